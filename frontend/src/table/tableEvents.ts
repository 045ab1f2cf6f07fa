// What happens at a table besides its game, as sentences.
import type { TableEvent } from "../net/types";
import { personName } from "../ui/characters";
import { lastDay } from "../ui/day";

type Say = (id: string, args?: Record<string, unknown>) => string;

const KINDS: Record<TableEvent["type"], string> = {
  SeatTaken: "table-seat-taken",
  BotSeated: "table-bot-seated",
  SeatLeft: "table-seat-left",
  SeatKept: "table-seat-kept",
  NoncesFixed: "table-nonces-fixed",
  NonceOpened: "table-nonce-opened",
  GameBegan: "table-game-began",
  OrderGiven: "table-order-given",
  OrderLapsed: "table-order-lapsed",
  BotTookOver: "table-bot-took-over",
  LeaveReleased: "table-leave-released",
  PlayerReturned: "table-player-returned",
  SeatTakenOver: "table-seat-taken-over",
  SeatWished: "table-seat-wished",
  WishAnswered: "table-wish-answered",
  WishEnded: "table-wish-ended",
  BotAsked: "table-bot-asked",
  BotAllowed: "table-bot-allowed",
  BotAskEnded: "table-bot-ask-ended",
  SeatCovered: "table-seat-covered",
  HolidayBegan: "table-holiday-began",
  PauseAnswered: "table-pause-answered",
  HolidayOver: "table-holiday-over",
  ClockAnswered: "table-clock-answered",
  ServerResumed: "table-server-resumed",
  RulesCorrected: "table-rules-corrected",
  SecretShown: "table-secret-shown",
  TableClosed: "table-closed",
  RematchOpened: "table-rematch-opened",
};

export function isTableEvent(event: unknown): event is TableEvent {
  return typeof event === "object" && event !== null && "type" in event && String(event.type) in KINDS;
}

export function tableEventText(event: TableEvent, you: number, names: string[], t: Say): string {
  const id = KINDS[event.type];
  switch (event.type) {
    case "NoncesFixed":
      return t(id, { hashes: hashesOf(event.nonce_hashes, names) });
    case "NonceOpened":
      return t(event.seat === you ? `${id}.you` : id, { seat: names[event.seat] ?? "" });
    case "GameBegan":
      return event.left_out?.length
        ? t(`${id}.without`, { names: event.left_out.map((seat) => names[seat] ?? "").join(", ") })
        : t(id);
    case "BotSeated":
      return t(id, { bot: t(`page-bot-${event.bot}`) });
    case "BotTookOver":
      return t(event.seat === you ? `${id}.you` : id, { seat: names[event.seat] ?? "", because: event.because });
    case "BotAsked":
      return t(id, { seat: names[event.seat] ?? "", asleep: names[event.asleep] ?? "" });
    case "BotAllowed":
      return t(event.seat === you ? `${id}.you` : id, { seat: names[event.seat] ?? "", yes: event.yes ? "yes" : "no" });
    case "BotAskEnded":
      return t(id, { because: event.because });
    case "HolidayBegan":
      return t(event.seat === you ? `${id}.you` : id, { seat: names[event.seat] ?? "", date: lastDay(event.until) });
    case "PauseAnswered":
      return t(event.seat === you ? `${id}.you` : id, {
        seat: names[event.seat] ?? "",
        name: names[event.away] ?? "",
        yes: event.yes ? "yes" : "no",
      });
    case "HolidayOver":
    case "SeatCovered":
    case "ClockAnswered":
      return t(event.seat === you ? `${id}.you` : id, { seat: names[event.seat] ?? "" });
    case "OrderGiven":
      return t(id, { kind: event.order === null ? "none" : "some" });
    case "ServerResumed":
      return t(id, { seconds: Math.round(event.down / 1000) });
    case "WishAnswered":
      return t(event.seat === you ? `${id}.you` : id, { seat: names[event.seat] ?? "", yes: event.yes ? "yes" : "no" });
    case "SeatKept":
      return t(id, { kept: event.kept ? "yes" : "no" });
    case "LeaveReleased":
      return t(event.by === you ? `${id}.you` : id, { name: names[event.seat] ?? "", seat: names[event.by] ?? "" });
    case "WishEnded":
      return t(id, { name: personName(event.name, t).called, because: event.because });
    case "SeatTakenOver":
    case "SeatWished":
    case "SeatTaken":
    case "SeatLeft":
    case "PlayerReturned":
      return t(id, { name: personName(event.name, t).called });
    default:
      return t(id);
  }
}

/** Enough of each hash to know it again. */
function hashesOf(hashes: string[], names: string[]): string {
  return hashes.flatMap((hash, seat) => (hash ? [`${names[seat] ?? ""} ${hash.slice(0, 8)}…`] : [])).join(", ");
}
