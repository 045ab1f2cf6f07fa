"""The course of a game of Kilim, in the rulebook's order. `apply` is the only way in for the seats' answers."""

from caravanserai.engine.chance import shuffle_outcome
from caravanserai.engine.kit import rule
from caravanserai.engine.telling import tell

from .days import be_done, begin_day, close_day, end_day, forget, seal_action
from .free import act_freely, is_free, named_exactly, tell_free_action
from .loom import clear_loom, lay_domino
from .market import (
    ask,
    begin_turn,
    hold_auction,
    place_card,
    place_if_forced,
    reveal,
    seal_gold,
    take_back,
)
from .payments import (
    ask_for_artisan_payments,
    ask_for_bag_payments,
    keep_scrap,
    settle_artisan,
    settle_bag,
    take_token,
)
from .state import (
    BAG,
    CALL,
    DAY_DOMINOES,
    DAYS,
    DOMINO_WOVEN,
    DOMINOES,
    DRAW_TORN,
    FIRST_PERFECT,
    FIRST_TORN,
    IN_PILE,
    LATE,
    MAX_SEATS,
    NOBODY,
    ON_BOARD,
    OVER,
    PIECES,
    PLACE,
    SCRAPS,
    SEARCH,
    SHUFFLE_PILE,
    SPIES,
    TAKE_OUT,
    TAKEN_OUT,
    TOKEN,
    TOKENS,
    TORN_DOMINOES,
    WEAVE,
    Kilim,
)
from .weaving import (
    DONE,
    PLACE_CARD,
    SEAL_GOLD,
    TAKE_BACK,
    TAKE_SCRAP,
    TAKE_TOKEN,
    WEAVE_DOMINO,
    kind_of,
    piece_in,
    turn_in,
    x_in,
    y_in,
)

# -- Setup ----------------------------------------------------------------------------------------------------


@rule
def setup(g: Kilim) -> None:
    """Lay the game out for the seats, options and edition that the state holds. The first chance step is due then."""
    for piece in range(PIECES):
        g.where[piece] = TAKEN_OUT if piece < FIRST_PERFECT else ON_BOARD
        g.piece_x[piece] = 0
        g.piece_y[piece] = 0
        g.piece_turn[piece] = 0
        g.piece_level[piece] = 0
    for day in range(DAYS):
        g.pile_size[day] = 0
        for i in range(DAY_DOMINOES):
            g.pile[day][i] = 0
    for i in range(DAY_DOMINOES):
        g.prize[i] = 0
    g.prize_size = 0
    for seat in range(MAX_SEATS):
        clear_loom(g, seat)
        g.hand[seat] = 0
        g.placed[seat] = NOBODY
        g.card[seat] = NOBODY
        g.laid[seat] = 0
        g.sealed_gold[seat] = 0
    for i in range(SCRAPS):
        g.taker[i] = NOBODY
        g.scrap_take[i] = 0
    g.takes = 0
    for token in range(TOKENS):
        g.token_at[token] = NOBODY
    g.tokens_used = 0
    forget(g)
    g.phase = DRAW_TORN
    g.day = 0
    g.turn = 0
    g.question = 0
    g.waiting = 0
    g.payers = 0
    g.winner = NOBODY
    g.winning = 0
    g.lucky = NOBODY
    g.outcome_size = 0
    g.told = 0


@rule
def torn_of_day(g: Kilim, day: int) -> int:
    """KI-07, KI-08: how many torn dominoes go into the pile of day 0, 1 or 2."""
    if g.seats == 2:
        return 1 if day < 2 else 0
    return 2 if day < g.seats - 3 else 1


@rule
def pile_of_day(g: Kilim) -> int:
    """KI-08: how many dominoes a day's pile has."""
    return 10 if g.seats == 2 else DAY_DOMINOES


# -- Chance ---------------------------------------------------------------------------------------------------


@rule
def chance_due(g: Kilim) -> bool:
    """Does the game wait for a shuffle?"""
    return g.phase <= SHUFFLE_PILE


@rule
def lay_out_pool(g: Kilim) -> None:
    """What is about to be shuffled: torn dominoes, a day's dominoes, or what is in the day's pile, in rising order."""
    n = 0
    if g.phase == DRAW_TORN:
        for piece in range(FIRST_TORN, FIRST_TORN + TORN_DOMINOES):
            g.outcome[n] = piece
            n += 1
    elif g.phase == TAKE_OUT:
        for piece in range(DAY_DOMINOES * g.day, DAY_DOMINOES * (g.day + 1)):
            g.outcome[n] = piece
            n += 1
    else:
        for piece in range(FIRST_PERFECT):
            for i in range(g.pile_size[g.day]):
                if g.pile[g.day][i] == piece:
                    g.outcome[n] = piece
                    n += 1
    g.outcome_size = n


@rule
def draw(g: Kilim) -> None:
    """Shuffle what is due to be shuffled: `outcome` says how it fell."""
    lay_out_pool(g)
    wanted = g.outcome_size
    if g.phase == TAKE_OUT:
        wanted = taken_out(g)
    shuffle_outcome(g, wanted)


@rule
def settle(g: Kilim) -> None:
    """Use the outcome that lies in the state."""
    if g.phase == DRAW_TORN:
        share_torn(g)
        g.phase = TAKE_OUT
    elif g.phase == TAKE_OUT:
        take_out(g)
        g.phase = SHUFFLE_PILE
    else:
        stack_pile(g)
        g.day += 1
        g.phase = TAKE_OUT
        if g.day == DAYS:
            g.day = 0
            begin_day(g)
            begin_turn(g)
    g.outcome_size = 0


@rule
def chance(g: Kilim) -> None:
    draw(g)
    settle(g)


@rule
def share_torn(g: Kilim) -> None:
    """KI-09: the first of them go into the days' piles, the others stay in the box."""
    n = 0
    for day in range(DAYS):
        for _ in range(torn_of_day(g, day)):
            put_into_pile(g, day, g.outcome[n])
            n += 1


@rule
def put_into_pile(g: Kilim, day: int, piece: int) -> None:
    g.pile[day][g.pile_size[day]] = piece
    g.pile_size[day] += 1
    g.where[piece] = IN_PILE


@rule
def taken_out(g: Kilim) -> int:
    """KI-07, KI-08: how many of the day's dominoes leave, for good or for a torn one."""
    return DAY_DOMINOES - pile_of_day(g) + torn_of_day(g, g.day)


@rule
def take_out(g: Kilim) -> None:
    """The first of the outcome are taken out unseen, the rest stays."""
    for i in range(taken_out(g), DAY_DOMINOES):
        put_into_pile(g, g.day, g.outcome[i])


@rule
def stack_pile(g: Kilim) -> None:
    """KI-09: the face-down pile, its first item on top."""
    n = g.outcome_size
    for i in range(n):
        g.pile[g.day][n - 1 - i] = g.outcome[i]


# -- The seats' answers ---------------------------------------------------------------------------------------


@rule
def apply(g: Kilim, seat: int, action: int) -> None:
    """Take a seat's answer, one of those that `legal` offers, and go on until somebody is asked again."""
    kind = kind_of(action)
    if kind == PLACE_CARD:
        place_card(g, seat, piece_in(action))
    elif kind == TAKE_BACK:
        take_back(g, seat)
    elif kind == SEAL_GOLD:
        seal_gold(g, seat, piece_in(action))
    elif kind == WEAVE_DOMINO:
        weave(g, seat, action)
    elif kind == TAKE_SCRAP:
        keep_scrap(g, seat, piece_in(action))
    elif kind == TAKE_TOKEN:
        take_token(g, seat, piece_in(action))
    elif kind == DONE:
        be_done(g, seat)
    elif is_free(action):
        use_freely(g, seat, named_exactly(g, seat, action))
    go_on(g)


@rule
def go_on(g: Kilim) -> None:
    """KI-35: the sequence of play, from one question to the next."""
    while g.waiting == 0 and g.phase != OVER:
        if g.phase == PLACE:
            reveal(g)
        elif g.phase == SPIES:
            hold_auction(g)
        elif g.phase == WEAVE:
            ask_for_bag_payments(g)
        elif g.phase == BAG:
            settle_bag(g)
        elif g.phase == SEARCH:
            ask_for_artisan_payments(g)
        elif g.phase == CALL:
            settle_artisan(g)
        elif g.phase == TOKEN:
            end_turn(g)
        else:
            close_day(g)
            if g.phase != OVER:
                begin_turn(g)


@rule
def end_turn(g: Kilim) -> None:
    """KI-37: a day ends with its pile."""
    g.lucky = NOBODY
    if g.pile_size[g.day - 1] > 0:
        begin_turn(g)
    else:
        end_day(g)


@rule
def use_freely(g: Kilim, seat: int, action: int) -> None:
    """KI-32: open while cards are placed or dominoes woven, sealed at the end of a day."""
    if g.phase == LATE:
        seal_action(g, seat, action)
        return
    act_freely(g, seat, action)
    if g.telling:
        tell_free_action(g, seat, action)
    if g.phase == PLACE:
        place_if_forced(g, seat)


@rule
def weave(g: Kilim, seat: int, action: int) -> None:
    """KI-35: the domino that was turned up first, then the next one, each with a window for free actions before it."""
    domino = g.prize[0]
    lay_domino(g, seat, domino, x_in(action), y_in(action), turn_in(action))
    if g.telling:
        tell(g, DOMINO_WOVEN, seat, 4 * domino + turn_in(action), x_in(action), y_in(action))
    g.prize_size -= 1
    for i in range(g.prize_size):
        g.prize[i] = g.prize[i + 1]
    g.prize[g.prize_size] = 0
    ask(g, WEAVE, 1 << seat if g.prize_size > 0 else 0)


assert DOMINOES == FIRST_TORN, "the days' dominoes come first"
