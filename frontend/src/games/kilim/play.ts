// Plays a motion over the table with the Web Animations API. What is drawn is never changed here.
import { played, set } from "../played";
import type { Motion } from "./motion";

const EASE = "cubic-bezier(.2, .7, .2, 1)";

export async function playMotion(table: HTMLElement, motion: Motion, ms: number, skip: AbortSignal): Promise<void> {
  const made: HTMLElement[] = [];
  const running = start(table, motion, ms, made);
  await played(running, ms, skip);
  running.forEach((animation) => animation.cancel());
  made.forEach((element) => element.remove());
}

function start(table: HTMLElement, motion: Motion, ms: number, made: HTMLElement[]): Animation[] {
  const find = (what: string): HTMLElement[] =>
    [...table.querySelectorAll<HTMLElement>(what)].filter((one) => one.getClientRects().length > 0);
  const offers = (seats: readonly number[]) => seats.flatMap((seat) => find(`[data-offer="${seat}"]`));
  const timing: KeyframeAnimationOptions = { duration: ms, easing: EASE, fill: "both" };
  const pulse = (elements: HTMLElement[], by = 1.08) =>
    elements.map((one) =>
      one.animate([{ transform: "none" }, { transform: `scale(${by})` }, { transform: "none" }], timing),
    );
  switch (motion.kind) {
    case "turn-up": {
      const prize = find("[data-prize]").at(-1);
      const pile = find("[data-pile]")[0];
      if (!prize || !pile) return [];
      const [to, from] = [prize.getBoundingClientRect(), pile.getBoundingClientRect()];
      const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
      return [
        prize.animate(
          [
            { transform: `${away} rotateY(180deg) scale(.6)`, opacity: 0.3 },
            { transform: "none", opacity: 1 },
          ],
          timing,
        ),
      ];
    }
    case "reveal": {
      return offers(motion.seats).map((card, i) =>
        card.animate([{ transform: "rotateY(90deg) translateY(-6px)" }, { transform: "none" }], {
          ...timing,
          delay: i * 60,
          duration: ms * 0.45,
        }),
      );
    }
    case "strike":
      return [
        ...offers(motion.seats).map((card) =>
          card.animate(
            [
              { transform: "none" },
              { transform: "translateX(-4px) rotate(-3deg)" },
              { transform: "translateX(4px) rotate(3deg)" },
              { transform: "none" },
            ],
            timing,
          ),
        ),
        ...motion.seats
          .flatMap((seat) => find(`[data-strike="${seat}"]`))
          .map((line) =>
            line.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { ...timing, duration: ms * 0.6 }),
          ),
      ];
    case "win":
      return [...pulse(offers([motion.seat]), 1.25), ...pulse(find("[data-prize]"), 1.12)];
    case "weave":
      return (
        fly(find(`[data-prize="${motion.piece}"]`)[0], find(`[data-kilim="${motion.seat}"]`)[0], made, timing) ?? []
      );
    case "take":
      return fly(find(`[data-take="${motion.what}"]`)[0], find(`[data-kilim="${motion.seat}"]`)[0], made, timing) ?? [];
    case "touch":
      return pulse(find(`[data-kilim="${motion.seat}"]`), 1.03);
    case "lost":
      return find("[data-prize]").map((one) =>
        one.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(14px) rotate(6deg)" }], timing),
      );
    case "pause":
      return [];
  }
}

/** A copy of the thing travels from where it lies to the middle of where it goes, in an arc. */
function fly(
  from: HTMLElement | undefined,
  to: HTMLElement | undefined,
  made: HTMLElement[],
  timing: KeyframeAnimationOptions,
): Animation[] | null {
  if (!from || !to) return null;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const ghost = from.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("data-prize");
  ghost.removeAttribute("data-take");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${a.left}px`,
    top: `${a.top}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
    margin: "0",
    zIndex: "20",
    pointerEvents: "none",
  });
  // Beside the original: the same styles apply to it there.
  from.parentElement?.append(ghost);
  made.push(ghost);
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const rise = -Math.min(70, Math.abs(dx) * 0.2 + 20);
  return [
    set(from, { opacity: 0.25 }),
    ghost.animate(
      [
        { transform: "none" },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 + rise}px) scale(1.12)`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: 0.5 },
      ],
      { ...timing, easing: "ease-in-out" },
    ),
  ];
}
