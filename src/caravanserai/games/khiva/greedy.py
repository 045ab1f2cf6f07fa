"""A greedy player of Khiva: it weighs one turn, and counts the cards that are out.

The position it gets is imagined: rivals' hands and the order of the piles are not the true ones. It looks only at what
a player at the table could count.
"""

from itertools import combinations
from typing import cast

from caravanserai.engine.kit import State

from .rules.asks import DECLINE, SPEND_NONE, TAKE_CARPET, TAKE_SALT
from .rules.board import next_space, shop_of, walk
from .rules.deals import cards_each
from .rules.scoring import standing
from .rules.state import (
    ALL_CARDS,
    CARDS,
    CHOOSE,
    CITY,
    COUNTER,
    MAX_SEATS,
    SALT_PRICE,
    SPEND,
    VALUES,
    Khiva,
)
from .words.names import members

# All worths are in points at the end of the game. They were chosen by hand and held against variants in the arena.

#: A gem is a point at the end, and until then it can buy a step or a third of a salt bag.
GEM = 1.3
#: How much of a camel's load a seat may count on, by the spaces between the camel and that seat's counter.
HOMECOMING = (0.0, 0.4, 0.33, 0.27, 0.21, 0.15, 0.11, 0.08, 0.05, 0.03)
#: A point for a rival is a point against us, but there are several rivals and only one of them comes first.
RIVALS = 0.6
#: The part of the carpets that is delivered when there is time enough for it.
DELIVERED = 0.7
#: With less of the game left than this, carpets come home less and less often.
TIME_TO_DELIVER = 0.4
#: A card that is kept still has this part of its worth in a later turn.
KEPT = 0.3
#: A card that is given brings the neighbour this part of its worth, if it is the card they play.
GIVEN = 0.2
#: Ending the game while ahead wins it, while behind loses it.
END = 6.0


def _distances() -> list[list[int]]:
    """The spaces from everywhere to each seat's counter, none jumped."""
    table = [[0] * (COUNTER + 1) for _ in range(MAX_SEATS)]
    for seat in range(MAX_SEATS):
        for start in range(COUNTER):
            space = start
            while space != COUNTER:
                space = next_space(seat, space)
                table[seat][start] += 1
    return table


DISTANCE = _distances()


class Greedy:
    """Takes the answer of the highest worth, among equals the first. It rolls no dice."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        """Its answers depend on the position alone."""

    def choose(self, position: State, seat: int) -> int:
        g = cast(Khiva, position)
        outlook = Outlook(g, seat)
        if g.phase == CHOOSE:
            return choose_cards(outlook)
        if g.phase == SPEND:
            return SPEND_NONE + best_move(outlook, seat, g.card)[0]
        return choose_goods(outlook)


class Outlook:
    """What a seat makes of the table, worked out once for each decision."""

    __slots__ = ("carpet", "fresh_teapot", "g", "rivals", "seat")

    def __init__(self, g: Khiva, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.rivals = [other for other in range(g.seats) if other != seat]
        # The order of a pile is imagined, but what is in it anybody can count.
        self.fresh_teapot = sum(g.teapot_pile[: g.teapots_left]) / max(1, g.teapots_left)
        carpets = g.carpet_pile[: g.carpets_left]
        value = sum([g.carpet_value[carpet] for carpet in carpets]) / max(1, g.carpets_left)
        self.carpet = value * DELIVERED * min(1.0, game_left(g) / TIME_TO_DELIVER)


def game_left(g: Khiva) -> float:
    """From 1 at the start down to 0, by the pile that is nearest to empty (KH-32)."""
    camels = len(g.camel_at)
    teapots = g.teapots_left / (sum(g.teapot_count) - camels)
    carpets = g.carpets_left / (g.carpets_each * camels)
    return min(teapots, carpets, g.salt_left / g.salt_bags)


# -- What a move is worth -------------------------------------------------------------------------------------


def best_move(outlook: Outlook, mover: int, card: int) -> tuple[int, float]:
    """The gems to spend if the card wins its camel, and what the move is worth to the mover then."""
    g = outlook.g
    camel = card // VALUES
    most = min(g.gem_slots[card % VALUES + 1], g.gems[mover])
    space = walk(g, mover, g.camel_at[camel], card % VALUES + 1)
    best_gems = 0
    best = landing_worth(outlook, mover, camel, space, 0)
    for gems in range(1, most + 1):
        if space == COUNTER:
            break
        space = walk(g, mover, space, 1)
        worth = landing_worth(outlook, mover, camel, space, gems)
        if worth > best:
            best_gems, best = gems, worth
    return best_gems, best


def landing_worth(outlook: Outlook, mover: int, camel: int, space: int, spent: int) -> float:
    """What the mover gets on the space, and how much better the camel then stands for them than before."""
    worth = gain(outlook, mover, camel, space, outlook.g.gems[mover] - spent) - GEM * spent
    if mover != outlook.seat:
        return worth
    before = standing_of_camel(outlook, camel, outlook.g.camel_at[camel], outlook.g.camel_teapot[camel])
    if space == COUNTER:
        return worth + standing_of_camel(outlook, camel, CITY, outlook.fresh_teapot) - before
    return worth + standing_of_camel(outlook, camel, space, outlook.g.camel_teapot[camel]) - before


def gain(outlook: Outlook, mover: int, camel: int, space: int, gems: int) -> float:
    """What the space itself brings (KH-20, KH-23 … KH-28)."""
    g = outlook.g
    if space == CITY:
        return 0.0
    if space == COUNTER:
        load = g.camel_teapot[camel] + carpets_waiting(g, mover, camel)
        return load + (end_worth(outlook, mover, load) if g.teapots_left == 1 else 0.0)
    shop = shop_of(space)
    if shop == 1:
        return GEM * min(1, g.reserve)
    if shop == 3:
        return GEM * min(2, g.reserve)
    if shop == 4 and gems >= SALT_PRICE and g.salt_left > 0:
        return max(salt_worth(outlook, mover), carpet_worth(outlook, mover))
    return carpet_worth(outlook, mover)


def carpets_waiting(g: Khiva, seat: int, camel: int) -> int:
    """KH-28: what this camel would deliver at the seat's counter."""
    first = g.carpets_each * camel
    waiting = g.undelivered[seat] >> first
    value = 0
    for carpet in range(g.carpets_each):
        if waiting >> carpet & 1:
            value += g.carpet_value[first + carpet]
    return value


def salt_worth(outlook: Outlook, mover: int) -> float:
    g = outlook.g
    worth = g.salt_value[g.salt_bags - g.salt_left] - GEM * SALT_PRICE
    return worth + (end_worth(outlook, mover, worth) if g.salt_left == 1 else 0.0)


def carpet_worth(outlook: Outlook, mover: int) -> float:
    return outlook.carpet + (end_worth(outlook, mover, 0.0) if outlook.g.carpets_left == 1 else 0.0)


def end_worth(outlook: Outlook, mover: int, points: float) -> float:
    """KH-32: this would end the game. Scores are no secret to those who watched (KH-43)."""
    g = outlook.g
    best_rival = max(score_of(g, other) for other in range(g.seats) if other != mover)
    return END if score_of(g, mover) + points > best_rival else -END


def score_of(g: Khiva, seat: int) -> int:
    return standing(g, seat) >> 14


def standing_of_camel(outlook: Outlook, camel: int, space: int, teapot: float) -> float:
    """How well it is for the seat that the camel stands there: its own hopes of bringing it home, less the rivals'."""
    g = outlook.g
    seat = outlook.seat
    own = HOMECOMING[DISTANCE[seat][space]] * (teapot + carpets_waiting(g, seat, camel))
    theirs = 0.0
    for other in outlook.rivals:
        theirs += HOMECOMING[DISTANCE[other][space]] * (teapot + carpets_waiting(g, other, camel))
    return own - RIVALS / len(outlook.rivals) * theirs


# -- Choosing cards -------------------------------------------------------------------------------------------


def choose_cards(outlook: Outlook) -> int:
    """The best cards to play, and of the others those that are missed least and help the neighbour least."""
    g, seat = outlook.g, outlook.seat
    each = cards_each(g)
    hand = members(g.hand[seat])
    left = (seat + 1) % g.seats
    play: dict[int, float] = {}
    give: dict[int, float] = {}
    for card in hand:
        chance = chance_to_win(outlook, card)
        play[card] = chance * best_move(outlook, seat, card)[1] + (1 - chance) * GEM
        give[card] = -KEPT * play[card] - GIVEN * chance * best_move(outlook, left, card)[1]
    by_give = sorted(hand, key=give.__getitem__, reverse=True)
    best = 0
    best_worth = float("-inf")
    for played in combinations(hand, each):
        given = [card for card in by_give if card not in played][:each]
        worth = lot_worth(played, play) + sum([give[card] for card in given])
        if worth > best_worth:
            best_worth = worth
            best = action_number(played, given)
    return best


def lot_worth(played: tuple[int, ...], play: dict[int, float]) -> float:
    """Two cards of one colour: the higher is refused for certain, and brings a gem (KH-40)."""
    if len(played) == 2 and played[0] // VALUES == played[1] // VALUES:
        return play[played[0]] + GEM
    return sum([play[card] for card in played])


def action_number(played: tuple[int, ...], given: list[int]) -> int:
    action = 0
    for card in (*played, *sorted(given)):
        action = action * CARDS + card
    return action


def chance_to_win(outlook: Outlook, card: int) -> float:
    """KH-16: the lowest card wins, so no lower one of the colour may be played by a rival.

    An unseen card is with a rival or aside, each place as likely; of a hand, any card may be played.
    """
    g, seat = outlook.g, outlook.seat
    unseen = ALL_CARDS & ~(g.hand[seat] | g.discard | g.face_up)
    lower = unseen & ((1 << card) - (1 << (card - card % VALUES)))
    if not lower:
        return 1.0
    played = cards_each(g) * len(outlook.rivals) / unseen.bit_count()
    return (1.0 - min(1.0, played)) ** lower.bit_count()


# -- Shop 4 ---------------------------------------------------------------------------------------------------


def choose_goods(outlook: Outlook) -> int:
    """KH-26: salt for gems, or the carpet, or nothing."""
    salt = salt_worth(outlook, outlook.seat)
    if outlook.g.carpets_left > 0:
        return TAKE_SALT if salt >= carpet_worth(outlook, outlook.seat) else TAKE_CARPET
    return TAKE_SALT if salt > 0 else DECLINE
