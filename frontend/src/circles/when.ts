// When an evening is, as people say it; and as the fields of a form have it, in this place's time.
import { words } from "../ui/words.svelte";

const DAY = 24 * 3_600_000;

/** "Today at 20:00"; another day is written out. */
export function when(starts: number, now: number): string {
  const time = new Intl.DateTimeFormat(words.locale, { hour: "numeric", minute: "2-digit" }).format(starts);
  const days = Math.round((midnight(starts) - midnight(now)) / DAY);
  const near = days >= -1 && days <= 1;
  const said = near
    ? new Intl.RelativeTimeFormat(words.locale, { numeric: "auto" }).format(days, "day")
    : new Intl.DateTimeFormat(words.locale, { weekday: "long", day: "numeric", month: "long" }).format(starts);
  return `${said.charAt(0).toLocaleUpperCase(words.locale)}${said.slice(1)}, ${time}`;
}

function midnight(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0);
}

const two = (part: number): string => String(part).padStart(2, "0");

export function dayField(ms: number): string {
  const at = new Date(ms);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export function timeField(ms: number): string {
  const at = new Date(ms);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

export function moment(day: string, time: string): number {
  return new Date(`${day}T${time}`).getTime();
}
