"""What a player of Kilim makes of the table at a glance: for the search, so in integers, and quick.

It looks only at what a player at the table could see or count. All worths are in 1/256 points. The ideas are those of
the greedy bot (bots/kilim.py); but a kilim is judged by what it may become, not only by the points it has.

Free actions wait for the end of a day, tokens for that of their own, scraps and perfect dominoes for the last: until
then they lose nothing, and by then more is known. So nothing else is named while cards are placed and dominoes woven.

To compare many ways to weave, the kilim is spread out on a pad: the scratch paper of the search. There it is a plane
of faces, one of groups and one of how many squares lie beside, with room for more around, and some sums.
"""

from ..chance import random_below
from ..kit import Actions, count_bits, lowest_bit, rule
from ..search import POINT
from .asks import ALL_GOLD, MAX_ACTIONS, gold_choices
from .free import WAYS_TO_TURN, has_token, kept_perfect, may_turn, turned_turn, turned_x, turned_y
from .loom import is_empty, second_x, second_y, step_x, step_y
from .scoring import (
    FIVE_KINDS_POINTS,
    LARGEST_POINTS,
    RECTANGLE_POINTS,
    THREE_KINDS_POINTS,
    TORN_POINTS,
    best_of_others,
    group_points,
    kinds_of,
    largest_group,
    score,
    torn_points,
)
from .state import (
    ARTISAN,
    BAG,
    CALL,
    COMB,
    DAYS,
    FACES,
    FIRST_PERFECT,
    FIRST_SCRAP,
    KEPT,
    LATE,
    MAX_GOLD,
    MOTIFS,
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
from .weaving import (
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
    is_usual_name,
)

RIVALS_SEARCH = 0
EXPLORATION = 300
TEMPER = 2 * POINT
HORIZON = 6
SWING = 24

#: A prize of this worth, or more, gets the highest Gold in hand; one that is worth nothing gets the lowest.
DEAR = 6 * POINT
#: Any domino makes the kilim larger, and has more to come.
MORE_TO_COME = 154
#: A prize that is dear enough for a spy; one so cheap that this is the time for the Artisan or the Scrap Bag.
FOR_A_SPY = 4 * POINT
FOR_OTHERS = 410
#: How far the eye is out that values a prize; and how far the hand strays to higher or lower Gold, in 1/256 cards.
BLUR = 256
STRAY = 2 * 256
#: Each card that Gold is away from what seems right makes it so much worse.
ASTRAY = 100
#: Of so many Gold cards that would all do, one is paid where somebody else pays too.
ALIKE = 3
#: What a domino brings to who wins it.
DOMINO = 2 * POINT
#: What is still in hand or kept: the special cards, scraps, perfect dominoes, and tokens by their number.
SPY_CARD = 150
BAG_CARD = 250
ARTISAN_CARD = 100
SCRAP = 3 * POINT
PERFECT_DOMINO = 150
TOKEN_WORTH = (150, 150, 150, 350)
#: A square that lies by another is worth a little more.
COMPACT = 38
#: So many ways to weave, or free actions, are worth a thought.
WAYS = 12

# -- the pad --------------------------------------------------------------------------------------------------

# Where things are on the pad. The first numbers are left for the answers.
ANSWERS, WORTHS = 256, 512
SUMS, SIZES, JOINED, HEAP = 1024, 2048, 2304, 2560
FACE, GROUP, NEAR = 8192, 14336, 20480
#: A kilim is never wider and higher than this fits, with four empty cells around: no more than 112 in both together.
PLANE = 6144
ROOM = 4

# The sums: the plane's width and cells, its corner; the kilim's squares and groups; the rectangle around it.
WIDTH, CELLS, LEFT, TOP, FILLED, POINTS, WEST, EAST, NORTH, SOUTH, TIME, KINDS = range(SUMS, SUMS + 12)
#: By face: how many squares show it, the largest group of it, and the rivals' largest.
SHOWN, LARGEST, RIVAL = SUMS + 16, SUMS + 32, SUMS + 48


@rule
def game_left(g: Kilim) -> int:
    """From 256 at the start down to 0: dominoes that nobody has won yet."""
    left = g.prize_size
    for day in range(DAYS):
        left += g.pile_size[day]
    return 256 * left // (30 if g.seats == 2 else 45)


@rule
def spread(g: Kilim, seat: int, pad: Actions) -> None:
    """Lay the seat's kilim out on the pad."""
    width = g.right[seat] - g.left[seat] + 1 + 2 * ROOM
    cells = width * (g.bottom[seat] - g.top[seat] + 1 + 2 * ROOM)
    pad[WIDTH] = width
    pad[CELLS] = cells
    pad[LEFT] = g.left[seat] - ROOM
    pad[TOP] = g.top[seat] - ROOM
    pad[TIME] = game_left(g)
    for cell in range(cells):
        pad[FACE + cell] = 0
        pad[NEAR + cell] = 0
    for face in range(FACES):
        pad[RIVAL + face] = 0
        pad[LARGEST + face] = 0
        pad[SHOWN + face] = g.showing[seat][face]
    points = 0
    for i in range(g.listed[seat]):
        size = g.group_size[seat][i]
        pad[SIZES + i] = size
        if size > 1:
            points += size - 1
        face = g.face[seat][i]
        if face != 0:
            cell = cell_at(pad, g.square_x[seat][i], g.square_y[seat][i])
            group = g.group[seat][i]
            pad[FACE + cell] = face
            pad[GROUP + cell] = group
            come_near(pad, cell, 1)
            pad[LARGEST + face] = max(pad[LARGEST + face], g.group_size[seat][group])
    pad[FILLED] = g.showing[seat][0]
    pad[POINTS] = points
    pad[WEST] = ROOM
    pad[EAST] = ROOM + g.right[seat] - g.left[seat]
    pad[NORTH] = ROOM
    pad[SOUTH] = ROOM + g.bottom[seat] - g.top[seat]
    count_kinds(pad)
    for other in range(g.seats):
        if other != seat:
            for i in range(g.listed[other]):
                face = g.face[other][i]
                if face != 0:
                    pad[RIVAL + face] = max(pad[RIVAL + face], g.group_size[other][g.group[other][i]])


@rule
def cell_at(pad: Actions, x: int, y: int) -> int:
    return (y - pad[TOP]) * pad[WIDTH] + x - pad[LEFT]


@rule
def come_near(pad: Actions, cell: int, n: int) -> None:
    """A square is laid there (1), or taken up (-1)."""
    width = pad[WIDTH]
    pad[NEAR + cell + 1] += n
    pad[NEAR + cell - 1] += n
    pad[NEAR + cell + width] += n
    pad[NEAR + cell - width] += n


@rule
def count_kinds(pad: Actions) -> None:
    kinds = 0
    for face in range(STAR, COMB + 1):
        if pad[SHOWN + face] > 0:
            kinds += 1
    pad[KINDS] = kinds


@rule
def regroup(pad: Actions) -> None:
    """Groups and sums anew from the faces on the pad."""
    cells = pad[CELLS]
    width = pad[WIDTH]
    for face in range(FACES):
        pad[SHOWN + face] = 0
        pad[LARGEST + face] = 0
    pad[FILLED] = 0
    pad[POINTS] = 0
    pad[WEST] = width
    pad[EAST] = 0
    pad[NORTH] = cells
    pad[SOUTH] = 0
    for cell in range(cells):
        pad[GROUP + cell] = -1
    groups = 0
    for cell in range(width, cells - width):
        face = pad[FACE + cell]
        if face == 0:
            continue
        pad[FILLED] += 1
        pad[SHOWN + face] += 1
        pad[WEST] = min(pad[WEST], cell % width)
        pad[EAST] = max(pad[EAST], cell % width)
        pad[NORTH] = min(pad[NORTH], cell // width)
        pad[SOUTH] = max(pad[SOUTH], cell // width)
        if pad[GROUP + cell] < 0:
            size = flood(pad, cell, face, groups) if face <= COMB else 1
            pad[GROUP + cell] = groups
            pad[SIZES + groups] = size
            pad[POINTS] += size - 1
            pad[LARGEST + face] = max(pad[LARGEST + face], size)
            groups += 1
    count_kinds(pad)


@rule
def flood(pad: Actions, cell: int, face: int, group: int) -> int:
    """Mark a group of side-by-side equal faces; returns its size."""
    pad[GROUP + cell] = group
    pad[HEAP] = cell
    found = 1
    seen = 0
    while seen < found:
        at = pad[HEAP + seen]
        seen += 1
        for turn in range(4):
            to = at + step_x(turn) + step_y(turn) * pad[WIDTH]
            if pad[FACE + to] == face and pad[GROUP + to] < 0:
                pad[GROUP + to] = group
                pad[HEAP + found] = to
                found += 1
    return found


# -- what a kilim is worth ------------------------------------------------------------------------------------


@rule
def kinds_worth(kinds: int, left: int) -> int:
    """KI-39: exactly three, or all five; what is not so yet may still become so, and three may become more."""
    if kinds >= MOTIFS:
        return FIVE_KINDS_POINTS * POINT
    if kinds == 4:
        return FIVE_KINDS_POINTS * min(POINT, 5 * left) * 7 // 8
    three = THREE_KINDS_POINTS * POINT - 6 * left
    if kinds == 3:
        return three
    return three * min(256, (kinds + 2) * left) // 256


@rule
def rectangle_worth(gaps: int, left: int) -> int:
    """KI-38: a full rectangle; with few gaps and some time it may become one."""
    now = RECTANGLE_POINTS * POINT if gaps == 0 else 0
    hope = 8 * POINT if gaps == 0 else max(0, 900 - 100 * gaps)
    share = min(256, 4 * left)
    return (now * (256 - share) + hope * share) // 256


@rule
def largest_worth(own: int, rival: int, left: int) -> int:
    """KI-41: the largest group of its motif, as things lie; who is ahead now may yet be overtaken."""
    lead = own - rival
    if own < 2:
        lead = min(0, lead)
    swing = min(8 * left, 2 * left + 512)  # so many squares, in 1/256, it may go this way or that
    return LARGEST_POINTS * min(POINT, max(0, (256 * lead + swing) * POINT // (256 + 2 * swing)))


@rule
def pad_worth(pad: Actions) -> int:
    """What the kilim on the pad is worth."""
    if pad[FILLED] == 0:
        return 0
    left = pad[TIME]
    worth = POINT * (pad[POINTS] + TORN_POINTS * pad[SHOWN + TORN]) + kinds_worth(pad[KINDS], left)
    area = (pad[EAST] - pad[WEST] + 1) * (pad[SOUTH] - pad[NORTH] + 1)
    worth += rectangle_worth(area - pad[FILLED], left)
    for face in range(STAR, COMB + 1):
        worth += largest_worth(pad[LARGEST + face], pad[RIVAL + face], left)
    return worth


@rule
def gather(pad: Actions, cell: int, face: int, n: int) -> int:
    """Note the groups of the face beside a cell, each once."""
    for turn in range(4):
        to = cell + step_x(turn) + step_y(turn) * pad[WIDTH]
        if pad[FACE + to] == face:
            group = pad[GROUP + to]
            new = True
            for i in range(n):
                if pad[JOINED + i] == group:
                    new = False
            if new:
                pad[JOINED + n] = group
                n += 1
    return n


@rule
def join_worth(pad: Actions, face: int, joined: int, new: int) -> int:
    """So many new squares of the face tie so many groups together."""
    size = new
    for i in range(joined):
        size += pad[SIZES + pad[JOINED + i]]
    worth = POINT * (new - 1 + joined)
    largest = pad[LARGEST + face]
    if size > largest:
        rival = pad[RIVAL + face]
        worth += largest_worth(size, rival, pad[TIME]) - largest_worth(largest, rival, pad[TIME])
    return worth


@rule
def laid_worth(pad: Actions, cell: int, face: int, other: int, other_face: int) -> int:
    """What one more square adds, or two side by side (`other` at least 0)."""
    left = pad[TIME]
    width = pad[WIDTH]
    kinds = pad[KINDS]
    worth = 0
    new = 1
    west = min(pad[WEST], cell % width)
    east = max(pad[EAST], cell % width)
    north = min(pad[NORTH], cell // width)
    south = max(pad[SOUTH], cell // width)
    touching = pad[NEAR + cell]
    if face <= COMB:
        if pad[SHOWN + face] == 0:
            kinds += 1
        joined = gather(pad, cell, face, 0)
        if other >= 0 and face == other_face:
            new = 2
            joined = gather(pad, other, face, joined)
        worth += join_worth(pad, face, joined, new)
    elif face == TORN:
        worth += POINT * TORN_POINTS
    if other >= 0:
        west = min(west, other % width)
        east = max(east, other % width)
        north = min(north, other // width)
        south = max(south, other // width)
        touching += pad[NEAR + other]
        if other_face <= COMB and other_face != face:
            if pad[SHOWN + other_face] == 0:
                kinds += 1
            worth += join_worth(pad, other_face, gather(pad, other, other_face, 0), 1)
        elif other_face == TORN:
            worth += POINT * TORN_POINTS
        new = 2
    gaps = (east - west + 1) * (south - north + 1) - pad[FILLED] - new
    old_gaps = (pad[EAST] - pad[WEST] + 1) * (pad[SOUTH] - pad[NORTH] + 1) - pad[FILLED]
    worth += rectangle_worth(gaps, left) - rectangle_worth(old_gaps, left)
    worth += kinds_worth(kinds, left) - kinds_worth(pad[KINDS], left)
    return worth + COMPACT * touching


# -- ways to weave --------------------------------------------------------------------------------------------


@rule
def note(pad: Actions, found: int, most: int, action: int, worth: int) -> int:
    """Keep the answer if it is one of the best so far; the pad's list is in falling order."""
    if found == most:
        if worth <= pad[WORTHS + most - 1]:
            return found
        found -= 1
    i = found
    while i > 0 and pad[WORTHS + i - 1] < worth:
        pad[WORTHS + i] = pad[WORTHS + i - 1]
        pad[ANSWERS + i] = pad[ANSWERS + i - 1]
        i -= 1
    pad[WORTHS + i] = worth
    pad[ANSWERS + i] = action
    return found + 1


@rule
def note_layings(
    pad: Actions,
    name: int,
    first: int,
    second: int,
    turns: int,
    double: bool,
    old: int,
    plus: int,
    found: int,
    most: int,
) -> int:
    """KI-34: every way to lay these two faces beside the kilim on the pad, in the turns of a bit set; the best are
    noted. `name` is the answer but for turn and place, and `plus` what it is worth besides. `old` is no place."""
    width = pad[WIDTH]
    for cell in range(2 * width, pad[CELLS] - 2 * width):
        if pad[FACE + cell] != 0 or cell == old:
            continue
        for turn in range(4):
            other = cell + step_x(turn) + step_y(turn) * width
            if (turns >> turn) & 1 and pad[FACE + other] == 0 and pad[NEAR + cell] + pad[NEAR + other] > 0:
                x = pad[LEFT] + cell % width
                y = pad[TOP] + cell // width
                if not double or is_usual_name(x, y, turn):
                    worth = plus + laid_worth(pad, cell, first, other, second)
                    found = note(pad, found, most, name + answer(0, 0, turn, x, y), worth)
    return found


@rule
def note_weaving(g: Kilim, seat: int, piece: int, kind: int, pad: Actions, found: int, most: int) -> int:
    """Every way to weave the domino; into an empty kilim (KI-33) they are all one."""
    name = (kind << 24) | (piece << 18)
    if is_empty(g, seat):
        return note(pad, found, most, answer(kind, piece, 0, 0, 0), empty_worth(g, piece))
    double = is_double(g, piece)
    return note_layings(pad, name, g.first_face[piece], g.second_face[piece], 15, double, -1, 0, found, most)


@rule
def empty_worth(g: Kilim, piece: int) -> int:
    """What a first domino is worth."""
    worth = POINT
    if is_double(g, piece):
        worth += POINT
    if g.second_face[piece] == TORN:
        worth += POINT * TORN_POINTS
    return worth


# -- cards and Gold -------------------------------------------------------------------------------------------


@rule
def nth_bit(bits: int, n: int) -> int:
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def wanted_gold(prize: int, gold: int) -> int:
    """Which of the Gold in hand the prize deserves, counted from the lowest, in 1/256 cards."""
    return 256 * (count_bits(gold) - 1) * min(DEAR, max(0, prize)) // DEAR


@rule
def scraps_left(g: Kilim) -> int:
    """How many scraps are in the bag; which, only who searches sees."""
    left = 0
    for piece in range(FIRST_SCRAP, PIECES):
        if g.where[piece] == ON_BOARD:
            left += 1
    return left


@rule
def tokens_left(g: Kilim) -> int:
    left = 0
    for token in range(TOKENS):
        if g.token_at[token] < 0:
            left += 1
    return left


@rule
def quick_card(g: Kilim, seat: int, prize: int) -> int:
    hand = g.hand[seat]
    gold = hand & ALL_GOLD
    prize += random_below(g, 2 * BLUR) - BLUR
    if prize >= FOR_A_SPY and (hand >> SPY) & 1 and gold & (gold - 1):
        return SPY
    if prize <= FOR_OTHERS:
        if (hand >> ARTISAN) & 1 and lowest_bit(gold) <= 4 and tokens_left(g) > 0:
            return ARTISAN
        if (hand >> SCRAP_BAG) & 1 and gold >> (11 if g.seats > 2 else 8) and scraps_left(g) > 0:
            return SCRAP_BAG
    n = (wanted_gold(prize, gold) + random_below(g, 2 * STRAY) - STRAY + 128) // 256
    return nth_bit(gold, min(count_bits(gold) - 1, max(0, n)))


@rule
def weigh_cards(g: Kilim, seat: int, prize: int, out: Actions, worth: Actions) -> int:
    hand = g.hand[seat]
    gold = hand & ALL_GOLD
    wanted = wanted_gold(prize, gold)
    n = 0
    bits = gold
    while bits:
        out[n] = answer(PLACE_CARD, lowest_bit(bits), 0, 0, 0)
        worth[n] = -ASTRAY * abs(256 * n - wanted) // 256
        bits &= bits - 1
        n += 1
    if (hand >> SPY) & 1:
        out[n] = answer(PLACE_CARD, SPY, 0, 0, 0)
        worth[n] = (min(prize, FOR_A_SPY) - FOR_A_SPY) // 2
        n += 1
    if (hand >> SCRAP_BAG) & 1:
        out[n] = answer(PLACE_CARD, SCRAP_BAG, 0, 0, 0)
        worth[n] = (FOR_OTHERS - max(prize, FOR_OTHERS)) // 2 - (0 if scraps_left(g) > 0 else DEAR)
        n += 1
    if (hand >> ARTISAN) & 1:
        out[n] = answer(PLACE_CARD, ARTISAN, 0, 0, 0)
        worth[n] = (FOR_OTHERS - max(prize, FOR_OTHERS)) // 2 - (0 if tokens_left(g) > 0 else DEAR)
        n += 1
    return n


@rule
def winning_offers(g: Kilim, seat: int, gold: int) -> int:
    """KI-14: the spy's Gold that would win against the offers that lie open."""
    once = 0
    more = 0
    for other in range(g.seats):
        if other != seat and g.laid[other] > 0:
            offer = 1 << g.laid[other]
            more |= once & offer
            once |= offer
    to_beat = 0
    for value in range(1, MAX_GOLD + 1):
        if ((once & ~more) >> value) & 1:
            to_beat = value
    return gold & ~once & ~((1 << (to_beat + 1)) - 1)


@rule
def others_seal(g: Kilim, seat: int) -> bool:
    return g.payers & ~(1 << seat) != 0


@rule
def right_gold(g: Kilim, seat: int, prize: int) -> int:
    """The Gold that would do, as a bit set: any of the first few of it is as good."""
    gold = gold_choices(g, seat)
    if g.phase == SPIES:
        winning = winning_offers(g, seat, gold)
        return winning if winning and prize > 0 else gold & -gold
    if g.phase == BAG and others_seal(g, seat) and lowest_bit(gold) > g.winning:
        for _ in range(count_bits(gold) - ALIKE):
            gold &= gold - 1
    return gold


@rule
def quick_gold(g: Kilim, seat: int, prize: int) -> int:
    gold = right_gold(g, seat, prize)
    if not others_seal(g, seat):
        return lowest_bit(gold)
    return nth_bit(gold, random_below(g, min(ALIKE, count_bits(gold))))


@rule
def weigh_gold(g: Kilim, seat: int, prize: int, out: Actions, worth: Actions) -> int:
    right = right_gold(g, seat, prize)
    gold = gold_choices(g, seat)
    n = 0
    step = 0
    while gold:
        value = lowest_bit(gold)
        out[n] = answer(SEAL_GOLD, value, 0, 0, 0)
        worth[n] = -4 * POINT
        if (right >> value) & 1:
            worth[n] = -POINT * step // 2
            step += 1
        gold &= gold - 1
        n += 1
    return n


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
    regroup(pad)
    width = pad[WIDTH]
    for cell in range(2 * width, pad[CELLS] - 2 * width):
        if pad[FACE + cell] == 0 and pad[NEAR + cell] > 0:
            action = answer(USE_SCRAP, scrap, 0, pad[LEFT] + cell % width, pad[TOP] + cell // width)
            found = note(pad, found, most, action, laid_worth(pad, cell, face, -1, 0))
    for cell in range(2 * width, pad[CELLS] - 2 * width):
        covered = pad[FACE + cell]
        if covered != 0 and covered != face:
            pad[FACE + cell] = face
            regroup(pad)
            action = answer(USE_SCRAP, scrap, 0, pad[LEFT] + cell % width, pad[TOP] + cell // width)
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
    found = 0
    if g.phase == LATE:
        found = note_deeds(g, seat, pad, most)
    if not is_empty(g, seat):
        spread(g, seat, pad)
    if g.phase == LATE:
        if g.day == DAYS and kept_perfect(g, seat) >= 0 and not is_empty(g, seat):
            found = note_weaving(g, seat, FIRST_PERFECT, WEAVE_PERFECT, pad, found, most)
        return found
    if g.phase == BAG or g.phase == CALL:
        return 0
    prize = 0
    for i in range(1 if g.phase == WEAVE else g.prize_size):
        found = note_weaving(g, seat, g.prize[i], WEAVE_DOMINO, pad, 0, most)
        prize += pad[WORTHS] + MORE_TO_COME
    return found if g.phase == WEAVE else prize


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
