# Every sentence of Khiva, in English.

## Names and lists

game-khiva = Khiva
    .short = Khiva

## Its things

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
khiva-space = { $place ->
    [city] the city
    [counter] { $path }’s counter
   *[shop] { $path }’s shop { $shop }
  }
    .you-path = { $place ->
    [counter] your counter
   *[shop] your shop { $shop }
  }

## What happened

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

## Answers and questions

khiva-choose-cards = Play { $play }; give { $give }.
    .kind = which cards to play and give
khiva-spend-gems = { $gems ->
    [0] Spend no gem.
    [one] Spend 1 gem.
   *[other] Spend { $gems } gems.
  }
    .kind = when to spend gems
khiva-take-salt = Buy the salt bag.
    .kind = buying salt
khiva-take-carpet = Take the carpet.
    .kind = taking a carpet
khiva-decline = Leave the salt.
    .kind = when to leave the salt
khiva-choose-cards-ask = { $each ->
    [one] Which card do you play, and which other one do you give to the left?
   *[other] Which { $each } cards do you play, and which { $each } others do you give away?
  }
khiva-spend-gems-ask = { $gems ->
    [one] You lead with { $card }. Spend a gem to go further (0 or 1)?
   *[other] You lead with { $card }. Spend gems to go further (0 to { $gems })?
  }
khiva-shop4-ask = { $carpet ->
    [yes] Shop 4: the salt bag worth { $salt } for { $price } gems, or a carpet?
   *[no] Shop 4: the salt bag worth { $salt } for { $price } gems, or nothing?
  }

## Options

khiva-option-city = The city as a step
    .explanation = Does walking through the city count as a step?
    .when-empty = only when no other camel stands in it
    .always = always
    .never = never, and no move ends there
khiva-option-open-score = Open score
    .explanation = Do all see the values of teapots and carpets on the boards of others?
    .off = no, they lie face down
    .on = yes

## Refusals

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

## The page

page-poster-khiva = Khiva
    .line = Tug five shared camels home. The lowest card wins.
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

## The page

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
page-goal-khiva = Goal: most points. Teapots, delivered carpets and salt count their value, each gem 1.
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

## The coach: hints and reviews

coach-khiva-cards-gain = With { $cards } a camel moves { coach-odds }, most often to { $space }; the turn { $sign ->
    [plus] brings about { coach-points }.
    [minus] costs about { coach-points }.
   *[zero] brings next to nothing.
  }
coach-khiva-refused-gain = With { $cards } no camel moved in the games we tried; a refused card brings a gem, and no good card is spent.
coach-khiva-cards-risk = { $percent ->
    [never] Nobody else can play a lower card; { $to } gets { $given }.
    [0] A rival may play a lower card, but won by it in none of the games we tried; { $to } gets { $given }.
    [100] A rival’s lower card won in every game we tried; { $to } gets { $given }.
   *[other] In about { $percent } of 100 games a rival’s lower card wins; { $to } gets { $given }.
  }
    .you-to = { $percent ->
    [never] Nobody else can play a lower card; you get { $given }.
    [0] A rival may play a lower card, but won by it in none of the games we tried; you get { $given }.
    [100] A rival’s lower card won in every game we tried; you get { $given }.
   *[other] In about { $percent } of 100 games a rival’s lower card wins; you get { $given }.
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

## Lessons: the house says these; the page has its own words below

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

## The balance report

balance-moment-khiva = When a third of the teapots had left the pile,
balance-khiva-gem = Gem
balance-khiva-teapot = Teapot
balance-khiva-carpet = Carpet, not delivered yet
balance-khiva-delivered = Delivered carpet
balance-khiva-salt = Salt bag
balance-khiva-card = Value on the cards in hand
