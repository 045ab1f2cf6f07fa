"""The Market of Samarkand's state, field by field, and the numbers that name its things."""

from caravanserai.engine.kit import State, i1, i2, i8, state
from caravanserai.engine.telling import ROW

KINDS = 5
#: Goods are worth 1 to 9. A card is 10 * kind + value; goods are counted by card, since like cards are one (SA-07).
VALUES = 10
CARDS = KINDS * VALUES
HAND = 10

MAX_SEATS = 5
NOBODY = -1
#: Cards on offer by their place: those of the seats, then the bank's and the camel.
BANK = MAX_SEATS
SELLERS = MAX_SEATS + 1
CAMEL = SELLERS
PLACES = SELLERS + 1

# The most an edition may hold.
MAX_CAMELS = 40
MAX_CAPACITY = 9

TURNS = 10
FIRST_PRICE = 10
DIRHAMS = 15
DIRHAMS_OF_THREE = 25

# What the game waits for. The first five are chance; it never rests at the end of a turn.
(
    DRAW_KINDS,
    SHUFFLE_BANK,
    SHUFFLE_CAMELS,
    DRAW_ELDER,
    SHUFFLE_BACK,
    SELL,
    STOP,
    TURN_OVER,
    LEAVE,
    RAREST,
    OVER,
) = range(11)

# Option `series` (SA-29).
SERIES_TABLE, SERIES_EXAMPLE = range(2)

# What happened, as rows of (kind, seat, a, b, c); events.py says what they mean.
(
    KIND_DRAWN,
    ELDER_DRAWN,
    TURN_BEGAN,
    CAMEL_TURNED_UP,
    ANSWER_SEALED,
    ANSWER_CHANGED,
    CARD_OFFERED,
    PRICE_CALLED,
    STOPPED,
    COULD_NOT_PAY,
    DISPUTE_WON,
    CARD_BOUGHT,
    DISPUTED,
    CAMELS_SHUFFLED,
    UNSOLD,
    MARKET_CLOSED,
    LEFT_BEHIND,
    KIND_SCORED,
    GAME_ENDED,
) = range(19)
#: More than one step can tell: at the end every seat may leave many different goods behind.
MAX_EVENTS = 240


@state
class Samarkand(State):
    """One game of The Market of Samarkand."""

    # The table: how many sit down, and their options.
    seats: int = i1()
    series: int = i1()
    closed_goods: int = i1()
    # The edition: how many cards there are of each kind and value, and camels of each capacity (SA-01, SA-02).
    card_count: list[int] = i1(CARDS)
    camel_count: list[int] = i1(MAX_CAPACITY + 1)
    # Chance.
    rng: int = i8()
    outcome: list[int] = i1(MAX_CAMELS)
    outcome_size: int = i1()
    # Who sells which kind, the bank last; and whether everybody has seen that.
    kind: list[int] = i1(SELLERS)
    kinds_seen: int = i1()
    # The seats.
    hand: list[list[int]] = i1(MAX_SEATS, VALUES)
    purse: list[int] = i2(MAX_SEATS)
    camels: list[list[int]] = i1(MAX_SEATS, MAX_CAPACITY + 1)
    goods: list[list[int]] = i1(MAX_SEATS, CARDS)
    left: list[list[int]] = i1(MAX_SEATS, CARDS)
    rarest: list[int] = i1(MAX_SEATS)
    # The bank: what was paid to it, and its pile (SA-05), the next card last.
    bank: int = i2()
    bank_pile: list[int] = i1(HAND)
    bank_left: int = i1()
    # Camels: their pile, the next one last, and the one that is up, or 0.
    camel_pile: list[int] = i1(MAX_CAMELS)
    camels_left: int = i1()
    camel: int = i1()
    # Cards that left the game.
    gone: list[int] = i1(CARDS)
    # The turn.
    phase: int = i1()
    turn: int = i1()
    elder: int = i1()
    price: int = i1()
    #: Rises whenever something new is asked, a shuffle comes first, or all is over; sealed answers leave it alone.
    question: int = i2()
    #: Seats that must answer.
    waiting: int = i1()
    sealed: list[int] = i8(MAX_SEATS)
    #: The value of each seller's card on offer, or 0.
    offer: list[int] = i1(SELLERS)
    #: While a moment is settled (SA-18): the place each seat has stopped for and can pay, or nobody's.
    claim: list[int] = i1(MAX_SEATS)
    # What happened in the last step, for tables and people; playouts leave `telling` at 0.
    telling: int = i1()
    told: int = i2()
    events: list[int] = i2(ROW * MAX_EVENTS)


STATE = Samarkand
assert MAX_SEATS < 8, "a set of seats fits into one byte"
