// A few soft sounds of our own making. Browsers let them through only after the first gesture.
let air: AudioContext | null = null;

function wake(): void {
  try {
    air ??= new AudioContext();
    void air.resume();
  } catch {
    air = null;
  }
}
for (const gesture of ["pointerdown", "keydown"]) window.addEventListener(gesture, wake, { once: true });

function pluck(pitch: number, after = 0, loud = 0.12): void {
  if (!air || air.state !== "running") return;
  const start = air.currentTime + after;
  const string = air.createOscillator();
  const volume = air.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
  string.connect(volume).connect(air.destination);
  string.start(start);
  string.stop(start + 0.55);
}

export type Sound = "ask" | "move" | "said" | "end";

export function play(sound: Sound, on: boolean): void {
  if (!on) return;
  if (sound === "ask") [392, 523].forEach((pitch, i) => pluck(pitch, i * 0.09));
  if (sound === "move") pluck(262, 0, 0.05);
  if (sound === "said") pluck(659, 0, 0.06);
  if (sound === "end") [330, 392, 494, 659].forEach((pitch, i) => pluck(pitch, i * 0.14));
}
