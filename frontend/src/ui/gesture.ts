// Nothing sounds before the first gesture on this page. It is noted from the start: sounds are loaded later.
export const gesture = { made: false };

for (const kind of ["pointerdown", "keydown"])
  window.addEventListener(kind, () => (gesture.made = true), { once: true, capture: true });
