// Plays a motion on the board's drawing with the Web Animations API. What is drawn is never changed here.
import { played, set } from "../played";
import { counterHalf, counterOf, type BoardPlan, type CityPlan, type Point } from "./geometry";
import { arcs, type Frame, type Motion } from "./motion";
import { parts } from "./names";
import { faceOf, pointOf, standOf } from "./places";
import type { Space } from "./types";

type Face = 1 | -1;

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export async function playMotion(
  drawing: SVGSVGElement,
  motion: Motion,
  ms: number,
  skip: AbortSignal,
  board: BoardPlan,
  city: CityPlan,
  looks: Face,
): Promise<Face> {
  const made: Element[] = [];
  const turns = motion.kind === "hop" ? turnsOf(hopOf(motion, board, city), looks, board.r) : [];
  const running = start(drawing, motion, ms, board, city, made, turns, looks);
  await played(running, running.length ? ms : 0, skip);
  made.forEach((element) => element.remove());
  // The end of a hop is held until the camel is drawn there.
  requestAnimationFrame(() => running.forEach((animation) => animation.cancel()));
  return turns.at(-1)?.face ?? looks;
}

type Hop = Extract<Motion, { kind: "hop" }>;

function hopOf(motion: Hop, board: BoardPlan, city: CityPlan): Frame[] {
  const at = (space: Space): Point & { width: number } => standOf(space, motion.camel, board, city);
  return arcs(
    at(motion.start),
    motion.legs.map((leg) => ({ to: at(leg.to), jumped: leg.jumped.map(at) })),
    board.r,
  );
}

/** Which way a camel looks on its way, frame by frame: where it is going, not where it came from. */
export function turnsOf(frames: readonly Frame[], looks: Face, r: number): { face: Face; offset: number }[] {
  let face = looks;
  return frames.map((frame, i) => {
    const next = frames[i + 1];
    if (next) face = faceOf(next.x - frame.x, face, r * 0.03);
    return { face, offset: frame.offset };
  });
}

function start(
  drawing: SVGSVGElement,
  motion: Motion,
  ms: number,
  board: BoardPlan,
  city: CityPlan,
  made: Element[],
  turns: { face: Face; offset: number }[],
  looks: Face,
): Animation[] {
  const timing: KeyframeAnimationOptions = { duration: ms, easing: EASE, fill: "both" };
  const counter = (seat: number): Point => counterOf(board.arms[seat]!);
  switch (motion.kind) {
    case "reveal":
      return [...drawing.querySelectorAll(".played .flip")].map((card) =>
        card.animate([{ transform: "scaleX(0) translateY(-6px)" }, { transform: "scaleX(1)" }], {
          ...timing,
          duration: ms * 0.4,
        }),
      );
    case "hop": {
      const camel = drawing.querySelector(`[data-camel="${motion.camel}"]`);
      if (!camel) return [];
      const from = standOf(motion.start, motion.camel, board, city);
      const to = motion.legs.at(-1)?.to ?? motion.start;
      // Camels in the city are drawn smaller: it grows or shrinks on its way.
      const growth = standOf(to, motion.camel, board, city).width / from.width - 1;
      const frames = hopOf(motion, board, city).map((f) => ({
        transform: `translate(${f.x - from.x}px, ${f.y - from.y}px) scale(${1 + growth * f.offset})`,
        offset: f.offset,
      }));
      const turning = (part: Element | null, as: (face: Face) => string): Animation[] =>
        part
          ? turns
              .filter(({ face }, i) => face !== (turns[i - 1]?.face ?? looks))
              .map(({ face, offset }) => set(part, { transform: as(face) }, offset * ms))
          : [];
      const load = camel.querySelector("[data-load]");
      return [
        camel.animate(frames, { duration: ms, fill: "both" }),
        ...turning(camel.querySelector("[data-face]"), (face) => `scale(${face}, 1)`),
        ...turning(load, (face) => `translate(${Number(load?.getAttribute("data-load")) * face}px, 0px)`),
      ];
    }
    case "fly": {
      const to = counter(motion.seat);
      const from = motion.from ? pointOf(motion.from, "white", board, city) : { x: to.x, y: to.y };
      return Array.from({ length: Math.max(1, Math.min(3, motion.count)) }, (_, i) => {
        const piece = goods(motion.goods, motion.name, board.r);
        drawing.appendChild(piece);
        made.push(piece);
        const rise = motion.from ? board.r * 1.6 : board.r * 2.6;
        const spread = (i - (motion.count - 1) / 2) * board.r * 0.7;
        const middle = `translate(${(from.x + to.x) / 2 + spread}px, ${Math.min(from.y, to.y) - rise}px) scale(1.25)`;
        if (motion.count === 0) return piece.animate([{ opacity: 0 }, { opacity: 0 }], timing);
        return piece.animate(
          [
            { transform: `translate(${from.x + spread}px, ${from.y}px) scale(.5)`, opacity: 0 },
            { transform: middle, opacity: 1, offset: 0.45 },
            { transform: `translate(${to.x}px, ${to.y}px) scale(.7)`, opacity: 0.2 },
          ],
          { ...timing, easing: "ease-in-out", delay: i * ms * 0.12, duration: ms * (1 - i * 0.1) },
        );
      });
    }
    case "spend": {
      const from = counter(motion.seat);
      const camel = motion.camel && drawing.querySelector<SVGGElement>(`[data-camel="${motion.camel}"]`);
      const at = camel
        ? camel.parentElement
            ?.getAttribute("transform")
            ?.match(/-?[\d.]+/g)
            ?.map(Number)
        : null;
      const to = at ? { x: at[0]!, y: at[1]! - board.r } : from;
      return Array.from({ length: motion.count }, (_, i) => {
        const piece = goods("gem", "", board.r);
        drawing.appendChild(piece);
        made.push(piece);
        return piece.animate(
          [
            { transform: `translate(${from.x}px, ${from.y}px)` },
            { transform: `translate(${to.x}px, ${to.y}px) scale(.6)` },
          ],
          { ...timing, delay: i * 80 },
        );
      });
    }
    case "load": {
      const camel = drawing.querySelector(`[data-camel="${motion.camel}"]`);
      return camel
        ? [
            camel.animate(
              [{ transform: "none" }, { transform: `translateY(${-board.r * 0.4}px)` }, { transform: "none" }],
              timing,
            ),
          ]
        : [];
    }
    case "glow": {
      const stall = drawing.querySelector(`[data-counter="${motion.seat}"]`);
      const p = counter(motion.seat);
      const grown = `translate(${-p.x * 0.1}px, ${-(p.y + counterHalf(board.r).y) * 0.1}px) scale(1.1)`;
      return stall ? [stall.animate([{ transform: "none" }, { transform: grown }, { transform: "none" }], timing)] : [];
    }
  }
}

/** A piece of goods round 0 0. */
function goods(kind: "gem" | "carpet" | "salt" | "teapot", name: string, r: number): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  const use = document.createElementNS(SVG, "use");
  const w = kind === "gem" ? r * 0.9 : r * 1.4;
  use.setAttribute("href", kind === "carpet" && name ? `#carpet-${parts(name).colour}` : `#${kind}`);
  for (const [key, value] of Object.entries({ x: -w / 2, y: -w / 2, width: w, height: w }))
    use.setAttribute(key, String(value));
  group.append(use);
  const value = kind === "carpet" ? String(parts(name).value) : name;
  if (value && value !== "NaN") {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("class", "art-num");
    text.setAttribute("y", String(w * 0.2));
    text.setAttribute("font-size", String(w * 0.42));
    text.textContent = value;
    group.append(text);
  }
  return group;
}
