// What an event changes of what is drawn, so that the table keeps pace with the motion. The true view follows after it.
import type { Event, OwnView, SeatView, TokensView, View } from "./types";

/** An unloaded camel is led back; the rules tell it with the teapot, the eye wants to see it go. */
export interface WentHome {
  type: "WentHome";
  camel: string;
}

export function fold(view: View, event: Event | WentHome): View {
  switch (event.type) {
    case "CardsRevealed":
      return seat(hand(view, event.seat, event.cards, []), event.seat, (s) => ({
        played: event.cards,
        hand_size: Math.max(0, s.hand_size - 2 * view.cards_each),
      }));
    case "CardsGiven":
      return hand(hand(view, event.seat, event.cards, []), event.to, [], event.cards);
    case "CardRefused":
      return seat(view, event.seat, (s) => ({
        gems: s.gems + event.gems,
        played: s.played.filter((card) => card !== event.card),
      }));
    case "CamelWon":
      return { ...view, active_camel: event.camel, mover: event.seat };
    case "GemsSpent":
      return seat(view, event.seat, (s) => ({ gems: s.gems - event.gems }));
    case "CamelMoved":
      return camel(view, event.camel, { space: event.stop });
    case "GemsGained":
      return seat(view, event.seat, (s) => ({ gems: s.gems + event.gems }));
    case "CarpetTaken":
      return seat(view, event.seat, (s) => ({ undelivered: [...s.undelivered, event.carpet] }));
    case "SaltBought":
      return seat(view, event.seat, (s) => ({ salt: [...s.salt, event.value] }));
    case "TeapotTaken":
      return tokens(
        seat(camel(view, event.camel, { teapot: null }), event.seat, (s) => ({ teapots: s.teapots + 1 })),
        event.seat,
        (t) => ({ teapots: [...t.teapots, event.value] }),
      );
    case "CarpetsDelivered":
      return tokens(
        seat(view, event.seat, (s) => ({
          undelivered: s.undelivered.filter((carpet) => !event.carpets.includes(carpet)),
          delivered: s.delivered + event.carpets.length,
        })),
        event.seat,
        (t) => ({ carpets: [...t.carpets, ...event.carpets] }),
      );
    case "WentHome":
      return camel(view, event.camel, { space: { place: "city" } });
    case "CamelLoaded":
      return camel(view, event.camel, { teapot: event.teapot });
    default:
      return view;
  }
}

function seat(view: View, which: number, change: (s: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((s, i) => (i === which ? { ...s, ...change(s) } : s)) };
}

/** What lies face down, where it is known: before an open seat, or as the reader's own. */
function tokens(view: View, which: number, change: (t: TokensView) => Partial<TokensView>): View {
  const { own } = view;
  return {
    ...seat(view, which, (s) => (s.tokens ? { tokens: { ...s.tokens, ...change(s.tokens) } } : {})),
    own: own?.seat === which ? { ...own, tokens: { ...own.tokens, ...change(own.tokens) } } : own,
  };
}

/** The reader's own hand is drawn; all of them where a finished game is looked back on. */
function hand(view: View, which: number, gone: readonly string[], come: readonly string[]): View {
  const changed = (own: OwnView): OwnView => ({
    ...own,
    choice: null,
    hand: [...own.hand.filter((card) => !gone.includes(card)), ...come],
  });
  if (view.all_own) return { ...view, all_own: view.all_own.map((own) => (own.seat === which ? changed(own) : own)) };
  return view.own?.seat === which ? { ...view, own: changed(view.own) } : view;
}

function camel(view: View, colour: string, change: Partial<View["camels"][number]>): View {
  return { ...view, camels: view.camels.map((c) => (c.colour === colour ? { ...c, ...change } : c)) };
}
