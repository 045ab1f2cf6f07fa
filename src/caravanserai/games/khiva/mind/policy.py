"""What a player of Khiva makes of the table at a glance: for the quick bot and the search, so in integers, and fast.

It looks only at what a player at the table could count: rivals' hands and the order of the piles are imagined. All
worths are in 1/256 points.
"""

from caravanserai.engine.chance import random_below
from caravanserai.engine.kit import Actions, count_bits, lowest_bit, rule
from caravanserai.engine.search import POINT

from ..rules.asks import DECLINE, SPEND_NONE, TAKE_CARPET, TAKE_SALT
from ..rules.board import path_of, shop_of, walk
from ..rules.cards import card_of, colour_of, pack, value_of
from ..rules.deals import cards_each
from ..rules.scoring import score
from ..rules.state import (
    ALL_CARDS,
    CHOOSE,
    CITY,
    COLOURS,
    COUNTER,
    DEAL,
    MAX_TEAPOT_VALUE,
    OVER,
    SALT_PRICE,
    SHOPS,
    SPEND,
    Khiva,
)

RIVALS_SEARCH = 0
EXPLORATION = 250
TEMPER = 3 * POINT
HORIZON = 6
SWING = 24

#: A gem is a point at the end, and until then it can buy a step or a third of a salt bag.
GEM = 333
#: How much of a camel's load a seat may count on, by the spaces between the camel and that seat's counter.
HOMECOMING = (0, 102, 84, 69, 54, 38, 28, 20, 13, 8)
#: A point for a rival is a point against us, but there are several rivals and only one of them comes first.
RIVALS = 154
#: The part of the carpets that is delivered when there is time enough for it; with less than TIME_TO_DELIVER of the
#: game left they come home less and less often.
DELIVERED = 179
TIME_TO_DELIVER = 102
#: A card that is kept still has this part of its worth in a later turn.
KEPT = 77
#: A card that is given brings the neighbour this part of its worth, if it is the card they play.
GIVEN = 51
#: Ending the game while ahead wins it, while behind loses it.
END = 6 * POINT
#: A quick answer takes cards for up to so much better than they are.
WHIM = POINT


# -- the table ------------------------------------------------------------------------------------------------


@rule
def hope(seat: int, space: int) -> int:
    """How much of what a camel carries that stands here the seat may count on."""
    if space == CITY:
        return HOMECOMING[SHOPS + 1]
    if path_of(space) == seat:
        return HOMECOMING[SHOPS + 1 - shop_of(space)]
    return HOMECOMING[SHOPS + 1 + shop_of(space)]


@rule
def game_left(g: Khiva) -> int:
    """From 256 at the start down to 0, by the pile that is nearest to empty (KH-32)."""
    teapots = -COLOURS
    for value in range(MAX_TEAPOT_VALUE + 1):
        teapots += g.teapot_count[value]
    left = min(256 * g.teapots_left // max(1, teapots), 256 * g.carpets_left // (COLOURS * g.carpets_each))
    return min(left, 256 * g.salt_left // g.salt_bags)


@rule
def pile_carpet(g: Khiva) -> int:
    """What a carpet from the pile will bring. Its order is not known, but what is in it anybody can count."""
    if g.carpets_left == 0:
        return 0
    value = 0
    for i in range(g.carpets_left):
        value += g.carpet_value[g.carpet_pile[i]]
    return value * delivered_part(g) // g.carpets_left


@rule
def delivered_part(g: Khiva) -> int:
    return DELIVERED * min(TIME_TO_DELIVER, game_left(g)) // TIME_TO_DELIVER


@rule
def pile_teapot(g: Khiva) -> int:
    """What a camel carries, on average, that goes home now and is loaded again; in 1/256."""
    if g.teapots_left == 0:
        return 0
    value = 0
    for i in range(g.teapots_left):
        value += g.teapot_pile[i]
    return POINT * value // g.teapots_left


@rule
def carpets_waiting(g: Khiva, seat: int, camel: int) -> int:
    """KH-28: what this camel would deliver at the seat's counter, in points."""
    first = g.carpets_each * camel
    waiting = g.undelivered[seat] & (((1 << g.carpets_each) - 1) << first)
    value = 0
    while waiting:
        value += g.carpet_value[lowest_bit(waiting)]
        waiting &= waiting - 1
    return value


@rule
def camel_standing(g: Khiva, seat: int, camel: int, space: int, teapot: int) -> int:
    """How well it is for the seat that the camel stands there: its own hopes of bringing it home, less the rivals'."""
    theirs = 0
    for other in range(g.seats):
        if other != seat:
            theirs += hope(other, space) * (teapot + POINT * carpets_waiting(g, other, camel))
    own = hope(seat, space) * (teapot + POINT * carpets_waiting(g, seat, camel))
    return (own - RIVALS * theirs // (256 * (g.seats - 1))) // 256


# -- moves ----------------------------------------------------------------------------------------------------


@rule
def end_worth(g: Khiva, mover: int, points: int) -> int:
    """KH-32: this would end the game. Scores are no secret to those who watched (KH-43)."""
    rival = -(1 << 30)
    for other in range(g.seats):
        if other != mover:
            rival = max(rival, score(g, other))
    return END if POINT * score(g, mover) + points > POINT * rival else -END


@rule
def salt_worth(g: Khiva, mover: int) -> int:
    worth = POINT * g.salt_value[g.salt_bags - g.salt_left] - GEM * SALT_PRICE
    return worth + end_worth(g, mover, worth) if g.salt_left == 1 else worth


@rule
def carpet_worth(g: Khiva, mover: int, carpet: int) -> int:
    return carpet + end_worth(g, mover, 0) if g.carpets_left == 1 else carpet


@rule
def gain(g: Khiva, mover: int, camel: int, space: int, gems: int, carpet: int) -> int:
    """What the space itself brings (KH-20, KH-23 … KH-28)."""
    if space == CITY:
        return 0
    if space == COUNTER:
        load = POINT * (g.camel_teapot[camel] + carpets_waiting(g, mover, camel))
        return load + end_worth(g, mover, load) if g.teapots_left == 1 else load
    shop = shop_of(space)
    if shop == 1:
        return GEM * min(1, g.reserve)
    if shop == 3:
        return GEM * min(2, g.reserve)
    if shop == 4 and gems >= SALT_PRICE and g.salt_left > 0:
        return max(salt_worth(g, mover), carpet_worth(g, mover, carpet))
    return carpet_worth(g, mover, carpet)


@rule
def landing_worth(g: Khiva, seat: int, camel: int, space: int, spent: int, carpet: int, teapot: int) -> int:
    """What the seat gets on the space, and how well the camel then stands for it."""
    worth = gain(g, seat, camel, space, g.gems[seat] - spent, carpet) - GEM * spent
    if space == COUNTER:
        return worth + camel_standing(g, seat, camel, CITY, teapot)
    return worth + camel_standing(g, seat, camel, space, POINT * g.camel_teapot[camel])


@rule
def move_worth(g: Khiva, seat: int, card: int, carpet: int, teapot: int) -> int:
    """What the move is worth to the seat if the card wins its camel, with the best number of gems."""
    camel = colour_of(card)
    most = min(g.gem_slots[value_of(card)], g.gems[seat])
    space = walk(g, seat, g.camel_at[camel], value_of(card))
    best = landing_worth(g, seat, camel, space, 0, carpet, teapot)
    for gems in range(1, most + 1):
        if space == COUNTER:
            break
        space = walk(g, seat, space, 1)
        best = max(best, landing_worth(g, seat, camel, space, gems, carpet, teapot))
    return best - camel_standing(g, seat, camel, g.camel_at[camel], POINT * g.camel_teapot[camel])


@rule
def weigh_spending(g: Khiva, seat: int, worth: Actions) -> int:
    """KH-17: what the card that won its camel is worth with no gem, with one, and so on. Returns how many ways."""
    carpet, teapot = pile_carpet(g), pile_teapot(g)
    most = min(g.gem_slots[value_of(g.card)], g.gems[seat])
    space = walk(g, seat, g.camel_at[g.camel], value_of(g.card))
    worth[0] = landing_worth(g, seat, g.camel, space, 0, carpet, teapot)
    for gems in range(1, most + 1):
        if space == COUNTER:
            return gems
        space = walk(g, seat, space, 1)
        worth[gems] = landing_worth(g, seat, g.camel, space, gems, carpet, teapot)
    return most + 1


@rule
def answer_instead(g: Khiva) -> int:
    """KH-26: instead of salt, a carpet if there is one."""
    return TAKE_CARPET if g.carpets_left > 0 else DECLINE


@rule
def worth_instead(g: Khiva, seat: int) -> int:
    return carpet_worth(g, seat, pile_carpet(g)) if g.carpets_left > 0 else 0


@rule
def chance_to_win(g: Khiva, card: int, unseen: int) -> int:
    """KH-16: the lowest card wins, so no lower one of the colour may be played by a rival. In 1/256."""
    lower = count_bits(unseen & ((1 << card) - (1 << card_of(colour_of(card), 1))))
    if lower == 0:
        return 256
    spared = max(0, 256 - 256 * cards_each(g) * (g.seats - 1) // count_bits(unseen))
    chance = spared
    for _ in range(lower - 1):
        chance = chance * spared // 256
    return chance


@rule
def weigh_card(g: Khiva, seat: int, card: int, unseen: int, carpet: int, teapot: int) -> int:
    """What it is worth to play the card: its camel's move, or a gem if it is refused."""
    chance = chance_to_win(g, card, unseen)
    return (chance * move_worth(g, seat, card, carpet, teapot) + (256 - chance) * GEM) // 256


@rule
def weigh_gift(g: Khiva, seat: int, card: int, play: int, carpet: int) -> int:
    """What it is worth to give the card away: it is missed, and the neighbour has it."""
    left = (seat + 1) % g.seats
    camel = colour_of(card)
    space = walk(g, left, g.camel_at[camel], value_of(card))
    return -(KEPT * play + GIVEN * gain(g, left, camel, space, g.gems[left], carpet)) // 256


@rule
def unseen_by(g: Khiva, seat: int) -> int:
    return ALL_CARDS & ~(g.hand[seat] | g.discard | g.face_up)


# -- a quick answer -------------------------------------------------------------------------------------------


@rule
def quick_answer(g: Khiva, seat: int, out: Actions) -> int:
    """A sensible answer, on a whim."""
    if g.phase == CHOOSE:
        return quick_pair(g, seat, out) if g.seats == 2 else quick_card(g, seat, out)
    if g.phase == SPEND:
        best = 0
        for gems in range(1, weigh_spending(g, seat, out)):
            if out[gems] > out[best]:
                best = gems
        return SPEND_NONE + best
    return TAKE_SALT if salt_worth(g, seat) >= worth_instead(g, seat) else answer_instead(g)


@rule
def weigh_hand(g: Khiva, seat: int, out: Actions) -> int:
    """The hand's cards, what each is worth to play, and what to give: three numbers each. Returns how many cards."""
    carpet, teapot, unseen = pile_carpet(g), pile_teapot(g), unseen_by(g, seat)
    hand = g.hand[seat]
    n = 0
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        play = weigh_card(g, seat, card, unseen, carpet, teapot)
        out[n] = card
        out[n + 1] = play
        out[n + 2] = weigh_gift(g, seat, card, play, carpet)
        n += 3
    return n // 3


@rule
def best_of_hand(g: Khiva, out: Actions, n: int, what: int, whim: int) -> int:
    """The card worth most to play (1) or to give (2); it is then taken out of the list."""
    chosen = 0
    best = -(1 << 40)
    for i in range(0, 3 * n, 3):
        worth = out[i + what] + (random_below(g, whim) if whim > 0 else 0)
        if out[i] >= 0 and worth > best:
            best = worth
            chosen = i
    card = out[chosen]
    out[chosen] = -1
    return card


@rule
def quick_card(g: Khiva, seat: int, out: Actions) -> int:
    """KH-11: one card to play, and one to give."""
    n = weigh_hand(g, seat, out)
    play = best_of_hand(g, out, n, 1, WHIM)
    return pack(play, best_of_hand(g, out, n, 2, 0))


@rule
def quick_pair(g: Khiva, seat: int, out: Actions) -> int:
    """KH-38: two cards to play, and two to give."""
    n = weigh_hand(g, seat, out)
    play = best_of_hand(g, out, n, 1, WHIM)
    for i in range(0, 3 * n, 3):  # KH-40: of one colour the higher card is refused for certain
        if colour_of(out[i]) == colour_of(play):
            out[i + 1] = GEM
    return choice_of(
        play, best_of_hand(g, out, n, 1, WHIM), best_of_hand(g, out, n, 2, 0), best_of_hand(g, out, n, 2, 0)
    )


@rule
def choice_of(play_a: int, play_b: int, give_a: int, give_b: int) -> int:
    """Each lot in rising order, as asks.py numbers them."""
    played = pack(min(play_a, play_b), max(play_a, play_b))
    return pack(pack(played, min(give_a, give_b)), max(give_a, give_b))


# -- all answers worth a thought ------------------------------------------------------------------------------


@rule
def weigh(g: Khiva, seat: int, out: Actions, worth: Actions, notes: Actions) -> int:
    """The answers worth a thought and what each is worth: all, but for the ways to give with two seats."""
    if g.phase == CHOOSE:
        n = weigh_hand(g, seat, notes)
        return weigh_pairs(notes, n, out, worth) if g.seats == 2 else weigh_cards(notes, n, out, worth)
    if g.phase == SPEND:
        n = weigh_spending(g, seat, worth)
        for gems in range(n):
            out[gems] = SPEND_NONE + gems
        return n
    out[0] = TAKE_SALT
    worth[0] = salt_worth(g, seat)
    out[1] = answer_instead(g)
    worth[1] = worth_instead(g, seat)
    return 2


@rule
def weigh_cards(notes: Actions, n: int, out: Actions, worth: Actions) -> int:
    """KH-11: every card to play with every other to give."""
    found = 0
    for play in range(0, 3 * n, 3):
        for give in range(0, 3 * n, 3):
            if play != give:
                out[found] = pack(notes[play], notes[give])
                worth[found] = notes[play + 1] + notes[give + 2]
                found += 1
    return found


@rule
def weigh_pairs(notes: Actions, n: int, out: Actions, worth: Actions) -> int:
    """KH-38: every pair of cards to play; to give, the three ways with the three that are missed least."""
    found = 0
    for a in range(0, 3 * n, 3):
        for b in range(a + 3, 3 * n, 3):
            played = notes[a + 1] + notes[b + 1]
            if colour_of(notes[a]) == colour_of(notes[b]):
                played = notes[a + 1] + GEM
            first = best_gift(notes, n, a, b, -1, -1)
            second = best_gift(notes, n, a, b, first, -1)
            third = best_gift(notes, n, a, b, first, second) if n > 4 else -1
            found = note_choice(notes, a, b, first, second, played, out, worth, found)
            if third >= 0:
                found = note_choice(notes, a, b, first, third, played, out, worth, found)
                found = note_choice(notes, a, b, second, third, played, out, worth, found)
    return found


@rule
def best_gift(notes: Actions, n: int, a: int, b: int, c: int, d: int) -> int:
    """Of the other cards, the one that is best to give."""
    chosen = -1
    for i in range(0, 3 * n, 3):
        if i != a and i != b and i != c and i != d and (chosen < 0 or notes[i + 2] > notes[chosen + 2]):
            chosen = i
    return chosen


@rule
def note_choice(
    notes: Actions, a: int, b: int, c: int, d: int, played: int, out: Actions, worth: Actions, found: int
) -> int:
    out[found] = choice_of(notes[a], notes[b], notes[c], notes[d])
    worth[found] = played + notes[c + 2] + notes[d + 2]
    return found + 1


# -- prospects ------------------------------------------------------------------------------------------------


@rule
def at_rest(g: Khiva) -> bool:
    """Between two turns."""
    return g.phase == DEAL or (g.phase == CHOOSE and g.unsealed == g.seats)


@rule
def outlook(g: Khiva, seat: int) -> int:
    """Points so far, and what goods on the way may still bring."""
    points = POINT * score(g, seat)
    if g.phase == OVER:
        return points
    waiting = 0
    for camel in range(COLOURS):
        carpets = carpets_waiting(g, seat, camel)
        waiting += carpets
        points += hope(seat, g.camel_at[camel]) * (g.camel_teapot[camel] + carpets)
    points += waiting * delivered_part(g) // 2
    return points + (GEM - POINT) * g.gems[seat] * game_left(g) // 256
