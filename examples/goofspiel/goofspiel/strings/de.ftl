# Every sentence of Goofspiel, in German.

game-goofspiel = Goofspiel
    .short = Goofspiel
page-poster-goofspiel = Goofspiel
    .line = Dreizehn Preise, dreizehn Gebote. Das höchste Gebot gewinnt; bei Gleichstand niemand.
page-goal-goofspiel = Ziel: die meisten Punkte. Jeder Preis zählt seinen Wert für den, der allein am höchsten bietet; jede deiner Karten dient nur einmal.

## What happened

goofspiel-prize-turned-up = Runde { $turn }: Der Preis ist die { $prize }.
goofspiel-bid-sealed = { $seat } hat geboten.
    .you = Du hast geboten.
goofspiel-bid-changed = { $seat } hat neu geboten.
    .you = Du hast neu geboten.
goofspiel-bid-shown = { $seat } zeigt die { $card }.
    .you = Du zeigst die { $card }.
goofspiel-prize-taken = { $seat } gewinnt die { $prize } mit der { $card }.
    .you = Du gewinnst die { $prize } mit der { $card }.
goofspiel-prize-discarded = Mehrere bieten die { $card }: Niemand gewinnt die { $prize }.

## Answers and questions

goofspiel-bid = Die { $card } bieten.
goofspiel-bid-ask = Welche Karte bietest du für die { $prize }?
goofspiel-bid-brings = { $higher ->
    [0] { $equal ->
        [0] Niemand hat eine so hohe Karte: Sie gewinnt die { $prize }.
       *[other] Gewinnt die { $prize }, außer jemand bietet gleich viel: dann niemand.
      }
    [one] Gewinnt die { $prize }, außer jemand bietet die eine höhere Karte oder gleich viel.
   *[other] Gewinnt die { $prize }, außer jemand bietet eine von { $higher } höheren Karten oder gleich viel.
  }
    .short = { $higher ->
    [0] keine höher
   *[other] { $higher } höher
  }
refusal-goofspiel-not-in-hand = Die { $card } hast du nicht mehr.

## The table

goofspiel-zone-prize = Preis
goofspiel-zone-to-come = kommende Preise
goofspiel-zone-won = Gewonnen
goofspiel-zone-bids-left = Übrige Gebote
goofspiel-tile-bid = Gebot { $number }
goofspiel-tile-prize = Preis { $number }

## Options

goofspiel-option-cards = Karten
    .explanation = Wie viele Karten hat jeder, und wie viele Preise gibt es?
    .thirteen = dreizehn
    .ten = zehn
    .seven = sieben
    .four = vier
