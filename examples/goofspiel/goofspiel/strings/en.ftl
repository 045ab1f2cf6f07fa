# Every sentence of Goofspiel, in English.

game-goofspiel = Goofspiel
    .short = Goofspiel
page-poster-goofspiel = Goofspiel
    .line = Thirteen prizes, thirteen bids. The highest bid takes it; equals take nothing.
page-goal-goofspiel = Goal: most points. Each prize counts its value for whoever alone bids highest; every card of yours serves once.

## What happened

goofspiel-prize-turned-up = Turn { $turn }: the prize is the { $prize }.
goofspiel-bid-sealed = { $seat } has bid.
    .you = You have bid.
goofspiel-bid-changed = { $seat } has bid again.
    .you = You have bid again.
goofspiel-bid-shown = { $seat } shows the { $card }.
    .you = You show the { $card }.
goofspiel-prize-taken = { $seat } takes the { $prize } with the { $card }.
    .you = You take the { $prize } with the { $card }.
goofspiel-prize-discarded = Several bid the { $card }: nobody takes the { $prize }.

## Answers and questions

goofspiel-bid = Bid the { $card }.
goofspiel-bid-ask = Which card do you bid for the { $prize }?
goofspiel-bid-brings = { $higher ->
    [0] { $equal ->
        [0] Nobody holds a card as high: it takes the { $prize }.
       *[other] Takes the { $prize } unless a rival bids the same: then nobody does.
      }
    [one] Takes the { $prize } unless a rival bids the one higher card, or the same.
   *[other] Takes the { $prize } unless a rival bids one of { $higher } higher cards, or the same.
  }
    .short = { $higher ->
    [0] none higher
   *[other] { $higher } higher
  }
refusal-goofspiel-not-in-hand = You do not hold the { $card } any more.

## The table

goofspiel-zone-prize = Prize
goofspiel-zone-to-come = prizes to come
goofspiel-zone-won = Won
goofspiel-zone-bids-left = Bids left
goofspiel-tile-bid = bid { $number }
goofspiel-tile-prize = prize { $number }

## Options

goofspiel-option-cards = Cards
    .explanation = How many cards does everybody hold, and how many prizes are there?
    .thirteen = thirteen
    .ten = ten
    .seven = seven
    .four = four
