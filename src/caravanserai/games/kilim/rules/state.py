"""Kilim's state, field by field, and the numbers that name its things."""

from caravanserai.engine.kit import State, i1, i2, i4, i8, state
from caravanserai.engine.telling import ROW

MAX_SEATS = 5
DAYS = 3
NOBODY = -1

# Faces of a square: the five motifs, then what is no motif (KI-43). 0 is a square where nothing lies.
NOTHING, STAR, HOOKS, HORN, DIAMOND, COMB, TORN, PERFECT = range(8)
MOTIFS = 5
FACES = 8

# Pieces: 45 dominoes in three days of 15, then torn and perfect dominoes, then scraps (KI-02 … KI-06).
DAY_DOMINOES = 15
DOMINOES = DAYS * DAY_DOMINOES
TORN_DOMINOES = 5
PERFECT_DOMINOES = 3
SCRAPS = 5
FIRST_TORN = DOMINOES
FIRST_PERFECT = FIRST_TORN + TORN_DOMINOES
FIRST_SCRAP = FIRST_PERFECT + PERFECT_DOMINOES
PIECES = FIRST_SCRAP + SCRAPS

# Where a piece is: in the kilim of a seat (0 … 4), kept by a seat (10 … 14), or
KEPT = 10
IN_PILE, TAKEN_OUT, IN_PRIZE, LOST, REMOVED, ON_BOARD = range(20, 26)

# Cards (KI-01): Gold of value v is card v; then the special ones. A hand of Gold is a bit set of values.
MAX_GOLD = 15
SPY, SCRAP_BAG, ARTISAN = range(16, 19)
ALL_SPECIAL = (1 << SPY) | (1 << SCRAP_BAG) | (1 << ARTISAN)

# Artisan tokens (KI-05).
PERFECT_TOKEN, TURN_TOKEN, REMOVE_TOKEN, MOVE_TOKEN = range(4)
TOKENS = 4

# What the game waits for. The first three are chance.
(
    DRAW_TORN,
    TAKE_OUT,
    SHUFFLE_PILE,
    PLACE,
    SPIES,
    WEAVE,
    BAG,
    SEARCH,
    CALL,
    TOKEN,
    LATE,
    OVER,
) = range(12)

# Option `torn-pairs` (KI-42).
TORN_COUNT, TORN_CANCEL = range(2)

# A seat's squares, in the order they were first filled, found again through a table of 256 slots.
#
# No square is ever further than 110 from (0, 0): a first domino reaches 1, each of the 47 others 2 more, a scrap 1, and
# the three days' Move and Turn tokens at most 2 and 1 each: 1 + 94 + 5 + 6 + 3 = 109. And no more than 110 different
# squares are ever filled: 2 × 48 + 5 + 3 × 2 + 3. So a coordinate fits in a byte, and so does a square's number.
SQUARES = 112
SLOTS = 256
FAR = 110

# An end-of-day window has at most 5 scraps, 3 perfect dominoes and 3 tokens to use.
MAX_LATE = 12

# What happened, as rows of (kind, seat, a, b, c); events.py says what they mean.
(
    DAY_BEGAN,
    DOMINO_TURNED_UP,
    CARD_PLACED,
    CARD_CHANGED,
    CARD_TAKEN_BACK,
    CARD_REVEALED,
    GOLD_SEALED,
    GOLD_CHANGED,
    OFFER_MADE,
    OFFER_CANCELLED,
    PRIZE_WON,
    PRIZE_LEFT,
    DOMINO_WOVEN,
    GOLD_PAID,
    GOLD_DISCARDED,
    PAYMENT_TIED,
    SCRAP_KEPT,
    SCRAP_CHOSEN,
    TOKEN_TAKEN,
    NOTHING_LEFT,
    SCRAP_USED,
    PERFECT_WOVEN,
    DOMINO_TURNED,
    PIECE_REMOVED,
    PIECE_MOVED,
    ACTION_SEALED,
    SEAT_DONE,
    DOMINO_LOST,
    DAY_ENDED,
    GAME_ENDED,
) = range(30)
#: More than one step of the game can tell: a whole turn with forced answers, and the end of a day behind it.
MAX_EVENTS = 120


@state
class Kilim(State):
    """One game of Kilim."""

    # The table: how many sit down, and their options.
    seats: int = i1()
    torn_pairs: int = i1()
    # The edition: the two faces of each domino (KI-02 … KI-04), the one of each scrap (KI-06).
    first_face: list[int] = i1(PIECES)
    second_face: list[int] = i1(PIECES)
    # Chance.
    rng: int = i8()
    outcome: list[int] = i1(DAY_DOMINOES + TORN_DOMINOES)
    outcome_size: int = i1()
    # The piles of the three days, the top last; what lies turned up and unsold, the oldest first.
    pile: list[list[int]] = i1(DAYS, DAY_DOMINOES)
    pile_size: list[int] = i1(DAYS)
    prize: list[int] = i1(DAY_DOMINOES)
    prize_size: int = i1()
    # Every piece: where it is; in a kilim the square of its first half, its turn, and how high a scrap lies.
    where: list[int] = i1(PIECES)
    piece_x: list[int] = i1(PIECES)
    piece_y: list[int] = i1(PIECES)
    piece_turn: list[int] = i1(PIECES)
    piece_level: list[int] = i1(PIECES)
    # Every kilim: its squares, the face that each shows, the group it is in, and the size of a group by its name.
    slot: list[list[int]] = i1(MAX_SEATS, SLOTS)
    listed: list[int] = i1(MAX_SEATS)
    square_x: list[list[int]] = i1(MAX_SEATS, SQUARES)
    square_y: list[list[int]] = i1(MAX_SEATS, SQUARES)
    face: list[list[int]] = i1(MAX_SEATS, SQUARES)
    group: list[list[int]] = i1(MAX_SEATS, SQUARES)
    group_size: list[list[int]] = i1(MAX_SEATS, SQUARES)
    # Every kilim in sum: how many squares show each face (0: all squares), and the rectangle around them.
    showing: list[list[int]] = i1(MAX_SEATS, FACES)
    left: list[int] = i1(MAX_SEATS)
    right: list[int] = i1(MAX_SEATS)
    top: list[int] = i1(MAX_SEATS)
    bottom: list[int] = i1(MAX_SEATS)
    # Cards in hand: bit v is Gold of value v, bits 16 to 18 are the special cards.
    hand: list[int] = i4(MAX_SEATS)
    # Who took the first scrap out of the bag, the second …; and which of these takes a scrap was, from 1.
    takes: int = i1()
    taker: list[int] = i1(SCRAPS)
    scrap_take: list[int] = i1(SCRAPS)
    # Tokens: who holds them today, and which of them are used up.
    token_at: list[int] = i1(TOKENS)
    tokens_used: int = i1()
    # The day and the turn.
    phase: int = i1()
    day: int = i1()
    turn: int = i1()
    #: Rises whenever something new is asked; free actions and sealed answers leave it alone.
    question: int = i2()
    #: Seats that must answer; seats that were asked to seal Gold in this phase.
    waiting: int = i1()
    payers: int = i1()
    placed: list[int] = i1(MAX_SEATS)
    sealed_gold: list[int] = i1(MAX_SEATS)
    # This turn, open to all: the card of each seat, the Gold it cost, who won with what, and who may take what.
    card: list[int] = i1(MAX_SEATS)
    laid: list[int] = i1(MAX_SEATS)
    winner: int = i1()
    winning: int = i1()
    lucky: int = i1()
    # The end of a day: each seat's sealed actions, and how everything lay before them.
    late: list[list[int]] = i4(MAX_SEATS, MAX_LATE)
    late_size: list[int] = i1(MAX_SEATS)
    was_where: list[int] = i1(PIECES)
    was_x: list[int] = i1(PIECES)
    was_y: list[int] = i1(PIECES)
    was_turn: list[int] = i1(PIECES)
    was_level: list[int] = i1(PIECES)
    was_used: int = i1()
    # What happened in the last step, for tables and people; playouts leave `telling` at 0.
    telling: int = i1()
    told: int = i2()
    events: list[int] = i2(ROW * MAX_EVENTS)


STATE = Kilim
