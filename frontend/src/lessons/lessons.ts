// Beginning a lesson, from wherever one is.
import { house } from "../net/http";
import { my } from "../net/me.svelte";
import { router } from "../ui/router.svelte";
import { trouble } from "../ui/trouble.svelte";

/** At a table of its own. `replace`: the way back does not lead through the table that was left, which is closed now. */
export async function beginLesson(game: string, key: string, replace = false): Promise<void> {
  const made = await trouble.trying(() => house.beginLesson(game, key));
  if (!made) return;
  await my.met().catch(() => undefined);
  router.go(`/table/${made.id}`, replace);
}

/** How this browser remembers it. */
export const nameOf = (lesson: { game: string; key: string }): string => `${lesson.game}/${lesson.key}`;
