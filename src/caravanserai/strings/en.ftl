# Every sentence a person reads, in English. The terminal and the browser use this same file.
#
# `.you` is said instead when the one who reads is the seat of the sentence; `.you-to`, `.you-path` and
# `.you-winners` when the reader is that part of it.

## Names and lists

seat-name = Seat { $number }
nameless = A merchant
    .called = a merchant
seat-you = You
you = you
list-pair = { $first } and { $last }
list-comma = { $first }, { $rest }
with-clause = { $clause }: { $sentence }

## What happens in every game

game-ended = { $count ->
    [one] The winner, with { end-points }: { $winners }.
   *[other] A shared victory, with { end-points } each: { $winners }.
  }
    .you-winners = You win with { end-points }!

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

## A game without a drawing of its own, in a terminal

any-turn = Turn { $turn } of { $turns }
any-zone = { $zone }: { $what }
any-shown = Turn { $turn } showed: { $tiles }
any-head-player = player
any-head-points = points
any-head-rank = rank
any-sheet = Final score
any-help = { $most ->
    [one] Type 1.
   *[other] Type the number of an answer, from 1 to { $most }.
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
cli-bad-event = { $file } is not the event that was played ({ $reason }); ask for the original file.
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
help-version-json = With --version: as JSON, with the versions of the rules.
help-options = Options
help-commands = Commands
help-arguments = Arguments
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help and exit.
help-lang = The language: en, de, es, fr or ko.
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
refusal-bad-offline-game = This game cannot be taken: { $reason }.
refusal-offline-other-rules = This game was played by another version of the rules than this house has, so it cannot be played again here. It stays on your device.
refusal-rated-setting = A rated table has the standard edition, a clock, no hints, and nobody who takes over for a bot.
refusal-rated-account = Rated tables are for accounts: add a password or a passkey, and the game counts for you.
refusal-other-nonce = This is not the share whose hash you gave when you sat down.
refusal-nonce-early = Shares are opened once everybody has sat down.
refusal-nonce-late = The shares have been opened already: this one no longer counts.
refusal-old-page = This page is older than the house: load it again. Programs give the hash of a share, as docs/fair-cards.md says.
refusal-only-at-tables = People who share a device only play at tables there; for this, use a device of your own.
refusal-table-starting = The game is about to begin: wait a few seconds.
refusal-bad-edition = This edition cannot be used: { $reason }.
refusal-bot-seat = There is no seat { $seat } for a bot at a table of { $seats }; the first is 0.
refusal-no-seat-for-people = Leave at least one seat for a person.
refusal-unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }.
refusal-bot-not-here = “{ $bot }” is offered only where it has proved stronger than all others, and not at such a table; choose one of: { $known }.
refusal-already-seated = You are already sitting at this table.
refusal-no-free-seat = No seat is free.
refusal-seat-taken = This seat is taken.
refusal-guest-seated = Your friend sits at this table already.
refusal-nobody-left = Nobody left that seat, or you do not play here.
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
refusal-too-many-lookups = You are looking up { $most } old games already; wait until these are there, then try again.
refusal-not-over = The game is not over yet.
refusal-not-your-ask = This question is for another seat.
refusal-stale-ask = This question has been answered; the game has gone on.
refusal-price-passed = The price had passed when your answer arrived, so nothing was changed.
refusal-no-orders = This game has no standing orders.
refusal-orders-live = At this table everybody answers live; standing orders are for tables without a live clock.
refusal-move-id = A move needs an id of 1 to { $most } characters that can be seen.
refusal-busy = Many things happen at this table at the same moment; try again.
refusal-not-saved = This could not be saved, so nothing has changed; try again in a moment.
refusal-house-updating = The house is being updated, and not all of it can do this yet; try again in a minute. Nothing has changed.
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
refusal-name-from-list = In this house names are chosen from a list.
refusal-name-not-yours = That is not the name you have here. Type it as it stands, and everything of yours goes.
refusal-phrases-only = In this house nobody types at a table: choose one of the phrases.
refusal-standard-only = In this house tables are played with the editions of the house.
refusal-not-named = Who has no handle cannot be named in data for researchers, and in a house for children nobody is.
refusal-presence-public = In this house strangers are not told who is here.
refusal-profile-public = In this house nobody’s page is shown to strangers.
refusal-too-many-guests = Too many guests have come from your address; try again later.
refusal-tables-too-fast = You have opened many tables in a short time; wait some minutes before the next one.
refusal-too-many-sockets = You have too many connections open (the limit is { $most }); close one first.
refusal-too-fast = That was too fast; wait a little.
refusal-too-many-handshakes = You have connected too often; wait a minute.
refusal-too-many-connections = Too many connections are open; close some, or try again later.
refusal-request-too-slow = This request took too long to arrive; try again.
refusal-headers-too-large = The head of this request is too long.
refusal-wrong-token = These numbers are only for those who have the token.
refusal-name-marks = A name has at most { $most } marks on a letter.
refusal-wrong-host = The address in this request (its Host) is none that a link can be made of.
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

## Refusals about accounts

refusal-handle-length = A handle has { $fewest } to { $most } characters.
refusal-handle-letters = A handle has letters and digits; between them may stand a hyphen, a dot or a low line.
refusal-handle-mixed = This handle mixes scripts whose letters look alike; use one of them.
refusal-handle-taken = “{ $handle }” is taken, or looks like one that is; choose another handle.
refusal-handle-soon = { $days ->
    [one] After the first change a handle can be changed once a day; it is too soon.
   *[other] After the first change a handle can be changed once in { $days } days; it is too soon.
  }
refusal-handle-needed = A password needs a handle to be asked for with; choose one.
refusal-key-first = A handle is for those who have a key; add a key first.
refusal-password-short = { $fewest ->
    [one] A password needs at least one letter.
   *[other] A password needs at least { $fewest } letters; a short sentence is fine.
  }
refusal-password-long = { $most ->
    [one] A password has at most one letter.
   *[other] A password has at most { $most } letters.
  }
refusal-password-plain = That is guessed too easily: the same again and again, or a row such as 123456789012. A short sentence is better.
refusal-wrong-key = That does not fit. Look at handle and password again; nothing was changed.
refusal-wrong-password = This is not your password; nothing was changed.
refusal-wrong-code = No code fits what you typed, or it has been used; nothing was changed.
refusal-passkey-needs-name = Passkeys need a house with a name, and this one is reached by a number; use a password here.
refusal-passkey-wrong = This passkey was not accepted; nothing was changed. Try again, or use another key.
refusal-proof-needed = Show one of your keys first: what leads back to you is changed only by who has just shown one. Nothing was changed.
refusal-oidc-off = This house has nobody who vouches for people; use another key.
refusal-oidc-away = Who vouches for people of this house does not answer; try again in a moment, or use another key.
refusal-oidc-wrong = You could not be vouched for; nothing was changed. Begin again here, in this browser.
refusal-oidc-denied = You were not signed in there; nothing was changed. Begin again, or use another key.
refusal-oidc-old = You had signed in there before, which is no fresh proof; sign out there and try again, or show another key.
refusal-oidc-taken = That is somebody else’s key already; nothing was changed. Sign in with it, if that is you.
refusal-mail-off = This house sends no mail; use a printed code or another device.
refusal-mail-wrong = No mail can be sent to this address; look at it again.
refusal-mail-taken = This address leads back to somebody else already; take it away there first.
refusal-mail-link-dead = This link was used, or is older than half an hour; ask for another.
refusal-mail-busy = Too many letters wait to be sent; try again in a few minutes.
refusal-mail-first = Give a mail address first, under “A way back by mail”.
refusal-address-not-public = News go to public addresses alone: https, the usual port, no user in the address.
refusal-no-such-zone = This time zone is not known.
refusal-not-a-browser = This is not what a browser gives when it subscribes.
refusal-too-many-channels = { $most ->
    [one] News go to one place at the most; take it away first.
   *[other] News go to { $most } places at the most; take one away first.
  }
refusal-no-such-channel = News do not go there any more.
refusal-too-many-letters = So many letters are not sent; wait an hour, or use another key.
refusal-last-key = This is your only key: without it, only devices that are signed in and printed codes lead back to you.
refusal-no-key-yet = You have no key yet: who signs out here cannot come back. Add a key first.
refusal-too-many-keys = { $most ->
    [one] One key is the most that you can have; remove it first.
   *[other] You have { $most } keys, and more cannot be kept; remove one first.
  }
refusal-guest-of-somebody = What you did here belongs to an account now; sign in to it to change or delete it.
refusal-no-such-key = This key is not there any more.
refusal-no-such-device = This device is not signed in any more.
refusal-too-many-attempts = That was tried too often; wait some minutes, or use another key.
refusal-keys-busy = Many people sign in at this moment; try again.
refusal-already-friends = You are friends already.
refusal-own-friend = That is you; ask somebody else.
refusal-no-such-friend = Nobody is there under this name any more.
refusal-nobody-there = No person sits there.
refusal-too-many-asked = You have asked { $most } people who have not answered yet; take one of these back first.
refusal-too-many-blocked = You have blocked { $most } people, and more cannot be kept; take one of these blocks back first.
refusal-too-many-friends = You have { $most } friends, and more cannot be kept; remove one first.
refusal-no-such-profile = This page is kept private, or nobody has this handle.
refusal-note-too-long = A note has at most { $most } letters.
refusal-too-many-notes = You keep stars and notes on { $most } games, and more cannot be kept; remove one first.
refusal-banned = { $days ->
    [0] This house is closed to you. The page “Notices” says why, and you can answer once there.
    [one] This house is closed to you for another day. The page “Notices” says why, and you can answer once there.
   *[other] This house is closed to you for another { $days } days. The page “Notices” says why, and you can answer once there.
  }
refusal-muted = { $days ->
    [0] You can only use the set phrases here. The page “Notices” says why.
    [one] You can only use the set phrases for another day. The page “Notices” says why.
   *[other] You can only use the set phrases for another { $days } days. The page “Notices” says why.
  }
refusal-name-given = { $days ->
    [0] The moderators gave you this name; it stays.
    [one] The moderators gave you this name; you can choose another tomorrow.
   *[other] The moderators gave you this name; you can choose another in { $days } days.
  }
refusal-not-moderator = This is for the moderators of the house.
refusal-own-report = That is you; nobody reports themselves.
refusal-no-such-report = This report is decided, or it is not for you to decide.
refusal-no-such-notice = There is nothing of that kind to answer.
refusal-answered-already = You have answered this; the owner reads it.
refusal-text-empty = Write something first.
refusal-text-too-long = { $most ->
    [one] One letter is the most that fits here.
   *[other] At most { $most } letters fit here.
  }
refusal-too-many-reports = You have reported much within an hour; wait a while. If it is urgent, leave the table and block them.
refusal-reports-full = More reports wait than the moderators can read; try again tomorrow, and block who disturbs you.

## What happens at a table

table-seat-taken = { $name } sits down.
table-bot-seated = A bot takes a seat: { $bot }.
table-seat-left = { $name } leaves.
table-seat-kept = { $kept ->
    [yes] A seat is kept for somebody.
   *[no] A seat is no longer kept.
  }
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
table-leave-released = { $seat } does not mind that { $name } left.
    .you = You do not mind that { $name } left.
table-player-returned = { $name } plays again.
table-bot-asked = { $seat } asks for a bot in the seat of { $asleep }, who has not answered for long.
    .you = You ask for a bot in the seat of { $asleep }, who has not answered for long.
table-bot-allowed = { $yes ->
    [yes] { $seat } agrees to the bot.
   *[no] { $seat } does not want a bot there.
  }
    .you = { $yes ->
    [yes] You agree to the bot.
   *[no] You do not want a bot there.
  }
table-bot-ask-ended = { $because ->
    [no] The table goes on waiting.
    [gone] The answer is there: no bot is needed.
   *[time] Not everybody agreed to a bot in time.
  }
table-seat-covered = { $seat } has not answered for long: a bot plays on until they are back.
    .you = You have not answered for long: a bot plays on until you are back.
table-holiday-began = { $seat } is on holiday until { $date }.
    .you = You are on holiday until { $date }.
table-pause-answered = { $yes ->
    [yes] { $seat } agrees to wait for { $name }.
   *[no] { $seat } does not want to wait for { $name }: the clock goes on.
  }
    .you = { $yes ->
    [yes] You agree to wait for { $name }.
   *[no] You do not want to wait for { $name }: the clock goes on.
  }
table-holiday-over = { $seat } is back from holiday.
    .you = You are back from your holiday.
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
bye-elsewhere = This machine of the house is closing; you are connected to another one, and the game goes on.
bye-signed-out = This device was signed out.
bye-too-slow = Your connection was too slow to keep up; you will be connected again.
bye-flood = Too many messages came from you; wait a little before you connect again.
bye-message-too-large = A message from you was too large.

## The house on the network

guest-name = Guest { $number }
safe-name = { $first } { $second }
safe-name-first = Dune, Dawn, Oasis, Desert, Amber, Silver, Golden, Indigo, Saffron, Copper, Cedar, River, Moonlit, Starlit, Sunny, Gentle, Merry, Quiet, Brave, Clever
safe-name-second = Camel, Falcon, Fox, Hare, Owl, Lark, Turtle, Heron, Otter, Hedgehog, Panther, Gazelle, Lynx, Swallow, Crane, Mouse, Squirrel, Dolphin, Badger, Sparrow
page-title = Caravanserai
page-what = An open house for market games of secret, simultaneous choice: { $games }.
page-soon = The tables are open to programs. The page for people is not built here: `make frontend` does that.
page-api = How programs talk to the house
page-types = Types
serve-open = Caravanserai is open at { $address }
serve-lan = For others in the same network: open one of these addresses, or point a phone’s camera at its code.
serve-lan-none = This machine has no address that others could reach: is it in a network?
serve-lan-plain = Over plain HTTP browsers do not allow: installing the page, playing offline, news while nobody looks, passkeys, and copying or sharing with one press. Everything else works. Whoever shares the network could read along: play with people you trust, or put HTTPS in front (docs/deploy.md).
serve-closed = Caravanserai is closed; every table is kept.
setting-wrong = { $name } cannot be “{ $value }”: { $reason }.
setting-unknown = There is no setting “{ $name }” ({ $file }); there are: { $known }.
setting-file = The settings in { $file } cannot be read: { $reason }.
setting-not-an-address = “{ $value }” is not the address of a site; write it as https://games.example.org.
setting-not-a-port = “{ $value }” is not a host and a port; write it as 127.0.0.1:9100.
setting-not-a-server = { $name } is not an address of a server; write it as SCHEME://USER:PASSWORD@HOST:PORT, and the letters @ : / ? # [ ] % of a password as %40, %3A, %2F, %3F, %23, %5B, %5D, %25.
data-in-use = Another server uses { $folder }; stop it, or choose another folder with --data.
data-failed = { $folder } cannot be used for the data of the house: { $reason }.
setting-valkey-alone = Valkey carries news between the nodes of a house, and they share a database: give --database too.
setting-needs = --{ $name } needs --{ $other } too.
extra-missing = --{ $name } needs { $library }; install Caravanserai with its extra “{ $extra }”.
secret-failed = There is no secret in { $file }: { $reason }.
wrong-key = This house has another key; give every node the same --key-file.
cluster-missing = A house of many machines needs { $library }; install Caravanserai with its extra “cluster”.
data-bad-key = { $file } is not a key of this house; restore it, or remove it and let every guest start anew.
key-file-wrong = { $file } has no key in it: 32 bytes are needed. Take it from another node or from a backup; for a new house `head -c 32 /dev/urandom` makes one.
key-file-missing = There is no key { $file }; name its file with --key-file. It is the same on every node, and in every backup; for a new house `head -c 32 /dev/urandom` makes one.
cannot-listen = The house cannot open at { $host }, port { $port }: { $reason }; choose another with --host or --port.
help-serve = Open the house: play in a browser, alone or with others.
help-serve-config = A TOML file with settings, named as the options here. Options go before CARAVANSERAI_… variables, those before the file.
help-serve-host = The address to listen at; 0.0.0.0 is every address of this machine.
help-serve-port = The port; 0 takes any that is free.
help-serve-lan = For a table at home: listen at every address of this machine, and show each with a QR code.
help-serve-data = The folder for everything that must be kept; by default the user’s data folder.
help-serve-database = The address of a PostgreSQL in place of a file, for a house of many machines.
help-serve-valkey = The address of the Valkey that carries news between the nodes of such a house.
help-serve-key-file = The key of the house, 32 bytes, the same for every node; by default one in the data folder.
help-serve-drain-seconds = Seconds in which a node that is to stop lets no more people come, before those who are there go to another one.
help-serve-public-url = How people reach the house, such as https://games.example.org; for links, cookies and the origin check.
help-serve-oidc-issuer = A provider of OpenID Connect that vouches for people, such as a club’s, by its address; none by default.
help-serve-oidc-client = What the house is called at that provider.
help-serve-oidc-secret-file = A file with the secret that the house shares with that provider; or CARAVANSERAI_OIDC_SECRET.
help-serve-oidc-secret = The secret that the house shares with that provider.
help-serve-oidc-name = What that provider is called on the page.
help-serve-smtp = A mail server, by its address (smtp or smtps, with a user but no password), so that people can come back by mail; none by default.
help-serve-smtp-password-file = A file with the password at that mail server; or CARAVANSERAI_SMTP_PASSWORD.
help-serve-smtp-password = The password at that mail server.
help-serve-mail-from = The address that mail of the house comes from.
help-serve-news-inside = Also send news to addresses of the house’s own network, such as a chat there. Whoever plays here can then reach what is in it.
help-serve-origins = Other sites whose pages may use the house, separated by commas.
help-serve-proxies = Addresses of proxies that are trusted about a visitor’s address, separated by commas.
help-serve-browser = Open the address in a browser, where there is a desktop: true or false.
help-serve-log-level = debug, info, warning or error.
help-serve-thinkers = How many bots think at the same time.
help-serve-bot-pause = Milliseconds that a bot waits at most before it answers; 0: none.
help-serve-tables-each = Tables that one person may have open.
help-serve-tables-per-hour = Tables that one person may open in an hour, a third of them at once, and eight times as many of one address.
help-serve-open-hours = Hours after which a table is closed if no game has begun; 0: never.
help-serve-idle-days = Days without an answer after which an unfinished game is closed; 0: never.
help-serve-closed-days = Days after which a closed table is deleted; 0: never. Finished games stay.
help-serve-guest-days = Days after which a guest without a table is forgotten; 0: never. Anyone who has played stays.
help-serve-keep-devices = Days after which a device that nobody used is signed out; 0: never.
help-serve-keep-addresses = Hours after which an address that no longer comes is forgotten; it is in memory only.
help-serve-keep-chat = Hours after which what was said at a table is forgotten; it is in memory only. 0: with the table.
help-serve-safe = A house for children: set phrases instead of typed words, names from a list, no public pages: true or false.
help-serve-body-limit = Bytes of a request, an edition included.
help-serve-message-limit = Bytes of a message over a socket.
help-serve-requests-per-second = Requests of one address, over time; five times as many at once. Files of the page: eight times as many.
help-serve-messages-per-second = Messages of one person, over time; three times as many at once, and eight times for one address.
help-serve-chats-per-minute = How often one person may speak.
help-serve-guests-per-hour = New guests from one address.
help-serve-sockets-each = Connections of one person to one table.
help-serve-sockets-per-address = Connections of one address.
help-serve-attempts-per-hour = Attempts to sign in as one person; four times as many from one address.
help-serve-password-memory = Kibibytes of memory that a single guess at a password costs.
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
help-ratings-house = All ratings of people once more, from the finished games of a house.
cli-ratings-of-what = Say which files of results, or --house.
rating-rule-who = What counts
    .more = Tables that were opened as rated: for accounts, with the standard edition, a clock, no hints, and nobody playing on for a bot. Each game has ratings of its own, tables of two apart from larger ones.
rating-rule-scale = What the number means
    .more = The scale is that of chess: 200 points more come out ahead about three times of four. 1000 is the mean of the house’s bots from level 1 to level 5. Nine times in ten the truth lies within the ± behind the number; while that is more than 180, the rating is provisional and on no leaderboard.
rating-rule-place = How a game counts
    .more = Everybody is compared with everybody else at the table, by places; shared places count as a draw. Beating a strong player brings more than beating a weak one.
rating-rule-leave = Who leaves
    .more = Leaving is the last place, whatever the bot makes of it, and so is letting a bot give more than a third of your answers. When all who play on release you, the game does not count for you. Without luck, leaving gives away the chance to win you had.
rating-rule-repeat = The same few, again and again
    .more = Of games under an hour in which the same two people meet within a day, three count in full; the fourth counts half, the fifth a third, and so on. Games side by side share their time: the hour begins where the last one ended.
rating-rule-bots = Bots
    .more = Bots have the strength that was measured, and keep it. Who plays rated games against bots alone has a rating of their own for that, which says nothing about the other one.
rating-rule-luck = Without luck
    .more = Rated games are reviewed in the background. “Play” is how much of a win a decision gave away on average, with the range in which it lies nine times in ten. The rating without luck ranks the people at a table by what their decisions gave away, whoever won.
rating-rule-seen = Who sees it
    .more = Who may see your page sees your ratings. What to work on is for your eyes alone. All of it follows from finished games and can be worked out again at any time.
ratings-again = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
 }, { $ratings ->
    [one] { $ratings } rating.
   *[other] { $ratings } ratings.
 }
ratings-again-same = Nothing changed.
ratings-again-changed = { $changed ->
    [one] { $changed } rating is another than before (furthest off: { $points }).
   *[other] { $changed } ratings are others than before (furthest off: { $points }).
 }
ratings-again-damaged = { $games ->
    [one] { $games } rated game cannot be read.
   *[other] { $games } rated games cannot be read.
 }
help-serve-rated-reviews = How many rated games are reviewed in an hour without anybody asking; 0: none.
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

help-think = Let the bots of a house think on this machine too; its nodes find it by their Valkey. It learns nothing of a table but what a bot’s seat knows.
help-think-thinkers = Positions that are thought about at the same time; by default one for each core.
think-no-valkey = A machine that thinks needs the address of the house’s Valkey: give --valkey.
think-begun = This machine thinks about { $at_once ->
    [one] one position
   *[other] { $at_once } positions
  } at a time for the house (Ctrl-C ends it; nothing is lost).
think-done = This machine no longer thinks; the nodes do so themselves.
help-backup = Copy a house into one file: every table, person and key. It may stay open meanwhile.
help-backup-file = A new file. Keep it as safe as the house: whoever has it can see every hand.
help-restore = Put a backup into an empty data folder or an empty database; `caravanserai serve` then goes on from there.
help-restore-file = A file that `caravanserai backup` wrote.
backup-progress = Copying the tables
backup-nothing = There is no house in { $folder } yet: choose its folder with --data.
backup-failed = The backup was not made: { $reason }.
help-quarantine = List the tables of a house that cannot be read, and why; or give them another try.
help-quarantine-release = Try this table again, after the house was updated or the file mended.
quarantine-none = Every table that was looked at can be read.
quarantine-line = { $table } (in logs { $log_name }), since { $since }: { $reason }
quarantine-released = { $table } is tried again when somebody next asks for it.
quarantine-unknown = { $table } is not in quarantine; `caravanserai quarantine` lists the tables that are.
help-games = The finished games of a house, for those who study them.
help-games-export = Write the finished public games as tables: games, seats and steps. Nobody is named who did not ask for it.
help-games-folder = A new folder for the tables.
help-games-since = Games that ended on this day or later, as 2026-01-31.
help-games-format = jsonl or parquet.
help-games-views = Also what each seat saw when it answered; that takes much more room.
cli-games-format = There is no format “{ $format }”; choose one of: { $known }.
cli-games-no-parquet = Parquet needs pyarrow, which is not installed: pip install "caravanserai[export]". Or choose --format jsonl.
cli-games-since = “{ $given }” is no day; write it as 2026-01-31.
games-exported = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } written to { $folder }.
games-damaged = { $games ->
    [one] { $games } game cannot be read and was left out.
   *[other] { $games } games cannot be read and were left out.
  }
help-people = Help people who cannot help themselves: find, reset, rename, merge or delete them.
help-people-list = List the accounts of a house, the latest first.
help-people-find = Find people, guests too, by a part of their name or handle.
help-people-reset = For somebody who lost every key: all keys and devices end, and one link leads back.
help-people-rename = Give somebody another name; what stands in games stays.
help-people-merge = Let what a guest did be somebody’s: the guest has no key, and stays where they sit.
help-people-delete = Delete somebody for good, as they could themselves: the name goes, games stay.
help-people-who = A handle, or an id as the list shows it.
help-people-guest = The id of a guest.
help-people-name = The new name.
help-people-text = A part of a name or handle.
people-line = { $id }, { $name }, since { $since }, keys: { $keys }, devices: { $devices }
people-none = Nobody was found.
help-people-mail = Show the mail address that leads back to somebody, or take it away.
help-people-mail-clear = Take it away.
people-mail = { $name } can come back by { $address }.
people-mail-none = { $name } has no mail address.
people-mail-cleared = { $address } no longer leads back to { $name }.
news-turn = It is your turn.
news-begins = The game has begun.
news-over = The game is over.
news-invited = { $name } asks you to a table of { $game }.
  .title = An invitation
news-friend = { $name } would like to be your friend.
  .title = Friends
news-evening = An evening of { $name } is planned. Are you in?
news-event = An event that you entered has begun.
news-test = News arrive here.
  .title = A try
news-waits = { $count ->
    [one] The game waits for { $names }.
   *[other] The game waits for: { $names }.
  }
news-mail-subject = { $count ->
    [one] News from { $house }
   *[other] { $count } news from { $house }
  }
news-mail-end = You asked { $house } for this mail. Which news you want, and where, you choose here: { $link }
mail-confirm-subject = Your way back to { $house }
mail-confirm =
    Hello,

    this address is to lead you back to { $house }, should you lose your keys.
    If that is what you want, open this link within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }:

    { $link }

    If you did not ask for it, do nothing: the address is then not used.
mail-return-subject = Back to { $house }
mail-return =
    Hello { $name },

    with this link you are yourself again at { $house }. It works once, for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }:

    { $link }

    Give it to nobody. If you did not ask for it, do nothing: nobody can come in without it.
people-unknown = There is nobody with the handle or id “{ $who }”; `caravanserai people find` looks for names.
people-reset = { $name } is signed out everywhere. Give them the address of your house with this behind it; it works once, for { $days ->
    [one] a day
   *[other] { $days } days
  }: { $link }
people-renamed = { $was } is called { $name } now.
people-merged = What { $guest } did is { $name }’s now.
people-cannot-merge = { $guest } has a key or a handle, or belongs to somebody already: nothing of theirs can become { $name }’s.
people-deleted = { $name } is gone; games stay.
help-people-ban = Close the house to somebody, for some days or for good; bots play on in their seats.
help-people-unban = Open the house again to somebody who is banned.
help-people-mute = Let somebody use the set phrases only, for some days or for good.
help-people-unmute = Let somebody write freely again.
help-people-moderators = List who moderates.
help-people-make-moderator = Let somebody who has a key look at reports.
help-people-unmake-moderator = A moderator no more.
help-people-appeals = List what people answered to what was decided about them.
help-people-lift = Take a decision back; the person is told.
help-people-uphold = Let a decision stand after reading the answer; the person is told.
help-people-days = For so many days; without it, for good.
help-people-why = What the person reads about it.
help-people-action = The id of a decision, as `caravanserai people appeals` shows it.
people-did-ban = { $days ->
    [0] The house is closed to { $name } for good.
    [one] The house is closed to { $name } for a day.
   *[other] The house is closed to { $name } for { $days } days.
  }
people-did-mute = { $days ->
    [0] { $name } can use the set phrases only, for good.
    [one] { $name } can use the set phrases only, for a day.
   *[other] { $name } can use the set phrases only, for { $days } days.
  }
people-unban = The house is open to { $name } again.
people-unmute = { $name } can write freely again.
people-no-ban = The house is not closed to { $name }.
people-no-mute = { $name } can write freely already.
people-moderator = { $name } is a moderator now.
people-unmoderator = { $name } is a moderator no more.
people-not-moderator = { $name } is no moderator.
people-moderator-key = { $name } has no key; a moderator needs one, so that nobody else can be taken for them.
people-moderator-line = { $id }, { $name }, since { $since }
people-no-moderators = Nobody moderates this house; `caravanserai people make-moderator` changes that.
people-appeal = { $id }: { $name }, { $what }, { $day }, by { $by }. Told: { $text } Answered: { $answer }
people-no-appeals = Nobody waits for an answer of yours.
people-no-action = There is no decision “{ $id }”, or it was taken back already; `caravanserai people appeals` lists them.
people-lifted = Taken back.
people-upheld = It stands.
people-owner = the owner
people-action-dismiss = a report dismissed
people-action-warn = reminded
people-action-mute = set phrases only
people-action-rename = renamed
people-action-ban = banned
serve-quarantine = { $tables ->
    [one] One table cannot be read and stays closed
   *[other] { $tables } tables cannot be read and stay closed
  }; `caravanserai quarantine` says which, and why.
backup-done = { $file } holds the whole house ({ $kilobytes } kB).
restore-not-empty = There is a house in { $folder } already ({ $file }): choose an empty folder with --data, or move those files away first.
restore-bad = { $file } is not a backup that can be used, and nothing was restored: { $reason }.
restore-done = The house is back in { $folder } (saved by version { $version }): open it with `caravanserai serve`.
help-move = Copy a closed house to another place, from a file to a database or back. The old one stays as it is.
help-move-from = The data folder of the house, or the address of its PostgreSQL.
help-move-to = An empty folder, or the address of an empty PostgreSQL.
backup-checking = Checking the copy
backup-packing = Packing
restore-unpacking = Unpacking
backup-nothing-there = There is no house in { $place } yet.
restore-not-empty-there = There is a house in { $place } already: choose an empty database.
restore-other-key = { $file } is the key of another house: move it away first, or choose another file with --key-file.
restore-failed = Nothing was restored: { $reason }.
move-failed = The house was not moved: { $reason }.
move-house-open = The house in { $place } is open, and what is played now would be missing afterwards: stop all its nodes, and try again three seconds later.
move-done = The house of { $source } is now also in { $target }: open it there with `caravanserai serve`, and the old one no more.
help-verify = Check a record: its moves, its score, its shuffles and its seal.
help-verify-file = A record, as a table gives it when the game is over, or as play --record writes it; or the file of an event.
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
verify-event-log = { $rows ->
    [one] The log of the event has one row, and it could come there.
   *[other] The log of the event has { $rows } rows, and each of them could come where it stands.
  }
verify-event-tables = { $tables ->
    [one] One table was played again: its moves, its score and its shuffles are those of this event.
   *[other] { $tables } tables were played again: their moves, scores and shuffles are those of this event.
  }
verify-event-ruled = Row { $row }: the organiser decided something. Reason given: { $reason }
verify-event-digest = Compare this with what others have: { $digest }
verify-event-holds = The event holds.

## The page

page-nav = Pages
page-menu = Menu
page-nav-learn = Learn
page-end-event = Back to the event
page-nav-events = Events
page-nav-daily = Daily
page-my-games = My games
    .all = All my games
page-my-turn = Your turn
page-my-waiting = Waiting for others
page-my-open = Waiting for players
page-my-finished = Finished
page-my-further = Show more
page-my-play = Play
page-my-look = View
page-my-none = No games yet
    .more = What you play is kept here: to go on with, to see again, to learn from.
    .play = Choose a game
page-my-none-over = Nothing is finished yet. A game that is over stays here.
page-past-search = A name or a note
page-past-game = Game
    .any = Any game
page-past-result = Result
    .any = Any result
    .won = Won
    .lost = Not won
page-past-time = Time
    .any = Any time
    .week = Last week
    .month = Last month
    .year = Last year
page-past-starred = Starred
page-past-none = Nothing was found. Try fewer words, or any game and any time.
page-past-star = Star
page-past-note = A note to yourself; nobody else sees it.
    .add = Add a note
    .change = Change the note
    .keep = Keep
    .leave = Cancel
page-me = My pages
page-friends = Friends
page-friends-asking = They ask to be your friend
page-friends-yes = Accept
page-friends-no = Refuse
page-friends-here = here now
page-friends-remove = Remove
page-friends-block = Block
page-friends-unblock = Unblock
page-friends-take-back = Take back
page-friends-asked = You asked
page-friends-blocked = Blocked
page-friends-invite-how = At a table that waits for players you can invite them with one click.
page-friends-none = No friends here yet
    .more = Ask somebody by their handle, or from the chat at a table you share.
page-friends-nobody = You are nobody here yet
    .more = Sit down at a table once, and the house knows you.
page-friends-ask = Ask somebody
    .how = Their handle
    .go = Ask
page-friends-asked-now = { $name } is asked, if there is such a person.
page-friends-block-what = Who is blocked is not told. The house does not seat you together, you do not hear each other, and neither can invite the other.
page-friends-sure = Remove { $name } from your friends? You are no longer among theirs either.
    .block = Block { $name }?
    .no = No, leave it
page-friends-ask-news = { $count ->
    [one] Somebody asks to be your friend.
   *[other] { $count } people ask to be your friends.
  }
    .go = Look
page-invited = { $name } invites you to a table: { $game }.
    .go = Go there
    .no = Not now
page-invite-friends = Or invite a friend
    .go = Invite
    .sent = Invited
    .there = sits here
page-kept = A seat is kept for you
    .by = { $name } keeps it.
    .sit = Sit down
    .no = No, thank you
page-kept-news = { $name } keeps a seat for you: { $game }.
page-keep = Keep a seat
    .free = Free the seat
page-keep-for = Keep a seat for
    .explanation = Nobody else takes it until you free it or begin. They are told at once.
page-company = People at this table
    .ask = Ask as friend
    .asked = Asked.
    .blocked = Blocked. They are not told.
    .release = Let them go
    .released = You do not mind. If all who play say so, their leaving does not count.
page-report = Report { $name }
    .go = Report
    .line = Report what { $name } said
    .kind = What is it about?
    .abuse = Words that hurt
    .name = A name
    .stalling = Slow on purpose, or left
    .collusion = Two who play together
    .other = Something else
    .text = In a few words, if you like
    .what = A moderator sees what you could see here: the last things that were said in your room, and nothing of your cards. { $name } is not told who reported.
    .send = Send
    .sent = Thank you. A moderator will look at it.
page-notices = Notices
page-notices-none = Nothing was decided about you
    .more = If a moderator ever decides something about you, it is here, with the reason, and you can answer.
page-notices-news = Something was decided about you.
    .go = Read it
page-notices-reports = What you reported
    .line = { $kind }: { $name }
    .waiting = nobody has looked yet
    .closed = somebody has looked
page-reports-news = { $count ->
    [one] A report waits for a moderator.
   *[other] { $count } reports wait for a moderator.
  }
    .go = Look
page-notice-dismiss = A report about you came to nothing
page-notice-warn = A reminder
page-notice-mute = Set phrases only
page-notice-rename = Another name
page-notice-ban = The house is closed to you
page-notice-until = until { $when }
    .good = for good
page-notice-lifted = It was taken back.
page-notice-said = It is about what you said:
page-notice-answer = Your answer
    .how = You can answer once. The owner of the house reads it and decides.
    .send = Send the answer
    .waiting = The owner has not decided yet.
    .stands = The owner has read it: it stands.
page-moderation = To look at
    .rule = A ban needs two voices, and yours may be “I do not know”.
    .more = What waits is not yours alone. Nobody has to empty this list tonight.
page-moderation-count = { $count ->
    [0] Nothing waits.
    [one] One report waits.
   *[other] { $count } reports wait.
  }
page-moderation-done = { $count ->
    [0] Nothing was decided since yesterday.
    [one] One was decided since yesterday.
   *[other] { $count } were decided since yesterday.
  }
page-moderation-no = This page is for moderators
    .more = The owner of the house says who looks at reports.
page-case-abuse = Words that hurt
page-case-name = A name
page-case-stalling = Slow, or left
page-case-collusion = Played together?
page-case-other = Something else
page-case-about = { $by } about { $about }
page-case-running = the game runs
page-case-voices = { $count ->
    [one] one voice for a ban
   *[other] { $count } voices for a ban
  }
page-case-by = { $name } reports
    .about = about { $name }
    .nobody = Somebody who is gone
page-case-facts = { $games ->
    [0] Here since { $when }, no games.
    [one] Here since { $when }, one game.
   *[other] Here since { $when }, { $games } games.
  }
page-case-reports = { $reports ->
    [one] One report so far.
   *[other] { $reports } reports so far, { $upheld } with an outcome.
  }
page-case-before = Before: { $list }
page-case-said = What was said
    .seen = What { $name } could see, nothing more
    .none = Nothing was said there, or the house has forgotten it.
    .hit = Marked lines are the reported ones.
    .heard = The reporter had heard { $number } updates of the game.
    .watching = { $name } (watching)
page-case-replay = Watch the game
    .wait = While the game runs, only what the reporter could see is shown. Its record opens when it is over.
page-case-cost = What the choices cost
    .note = Numbers, not a verdict
    .how = From the review of the finished game: what the better answer would have brought, and to whom it went instead. An interval across the middle line means: it could be chance.
    .running = The game still runs; there are numbers when it is over.
    .none = This game has no review yet.
    .make = Make the review
    .making = The review is being made: { $percent }%
    .failed = The review could not be made.
    .dated = This review was made before the house counted whom a choice fed.
    .chance = could be chance
    .between = between { $low } and { $high }
page-case-cost-own = { $weighed ->
    [0] { $name }: no choice had a better one (of { $choices })
    [one] { $name }’s own chance, by one choice (of { $choices })
   *[other] { $name }’s own chance, by { $weighed } choices (of { $choices })
  }
page-case-cost-to = { $name }’s chance, by that
page-case-choices = Choice by choice
    .step = Step { $number }: { $played }
page-judge = What helps here?
page-judge-dismiss = Nothing
    .more = The report is closed, and the reporter reads that somebody has looked.
page-judge-warn = Remind
    .more = A sentence from you.
page-judge-mute = Set phrases only
    .more = Plays on; free text is off for a while.
page-judge-rename = Another name
    .more = A neutral name and handle; they can choose again in a month.
page-judge-ban = Away for some days
    .more = Needs a second voice.
    .given = Needs a second voice. One was given: { $days ->
        [one] a day
       *[other] { $days } days
      }.
    .why = The first voice:
    .mine = You have said so; somebody else must, too.
page-judge-unsure = I do not know
    .more = Goes to somebody else, without a mark.
page-judge-days = For how long
    .day = { $days ->
        [one] One day
       *[other] { $days } days
      }
page-judge-text = What { $name } will read
    .what = With the marked lines, without the name of who reported. { $name } can answer once; the answer goes to the owner.
    .needed = A reminder and a ban need a reason in words.
page-judge-go = Decide
    .voice = Your voice is counted; a second one is needed.
    .done = Decided.
    .left = Left to somebody else.
page-judge-log = Kept in the log: who decided, what and why. { $name } can read what is about them.
page-rated = Rated
    .explanation = The game counts for ratings: for accounts, with a clock, without hints, and nobody plays on for a bot. Leaving is the last place.
page-ratings = Ratings
    .more = How well people play at rated tables, on the scale of chess, with how far a number may be off.
    .none = In this house nobody is shown to strangers, so there are no leaderboards.
page-ratings-boards = Leaderboards
page-ratings-whom = Whom to show
    .everybody = Everybody
    .friends = My friends
page-ratings-when = As of
    .now = now
page-ratings-luck = Counted
    .results = by results
    .luckless = without luck
page-ratings-empty = Nobody is here yet whose rating is sure enough to be shown.
page-ratings-shown = Only people whose page everybody may see are listed, and only when enough games have been played; among friends, those who show you their page.
page-ratings-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
page-ratings-rule = How ratings are counted
page-rating-two = Tables of two
page-rating-more = Tables of three to five
page-rating-bots = against bots
page-rating-provisional = provisional
    .more = Too few games to compare it with others.
page-rating-games = Rated games
page-rating-luckless = Without luck
page-rating-curve = { $games ->
    [one] The rating after { $games } game: from { $first } to { $last }
   *[other] The rating over the last { $games } games: from { $first } to { $last }
 }
page-rating-play = Play
    .more = of a win given away per decision
    .band = { $low } to { $high }
page-rating-work = What to work on
    .only = only you
    .more = Where your reviewed games of late gave most away, on average per decision.
    .kind = { $game }: { $kind }
    .other = decisions
    .count = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
     }
    .lesson = Lessons
    .on = Look and play on from there
page-rating-change = Your rating
    .waiting = Your rating is being worked out.
    .less = One of many short games among the same people: it counts less.
page-profile = Profile
page-profile-since = in the house since { $when }
page-profile-private = This page is kept private
    .more = Or nobody has this handle. The house tells nobody which.
page-profile-kept = Games seen through, of the last fifty with others
    .of = Finished { $kept } of { $of }
    .none = No game with other people yet.
page-profile-played = Games played
page-profile-days = Days of the daily deal in a row
page-profile-lessons = Lessons done
page-profile-shows = Who sees this page
    .private = Only you
    .friends = Your friends
    .public = Everybody
    .what = Others never see your stars and notes, nor games at tables that were not public.
page-profile-guest = Only you see this page. With a key and a handle you can show it to friends, or to everybody.
    .safe = Only you see this page. With a key and a handle you can show it to friends.
page-profile-won = { $won } won of { $played }
page-profile-last = Last games
    .none = No public game yet.
page-profile-rivals = Often at the table with
page-profile-times = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
page-profile-done = { $count ->
    [one] 1 done
   *[other] { $count } done
  }
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $seats }
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-play-pace = Pace
page-play-pace-live = Live
    .told = Live, with bots at once. Early in the game, others who press take a bot’s seat.
    .more = Five minutes each for the whole game, and 15 s more with every answer. No hints.
page-play-pace-relaxed = Relaxed
    .told = Begins at once with bots. Early in the game, others who press take a bot’s seat.
page-play-alone = You and bots, nobody else.
page-play-people = Let people in
    .more = You begin with bots at once. In the first quarter of the game whoever presses “Play now” too is given a bot’s seat; or you are, in theirs.
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
page-contrast = Contrast
page-contrast-system = As the system
page-contrast-high = High
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
page-offline = Play offline
page-offline-lead = Against bots, without a connection: the rules of the house run on this device, and your games stay here until you send them.
page-offline-deals = Your own device deals the cards and knows them all. Nobody can vouch for that shuffle, so these games count for no rating and no list.
page-offline-fetch = Fetch
page-offline-once = Once, { NUMBER($size, maximumFractionDigits: 1) } MB; after that no connection is needed.
page-offline-fetching = Fetching: { NUMBER($here, maximumFractionDigits: 1) } of { NUMBER($size, maximumFractionDigits: 1) } MB
page-offline-failed = Not all of it could be fetched. Check your connection and the free space on this device, and try again.
page-offline-absent = There is nothing to fetch here: this house was built without it, or the browser cannot keep pages (it needs https, and no private window).
page-offline-starting = The rules are being set up on this device. That takes a few seconds, once.
page-offline-new = New game
page-offline-saved = Games on this device
page-offline-none = No games yet. What you play here is kept until you delete it.
page-offline-remove = Remove from this device
page-offline-remove-sure = Remove what was fetched? Your games stay, and you can fetch it again.
page-offline-delete = Delete
page-offline-delete-sure = Delete this game? It is on this device only.
page-offline-send = Send to the house
page-offline-sent = Review at the house
page-offline-later = A review, a picture and a clip of the last turn come once the house has this game: send it there.
page-offline-broken = It cannot be played here: reload the page, or fetch it again.
page-install = As an app
    .more = It stands beside your other apps, opens at once, and uses the whole screen.
    .by-hand = Press “Share”, then “Add to Home Screen”: it stands beside your other apps and uses the whole screen.
    .do = Install
share-won = { $game }: { $name } won
share-tied = { $game }: a tie
share-table = A table of { $game }
share-open = You are invited: open the link and take a seat, no sign-up.
share-seen = Watch it, or open a table of your own.
picture-swing = Turn { $turn } of { $turns } decided it: { $name } went from { $before }% to { $after }% to win.
picture-lead = { $name } took the lead in turn { $turn } of { $turns } and kept it.
picture-last = { $name } took the lead only in the last turn.
picture-always = { $name } led from the first turn to the last.
picture-tie-break = Level on points: the tie-break decided for { $name }.
picture-level = { $names } were level at the end.
page-picture = Picture
page-clip = Clip of the last turn
    .making = The clip is being made. It takes as long as it lasts.
    .failed = The clip could not be made.
    .cannot = This browser cannot record a video. There is a picture of the game instead.
    .save = Save
page-embed = For your own page
page-embed-open = Caravanserai: see this game in the house
page-reach-lost = The house is out of reach. What you see may be old; it goes on by itself when the house is back.
page-unreachable = The house cannot be reached; check your connection and try again.
    .title = The house is out of reach
page-lost = Nothing here
    .more = No road leads to this address.
page-welcome = Come in, sit down, play.
    .more = Games of the Silk Road, in your browser. No account, no form.
page-rules = Rules
page-players = { $players } players
page-minutes = { $minutes } min
page-level = { $level ->
    [1] Light
    [2] Medium
   *[3] Deep
  }
page-play-now = Play now
page-play-friends = Play with friends
page-rules-read = Read the rules
page-open-tables = Open tables
page-open-table = Open a table
page-no-open-tables = No public table is waiting for players. Open one, and others will find it here.
page-in-progress = In progress
page-no-games = No public game is being played right now.
page-in-house = { $people } in the house
    .friends = { $friends ->
        [one] 1 friend
       *[other] { $friends } friends
      }
    .names = These let everybody know that they are here.
page-playing-now = { $count ->
    [one] { $count } playing
   *[other] { $count } playing
  }
page-lobby-filter = Which tables
    .games = All games
    .seats = Any size
    .paces = Any pace
    .friends = With friends
    .strength = Near my strength
    .all = Show all
page-lobby-pace-live = Live
page-lobby-pace-relaxed = Without a clock
page-lobby-pace-by-day = By day
page-lobby-order = Friends first, then the strongest
page-lobby-none = Nothing fits this choice.
page-lobby-with = With { $names }
page-lobby-gone = No longer there
page-lobby-do = { $what }: { $game }, { $names }
page-lobby-open = { $count ->
    [0] No table is waiting for players.
    [one] 1 table is waiting for players.
   *[other] { $count } tables are waiting for players.
  }
page-lobby-running = { $count ->
    [0] No game is being played.
    [one] 1 game can be watched.
   *[other] { $count } games can be watched.
  }
page-lobby-friends = Friends
    .all = All friends
page-lobby-friend-waits = Waits for players: { $game }
page-lobby-friend-plays = Plays { $game }
page-lobby-friend-here = In the house
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
page-resume-bot = { $game } goes on: a bot plays for you until you are back.
page-resume-banned = The house is closed to you for now; bots play on in your seats.
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
page-here-too = On this device
    .explanation = One after another, with a curtain between turns: nobody sees another’s cards. No clock, and it never counts for ratings.
page-here-name = Name of person { $number }
page-curtain = Hand the device to { $name }
    .more = The curtain is down. Press when it is yours and nobody else looks.
page-curtain-open = I am { $name }
page-curtain-wait = The curtain is down
    .more = Nobody here is asked: the table waits for { $names }.
page-curtain-look = Somebody here wants to look
page-bot-random = Wanderer
    .called = the Wanderer
    .sentence = Plays whatever comes to mind, at random.
page-bot-greedy = Haggler
    .called = the Haggler
    .sentence = Takes what brings most right now.
page-bot-level1 = Apprentice
    .called = the Apprentice
    .sentence = Still learning the trade.
page-bot-level2 = Pedlar
    .called = the Pedlar
    .sentence = Sees the bargain, seldom what follows.
page-bot-level3 = Trader
    .called = the Trader
    .sentence = Weighs every choice; plays soundly.
page-bot-level4 = Merchant
    .called = the Merchant
    .sentence = Thinks ahead and lets little go.
page-bot-level5 = Guide
    .called = the Guide
    .sentence = Reads the road, and you.
page-bot-level6 = Caravan master
    .called = the Caravan master
    .sentence = Takes time; forgives nothing.
page-bot-only = { $name }: only for { $seats } players, with the components and options of the box.
page-bot-nowhere = { $name }: does not play this game.
page-bot-level = Bot, level { $level } of { $levels }
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
page-bots-network = At this table the strongest bot plays by what it learned from thousands of games of bots. With components or options of your own it plays by hand-written rules.
page-bots-outdated = With { $seats } players the strongest bot plays by hand-written rules: what it had learned was for older rules of the game, and waits to be trained anew (caravanserai lab train).
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
page-bots-master = { $name }: against { $rival } it won { $share } ({ $interval }) of { $games }, { $who ->
    [best-response] because it works out what { $rival } will do, in about { $times } times the time
   *[master] with { $times } times the thinking
  }. Its rating is worked out from that alone; the others have each played the one below. It is offered only with the components and options of the box, and takes up to three seconds to answer.
page-left = What is left above the strongest?
    .best-response = Against { $rival }: a search that knows how its rivals choose, with { $times } × their time, won { $share } ({ $interval }) of { $games }.
    .master = Against { $rival }: the same bot with { $times } × the thinking won { $share } ({ $interval }) of { $games }.
    .gate = Half would be even. A sixth level is offered where a bot wins 60% of the games or more, and almost surely more than 55%; if they were fewer than 200, almost surely more than 70%.
page-chances = Do the coach’s chances come true?
    .measured = They were held against games of strong bots on which nothing was fitted (games: { $games }). At some moments of each (in all: { $moments }) the chance of every seat was noted, and later whether it won: each of these is a case. On average the chances were off by { $off } in 100.
    .worst = The cases were sorted into ten by the chance that was shown, 0–10%, 10–20% and so on. Of the tenths with { $cases } cases or more the farthest off was shown as { $shown } and came true in { $came }.
    .none = At tables of this size the coach’s chances have not been held against enough games yet.
    .shown = Shown
    .came = Came true
    .cases = Cases
    .all = All tenths
page-bots-command = Measure it yourself
page-bot-name = Bot { $number }
page-bot-numbered = { $name } { $number }
page-thinks = is thinking
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
    .for = Kept for { $name }
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
    .rated = Send this link, or let a phone scan the code. Who sits down at a rated table needs a key (under “You”).
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
    [one] { $points } point
   *[other] { $points } points
  }
page-log-rule = Rule { $clause }
page-log-rule-more = In the rulebook
page-log-show = Show it on the board
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
phrase-good-game = Good game!
phrase-thinking = I am thinking.
phrase-sorry = Sorry!
phrase-yes = Yes
phrase-no = No
phrase-your-turn = It is your turn.
phrase-wow = Wow!
phrase-bye = Goodbye!
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
    .title = Leave the table?
page-leave-home = Keep my seat and go home
    .more = { $clock ->
        [relaxed] Nobody plays for you: the game waits for your answers.
        [paced] Nobody plays for you: the game waits for your answers, but countdowns run on.
       *[other] Nobody plays for you yet, but your clock runs on.
    }
page-leave-bot = Let a bot play for me
    .more = The others play on, and a bot answers for you until you come back.
    .alone = A bot answers for you until you come back; but only bots are left then, and they soon finish the game.
    .daily = A bot answers for you, the bots soon finish the game, and this try is not counted.
    .event = A bot answers for you: no points in this round, whatever it makes of the seat.
page-leave-stay = Stay
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
    [one] { $points } point
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
page-rules-no-game = There is no such game in this house.
    .games = To the games
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

## You: a name, a handle, keys and devices

page-you = You
page-you-open = Keys and devices
page-you-stay = You stay { $name }.
page-you-keep = Keep what is yours
    .why = Your seats, games and lessons are yours already. A key only lets you come back to them, here or elsewhere.
page-you-nothing-asked = No mail address is asked. Seats, clocks and what you have sealed stay as they are.
page-you-stranger = Who has been here before finds everything where it was. Who has not can play at once: a key can wait.
page-you-passkey = With this device
    .more = A passkey: fingerprint, face or PIN. Nothing to remember.
page-you-passkey-off = Passkeys need https and a house with a name; here a password does it.
page-you-passkey-add = Add a passkey
page-you-by-passkey = With a passkey
page-you-password = With a password
    .more = Twelve letters or more; a short sentence is fine.
page-you-have = I have a key already
    .more = Sign in; what you did as { $name } comes along.
page-you-handle = Handle
    .why = The name you sign in with. Nobody else here has one like it; the name at the table is another, and free. You can change it once at any time, later once in thirty days.
page-you-handle-none = None yet: friends find you by one, and your page has its address from it.
page-you-handle-choose = Choose one
page-you-handle-after = It can be changed again from { $date } on.
page-you-handle-reserved = A new handle. The one of now stays reserved for you, and you can change it again after thirty days.
page-you-handle-take = Take this handle
page-you-handle-done = You are @{ $handle } now.
page-you-password-field = Password
page-you-password-new = New password
page-you-password-current = Password until now
page-you-password-show = Show the password
page-you-password-enough = { $letters ->
    [one] 1 letter: long enough. Length counts, not signs.
   *[other] { $letters } letters: long enough. Length counts, not signs.
  }
page-you-password-missing = { $missing ->
    [one] 1 letter more. Length counts, not signs.
   *[other] { $missing } letters more. Length counts, not signs.
  }
page-you-password-keep = Keep this key
page-you-password-change = Change the password
page-you-password-add = Add a password
page-you-sign-in = Sign in
page-you-by-code = With a printed code
page-you-by-password = With handle and password
page-you-code = One of your printed codes
page-you-bring = Bring along what { $name } did in this browser
page-you-welcome = Welcome back, { $name }.
page-you-kept = The key is kept.
page-you-keys = Your keys
    .more = With a key you are yourself on every device.
page-you-key-password = Password
page-you-key-passkey = Passkey
page-you-key-used = last used: { $when }
page-you-key-unused = not used yet
page-you-key-remove = Remove
page-you-key-sure = This key will no longer let anybody in.
page-you-key-last = This is your only key. Without it, only devices that are signed in and printed codes lead back to you.
page-you-key-stay = Keep it
page-you-key-go = Remove it
page-you-key-removed = The key is gone.
page-proof = Show that it is you
    .why = What leads back to you is changed only by who shows one of your keys. It is asked again after some minutes.
page-proof-passkey = With a passkey
page-proof-password = Your password
page-proof-show = Go on
page-proof-code = One of your printed codes, which then works no more
page-proof-by-code = With a printed code
page-proof-by-password = With the password
page-proof-done = Thank you. Now go on with what you wanted.
page-you-oidc = With { $name }
    .more = { $name } says who you are.
page-you-oidc-add = Add { $name }
page-you-key-oidc = Vouched for
page-you-by-mail = By mail
page-news = News
  .more = What you are told when you are not looking: that it is your turn, or that a friend asks for you.
page-hook = News to a chat of ours…
page-news-table = The chat of this table
  .more = Whose turn it is, that the game begins and that it is over: what anybody who watches may know, and nothing else. Every message has the link to this table.
page-news-here = To this browser
page-news-chat = To a chat
page-news-mail = By mail, collected
page-news-chat-kind = Which kind
page-news-chat-address = Its address for incoming messages (webhook)
page-news-chat-add = Send news there
page-news-discord = Discord
page-news-slack = Slack
page-news-matrix = Matrix
page-news-json = Plain JSON
page-news-denied = This browser does not allow messages from here; its settings can.
page-news-no-push = This browser cannot be told anything: it needs https, and on an iPhone the page on the home screen.
page-news-none = Nothing was sent yet.
page-news-sent = Last sent: { $when }
page-news-failed = { $when }: { $error }
page-news-error-no-answer = nobody answers there.
page-news-error-not-public = this address is not a public one.
page-news-error-mail-refused = the mail server refused it.
page-news-error-mail-off = this house sends no mail.
page-news-error-status = it was refused ({ $status }).
page-news-of-table = for one table
page-news-test = Try
page-news-reasons = Tell me
page-news-turn = My turn
page-news-begins = A game begins
page-news-over = A game is over
page-news-invited = Invitations
page-news-friend = Friend requests
page-news-evening = Evenings of my circles
page-news-event = Events I entered
page-news-games = Of these games
page-news-quiet = Quiet hours
page-news-from = From
page-news-to = To
page-news-zone = In the time of { $zone }
page-mail = A way back by mail
    .why = Should you lose every key, a link is sent to this address. News come there only if you choose so below; it is used for nothing else, and you need not give one.
page-mail-add = Add a mail address
page-mail-change = Take another address
page-mail-address = Mail address
page-mail-send = Send the link
page-mail-sent = A link is on its way to { $address }: open it within half an hour.
page-mail-waits = { $address } waits for its link to be opened.
page-mail-asked = If { $address } leads back to somebody, a link is on its way; it works once, for half an hour.
page-mail-sure = Remove { $address }? It would lead back to you no more.
page-mail-removed = The address leads back no more.
page-mail-confirm = { $address } is to lead back to { $name }. If that is not you, say no: the address is then not used.
page-mail-yes = Yes, use it
page-mail-no = No
page-mail-done = This address leads back from now on.
page-keys = Keys
page-to-table = To the table
page-proof-none = None of your keys can be shown in this browser: use a device where one can.
page-you-codes = Ten codes for a rainy day
    .why = If a device is lost, one of these lets you in. Each works once. Nobody can show them again, the house included.
page-you-codes-left = { $left ->
    [one] One code is left. New ones replace it.
   *[other] { $left } codes are left. New ones replace them.
  }
page-you-codes-none = On paper, for the day a device or a password is lost.
page-you-codes-make = Make ten codes
page-you-codes-again = Make ten new codes
page-you-codes-print = Print
page-you-codes-save = Save
page-you-codes-no-copy = This browser does not let the page copy; save or print the codes.
page-you-codes-kept = They are in a safe place
page-you-devices = Where you are signed in
page-you-device = A device
page-you-device-here = this device
page-you-device-seen = last seen: { $when }
page-you-devices-out = Sign out everywhere else
page-you-devices-done = All other devices are signed out.
page-you-sign-out = Sign out
page-you-sign-out-here = Sign out here
page-you-sign-out-guest = You have no key: nobody could come back as { $name }, and the seats would be left to bots. Add a key first, or make a link.
page-you-sign-out-anyway = Sign out all the same
page-you-out = You are signed out here.
page-data = Your data
    .more = All that the house keeps of you, to read and to take along.
page-data-get = Get my data
page-data-why = What is kept, and why
page-delete = Delete me
    .more = Your name, handle, keys, devices, friends, notes and your page go, at once and for good. In games that are over you become “a merchant”; they stay, because others played them too.
page-delete-begin = Delete me…
page-delete-sure = Nobody can undo this.
page-delete-games = A bot takes your seat in games that are played now.
page-delete-name = Type your name, { $name }, to be sure
page-delete-yes = Delete everything of mine
page-delete-stay = Stay
page-delete-done = You are gone. The house knows you no more.
page-privacy = Privacy
    .more = What this house keeps, why, and for how long.
page-hears = Whom you hear at a table
    .more = For all your devices. What you do not want to hear is not even sent to you.
page-hears-table = Everybody there
page-hears-friends = Friends only
page-hears-off = Nobody
page-hears-off-now = You hear nobody here, as you have chosen.
page-hears-friends-now = You hear only friends here, as you have chosen.
page-presence = Who may know that you are here
    .more = Your friends see who of them is in the house, and the list on the first page names those who want it. How many are here is told in any case.
page-presence-everybody = Everybody
page-presence-friends = Friends only
page-presence-nobody = Nobody
page-named = Name me in data for researchers
    .more = This house may give its finished public games to people who study them. Nobody is named in that; if you want, your handle stands beside your seat. Turned off, later data do not name you; what was given away before stays where it is.
page-chat-safe = In this house everybody speaks with these phrases.
page-name-list = Choose a name
page-name-list-more = Other names

page-hint-away = Got it

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
    [never] almost never
    [0] seldom
    [1] about once in 10
    [5] about half of the time
    [10] nearly always
    [always] always
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
    [one] one choice
   *[other] { $count } choices
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
page-gave-close = not counted
page-gave-see = Look at it
page-gave-retry = Play it again
page-gave-chance = about { $percent }% of the chance to win
page-gave-both = { $points } · { $chance }
page-gave-always = In every deal we tried in which the two differ, it brings more points.
page-gave-beats = In the deals in which the two differ, it brings more points about { $tenths ->
    [one] once
   *[other] { $tenths } times
  } in 10.
page-gave-wins = It brings the win more often, though not more points.
page-gave-average = On average it brings more points, though not more often.
page-gave-not-counted = { $tried ->
    [one] We tried one deal and asked how good players answer: it is not sure that this is better. Nothing is counted.
   *[other] We tried { $tried } deals and asked how good players answer: it is not sure that this is better. Nothing is counted.
  }
page-gave-unsure = Too close to call
page-gave-rest = { $count ->
    [one] One more choice counts too: { $points }.
   *[other] { $count } more choices count too: { $points } together.
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
    [you] You chose.
   *[seat] { $name } chose.
  }
    .good = A good player would have taken:
page-hint-preparing = The coach is getting ready…
    .more = The rules of this game are being compiled, which happens once. The advice then comes by itself; you need not wait to play.
page-hint-only = Only one answer is worth a thought.
page-hint-verdict = { $even ->
    [1] One answer stands out.
    [2] Two answers are about even.
   *[other] Three answers are about even.
  }
page-hint-ahead = One answer is a little ahead.
page-hint-often = the coach plays it { page-mix-often }
page-hint-even = The bands overlap: the difference is smaller than what can be told.
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
    .last = All choices are read. Now the dearest ones are looked at once more.
page-coach-progress = The review is being made
page-coach-failed = This review did not succeed.
    .more = The game itself is safe. You can ask the coach once more.
page-coach-again = Ask again
page-curve = Chance to win
page-curve-at = Step { $step } of { $steps }: { $chances }
page-curve-table = The curve as a table
page-mix = The choice in this step
page-mix-none = Nobody had anything to choose in this step.
page-mix-others = many others, each seldom
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
page-bot-plays-asleep = You were away: a bot keeps your seat.
page-asleep = { $seat } has not answered for a while.
page-asleep-ask = Let a bot play until they are back
page-asleep-asked = { $name } asks for a bot in the seat of { $seat }, until they are back.
page-asleep-yes = Agree
page-asleep-waits = You asked for a bot in the seat of { $seat }. It is up to { $names } now.
refusal-not-asleep = This seat has not been silent for long enough to ask for a bot.
refusal-no-hours = Choose at least one hour of the day at which you play.
refusal-no-such-ticket = There is no such ticket any more; perhaps the game has begun.
refusal-too-many-tickets = You have { $most } tickets already; take one back first.
data-tickets = your tickets for games by day.
data-holidays = when you were away within a year.
refusal-holiday-dates = A holiday begins today or within half a year, ends after it began, and has { $most ->
    [one] one day
   *[other] { $most } days
  } at the most.
refusal-holiday-days = Within a year you can be away for { $most ->
    [one] one day
   *[other] { $most } days
  }; fewer are left.
refusal-holiday-set = You have a holiday already; end that first.
page-holiday = Holidays
    .more = For games with hours for an answer. Those at your tables see when you are back, and news of your turn wait until then.
page-holiday-from = From
page-holiday-to = Until
page-holiday-how = Your games meanwhile
page-holiday-orders = Standing orders and the clock go on
page-holiday-bot = A bot plays for me
page-holiday-pause = My clock stands still where all agree
page-holiday-rated = In a rated game whoever lets a bot give more than a third of their answers has left it.
page-holiday-why = Why, if you like
page-holiday-none = No reason
page-holiday-travel = Travelling
page-holiday-family = Family
page-holiday-work = Work
page-holiday-rest = Rest
page-holiday-take = Take these days off
page-holiday-set = From { $first } until { $last }
page-holiday-end = I am back
page-holiday-undo = Take it back
page-holiday-left = { $days ->
    [0] No day is left to you within a year.
    [one] One day is left to you within a year.
   *[other] { $days } days are left to you within a year.
  }
page-holiday-at = { $seat } is on holiday until { $date }.
page-holiday-at-why = { $seat } is on holiday until { $date } ({ $why }).
page-holiday-paused = The clock stands still until then.
page-holiday-ask = { $seat } asks that their clock stand still until { $date }.
page-holiday-waits = Whether the clock stands still is up to { $names }.
page-play-pace-by-day = By day
    .more = Leave a ticket with the hours at which you play. The house seats people whose hours meet; after six hours with who is there, and bots. There are 24 hours for every answer.
page-ticket-hours = When you play ({ $zone })
page-ticket-night = Night, 0–6
page-ticket-morning = Morning, 6–12
page-ticket-afternoon = Afternoon, 12–18
page-ticket-evening = Evening, 18–24
page-ticket-leave = Leave a ticket
page-tickets = Tickets for games by day
page-ticket-line = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, at { $hours }
page-ticket-until = until { $date }
page-ticket-withdraw = Take back
page-ticket-left = Your ticket is left. When hours meet the house begins the game by itself: it then stands under “My games”, and under “You” you choose whether you are told.
page-table-young = A game has just begun here
refusal-still-gathering = This game has just begun and still gives seats to newcomers. You can watch in a few minutes.
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
    [certain] for certain
    [0] in none of the games we tried
    [100] in every game we tried
   *[other] in about { $percent } of 100 games
  }
coach-any-gain = Of the games we played on, those that began like this came out best.
coach-any-risk = What the others choose now can still change that.
refusal-hints-off = Nobody may ask for hints at this table.
refusal-coach-busy = Many are asking the coach right now: try again in a moment.
refusal-coach-failed = The coach could not think of anything in time: try again.
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
cli-review-more = { $count ->
    [one] One more counts too; --json has it.
   *[other] { $count } more count too; --json has them.
  }
cli-review-choices = Given away
cli-review-points = Where the points came from
    .more = From what a seat gets on average to the result. ± holds nine times in ten; whatever is left over stands with the others’ choices.

## Lessons: the house says these; the page has its own words below

refusal-no-such-lesson = There is no such lesson.

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
help-edition = Print the house’s edition of a game, to be changed: caravanserai lab edition GAME > mine.toml
cli-no-edition = There is no edition of { $game } to change: it has no numbers of its own.
help-compare = Play the same deals under two editions, and show what differs: the report of lab balance, for two.
help-compare-edition = An edition file.
help-compare-other = The one it is compared with; the house’s own edition, if none is named.
help-sweep = Play the same deals with each of several values of one number of an edition, and show what it does.
help-sweep-number = The number, by its path in the edition: gems.total, salt.values.0.
help-sweep-values = Its values: 20,30,40 or 3-8.
cli-sweep-number = The edition has no number “{ $given }”; it has: { $known }.
cli-sweep-values = “{ $given }” are no values: write 2 to { $most } different ones, as 20,30,40 or 3-8.
cli-sweep-edition = With { $value } for { $number } it is no edition: { $reason }.
sweep-title = { $game }: what { $number } does
sweep-more = A bar for each value; the line over it is where the mean lies in 95 of 100 cases. All values had the same deals.
help-positions = Find choices that mattered, in games of bots or in records: what the coach would have done, and why.
help-positions-record = A record of a finished game to look at, instead of games of bots; may be given several times.
help-positions-json = Write the positions to this file, as JSON; each is a lesson too.
help-positions-games = How many games the bots play.
help-positions-most = At most so many positions, those that cost most first.
help-positions-effort = How much the coach thinks, in per cent of a review.
cli-positions-other-game = { $file } is a record of another game: { $game }.
positions-title = { $game }: positions worth a thought
positions-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
  } reviewed; positions shown: { $found }. Those that cost most chance to win come first.
positions-summary-bots = { $games ->
    [one] 1 game
   *[other] { $games } games
  } of the bot { $bot } against itself; positions shown: { $found }. Those that cost most chance to win come first.
positions-game = Game { $number }
positions-win = Chance to win given away: { $percent } percentage points
positions-none = No answer was clearly worse than another.
help-train = Let bots play many games, and train a network on them that judges the game’s positions.
help-train-out = Write the network to this file. The games are kept beside it, so that a run that was stopped goes on.
help-train-games = How many games of bots that think ahead it learns from.
help-train-quick = How many games of quick bots it learns from first; 0 is none.
help-train-simulations = How many simulations the bots take for an answer.
help-train-weak = How many seats in a hundred play badly: so the network also knows what becomes of such games.
help-train-horizon = How far a search looks ahead with the network, in answers of each seat.
help-train-network = The bots judge by this network: for a next generation.
help-train-policy = Instead, train a policy that guesses what rivals will answer, from how often the bots’ search came back to each choice.
help-train-points = Instead, train what foresees the points that a seat will end with, for people to read, and keep it with the network.
cli-no-features = { $game } does not say what a network sees of it, so none can be trained.
cli-no-choices = { $game } does not say what a policy sees of its choices at tables of { $seats }, so none can be trained.
cli-no-points = { $game } does not say what its points depend on, so nothing can be trained to foresee them.
cli-one-of = Choose one of { $options }, not both.
cli-other-recipe = The folder { $folder } holds games of other settings: remove it, or choose another --out.
cli-bad-network = { $file } is not a network’s file, or is damaged ({ $reason }); choose another file.
cli-other-network = The network in { $file } is for { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, or for an older version of its rules.
train-interrupted = Stopped. The games are kept in { $folder }: the same command goes on from there.
train-judge = Judge
train-loss = log-loss
train-off = points off, on average
train-constant = the same for every seat
train-outlook = the hand-written outlook
train-network = the network
train-said = said
train-came = happened
train-positions = positions
train-guess = Guess
train-agrees = as the search chose
train-even = every choice alike
train-quick = a quick answer
train-policy = the policy
help-gate = Measure whether a search with a network beats a level of the house in the same time, and note it in the network’s file.
help-gate-network = The network’s file, as `lab train` writes it.
help-gate-games = How many games; 400 are needed to pass.
help-gate-level = Which level it plays against: level3, level4, level5.
help-gate-against = The network that this one is to replace: the level plays by it, and otherwise by the hand-written outlook.
help-gate-simulations = How many simulations for an answer, if that is less than the level’s time allows.
gate-passed = Passed: in the same time the network wins more than half of the games.
gate-not-passed = Not passed: it takes 400 games, and a share of which 95% say that it is more than half.
gate-simulations = Simulations, with the network and without
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
page-daily-one-try = You have one try: it begins when you press Play.
page-daily-watch = See your game again
page-daily-hidden = You see what others made of it once you have finished.
page-daily-left = A bot answered for you: this try is not counted.
page-daily-late = You did not finish within the day: this try is not counted.
page-daily-mine = { $points ->
    [one] { $points } point
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
    .none-then = Nobody finished this deal.
page-daily-best-line = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-daily-best-choice = Answer { $answer }: { $chosen }
page-daily-best-instead = Chosen by { $same } of { $there }; most of the others: { $instead }
page-daily-best-replay = Watch it
page-daily-all = All results of yesterday
    .past = All results of that day
page-daily-share = Share my day
    .more = Your place at the table, and camels for how you did among all who had the same deals. No cards, no points: it spoils nothing.
page-daily-past = Past days
    .more = Choose a day: its best lines, and everybody’s results.
    .before = The day before
    .after = The day after
    .day = Day
page-daily-compare = See how others played it
page-daily-alone = Nobody to compare with yet.

## A game without a page of its own: the general table

page-any-turn = Turn { $turn } of { $turns }
page-any-waiting = Waiting for { $names }.
page-any-watching = You are watching.
page-any-over = The game is over.
page-any-sealed = Your choice is sealed.
page-any-may-change = You may still change it.
page-any-ready = All are shown together.
page-any-seal = Seal: { $what }
page-any-choose = Choose first
page-any-change = Change
page-any-mat = What you pick lies here, with what it brings.
page-any-nothing = nothing
page-any-nobody = Nobody takes it
page-any-to = Goes to: { $seat }
page-any-shows = { $seat }: { $tile }
page-any-showed = showed: { $tile }
page-any-cancelled = cancelled
page-any-choosing = Choosing…
page-any-chosen = Has chosen
page-any-cloth = The table
page-any-rivals = Rivals
page-any-hand = Your hand
page-any-hands = All hands
page-any-points = Points
page-any-points-of = { $points ->
    [one] point
   *[other] points
  }
page-any-player = Player
page-any-score = Score
page-any-so-far = Score so far

## What the house keeps of people: the zip that they get, and the page that says so

data-readme =
    This is all that the house keeps of you. Every file but this one is JSON, which any editor shows.
    Times are in UTC. Passwords, passkeys, codes and cookies are not in it: the house has only hashes and public halves of them.
data-account = who you are: your name, since when you are here, your handles, your keys without what opens, and what you have chosen.
data-devices = where you are signed in: the kind of browser and system, and when it was last seen.
data-friends = your friends, who asks you, whom you asked, whom you blocked.
data-games = your games that are over, with their results; each has the address of its record, which holds every move and can be checked.
data-running = the tables where you sit now. What is hidden there stays hidden, from you too.
data-notes = your stars and notes.
data-lessons = the lessons whose goal you have reached.
data-days = your tries at the deals of days.
data-ratings = your ratings after each rated game.
data-plays = what your decisions gave away in rated games that were reviewed.
data-news = where your news go; the addresses themselves are left out, because they open something.
data-notices = what moderators decided about you, and what you answered.
data-reports = what you told the moderators.
data-not = What was said at tables is not here: it is written down only where somebody reports it, for the moderators.
data-page-who = Who you are
data-page-who-guest = To play, nothing is asked of you. The house gives your browser a cookie so that your seat stays yours. It keeps a hash of that cookie, the name you go by, and since when you are here.
data-page-who-forgotten = { $days ->
    [0] A guest who never played is kept until they delete themselves.
    [one] A guest without a game, a key, a friend or a circle is forgotten after a day.
   *[other] A guest without a game, a key, a friend or a circle is forgotten after { $days } days.
  }
data-page-who-keys = Who adds a key gives a handle and a password, or a passkey. Kept are a hash of the password, the public half of the passkey, hashes of printed codes, and when each key was last used. No mail address is needed.
data-page-who-mail = Where the house sends mail, who likes gives an address that leads back to them. It is kept until they take it away, and used for nothing else than news, if they want them by mail.
data-page-who-devices = { $days ->
    [0] Of each device two words are kept, browser and system, and when it was last seen, to the hour.
    [one] Of each device two words are kept, browser and system, and when it was last seen, to the hour. One that was not used for a day is signed out.
   *[other] Of each device two words are kept, browser and system, and when it was last seen, to the hour. One that was not used for { $days } days is signed out.
  }
data-page-who-links = { $days ->
    [one] A link to another device works for a day, once.
   *[other] A link to another device works for { $days } days, once.
  }
data-page-games = Games
data-page-games-kept = A game that was played to its end stays: who sat where under which name, every move, and the result. The others played it too, and it can be checked for fairness.
data-page-games-open = { $hours ->
    [0] A table where no game begins stays open.
    [one] A table where no game begins is closed after an hour.
   *[other] A table where no game begins is closed after { $hours } hours.
  }
data-page-games-idle = { $days ->
    [0] A game that nobody plays on stays as it is.
    [one] A game that nobody plays on is closed after a day.
   *[other] A game that nobody plays on is closed after { $days } days.
  }
data-page-games-closed = { $days ->
    [0] What was closed stays in the database.
    [one] What was closed is deleted after a day.
   *[other] What was closed is deleted after { $days } days.
  }
data-page-games-tickets = { $days ->
    [one] A ticket for a game by day, with your hours, time zone and rating, is kept until the game begins, you take it back, or a day has passed.
   *[other] A ticket for a game by day, with your hours, time zone and rating, is kept until the game begins, you take it back, or { $days } days have passed.
  }
data-page-games-holidays = Those at your tables see when you are on holiday. It is kept for { $days ->
    [one] one day
   *[other] { $days } days
  } afterwards, so that the days can be counted.
data-page-games-named = Finished public games may be given to researchers as tables, without names. Your handle stands in them only if you turned that on in your settings.
data-page-games-own = Stars and notes are for your eyes alone.
data-page-games-ratings = Ratings and what decisions gave away follow from rated games, and are worked out from them again at any time. Who may see your page sees them; leaderboards show only those whose page everybody may see.
data-page-talk = Talk at the table
data-page-talk-memory = { $hours ->
    [0] What is said at a table is not written down. The last lines are in memory, for those who come in, as long as the table is.
    [one] What is said at a table is not written down. The last lines are in memory, for those who come in, for an hour at most.
   *[other] What is said at a table is not written down. The last lines are in memory, for those who come in, for { $hours } hours at most.
  }
data-page-talk-choice = You choose whom you hear: everybody at the table, your friends, or nobody. The house then does not send you the rest.
data-page-talk-decisions = What moderators decided about you, and your answer, stays as long as you are here.
data-page-talk-reports = { $days ->
    [one] Who reports somebody sends the moderators what they could see themselves, the last lines of the talk among it. That is deleted a day after it was decided.
   *[other] Who reports somebody sends the moderators what they could see themselves, the last lines of the talk among it. That is deleted { $days } days after it was decided.
  }
data-page-friends = Friends and your page
data-page-friends-kept = { $days ->
    [one] Kept are your friends, whom you blocked, and whom you asked; an ask without an answer is void after a day. Nobody is told that they are blocked.
   *[other] Kept are your friends, whom you blocked, and whom you asked; an ask without an answer is void after { $days } days. Nobody is told that they are blocked.
  }
data-page-friends-page = You choose who sees your page: nobody, friends, or everybody. To friends of yours the house says whether you are here.
data-page-friends-page-safe = You choose whether your friends see your page. Strangers never do. To friends of yours the house says whether you are here.
data-page-news = News
data-page-news-kept = Who wants news gives an address for them: that of this browser at its maker’s push service, of a chat, or their mail. It is kept with the reasons and hours they chose until they take it away, sign the device out or the service says it is gone. What is sent there is a sentence, the game and a link; to a browser it goes encrypted.
data-page-news-told = So that nothing is told twice, what was told of is remembered for { $days ->
    [one] one day.
   *[other] { $days } days.
  }
data-page-address = Addresses and logs
data-page-address-kept = { $hours ->
    [one] The address your browser comes from is in memory only, to count how often it asks. It is forgotten an hour after it last came.
   *[other] The address your browser comes from is in memory only, to count how often it asks. It is forgotten { $hours } hours after it last came.
  }
data-page-address-logs = The log of the house has no addresses, names, tables or cookies. What machines in front of the house write down, its owner can tell you.
data-page-address-nobody = The page loads nothing from elsewhere. Nobody counts you for anybody else, and there are no advertisements.
data-page-safe = A house for children
data-page-safe-words = Nobody types anything that others read: at the table there are set phrases, and names are chosen from a list. Handles are shown to their owners alone.
data-page-safe-pages = No page about anybody can be seen by strangers, and nothing that people write becomes a link.
data-page-yours = What is yours to do
data-page-yours-get = On the page “You” you get all of this as a zip that you can read.
data-page-yours-delete = There you can also delete yourself. Name, handle, keys, devices, friends, notes and your page are gone at once. A bot takes your seat in games that are played. In games that are over you become “a merchant”; they stay, because others played them too.
data-page-yours-handle = Your handle stays taken, as a hash, so that nobody can pretend to be you.
data-page-yours-backups = A backup that was made before still has what it had, until the owner of the house throws it away.

# -- evenings and tournaments --
refusal-bad-event = This event cannot be announced so: { $reason }.
refusal-event-title = A title has at most { $most } letters that can be seen; in a house for children it has none.
refusal-event-account = Only who has an account can announce an event; give yourself a key first.
refusal-too-many-events = At most { $most } events of one organiser can be announced at the same time.
refusal-no-such-event = There is no such event.
refusal-no-such-round = There is no such round or table in this event.
refusal-no-such-entrant = Nobody in this event is called so.
refusal-entries-closed = Entries are closed. Perhaps you can come late, once it has begun.
refusal-event-full = There is no room any more: at most { $most } people can take part.
refusal-event-too-often = You have come and gone too often in this event to come once more.
refusal-event-busy = Too much happens in this event just now; try again.
refusal-event-not-now = This cannot be done in this event now: { $reason }.
refusal-event-not-over = This is shown when the event is over.
refusal-event-hidden = This deal is still played at other tables: it stays hidden until all have played it.
refusal-event-once = A table of an event is played once.
refusal-no-cross-table = There is a cross table for events of up to { $most } people that are played in rounds.
refusal-no-late-entry = You cannot come to this event now.
refusal-no-more-deals = You have begun every deal of this event, or its time is over.
refusal-not-entered = You are not in this event.
refusal-not-organiser = Only who organises the event may do that.
data-events = the evenings and tournaments that you entered, and what you are called in their logs.
data-page-games-events = Evenings and tournaments are kept. Their logs call you by a number; that it is you is forgotten when you delete your account.
news-round = Your table of the event is ready.

## Circles

page-nav-circles = Circles
page-circle-none = No circle yet
    .more = A circle is a group that plays together: friends, a club, a class. Begin one and invite by a link; a name is enough to come in.
page-circle-new = Begin a circle
    .name = Its name
    .go = Begin
page-circle-members = { $count ->
    [one] One member
   *[other] { $count } members
  }
page-circle-kept-by = kept by { $names }
page-circle-role-keeper = keeper
page-circle-you = you
page-circle-next = Next evening: { $when }
page-circle-next-none = No evening planned
page-circle-lost = This circle cannot be found
    .more = It was ended, you are not a member, or the link is an old one. Ask a keeper for a new link.
page-circle-join = { $name } invites you
    .more = A circle plays together: its members see each other’s names and who comes to an evening.
    .name = How do you want to be called?
    .go = Come in
    .no = Not now
page-circle-invite = Invite
    .how = Whoever has this link can come in; a name is enough. Send it or let it be scanned.
    .label = The circle’s link
    .renew = Make a new link
    .renewed = The link is a new one; the one before leads nowhere.
page-circle-calendar = Calendar
    .how = Subscribe to this address in your calendar: it follows what is planned. The address is yours alone; do not pass it on.
    .label = Address of your calendar
    .renew = Make a new address
    .renewed = The address is a new one; give it to your calendar.
page-circle-more = More
page-circle-rename = Rename
    .go = Save the name
page-circle-leave = Leave the circle
    .sure = Leave this circle? To come back you need its link.
page-circle-end = End the circle
    .sure = End this circle for all? Members and evenings are gone for good; games that were played stay.
page-circle-evening = Next evening
    .now = The evening is on
page-circle-evening-none = No evening is planned.
    .keeper = Plan one: everybody sees it here and in their calendar.
    .member = A keeper of the circle plans the next one.
page-circle-later = Later evenings
page-circle-past = Past evenings
page-circle-past-in = { $count ->
    [0] Nobody was in
    [one] One was in
   *[other] { $count } were in
  }
page-circle-are-you = Are you in?
page-circle-in = I am in
    .some = { $count ->
        [one] One is in
       *[other] { $count } are in
      }
page-circle-perhaps = Perhaps
    .some = { $count ->
        [one] One perhaps
       *[other] { $count } perhaps
      }
page-circle-out = Not this time
    .some = { $count ->
        [one] One is not coming
       *[other] { $count } are not coming
      }
page-circle-nobody-in = Nobody has said so yet.
page-circle-plan = Plan an evening
    .day = Day
    .time = Time
    .games = Games, if you know already
    .note = A word about it, if you like
    .go = Plan it
    .now = Now
    .change = Save the change
page-circle-change = Change
page-circle-off = Call off
    .sure = Call this evening off? It goes, with all answers.
page-circle-mine = Your table is ready.
    .go = To your table
page-circle-round = Round { $number }
page-circle-round-table = Table { $number }
page-circle-round-bot = a bot
page-circle-round-turn = { $names } to move
page-circle-state-opening = opens
page-circle-state-open = opens
page-circle-state-playing = plays
page-circle-state-over = over
page-circle-state-closed = closed
page-circle-round-watch = Look
page-circle-open = Open tables
    .next = Next round
    .what = Everybody who is in and sits at no table gets a seat, with others than before; bots fill. Who still plays is seated next time.
    .free = { $count ->
        [0] Nobody who is in is without a table.
        [one] One who is in has no table.
       *[other] { $count } who are in have no table.
      }
    .nobody = Nobody has said yet that they are in: who presses “I am in” gets a seat.
    .company = Company
    .company-new = other than before
    .company-again = the same again
    .game = Game
    .seats = Seats at a table
    .pace = Pace
page-circle-waiting = Here, without a table
page-circle-standings = Standings
    .how = A point for every seat behind yours, half a point for a shared place; the share of what could be had beside it.
page-circle-season = Quarter { $quarter }, { $year }
    .which = Season
page-circle-games = Games
page-circle-won = Won
page-circle-day = { $count ->
    [0] Nobody of the circle has played it yet.
    [one] One of the circle has played it.
   *[other] { $count } of the circle have played it.
  }
page-circle-daily = The circle’s deal of the day
    .what = Cards of its own for this circle, the same for every member, until midnight UTC. One try each.
page-circle-export = Take everything along as a file
page-circle-people = Members
page-circle-make-keeper = Make keeper
    .sure = Make { $name } a keeper? Keepers invite, plan, open tables and may remove members.
page-circle-make-member = No longer keeper
    .sure = Is { $name } to be a keeper no longer?
page-circle-remove = Remove
    .sure = Remove { $name } from the circle? The link is a new one then.
refusal-no-such-circle = There is no such circle, or its link is an old one; ask a keeper for a new one.
refusal-no-such-evening = This evening was called off.
refusal-no-such-member = This person is not in the circle any more.
refusal-keepers-only = This is for the keepers of the circle.
refusal-last-keeper = The circle needs a keeper: make somebody else one first, or end the circle.
refusal-circle-full = This circle has { $most } members, and more cannot be kept.
refusal-too-many-circles = You are in { $most } circles, and more cannot be kept; leave one first.
refusal-too-many-evenings = { $most } evenings are planned, and more cannot be kept; call one off first.
refusal-evening-time = An evening starts now or within a year.
refusal-evening-not-on = Tables are opened from an hour before an evening until twelve hours after it began.
refusal-round-begun = Somebody opened this round already; look again.
refusal-too-few-in = Nobody who is in has no table; wait until a game is over, or ask who comes.
data-circles = the circles you are in.
data-evenings = what you said to evenings of circles, and when you were there.
data-page-circles = Circles
data-page-circles-kept = Of a circle its name, its members, its evenings, who is in and who sat at which table are kept until it ends; all of it is seen by its members. What you said to coming evenings goes when you leave.
data-page-circles-here = While an evening is on, it is kept when you last looked at its page, so that its keepers see who is there.

## Evenings and tournaments

page-event-all = Events
    .more = Evenings and tournaments, for tables of two to five. Everybody can enter; bots fill what is missing, and anybody can check that nobody chose the cards.
page-event-announce = Announce an event
page-event-none = Nothing is announced.
    .more = Announce an evening or a tournament and send its address to whom you like.
page-event-list-running = Now
page-event-list-open = To enter
page-event-list-over = Over
page-event-missing = There is no such event.
    .more = Perhaps its address was not copied whole.
page-event-format = Format
page-event-format-swiss = Swiss
    .explanation = Each round you meet people who stand near you.
page-event-format-round-robin = Round robin
    .explanation = Everybody meets everybody equally often, from every seat. Up to 60 people.
page-event-format-evening = Evening
    .explanation = New company every round; come and go as you like.
page-event-format-arena = Arena
    .explanation = For an hour, whoever is free plays on at once.
page-event-format-knock-out = Knock-out
    .explanation = Half of each table goes on, until one table is left.
page-event-format-alone = Alone against bots
    .explanation = Everybody plays the same deals against the same bots, whenever they like until the end.
page-event-tables-of = tables of { $seats }
page-event-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    }
page-event-deals = { $rounds ->
    [one] one deal
   *[other] { $rounds } deals
    }
page-event-within = within { $time }
page-event-deal = Deal { $round }
page-event-deal-of = Deal { $round } of { $rounds }
page-event-how-many-deals = Deals
page-event-alone-time = Time for all deals
    .hour = an hour
    .day = a day
    .week = a week
page-event-alone-bots = Everybody plays against
page-event-alone-begin = Begin deal { $round }
page-event-alone-join = Play along
page-event-alone-waits = Deal { $round } of { $rounds } waits for you.
page-event-alone-plays = You are playing deal { $round } of { $rounds }.
page-event-alone-done = You have played all deals.
page-event-alone-absent = Your page was closed when it began. You can play along until the end.
page-event-alone-outside = You can play along until the end.
page-event-alone-told = Results are told when nobody can play any more.
page-event-minutes = { $minutes } minutes
page-event-duplicate = the same deal at every table
    .choice = The same deal at every table
    .explanation = Everybody is compared with those who held the same seat with the same cards: the luck of the deal is gone.
page-event-title = Title
    .hint = Thursday evening
page-event-how-many = Rounds
page-event-how-long = Minutes
page-event-begins = Begins
page-event-bots = Bots
    .fill = Free seats go to
page-event-entered = { $count ->
    [0] Nobody has entered yet.
    [one] One has entered.
   *[other] { $count } have entered.
    }
page-event-you-are-in = You are in
page-event-round = Round { $round }
page-event-round-of = Round { $round } of { $rounds }
page-event-running = Running
page-event-opening = It is about to begin
    .more = The pages of all who entered open what they promised. That takes a minute at most.
page-event-opened = Your page has opened what it promised. The tables come next.
page-event-called-off = Called off
page-event-over = Over
page-event-nobody = a merchant
page-event-by = announced by { $name }
page-event-begins-at = Begins { $time }
page-event-bots-fill = Bots fill what is missing.
page-event-enter = Enter
page-event-late = Join from the next round
page-event-withdraw = Leave the event
    .sure = Do you want to leave? What you played counts; your place is a bot’s from the next round on.
page-event-stay = Stay
page-event-leave-until = You can leave until { $time } as if you had never come.
page-event-your-table = You play at table { $table }.
page-event-your-seat = you are seat { $letter }
page-event-to-table = To my table
page-event-wait-tables = { $count ->
    [one] Your game is over; one table still plays.
   *[other] Your game is over; { $count } tables still play.
    }
page-event-wait-next = The next round is being seated.
page-event-you-left = You have left. What you played counts.
page-event-you-removed = The organiser has removed you; the reason stands below.
page-event-you-absent = Your page was closed when it began. You can join from the next round.
page-event-look-on = You look on.
page-event-until = Until { $time }
page-event-your-result = Your result
page-event-place-of = { $place } of { $count }
page-event-points-made = { $count ->
    [one] { $points } point
   *[other] { $points } points
    }
page-event-share-made = { $share } of the match points
page-event-how = How it goes
page-event-how-same = The same cards
    .more = Seat A gets the same hand at all tables.
page-event-how-new = New seat, new rivals
    .more = After every round you move: another seat, other people.
page-event-how-alone = At your own pace
    .more = Nobody waits for you. Come for the next deal whenever you like, until the end.
page-event-how-compared = Compared with your seat
    .more = A match point for everyone who made less of the same seat.
page-event-how-points = Points
    .more = One for every seat behind you, half for every seat that shares your place.
page-event-how-bots = Nobody sits out
    .more = Bots fill the tables, as few at one table as can be.
page-event-entrants = Entered
    .none = Nobody yet. Be the first.
page-event-absent = was not there when it began
page-event-standings = Standings
    .over = Final standings
    .told = A deal is told when the last table has played it.
    .none = The first round is not over yet.
page-event-ties-open = To be decided by luck-free points (games looked at: { $done } of { $games }).
page-event-luckless = { $share } luck-free
page-event-ties = Ties: head to head, then who had the harder seats, then luck-free points.
    .duplicate = Ties: head to head, then against the mean.
    .alone = Ties: against the mean.
page-event-place = Place
page-event-moved = Moved since the round before
page-event-player = Player
page-event-match-points = Match points
page-event-points = Points
page-event-mean = Against the mean
page-event-played = Rounds
page-event-sum = Sum
page-event-all-lines = All { $count }
page-event-all-tables = All { $count } tables
page-event-tables = Tables
page-event-table = Table { $table }
page-event-which-round = Round to look at
page-event-bot = Bot
page-event-table-playing = playing
page-event-table-over = done
page-event-table-void = does not count
page-event-table-left = left
page-event-replay = Replay
page-event-open-hands = Round { $round } with open hands
page-event-hidden = Nobody sees another table before this deal is over everywhere.
page-event-cross = Cross table
page-event-cross-table = table { $table }
page-event-seat = seat { $letter }
page-event-seal = Nobody chooses the deals
page-event-seal-done = Done.
page-event-seal-1 = The house seals its secret
    .more = Done before anybody entered. Its fingerprint stands below.
page-event-seal-2 = Every entrant seals one too
    .more = Your device does it when you enter. You need not think of anything.
page-event-seal-3 = At { $time } all are opened and mixed
    .more = The deals come out of the mixture. The house cannot choose them, nor can the last one in.
page-event-seal-4 = Afterwards anybody can check
    .more = One file holds every deal of every table.
page-event-fingerprint = Fingerprint of the house’s secret
    .more = If one letter of the secret were changed later, this line would be another.
page-event-rulings = What the organiser decided
page-event-ruling-removed = Removed
page-event-ruling-corrected = Result corrected
page-event-ruling-voided = Does not count
page-event-ruling-called-off = Called off
page-event-ruling-unplayed = Not played in time
page-event-ruling-lapsed = Ended without players
page-event-organise = Organise
    .more = What you do here stands in the event’s log with its reason, for everybody to read.
page-event-do-remove = Remove somebody
page-event-do-correct = Correct a result
page-event-do-void = A table does not count
page-event-do-call-off = Call the event off
page-event-reason = Reason
page-event-woven = A column a round, with the motif of your seat. It shows no cards, so you can share it.
    .alone = A column a deal, with the motif of your seat. It shows no cards, so you can share it.
page-event-share = Share picture
page-event-check = Check every deal on this device
page-event-checked = All holds: { $tables ->
    [one] one table
   *[other] { $tables } tables
    }, { $shuffles } shuffles done again on this device.
    .secret = The secret is not the one whose fingerprint was shown.
    .nonce = A nonce is not the one that was promised.
    .seal = The file was changed after it was written.
    .shuffle = Round { $round }, table { $table }: a shuffle is not the one that the mixture gives.
page-event-file = Save all records
    .more = One file with the log, every game and every deal. To check it: caravanserai verify FILE.
