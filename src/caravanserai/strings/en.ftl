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
    [one] The winner, with { $points } points: { $winners }.
   *[other] A shared victory, with { $points } points each: { $winners }.
  }
    .you-winners = You win with { $points } points!

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

## Refusals

refusal-unknown-game = There is no game “{ $game }” here; choose one of: { $known }.
refusal-seat-count = { $seats } seats are not possible; choose { $least } to { $most }.
refusal-unknown-option = There is no option “{ $option }”; choose one of: { $known }.
refusal-option-value = The option { $option } cannot be “{ $value }”; choose one of: { $known }.
refusal-wrong-chance = This shuffle could not have fallen so.
refusal-no-such-seat = Nobody sits there.
refusal-game-over = The game is over.
refusal-not-asked = It is not your move now.
refusal-unreadable-move = This move cannot be read: { $reason }.
refusal-other-question = That answers another question than the one asked.
refusal-khiva-card-count = { $each ->
    [one] Choose one card to play and one other card to give.
   *[other] Choose { $each } cards to play and { $each } other cards to give.
  }
refusal-khiva-card-twice = A card can be chosen only once: you cannot give what you play.
refusal-khiva-not-in-hand = { khiva-card } is not in your hand.
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
    [teapots] Level with { $points } points: the number of teapots decides. { $seats }.
    [salt] Level with { $points } points and as many teapots: the dearest salt bag decides. { $seats }.
   *[shared] Level with { $points } points, in teapots and in salt: the rank is shared. { $seats }.
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
cli-file-denied = { $file } may not be read or written by you; check its permissions.
cli-file-failed = { $file } cannot be used ({ $reason }); choose another file.
cli-file-large = { $file } is too large for what it should be; choose another file.
cli-file-not-text = { $file } is not a UTF-8 text file; choose another file.
cli-file-exists = { $file } exists already and is not overwritten; choose another name.
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
cli-name-empty = A name needs at least one letter, and at most { $most }; choose another --name.
cli-no-such-option = There is no option { $option }; see --help.
cli-no-such-command = There is no command “{ $command }”; choose one of: { $known }.
cli-missing = { $name } is missing; see --help.
cli-no-value = { $option } needs a value after it; see --help.
cli-extra = “{ $given }” is one argument too many; see --help.
cli-usage = { $reason }

## Help

help-house = Three market games of secret, simultaneous choice.
help-version = Show the version and leave.
help-lang = The language: en, fr or ko.
help-game = Which game: { $known }.
help-play = Sit down at a table in this terminal, against bots.
help-play-seats = How many sit at the table, you included.
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
