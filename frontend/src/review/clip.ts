// A clip of the last turn, drawn on a canvas and recorded as it is: a bar, the table, and under it what happened.
import type { Clip } from "../net/types";

export const SIDE = 720;
const BAR = 60;
const TABLE = { x: 20, y: BAR + 18, w: 680, h: 431 };
const WORDS = { x: 28, y: TABLE.y + TABLE.h + 46, size: 28, line: 38, w: SIDE - 56 };
/** So often a second it is drawn anew: a canvas that does not change may send nothing to the recorder. */
const RATE = 12;
/** What chats and phones take comes first. */
const KINDS = [
  "video/mp4;codecs=avc1.42E01F",
  "video/mp4",
  "video/webm;codecs=vp9",
  "video/webm;codecs=vp8",
  "video/webm",
];

/** The first kind of video that this browser records; null if it records none. */
export function kindOfVideo(): string | null {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

export const lengthOf = (clip: Clip): number => clip.frames.reduce((sum, frame) => sum + frame.ms, 0);

/** Which frame is seen after so many milliseconds, and the caption that stands then: one stays until there is another. */
export function frameAt(clip: Clip, ms: number): { drawing: number; said: string } {
  let until = 0;
  let said = "";
  for (const frame of clip.frames) {
    until += frame.ms;
    said = frame.said || said;
    if (ms < until) return { drawing: frame.drawing, said };
  }
  return { drawing: clip.frames.at(-1)?.drawing ?? 0, said };
}

/** Lines no wider than there is room; a word that is too long has a line of its own. */
export function wrapped(words: string, wide: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const tried = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(tried) <= wide) lines[lines.length - 1] = tried;
    else lines.push(word);
  }
  return lines;
}

export async function imagesOf(clip: Clip): Promise<HTMLImageElement[]> {
  return Promise.all(
    clip.drawings.map(async (drawing) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
      await image.decode();
      return image;
    }),
  );
}

function paint(pen: CanvasRenderingContext2D, clip: Clip, images: HTMLImageElement[], title: string, ms: number): void {
  const { drawing, said } = frameAt(clip, ms);
  const fonts = getComputedStyle(document.documentElement);
  const font = (size: number, family: string): string => `600 ${size}px ${fonts.getPropertyValue(family)}`;
  pen.fillStyle = "#f6efe2";
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = "#27335c";
  pen.fillRect(0, 0, SIDE, BAR);
  pen.fillStyle = "#b5402f";
  pen.fillRect(0, BAR, SIDE, 6);
  pen.fillStyle = "#f6efe2";
  pen.font = font(26, "--display");
  pen.fillText(`Caravanserai · ${title}`, WORDS.x, 40, WORDS.w);
  const image = images[drawing];
  if (image) pen.drawImage(image, TABLE.x, TABLE.y, TABLE.w, TABLE.h);
  pen.fillStyle = "#2b2233";
  pen.font = font(WORDS.size, "--text");
  wrapped(said, WORDS.w, (line) => pen.measureText(line).width).forEach((line, n) =>
    pen.fillText(line, WORDS.x, WORDS.y + n * WORDS.line, WORDS.w),
  );
  pen.fillStyle = "#e0a02e";
  pen.fillRect(0, SIDE - 8, (SIDE * ms) / lengthOf(clip), 8);
}

/** Draws the clip from its beginning to its end and records it meanwhile; null if it was called off. */
export async function recordClip(
  canvas: HTMLCanvasElement,
  clip: Clip,
  title: string,
  kind: string,
  far: (part: number) => void,
  off: AbortSignal,
): Promise<Blob | null> {
  const [images] = await Promise.all([imagesOf(clip), document.fonts.ready]);
  const pen = canvas.getContext("2d", { alpha: false })!;
  paint(pen, clip, images, title, 0);
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: kind, videoBitsPerSecond: 2_500_000 });
  const parts: Blob[] = [];
  const done = new Promise<void>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    recorder.onstop = () => resolve();
    recorder.onerror = () => reject(new Error("the recorder failed"));
  });
  const whole = lengthOf(clip);
  recorder.start();
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const ms = Math.min(performance.now() - began, whole);
      paint(pen, clip, images, title, ms);
      far(ms / whole);
      if (ms < whole && !off.aborted && recorder.state === "recording") return;
      clearInterval(timer);
      resolve();
    }, 1000 / RATE);
  });
  if (recorder.state !== "inactive") recorder.stop();
  await done;
  for (const track of recorder.stream.getTracks()) track.stop();
  return off.aborted ? null : new Blob(parts, { type: kind.split(";")[0]! });
}
