# Every sentence a person reads, in English. The terminal and the browser use this same file.
#
# `.you` is said instead when the one who reads is the seat of the sentence; `.you-to`, `.you-owner` and
# `.you-winners` when the reader is that part of it.

## Names and lists

seat-name = Seat { $number }
seat-you = You
you = you
list-pair = { $first } and { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause }: { $sentence }
game-khiva = Khiva
    .short = Khiva
game-kilim = Kilim
    .short = Kilim
game-samarkand = The Market of Samarkand
    .short = Samarkand

## Khiva: its things

khiva-colour = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [pink] pink
   *[black] black
  }
khiva-camel = { khiva-colour } camel
khiva-card = { khiva-colour } { $value }
khiva-carpet = a { khiva-colour } carpet ({ $value })
khiva-city = the city
khiva-shop = { $owner }’s shop { $shop }
    .you-owner = your shop { $shop }
khiva-counter = { $owner }’s counter
    .you-owner = your counter

## Khiva: what happened

khiva-deal-began = Deal { $deal } begins.
khiva-cards-dealt = { $seat } gets { $cards }.
    .you = You get { $cards }.
khiva-cards-turned-up = Set aside face up: { $cards }.
khiva-choice-sealed = { $seat } has chosen.
    .you = You have chosen.
khiva-choice-changed = { $seat } has chosen again.
    .you = You have chosen again.
khiva-cards-revealed = { $seat } plays { $cards }.
    .you = You play { $cards }.
khiva-cards-given = { $seat } gives { $cards } to { $to }.
    .you = You give { $cards } to { $to }.
    .you-to = { $seat } gives you { $cards }.
khiva-card-refused = { $gems ->
    [0] { $seat } is refused with { $card }, and no gem is left to make up for it.
    [one] { $seat } is refused with { $card } and gets 1 gem.
   *[other] { $seat } is refused with { $card } and gets { $gems } gems.
  }
    .you = { $gems ->
    [0] You are refused with { $card }, and no gem is left to make up for it.
    [one] You are refused with { $card } and get 1 gem.
   *[other] You are refused with { $card } and get { $gems } gems.
  }
khiva-camel-won = { $seat } leads the { $camel } with { $card }.
    .you = You lead the { $camel } with { $card }.
khiva-gems-spent = { $gems ->
    [one] { $seat } spends 1 gem.
   *[other] { $seat } spends { $gems } gems.
  }
    .you = { $gems ->
    [one] You spend 1 gem.
   *[other] You spend { $gems } gems.
  }
khiva-camel-moved = { $jumped ->
    [0] The { $camel } goes from { $start } to { $stop }.
    [one] The { $camel } goes from { $start } to { $stop }, with one jump.
   *[other] The { $camel } goes from { $start } to { $stop }, with { $jumped } jumps.
  }
khiva-gems-gained = { $gems ->
    [one] { $seat } gains 1 gem at shop { $shop }.
   *[other] { $seat } gains { $gems } gems at shop { $shop }.
  }
    .you = { $gems ->
    [one] You gain 1 gem at shop { $shop }.
   *[other] You gain { $gems } gems at shop { $shop }.
  }
khiva-carpet-taken = { $seat } takes { $carpet }.
    .you = You take { $carpet }.
khiva-salt-bought = { $seat } buys the salt bag worth { $value }.
    .you = You buy the salt bag worth { $value }.
khiva-salt-declined = { $seat } leaves the salt.
    .you = You leave the salt.
khiva-nothing-left = Shop { $shop } has nothing left for { $seat }.
    .you = Shop { $shop } has nothing left for you.
khiva-teapot-taken = { $seat } unloads the { $camel }: a teapot worth { $value }.
    .you = You unload the { $camel }: a teapot worth { $value }.
khiva-carpets-delivered = { $seat } delivers { $carpets }.
    .you = You deliver { $carpets }.
khiva-camel-loaded = The { $camel } is loaded with a teapot worth { $teapot }.
khiva-end-triggered = { $pile ->
    [teapots] The last teapot is gone: the game ends with this turn.
    [carpets] The last carpet is gone: the game ends with this turn.
   *[salt] The last salt bag is gone: the game ends with this turn.
  }
khiva-carpets-discarded = { $seat } never delivered { $carpets }.
    .you = You never delivered { $carpets }.
game-ended = { $count ->
    [one] The winner, with { end-points }: { $winners }.
   *[other] A shared victory, with { end-points } each: { $winners }.
  }
    .you-winners = You win with { end-points }!

## Khiva: answers and questions

khiva-choose-cards = Play { $play }; give { $give }.
khiva-spend-gems = { $gems ->
    [0] Spend no gem.
    [one] Spend 1 gem.
   *[other] Spend { $gems } gems.
  }
khiva-take-salt = Buy the salt bag.
khiva-take-carpet = Take the carpet.
khiva-decline = Leave the salt.
khiva-ask-cards = { $each ->
    [one] Which card do you play, and which other one do you give to the left?
   *[other] Which { $each } cards do you play, and which { $each } others do you give away?
  }
khiva-ask-gems = { $most ->
    [one] You lead with { $card }. Spend a gem to go further (0 or 1)?
   *[other] You lead with { $card }. Spend gems to go further (0 to { $most })?
  }
khiva-ask-shop-4 = { $carpet ->
    [yes] Shop 4: the salt bag worth { $salt } for { $price } gems, or a carpet?
   *[no] Shop 4: the salt bag worth { $salt } for { $price } gems, or nothing?
  }

## Khiva: options

khiva-option-city = The city as a step
    .explanation = Does walking through the city count as a step?
    .when-empty = only when no other camel stands in it
    .always = always
    .never = never, and no move ends there
khiva-option-open-score = Open score
    .explanation = Do all see the values of teapots and carpets on the boards of others?
    .off = no, they lie face down
    .on = yes

## Kilim: its things

kilim-face = { $face ->
    [star] star
    [hooks] hooks
    [horn] ram’s horn
    [diamond] diamond
    [comb] comb
    [torn] torn
   *[perfect] perfect
  }
kilim-first = { $first ->
    [star] star
    [hooks] hooks
    [horn] ram’s horn
    [diamond] diamond
   *[comb] comb
  }
kilim-second = { $second ->
    [star] star
    [hooks] hooks
    [horn] ram’s horn
    [diamond] diamond
   *[comb] comb
  }
kilim-domino = { kilim-first } and { kilim-second } domino
kilim-double = double { kilim-face } domino
kilim-torn = torn { kilim-face } domino
kilim-perfect = perfect domino
kilim-scrap = { kilim-face } scrap
kilim-gold = Gold { $gold }
kilim-special = { $card ->
    [spy] the Spy
    [scrap-bag] the Scrap Bag
   *[artisan] the Artisan
  }
kilim-token = { $token ->
    [perfect] the Perfect token
    [turn] the Turn token
    [remove] the Remove token
   *[move] the Move token
  }

## Kilim: what happened

kilim-day-began = Day { $day } begins.
kilim-domino-turned-up = Turned up: { $domino }.
kilim-card-placed = { $seat } has placed a card.
    .you = You have placed a card.
kilim-card-changed = { $seat } has placed another card.
    .you = You have placed another card.
kilim-card-taken-back = { $seat } has taken the card back.
    .you = You have taken your card back.
kilim-card-revealed = { $seat } shows { $card }.
    .you = You show { $card }.
kilim-gold-sealed = { $purpose ->
    [offer] { $seat } has sealed an offer.
    [scrap-bag] { $seat } has sealed Gold for the Scrap Bag.
   *[artisan] { $seat } has sealed Gold for the Artisan.
  }
    .you = { $purpose ->
    [offer] You have sealed an offer.
    [scrap-bag] You have sealed Gold for the Scrap Bag.
   *[artisan] You have sealed Gold for the Artisan.
  }
kilim-gold-changed = { $seat } has sealed other Gold.
    .you = You have sealed other Gold.
kilim-offer-made = The Spy of { $seat } offers Gold { $gold }.
    .you = Your Spy offers Gold { $gold }.
kilim-offers-cancelled = Equal offers of { $gold } cancel each other: { $seats }.
kilim-prize-won = { $dominoes ->
    [one] { $seat } wins the domino with Gold { $gold }.
   *[other] { $seat } wins { $dominoes } dominoes with Gold { $gold }.
  }
    .you = { $dominoes ->
    [one] You win the domino with Gold { $gold }.
   *[other] You win { $dominoes } dominoes with Gold { $gold }.
  }
kilim-prize-left = { $dominoes ->
    [one] Nobody wins; the domino waits for the next turn.
   *[other] Nobody wins; { $dominoes } dominoes wait for the next turn.
  }
kilim-domino-woven = { $seat } weaves the { $domino }.
    .you = You weave the { $domino }.
kilim-gold-paid = { $place ->
    [scrap-bag] { $seat } pays Gold { $gold } for the Scrap Bag.
   *[artisan] { $seat } pays Gold { $gold } for the Artisan.
  }
    .you = { $place ->
    [scrap-bag] You pay Gold { $gold } for the Scrap Bag.
   *[artisan] You pay Gold { $gold } for the Artisan.
  }
kilim-gold-discarded = { $place ->
    [scrap-bag] { $seat } has nothing high enough for the Scrap Bag and discards Gold { $gold }.
   *[artisan] { $seat } has nothing low enough for the Artisan and discards Gold { $gold }.
  }
    .you = { $place ->
    [scrap-bag] You have nothing high enough for the Scrap Bag and discard Gold { $gold }.
   *[artisan] You have nothing low enough for the Artisan and discard Gold { $gold }.
  }
kilim-payment-tied = { $place ->
    [scrap-bag] The highest payments are equal ({ $gold }): nobody searches the Scrap Bag.
   *[artisan] The lowest payments are equal ({ $gold }): nobody calls the Artisan.
  }
kilim-scrap-kept = { $seat } searches the Scrap Bag and keeps a scrap.
    .you = You search the Scrap Bag and keep a scrap.
kilim-scrap-chosen = { $seat } keeps the { $scrap }.
    .you = You keep the { $scrap }.
kilim-token-taken = { $seat } takes { $token }.
    .you = You take { $token }.
kilim-nothing-left = { $place ->
    [scrap-bag] The Scrap Bag is empty: { $seat } gets nothing.
   *[artisan] No token is left: { $seat } gets nothing.
  }
    .you = { $place ->
    [scrap-bag] The Scrap Bag is empty: you get nothing.
   *[artisan] No token is left: you get nothing.
  }
kilim-scrap-used = { $seat } lays the { $scrap }.
    .you = You lay the { $scrap }.
kilim-perfect-woven = { $seat } weaves a perfect domino.
    .you = You weave a perfect domino.
kilim-domino-turned = { $seat } turns the { $domino }.
    .you = You turn the { $domino }.
kilim-piece-removed = { $seat } removes the { $piece }.
    .you = You remove the { $piece }.
kilim-piece-moved = { $seat } moves the { $piece }.
    .you = You move the { $piece }.
kilim-action-sealed = { $seat } has sealed an action.
    .you = Your action is sealed until everybody is done.
kilim-seat-done = { $seat } is done for today.
    .you = You are done for today.
kilim-dominoes-lost = { $count ->
    [one] Nobody bought it, it is lost: { $dominoes }.
   *[other] Nobody bought them, they are lost: { $dominoes }.
  }
kilim-day-ended = Day { $day } is over.

## Kilim: answers and questions

kilim-way = { $turn ->
    [0] to the right
    [1] downwards
    [2] to the left
   *[3] upwards
  }
kilim-place-card = Place { $card }.
kilim-take-back = Take the card back.
kilim-pay-gold = Gold { $gold }.
kilim-take-scrap = Keep the { $scrap }.
kilim-take-token = Take { $token }.
kilim-at = { $where ->
    [first] on the first square
    [row] { $across } { $side ->
        [left] to the left
       *[right] to the right
      } of the first square
    [column] { $down } { $way ->
        [above] above
       *[below] below
      } the first square
   *[both] { $across } { $side ->
        [left] to the left
       *[right] to the right
      } of and { $down } { $way ->
        [above] above
       *[below] below
      } the first square
  }
kilim-weave = Weave it { $at }, { kilim-way }.
kilim-use-scrap = Lay the { $scrap } { $at }.
kilim-weave-perfect = Weave a perfect domino { $at }, { kilim-way }.
kilim-turn-domino = Turn the { $domino }: { $at }, { kilim-way }.
kilim-remove-piece = Remove the { $piece }.
kilim-move-piece = Move the { $piece }: { $at }.
kilim-done = Nothing more today.
kilim-ask-card = { $count ->
    [one] On offer: { $prize }. Which card do you place?
   *[other] On offer: { $prize }. They go together. Which card do you place?
  }
kilim-ask-gold = { $purpose ->
    [offer] You have seen the others’ cards. Which Gold does your Spy offer?
    [scrap-bag] { $winning ->
        [0] No offer won, so any Gold pays for the Scrap Bag. Which do you pay?
       *[other] The Scrap Bag costs more than { $winning }. Which Gold do you pay?
      }
    [artisan] The Artisan costs less than { $winning }. Which Gold do you pay?
   *[discard] { $place ->
        [scrap-bag] You cannot pay for the Scrap Bag (more than { $winning }). Which Gold do you discard?
       *[artisan] { $winning ->
            [0] No offer won, so nobody can pay for the Artisan. Which Gold do you discard?
           *[other] You cannot pay for the Artisan (less than { $winning }). Which Gold do you discard?
          }
      }
  }
kilim-ask-scrap = Which scrap do you keep?
kilim-ask-token = Which token do you take?
kilim-ask-weave = { $left ->
    [0] Where do you weave the { $domino }?
    [one] Where do you weave the { $domino }? One more domino follows.
   *[other] Where do you weave the { $domino }? { $left } more dominoes follow.
  }
kilim-ask-end-of-day = The day is over. Do you use something before it ends?

## Kilim: options

kilim-option-torn-pairs = Torn motifs side by side
    .explanation = Does a torn motif beside another torn motif cost points?
    .count = yes, 3 points each
    .cancel = no, they cancel each other

## Kilim: refusals

refusal-kilim-card-gone = { $card ->
    [spy] You have used your Spy today.
    [scrap-bag] You have used your Scrap Bag today.
    [artisan] You have used your Artisan today.
   *[other] This Gold card is not in your hand.
  }
refusal-kilim-nothing-placed = You have placed no card that you could take back.
refusal-kilim-gold-gone = Gold { $gold } is not in your hand.
refusal-kilim-gold-too-low = The Scrap Bag costs more than { $winning }: you have Gold that is high enough.
refusal-kilim-gold-too-high = The Artisan costs less than { $winning }: you have Gold that is low enough.
refusal-kilim-no-such-scrap = This scrap is not in the bag.
refusal-kilim-token-gone = This token is no longer on the board.
refusal-kilim-first-square = The first domino of a kilim has just one place: there everything else begins.
refusal-kilim-square-taken = Something lies there already.
refusal-kilim-not-beside = A domino must lie beside a square of your kilim.
refusal-kilim-card-placed = Take your card back first.
refusal-kilim-no-perfect = You have kept no perfect domino.
refusal-kilim-scrap-not-beside = A scrap covers a square of your kilim, or lies beside one.
refusal-kilim-scrap-not-kept = You have kept no such scrap.
refusal-kilim-no-token = { $token ->
    [turn] You have no Turn token to use.
    [remove] You have no Remove token to use.
   *[move] You have no Move token to use.
  }
refusal-kilim-not-in-kilim = This piece is not in your kilim.
refusal-kilim-cannot-turn = This domino cannot be turned like that.
refusal-kilim-scrap-covered = Another scrap lies on this one.
refusal-kilim-cannot-move = This piece cannot be moved there.

## Kilim in a terminal

kilim-title = Day { $day } · turn { $turn } of { $turns } · tokens: { $tokens } · scraps left: { $left }
kilim-prize = { $count ->
    [one] On offer:
   *[other] On offer together:
  }
kilim-token-short = { $token ->
    [perfect] Perfect
    [turn] Turn
    [remove] Remove
   *[move] Move
  }
kilim-special-short = { $card ->
    [spy] Spy
    [scrap-bag] Bag
   *[artisan] Artisan
  }
kilim-kept-scraps = { $count ->
    [one] 1 scrap
   *[other] { $count } scraps
  }
kilim-kept-perfects = { $count ->
    [one] 1 perfect
   *[other] { $count } perfects
  }
kilim-choice-gold = Gold
kilim-free = Or first a free action (f and its number):
kilim-help = Type the value of a Gold card, 16 for the Spy, 17 for the Scrap Bag, 18 for the Artisan. A free action comes first: f1, f2 … from the list, or written out: f scrap-star 1 2.
    .weave = Type a number of the list, or column, row and way of the first half: 1 -2 0. Ways: 0 right, 1 down, 2 left, 3 up. A free action comes first: f1, f2 … from the list, or written out: f scrap-star 1 2.
    .numbers = Type a number of the list. Free actions are f1, f2 … from the list, or written out: f scrap-star 1 2.
kilim-head-player = player
kilim-head-points = points
kilim-head-gold = Gold in hand
kilim-head-special = special
kilim-head-kept = kept
kilim-head-rectangle = rectangle
kilim-head-kinds = kinds
kilim-head-groups = groups
kilim-head-largest = largest
kilim-head-torn = torn
kilim-head-total = total
kilim-head-squares = squares
kilim-head-rank = rank
kilim-sheet = The score
kilim-tie = { $by ->
    [squares] Equal at { end-points }: the larger kilim is ahead ({ $seats }).
   *[shared] Equal at { end-points }, with kilims of the same size ({ $seats }): the rank is shared.
  }
kilim-tie-seat = { $squares ->
    [one] { $seat }: 1 square
   *[other] { $seat }: { $squares } squares
  }
    .you = { $squares ->
    [one] you: 1 square
   *[other] you: { $squares } squares
  }

## Samarkand: its things

samarkand-kind = { $kind ->
    [carpets] carpets
    [spices] spices
    [fruits] fruits
    [jewels] jewels
   *[clothes] clothes
  }
samarkand-card = { samarkand-kind } { $value }
samarkand-the-camel = the camel
samarkand-dirhams = { $dirhams ->
    [one] { $dirhams } dirham
   *[other] { $dirhams } dirhams
  }

## Samarkand: what happened

samarkand-kind-drawn = { $seat } sells { $kind } and has { samarkand-dirhams }.
    .you = You sell { $kind } and have { samarkand-dirhams }.
samarkand-elder-drawn = { $seat } is the first elder of the souk.
    .you = You are the first elder of the souk.
samarkand-turn-began = Turn { $turn }. Elder of the souk: { $elder }.
    .you-elder = Turn { $turn }. You are the elder of the souk.
samarkand-camel-turned-up = A camel for { $capacity ->
    [one] 1 good
   *[other] { $capacity } goods
  } is turned up{ $left ->
    [0] , the last one.
   *[other] .
  }
samarkand-answer-sealed = { $purpose ->
    [sale] { $seat } has chosen a card to sell.
    [price] { $seat } has answered.
    [leave] { $seat } has loaded the camels.
   *[kind] { $seat } has chosen a kind.
  }
    .you = { $purpose ->
    [sale] You have chosen a card to sell.
    [price] You have answered.
    [leave] You have loaded your camels.
   *[kind] You have chosen a kind.
  }
samarkand-answer-changed = { $purpose ->
    [sale] { $seat } has chosen another card to sell.
    [price] { $seat } has changed the answer.
    [leave] { $seat } has loaded the camels anew.
   *[kind] { $seat } has chosen another kind.
  }
    .you = { $purpose ->
    [sale] You have chosen another card to sell.
    [price] You have changed your answer.
    [leave] You have loaded your camels anew.
   *[kind] You have chosen another kind.
  }
samarkand-card-offered = { $seat } offers { $card }.
    .you = You offer { $card }.
samarkand-bank-offers = The bank offers { $card }.
samarkand-price-called = The price is { $price }.
samarkand-stopped = { $seat } says stop at { $price } for { $card }.
    .you = You say stop at { $price } for { $card }.
samarkand-could-not-pay = { $paid ->
    [0] { $seat } can pay neither { $price } nor the fine.
   *[other] { $seat } cannot pay { $price }: the bank takes a fine of { $paid }.
  }
    .you = { $paid ->
    [0] You can pay neither { $price } nor the fine.
   *[other] You cannot pay { $price }: the bank takes a fine of { $paid }.
  }
samarkand-dispute-won = A dispute over { $card }: { $seat } is the elder and buys. Paying nothing: { $others }.
    .you = A dispute over { $card }: you are the elder and buy. Paying nothing: { $others }.
samarkand-goods-bought = { $price ->
    [one] { $seat } buys { $card } from { $to } for { $price } dirham.
   *[other] { $seat } buys { $card } from { $to } for { $price } dirhams.
  }
    .you = { $price ->
    [one] You buy { $card } from { $to } for { $price } dirham.
   *[other] You buy { $card } from { $to } for { $price } dirhams.
  }
    .you-to = { $price ->
    [one] { $seat } buys { $card } from you for { $price } dirham.
   *[other] { $seat } buys { $card } from you for { $price } dirhams.
  }
samarkand-bought-from-bank = { $price ->
    [one] { $seat } buys { $card } from the bank for { $price } dirham.
   *[other] { $seat } buys { $card } from the bank for { $price } dirhams.
  }
    .you = { $price ->
    [one] You buy { $card } from the bank for { $price } dirham.
   *[other] You buy { $card } from the bank for { $price } dirhams.
  }
samarkand-camel-bought = { $seat } buys the camel for { $capacity ->
    [one] 1 good
   *[other] { $capacity } goods
  }, for { $price ->
    [one] { $price } dirham.
   *[other] { $price } dirhams.
  }
    .you = You buy the camel for { $capacity ->
    [one] 1 good
   *[other] { $capacity } goods
  }, for { $price ->
    [one] { $price } dirham.
   *[other] { $price } dirhams.
  }
samarkand-goods-disputed = A dispute without the elder: { $seats } pay { $half } each to { $to }, and { $card } leaves the game.
    .you-to = A dispute without the elder: { $seats } pay { $half } each to you, and { $card } leaves the game.
samarkand-disputed-at-bank = A dispute without the elder: { $seats } pay { $half } each to the bank, and { $card } leaves the game.
samarkand-camel-disputed = A dispute without the elder: { $seats } pay { $half } each to the bank, and the camel goes back into its pile.
samarkand-pile-shuffled = The camels are shuffled.
samarkand-goods-unsold = { $count ->
    [one] Unsold, so it leaves the game: { $cards }.
   *[other] Unsold, so they leave the game: { $cards }.
  }
samarkand-market-closed = The market is closed. The camels are loaded.
samarkand-goods-left = { $seat } leaves behind { $cards }.
    .you = You leave behind { $cards }.
samarkand-kind-scored = The rarest kind of { $seat }: { $kind }.
    .you = Your rarest kind: { $kind }.

## Samarkand: answers and questions

samarkand-sell = Sell { $card }.
samarkand-pass = Pass.
samarkand-stop = Stop for { $card }.
samarkand-leave-behind = Leave behind { $cards }.
samarkand-score-kind = Score { $kind }.
samarkand-ask-sell = Which card do you put up for sale?
samarkand-ask-stop = The price is { $price }; you have { samarkand-dirhams }. Do you stop?
samarkand-ask-leave = { $leave ->
    [one] You have goods without a place: your camels carry { $places }. Which one stays behind?
   *[other] You have goods without a place: your camels carry { $places }. Which { $leave } stay behind?
  }
samarkand-ask-kind = Equally rare: which kind do you score?

## Samarkand: options

samarkand-option-series = Two and three equal values
    .explanation = How many points do two and three cards of one value bring?
    .table = 1 and 2, as in the list
    .example = 2 and 3, as in the worked example
samarkand-option-closed-goods = Closed goods
    .explanation = Are bought goods hidden behind the screens too?
    .off = no, all see them
    .on = yes

## Samarkand: refusals

refusal-samarkand-not-in-hand = You do not hold { samarkand-card }.
refusal-samarkand-own-goods = Nobody may buy their own goods.
refusal-samarkand-no-camel = No camel is for sale now.
refusal-samarkand-not-on-offer = You cannot stop for { samarkand-card }: it is not for sale now.
refusal-samarkand-leave-count = { $leave ->
    [one] Exactly one card stays behind.
   *[other] Exactly { $leave } cards stay behind.
  }
refusal-samarkand-not-yours = You do not have that many of { samarkand-card }.
refusal-samarkand-not-rarest = This is not one of your rarest kinds: { samarkand-kind }.
refusal-samarkand-order-no-market = Standing orders are for a market that is open: wait until the cards are on offer.
refusal-samarkand-order-price-gone = That price has gone by: the count is at { $price }.

## Samarkand in a terminal

samarkand-title = Turn { $turn } of { $turns } · elder: { $elder }
samarkand-title-price = price { $price }
samarkand-camel-up = Camel for { $capacity ->
    [one] 1 good
   *[other] { $capacity } goods
  } · { $left } more in the pile
samarkand-no-camel-up = No camel is up · { $left } in the pile
samarkand-bank-line = { $cards ->
    [one] The bank: { $kind } · 1 card left
   *[other] The bank: { $kind } · { $cards } cards left
  }
samarkand-unseen = not seen yet
samarkand-hand-line = Your hand: { $cards }
samarkand-purse-line = Your purse: { samarkand-dirhams } · your camels: { $camels }
samarkand-prospect = { $brings ->
    [completes] completes your { $kind }
    [first] your first { $kind }
    [rarest] your rarest kind
    [alike] { $alike } of value { $value }
    [place] fills a place
    [carries] { $room ->
        [one] carries 1 good that has no place
       *[other] carries { $room } goods that have no place
      }
    [room] { $kinds ->
        [1] room for the { $kind }
       *[other] room for { $room ->
            [one] 1 more good
           *[other] { $room } more goods
          }
      }
    [breaks] no longer your rarest
    [nothing] brings nothing
   *[not-rarest] not your rarest
  }
samarkand-prospect-needs = { $needs ->
    [place] needs a place
    [kinds] with every kind
    [place-and-kinds] if carried, with every kind
   *[instead] in place of another
  }
samarkand-prospect-empty = { $empty ->
    [one] one place stays empty
   *[other] { $empty } places stay empty
  }
samarkand-shopping = Shopping list: { $kinds } · { $places }
samarkand-missing = { $cards ->
    [0] { samarkand-kind } missing, none to come
   *[other] { samarkand-kind } missing, { $cards } still to come
  }
samarkand-free = { $over ->
    [0] { $free ->
        [0] no place is free
        [one] 1 place is free
       *[other] { $free } places are free
      }
    [one] 1 good has no place
   *[other] { $over } goods have no place
  }
samarkand-warning = { $count ->
    [1] { $kind ->
       *[other] No { samarkand-kind } yet.
      }
   *[other] Still missing: { $kinds }.
  }
    .why = { $points ->
    [one] Without one card of each kind your rarest kind scores nothing: 1 point is at stake.
   *[other] Without one card of each kind your rarest kind scores nothing: up to { $points } points are at stake.
  }
samarkand-choice-too-dear = too dear for you: a fine of 1
samarkand-choice-camel = the camel for { $capacity ->
    [one] 1 good
   *[other] { $capacity } goods
  }
samarkand-choice-points = { end-points }: rarest kind { $rarest }, equal values { $series }
samarkand-help = Type the value of the card.
    .stop = Type the number of the card to stop for it, 0 to pass.
    .leave = Type a number of the list, the best is first; or write out what stays behind: spices-1 jewels-2.
    .kind = Type a number of the list.
samarkand-head-player = player
samarkand-head-sells = sells
samarkand-head-hand = hand
samarkand-head-goods = goods
samarkand-head-camels = camels
samarkand-head-rank = rank
samarkand-head-wealth = wealth
samarkand-head-rarest = rarest kind
samarkand-head-series = equal values
samarkand-head-empty = empty places
samarkand-head-total = total
samarkand-sheet = The score
samarkand-tie = { $by ->
    [dirhams] Equal at { end-points }: the richer is ahead ({ $seats }).
   *[shared] Equal at { end-points }, and equally rich ({ $seats }): the rank is shared.
  }
samarkand-tie-seat = { $seat }: { samarkand-dirhams }
    .you = you: { samarkand-dirhams }

## Refusals

refusal-unknown-game = There is no game “{ $game }” here; choose one of: { $known }.
refusal-seat-count = A table cannot have { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }; choose { $least } to { $most }.
refusal-unknown-option = There is no option “{ $option }”; choose one of: { $known }.
refusal-option-value = The option { $option } cannot be “{ $value }”; choose one of: { $known }.
refusal-wrong-chance = This is not a possible shuffle.
refusal-no-such-seat = Nobody is sitting there.
refusal-game-over = The game is over.
refusal-not-asked = It is not your move now.
refusal-unreadable-move = This move cannot be read: { $reason }.
refusal-other-question = That answers a question other than the one asked.
refusal-khiva-card-count = { $each ->
    [one] Choose one card to play and one other card to give.
   *[other] Choose { $each } cards to play and { $each } other cards to give.
  }
refusal-khiva-card-twice = A card can be chosen only once: you cannot give what you play.
refusal-khiva-not-in-hand = You do not hold { khiva-card }.
refusal-khiva-too-many-gems = { $most ->
    [0] No gem carries this camel further; { $gems } cannot be spent.
    [one] At most 1 gem carries this camel further; { $gems } cannot be spent.
   *[other] At most { $most } gems carry this camel further; { $gems } cannot be spent.
  }
refusal-khiva-salt-price = Salt costs { $price } gems; you have { $gems }.
refusal-khiva-no-carpet = No carpet is left.
refusal-khiva-must-take = You must take something here: the salt or the carpet.

## The table in a terminal

table-welcome = { $game } for { $seats }. You play against { $bots ->
    [one] one bot
   *[other] { $bots } bots
  } ({ $bot }); seed { $seed }.
table-option = Option: { $name } — { $value }.
table-turn = Turn { $turn }
table-commands = ? the rule · h help · b board · log · q leave
table-help =
    ?          the clause of the rulebook that matters now
    ? { $clause }    that clause
    b          the board again
    log        what has happened so far
    q          leave the table (Ctrl-D does the same)
table-more = Press Enter to go on.
table-log-empty = Nothing has happened yet.
table-left = You leave the table. Until next time!
table-kept = The record is in { $file }; look at it with: caravanserai replay { $file }
table-not-numbers = “{ $words }” is not an answer here: type numbers, or h for help.
table-no-such-choice = There is no { $number } to choose; type a number from { $least } to { $most }.

## Khiva in a terminal

khiva-help = { $each ->
    [one] Type the number of the card to play, then of the card to give: 2 4 plays card 2 and gives card 4.
   *[other] Type the two cards to play, then the two to give: 1 3 2 5 plays 1 and 3 and gives 2 and 5.
  }
    .numbers = Type a number. Shop 4 and gems are asked for only when there is something to decide.
khiva-head-shop = shop { $shop }
khiva-head-brings = { $shop ->
    [1] 1 gem
    [2] carpet
    [3] 2 gems
   *[4] salt/carpet
  }
khiva-head-counter = counter
khiva-head-seat = path of
khiva-head-player = player
khiva-head-hand = cards
khiva-head-gems = gems
khiva-head-teapots = teapots
khiva-head-delivered = delivered
khiva-head-undelivered = to deliver
khiva-head-salt = salt
khiva-head-total = total
khiva-head-rank = rank
khiva-load = { khiva-colour } +{ $teapot }
khiva-load-empty = { khiva-colour }
khiva-in-city = In the city (+ teapot): { $camels }
khiva-city-empty = In the city: no camel
khiva-piles = Left: teapots { $teapots } · carpets { $carpets } · salt { $salt } · gems { $gems }
khiva-discard = Played: { $cards }
khiva-face-up = Set aside face up: { $cards }
khiva-ending = The end has come: this is the last turn.
khiva-hand = Your cards, and where they would lead the camel as it stands now:
khiva-landing = { $gems ->
    [0] { $space }
    [one] with 1 gem { $space }
   *[other] with { $gems } gems { $space }
  }
khiva-choice-salt = the salt bag worth { $salt } (pay { $price } gems)
khiva-choice-carpet = the top carpet
khiva-choice-nothing = nothing
khiva-sheet = The score
khiva-tie = { $by ->
    [teapots] Equal at { end-points }; the number of teapots decides: { $seats }.
    [salt] Equal at { end-points } and in teapots; the best salt bag decides: { $seats }.
   *[shared] Equal at { end-points }, in teapots and in salt; the rank is shared: { $seats }.
  }
khiva-tie-seat = { $teapots ->
    [one] { $seat } has 1 teapot, best salt { $salt }
   *[other] { $seat } has { $teapots } teapots, best salt { $salt }
  }
    .you = { $teapots ->
    [one] you have 1 teapot, best salt { $salt }
   *[other] you have { $teapots } teapots, best salt { $salt }
  }

## The command line

cli-file-missing = There is no file { $file }; check the path.
cli-file-directory = { $file } is a folder; name a file in it.
cli-file-denied = You may not read or write { $file }; check its permissions.
cli-file-failed = { $file } cannot be used ({ $reason }); choose another file.
cli-file-large = { $file } is too large for such a file; choose another file.
cli-file-not-text = { $file } is not a UTF-8 text file; choose another file.
cli-file-exists = { $file } exists already and will not be overwritten; choose another name.
cli-folder-missing = There is no folder for { $file }; make it first, or choose another path.
cli-bad-edition = { $reason } — correct the edition file, or play without --edition.
cli-bad-record = { $file } cannot be replayed ({ $reason }); choose another record.
cli-bad-record-step = { $file } does not hold at step { $step } ({ $reason }); ask for the original record.
cli-record-unfinished = The record ends here; the game was not finished.
cli-unknown-clause = There is no clause “{ $clause }”; they go from { $first } to { $last }.
cli-unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }.
cli-unknown-language = There is no language “{ $lang }” here; choose one of: { $known }.
cli-option-form = “{ $given }” is not an option; write --option name=value, with the name one of: { $known }.
cli-not-a-number = “{ $given }” is not a whole number; write it with digits.
cli-name-empty = A name has 1 to { $most } letters; choose another --name.
cli-no-such-option = There is no option { $option }; see --help.
cli-no-such-command = There is no command “{ $command }”; choose one of: { $known }.
cli-missing = { $name } is missing; see --help.
cli-no-value = { $option } needs a value after it; see --help.
cli-extra = “{ $given }” is one argument too many; see --help.
cli-usage = { $reason }

## Help

help-house = Three market games of secret, simultaneous choice.
help-version = Show the version and exit.
help-options = Options
help-commands = Commands
help-arguments = Arguments
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help and exit.
help-lang = The language: en, fr or ko.
help-game = Which game: { $known }.
help-play = Sit down at a table in this terminal, against bots.
help-play-seats = How many seats, yours included.
help-play-bots = Which bots: { $known }.
help-play-seed = The same seed and answers give the same game.
help-play-edition = Component data to use instead of the standard edition.
help-play-option = A table option as name=value; may be given several times.
help-play-name = Your name, for the score and the record.
help-play-record = Keep the game in this file, which must not exist yet.
help-replay = Tell a recorded game again, turn by turn, and check it.
help-replay-file = A record, as play --record writes it.
help-rules = Show the rulebook of a game, or one clause of it.
help-rules-clause = Only this clause, such as KH-26.

## Refusals at the table

refusal-no-such-table = There is no such table; check the link.
refusal-too-many-tables = You may have at most { $most } open at a time: close or finish a table first.
refusal-bad-nonce = A share of the chance is 16 to 64 letters and digits.
refusal-bad-nonce-hash = The hash of a share of the chance is 64 hexadecimal digits in small letters.
refusal-other-nonce = This is not the share whose hash you gave when you sat down.
refusal-nonce-early = Shares are opened once everybody has sat down.
refusal-nonce-late = The shares have been opened already: this one no longer counts.
refusal-old-page = This page is older than the house: load it again. Programs give the hash of a share, as docs/fair-cards.md says.
refusal-table-starting = The game is about to begin: wait a few seconds.
refusal-bad-edition = This edition cannot be used: { $reason }.
refusal-bot-seat = There is no seat { $seat } for a bot at a table of { $seats }; the first is 0.
refusal-no-seat-for-people = Leave at least one seat for a person.
refusal-unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }.
refusal-already-seated = You are already sitting at this table.
refusal-no-free-seat = No seat is free.
refusal-seat-taken = This seat is taken.
refusal-nobody-seated = Nobody is sitting at this table yet.
refusal-not-seated = You are not sitting at this table.
refusal-not-host = Only the host of the table can do this.
refusal-not-started = The game has not begun.
refusal-table-started = The game has begun.
refusal-table-closed = This table was closed.
refusal-table-damaged = The record of this table is damaged, so it cannot be opened; nobody at another table is affected. The keeper of the house has been told, and may be able to restore it from a backup.
refusal-table-old-rules = This game was begun under older rules and could not have been played under today’s, so it cannot go on here. The keeper of the house has been told.
refusal-too-many-changes = You have changed this too often (the limit is { $most }); your last choice stands.
refusal-too-busy = Many old games are being looked up just now; try again in a moment.
refusal-not-over = The game is not over yet.
refusal-not-your-ask = This question is for another seat.
refusal-stale-ask = This question has been answered; the game has gone on.
refusal-price-passed = The price had passed when your answer arrived, so nothing was changed.
refusal-no-orders = This game has no standing orders.
refusal-orders-live = At this table everybody answers live; standing orders are for tables without a live clock.
refusal-move-id = A move needs an id of 1 to { $most } characters.
refusal-not-saved = This could not be saved, so nothing has changed; try again in a moment.
refusal-server-stopping = The house is closing for a moment; your game is kept.
refusal-chat-empty = There is nothing in this message.
refusal-chat-too-long = Say it in at most { $most } characters.
refusal-chat-too-fast = You are writing too fast; wait a little.

## Refusals at the door

refusal-no-person = The house does not know you yet; take a name first.
refusal-name-length = A name has 1 to { $most } characters.
refusal-name-letters = A name needs a letter or a digit, and nothing that cannot be seen.
refusal-return-link-dead = { $days ->
    [one] This link has been used already, or is older than a day; ask for a new one on your other device.
   *[other] This link has been used already, or is older than { $days } days; ask for a new one on your other device.
  }
refusal-other-person = This browser belongs to somebody else, and nothing was changed. To make it { $name }’s, open the link again and say so.
refusal-too-many-guests = Too many guests have come from your address; try again later.
refusal-too-many-sockets = You have too many connections open (the limit is { $most }); close one first.
refusal-too-fast = That was too fast; wait a little.
refusal-too-many-handshakes = You have connected too often; wait a minute.
refusal-too-many-connections = Too many connections are open; close some, or try again later.
refusal-request-too-slow = This request took too long to arrive; try again.
refusal-headers-too-large = The head of this request is too long.
refusal-wrong-token = These numbers are only for those who have the token.
refusal-name-marks = A name has at most { $most } marks on a letter.
refusal-wrong-origin = This comes from a page that does not belong to the house.
refusal-body-too-large = That is too much to read at once.
refusal-message-too-large = A message has at most { $most } bytes.
refusal-not-json = Send this as JSON.
refusal-unreadable-body = This cannot be read: { $reason }.
refusal-unreadable-message = This message cannot be read: { $reason }.
refusal-bad-request = This request cannot be understood; the API page says how it is made.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-rulebook = There is no such rulebook.
refusal-method-not-allowed = This address does not take requests of this kind.
refusal-broken = Something broke in the house. Its log says what, under { $id }.

## What happens at a table

table-seat-taken = { $name } sits down.
table-bot-seated = A bot takes a seat: { $bot }.
table-seat-left = { $name } leaves.
table-nonces-fixed = Everybody is here, and the shuffle is fixed ({ $hashes }).
table-nonce-opened = { $seat } has opened their share.
    .you = You have opened your share.
table-game-began = The game begins.
    .without = The game begins without the share of { $names }, which was not opened in time.
table-order-given = { $kind ->
    [none] You take your standing order back.
   *[some] You leave a standing order.
  }
table-order-lapsed = Your standing order has lapsed.
table-bot-took-over = { $because ->
    [clock] { $seat } ran out of time twice: a bot plays on until they are back.
   *[left] A bot plays on for { $seat }.
  }
    .you = { $because ->
    [clock] You ran out of time twice: a bot plays on until you are back.
   *[left] A bot plays on for you.
  }
table-player-returned = { $name } plays again.
table-seat-taken-over = { $name } plays on for a bot.
table-seat-wished = { $name } asks to play on for a bot.
table-wish-answered = { $yes ->
    [yes] { $seat } agrees.
   *[no] { $seat } does not agree.
  }
    .you = { $yes ->
    [yes] You agree.
   *[no] You do not agree.
  }
table-wish-ended = { $because ->
    [no] { $name } goes on watching.
    [time] Not everybody agreed in time: { $name } goes on watching.
   *[gone] { $name } does not ask for the seat any more.
  }
table-clock-answered = { $seat } ran out of time: a bot gave this answer.
    .you = You ran out of time: a bot gave this answer.
table-server-resumed = { $seconds ->
    [one] The house was closed for a second; the clocks did not run.
   *[other] The house was closed for { $seconds } seconds; the clocks did not run.
  }
table-rules-corrected = The house has corrected the rules of this game since it began; it goes on by the new ones.
table-secret-shown = The secret of this table is shown: now every shuffle can be checked.
table-closed = The table was closed.
table-rematch-opened = There is a table for a rematch.

## Good-byes

bye-server-stopping = The house is closing for a moment; your game is kept, and you will be connected again.
bye-too-slow = Your connection was too slow to keep up; you will be connected again.
bye-flood = Too many messages came from you; wait a little before you connect again.
bye-message-too-large = A message from you was too large.

## The house on the network

guest-name = Guest { $number }
page-title = Caravanserai
page-what = An open house for three market games of secret, simultaneous choice: Khiva, Kilim and The Market of Samarkand.
page-soon = The tables are open to programs. The page for people is not built here: `make frontend` does that.
page-api = How programs talk to the house
page-types = Types
serve-open = Caravanserai is open at { $address }
serve-closed = Caravanserai is closed; every table is kept.
setting-wrong = { $name } cannot be “{ $value }”: { $reason }.
setting-unknown = There is no setting “{ $name }” ({ $file }); there are: { $known }.
setting-file = The settings in { $file } cannot be read: { $reason }.
setting-not-an-address = “{ $value }” is not the address of a site; write it as https://games.example.org.
setting-not-a-port = “{ $value }” is not a host and a port; write it as 127.0.0.1:9100.
data-in-use = Another server uses { $folder }; stop it, or choose another folder with --data.
data-failed = { $folder } cannot be used for the data of the house: { $reason }.
data-bad-key = { $file } is not a key of this house; restore it, or remove it and let every guest start anew.
cannot-listen = The house cannot open at { $host }, port { $port }: { $reason }; choose another with --host or --port.
help-serve = Open the house: play in a browser, alone or with others.
help-serve-config = A TOML file with settings, named as the options here. Options go before CARAVANSERAI_… variables, those before the file.
help-serve-host = The address to listen at; 0.0.0.0 is every address of this machine.
help-serve-port = The port; 0 takes any that is free.
help-serve-data = The folder for everything that must be kept; by default the user’s data folder.
help-serve-public-url = How people reach the house, such as https://games.example.org; for links, cookies and the origin check.
help-serve-origins = Other sites whose pages may use the house, separated by commas.
help-serve-proxies = Addresses of proxies that are trusted about a visitor’s address, separated by commas.
help-serve-browser = Open the address in a browser, where there is a desktop: true or false.
help-serve-log-level = debug, info, warning or error.
help-serve-thinkers = How many bots think at the same time.
help-serve-bot-pause = Milliseconds that a bot waits at most before it answers; 0: none.
help-serve-tables-each = Tables that one person may have open.
help-serve-open-hours = Hours after which a table is closed if no game has begun; 0: never.
help-serve-idle-days = Days without an answer after which an unfinished game is closed; 0: never.
help-serve-closed-days = Days after which a closed table is deleted; 0: never. Finished games stay.
help-serve-guest-days = Days after which a guest without a table is forgotten; 0: never. Anyone who has played stays.
help-serve-body-limit = Bytes of a request, an edition included.
help-serve-message-limit = Bytes of a message over a socket.
help-serve-requests-per-second = Requests of one address, over time; five times as many at once.
help-serve-messages-per-second = Messages of one person, over time; three times as many at once, and eight times for one address.
help-serve-chats-per-minute = How often one person may speak.
help-serve-guests-per-hour = New guests from one address.
help-serve-sockets-each = Connections of one person to one table.
help-serve-sockets-per-address = Connections of one address.
help-serve-handshakes-per-minute = New connections of one person to tables in a minute, and eight times as many of one address.
help-serve-connections = Connections that the house has open at the same time.
help-serve-connections-per-address = The same for one address; trusted proxies have no such limit.
help-serve-header-seconds = Seconds that the head of a request may take to arrive.
help-serve-body-seconds = Seconds that the body of a request may take to arrive, and that a connection may read nothing of its answer.
help-serve-idle-seconds = Seconds that a connection may stay open after an answer without another request.
help-serve-reviews-per-hour = Reviews of finished games that one person may ask for in an hour.
help-serve-metrics-listen = An address of its own for /metrics, such as 127.0.0.1:9100.
help-serve-metrics-token = Whoever sends this as “Authorization: Bearer …” sees /metrics at the house’s address. Without a token, and without an address of their own, nobody sees the numbers.

## The arena

help-arena = Let bots play many games against each other, every deal from every seat, and count.
help-arena-bots = The bots, separated by commas: { $known }. If there are fewer than seats, they come again in turn.
help-arena-seats = How many seats; by default one for each bot.
help-arena-games = The least number of games; a deal that was begun is played from every seat.
help-arena-seed = The same seed gives the same match.
help-arena-records = Keep each game in this folder, which must be new or empty.
help-arena-json = Print one JSON document.
help-arena-jobs = How many processes play, by default one for each core; the result is the same.
help-arena-results = Add each deal to this file. The same match goes on where the file ends.
help-arena-report = Write the result as a page of its own, with pictures, to this file.
help-ladder = Measure how strong the bots are: each against the one below it, at every size of table.
help-ladder-bots = The bots, from the weakest to the strongest; by default those that people are offered.
help-ladder-seats = The sizes of table, separated by commas; by default all that the game has.
help-ladder-games = How many games each pair plays at each size of table, at least.
help-ladder-out = The file for the numbers; by default the one that the house shows to people.
help-ladder-results = Every deal is kept in this file; the ladder goes on where it ends. By default ladder-GAME.jsonl.
help-ratings = Rate all bots of the matches that arena and ladder have kept.
help-ratings-files = Files of results, as arena --results and ladder write them.
cli-range = { $name } must be 1 to { $most }, not { $given }; choose another number.
cli-folder-full = The folder { $folder } is not empty; name a new one for the records.
cli-too-many-bots = Too many bots: { $bots } for { $seats } seats. Name fewer bots, or choose more --seats.
cli-bot-cannot = { $reason } Choose another bot.
cli-bad-results = { $file } is not a file of results (line { $line }); choose another file.
cli-other-match = { $file } holds another match ({ $found }); give this one a file of its own.
cli-one-bot = A ladder needs two bots at least; name more with --bots.
arena-found = { $game }, { $bots }, { $seats } seats, seed { $seed }
arena-continues = { $file } has { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  } of this match already: it goes on from there.
arena-interrupted = Interrupted. Games played: { $games } of { $asked }.
arena-interrupted-ladder = Interrupted. What was played is in { $file }: the same command goes on from there.
arena-progress = Games
arena-rate = { $rate } games/s
arena-games = games
arena-bot = bot
arena-share = share
arena-interval = 95%
arena-fair = fair share
arena-points = points
arena-rating = rating
arena-pair = pair
arena-seats = seats
arena-to = { $low }–{ $high }
arena-percent = { $number }%
arena-decimal-point = .
arena-summary = { $games } games in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  } of { $game }, { $seats } seats, seed { $seed }; { $shared ->
    [0] no shared victory
    [one] 1 shared victory
   *[other] { $shared } shared victories
  }; { $rate } games/s
ladder-written = Written: { $file }

## The report of a match

report-title = { $game }: bots against bots
report-summary = { $games } games in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }, { $seats } seats, seed { $seed }. Every deal was played from every seat, so its luck falls to all alike. All intervals are 95%, from the differences between deals.
report-wins = Wins
    .more = How often the winner was this bot. The line marks the fair share: what equals would win.
report-matrix = Who comes out ahead
    .more = How often a seat of the bot on the left came out ahead of a seat of the bot above; equal ranks count half.
report-alone = Only one bot played: there is nobody to compare it with.
report-ratings = Ratings
    .more = As in chess: whoever has 200 points more comes out ahead about three times out of four. 1000 is the mean of those rated together; only differences mean something.
report-points = Points
    .more = How many seats of each bot ended with this many points.
report-lengths = Length of a game
    .more = How many answers all seats gave together in a game.
report-mean = { $number } on average
report-seats = Does the seat matter?
    .more = How often each seat won, whoever sat there. The line marks what it would be if the seat did not matter.
report-seat = Seat { $seat }
report-endings = What ended the games
    .more = A game can have several reasons at once.
report-one-ending = This game has only one way to end.
report-ending-teapots = The last teapot was taken
report-ending-carpets = The last carpet was taken
report-ending-salt = The last salt bag was bought
report-empty = No game was played.
report-from = Between { $low } and { $high }

## Verifying a record

help-backup = Copy a house into one file: every table, person and key. It may stay open meanwhile.
help-backup-file = A new file. Keep it as safe as the house: whoever has it can see every hand.
help-restore = Put a backup into an empty data folder; `caravanserai serve` then goes on from there.
help-restore-file = A file that `caravanserai backup` wrote.
backup-progress = Copying the tables
backup-nothing = There is no house in { $folder } yet: choose its folder with --data.
backup-failed = The backup was not made: { $reason }.
help-quarantine = List the tables of a house that cannot be read, and why; or give them another try.
help-quarantine-release = Try this table again, after the house was updated or the file mended.
quarantine-none = Every table that was looked at can be read.
quarantine-line = { $table } (in logs { $shadow }), since { $since }: { $reason }
quarantine-released = { $table } is tried again when somebody next asks for it.
quarantine-unknown = { $table } is not in quarantine; `caravanserai quarantine` lists the tables that are.
serve-quarantine = { $tables ->
    [one] One table cannot be read and stays closed
   *[other] { $tables } tables cannot be read and stay closed
}; `caravanserai quarantine` says which, and why.
backup-done = { $file } holds the whole house ({ $kilobytes } kB).
restore-not-empty = There is a house in { $folder } already ({ $file }): choose an empty folder with --data, or move those files away first.
restore-bad = { $file } is not a backup that can be used, and nothing was restored: { $reason }.
restore-done = The house is back in { $folder } (saved by version { $version }): open it with `caravanserai serve`.
help-verify = Check a record: its moves, its score, its shuffles and its seal.
help-verify-file = A record, as a table gives it when the game is over, or as play --record writes it.
verify-moves = { $steps ->
    [one] One step was played again: every move is legal.
   *[other] { $steps } steps were played again: every move is legal.
}
verify-score = The scores and ranks come out as they are written.
verify-fair = { $shuffles ->
    [one] The shuffle is the one that the secret and the nonces give, and the secret gives the hash shown before the deal.
   *[other] All { $shuffles } shuffles are those that the secret and the nonces give, and the secret gives the hash shown before the deal.
}
verify-hashed = { $people ->
    [one] One person’s nonce was fixed by its hash before it was opened, and it is the one that was used.
   *[other] The nonces of { $people } people were fixed by their hashes before any of them was opened, and they are the ones that were used.
}
verify-left-out = The nonce of { $name } was not opened in time: the shuffles do not depend on it.
verify-nobody = No person’s nonce is in these shuffles: nobody but the house had a share in them.
verify-open-nonces = The nonces were sent in the open, as older versions of the house did: whoever sat down last could choose theirs.
verify-not-live = The record names no secret: it was not played at a live table, or its deal is the same for everybody. Its shuffles are not checked.
verify-sealed = The seal is intact: nothing has been changed since it was written.
verify-unsealed = The record has no seal: if a legal move or a name had been changed, nobody could tell.
verify-holds = The record holds.

## The page

page-nav = Pages
page-menu = Menu
page-nav-learn = Learn
page-nav-daily = Daily
page-my-games = My games
    .all = All my games
page-my-turn = Your turn
page-my-waiting = Waiting for others
page-my-open = Waiting for players
page-my-finished = Finished
page-my-further = Show more
page-my-look = View
page-my-none = No games yet
    .more = What you play is kept here: to go on with, to see again, to learn from.
    .play = Choose a game
page-my-none-over = Nothing is finished yet. A game that is over stays here.
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $seats }
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
page-play-choose = { $game }: who plays with you?
page-play-seats = You and { $bots ->
        [one] one bot
       *[other] { $bots } bots
      }.
page-play-level = The bots
page-play-clock = No clock: the bots wait for you.
page-play-clock-paced = No clock: the bots wait for you. Only the prices fall by themselves, one every few seconds.
page-play-begin = Play
page-play-change = Choose who plays: { $company }
page-play-company = { $name } × { $bots }
page-home = Home
page-tools = Tools
page-language = Language
page-sound = Sound
page-settings = Settings
page-theme = Theme
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-theme-to-light = Switch to light
page-theme-to-dark = Switch to dark
page-speed = Motion
page-speed-0 = None
page-speed-1 = Calm
page-speed-2 = Quick
page-speed-3 = Very quick
page-speed-reduced = Your system asks for reduced motion, so nothing moves.
page-stills = Without motion
page-stills-timed = Step by step
    .explanation = Each step of a turn is shown for a moment, one after the other. “Continue” goes on at once, Esc to the end.
page-stills-press = With “Continue”
    .explanation = Each step of a turn stays until you press “Continue” or the space bar; Esc goes to the end. Where a price is held for seconds only, the steps go on by themselves.
page-stills-off = The outcome at once
    .explanation = The steps of a turn are not shown; the log tells them.
page-continue = Continue
    .key = space
page-hints = Hints for a first game
page-on = On
page-off = Off
page-change = Change
page-close = Close
page-back = Back
page-loading = One moment…
page-unreachable = The house cannot be reached; check your connection and try again.
page-lost = Nothing here
    .more = No road leads to this address.
page-welcome = Come in, sit down, play.
    .more = Three games of the Silk Road, in your browser. No account, no form.
page-rules = Rules
page-poster-khiva = Khiva
    .line = Tug five shared camels home. The lowest card wins.
page-poster-kilim = Kilim
    .line = Bid in secret for dominoes, and weave the finest carpet.
page-poster-samarkand = The Market of Samarkand
    .line = The price falls. Who says “stop” first, and pays?
page-players = { $players } players
page-minutes = { $minutes } min
page-level = { $level ->
    [1] Light
    [2] Medium
   *[3] Deep
  }
page-play-now = Play now against bots
page-play-friends = Play with friends
page-rules-read = Read the rules
page-open-tables = Open tables
page-open-table = Open a table
page-no-open-tables = No public table is waiting for players. Open one, and others will find it here.
page-in-progress = In progress
page-watch-any-time = Watch any time
page-no-games = No public game is being played right now.
page-past = Your last games
page-nobody-yet = Nobody yet
page-join = Join
page-watch = Watch
page-seats-free = { $free ->
    [0] All seats are taken.
    [one] 1 seat is free.
   *[other] { $free } seats are free.
  }
page-seats-all = { $seats } players
page-resume = Resume
page-resume-playing = Your seat is kept: { $game } goes on.
page-resume-open = Your { $game } table is waiting for players.
page-open-title = A table for friends
page-open-now = Open the table
page-your-name = Your name
page-name-hint = or play as a guest
page-name-why = The others at the table see it.
page-keep-name = Keep this name
page-no-name-yet = None yet; you get one when you sit down.
page-rename = Rename
page-game = Game
page-seats = Seats
    .explanation = You included. The game begins when the last seat is taken.
page-bots = Bots
    .explanation = They play from the start; the other seats are for people.
page-bot-random = Wanderer
    .called = the Wanderer
    .level = Bot
    .sentence = Plays whatever comes to mind, at random.
page-bot-greedy = Haggler
    .called = the Haggler
    .level = Bot
    .sentence = Takes what brings most right now.
page-bot-level1 = Apprentice
    .called = the Apprentice
    .level = Bot, level 1 of 6
    .sentence = Still learning the trade.
page-bot-level2 = Pedlar
    .called = the Pedlar
    .level = Bot, level 2 of 6
    .sentence = Sees the bargain, seldom what follows.
page-bot-level3 = Trader
    .called = the Trader
    .level = Bot, level 3 of 6
    .sentence = Weighs every choice; plays soundly.
page-bot-level4 = Merchant
    .called = the Merchant
    .level = Bot, level 4 of 6
    .sentence = Thinks ahead and lets little go.
page-bot-level5 = Guide
    .called = the Guide
    .level = Bot, level 5 of 6
    .sentence = Reads the road, and you.
page-bot-seat = Bot in seat { $seat }
page-bot-next = The next bot
page-bot-rating = Rating { $rating }
    .about = { $rating } ± { $off }
    .interval = Rating { $rating }, most likely between { $low } and { $high }
    .none = Not measured yet
page-bot-strengths = How strong are they?
page-bots-title = The bots
    .more = Rivals for every game, from a first lesson to the strongest play of the house. They know only what a player in their seat would know.
page-bots-scale = As in chess: whoever has 200 points more comes out ahead about three times out of four. The band shows where the rating most likely lies (95%).
page-bots-table = Players at the table
page-bots-none = These bots have not been measured yet. The command below does it.
page-bots-trial = A short trial: few games, so the bands are wide.
page-bots-pairs = Each against the one below
    .more = The share of games that the stronger one won. Both had equally many seats, so half would be even.
page-bots-pair = { $upper } against { $lower }
page-bots-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
page-bots-share = { $share }%
    .interval = { $low }–{ $high }%
page-bots-command = Measure it yourself
page-bot-name = Bot { $number }
page-bot-numbered = { $name } { $number }
page-bot-stands-in = a bot plays
page-clock = Clock
page-clock-relaxed = None
    .explanation = Everybody takes the time they need.
page-clock-paced = Unhurried
    .exactly = Nobody has a clock. Each price is held for { $seconds } s, then the next is called.
page-clock-live = Live
    .explanation = A bank of time for the whole game, and a little more with every answer.
    .exactly = { $minutes } min each for the whole game, and { $seconds } s more with every answer. If your time runs out, a bot answers for you.
page-clock-bank = Minutes for each player
page-clock-increment = Seconds more per answer
page-clock-pace = Seconds for each price
    .explanation = How long each price is held, the same for all. Stops in that time count as the same moment; doing nothing means passing. It takes nobody’s minutes.
page-clock-by-day = By day
    .explanation = Some hours for every answer: for a game beside everything else.
    .exactly = { $days ->
        [0] { $hours } h for every answer
        [one] { $rest ->
            [0] A day for every answer
           *[other] A day and { $rest } h for every answer
          }
       *[other] { $rest ->
            [0] { $days } days for every answer
           *[other] { $days } days and { $rest } h for every answer
          }
      }: for a game beside everything else. If your time runs out, a bot answers for you.
page-clock-hours = Hours for every answer
page-from-to = { $least } to { $most }
page-who = Who may come
page-by-link = By link only
    .explanation = Only people who have the link find the table.
page-public = Public
    .explanation = It stands on the home page; anybody may sit down or watch.
page-house-rules = House rules
page-as-printed = as printed
page-waiting-room = The table is set
page-begins-when-full = The game begins when the last one is taken.
page-starting = The game is about to begin.
page-starting-waits = { $left ->
    [0] Still to open their share of the shuffle: { $names }.
    [one] Still to open their share of the shuffle: { $names }. The cards are dealt in a second at the latest.
   *[other] Still to open their share of the shuffle: { $names }. The cards are dealt in { $left } seconds at the latest.
  }
page-starting-lost = This browser does not have your share of the shuffle: you sat down in another one. Open the table there, or let the cards be dealt without your share.
page-starting-without = Deal without my share
page-seat-free = Free seat
page-seat-kept = Kept for somebody
page-here = At the table
page-not-here = Not connected
page-sit = Sit down
page-sit-here = Sit here
page-stand = Stand up
page-add-bot = Add a bot
page-start = Start
page-start-with-bots = { $free ->
    [one] Start and add 1 bot
   *[other] Start and add { $free } bots
  }
page-close-table = Close the table
page-host-starts = The host can start at any time; bots then take the free seats.
page-invite = Invite
    .explanation = Send this link, or let a phone scan the code. No account is needed.
page-link = Link to this table
page-copy = Copy
page-copied = Copied
page-more = More
page-share = Share
page-qr = QR code of the link
page-table = Table
page-table-joining = Coming to the table…
page-table-gone = There is no such table
    .more = Check the link, or ask for a new one.
page-table-damaged = This table cannot be opened
page-table-closed = This table was closed
    .more = It was given up, or nobody played at it for a long time.
page-away = Looking for the house…
page-away-more = You are not connected right now. Your seat and the game are kept.
page-away-restarting = The house is closing for a moment; your game is kept, and you will be connected again.
page-away-full = You have this table open too many times; close a window, and this one goes on.
page-log = Log
page-chat = Chat
page-score = Score
page-log-chat = Log, chat and score
page-log-empty = Nothing has happened yet.
page-log-cut = What happened before is not shown.
page-log-turn = turn { $turn }
page-log-turns = { $first ->
    [-1] { $count ->
        [one] 1 turn
       *[other] { $count } turns
      }
   *[other] { $count ->
        [one] turn { $first }
       *[other] turns { $first } to { $last }
      }
  }
page-log-before = Before the first turn
page-log-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
page-log-rule = Rule { $clause }
page-log-rule-more = In the rulebook
page-log-show = Show it on the kilim
page-label = { $label }:
page-log-scores = { $name }: { $points }
page-last-turn = See the last turn again
    .short = See again
    .title = Turn { $turn }, once more
    .title-plain = The last turn, once more
    .more = The table and its clock go on as they are; your choice is not touched.
    .once-more = Once more
    .then = See the table then
    .back = Back to the table
khiva-log-deal = Deal { $deal }
khiva-log-shown = The cards are revealed
khiva-log-nothing = Nobody gets anything
khiva-log-delivered = { $count ->
    [one] { $seat } delivers a carpet
   *[other] { $seat } delivers { $count } carpets
  }
    .you = { $count ->
    [one] You deliver a carpet
   *[other] You deliver { $count } carpets
  }
khiva-log-teapot = { $seat } brings the { khiva-colour } camel’s teapot home
    .you = You bring the { khiva-colour } camel’s teapot home
khiva-log-salt = { $seat } buys salt
    .you = You buy salt
khiva-log-carpet = { $seat } takes a carpet
    .you = You take a carpet
khiva-log-gems = { $count ->
    [one] { $seat } gains a gem
   *[other] { $seat } gains { $count } gems
  }
    .you = { $count ->
    [one] You gain a gem
   *[other] You gain { $count } gems
  }
khiva-log-refused = { $count ->
    [0] { $seat } is refused
    [one] { $seat } is refused and gets a gem
   *[other] { $seat } is refused and gets { $count } gems
  }
    .you = { $count ->
    [0] You are refused
    [one] You are refused and get a gem
   *[other] You are refused and get { $count } gems
  }
khiva-log-brief = { $what ->
    [delivered] carpets +{ $points }
    [teapot] teapot +{ $points }
    [salt] salt +{ $points }
    [carpet] a carpet
    [gems] { $count ->
        [one] 1 gem
       *[other] { $count } gems
      }
   *[refused] refused
  }
kilim-log-day = Day { $day }
kilim-log-up = On offer: { $domino }
kilim-log-won = { $named ->
    [yes] { $seat } wins for { $gold }: { $what }
   *[no] { $seat } wins { $dominoes ->
        [one] a domino
       *[other] { $dominoes } dominoes
      } for { $gold }
  }
    .you = { $named ->
    [yes] You win for { $gold }: { $what }
   *[no] You win { $dominoes ->
        [one] a domino
       *[other] { $dominoes } dominoes
      } for { $gold }
  }
kilim-log-left = { $dominoes ->
    [one] Nobody wins the { $domino }
   *[other] Nobody wins; { $dominoes } dominoes wait
  }
kilim-log-cancelled = { $gold } cancelled
kilim-log-scrap = a scrap
samarkand-log-open = The market is open
samarkand-log-nothing = Nothing is sold
samarkand-log-camel = a camel for { $capacity }
samarkand-log-bought = { $seat } buys { $what } for { $price }
    .you = You buy { $what } for { $price }
samarkand-log-sold = { $what } for { $price }
samarkand-log-brief = { $value } for { $price }
samarkand-log-disputed = { $what }: dispute
page-chat-say = Say something
page-chat-send = Send
page-chat-phrases = Quick phrases
page-log-chat-unread = { $count ->
    [one] Log, chat and score: 1 unread message
   *[other] Log, chat and score: { $count } unread messages
  }
page-unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
  }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice move!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-well-played = Well played!
phrase-again = Another game?
page-mute = Mute { $name }
page-unmute = Unmute { $name }
page-chat-empty = Nobody has said anything yet. Only the players can read this.
page-chat-empty-watching = Nobody has said anything yet. Only those who watch can read this.
page-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
  }
page-you-watch = You are watching.
page-take-seat = Play for { $name }
page-ask-seat = Ask to play for { $name }
page-asked-seat = You asked to play for { $seat }; it is up to { $names } now. { $left ->
    [one] One second left.
   *[other] { $left } seconds left.
  }
page-asked-withdraw = Never mind
page-wish = { $name } asks to play on for { $seat }.
    .meaning = They would see its cards. All players must agree.
    .alone = They would see its cards. You are playing against bots only, so you decide.
page-wish-yes = Let them play
page-wish-no = No
page-wish-waits = You agreed; it is up to { $names } now.
page-takeover = Who may play on for a bot
    .explanation = Whoever takes over a bot’s seat sees its cards. Nobody who has seen another hand ever may.
page-takeover-ask = If all players agree
page-takeover-open = Anybody who watches
page-takeover-never = Nobody
page-bot-plays-clock = You ran out of time twice: a bot keeps your seat.
page-late-game-waits = Your time ran out, and a bot answered once. Only bots are waiting now: take your time.
page-late-bot-stays = Your time ran out, and a bot answered once. If it runs out again, a bot keeps your seat until you are back.
page-bot-plays-left = A bot plays for you.
page-im-back = I’m back
page-leave = Leave the table
page-your-clock = Your clock
page-no-hurry = No hurry
page-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
  }
page-end = The game is over
end-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
end-of = of { $count }
end-came = You came { end-place }.
end-came-level = You share { end-place } place with { $others }.
end-won = { $seat } won with { $what }.
    .you = You won with { $what }.
end-won-plain = { $points ->
    [one] { $seat } won with 1 point.
   *[other] { $seat } won with { $points } points.
  }
    .you = { $points ->
    [one] You won with 1 point.
   *[other] You won with { $points } points.
  }
end-shared = { $points ->
    [one] { $winners } share the victory with 1 point each.
   *[other] { $winners } share the victory with { $points } points each.
  }
    .you = { $points ->
    [one] You share the victory with { $others }: 1 point each.
   *[other] You share the victory with { $others }: { $points } points each.
  }
end-gap = { $points ->
    [one] One point lies between you; the largest difference is in { $name }: { $more }.
   *[other] { $points } points lie between you; the largest difference is in { $name }: { $more }.
  }
    .won = { $points ->
    [one] You are one point ahead of { $seat }; the largest difference is in { $name }: { $more }.
   *[other] You are { $points } points ahead of { $seat }; the largest difference is in { $name }: { $more }.
  }
end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
end-sheet = The whole score sheet
number-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
  }
khiva-share = { $what ->
    [teapots] teapots
    [carpets] delivered carpets
    [salt] salt
   *[gems] gems
  }
khiva-won-with = { $what ->
    [teapots] { $count ->
        [one] a teapot
       *[other] { number-word } teapots
      }
    [carpets] { $count ->
        [one] a delivered carpet
       *[other] { number-word } delivered carpets
      }
    [salt] { $count ->
        [one] a bag of salt
       *[other] { number-word } bags of salt
      }
   *[gems] { $count ->
        [one] a gem
       *[other] { number-word } gems
      }
  }
kilim-share = { $what ->
    [rectangle] full rectangles
    [kinds] kinds of motif
    [groups] groups
    [largest] largest groups
   *[torn] torn motifs
  }
kilim-won-with = { $what ->
    [rectangle] a full rectangle
    [kinds] { $count ->
        [5] all five motifs
       *[other] just { number-word } kinds of motif
      }
    [groups] large groups
    [largest] { $count ->
        [one] the largest group of a motif
       *[other] the largest groups of { number-word } motifs
      }
   *[torn] { $count ->
        [0] no torn motif
       *[other] few torn motifs
      }
  }
samarkand-share = { $what ->
    [wealth] wealth
    [rarest] rarest kinds
    [series] equal values
   *[empty] empty places
  }
samarkand-won-with = { $what ->
    [wealth] { $count ->
        [1] the fullest purse
       *[other] a full purse
      }
    [rarest] { samarkand-kind } of great value
    [series] equal values
   *[empty] { $count ->
        [0] no empty place
       *[other] few empty places
      }
  }
page-rematch = Rematch
page-rematch-join = Join the rematch
page-rematch-watch = Watch the rematch
page-new-table = New table
page-review = See the board
page-results = Results
page-record = Download the record
page-replay = Replay
page-replay-none = There is no replay
page-replay-start = The table as it was set.
page-play = Play
page-pause = Pause
page-step = Step
page-seen-by = Seen by
page-seen-watching = Spectators
page-replay-of = { $game }: the game again
page-step-back = One step back
page-step-on = One step on
page-step-of = Step { $step } of { $steps }
page-seen-open = All hands open
page-fair = Check the shuffle
    .explanation = Before the first card the house showed a hash; the secret behind it and the seats’ own shares decided every shuffle. Now that the secret is shown, anybody can do them again.
page-fair-hash = Hash shown before the deal
page-fair-secret = Secret
page-fair-nonces = Shares of the seats
page-fair-holds = All shuffles were fair.
page-fair-broken = Something does not fit.
page-fair-hash-noted = The hash is the one that this browser noted when you came to the table.
    .not = The hash is not the one that this browser noted when you came to the table.
page-fair-hash-shown = The record has the hash of this table. (This browser was not here before the game, so it could not note it itself.)
    .not = The record has another hash than this table.
page-fair-secret-fits = The secret gives that hash: it was fixed before the first card.
    .not = The secret does not give that hash.
page-fair-share-counted = The share that this browser added is among those that were used.
    .not = The share that this browser opened was not used.
page-fair-share-late = The share of this browser is not in the shuffles: its page was not there to open it when the game began.
page-fair-order = The shares were fixed by their hashes before any of them was opened, and each fits its hash.
    .not = A share does not fit its hash, or was not fixed before the shares were opened.
page-fair-hashes-noted = Those hashes are the ones that this browser noted before it opened its own share.
    .not = Those hashes are not the ones that this browser noted before it opened its own share.
page-fair-left-out = The share of { $name } was not opened in time, and is not in the shuffles.
page-fair-open-shares = The shares were sent in the open, as older versions of the house did: whoever sat down last could choose theirs.
page-fair-hash-of-shares = Hashes of the shares
page-fair-shuffles = { $count ->
    [one] The only shuffle was done again here, and fell as in the record.
   *[other] All { $count } shuffles were done again here, and fell as in the record.
  }
    .not = Shuffle { $number } ({ $what ->
        [teapots] teapots
        [carpets] carpets
        [torn] torn dominoes
        [dominoes] a day’s dominoes
        [pile] a day’s pile
        [kinds] kinds of goods
        [bank] the bank’s cards
        [camels] camels
        [seats] the first elder
       *[cards] cards
      }) is not the one that secret and shares give.
page-fair-verify = This browser checks the chance. To check that every move was allowed and that the score adds up, use the downloaded record: caravanserai verify
page-again = Try again
page-rules-of = The rules of { $game }
page-rules-search = Search the rules
page-rules-none = No clause mentions this.
page-device = Another device
    .short = Go on with the same seat on your phone or another computer.
    .explanation = A link with which the other device becomes yours as well. It works once, within seven days; keep it to yourself.
page-device-make = Make a link
page-device-link = Open this on your other device
page-device-done = Welcome back: this device is yours now.
page-return = A return link
page-return-whose = This link is { $name }’s, who has been coming to this house since { $since }.
page-return-same = This browser is { $name }’s already. Nothing was changed, and the link still works.
page-return-meaning = If you are { $name }, this browser becomes one of your devices. If somebody else sent you the link, do not use it: they would see your cards and could play for you.
page-return-yes = I am { $name }
page-return-no = I am not { $name }
page-return-you = In this browser you are { $you }. { $seats ->
    [0] { "" }
    [one] You sit at one table.
   *[other] You sit at { $seats } tables.
  }
page-return-lose = If it becomes { $name }’s, it is no longer { $you }’s: the seats and games of { $you } can then only be reached from another device, or with a return link for { $you }. Make one first, and keep it.
page-return-make = Make a return link for { $you }
page-return-kept = Keep this: the way back to { $you }
page-return-stay = Stay { $you }
page-return-become = Become { $name } on this device

## Khiva: the page

khiva-page-board = The board
khiva-page-hand = Your hand
khiva-page-hands = All hands
khiva-page-mat = Your mat
khiva-page-goods = Your goods
khiva-page-rivals = Rivals, clockwise from your left
khiva-page-piles = Piles
khiva-page-teapots = Teapots
khiva-page-carpets-all = Carpets
khiva-page-salt-bags = Salt
khiva-page-gems = Gems
khiva-page-delivered = Carpets delivered
khiva-page-to-deliver = To deliver
khiva-page-points = { $points ->
    [one] point
   *[other] points
  }
khiva-page-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
khiva-page-choosing = Choosing…
khiva-page-deciding = Deciding…
khiva-page-has-sealed = Sealed
khiva-page-play = { $count ->
    [one] Choose a card to play.
   *[other] Choose { $count } cards to play.
  }
    .hint = The lowest card of a colour leads its camel.
khiva-page-give = { $count ->
    [one] Now a card to give to { $seat }.
   *[other] Now { $count } cards to give to { $seat }.
  }
khiva-page-ready = Seal your choice?
    .hint = You may change it until the reveal.
khiva-page-sealed = Your choice is sealed.
khiva-page-may-change = You may still change it.
khiva-page-waiting = Waiting for { $names }.
khiva-page-watching = You are watching.
khiva-page-over = The game is over.
khiva-page-seal = Seal
khiva-page-change = Change
khiva-page-clear = Clear
khiva-page-close = Close
khiva-page-play-ribbon = Play
khiva-page-give-ribbon = Give
khiva-page-play-it = to play
khiva-page-give-it = to give
khiva-page-leads = leads to { $where }
khiva-page-to = to { $seat }
khiva-page-played = Played
khiva-page-nothing = nothing
khiva-page-teapot = teapot { $value }
khiva-page-brought = carpet { $values }
khiva-page-spend = { $gems ->
    [0] No gem
    [one] 1 gem
   *[other] { $gems } gems
  }
khiva-page-salt = Salt bag worth { $value }
    .cost = { $left ->
    [0] for { $price } gems; you keep none
   *[other] for { $price } gems; you keep { $left }
  }
khiva-page-carpet = The top carpet
    .unseen = its colour shows when you take it
khiva-page-decline = Leave the salt
khiva-page-pile-teapots = Teapots left: { $left }.
khiva-page-pile-carpets = Carpets left: { $left }.
khiva-page-pile-salt = { $left ->
    [0] No salt bag is left.
   *[other] Salt bags left: { $left }, the top one worth { $top }.
  }
khiva-page-pile-gems = Gems in the reserve: { $left }.
khiva-page-near = The end is near.
khiva-page-discard = Cards played in this deal
khiva-page-deal = Deal { $deal } · turn { $turn }
khiva-page-cards-discard = Played
khiva-page-cards-face-up = Set aside, face up
khiva-page-cards-gave = You gave
khiva-page-cards-got = You got
khiva-page-unseen = { $cards ->
    [one] 1 card is set aside, unseen.
   *[other] { $cards } cards are set aside, unseen.
  }
khiva-page-stands = { $turn ->
    [now] The { $camel } (teapot { $teapot }) stands at { $space } and moves now.
   *[no] The { $camel } (teapot { $teapot }) stands at { $space }.
  }
khiva-page-revealed = The cards are revealed.
khiva-page-hint-play = A card leads the camel of its colour as many spaces as it shows, towards your counter. Choose one to see where. Only the lowest card of a colour leads; the others get a gem.
khiva-page-hint-give = Now the card that your left neighbour gets. It can be played from the next turn on.
khiva-page-hint-sealed = When all have chosen, the cards are revealed and the camels move in the order 1 to 5.
khiva-page-hint-gems = Each gem carries the camel one space further. Spaces with another camel are jumped and do not count.
khiva-page-hint-shop = Salt counts at once. A carpet counts only once a camel of its colour reaches your counter.
page-hint-away = Got it
page-goal-khiva = Goal: most points. Teapots, delivered carpets and salt count their value, each gem 1.
page-goal-kilim = Goal: the kilim worth most. Groups of a motif, the largest groups, exactly three or all five kinds and a full rectangle score; torn motifs cost.
page-goal-samarkand = Goal: most points. Of the others’ goods the kind you carry fewest of counts its values; equal values and a full purse bring more, empty places on camels cost.
khiva-page-brings = { $what ->
    [carpet] a carpet
    [salt] salt or carpet
   *[gems] { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
      }
  }
khiva-page-counter = counter
khiva-page-player = Player
khiva-page-total = Total
khiva-page-so-far = The score so far
khiva-page-face-down = { $tokens ->
    [0] –
    [one] 1 face down
   *[other] { $tokens } face down
  }
khiva-page-sheet-how = Teapots, delivered carpets, salt bags and one point for each gem left.

## Kilim: the page

kilim-page-market = Market
kilim-page-market-all = Market, tokens and pouch
kilim-page-offers = Cards on the market
kilim-page-hand = Your hand
kilim-page-hands = All hands
kilim-page-mat = Your mat
kilim-page-mat-empty = Your card goes here.
kilim-page-rivals = Rivals, clockwise from your left
kilim-page-weavers = Weavers
kilim-page-your-kilim = Your kilim
kilim-page-kilim-of = The kilim of { $name }
kilim-page-wall = The wall: all kilims to one scale
kilim-page-wall-hint = Press a kilim to look at it closely; ← and → walk along the wall.
kilim-page-wall-back = The kilim before
kilim-page-wall-on = The next kilim
kilim-page-look = Look at it closely
kilim-page-artisan = Artisan
    .back = back at nightfall
kilim-page-pouch = Your pouch
    .secret = only you see it
kilim-page-token-free = free
kilim-page-token-at = { $used ->
    [yes] { $name }, used
   *[no] { $name }
  }
kilim-page-scraps-left = { $left ->
    [0] No scraps are left in the bag
    [one] 1 scrap is left in the bag
   *[other] { $left } scraps are left in the bag
  }
kilim-page-day = Day { $day } of 3 · turn { $turn } of { $turns }
kilim-page-turn = turn { $turn } of { $turns }
kilim-page-day-short = Day { $day }
kilim-page-pile = { $left ->
    [0] The day’s pile is empty
    [one] 1 more domino in the day’s pile
   *[other] { $left } more dominoes in the day’s pile
  }
kilim-page-on-offer = { $count ->
    [one] For sale: { $prize }.
   *[other] For sale together: { $prize }.
  }
kilim-page-piled = { $count ->
    [one] 1 domino
   *[other] { $count } dominoes, sold together
  }
kilim-page-stall-empty = Nothing is for sale now.
kilim-page-last-turn = Last turn:
kilim-page-points = { $points ->
    [one] point
   *[other] points
  }
kilim-page-choosing = Choosing…
kilim-page-deciding = Deciding…
kilim-page-face-down = face down
kilim-page-picked = picked, not placed yet
kilim-page-spent = spent today
kilim-page-offer = { $how ->
    [out] { $card }, { $gold } offered, cancelled
    [won] { $card }, { $gold } offered, wins
    [paid] { $card }, with Gold { $gold }
   *[open] { $card }
  }
kilim-page-outcome = { $how ->
    [out] cancelled by an equal offer
    [won] the winning offer
   *[open] revealed
  }
kilim-page-special = { $card ->
    [spy] Spy
    [scrap-bag] Scrap Bag
   *[artisan] Artisan
  }
kilim-page-special-left = { $card ->
    [spy] { $left ->
        [yes] Spy still in hand
       *[no] Spy used today
      }
    [scrap-bag] { $left ->
        [yes] Scrap Bag still in hand
       *[no] Scrap Bag used today
      }
   *[artisan] { $left ->
        [yes] Artisan still in hand
       *[no] Artisan used today
      }
  }
kilim-page-gold-left = { $count ->
    [one] 1 Gold card left
   *[other] { $count } Gold cards left
  }
kilim-page-gold-in-hand = Gold in hand, then spent
kilim-page-kept = Left and kept
kilim-page-about-spy = Spy: see the others’ cards, then choose your offer.
kilim-page-about-scrap-bag = Scrap Bag: pay more than the winning offer and keep a scrap.
kilim-page-about-artisan = Artisan: pay less than the winning offer and take a token.
kilim-page-about-perfect = A gold domino to weave whenever you like: it fills squares and shows no motif.
kilim-page-about-turn = Turn one domino of your kilim.
kilim-page-about-remove = Take one piece out of your kilim, out of the game.
kilim-page-about-move = Put one piece elsewhere in your kilim, without turning it.
kilim-page-about-scrap = Cover a square with this motif, or fill one beside your kilim.
kilim-page-about-rectangle = 10 for a full rectangle
kilim-page-about-groups = each size minus 1
kilim-page-about-largest = 5 each · you : best rival
kilim-page-short-of = { $missing ->
    [0] no gap, no missing corner
    [one] 1 square short
   *[other] { $missing } squares short
  }
kilim-page-kinds-now = { $kinds } now · just 3: 10, all 5: 5
kilim-page-torn-now = { $torn } open · −3 each
kilim-page-race = { $motif }: your largest group { $mine }, the best rival’s { $best }
kilim-page-rectangle = Full rectangle
kilim-page-kinds = Kinds of motif
kilim-page-groups = Groups
kilim-page-largest = Largest groups
kilim-page-torn = Torn motifs
kilim-page-category = Category
kilim-page-total = Total
kilim-page-so-far = The score so far
kilim-page-sheet-how = Full rectangle 10; exactly 3 kinds of motif 10, all 5 kinds 5; each group its size minus 1; the largest group of a motif 5; each open torn motif −3.
kilim-page-waiting = Waiting for { $names }.
kilim-page-watching = You are watching.
kilim-page-over = The game is over.
kilim-page-revealed = The cards are revealed.
kilim-page-choose-card = Choose a card to place.
kilim-page-place = Place { $card }?
    .hint = You may change it until the reveal.
kilim-page-placed = Face down: { $card }.
kilim-page-placed-one = Your card lies face down.
kilim-page-may-change = You may still change it, or take it back.
kilim-page-may-change-gold = You may still change it.
kilim-page-sealed = Sealed: { $card }.
kilim-page-sealed-one = Your Gold is sealed.
kilim-page-pay = { $purpose ->
    [offer] Offer { $card }?
    [discard] Discard { $card }?
   *[pay] Pay { $card }?
  }
kilim-page-pay-offer = The highest offer that nobody equals wins.
kilim-page-pay-scrap-bag = The highest payment searches the bag; equal highest payments get nothing.
kilim-page-pay-artisan = The lowest payment calls her; equal lowest payments get nothing.
kilim-page-pay-discard = You get nothing this time.
kilim-page-scrap-hint = Only you see which; use it at any time.
kilim-page-token-hint = It is yours until the day ends.
kilim-page-weave-hint = It must touch a square of your kilim.
kilim-page-weave-first = Your first domino: lay it as you like.
kilim-page-done-hint = Others see it when all are done; Done is final.
kilim-page-lay-scrap = Lay your scrap.
    .hint = Cover a square, or fill one beside your kilim.
kilim-page-lay-perfect = Weave the perfect domino.
    .hint = It fills two squares and shows no motif.
kilim-page-lay-turn = Turn a domino.
    .hint = Pick it on the loom, then choose how it lies.
kilim-page-lay-remove = Remove a piece.
    .hint = Pick it on the loom; it leaves the game.
kilim-page-lay-move = Move a piece.
    .hint = Pick it on the loom, then lay it elsewhere.
kilim-page-used = used
kilim-page-free = You may use:
kilim-page-cancel = Not now
kilim-page-do = { $what ->
    [place] Place
    [offer] Offer
    [discard] Discard
   *[pay] Pay
  }
kilim-page-change = Change
kilim-page-take-back = Take back
kilim-page-clear = Clear
kilim-page-done = Done
kilim-page-close = Close
kilim-page-hint-place = The highest Gold wins the domino, but equal offers cancel each other. Every turn costs you one Gold card, whichever way you go. Spy, Scrap Bag and Artisan: once a day each.
kilim-page-hint-free = You may use a scrap, a token or a perfect domino before you place your card.
kilim-page-hint-sealed = When all cards are in they are revealed together. Until then yours may be changed.
kilim-page-hint-offer = You have seen the others’ offers: outbid the highest, or save your gold with a low card.
kilim-page-hint-scrap-bag = You must pay more than the winning offer if you can. The highest payer keeps a scrap: a single square that mends a torn motif or changes any other.
kilim-page-hint-artisan = You must pay less than the winning offer if you can. The lowest payer takes a token.
kilim-page-hint-scrap = A scrap covers a torn motif, changes a square, or fills a gap to close your rectangle.
kilim-page-hint-token = Perfect gives you a gold domino to keep. Turn, Remove and Move change your kilim until the day ends.
kilim-page-hint-weave = Equal motifs side by side make groups. A full rectangle is worth 10, exactly three kinds of motif 10. Try a place to see what it brings.
kilim-page-hint-end-of-day = Last chance today: tokens go back when the day ends, scraps and perfect dominoes stay with you.

## Kilim's loom

kilim-loom-picture = { $label }: { $columns } by { $rows } squares
kilim-loom-picture-empty = { $label }: nothing woven yet
kilim-loom-confirm = { $kind ->
    [scrap] Lay it here
    [turn] Turn it so
    [remove] Remove it
    [move] Move it here
   *[weave] Weave here
  }
kilim-loom-back = Take back
kilim-loom-rotate = Rotate
kilim-loom-swap = Swap
kilim-loom-larger = Zoom in
kilim-loom-smaller = Zoom out
kilim-loom-fit = Show all of it
kilim-loom-hint = { $kind ->
    [scrap] Drag the scrap, or tap a marked square: cover one, or fill one beside the kilim.
    [turn] Tap a marked square to see how the domino can lie; Rotate shows the next way.
    [remove] Take it out of the kilim, for good?
    [move] Drag the piece, or tap a marked square.
   *[weave] Drag the domino, or tap a marked square; arrow keys do it too.
  }
kilim-loom-pick = Pick a piece of your kilim.
kilim-loom-hand = The piece in your hand: drag it onto the loom, tap it to rotate
kilim-loom-here = { $total ->
    [one] point here
   *[other] points here
  }
kilim-loom-nothing = Nothing gained, nothing lost.
kilim-loom-whole = A move shows its sum only.
kilim-loom-category = { $category ->
    [rectangle] Full rectangle
    [kinds] Kinds of motif
    [groups] Groups
    [largest] Largest groups
   *[torn] Torn motifs
  }
kilim-loom-change = { $category ->
    [rectangle] full rectangle { $points }
    [kinds] kinds of motif { $points }
    [groups] groups { $points }
    [largest] largest groups { $points }
   *[torn] torn motifs { $points }
  }
kilim-loom-total = { $total ->
    [one] { $points } point
   *[other] { $points } points
  }
kilim-loom-sum = { $total } ({ $parts })
kilim-loom-the = { $face ->
    [star] the star
    [hooks] the hooks
    [horn] the ram’s horn
    [diamond] the diamond
    [comb] the comb
    [torn] the torn motif
   *[perfect] the perfect square
  }
kilim-loom-beside = { $side ->
    [above] above { kilim-loom-the } at row { $row }, column { $column }
    [below] below { kilim-loom-the } at row { $row }, column { $column }
    [left] left of { kilim-loom-the } at row { $row }, column { $column }
    [right] right of { kilim-loom-the } at row { $row }, column { $column }
   *[over] over { kilim-loom-the } at row { $row }, column { $column }
  }
kilim-loom-at = row { $row }, column { $column }
kilim-loom-alone = on the empty loom
kilim-loom-spot = { $way ->
    [right] { $face } { $where }, { $other } to its right
    [below] { $face } { $where }, { $other } below it
    [left] { $face } { $where }, { $other } to its left
   *[above] { $face } { $where }, { $other } above it
  }
kilim-loom-spot-one = { $face } { $where }
kilim-loom-said = { $where }: { $brings }
kilim-loom-mark = Square { $where }, at best { $points }
kilim-loom-squares = Squares where it may lie
kilim-loom-best = Best places
kilim-loom-text = The kilim as a list
kilim-loom-empty = Nothing is woven yet.
kilim-loom-covered = { $face } (covered: { $by })
kilim-loom-piece = { $first } at row { $row }, column { $column }; { $second } at row { $row2 }, column { $column2 }
kilim-loom-piece-scrap = { $over ->
    [yes] { $face } scrap, over row { $row }, column { $column }
   *[no] { $face } scrap at row { $row }, column { $column }
  }

## The souk in the page

samarkand-page-market = The souk
samarkand-page-bank = The bank
samarkand-page-elder = Elder
    .about = The elder of the souk wins a dispute.
samarkand-page-prospect = at the end
    .about = The points it may add for you at the end, dirhams aside, if it is carried. Kinds that you still miss are taken to come, as long as they can.
samarkand-page-turn-ends = the turn ends
samarkand-page-rung-left = { $left } left
samarkand-page-left-at = { $left } left at { $price }
samarkand-page-shopping = Shopping list
samarkand-page-shopping-later = One card of every kind but your own: without it your rarest kind scores nothing. Who sells what is seen when the first cards are shown.
samarkand-page-had = { $cards ->
    [one] 1 card: { $values }
   *[other] { $cards } cards: { $values }
  }
samarkand-page-missing = { $cards ->
    [0] missing · none to come
   *[other] missing · { $cards } still to come
  }
samarkand-page-places-title = Places
samarkand-page-places-free = { $free } of { $places } free
samarkand-page-places-over = { $over ->
    [one] 1 good has no place
   *[other] { $over } goods have no place
  }
samarkand-page-places-full = Another good needs another camel, or one stays behind at the end.
samarkand-page-too-dear = Too dear
    .about = You cannot pay this: whoever stops all the same pays a fine of 1 and gets nothing.
samarkand-page-rug = { $seller }: { $card }
samarkand-page-rug-empty = { $seller }: no card
samarkand-page-rug-offer = price { $price }
samarkand-page-your-stop = your stop, sealed
samarkand-page-stop-shout = Stop!
samarkand-page-for = { $card } for { $price }
samarkand-page-you-sell = You sell this
samarkand-page-face-down = face down
samarkand-page-chosen = Has chosen a card
samarkand-page-choosing = Choosing…
samarkand-page-camel = a camel for { $places ->
    [one] 1 good
   *[other] { $places } goods
  }
samarkand-page-camel-none = no camel is up
samarkand-page-places = { $places ->
    [one] 1 place
   *[other] { $places } places
  }
samarkand-page-pile = { $left ->
    [0] No more camels
    [one] 1 more camel
   *[other] { $left } more camels
  }
samarkand-page-no-price = No price is called.
samarkand-page-price = The price is { $price }.
samarkand-page-camels = { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
  }
samarkand-page-goods-of = Goods of { $name }
samarkand-page-goods-closed = { $goods ->
    [one] 1 card of goods, hidden
   *[other] { $goods } cards of goods, hidden
  }
samarkand-page-unseen = Sells: not seen yet
samarkand-page-rivals = Rivals, clockwise from your left
samarkand-page-merchants = Merchants
samarkand-page-screen = Behind your screen
samarkand-page-purse = Purse
samarkand-page-dirhams-in-hand = dirhams
samarkand-page-left-after = { $left } left if you stop at { $price }
samarkand-page-no-camels = None yet: goods without a place stay behind at the end.
samarkand-page-goods = Goods
samarkand-page-to-sell = Still to sell
samarkand-page-turns-left = { $turns ->
    [one] 1 card
   *[other] { $turns } cards
  }
samarkand-page-hand = Your hand
samarkand-page-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
  }
samarkand-page-sold-out = Sold out.
samarkand-page-hands = All hands
samarkand-page-stamp-sold = Sold to { $seat } for { $price }
    .you = Yours for { $price }
samarkand-page-stamp-elder = The elder, { $seat }, takes it for { $price }. Paying nothing: { $others }.
    .you = You, the elder, take it for { $price }. Paying nothing: { $others }.
samarkand-page-stamp-dispute = { $what ->
    [camel] Dispute: { $seats } pay { $half } each, the camel goes back.
   *[goods] Dispute: { $seats } pay { $half } each, the card is out.
  }
samarkand-page-stamp-broke = { $seat } stopped at { $price } and could not pay.
    .you = You stopped at { $price } and could not pay.
samarkand-page-stamp-unsold = Unsold
samarkand-page-turn-short = Turn { $turn } of { $turns }
samarkand-page-turn-price = Turn { $turn } · price { $price }
samarkand-page-turn = Turn { $turn } of { $turns }
samarkand-page-waiting = Waiting for { $names }.
samarkand-page-watching = You are watching.
samarkand-page-over = The game is over.
samarkand-page-revealed = The cards are on the rugs.
samarkand-page-nothing-for-you = The others decide.
samarkand-page-sell = Sell { $card }?
    .hint = It lies face down until all have chosen.
samarkand-page-sell-together = All cards are revealed together.
samarkand-page-selling = Face down: { $card }.
samarkand-page-selling-one = Your card lies face down.
samarkand-page-may-change = Pick another card to change it.
samarkand-page-stop = Stop for a card, or pass.
samarkand-page-stop-live = Tap a card to stop. If you do nothing, you pass.
samarkand-page-stopping = You stop at { $price } for { $card }, sealed.
samarkand-page-passing = You pass at { $price }.
samarkand-page-may-still-stop = You may still stop for a card.
samarkand-page-closing = Closing…
samarkand-page-cannot-pay = You have { samarkand-dirhams } and cannot pay { $price }: a stop costs a fine of 1.
samarkand-page-if-elder = You are the elder: you buy it, whoever else stops.
samarkand-page-if-rival-elder = If { $elder }, the elder, stops too, the elder buys it.
samarkand-page-if-half = { $what ->
    [camel] If others stop for it too, each pays { $half } and the camel goes back.
   *[goods] If others stop for it too, each pays { $half } and the card is out.
  }
samarkand-page-pass = Pass
samarkand-page-take-back = Take back
samarkand-page-sell-now = Sell
samarkand-page-leave-now = Leave these
samarkand-page-sealed = Sealed; you may still change it.
samarkand-page-loading = Load your camels
samarkand-page-best-ways = The best ways to load
samarkand-page-best = best
samarkand-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
samarkand-page-load-points = rarest kind { $rarest }, equal values { $series }
samarkand-page-stays = Stays:
samarkand-page-or-pick = { $leave ->
    [one] Or pick the one that stays behind:
   *[other] Or pick the { $leave } that stay behind:
  }
samarkand-page-load-now = This way your goods bring { samarkand-page-points }.
samarkand-page-load-unlisted = Allowed, and not among the best.
samarkand-page-leave-picked = { $picked } of { $leave } picked.
samarkand-page-kind-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
samarkand-page-order = Standing order
    .about = Answered for you at the prices to come. Nobody else sees it. It lapses when the cards on offer change and when the turn ends.
samarkand-page-order-leave = Order…
samarkand-page-order-change = Change
samarkand-page-order-cancel = Take back
samarkand-page-order-pass-on = Pass until somebody buys
samarkand-page-order-down-to = Pass until the price is { $price }
samarkand-page-order-stop-at = Stop at { $price } for { $card }
samarkand-page-order-down = Pass until the price is
samarkand-page-order-stop = Stop at
samarkand-page-order-price = Price
samarkand-page-order-card = Card
samarkand-page-order-not = Not now
samarkand-page-order-give = Give the order
samarkand-page-category = Category
samarkand-page-wealth = Wealth
samarkand-page-rarest = Rarest kind
samarkand-page-series = Equal values
samarkand-page-empty = Empty places
samarkand-page-total = Total
samarkand-page-wealth-how = { samarkand-dirhams }, rank { $rank }
samarkand-page-counts = counts
samarkand-page-series-how = { $cards } × { $value }: { $points }
samarkand-page-empty-how = { $goods } of { $places } places filled
samarkand-page-sheet-later = Points are counted at the end.
samarkand-page-sheet-how = { $seats ->
    [3] Wealth: 3 for the richest, 1 for the second. The kind you hold fewest of: the sum of its values, and nothing if you lack a kind. Two and more cards of one value bring points too. Each empty place on your camels: −2.
   *[other] Wealth: 5 for the richest, then 3 and 1. The kind you hold fewest of: the sum of its values, and nothing if you lack a kind. Two and more cards of one value bring points too. Each empty place on your camels: −2.
  }
samarkand-page-hint-sell = Put one card on your rug: whoever buys it pays you. At the end the kind that you hold fewest of counts, so gather some of each.
samarkand-page-hint-sealed = When all have chosen, the cards are shown together and the price begins to fall from 10.
samarkand-page-hint-stop-live = The price falls by itself. Tap a card to stop for it; wait, and it gets cheaper, or somebody takes it. Two on one card: the elder gets it, or both pay half for nothing. Camels carry your goods.
samarkand-page-hint-stop = Tap a card to stop for it, or pass: the price falls when all have answered. Two on one card: the elder gets it, or both pay half for nothing. Camels carry your goods.
samarkand-page-hint-leave = Your camels cannot carry all. The best way is marked; any other that leaves as many is allowed.
samarkand-page-hint-kind = You hold equally few of these kinds. One of them counts, with the sum of its values.

## The coach's pages: hints at the table, reviews of finished games

page-percent = { $percent }%
page-percent-range = { $low } to { $high }%
page-chance-ahead = ahead
page-chance-behind = behind
page-chance-even = about even
page-points-more = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] 0
  }
page-points-under = under 1 point
page-points-about = { $points ->
    [one] about 1 point
   *[other] about { $points } points
  }
page-points-range = { $low } to { $high } points
page-mix-often = { $tenths ->
    [0] seldom
    [1] about once in 10
    [5] about half of the time
    [9] nearly always
    [10] nearly always
   *[other] about { $tenths } times in 10
  }
page-coach-place = { $whose ->
    [you] { $shared ->
        [yes] You share first place
       *[no] { $place ->
            [1] You won
            [2] You came 2nd
            [3] You came 3rd
           *[other] You came { $place }th
        }
    }
   *[seat] { $shared ->
        [yes] { $name } shares first place
       *[no] { $place ->
            [1] { $name } won
            [2] { $name } came 2nd
            [3] { $name } came 3rd
           *[other] { $name } came { $place }th
        }
    }
  } { $points ->
    [one] with 1 point.
   *[other] with { $points } points.
  }
page-coach-place-winner = { $count ->
    [one] { $name } won with { end-points }.
   *[other] { $name } share first place with { end-points } each.
  }
page-stairs = { $whose ->
    [you] { $points ->
        [one] Where your point comes from
       *[other] Where your { $points } points come from
      }
   *[seat] { $points ->
        [one] Where the one point of { $name } comes from
       *[other] Where the { $points } points of { $name } come from
      }
  }
page-stairs-start = { $whose ->
    [you] A seat like yours, on average
   *[seat] A seat like this, on average
  }
page-stairs-luck = Luck of the deal
    .more = deals and draws
page-stairs-others = The others’ choices
    .more = and whatever we cannot tell apart
page-stairs-choices = { $whose ->
    [you] What you gave away
   *[seat] What they gave away
  }
    .more = { $count ->
    [0] nothing
    [one] one choice, below
   *[other] { $count } choices, below
  }
page-stairs-result = { $whose ->
    [you] Your result
   *[seat] The result
  }
page-stairs-off = give or take { $points }
page-curve-of = { $whose ->
    [you] Your chance to win
   *[seat] The chance to win
  }
page-curve-seat = { $name }: { $chance }
page-curve-story = { $name }: { $first } at the start, highest at step { $step } ({ $most }), { $last } at the end.
page-curve-whose = Whose review
page-curve-band = where the truth most likely lies (9 in 10)
page-curve-gave = { $whose ->
    [you] what you gave away
   *[seat] what was given away
  }
page-curve-certain = certain only here →
page-curve-unread = not read yet
page-gave = { $whose ->
    [you] What you gave away
   *[seat] What was given away
  }
    .more = only what a better answer would have kept
page-gave-played = { $whose ->
    [you] You played
   *[seat] Played
  }
page-gave-better = Better
page-gave-another = Another answer
page-gave-close = under 1 point, or nothing
page-gave-see = Look at it
page-gave-retry = Play it again
page-gave-beats = In the deals in which the two differ, it brings more points about { $tenths ->
    [one] once
   *[other] { $tenths } times
  } in 10.
page-gave-not-counted = { $tried ->
    [one] We tried one deal and cannot tell the two apart. Nothing is counted.
   *[other] We tried { $tried } deals and cannot tell the two apart. Nothing is counted.
  }
page-gave-unsure = Too close to call
page-gave-smaller = { $count ->
    [one] One smaller choice counts too and is not told here.
   *[other] { $count } smaller choices count too and are not told here.
  }
page-gave-nothing = { $whose ->
    [you] You gave nothing away.
   *[seat] { $name } gave nothing away.
  }
    .more = No answer was clearly worse than another. The rest was the luck of the deal and the others’ choices.
page-sure-clear = clear
page-sure-likely = likely
page-sure-close = too close to be sure
page-coach-preparing = The coach is getting ready…
    .more = The rules of this game are being compiled, which happens once. The review then begins by itself; the game can be looked at already.
page-coach-stopped = { $read ->
    [one] The review stopped after one choice.
   *[other] The review stopped after { $read } choices.
  }
    .more = What was read stays.
page-coach-rough = Only a first look: few deals were tried, so the bands are wide, and little can be called a mistake.
page-coach-go-on = Try the rest again
page-coach-back = Back to the review
page-coach-board = See the board at this step
page-mix-of = { $whose ->
    [you] You chose. A good player would have taken:
   *[seat] { $name } chose. A good player would have taken:
  }
page-hint-preparing = The coach is getting ready…
    .more = The rules of this game are being compiled, which happens once. The advice then comes by itself; you need not wait to play.
page-hint-only = Only one answer is worth a thought.
page-hint-verdict = { $even ->
    [1] One answer stands out.
    [2] Two answers are about even.
   *[other] Three answers are about even.
  }
page-hint-mix = The coach would mix them, so that nobody can read you.
page-hint-wins = chance to win: { $chance }
page-hint-less = { $points } less
page-hint-behind = a little less
page-hint-play = Play this
page-hint-draw = Draw one for me
page-hint-laid = The hint is laid out. Nothing is sealed yet.
page-hint-note = { $games ->
    [0] A first look, without numbers, by what your seat can see and nothing more.
    [one] By what your seat can see and nothing more; one game was played to its end.
   *[other] By what your seat can see and nothing more; { $games } games were played to their end.
  }
page-coach = Review
page-coach-of = { $game }: the review
page-coach-none = There is no review
page-coach-says = The coach
page-coach-waiting = The coach has other games to look at first; this one is in the queue.
page-coach-running = Reading the game…
    .more = Choices read: { $read } of { $choices }. What is here can be looked at already.
page-coach-progress = The review is being made
page-coach-failed = This review did not succeed.
    .more = The game itself is safe. You can ask the coach once more.
page-coach-again = Ask again
page-curve = Chance to win
page-curve-at = Step { $step } of { $steps }: { $chances }
page-curve-table = The curve as a table
page-mix = The choice in this step
page-mix-none = Nobody had anything to choose in this step.
page-mix-next = Next choice
page-mix-played = played
page-mix-best = best
page-play-on = Play on from here
    .more = A new table that begins at this step, with fresh luck and bots in the other seats. The game that was played stays as it is.
page-play-on-seat = Your seat
page-play-on-bots = The other seats
page-play-on-go = Play on
page-play-on-over = The game is over here. Go back some steps to play on.
page-hint-ask = Hint
page-hint-title = The coach’s advice
page-hint-thinking = The coach is thinking…
page-hint-gain = Why
page-hint-risk = Risk
page-hints-allowed = Hints allowed
    .explanation = Everybody who plays may ask the coach, each for their own seat.
help-serve-review-effort = How much the coach thinks about a finished game, in percent. At 100 a review takes about a minute.
help-serve-compile-ahead = Compile the rules in the background from the start: true or false. Until they are ready the coach waits, and bots see less far.
help-prepare = Compile the rules of the games now, so that hints, reviews and strong bots are ready at once.
help-prepare-games = Only these games; by default all.
cli-prepare-no-compiler = The rules cannot be compiled: Numba is not installed. Install it with: pip install 'caravanserai[fast]'
cli-prepare-there = { $game }: ready.
cli-prepare-progress = { $game }: compiling, { $percent }%
cli-prepare-done = { $game }: ready, compiled in { $seconds } s.
cli-review-start = Average
cli-review-luck = Luck
cli-review-others = Others
cli-review-result = Result
cli-review-clear = Clear.
cli-review-likely = Likely.

## Tables that begin from a position

refusal-staged = This table began from a position for one person; its other seats belong to bots.
refusal-saw-a-hand = You have already seen a hand of this game, so you cannot play another.
refusal-takeover-never = At this table nobody plays on for a bot.
refusal-takeover-busy = Somebody else is asking for a seat; wait until that is decided.
refusal-takeover-declined = The players did not want this; you can go on watching.
refusal-takeover-enough = The players have been asked often enough in this game.
refusal-takeover-nobody = Nobody is here who could allow this; at a table with bots only, the host decides.
refusal-takeover-gone = There is nothing to decide any more.
refusal-takeover-not-yours = This is not for you to decide.
refusal-daily-once = The deal of a day is played once.
refusal-no-such-step = There is no such step; the record has { $steps }.
refusal-last-step = After this step nobody had a choice any more: there is nothing left to play on.
refusal-bad-stage = The game never comes to this position: { $reason }.
verify-given = { $steps ->
    [one] The game began from a position: its first step was given, not played here.
   *[other] The game began from a position: its first { $steps } steps were given, not played here.
}
verify-given-shuffles = { $shuffles ->
    [one] One shuffle was given with the position: no secret decided it, so it is not checked.
   *[other] { $shuffles } shuffles were given with the position: no secret decided them, so they are not checked.
}
page-fair-given = { $count ->
    [one] One shuffle was given with the position from which this game began; there is nothing to check in it.
   *[other] { $count } shuffles were given with the position from which this game began; there is nothing to check in them.
}

## The coach: hints and reviews

coach-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
coach-odds = { $percent ->
    [0] in none of the games we tried
    [100] in every game we tried
   *[other] in about { $percent } of 100 games
  }
coach-any-gain = Of the games we played on, those that began like this came out best.
coach-any-risk = What the others choose now can still change that.
coach-khiva-cards-gain = With { $cards } a camel moves { coach-odds }, most often to { $space }; the turn { $sign ->
    [plus] brings about { coach-points }.
    [minus] costs about { coach-points }.
   *[zero] brings next to nothing.
  }
coach-khiva-refused-gain = With { $cards } no camel moved in the games we tried; a refused card brings a gem, and no good card is spent.
coach-khiva-cards-risk = { $percent ->
    [never] No lower card can come; { $to } gets { $given }.
    [0] A lower card is possible, but took the camel in none of the games we tried; { $to } gets { $given }.
    [100] A lower card took the camel in every game we tried; { $to } gets { $given }.
   *[other] In about { $percent } of 100 games a lower card takes the camel; { $to } gets { $given }.
  }
    .you-to = { $percent ->
    [never] No lower card can come; you get { $given }.
    [0] A lower card is possible, but took the camel in none of the games we tried; you get { $given }.
    [100] A lower card took the camel in every game we tried; you get { $given }.
   *[other] In about { $percent } of 100 games a lower card takes the camel; you get { $given }.
  }
coach-khiva-gems-gain = { $gems ->
    [0] The camel stops at { $space }, and the gems are kept.
    [one] For 1 gem the camel goes on to { $space }.
   *[other] For { $gems } gems the camel goes on to { $space }.
  }
coach-khiva-gems-risk = { $gems ->
    [0] That leaves no gem.
    [one] That leaves 1 gem.
   *[other] That leaves { $gems } gems.
  }
coach-khiva-salt-gain = The salt is worth { coach-points }, safe at once, for { $price } gems.
coach-khiva-carpet-gain = { $gems ->
    [0] The carpet costs nothing.
    [one] The carpet costs nothing: the gem is kept.
   *[other] The carpet costs nothing: all { $gems } gems are kept.
  }
coach-khiva-carpet-risk = It counts only if a camel of its colour still comes home.
coach-kilim-card-gain = { $purpose ->
    [scrap-bag] With { $card } the search is won { coach-odds }.
    [artisan] With { $card } the Artisan comes { coach-odds }.
   *[offer] With { $card } the prize is won { coach-odds }.
  }
coach-kilim-save-gain = With { $card } nothing was won in the games we tried, but better Gold is kept for later.
coach-kilim-offer-risk = { $percent ->
    [0] No equal offer came in the games we tried; but the Gold is gone until the day ends.
    [100] An equal offer cancelled it in every game we tried, and the Gold is gone until the day ends.
   *[other] In about { $percent } of 100 games an equal offer cancels it; and the Gold is gone until the day ends.
  }
coach-kilim-special-risk = { $percent ->
    [0] It costs the Gold; in the games we tried it always came to something.
    [100] It came to nothing in every game we tried, and costs Gold all the same.
   *[other] In about { $percent } of 100 games it comes to nothing, and costs Gold all the same.
  }
coach-kilim-weave-gain = { $sign ->
    [plus] There it adds { coach-points } now:
    [minus] There it costs { coach-points } now:
   *[zero] There it adds nothing now:
  } groups { $groups }, largest groups { $largest }, shape and kinds { $shape }.
coach-kilim-weave-risk = { $torn ->
    [0] What lies there stays: the places beside it must do for the next dominoes.
   *[other] The torn motif costs { $torn } points until a scrap covers it.
  }
coach-samarkand-sell-gain = For sale, { $card } finds a buyer { coach-odds }, at a price of about { $price }.
coach-samarkand-unsold-gain = Nobody bought { $card } in the games we tried: better cards are kept for later.
coach-samarkand-sell-risk = { $percent ->
    [0] Somebody gets a card that they can use.
    [100] In every game we tried nobody bought it, and it was lost.
   *[other] In about { $percent } of 100 games nobody buys it, and it is lost.
  }
coach-samarkand-stop-gain = { $percent ->
    [0] At { $price }, { $card } was bought in none of the games we tried.
   *[other] At { $price }, { $card } is bought { coach-odds }.
  } { $sign ->
    [plus] It may add { coach-points } at the end.
    [minus] It may cost { coach-points } at the end.
   *[zero] As things stand it adds no points at the end.
  }
coach-samarkand-stop-risk = { $percent ->
    [0] There was no dispute in the games we tried; but the dirhams are gone.
    [100] Others stopped for the same card in every game we tried.
   *[other] In about { $percent } of 100 games others stop for the same card.
  }
coach-samarkand-pass-gain = { $price ->
    [0] Nothing is paid this turn.
   *[other] At { $price } everything is cheaper.
  }
coach-samarkand-pass-risk = { $percent ->
    [0] Nobody stopped at this price in the games we tried.
    [100] Somebody stopped at this price in every game we tried.
   *[other] In about { $percent } of 100 games somebody stops at this price.
  }
coach-samarkand-load-gain = This way the goods that travel bring { coach-points }.
coach-samarkand-kind-gain = Scored like this, { $kind } bring { coach-points }.
coach-samarkand-load-risk = Nothing that others do will change that.
refusal-hints-off = Nobody may ask for hints at this table.
refusal-coach-busy = Many are asking the coach right now: try again in a moment.
refusal-too-many-hints = You have asked for many hints: wait a moment.
refusal-too-many-reviews = Many games are being reviewed: try again in a few minutes.
help-serve-hints-per-minute = Hints of the coach that one person may ask for in a minute.
help-review = Review a finished game: where the points came from, the chances to win, and what was given away.
help-review-json = Write the whole review to this file, as JSON.
help-review-seed = Another seed imagines other deals.
cli-review-progress = Reviewing…
cli-review-unfinished = Only a finished game can be reviewed: this record ends before its game does.
cli-review-step = Step
cli-review-curve = Chances to win
    .more = Each chance lies within its range about nine times in ten.
cli-review-costly = What was given away
cli-review-none = Nothing: no answer was clearly worse than another.
cli-review-cost = { $most ->
    [0] { $seat }, step { $step }: less than 1 point
   *[other] { $seat }, step { $step }: { $least } to { $most } points
  }
cli-review-played = Played: { $text }
cli-review-better = Better: { $text }
cli-review-choices = Given away
cli-review-points = Where the points came from
    .more = From what a seat gets on average to the result. ± holds nine times in ten; whatever is left over stands with the others’ choices.

## Tables that begin from a position

## Lessons: the house says these; the page has its own words below

refusal-no-such-lesson = There is no such lesson.
lesson-khiva-lowest = The lowest card wins
    .story = Five camels wait in the city, each with a teapot. Every turn everybody secretly plays one card and gives another to the left. A card’s colour names a camel. Where several want the same camel, the lowest card takes it, and it walks that many spaces towards the winner’s counter.
    .task = Pink carries the best teapot, and you will not be alone. Win the pink camel this turn.
    .hint = You hold two pink cards. Nothing can undercut a 1.
    .right = Your 1 was the lowest pink card, so the camel is yours. It walked only one space: low cards win, high cards travel.
lesson-khiva-refused = A no that pays
    .story = The black camel carries a 7 and stands two spaces from your left neighbour’s counter. They will surely fetch it, with a low card. Whoever plays the same colour and is not the lowest is refused, and gets a gem for it.
    .task = Get a gem by being refused.
    .hint = Play black. Your 4 is too high to win, and that is the point.
    .right = Refused, and richer by a gem. Gems carry camels further, buy salt, and each one left at the end is a point.
lesson-khiva-landing = Jumping ahead
    .story = The white camel rests on your shop 2. A camel that moves does not count spaces where another one stands: it jumps them. Your counter is the fifth space of your path; a camel that gets there leaves you its teapot.
    .task = Take the green camel’s teapot this turn.
    .hint = From the city your path has four free spaces now, the counter included. The lines on the board show where each card would land.
    .right = Four steps and one jump: the green camel came home. Always look who stands on the way.
lesson-khiva-gems = A few steps more
    .story = You have two gems. When you win a camel you may spend some: each carries it one space further, at most as many as the card has gem slots. A 1 or 2 has two slots, a 3 or 4 has one, a 5 none. The green camel on your shop 3 is jumped.
    .task = The white camel carries a 7. Bring it to your counter this turn.
    .hint = Play white 2, then spend both gems: shops 1, 2 and 4, then the counter.
    .right = Two steps from the card, two from the gems, one jump, seven points.
lesson-khiva-delivery = Carpets want to be delivered
    .story = You took a white carpet in shop 2. So far it is worth nothing: carpets count when a camel of their colour reaches your counter. The white camel stands on that same shop, three spaces from home. The blue one, with its 6, is a tempting five away.
    .task = Deliver your white carpet this turn.
    .hint = White 3 goes exactly from shop 2 to your counter.
    .right = The white camel brought its teapot and delivered your carpet with it: 2 and 4 points in one move.
lesson-khiva-giving = What you give away
    .story = The black camel, with a 7, stands right before your left neighbour’s counter: any black card would bring it home. They have none left just now. But the card that you give goes to them, and next turn they may play it.
    .task = Win the black camel yourself, and give away a card that does not help your neighbour.
    .hint = Play a black card and keep the other one. Give white or green.
    .right = You pulled the camel back and kept black out of your neighbour’s hand. Every card you give is a card somebody will play.
lesson-khiva-finish = The end of a game
    .story = A game for two: each plays two cards and gives two. It ends when the teapots, the carpets or the salt run out, after the turn in which that happens. Teapots, delivered carpets, salt and gems count; carpets that were not delivered do not.
    .task = Play the game to its end. Winning is better, but finishing is enough.
    .hint = Low cards win camels, high cards bring them home. Carpets you hold are worth a detour.
    .right = That was a whole end of a game. You know Khiva now: open a table and play.

lesson-kilim-offer = The highest offer
    .story = Every turn a domino is turned up, and everybody secretly places one card. Gold cards are offers: the highest wins, and equal offers cancel each other. Every card you play is gone until the day ends. What you win you weave at once.
    .task = Win the domino, and lay it on your loom.
    .hint = Your rival also wants a pair of stars. Offer 7 or more, then choose any place.
    .right = The domino is yours. A high offer wins today; but each Gold card works only once a day.
lesson-kilim-weaving = A rectangle of stars
    .story = You won a second domino. At the end each group of equal motifs side by side scores its size less one, a kilim that is a full rectangle scores 10, and whoever has the largest group of a motif gets 5. Before you choose, the page shows what each place brings.
    .task = Weave it so that three stars touch and the kilim is a full rectangle.
    .hint = Lay it below the first one, star under star; or beside it in one line, star to star.
    .right = Seventeen points with four squares: the rectangle, the group, and the most stars of all.
lesson-kilim-spy = The spy offers last
    .story = Two tens cancelled each other, so two dominoes now lie in the market. The Spy lets you choose your Gold card when all other offers are open. Each special card can be used once a day.
    .task = Win both dominoes, and pay no more than needed.
    .hint = Place the Spy. When you see your rival’s offer, pay one more.
    .right = One more than your rival, and two dominoes: that is what a spy is for.
lesson-kilim-kinds = Three kinds and no more
    .story = Your kilim shows exactly three motifs: 10 points. All five would bring only 5. The domino in the market has the two that you lack, and what is won must be woven.
    .task = Let your rival have it this turn.
    .hint = Place your lowest Gold card: every turn costs one anyway.
    .right = A domino can cost more than it brings. You got rid of your 1, and kept your 10 points.
lesson-kilim-scraps = From the Scrap Bag
    .story = One half of your domino is torn: 3 points less at the end. Whoever places the Scrap Bag pays a Gold card higher than the winning offer and keeps a scrap, a single square. A scrap covers any square, or fills an empty one beside your kilim.
    .task = Get a scrap, and mend the torn motif with it when the next domino is turned up.
    .hint = Place the Scrap Bag, pay more than your rival offered, take the star, and lay it on the torn square before you place your next card.
    .right = The hole is mended, and with a star two stars touch. Scraps may be used before you place a card, and before you weave.
lesson-kilim-artisan = The Artisan’s hand
    .story = Your second domino sticks out, and spoils a rectangle. Whoever places the Artisan pays a Gold card lower than the winning offer and takes a token for the day: Perfect, Turn, Remove or Move.
    .task = Call the Artisan, and make your kilim a full rectangle.
    .hint = Pay your 1, take Turn, and turn the domino that hangs down so that all four squares lie in one line. Perfect would do as well: it fills the two squares that are missing.
    .right = A full rectangle: 10 points for your lowest card. Tokens go back when the day ends.
lesson-kilim-finish = The last evening
    .story = The third day is nearly over: four turns are left, and everybody’s cards are known. Whoever counts knows what a rival can still offer.
    .task = Play the game to its end. Winning is better, but finishing is enough.
    .hint = Do not break your rectangle or your three kinds for a point; spend the high cards on what joins your groups.
    .right = Your kilim is off the loom. You know Kilim now: open a table and weave.

lesson-samarkand-selling = What do others want?
    .story = You sell fruits, and buy what others sell. Every turn everybody secretly puts up one card; then the price falls from 10. It is the same for every card: the first to say stop buys, and the money goes to the seller.
    .task = Put up a card that somebody buys from you for 9 dirhams.
    .hint = At 9 only your best card finds a buyer. Put up your 7, and let the price fall.
    .right = Nine dirhams for your purse. Good goods sell early; but they score for the buyer.
lesson-samarkand-stopping = Not too early
    .story = The bank sells clothes of value 7, and the price is 8. It falls by one each time nobody stops. Your right neighbour likes clothes, but is thrifty: at 5 they would stop.
    .task = Buy the clothes for 6.
    .hint = Pass at 8 and at 7; then tap the clothes.
    .right = One step more and they would have been gone. Waiting makes goods cheaper, until somebody else does not wait.
lesson-samarkand-elder = The elder’s right
    .story = You are the elder this turn. Your left neighbour will stop for the clothes at this price. When several stop for one card in the same moment and the elder is among them, the elder buys it and the others pay nothing.
    .task = Buy the clothes in spite of your neighbour.
    .hint = Stop for the clothes now, too. You are the elder.
    .right = You both stopped, and the elder got them. Next turn your left neighbour is the elder.
lesson-samarkand-dispute = When two quarrel
    .story = The elder is at your right. Your left neighbour is about to stop for the clothes. If two stop for the same card and the elder is not among them, the card leaves the game and each pays half the price, for nothing.
    .task = Buy something worth having at this price, without a dispute, from your left neighbour.
    .hint = Their spices are worth 5, and they cannot buy their own.
    .right = While your neighbour looked at the clothes, you bought their spices. The best card is often the one nobody else wants now.
lesson-samarkand-camel = Who shall carry it?
    .story = You have bought three goods, and have no camel. At the end only what your camels carry counts, and each empty place costs 2 points. A camel for three is on offer, the price is 2, and your left neighbour has an eye on it.
    .task = Buy the camel.
    .hint = Stop for the camel now. At 1 it would be your neighbour’s.
    .right = Three goods, three places: nothing stays behind, and nothing is empty.
lesson-samarkand-loading = Loading for the road
    .story = The market is closed. You have ten goods and nine places, so one stays behind. Of the kinds that are not yours, the one of which you carry fewest counts with the sum of its values; besides, equal values of any kind bring points.
    .task = Leave the card behind that costs you least, and choose the kind that counts most.
    .hint = The page marks the best way. Your carpets hold 7 and 5: keep those. Then let carpets count.
    .right = One weak card less, and your best kind counts. Loading well is worth as much as buying well.
lesson-samarkand-finish = The last turn
    .story = It is the tenth turn, and the last cards are out. You have 14 dirhams, eight goods and places for six. The most dirhams bring 3 points, the second most 1.
    .task = Play the game to its end. Winning is better, but finishing is enough.
    .hint = A camel for three would carry all your goods; but its price counts, and so does an empty place. Wait for a low price, and watch your neighbours.
    .right = The caravan is on its way. You know the market now: open a table and trade.

page-learn = Learn to play
    .intro = Short positions at the real table, one thing each. Every game ends with a few turns of your own.
    .done = { $done } of { $count } done
    .first = New here? Learn it in 5 minutes
    .go-on = Learn { $game }
    .begin = Begin
    .begin-one = Begin “{ $title }”
    .again = Play again
    .again-one = Play “{ $title }” again
    .ticked = Done
    .all = All lessons
page-lesson = Lesson { $number } of { $count }
    .task = Your task:
    .hint = Show a hint
    .answers = { $left ->
        [one] one answer left
       *[other] { $left } answers left
      }
    .reached = Well done
    .missed = Not this time
    .next = Next lesson
    .last = Play a real game
    .again = Try again
    .over = Begin again
    .close = Hide the lesson
    .open = Lesson

## The balance report

help-lab = For those who make games: what many games say about a game.
help-balance = Let equals play many games, and report how fair the game is, how it ends and what its things are worth.
help-balance-edition = An edition file. One is compared with the house’s own edition, two with each other, on the same deals.
help-balance-games = How many deals are played under each edition.
help-balance-seats = How many seats.
help-balance-bot = Who plays in every seat: { $known }.
cli-one-bot-only = One bot plays in every seat; name one, not { $given }.
cli-too-many-editions = Two editions can be compared, not { $given }; name fewer with --edition.
balance-house-edition = the house’s edition
balance-title = { $game }: the balance
balance-summary = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }, { $seats } seats, the bot { $bot } in every seat, seed { $seed }. All intervals are 95%: if everything were played again and again, 19 of 20 such intervals would hold the true number.
balance-to = { $low } to { $high }
balance-short = In short
    .more = What the games say clearly. “Clearly” means that chance alone hardly explains it.
balance-found-even = No seat wins clearly more or less than its even share.
balance-found-uneven = { $which ->
    [more] Wins clearly more than an even share: seat { $more }.
    [less] Wins clearly less than an even share: seat { $less }.
   *[both] Wins clearly more than an even share: seat { $more }. Clearly less: seat { $less }.
  }
balance-found-length = Answers in a game, on average: { $answers }. The winner’s lead over the next seat, in points: { $lead }.
balance-found-worth = In the middle of the game, this goes with most points: { $holding } ({ $points }).
balance-found-no-worth = Nothing that was held in the middle of the game clearly goes with more points.
balance-found-change = What the change clearly moved: { $changes }.
balance-found-no-change = The change moved nothing clearly. More games would show smaller changes.
balance-effects = What the change does
    .more = Every deal was played under both editions, with the same chance and the same bots, and compared with itself. The picture shows the change with its interval, from 0 in the middle; where the interval holds 0, it may be chance.
balance-what = What
balance-change = Change
balance-verdict = In words
balance-verdict-more = clearly more
balance-verdict-less = clearly less
balance-verdict-unclear = no clear change
balance-effect-points = Points of a seat
balance-effect-lead = The winner’s lead
balance-effect-length = Answers in a game
balance-effect-seat = Wins of seat { $seat }
balance-effect-worth = Worth: { $holding }
balance-worths = What are things worth?
    .more = { $moment } it was noted what every seat held. Each line says how many points at the end go with one more of a thing than the others had on average, all else being equal. It is what goes together in these games, not a law: whoever holds much may also have played well.
balance-moment-khiva = When a third of the teapots had left the pile,
balance-moment-kilim = In the middle of the second day
balance-moment-samarkand = After five of the ten turns
balance-noted = Noted in { $games } of { $of } games.
balance-never-noted = No game came that far.
balance-worth-clear = { $which ->
    [behind] Whoever held one more than the others ended further behind them, in points: { $points }.
   *[ahead] Whoever held one more than the others ended further ahead of them, in points: { $points }.
  }
balance-worth-unclear = With this many games it cannot be told from chance.
balance-worth-unknown = Nothing can be said: all seats always held the same number, or it follows from the lines above.
balance-axis-less = fewer points
balance-axis-more = more points
balance-holding = One more of
balance-khiva-gem = Gem
balance-khiva-teapot = Teapot
balance-khiva-carpet = Carpet, not delivered yet
balance-khiva-delivered = Delivered carpet
balance-khiva-salt = Salt bag
balance-khiva-card = Value on the cards in hand
balance-kilim-point = Point that the kilim shows already
balance-kilim-square = Square of the kilim
balance-kilim-torn = Open torn square
balance-kilim-gold = Gold still in hand
balance-kilim-special = Special card still in hand
balance-kilim-scrap = Scrap kept
balance-samarkand-dirham = Dirham
balance-samarkand-good = Goods card bought
balance-samarkand-value = Value on the goods bought
balance-samarkand-kind = Different kind of goods
balance-samarkand-place = Place on the camels
balance-samarkand-hand = Value on the cards still to sell
balance-how = How this was found
    .more = For those who want to do it again.
balance-how-text = All seats were played by the same bot, which sees only what its seat may know. Shares, lengths and changes are means over deals with Student’s intervals; a deal is one observation. Worths are ordinary least squares of the lead at the end on what was held beyond the others’ mean, with intervals that treat a deal as one observation. The same command gives the same report.

## The deal of a day

refusal-daily-hidden = You have not played today’s deal yet: it stays hidden until you have, or until tomorrow.
refusal-bad-day = { $day } is not a day; write it like 2026-11-15.
refusal-day-to-come = That day is still to come.
page-daily = Daily deal
    .more = One deal a day for each game. Everybody gets the same cards and meets the same bots: the difference is what you choose.
page-daily-home = Today’s deal
    .more = The same cards and the same bots for everybody. One try.
page-daily-next = The next deals come in { $time }.
    .new = There are new deals.
page-daily-today = Today
page-daily-who = { $seats } seats · bots: { $bot }
page-daily-finished = { $finished ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $finished } players have finished it.
  }
page-daily-play = Play
page-daily-go-on = Go on
page-daily-watch = See your game again
page-daily-hidden = You see what others made of it once you have finished.
page-daily-left = A bot answered for you: this try is not counted.
page-daily-late = You did not finish within the day: this try is not counted.
page-daily-mine = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, rank { $rank } of { $of }
page-daily-results = Results: { $game }
page-daily-rank = Rank
page-daily-name = Name
page-daily-points = Points
page-daily-ahead = Lead over the best bot
page-daily-beyond = Without luck
    .explanation = Without luck: points beyond the mean of all who had the same deal ({ $mean }).
page-daily-choice = Where your games parted
page-daily-you = you
page-daily-parted = Answer { $answer }: “{ $here }” instead of “{ $there }”
page-daily-same = Played the same
page-daily-measure = The game that others are compared with
page-daily-replay = Replay of { $name }
page-daily-best = Yesterday’s best
    .none = Nobody finished yesterday’s deal.
page-daily-best-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
page-daily-best-choice = Answer { $answer }: { $chosen }
page-daily-best-instead = Chosen by { $same } of { $there }; most of the others: { $instead }
page-daily-best-replay = Watch it
page-daily-all = All results of yesterday
page-daily-compare = See how others played it
page-daily-alone = Nobody to compare with yet.

