// How Khiva ended: places, what the points are made of, and how equals were parted.
import { Teller } from "../teller";
import { PHRASES } from "./generated";
import type { GameEnding } from "../contract";
import { placedBy } from "../placed";
import type { Tie, View, Words } from "./types";

const LABELS: Record<string, string> = {
  teapots: "khiva-page-teapots",
  carpets: "khiva-page-carpets-all",
  salt: "khiva-page-salt-bags",
  gems: "khiva-page-gems",
};

export function tieText(tie: Tie, tell: Teller): string {
  return tell.t("khiva-tie", {
    by: tie.broken_by,
    points: tie.points,
    seats: tell.joined(
      tie.seats.map((seat, i) =>
        tell.say("khiva-tie-seat", { seat }, { teapots: tie.teapots[i], salt: tie.best_salt[i] }),
      ),
    ),
  });
}

export const ending: GameEnding = {
  placed: (view: View) =>
    placedBy(view.sheet?.seats, (line) => [
      { key: "teapots", points: line.teapot_points, count: line.teapots.length },
      { key: "carpets", points: line.carpet_points, count: line.carpets.length },
      { key: "salt", points: line.salt_points, count: line.salt.length },
      { key: "gems", points: line.gems, count: line.gems },
    ]),
  label: (key, t) => t(LABELS[key]!),
  within: (key, t) => t("khiva-share", { what: key }),
  wonWith: (_: View, __, share, t) => t("khiva-won-with", { what: share.key, count: share.count }),
  tie: (view: View, seats, you, names, t: Words) => {
    const tie = view.sheet?.ties.find((one) => seats.every((seat) => one.seats.includes(seat)));
    return tie ? tieText(tie, new Teller(PHRASES, you, names, t)) : null;
  },
};
