// How far a review is.
import type { Say } from "../charts/numbers";

/** So many choices are read; when all are, the dearest are looked at once more, which takes its time too. */
export function readText({ read, choices }: { read: number; choices: number }, t: Say): string {
  if (!choices) return "";
  return read < choices ? t("page-coach-running.more", { read, choices }) : t("page-coach-running.last");
}
