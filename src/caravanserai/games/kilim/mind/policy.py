"""What a player of Kilim makes of the table at a glance: for the quick bot and the search, so in integers, and fast.

It looks only at what a player at the table could see or count. All worths are in 1/256 points. A kilim is judged by
what it may become, not only by the points it has.

Free actions wait for the end of a day, tokens for that of their own, scraps and perfect dominoes for the last: until
then they lose nothing, and by then more is known. So nothing else is named while cards are placed and dominoes woven.

Where it compares many ways to weave, it does so on a pad (pad.py).
"""

from caravanserai.engine.kit import Actions, count_bits, lowest_bit, rule
from caravanserai.engine.search import POINT

from ..rules.asks import ALL_GOLD, MAX_ACTIONS
from ..rules.free import (
    WAYS_TO_TURN,
    has_token,
    kept_perfect,
    may_turn,
    turned_turn,
    turned_x,
    turned_y,
)
from ..rules.loom import is_empty, second_x, second_y, step_x, step_y
from ..rules.scoring import (
    TORN_POINTS,
    best_of_others,
    group_points,
    kinds_of,
    largest_group,
    score,
    torn_points,
)
from ..rules.state import (
    ARTISAN,
    BAG,
    CALL,
    COMB,
    DAYS,
    FIRST_PERFECT,
    FIRST_SCRAP,
    KEPT,
    LATE,
    MOVE_TOKEN,
    ON_BOARD,
    OVER,
    PERFECT_TOKEN,
    PIECES,
    PLACE,
    REMOVE_TOKEN,
    SCRAP_BAG,
    SEARCH,
    SPIES,
    SPY,
    SQUARES,
    STAR,
    TOKEN,
    TOKENS,
    TORN,
    TURN_TOKEN,
    WEAVE,
    Kilim,
)
from ..rules.weaving import (
    DONE,
    MOVE_PIECE,
    PLACE_CARD,
    REMOVE_PIECE,
    SEAL_GOLD,
    TAKE_SCRAP,
    TAKE_TOKEN,
    TURN_DOMINO,
    USE_SCRAP,
    WEAVE_DOMINO,
    WEAVE_PERFECT,
    answer,
    is_double,
)
from .bidding import quick_card, quick_gold, weigh_cards, weigh_gold
from .border import best_laying, laid_worth, mark_border, note, note_layings, patch_worth
from .pad import (
    ANSWERS,
    BORDER,
    COLUMN,
    EAST,
    FACE,
    FILLED,
    HEAP,
    JOINED,
    LEFT,
    NEAR,
    NORTH,
    PLANE,
    ROW,
    SIDES,
    SIZES,
    SOUTH,
    TOP,
    WEST,
    WIDTH,
    WORTHS,
    cell_at,
    come_near,
    game_left,
    kinds_worth,
    largest_worth,
    pad_worth,
    rectangle_worth,
    regroup,
    spread,
)

#: A quick answer is too poor a guess of what two rivals or more will place.
RIVALS_SEARCH = 3
EXPLORATION = 300
TEMPER = 2 * POINT
HORIZON = 6
SWING = 24
#: Any domino makes the kilim larger, and has more to come.
MORE_TO_COME = 154
#: What a domino brings to who wins it.
DOMINO = 2 * POINT
#: What is still in hand or kept: the special cards, scraps, perfect dominoes, and tokens by their number.
SPY_CARD = 150
BAG_CARD = 250
ARTISAN_CARD = 100
SCRAP = 3 * POINT
PERFECT_DOMINO = 150
TOKEN_WORTH = (150, 150, 150, 350)
#: So many ways to weave, or free actions, are worth a thought.
WAYS = 12

# -- ways to weave --------------------------------------------------------------------------------------------


@rule
def note_weaving(g: Kilim, seat: int, piece: int, kind: int, pad: Actions, found: int, most: int) -> int:
    """Every way to weave the domino; into an empty kilim (KI-33) they are all one."""
    name = (kind << 24) | (piece << 18)
    if is_empty(g, seat):
        return note(pad, found, most, answer(kind, piece, 0, 0, 0), empty_worth(g, piece))
    double = is_double(g, piece)
    return note_layings(pad, name, g.first_face[piece], g.second_face[piece], 15, double, -1, 0, found, most)


@rule
def weaving_worth(g: Kilim, seat: int, piece: int, pad: Actions) -> int:
    """What the best way to weave the domino is worth."""
    if is_empty(g, seat):
        return empty_worth(g, piece)
    return best_laying(pad, g.first_face[piece], g.second_face[piece])


@rule
def empty_worth(g: Kilim, piece: int) -> int:
    """What a first domino is worth."""
    worth = POINT
    if is_double(g, piece):
        worth += POINT
    if g.second_face[piece] == TORN:
        worth += POINT * TORN_POINTS
    return worth


# -- scraps and tokens ----------------------------------------------------------------------------------------


@rule
def note_scraps(g: Kilim, seat: int, pad: Actions, most: int) -> int:
    """KI-21: a motif that the kilim shows often has more places where it fits."""
    found = 0
    for piece in range(FIRST_SCRAP, PIECES):
        if g.where[piece] == ON_BOARD:
            worth = 64 * g.showing[seat][g.first_face[piece]]
            found = note(pad, found, most, answer(TAKE_SCRAP, piece, 0, 0, 0), worth)
    return found


@rule
def note_tokens(g: Kilim, pad: Actions, most: int) -> int:
    found = 0
    for token in range(TOKENS):
        if g.token_at[token] < 0:
            found = note(pad, found, most, answer(TAKE_TOKEN, token, 0, 0, 0), TOKEN_WORTH[token])
    return found


# -- free actions at the end of a day -------------------------------------------------------------------------


@rule
def note_deeds(g: Kilim, seat: int, pad: Actions, most: int) -> int:
    """KI-32 (c): the free actions that make the kilim better; what would only be lost is used."""
    found = 0
    if is_empty(g, seat):
        return found
    spread(g, seat, pad)
    before = pad_worth(pad)
    turn = has_token(g, seat, TURN_TOKEN)
    remove = has_token(g, seat, REMOVE_TOKEN)
    move = has_token(g, seat, MOVE_TOKEN)
    for piece in range(PIECES):
        if g.day == DAYS and piece >= FIRST_SCRAP and g.where[piece] == KEPT + seat:
            found = note_patches(g, piece, before, pad, found, most)
        elif (turn or remove or move) and piece < FIRST_SCRAP and g.where[piece] == seat:
            found = note_lifted(g, seat, piece, turn, remove, move, before, pad, found, most)
    return found


@rule
def note_patches(g: Kilim, scrap: int, before: int, pad: Actions, found: int, most: int) -> int:
    """KI-22: beside the kilim or on a square of it."""
    face = g.first_face[scrap]
    name = (USE_SCRAP << 24) | (scrap << 18)
    regroup(pad)
    mark_border(pad)
    for i in range(1, pad[SIDES] + 1):
        action = name + answer(0, 0, 0, pad[LEFT] + pad[COLUMN + i], pad[TOP] + pad[ROW + i])
        found = note(pad, found, most, action, patch_worth(pad, pad[BORDER + i], face))
    for row in range(pad[NORTH], pad[SOUTH] + 1):
        for column in range(pad[WEST], pad[EAST] + 1):
            cell = row * pad[WIDTH] + column
            covered = pad[FACE + cell]
            if covered != 0 and covered != face:
                pad[FACE + cell] = face
                regroup(pad)
                action = name + answer(0, 0, 0, pad[LEFT] + column, pad[TOP] + row)
                found = note(pad, found, most, action, pad_worth(pad) - before)
                pad[FACE + cell] = covered
    return found


@rule
def note_lifted(
    g: Kilim,
    seat: int,
    piece: int,
    turn: bool,
    remove: bool,
    move: bool,
    before: int,
    pad: Actions,
    found: int,
    most: int,
) -> int:
    """KI-28 … KI-30: a domino is taken up, to lie elsewhere or nowhere."""
    cell = cell_at(pad, g.piece_x[piece], g.piece_y[piece])
    other = cell_at(pad, second_x(g, piece), second_y(g, piece))
    first = pad[FACE + cell]
    second = pad[FACE + other]
    pad[FACE + cell] = 0
    pad[FACE + other] = 0
    come_near(pad, cell, -1)
    come_near(pad, other, -1)
    regroup(pad)
    loss = pad_worth(pad) - before
    if remove:
        found = note(pad, found, most, answer(REMOVE_PIECE, piece, 0, 0, 0), loss)
    if move and pad[FILLED] > 0:
        name = (MOVE_PIECE << 24) | (piece << 18)
        found = note_layings(pad, name, first, second, 1 << g.piece_turn[piece], False, cell, loss, found, most)
    if turn:
        for way in range(WAYS_TO_TURN):
            if may_turn(g, seat, piece, way) and pad[FILLED] > 0:
                x = turned_x(g, piece, way)
                y = turned_y(g, piece, way)
                to = turned_turn(g, piece, way)
                at = cell_at(pad, x, y)
                worth = laid_worth(pad, at, first, at + step_x(to) + step_y(to) * pad[WIDTH], second)
                found = note(pad, found, most, answer(TURN_DOMINO, piece, to, x, y), loss + worth)
    pad[FACE + cell] = first
    pad[FACE + other] = second
    come_near(pad, cell, 1)
    come_near(pad, other, 1)
    return found


# -- answers --------------------------------------------------------------------------------------------------


@rule
def look(g: Kilim, seat: int, pad: Actions, most: int) -> int:
    """The best answers, noted on the pad: how many; where a card or Gold is asked for, what the prize is worth."""
    if g.phase == SEARCH:
        return note_scraps(g, seat, pad, most)
    if g.phase == TOKEN:
        return note_tokens(g, pad, most)
    if g.phase == BAG or g.phase == CALL:
        return 0
    found = 0
    if g.phase == LATE:
        found = note_deeds(g, seat, pad, most)
    if not is_empty(g, seat):
        spread(g, seat, pad)
    if g.phase == LATE:
        if g.day == DAYS and kept_perfect(g, seat) >= 0 and not is_empty(g, seat):
            found = note_weaving(g, seat, FIRST_PERFECT, WEAVE_PERFECT, pad, found, most)
        return found
    if g.phase == WEAVE:
        return note_weaving(g, seat, g.prize[0], WEAVE_DOMINO, pad, 0, most)
    prize = 0
    for i in range(g.prize_size):
        prize += weaving_worth(g, seat, g.prize[i], pad) + MORE_TO_COME
    return prize


@rule
def quick_answer(g: Kilim, seat: int, out: Actions) -> int:
    """A sensible answer, on a whim."""
    seen = look(g, seat, out, 1)
    if g.phase == PLACE:
        return answer(PLACE_CARD, quick_card(g, seat, seen), 0, 0, 0)
    if g.phase == SPIES or g.phase == BAG or g.phase == CALL:
        return answer(SEAL_GOLD, quick_gold(g, seat, seen), 0, 0, 0)
    if seen == 0 or (g.phase == LATE and out[WORTHS] <= 0):
        return answer(DONE, 0, 0, 0, 0)
    return out[ANSWERS]


@rule
def weigh(g: Kilim, seat: int, out: Actions, worth: Actions, notes: Actions) -> int:
    """The answers worth a thought and what each is worth: all cards, Gold, scraps and tokens, the best ways to weave,
    and at the end of a day the best free actions."""
    seen = look(g, seat, out, WAYS)
    if g.phase == PLACE:
        return weigh_cards(g, seat, seen, out, worth)
    if g.phase == SPIES or g.phase == BAG or g.phase == CALL:
        return weigh_gold(g, seat, seen, out, worth)
    n = 0
    if g.phase == LATE:
        out[0] = answer(DONE, 0, 0, 0, 0)
        worth[0] = 0
        n = 1
    return from_pad(out, worth, n, seen)


@rule
def from_pad(out: Actions, worth: Actions, n: int, found: int) -> int:
    """The answers that are noted on the pad, after the first n."""
    for i in range(found):
        out[n + i] = out[ANSWERS + i]
        worth[n + i] = out[WORTHS + i]
    return n + found


# -- prospects ------------------------------------------------------------------------------------------------


@rule
def at_rest(g: Kilim) -> bool:
    """Between two turns: nobody has placed a card, but for those who had only one."""
    if g.phase != PLACE:
        return False
    placed = 0
    for seat in range(g.seats):
        if g.placed[seat] >= 0 and g.hand[seat] & (g.hand[seat] - 1):
            placed += 1
    return placed == 0


@rule
def kilim_worth(g: Kilim, seat: int, left: int) -> int:
    """What the kilim is worth, as `pad_worth` has it."""
    if is_empty(g, seat):
        return 0
    worth = POINT * (group_points(g, seat) + torn_points(g, seat)) + kinds_worth(kinds_of(g, seat), left)
    area = (g.right[seat] - g.left[seat] + 1) * (g.bottom[seat] - g.top[seat] + 1)
    worth += rectangle_worth(area - g.showing[seat][0], left)
    for motif in range(STAR, COMB + 1):
        worth += largest_worth(largest_group(g, seat, motif), best_of_others(g, seat, motif), left)
    return worth


@rule
def hand_worth(g: Kilim, seat: int) -> int:
    """What the cards in hand may bring today: Gold wins against lower Gold."""
    gold = g.hand[seat] & ALL_GOLD
    turns = count_bits(gold)
    worth = 0
    while gold:
        value = lowest_bit(gold)
        gold &= gold - 1
        chance = DOMINO
        for other in range(g.seats):
            if other != seat:
                rival = g.hand[other] & ALL_GOLD
                lower = count_bits(rival & ((1 << value) - 1))
                chance = chance * (2 * lower + 1) // (2 * count_bits(rival) + 1)
        worth += chance
    cards = 0
    hand = g.hand[seat]
    if (hand >> SPY) & 1:
        cards += SPY_CARD
    if (hand >> SCRAP_BAG) & 1:
        cards += BAG_CARD
    if (hand >> ARTISAN) & 1:
        cards += ARTISAN_CARD
    return worth + cards * min(4, turns) // 4


@rule
def kept_worth(g: Kilim, seat: int) -> int:
    """Scraps, perfect dominoes and tokens that are not used yet."""
    worth = 0
    for piece in range(FIRST_PERFECT, PIECES):
        if g.where[piece] == KEPT + seat:
            worth += PERFECT_DOMINO if piece < FIRST_SCRAP else SCRAP
    for token in range(TOKENS):
        if token != PERFECT_TOKEN and has_token(g, seat, token):
            worth += TOKEN_WORTH[token]
    return worth


@rule
def outlook(g: Kilim, seat: int) -> int:
    """Points so far, and what the kilim, the cards in hand and what is kept may still bring."""
    if g.phase == OVER:
        return POINT * score(g, seat)
    return kilim_worth(g, seat, game_left(g)) + hand_worth(g, seat) + kept_worth(g, seat)


assert SIZES + SQUARES <= JOINED and HEAP + 2 * SQUARES <= FACE, "nothing on the pad lies on anything else"
assert NEAR + PLANE <= MAX_ACTIONS, "and all of it on the pad"
