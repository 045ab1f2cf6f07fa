"""Khiva's state, field by field, and the numbers that name its things."""

from caravanserai.engine.kit import State, i1, i2, i4, i8, state
from caravanserai.engine.telling import ROW

# Camels and colours, in the order of activation (KH-13).
WHITE, BLUE, GREEN, PINK, BLACK = range(5)
COLOURS = 5
VALUES = 5
#: A card is 5 * colour + value - 1 (KH-01); a set of cards is a bit set.
CARDS = COLOURS * VALUES
ALL_CARDS = (1 << CARDS) - 1

# Spaces (KH-07): the city, then shop s of seat p's path at 4 * p + s; a counter is the mover's own.
MAX_SEATS = 5
SHOPS = 4
CITY = 0
COUNTER = SHOPS * MAX_SEATS + 1
SPACES = COUNTER + 1

# The most an edition may hold.
MAX_TEAPOTS = 40
MAX_TEAPOT_VALUE = 9
MAX_CARPETS = 30
MAX_SALT = 10
#: The turns of one deal are at most four; row 0 is for what was given just before it.
MAX_DEAL_TURNS = 5

#: What the first and the third shop of a path give (KH-23, KH-25), and what salt costs in the fourth (KH-26).
SHOP_1_GEMS = 1
SHOP_3_GEMS = 2
SALT_PRICE = 3
NOBODY = -1

# What the game waits for. The first three are chance.
SHUFFLE_TEAPOTS, SHUFFLE_CARPETS, DEAL, CHOOSE, SPEND, SHOP_4, OVER = range(7)

# Option `city` (KH-20).
CITY_WHEN_EMPTY, CITY_ALWAYS, CITY_NEVER = range(3)

# What happened, as rows of (kind, seat, a, b, c); events.py says what they mean.
(
    DEAL_BEGAN,
    CARD_DEALT,
    CARD_TURNED_UP,
    CHOICE_SEALED,
    CHOICE_CHANGED,
    CARD_REVEALED,
    CARD_GIVEN,
    CARD_REFUSED,
    CAMEL_WON,
    GEMS_SPENT,
    CAMEL_PASSED,
    CAMEL_MOVED,
    GEMS_GAINED,
    CARPET_TAKEN,
    SALT_BOUGHT,
    SALT_DECLINED,
    NOTHING_LEFT,
    TEAPOT_TAKEN,
    CARPET_DELIVERED,
    CAMEL_LOADED,
    END_TRIGGERED,
    CARPET_DISCARDED,
    GAME_ENDED,
) = range(23)
#: More than one step of the game can tell: 25 cards dealt, or a whole turn of five long moves.
MAX_EVENTS = 160

# Piles, as END_TRIGGERED names them.
TEAPOT_PILE, CARPET_PILE, SALT_PILE = range(3)


@state
class Khiva(State):
    """One game of Khiva."""

    # The table: how many sit down, and their options.
    seats: int = i1()
    city_counts: int = i1()
    open_score: int = i1()
    # The edition (KH-02 … KH-06).
    gem_slots: list[int] = i1(VALUES + 1)
    teapot_count: list[int] = i1(MAX_TEAPOT_VALUE + 1)
    carpets_each: int = i1()
    carpet_value: list[int] = i1(MAX_CARPETS)
    salt_bags: int = i1()
    salt_value: list[int] = i1(MAX_SALT)
    gems_in_box: int = i1()
    # The way from every space towards each seat's counter (KH-18).
    onward: list[list[int]] = i1(MAX_SEATS, SPACES)
    # Chance.
    rng: int = i8()
    outcome: list[int] = i1(MAX_TEAPOTS)
    outcome_size: int = i1()
    # The board.
    camel_at: list[int] = i1(COLOURS)
    camels_on: list[int] = i1(SPACES)
    camel_teapot: list[int] = i1(COLOURS)
    teapot_pile: list[int] = i1(MAX_TEAPOTS)
    teapots_left: int = i1()
    carpet_pile: list[int] = i1(MAX_CARPETS)
    carpets_left: int = i1()
    carpets_discarded: int = i4()
    salt_left: int = i1()
    reserve: int = i1()
    aside: int = i4()
    face_up: int = i4()
    discard: int = i4()
    # The seats.
    hand: list[int] = i4(MAX_SEATS)
    gems: list[int] = i1(MAX_SEATS)
    undelivered: list[int] = i4(MAX_SEATS)
    delivered: list[int] = i4(MAX_SEATS)
    salt: list[int] = i2(MAX_SEATS)
    teapots: list[list[int]] = i1(MAX_SEATS, MAX_TEAPOT_VALUE + 1)
    # The turn.
    phase: int = i1()
    turn: int = i2()
    deal: int = i2()
    deal_turn: int = i1()
    choice: list[int] = i4(MAX_SEATS)
    unsealed: int = i1()
    bids: list[int] = i1(COLOURS)
    played_by: list[int] = i1(CARDS)
    given: list[list[int]] = i4(MAX_DEAL_TURNS, MAX_SEATS)
    camel: int = i1()
    mover: int = i1()
    card: int = i1()
    ending: int = i1()
    # Places to fill while rivals' cards are dealt again; 0 at all other times.
    room: list[int] = i1(MAX_SEATS)
    # What happened in the last step, for tables and people; playouts leave `telling` at 0.
    telling: int = i1()
    told: int = i2()
    events: list[int] = i1(ROW * MAX_EVENTS)


STATE = Khiva
