// Plays a motion over the souk with the Web Animations API. What is drawn is never changed here.
import { played, set } from "../played";
import type { Motion } from "./motion";

const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SVG = "http://www.w3.org/2000/svg";
/** More coins than this are not counted by eye. */
const COINS = 6;

export async function playMotion(souk: HTMLElement, motion: Motion, ms: number, skip: AbortSignal): Promise<void> {
  const made: Element[] = [];
  const running = start(souk, motion, ms, made);
  await played(running, ms, skip);
  running.forEach((animation) => animation.cancel());
  made.forEach((element) => element.remove());
}

function start(souk: HTMLElement, motion: Motion, ms: number, made: Element[]): Animation[] {
  const find = (what: string): HTMLElement[] =>
    [...souk.querySelectorAll<HTMLElement>(what)].filter((one) => one.getClientRects().length > 0);
  const seat = (number: number) => find(`[data-seat="${number}"]`)[0];
  const place = (name: number | string) => find(`[data-place="${name}"]`)[0];
  const offer = (card: string) => find(`[data-offer="${card}"]`)[0];
  const timing: KeyframeAnimationOptions = { duration: ms, easing: EASE, fill: "both" };
  const coins = (from: HTMLElement | undefined, to: HTMLElement | undefined, count: number) =>
    from && to ? pour(souk, from, to, Math.min(COINS, count), ms, made) : [];
  switch (motion.kind) {
    case "camel": {
      const card = offer("camel");
      if (!card) return [];
      return [
        card.animate(
          [
            { transform: "rotateY(90deg) scale(.9)", opacity: 0.4 },
            { transform: "none", opacity: 1 },
          ],
          timing,
        ),
      ];
    }
    case "reveal": {
      const cards = find("[data-place] [data-offer]").filter((one) => one.dataset.offer !== "camel");
      return cards.map((card, i) =>
        card.animate([{ transform: "rotateY(90deg) translateY(-8px)" }, { transform: "none" }], {
          ...timing,
          delay: i * ms * 0.07,
          duration: ms * 0.4,
        }),
      );
    }
    case "stops":
      return find("[data-bubble]").map((bubble, i) =>
        bubble.animate(
          [
            { transform: "translateY(16px) scale(.2)", opacity: 0 },
            { transform: "translateY(-3px) scale(1.12)", opacity: 1, offset: 0.7 },
            { transform: "none", opacity: 1 },
          ],
          { ...timing, duration: ms * 0.5, delay: i * ms * 0.06 },
        ),
      );
    case "buy":
      return [
        ...coins(seat(motion.seat), place(motion.to), motion.coins),
        ...(carry(offer(motion.card)?.firstElementChild ?? undefined, seat(motion.seat), made, timing) ?? []),
      ];
    case "dispute": {
      const card = offer(motion.card);
      return [
        ...motion.seats.flatMap((one) => coins(seat(one), place(motion.to), motion.coins)),
        ...(card
          ? [
              card.animate(
                [
                  { transform: "none", opacity: 1 },
                  { transform: "translateX(-7px) rotate(-4deg)", offset: 0.15 },
                  { transform: "translateX(7px) rotate(4deg)", offset: 0.3 },
                  { transform: "translateX(-7px) rotate(-4deg)", offset: 0.45 },
                  { transform: "none", opacity: 1, offset: 0.6 },
                  { transform: "translateY(22px) rotate(9deg)", opacity: 0 },
                ],
                { ...timing, easing: "ease-in-out" },
              ),
            ]
          : []),
      ];
    }
    case "fine":
      return coins(seat(motion.seat), place("camel"), motion.coins);
    case "unsold":
      return motion.cards.flatMap((card) => {
        const one = offer(card);
        return one
          ? [
              one.animate(
                [
                  { transform: "none", opacity: 1 },
                  { transform: "translateY(24px) rotate(5deg)", opacity: 0 },
                ],
                { ...timing, easing: "ease-in" },
              ),
            ]
          : [];
      });
    case "elder":
      return find("[data-elder]").map((mark) =>
        mark.animate(
          [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.25)", offset: 0.6 }, { transform: "none" }],
          timing,
        ),
      );
    case "fall":
    case "pause":
      return [];
  }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Coins fly from a purse to whoever is paid, one after the other, in an arc. */
function pour(souk: HTMLElement, from: HTMLElement, to: HTMLElement, count: number, ms: number, made: Element[]) {
  const [a, b] = [middle(from), middle(to)];
  return Array.from({ length: count }, (_, i) => {
    const coin = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", "#coin-5");
    use.setAttribute("width", "40");
    use.setAttribute("height", "40");
    coin.append(use);
    coin.setAttribute("viewBox", "0 0 40 40");
    coin.setAttribute("aria-hidden", "true");
    Object.assign(coin.style, {
      position: "fixed",
      left: `${a.x - 12}px`,
      top: `${a.y - 12}px`,
      width: "24px",
      height: "24px",
      zIndex: "30",
      pointerEvents: "none",
    });
    souk.append(coin);
    made.push(coin);
    const [dx, dy] = [b.x - a.x + (i % 3) * 7 - 7, b.y - a.y];
    const rise = -Math.min(90, 30 + Math.abs(dx) * 0.15);
    return coin.animate(
      [
        { transform: "scale(.5)", opacity: 0 },
        { transform: `translate(${dx * 0.1}px, ${dy * 0.1 + rise * 0.3}px)`, opacity: 1, offset: 0.15 },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 + rise}px) rotate(200deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) rotate(400deg)`, opacity: 1, offset: 0.92 },
        { transform: `translate(${dx}px, ${dy}px) rotate(400deg) scale(.5)`, opacity: 0 },
      ],
      { duration: ms * 0.7, delay: (i / COINS) * ms * 0.3, easing: "ease-in-out", fill: "both" },
    );
  });
}

/** A copy of the card travels from where it lies to who bought it. */
function carry(
  from: Element | undefined,
  to: HTMLElement | undefined,
  made: Element[],
  timing: KeyframeAnimationOptions,
): Animation[] | null {
  if (!(from instanceof HTMLElement) || !to) return null;
  const box = from.getBoundingClientRect();
  const [a, b] = [middle(from), middle(to)];
  const ghost = from.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "20",
    pointerEvents: "none",
  });
  // Beside the original: the same styles apply to it there.
  from.parentElement?.append(ghost);
  made.push(ghost);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return [
    set(from, { opacity: 0.2 }),
    ghost.animate(
      [
        { transform: "none" },
        { transform: "translateY(-10px) scale(1.08)", offset: 0.35 },
        { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0.5 },
      ],
      { ...timing, easing: "ease-in-out" },
    ),
  ];
}
