// Motions of films, the same for every game. They are the Web Animations API's, of transforms and opacity alone, which the
// browser draws without the page; so it goes on while the table is brought up to date. What changes nothing, or ends with
// a delay (`endDelay`), is worked out by the page for every frame: hence a timer to wait with.

/** Waits until these have ended and the time is over; done early when the signal says so. */
export async function played(running: readonly Animation[], ms: number, skip: AbortSignal): Promise<void> {
  let stop: () => void = () => undefined;
  const over = new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    stop = () => {
      clearTimeout(timer);
      running.forEach((animation) => animation.cancel());
      done();
    };
  });
  skip.addEventListener("abort", stop, { once: true });
  // A cancelled animation rejects: that is a skip, not a fault.
  await Promise.all([over, ...running.map((animation) => animation.finished.catch(() => null))]);
  skip.removeEventListener("abort", stop);
}

/** From a moment on it is so, until it is cancelled. */
export function set(element: Element, style: Keyframe, after = 0): Animation {
  return element.animate([style], { delay: after, duration: 0, fill: "forwards" });
}
