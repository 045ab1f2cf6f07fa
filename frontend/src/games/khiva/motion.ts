// From events to small motions that explain them: plain plans, which the board then plays.
import type { Step as FilmStep } from "../film.svelte";
import type { Colour } from "../../art/weaves";
import type { WentHome } from "./fold";
import { distance, type Point } from "./geometry";
import type { Event, Space } from "./types";

export type Goods = "gem" | "carpet" | "salt" | "teapot";

/** One leg of a camel's way: to the next space that counts, over the camels between. */
export interface Leg {
  to: Space;
  jumped: Space[];
}

export type Motion =
  | { kind: "reveal" }
  | { kind: "hop"; camel: Colour; seat: number; start: Space; legs: Leg[] }
  | { kind: "fly"; goods: Goods; name: string; count: number; from: Space | null; seat: number }
  | { kind: "spend"; seat: number; count: number; camel: Colour | null }
  | { kind: "load"; camel: Colour }
  | { kind: "glow"; seat: number };

export type Step = FilmStep<Motion, Event | WentHome>;

const HOP = 190;
const JUMP = 300;

/** The legs of a way; the stop is the last of them. */
export function legsOf(event: Extract<Event, { type: "CamelMoved" }>): Leg[] {
  const legs: Leg[] = [];
  let jumped: Space[] = [];
  for (const passed of [...event.way, { space: event.stop, jumped: false }]) {
    if (passed.jumped) jumped.push(passed.space);
    else {
      legs.push({ to: passed.space, jumped });
      jumped = [];
    }
  }
  return legs;
}

export function plan(events: readonly Event[]): Step[] {
  const steps: Step[] = [];
  let where: Space | null = null;
  let leading: Colour | null = null;
  const fly = (event: Event, seat: number, goods: Goods, name: string, count: number, ms = 420) =>
    steps.push({ motion: { kind: "fly", goods, name, count, from: where, seat }, ms, events: [event] });
  for (const event of events) {
    switch (event.type) {
      case "CardsRevealed": {
        const last = steps.at(-1);
        if (last?.motion?.kind === "reveal") last.events.push(event);
        else steps.push({ motion: { kind: "reveal" }, ms: 1_000, events: [event], first: true });
        break;
      }
      case "CardRefused":
        steps.push({
          motion: { kind: "fly", goods: "gem", name: "", count: event.gems, from: null, seat: event.seat },
          ms: 380,
          events: [event],
        });
        break;
      case "CamelWon":
        leading = event.camel;
        steps.push({ motion: { kind: "glow", seat: event.seat }, ms: 180, events: [event] });
        break;
      case "GemsSpent":
        steps.push({
          motion: { kind: "spend", seat: event.seat, count: event.gems, camel: leading },
          ms: 320,
          events: [event],
        });
        break;
      case "CamelMoved": {
        where = event.stop;
        const legs = legsOf(event);
        const jumps = legs.reduce((n, leg) => n + leg.jumped.length, 0);
        const ms = Math.min(1_400, Math.max(300, legs.length * HOP + jumps * JUMP));
        steps.push({
          motion: { kind: "hop", camel: event.camel, seat: event.seat, start: event.start, legs },
          ms,
          events: [event],
        });
        break;
      }
      case "GemsGained":
        fly(event, event.seat, "gem", "", event.gems);
        break;
      case "CarpetTaken":
        fly(event, event.seat, "carpet", event.carpet, 1);
        break;
      case "SaltBought":
        fly(event, event.seat, "salt", String(event.value), 1);
        break;
      case "TeapotTaken":
        fly(event, event.seat, "teapot", String(event.value), 1, 460);
        steps[steps.length - 1]!.first = true;
        if (where) {
          const home: Motion = {
            kind: "hop",
            camel: event.camel,
            seat: event.seat,
            start: where,
            legs: [{ to: { place: "city" }, jumped: [] }],
          };
          steps.push({ motion: home, ms: 380, events: [{ type: "WentHome", camel: event.camel }], still: 0 });
        }
        break;
      case "CarpetsDelivered":
        steps.push({ motion: { kind: "glow", seat: event.seat }, ms: 300, events: [event] });
        break;
      case "CamelLoaded":
        steps.push({ motion: { kind: "load", camel: event.camel }, ms: 220, events: [event] });
        break;
      default:
        steps.push({ motion: null, ms: 0, events: [event] });
    }
  }
  return steps;
}

export interface Frame extends Point {
  offset: number;
}

const SAMPLES = 8;

/** The way of a hop as points over time: low arcs from space to space, a high one over each jumped camel. */
export function arcs(start: Point, legs: readonly { to: Point; jumped: readonly Point[] }[], r: number): Frame[] {
  const ends: { to: Point; lift: number; time: number }[] = [];
  for (const leg of legs) {
    const over = leg.jumped.length > 0;
    // A jumped space is touched only in the air: the arc peaks above it.
    for (const p of leg.jumped.slice(0, -1)) ends.push({ to: { x: p.x, y: p.y - r * 1.5 }, lift: r, time: JUMP });
    ends.push({ to: leg.to, lift: over ? r * 2.6 : r * 0.7, time: over ? JUMP + HOP : HOP });
  }
  const whole = ends.reduce((ms, end) => ms + end.time, 0);
  const frames: Frame[] = [{ ...start, offset: 0 }];
  let [from, gone] = [start, 0];
  for (const { to, lift, time } of ends) {
    const height = Math.min(lift, lift * 0.5 + distance(from, to) * 0.4);
    for (let i = 1; i <= SAMPLES; i++) {
      const s = i / SAMPLES;
      frames.push({
        x: from.x + (to.x - from.x) * s,
        y: from.y + (to.y - from.y) * s - 4 * height * s * (1 - s),
        offset: Math.min(1, (gone + time * s) / whole),
      });
    }
    from = to;
    gone += time;
  }
  return frames;
}
