// How the market ended: places, what the points are made of, and how equals were parted.
import { Teller } from "../teller";
import { PHRASES } from "./generated";
import type { GameEnding } from "../contract";
import { placedBy } from "../placed";
import type { View, Words } from "./types";

type Tie = NonNullable<View["sheet"]>["ties"][number];

export function tieText(tie: Tie, tell: Teller): string {
  return tell.t("samarkand-tie", {
    by: tie.broken_by,
    points: tie.points,
    seats: tell.joined(
      tie.seats.map((seat, i) => tell.say("samarkand-tie-seat", { seat }, { dirhams: tie.dirhams[i] })),
    ),
  });
}

export const ending: GameEnding = {
  placed: (view: View) =>
    placedBy(view.sheet?.seats, (line) => [
      { key: "rarest", points: line.rarest_points, count: line.goods.length },
      { key: "series", points: line.series_points, count: line.series.length },
      { key: "wealth", points: line.wealth_points, count: line.wealth_rank },
      { key: "empty", points: line.empty_points, count: line.empty_places, loss: true },
    ]),
  label: (key, t) => t(`samarkand-page-${key}`),
  within: (key, t) => t("samarkand-share", { what: key }),
  wonWith: (view: View, seat, share, t) =>
    t("samarkand-won-with", {
      what: share.key,
      count: share.count,
      kind: view.sheet?.seats[seat]?.kinds.find((one) => one.scored)?.kind ?? "",
    }),
  tie: (view: View, seats, you, names, t: Words) => {
    const tie = view.sheet?.ties.find((one) => seats.every((seat) => one.seats.includes(seat)));
    return tie ? tieText(tie, new Teller(PHRASES, you, names, t)) : null;
  },
};
