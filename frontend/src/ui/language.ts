// The reader's choice of a language. Out of reach, one whose words are not on this device cannot be had: say so, and show
// the one that stays.
import { trouble } from "./trouble.svelte";
import { words, type Lang } from "./words.svelte";

export async function speakIn(field: HTMLSelectElement | HTMLInputElement): Promise<void> {
  if (await words.choose(field.value as Lang)) return trouble.reached();
  trouble.unreachable();
  if (field instanceof HTMLSelectElement) field.value = words.lang;
  else
    for (const one of document.getElementsByName(field.name) as NodeListOf<HTMLInputElement>)
      one.checked = one.value === words.lang;
}
