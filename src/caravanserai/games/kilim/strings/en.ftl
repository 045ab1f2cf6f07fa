# Every sentence of Kilim, in English.

## Names and lists

game-kilim = Kilim
    .short = Kilim

## Its things

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

## What happened

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
kilim-dominoes-lost = { $dominoes-count ->
    [one] Nobody bought it, it is lost: { $dominoes }.
   *[other] Nobody bought them, they are lost: { $dominoes }.
  }
kilim-day-ended = Day { $day } is over.

## Answers and questions

kilim-way = { $turn ->
    [0] to the right
    [1] downwards
    [2] to the left
   *[3] upwards
  }
kilim-place-card = Place { $card }.
    .kind = which card to place
kilim-take-back-card = Take the card back.
    .kind = when to take a card back
kilim-pay-gold = Gold { $gold }.
    .kind = how much gold to pay
kilim-take-scrap = Keep the { $scrap }.
    .kind = which scrap to keep
kilim-take-token = Take { $token }.
    .kind = which token to take
kilim-at = { $across ->
    [none] { $down ->
        [none] on the first square
       *[other] { $down-steps } { $down ->
            [above] above
           *[below] below
          } the first square
      }
   *[other] { $down ->
        [none] { $across-steps } { $across ->
            [left] to the left
           *[right] to the right
          } of the first square
       *[other] { $across-steps } { $across ->
            [left] to the left
           *[right] to the right
          } of and { $down-steps } { $down ->
            [above] above
           *[below] below
          } the first square
      }
  }
kilim-weave = Weave it { kilim-at }, { kilim-way }.
    .kind = where to weave
kilim-use-scrap = Lay the { $scrap } { kilim-at }.
    .kind = where to lay scraps
kilim-weave-perfect = Weave a perfect domino { kilim-at }, { kilim-way }.
    .kind = where to weave perfect dominoes
kilim-turn-domino = Turn the { $domino }: { kilim-at }, { kilim-way }.
    .kind = when to turn a domino
kilim-remove-piece = Remove the { $piece }.
    .kind = when to remove a piece
kilim-move-piece = Move the { $piece }: { kilim-at }.
    .kind = when to move a piece
kilim-done = Nothing more today.
    .kind = when to stop for the day
kilim-place-card-ask = { $prize-count ->
    [one] On offer: { $prize }. Which card do you place?
   *[other] On offer: { $prize }. They go together. Which card do you place?
  }
kilim-pay-gold-ask = { $discard ->
    [yes] { $purpose ->
        [scrap-bag] You cannot pay for the Scrap Bag (more than { $winning }). Which Gold do you discard?
       *[artisan] { $winning ->
            [0] No offer won, so nobody can pay for the Artisan. Which Gold do you discard?
           *[other] You cannot pay for the Artisan (less than { $winning }). Which Gold do you discard?
          }
      }
   *[no] { $purpose ->
        [offer] You have seen the others’ cards. Which Gold does your Spy offer?
        [scrap-bag] { $winning ->
            [0] No offer won, so any Gold pays for the Scrap Bag. Which do you pay?
           *[other] The Scrap Bag costs more than { $winning }. Which Gold do you pay?
          }
       *[artisan] The Artisan costs less than { $winning }. Which Gold do you pay?
      }
  }
kilim-take-scrap-ask = Which scrap do you keep?
kilim-take-token-ask = Which token do you take?
kilim-weave-ask = { $left ->
    [0] Where do you weave the { $domino }?
    [one] Where do you weave the { $domino }? One more domino follows.
   *[other] Where do you weave the { $domino }? { $left } more dominoes follow.
  }
kilim-end-of-day-ask = The day is over. Do you use something before it ends?

## Options

kilim-option-torn-pairs = Torn motifs side by side
    .explanation = Does a torn motif beside another torn motif cost points?
    .count = yes, 3 points each
    .cancel = no, they cancel each other

## Refusals

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

## The page

page-poster-kilim = Kilim
    .line = Bid in secret for dominoes, and weave the finest carpet.
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

## Khiva: the page

page-goal-kilim = Goal: the kilim worth most. Groups of a motif, the largest groups, exactly three or all five kinds and a full rectangle score; torn motifs cost.

## The page

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
kilim-page-wall-hint = Press a kilim to look at it closely.
    .keys = ← and → walk along the wall.
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

## The coach: hints and reviews

coach-kilim-card-gain = { $purpose ->
    [scrap-bag] With { $card } the search is won { coach-odds }.
    [artisan] With { $card } the Artisan comes { coach-odds }.
   *[offer] With { $card } the prize is won { coach-odds }.
  }
coach-kilim-save-gain = With { $card } nothing was won in the games we tried, but better Gold is kept for later.
coach-kilim-offer-risk = { $percent ->
    [never] No equal offer can come; but the Gold is gone until the day ends.
    [certain] An equal offer lies there already and cancels it, and the Gold is gone until the day ends.
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

## Lessons: the house says these; the page has its own words below

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

## The balance report

balance-moment-kilim = In the middle of the second day
balance-kilim-point = Point that the kilim shows already
balance-kilim-square = Square of the kilim
balance-kilim-torn = Open torn square
balance-kilim-gold = Gold still in hand
balance-kilim-special = Special card still in hand
balance-kilim-scrap = Scrap kept
