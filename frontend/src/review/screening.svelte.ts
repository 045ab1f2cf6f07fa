// A finished game as it is looked at again: whose eyes, which step, and what a table needs to draw it.
import { gameUi } from "../games";
import type { GameUi, SeatFace } from "../games/contract";
import { HouseError } from "../net/http";
import { replayOf, type Eyes, type Replay } from "../net/replay";
import type { ReplayStep } from "../net/types";
import { namesOf, sittersOf, type SeatName } from "../ui/characters";
import { kept } from "../ui/kept.svelte";
import { Reel } from "./reel.svelte";
import { linesOf, type StoryLine } from "../table/story";
import { t } from "../ui/words.svelte";

export class Screening {
  replay = $state.raw<Replay | null>(null);
  ui = $state.raw<GameUi | null>(null);
  refusal = $state<string | null>(null);
  eyes = $state<Eyes>(-1);
  /** The clause of the rules that is being read. */
  clause = $state<string | null>(null);
  /** How long a step is looked at once it has been shown; where it is there at once, long enough to read. */
  readonly reel = new Reel(() =>
    kept.motion === 0 ? (kept.stills === "off" ? 1_600 : 600) : [0, 900, 500, 200][kept.motion]!,
  );

  constructor(
    readonly table: string,
    eyes: Eyes,
    private readonly first: number,
  ) {
    this.eyes = eyes;
  }

  /** Fetch the game as these eyes saw it, at the same moment; for an effect, so that other eyes fetch it anew. */
  load(): void {
    const wanted = this.eyes;
    replayOf(this.table, wanted).then(
      async (found) => {
        if (wanted !== this.eyes) return;
        this.ui = await gameUi(found.game);
        const now = this.reel.steps[this.reel.at]?.number;
        const at = now === undefined ? this.first : found.steps.findLastIndex((one) => one.number <= now);
        this.replay = found;
        this.reel.load(found.steps, at);
      },
      (error: unknown) =>
        (this.refusal = error instanceof HouseError && error.sentence ? error.sentence : t("page-unreachable")),
    );
  }

  close(): void {
    this.reel.close();
  }

  readonly step: ReplayStep | null = $derived(this.reel.steps[this.reel.at] ?? null);
  readonly seat: number = $derived(this.replay?.seat ?? -1);
  private readonly spoken: SeatName[] = $derived(
    this.replay ? namesOf(sittersOf(this.replay.names, this.replay.bots), t) : [],
  );
  /** On plates. */
  readonly names: string[] = $derived(this.spoken.map((one) => one.name));
  /** In sentences. */
  readonly called: string[] = $derived(this.spoken.map((one) => one.called));
  readonly faces: SeatFace[] = $derived(
    this.spoken.map((one, i) => ({
      ...one,
      bot: this.replay?.names[i] ? null : (this.replay?.bots[i] ?? null),
      kind: this.replay?.names[i] ? ("person" as const) : ("bot" as const),
      here: true,
      waiting: this.step?.waiting.includes(i) ?? false,
      clock: null,
      you: i === this.seat,
    })),
  );
  readonly told: StoryLine[] = $derived(
    this.step && this.ui
      ? linesOf({ n: this.reel.at, events: this.step.events }, this.ui, this.seat, this.called, t)
      : [],
  );
  /** What has been shown: the step itself only when its film is over. */
  readonly past: unknown[] = $derived(
    this.reel.steps.slice(0, this.reel.news.length ? this.reel.at : this.reel.at + 1).flatMap((one) => one.events),
  );

  /** Where a step of the record is seen: a shuffle that follows an answer is shown together with it. */
  placeOf(number: number): number {
    const found = this.reel.steps.findIndex((one) => one.number >= number);
    return found < 0 ? this.reel.last : found;
  }

  seek(number: number): void {
    this.reel.to(this.placeOf(number));
  }

  /** Does what is seen now show this step of the record? */
  shows(number: number): boolean {
    return this.step !== null && this.placeOf(number) === this.reel.at;
  }

  /** The keys of a reel, wherever on the page they are pressed. */
  keys(event: KeyboardEvent): void {
    const at = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || this.clause !== null || !this.replay) return;
    if (at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement) return;
    if (at instanceof HTMLInputElement && at.type !== "range") return;
    if (at instanceof Element && at.closest("dialog, [role=tablist]")) return;
    if (event.key === " " && at instanceof HTMLElement && at.matches("button, a, summary")) return;
    if (event.key === "ArrowRight") this.reel.forward();
    else if (event.key === "ArrowLeft") this.reel.back();
    else if (event.key === "Home") this.reel.to(0);
    else if (event.key === "End") this.reel.to(this.reel.last);
    else if (event.key === " ") this.reel.toggle();
    else return;
    event.preventDefault();
  }
}
