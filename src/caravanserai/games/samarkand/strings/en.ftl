# Every sentence of The Market of Samarkand, in English.

## Names and lists

game-samarkand = The Market of Samarkand
    .short = Samarkand

## Its things

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

## What happened

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
samarkand-card-offered = { $seller } offers { $card }.
    .you-seller = You offer { $card }.
    .no-seller = The bank offers { $card }.
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
    [one] { $seat } buys { $card } from { $seller } for { $price } dirham.
   *[other] { $seat } buys { $card } from { $seller } for { $price } dirhams.
  }
    .you = { $price ->
    [one] You buy { $card } from { $seller } for { $price } dirham.
   *[other] You buy { $card } from { $seller } for { $price } dirhams.
  }
    .you-seller = { $price ->
    [one] { $seat } buys { $card } from you for { $price } dirham.
   *[other] { $seat } buys { $card } from you for { $price } dirhams.
  }
    .no-seller = { $price ->
    [one] { $seat } buys { $card } from the bank for { $price } dirham.
   *[other] { $seat } buys { $card } from the bank for { $price } dirhams.
  }
    .you-no-seller = { $price ->
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
samarkand-dispute-lost = A dispute without the elder: { $seats } pay { $half } each to { $seller }, and { $card } leaves the game.
    .you-seller = A dispute without the elder: { $seats } pay { $half } each to you, and { $card } leaves the game.
    .no-seller = { $card-name ->
    [camel] A dispute without the elder: { $seats } pay { $half } each to the bank, and the camel goes back into its pile.
   *[other] A dispute without the elder: { $seats } pay { $half } each to the bank, and { $card } leaves the game.
  }
samarkand-pile-shuffled = The camels are shuffled.
samarkand-goods-unsold = { $cards-count ->
    [one] Unsold, so it leaves the game: { $cards }.
   *[other] Unsold, so they leave the game: { $cards }.
  }
samarkand-market-closed = The market is closed. The camels are loaded.
samarkand-goods-left = { $seat } leaves behind { $cards }.
    .you = You leave behind { $cards }.
samarkand-kind-scored = The rarest kind of { $seat }: { $kind }.
    .you = Your rarest kind: { $kind }.

## Answers and questions

samarkand-sell = Sell { $card }.
    .kind = which card to sell
samarkand-pass = Pass.
    .kind = when to let a price fall on
samarkand-stop = Stop for { $card }.
    .kind = when to stop the price
samarkand-leave-behind = Leave behind { $cards }.
    .kind = what to leave behind
samarkand-score-kind = Score { $kind }.
    .kind = which kind to score
samarkand-sell-ask = Which card do you put up for sale?
samarkand-stop-ask = The price is { $price }; you have { samarkand-dirhams }. Do you stop?
samarkand-leave-behind-ask = { $leave ->
    [one] You have goods without a place: your camels carry { $places }. Which one stays behind?
   *[other] You have goods without a place: your camels carry { $places }. Which { $leave } stay behind?
  }
samarkand-score-kind-ask = Equally rare: which kind do you score?

## Options

samarkand-option-series = Two and three equal values
    .explanation = How many points do two and three cards of one value bring?
    .table = 1 and 2, as in the list
    .example = 2 and 3, as in the worked example
samarkand-option-closed-goods = Closed goods
    .explanation = Are bought goods hidden behind the screens too?
    .off = no, all see them
    .on = yes

## Refusals

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

## The page

page-poster-samarkand = The Market of Samarkand
    .line = The price falls. Who says “stop” first, and pays?
samarkand-log-open = The market is open
samarkand-log-nothing = Nothing is sold
samarkand-log-camel = a camel with { $capacity ->
    [one] 1 place
   *[other] { $capacity } places
  }
samarkand-log-bought = { $seat } buys { $what } for { $price }
    .you = You buy { $what } for { $price }
samarkand-log-sold = { $what } for { $price }
samarkand-log-brief = { $value } for { $price }
samarkand-log-disputed = { $what }: dispute
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

## Khiva: the page

page-goal-samarkand = Goal: most points. Of the kinds the others sell, the one you carry fewest of scores the sum of its values; equal values and money score too, empty places on camels cost.

## The souk in the page

samarkand-page-market = The souk
samarkand-page-bank = The bank
samarkand-page-elder = Elder
    .about = The elder of the souk wins a dispute.
samarkand-page-badges = What the numbers say
    .most = Golden rim: nothing else on offer brings you more.
samarkand-page-prospect = at the end
    .about = The points it may add for you at the end, dirhams aside, if it is carried. Kinds that you still miss are taken to come, as long as they can.
samarkand-page-expected = { $count ->
    [0] makes little difference
    [one] about { $points } point at the end
   *[other] about { $points } points at the end
  }
    .about = By about so many points you end better or worse with it, at this price, than if you bought nothing more this turn: its place and its dirhams are counted, and ±0 makes little difference. From games of bots; a single game varies far more.
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
   *[other] missing · { $cards } to come
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
samarkand-page-last-offered = Your last card is for sale.
samarkand-page-sold-out = Nothing left to sell.
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
samarkand-page-cannot-pay = You have { samarkand-dirhams } and cannot pay { $price }: a stop costs a fine of 1, if you have it.
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
samarkand-pass-on = Pass until somebody buys
samarkand-pass-down-to = Pass until the price is { $price }
samarkand-stop-at = Stop at { $price } for { $card }
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

## The coach: hints and reviews

coach-samarkand-sell-gain = For sale, { $card } finds a buyer { coach-odds }, at a price of about { $price }.
coach-samarkand-unsold-gain = Nobody bought { $card } in the games we tried: better cards are kept for later.
coach-samarkand-sell-risk = { $percent ->
    [0] Somebody gets a card that they can use.
    [100] In every game we tried nobody bought it, and it was lost.
   *[other] In about { $percent } of 100 games nobody buys it, and it is lost.
  }
coach-samarkand-stop-gain = { $percent ->
    [never] At { $price }, { $card } cannot be paid for.
    [0] At { $price }, { $card } was bought in none of the games we tried.
   *[other] At { $price }, { $card } is bought { coach-odds }.
  } { $sign ->
    [plus] It may add { coach-points } at the end.
    [minus] It may cost { coach-points } at the end.
    [better] With what it costs counted, it may add { coach-points } at the end.
    [worse] With what it costs counted, it may take { coach-points } at the end.
    [even] With what it costs counted, it makes little difference at the end.
   *[zero] As things stand it adds no points at the end.
  }
coach-samarkand-stop-risk = { $percent ->
    [unpaid] Who cannot pay gets nothing and pays the bank a fine of 1, if that is there.
    [never] No dispute can take it away; but the dirhams are gone.
    [0] There was no dispute in the games we tried; but the dirhams are gone.
    [100] Others stopped for the same card in every game we tried.
   *[other] In about { $percent } of 100 games others stop for the same card.
  }
coach-samarkand-pass-gain = { $price ->
    [0] Nothing is paid this turn.
   *[other] At { $price } everything is cheaper.
  }
coach-samarkand-pass-risk = { $percent ->
    [never] Nobody else can stop at this price.
    [0] Nobody stopped at this price in the games we tried.
    [100] Somebody stopped at this price in every game we tried.
   *[other] In about { $percent } of 100 games somebody stops at this price.
  }
coach-samarkand-load-gain = { $points ->
    [0] This way the goods that travel score nothing.
   *[other] This way the goods that travel bring { coach-points }.
  }
coach-samarkand-kind-gain = Scored like this, { $kind } bring { coach-points }.
coach-samarkand-load-risk = Nothing that others do will change that.

## Lessons: the house says these; the page has its own words below

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

## The balance report

balance-moment-samarkand = After five of the ten turns
balance-samarkand-dirham = Dirham
balance-samarkand-good = Goods card bought
balance-samarkand-value = Value on the goods bought
balance-samarkand-kind = Different kind of goods
balance-samarkand-place = Place on the camels
balance-samarkand-hand = Value on the cards still to sell
