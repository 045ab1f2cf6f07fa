// How a game ended, told to one reader: their place, the winner and what won it, and what lies between them.
import type { GameEnding, Placed, Say, Share } from "../games/contract";

export interface Between {
  rival: Placed;
  points: number;
  /** Where the better of the two is furthest ahead of the other, and how much. */
  share: Share | null;
  more: number;
}

export interface Ending {
  winners: Placed[];
  mine: Placed | null;
  /** Who shares the reader's place. */
  level: Placed[];
  /** What won it: where the winner is furthest ahead of what the others have on average. */
  decided: Share | null;
  between: Between | null;
}

const pointsOf = (placed: Placed, key: string): number => placed.shares.find((one) => one.key === key)?.points ?? 0;

/** The share in which one is furthest ahead of a measure of others; none if nowhere. */
function furthest(ahead: Placed, other: (key: string) => number): { share: Share | null; more: number } {
  let best: { share: Share | null; more: number } = { share: null, more: 0 };
  for (const share of ahead.shares) {
    const more = share.points - other(share.key);
    if (more > best.more) best = { share, more };
  }
  return best;
}

export function endingOf(placed: readonly Placed[], you: number): Ending {
  const winners = placed.filter((one) => one.rank === 1);
  const mine = placed.find((one) => one.seat === you) ?? null;
  const level = mine ? placed.filter((one) => one.rank === mine.rank && one !== mine) : [];
  const [winner] = winners;
  const others = placed.filter((one) => one !== winner);
  const mean = (key: string) => others.reduce((sum, one) => sum + pointsOf(one, key), 0) / (others.length || 1);
  const decided = winner && winners.length === 1 ? furthest(winner, mean).share : null;
  return { winners, mine, level, decided, between: mine && betweenOf(placed, winners, mine) };
}

function betweenOf(placed: readonly Placed[], winners: Placed[], mine: Placed): Between | null {
  const won = winners.includes(mine);
  const rival = won ? placed.find((one) => one.rank > 1) : winners[0];
  if (!rival || (won && winners.length > 1)) return null;
  const [ahead, behind] = won ? [mine, rival] : [rival, mine];
  return { rival, points: ahead.total - behind.total, ...furthest(ahead, (key) => pointsOf(behind, key)) };
}

/** The place first, then the victory, then what lies between. */
export interface Told {
  head: string;
  lead: string;
  rest: string;
}

export class EndTeller {
  constructor(
    private readonly game: GameEnding,
    private readonly view: unknown,
    private readonly names: readonly string[],
    private readonly joined: (names: string[]) => string,
    private readonly t: Say,
  ) {}

  tell(ending: Ending): Told {
    const { winners, mine, level } = ending;
    const won = this.won(ending);
    if (!mine) return { head: won, lead: "", rest: "" };
    if (mine.rank === 1) {
      if (winners.length === 1) return { head: won, lead: this.between(ending), rest: "" };
      const head = this.t("end-shared.you", { others: this.list(level), points: mine.total });
      return { head, lead: this.tie([mine, ...level], mine), rest: "" };
    }
    const head = level.length
      ? this.t("end-came-level", { rank: mine.rank, others: this.list(level) })
      : this.t("end-came", { rank: mine.rank });
    return { head, lead: won, rest: this.between(ending) };
  }

  private won({ winners, mine, decided }: Ending): string {
    const [winner] = winners;
    if (!winner) return "";
    const { seat, total } = winner;
    if (winners.length > 1) return this.t("end-shared", { winners: this.list(winners), points: total });
    const person = winner === mine ? ".you" : "";
    if (!decided) return this.t(`end-won-plain${person}`, { seat: this.names[seat] ?? "", points: total });
    const what = this.game.wonWith(this.view, seat, decided, this.t);
    return this.t(`end-won${person}`, { seat: this.names[seat] ?? "", what });
  }

  private between({ between, mine }: Ending): string {
    if (!between || !mine) return "";
    const { rival, points, share, more } = between;
    // Equal points: what parted them is a rule for ties.
    if (points === 0 || !share) return this.tie([mine, rival], mine);
    // Where all points are of one kind there is no more to say of them.
    if (mine.shares.length < 2) return "";
    const name = this.game.within(share.key, this.t);
    const id = mine.rank === 1 ? "end-gap.won" : "end-gap";
    return this.t(id, { points, name, more, seat: this.names[rival.seat] ?? "" });
  }

  private tie(all: Placed[], mine: Placed): string {
    const seats = all.map((one) => one.seat);
    return this.game.tie(this.view, seats, mine.seat, this.names, this.t) ?? "";
  }

  private list(all: Placed[]): string {
    return this.joined(all.map((one) => this.names[one.seat] ?? ""));
  }
}
