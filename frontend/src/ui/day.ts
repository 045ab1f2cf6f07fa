// A day as the reader writes it.
import { words } from "./words.svelte";

export const day = (ms: number): string => new Intl.DateTimeFormat(words.locale, { dateStyle: "medium" }).format(ms);
/** Of something that is over at this moment: midnight belongs to the day before. */
export const lastDay = (until: number): string => day(until - 1);
