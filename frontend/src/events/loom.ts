// An evening woven: a column a round, as high as what one made of it, with the motif of one's seat. It shows no cards and
// no rivals, so it can be shared.
import { COLOURS, WEAVES } from "../art/weaves";
import { wovenBand, BAND_HEIGHT, BAND_WIDTH } from "../art/band";

export interface Column {
  seat: number;
  /** Of what could be had, 0 to 1. */
  share: number;
}

/** Ground and thread of each seat's motif. */
const YARNS: readonly (readonly [string, string])[] = [
  ["#27335c", "#f6efe2"],
  ["#b5402f", "#f6efe2"],
  ["#e7d6b8", "#2b2233"],
  ["#1f8a8a", "#161a2e"],
  ["#6e7b3c", "#f6efe2"],
];
const KNOTS = 8;
const WOOD = "#a86c14";
const BRASS = "#e0a02e";

/** The loom in a box; what is woven rises from its lower beam. */
export function drawLoom(
  pen: CanvasRenderingContext2D,
  columns: readonly Column[],
  x: number,
  y: number,
  wide: number,
  high: number,
): void {
  const beam = Math.round(high * 0.06);
  const [left, top, width, height] = [x + beam, y + beam + 4, wide - 2 * beam, high - 2 * beam - 8];
  const each = width / columns.length;
  pen.strokeStyle = "#b9a67a";
  pen.lineWidth = 2;
  for (let thread = left + 6; thread < left + width; thread += 12) {
    pen.beginPath();
    pen.moveTo(thread, top);
    pen.lineTo(thread, top + height);
    pen.stroke();
  }
  columns.forEach(({ seat, share }, n) => {
    const knot = each / KNOTS;
    const [ground, thread] = YARNS[seat % YARNS.length]!;
    const rows = Math.round((share * height) / knot);
    const motif = WEAVES[COLOURS[seat % COLOURS.length]!];
    for (let row = 0; row < rows; row++)
      for (let knotAt = 0; knotAt < KNOTS; knotAt++) {
        pen.fillStyle = motif[row % KNOTS]![knotAt] === "#" ? thread : ground;
        // A little over: no thread shines through between two knots.
        pen.fillRect(left + n * each + knotAt * knot, top + height - (row + 1) * knot, knot + 0.6, knot + 0.6);
      }
  });
  for (const at of [y, y + high - beam]) {
    pen.fillStyle = WOOD;
    pen.beginPath();
    pen.roundRect(x, at, wide, beam, beam / 2);
    pen.fill();
  }
  pen.fillStyle = BRASS;
  pen.fillRect(left, y + beam + 1, width, 3);
  pen.fillRect(left, y + high - beam - 4, width, 3);
}

export interface Result {
  /** Its band is the event's own. */
  event: string;
  name: string;
  place: string;
  made: string;
  what: string;
  columns: readonly Column[];
}

const [WIDE, HIGH] = [1200, 630];

/** A picture to share, 1200 × 630. */
export async function picture(result: Result): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const [display, text] = [style.getPropertyValue("--display"), style.getPropertyValue("--text")];
  pen.fillStyle = "#161a2e";
  pen.fillRect(0, 0, WIDE, HIGH);
  for (const y of [0, HIGH - 24]) drawBand(pen, result.event, y);
  drawLoom(pen, result.columns, 78, 114, 548, 402);
  const write = (said: string, font: string, colour: string, y: number, step = 0): void => {
    pen.font = font;
    pen.fillStyle = colour;
    let at = y;
    for (const line of broken(pen, said, WIDE - 696 - 60)) {
      pen.fillText(line, 696, at);
      at += step;
    }
  };
  write(result.name, `600 26px ${text}`, "#f6efe2", 150);
  write(result.place, `600 74px ${display}`, "#f6efe2", 240, 76);
  write(result.made, `700 34px ${display}`, "#f2c268", 316);
  write(result.what, `400 24px ${text}`, "#d5cdda", 368, 34);
  write("Caravanserai", `600 26px ${display}`, "#f6efe2", 512);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** A sentence in lines of this width. */
function broken(pen: CanvasRenderingContext2D, said: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of said.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawBand(pen: CanvasRenderingContext2D, seed: string, y: number): void {
  const size = 24 / BAND_HEIGHT;
  for (const { fill, d } of wovenBand(seed)) {
    const yarn = new Path2D(d);
    pen.fillStyle = fill;
    for (let x = 0; x < WIDE; x += BAND_WIDTH * size) {
      pen.save();
      pen.translate(x, y);
      pen.scale(size, size);
      pen.fill(yarn);
      pen.restore();
    }
  }
}
