// A few soft sounds of our own making. Browsers let them through only after the first gesture.
import type { Sound } from "../games/contract";
import { gesture } from "./gesture";
import { kept } from "./kept.svelte";

let air: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function wake(): void {
  try {
    air ??= new AudioContext();
    if (air.state === "suspended") void air.resume().catch(() => undefined);
  } catch {
    air = null;
  }
}
// The first time it takes a slow phone 70 ms: after what was pressed has been answered.
const gestured = (): void => (air ? wake() : void setTimeout(wake));
for (const gesture of ["pointerdown", "keydown"]) window.addEventListener(gesture, gestured);

/** A note: struck, then fading, gliding from one pitch to another where two are given. */
interface Note {
  pitch: number;
  to?: number;
  at?: number;
  long?: number;
  loud?: number;
  wave?: OscillatorType;
}

/** Something brushed: noise through a band. */
interface Brush {
  band: number;
  at?: number;
  long?: number;
  loud?: number;
}

type Score = (Note | Brush)[];

/** Low and wooden for pieces, bright for what shines, paper for cards. */
const SCORES: Record<Sound, Score> = {
  card: [{ band: 2400, long: 0.09, loud: 0.1 }],
  reveal: [
    { band: 1800, long: 0.12, loud: 0.1 },
    { band: 2600, at: 0.07, long: 0.12, loud: 0.1 },
    { pitch: 294, at: 0.08, loud: 0.05 },
  ],
  hop: [
    { pitch: 196, to: 131, long: 0.16, loud: 0.13, wave: "sine" },
    { pitch: 220, to: 147, at: 0.13, long: 0.16, loud: 0.09, wave: "sine" },
  ],
  gem: [
    { pitch: 1318, long: 0.35, loud: 0.045 },
    { pitch: 1976, at: 0.05, long: 0.4, loud: 0.03 },
  ],
  goods: [
    { band: 700, long: 0.14, loud: 0.12 },
    { pitch: 330, at: 0.04, loud: 0.05 },
  ],
  delivered: [
    { pitch: 523, loud: 0.07 },
    { pitch: 659, at: 0.09, loud: 0.07 },
    { pitch: 784, at: 0.18, loud: 0.07 },
  ],
  tick: [{ pitch: 440, to: 392, long: 0.09, loud: 0.05, wave: "sine" }],
  ask: [
    { pitch: 392, loud: 0.11 },
    { pitch: 523, at: 0.1, loud: 0.11 },
  ],
  low: [
    { pitch: 880, long: 0.12, loud: 0.07, wave: "sine" },
    { pitch: 880, at: 0.22, long: 0.12, loud: 0.07, wave: "sine" },
  ],
  said: [{ pitch: 659, long: 0.25, loud: 0.06, wave: "sine" }],
  end: [
    { pitch: 330, loud: 0.1 },
    { pitch: 392, at: 0.14, loud: 0.1 },
    { pitch: 494, at: 0.28, long: 0.8, loud: 0.1 },
  ],
  won: [
    { pitch: 392, loud: 0.1 },
    { pitch: 494, at: 0.12, loud: 0.1 },
    { pitch: 587, at: 0.24, loud: 0.1 },
    { pitch: 784, at: 0.36, long: 1.1, loud: 0.11 },
  ],
};
/** Later than this, what is shown is something else. */
const MOST_AT_ONCE = 3;
const APART = 0.16;

function play(score: Score, after: number, ear: AudioContext): void {
  for (const part of score) {
    const start = ear.currentTime + after + (part.at ?? 0);
    const end = start + (part.long ?? 0.45);
    const volume = ear.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(part.loud ?? 0.08, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, end);
    volume.connect(ear.destination);
    const source = "band" in part ? brushed(part, ear) : struck(part, start, end, ear);
    source.out.connect(volume);
    source.from.start(start);
    source.from.stop(end + 0.05);
  }
}

function struck(
  note: Note,
  start: number,
  end: number,
  ear: AudioContext,
): { from: AudioScheduledSourceNode; out: AudioNode } {
  const string = ear.createOscillator();
  string.type = note.wave ?? "triangle";
  string.frequency.setValueAtTime(note.pitch, start);
  if (note.to) string.frequency.exponentialRampToValueAtTime(note.to, end);
  return { from: string, out: string };
}

function brushed(brush: Brush, ear: AudioContext): { from: AudioScheduledSourceNode; out: AudioNode } {
  hiss ??= noise(ear);
  const source = ear.createBufferSource();
  source.buffer = hiss;
  const band = ear.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = brush.band;
  band.Q.value = 0.8;
  source.connect(band);
  return { from: source, out: band };
}

function noise(ear: AudioContext): AudioBuffer {
  const buffer = ear.createBuffer(1, ear.sampleRate / 2, ear.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** What calls somebody who looks elsewhere; the rest is for those who watch. */
const CALLS: ReadonlySet<Sound> = new Set(["ask", "low", "said", "end", "won"]);

/** Each kind once, the first few of them, one after the other. */
export function sound(...sounds: (Sound | null)[]): void {
  if (!kept.sound) return;
  if (!air && gesture.made) wake();
  if (air?.state !== "running") return;
  const ear = air;
  const once = [...new Set(sounds.filter((one) => one !== null && (!document.hidden || CALLS.has(one))))] as Sound[];
  once.slice(0, MOST_AT_ONCE).forEach((one, i) => play(SCORES[one], i * APART, ear));
}
