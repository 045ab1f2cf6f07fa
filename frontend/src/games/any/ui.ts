// A game that brings no page of its own: all that the frame asks of a game, made from what the house says of it.
import { plainGames } from "../../ui/plain.svelte";
import type { Shuffle } from "../../net/fair";
import type { GameUi } from "../contract";
import { placedBy } from "../placed";
import { sentenceIn, Teller } from "../teller";
import Move from "./Move.svelte";
import { promptOf } from "./prompt";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import type { Event, Props, View, Words } from "./types";

export function anyGame(key: string): GameUi {
  const [phrases, roles] = [plainGames.phrases(key), plainGames.roles(key)];
  const roleOf = (event: Event) => roles[event.type] ?? "detail";
  const tellTo = (you: number, names: readonly string[], t: Words) => new Teller(phrases, you, names, t);
  const result = (events: readonly Event[]) => events.find((event) => roleOf(event) === "result");
  return {
    Table,
    Sheet,
    Move,
    sentence: sentenceIn(phrases),
    chronicle: {
      opens: (event: Event) => (event.type === "GameEnded" ? "end" : roleOf(event) === "begins" ? "turn" : null),
      counts: "game",
      chapter: () => "",
      turn: (events: Event[], you, names, t) => {
        const about = events.find((event) => event.type === "GameEnded") ?? result(events) ?? events[0]!;
        const seat = typeof about.seat === "number" ? about.seat : null;
        return { seat, text: tellTo(you, names, t).tell(about), points: null, more: [] };
      },
      scores: () => null,
      // A turn cannot be played again: only the house knows what lay on the table in between.
      seen: () => false,
      fold: (view: View) => view,
    },
    ending: {
      placed: (view: View) =>
        placedBy(view.sheet?.seats, (line) => [{ key: "points", points: line.total, count: line.total }]),
      label: (_, t) => t("page-any-points"),
      within: (_, t) => t("page-any-points"),
      wonWith: (_, __, share, t) => t("page-points", { points: share.points }),
      tie: () => null,
    },
    sound: (event: Event) => {
      const sounds = { begins: "card", result: "goods", quiet: "card", detail: null } as const;
      return sounds[roleOf(event)];
    },
    shuffles: (record) =>
      record.steps.flatMap((step): Shuffle[] => {
        if (step.step !== "chance") return [];
        const { order } = step.outcome as { order: number[] };
        const pool = [...order].sort((a, b) => a - b);
        return [{ what: "cards", pool: pool.map(String), order: order.map(String) }];
      }),
    won: (view: View, you) => view.sheet?.winners.includes(you) ?? false,
    lays: () => true,
    when: (view: View, t) => t("page-any-turn", { turn: view.turn, turns: view.turns }),
    prompt: (p: Props) => {
      const { head, rest } = promptOf(p);
      return rest ? `${head} ${rest}` : head;
    },
  };
}
