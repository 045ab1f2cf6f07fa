// How Kilim ended: places, what the points are made of, and how equals were parted.
import { Teller } from "../teller";
import { PHRASES } from "./generated";
import type { GameEnding } from "../contract";
import { placedBy } from "../placed";
import type { View, Words } from "./types";

export function tieText(tie: View["sheet"]["ties"][number], tell: Teller): string {
  return tell.t("kilim-tie", {
    by: tie.broken_by,
    points: tie.points,
    seats: tell.joined(tie.seats.map((seat, i) => tell.say("kilim-tie-seat", { seat }, { squares: tie.squares[i] }))),
  });
}

export const ending: GameEnding = {
  placed: (view: View) =>
    placedBy(view.sheet.seats, (line) => [
      { key: "rectangle", points: line.rectangle_points, count: line.squares },
      { key: "kinds", points: line.kinds_points, count: line.kinds.length },
      { key: "groups", points: line.group_points, count: line.groups.length },
      { key: "largest", points: line.largest_points, count: line.largest.length },
      { key: "torn", points: line.torn_points, count: line.torn_counted, loss: true },
    ]),
  label: (key, t) => t(`kilim-page-${key}`),
  within: (key, t) => t("kilim-share", { what: key }),
  wonWith: (_: View, __, share, t) => t("kilim-won-with", { what: share.key, count: share.count }),
  tie: (view: View, seats, you, names, t: Words) => {
    const tie = view.sheet.ties.find((one) => seats.every((seat) => one.seats.includes(seat)));
    return tie ? tieText(tie, new Teller(PHRASES, you, names, t)) : null;
  },
};
