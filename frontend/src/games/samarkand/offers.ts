// What is said of a card on offer, and of what became of it.
import type { Fate } from "./fates";
import { cardOf, signed, type Place } from "./names";
import type { StopOption, Teller } from "./types";

/** Who sells there. */
export function sellerText(tell: Teller, place: Place): string {
  return place === "bank" || place === "camel" ? tell.t("samarkand-page-bank") : tell.name(place);
}

/** What became of a card, in few words. */
export function fateText(tell: Teller, fate: Fate): string {
  switch (fate.how) {
    case "bought":
      return fate.over.length
        ? tell.say("samarkand-page-stamp-elder", { seat: fate.seat, others: fate.over }, { price: fate.price })
        : tell.say("samarkand-page-stamp-sold", { seat: fate.seat }, { price: fate.price });
    case "lost":
      return tell.say("samarkand-page-stamp-dispute", { seats: fate.seats }, { half: fate.half, what: fate.what });
    case "broke":
      return tell.say("samarkand-page-stamp-broke", { seat: fate.seat }, { price: fate.price, paid: fate.paid });
    case "unsold":
      return tell.t("samarkand-page-stamp-unsold");
  }
}

/** What a card on offer brings, in few words. */
export function bringsText(tell: Teller, { card, prospect }: StopOption): string {
  const { brings, alike, room, kinds } = prospect;
  const named = kinds[0] ?? (card === "camel" ? null : cardOf(card).kind);
  const kind = named ? tell.thing("kind", named) : "";
  const value = card === "camel" ? 0 : cardOf(card).value;
  return tell.t("samarkand-prospect", { brings, kind, kinds: kinds.length, alike, value, room });
}

/** The number on the badge: what was learned for the table, the price counted, or what the card brings by hand. None
 * where it cannot be paid, and where a camel has room for goods to come, which brings nothing by itself. */
export function shownPoints({ learned, expected, capacity, prospect }: StopOption): number | null {
  if (learned) return expected;
  return prospect.gained !== 0 || capacity === null ? prospect.gained : null;
}

/** Which kinds are missing, as a sentence. */
export function missingText(tell: Teller, kinds: readonly string[]): string {
  const named = tell.things("kind", kinds);
  return tell.t("samarkand-warning", { count: kinds.length, kind: kinds[0] ?? "", kinds: named });
}

function expectedText(tell: Teller, { expected }: StopOption): string {
  if (expected === null) return "";
  return tell.t("samarkand-page-expected", { count: Math.abs(expected), points: signed(expected) });
}

/** All that is told of a card on offer, for ears: its price, what it brings, on what condition. */
export function offerText(tell: Teller, option: StopOption): string {
  const { gained, lost, empty, needs, brings } = option.prospect;
  const emptyText = lost ? tell.t("samarkand-prospect-empty", { empty }) : "";
  return [
    tell.t("samarkand-page-rug-offer", { price: option.price }),
    option.learned ? expectedText(tell, option) : gained ? signed(gained) : "",
    option.capacity === null || brings !== "nothing" ? bringsText(tell, option) : "",
    needs && !option.learned ? tell.t("samarkand-prospect-needs", { needs }) : "",
    emptyText && !option.learned ? `${signed(lost)}, ${emptyText}` : emptyText,
    option.can_pay ? "" : tell.t("samarkand-page-too-dear.about"),
  ]
    .filter(Boolean)
    .join(", ");
}
