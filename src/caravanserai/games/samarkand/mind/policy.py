"""What a player of Samarkand makes of the market at a glance: for the quick bot and the search, in integers and fast.

It looks only at what a player with a good memory could know (SA-34): purses, camels and hands are known by counting,
the order of the piles and what is sealed are imagined. All worths are in 1/256 points.

Most answers of a game are passes, at prices that nobody would pay. There `weigh` names no other answer, so that the
search neither thinks about them nor grows its trees by them; the look ahead ends between two turns of the market.
"""

from caravanserai.engine.chance import random_below
from caravanserai.engine.kit import Actions, rule
from caravanserai.engine.search import POINT

from ..rules.asks import (
    PASS,
    SCORE_KIND,
    SELL_CARD,
    STOP_FOR,
    chooses_card,
    is_on_offer,
    pending,
)
from ..rules.cards import card_of, kind_of, value_of
from ..rules.loading import LEAVE_LOT, goods_of, places_of
from ..rules.market import card_at
from ..rules.scoring import (
    EMPTY_PLACE,
    cards_of_value,
    points_for_series,
    points_for_wealth,
    rarest_kinds,
    rarest_points,
    score,
    series_points,
    sum_of_kind,
    wealth_points,
)
from ..rules.state import (
    CARDS,
    FIRST_PRICE,
    KINDS,
    LEAVE,
    OVER,
    PLACES,
    RAREST,
    SELL,
    SELLERS,
    STOP,
    TURNS,
    VALUES,
    Samarkand,
)

RIVALS_SEARCH = 0
EXPLORATION = 300
TEMPER = 2 * POINT
#: In a turn each seat gives about ten answers: the look ahead ends after the turn to come.
HORIZON = 13
SWING = 24

#: A dirham buys goods, more of them among the poor, and at the end it is wealth.
DIRHAM = 97
DEAREST = 180
#: In the last turn a dirham is nothing but wealth, and parts those who have equal points.
LAST_DIRHAM = 13
#: How much of its sum the rarest kind brings, as long as the kinds may still change places.
RAREST_PART = 179
#: The first card of a kind makes all kinds count.
FIRST_OF_KIND = 307
#: What one to five cards of a value promise above what they bring now, more being to come.
ALIKE_1 = 51
ALIKE_2 = 51
ALIKE_3 = 154
ALIKE_4 = 256
ALIKE_5 = 256
#: A place for a card that has none brings so much; one that stays empty costs so much.
PLACE = 410
EMPTY = 512
#: So many goods a turn are still to be bought, in 1/256.
GOODS_A_TURN = 230
#: A stop comes below what the card is worth, somewhere between these parts of it: who waits pays less. The elder, who
#: wins every dispute, can wait a little longer.
LEAST_PART = 115
MOST_PART = 243
ELDER_PART = 256
#: What helps the buyer harms the seller a little.
RIVAL = 51
#: Sales are chosen for up to so much more than they bring.
WHIM = 128
#: Stops that look at most so much worse than no stop are worth a thought.
DOUBT = 256
NOTHING = -1


# -- what goods and camels promise ----------------------------------------------------------------------------


@rule
def prospect(g: Samarkand, seat: int, turns: int) -> int:
    """What the seat's goods and camels may bring at the end, after so many turns."""
    if turns == 0:
        return POINT * loaded(g, seat, NOTHING)
    hope = hope_for_kinds(g, seat, NOTHING, turns)
    for value in range(1, VALUES):
        hope += hope_for_value(g, seat, value, cards_of_value(g, seat, value), turns)
    return hope


@rule
def without_more(g: Samarkand, seat: int, turns: int) -> int:
    """What `card_worth` compares with: the same for all cards on offer."""
    return POINT * loaded(g, seat, NOTHING) if turns == 0 else hope_for_kinds(g, seat, NOTHING, turns)


@rule
def card_worth(g: Samarkand, seat: int, card: int, turns: int, without: int) -> int:
    """What one card more promises; a camel is its capacity above all goods."""
    if turns == 0:
        return POINT * loaded(g, seat, card) - without
    worth = hope_for_kinds(g, seat, card, turns) - without
    if card > CARDS:
        return worth
    value = value_of(card)
    alike = cards_of_value(g, seat, value)
    more = hope_for_value(g, seat, value, alike + 1, turns) - hope_for_value(g, seat, value, alike, turns)
    return worth + more


@rule
def hope_for_kinds(g: Samarkand, seat: int, card: int, turns: int) -> int:
    """SA-27, SA-28, SA-30: the rarest kind, and places on camels for all goods."""
    goods = 0
    fewest = VALUES
    best = 0
    missing = 0
    held = 0
    for seller in range(SELLERS):
        kind = g.kind[seller]
        if seller == seat or kind < 0:
            continue
        cards = 0
        points = 0
        for value in range(1, VALUES):
            n = g.goods[seat][card_of(kind, value)]
            cards += n
            points += value * n
        if 0 <= card < CARDS and kind_of(card) == kind:
            cards += 1
            points += value_of(card)
        goods += cards
        if cards == 0:
            missing += 1
            cards = 1
        else:
            held += 1
        if cards < fewest:
            fewest = cards
            best = 0
        if cards == fewest:
            best = max(best, points)
    hope = (turns * RAREST_PART * best + (POINT * best if missing == 0 else 0) * (TURNS - turns)) // TURNS
    hope += FIRST_OF_KIND * held * turns // TURNS
    places = places_of(g, seat) + max(0, card - CARDS)
    return hope + hope_for_places(256 * places, 256 * goods + GOODS_A_TURN * turns, turns)


@rule
def hope_for_places(places: int, goods: int, turns: int) -> int:
    """Places that will be filled are good, those that will not cost two points each; how many that is blurs."""
    blur = 128 * turns
    some = min(places, goods - blur) + min(places, goods + blur)
    return (PLACE * some - EMPTY * (2 * places - some)) // 512


@rule
def hope_for_value(g: Samarkand, seat: int, value: int, alike: int, turns: int) -> int:
    """SA-29: so many cards of this value, while others of it are still to be sold."""
    points = POINT * points_for_series(g.series, alike)
    if alike == 0 or alike > 5:
        return points
    promise = ALIKE_1
    if alike == 2:
        promise = ALIKE_2
    elif alike == 3:
        promise = ALIKE_3
    elif alike == 4:
        promise = ALIKE_4
    elif alike == 5:
        promise = ALIKE_5
    return points + promise * min(4, to_be_sold(g, seat, value)) * turns // (4 * TURNS)


@rule
def to_be_sold(g: Samarkand, seat: int, value: int) -> int:
    """Cards of this value that others still have to sell."""
    cards = 0
    for other in range(g.seats):
        if other != seat:
            cards += g.hand[other][value]
    for i in range(g.bank_left):
        if g.bank_pile[i] == value:
            cards += 1
    return cards


# -- loading --------------------------------------------------------------------------------------------------


@rule
def loaded(g: Samarkand, seat: int, card: int) -> int:
    """SA-27 … SA-30: what the goods bring if the game ends now, with one card more (or nothing)."""
    if 0 <= card < CARDS:
        g.goods[seat][card] += 1
    goods = goods_of(g, seat)
    places = places_of(g, seat) + max(0, card - CARDS)
    points = 0
    if goods <= places:
        points = carried(g, seat) + EMPTY_PLACE * (places - goods)
    elif places > 0:
        points = set_aside(g, seat, goods - places)
        take_back(g, seat)
    if 0 <= card < CARDS:
        g.goods[seat][card] -= 1
    return points


@rule
def carried(g: Samarkand, seat: int) -> int:
    return rarest_points(g, seat) + series_points(g, seat)


@rule
def set_aside(g: Samarkand, seat: int, excess: int) -> int:
    """One by one, the goods that are missed least; returns what the others bring. The game has left nothing yet."""
    points = 0
    for _ in range(excess):
        points = -1
        least = 0
        for card in range(CARDS):
            if g.goods[seat][card] > 0:
                g.goods[seat][card] -= 1
                without = carried(g, seat)
                g.goods[seat][card] += 1
                if without > points:
                    points = without
                    least = card
        g.goods[seat][least] -= 1
        g.left[seat][least] += 1
    return points


@rule
def take_back(g: Samarkand, seat: int) -> None:
    for card in range(CARDS):
        g.goods[seat][card] += g.left[seat][card]
        g.left[seat][card] = 0


@rule
def best_lot(g: Samarkand, seat: int) -> int:
    """SA-27: what to leave behind. Goods that were set aside are changed for others as long as that brings more."""
    points = set_aside(g, seat, goods_of(g, seat) - places_of(g, seat))
    better = True
    while better:
        better = False
        for stays in range(CARDS):
            for goes in range(CARDS):
                if stays == goes or g.goods[seat][stays] == 0 or g.left[seat][goes] == 0:
                    continue
                change(g, seat, stays, goes)
                with_change = carried(g, seat)
                if with_change > points:
                    points = with_change
                    better = True
                else:
                    change(g, seat, goes, stays)
    lot = LEAVE_LOT
    weight = 1
    for card in range(CARDS):
        lot += g.left[seat][card] * weight
        weight *= g.card_count[card] + 1
    take_back(g, seat)
    return lot


@rule
def change(g: Samarkand, seat: int, stays: int, goes: int) -> None:
    g.goods[seat][stays] -= 1
    g.left[seat][stays] += 1
    g.goods[seat][goes] += 1
    g.left[seat][goes] -= 1


@rule
def best_kind(g: Samarkand, seat: int) -> int:
    """SA-28: of the equally rare kinds the one with the highest sum."""
    kinds = rarest_kinds(g, seat)
    best = -1
    chosen = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1 and sum_of_kind(g, seat, kind) > best:
            best = sum_of_kind(g, seat, kind)
            chosen = kind
    return SCORE_KIND + chosen


# -- dirhams --------------------------------------------------------------------------------------------------


@rule
def dirham_worth(g: Samarkand, seat: int) -> int:
    """Among the poor a dirham buys more."""
    rivals = g.seats - 1
    theirs = 0
    for other in range(g.seats):
        if other != seat:
            theirs += g.purse[other]
    return min(DEAREST, DIRHAM + DIRHAM * 10 * rivals // (rivals + theirs))


@rule
def points_with(g: Samarkand, seat: int, dirhams: int) -> int:
    """SA-26: for wealth, if the seat had so many dirhams."""
    richer = 0
    for other in range(g.seats):
        if other != seat and g.purse[other] > dirhams:
            richer += 1
    return points_for_wealth(g.seats, richer + 1)


@rule
def cost_of(g: Samarkand, seat: int, price: int, turns: int) -> int:
    """What it costs to have so many dirhams less."""
    if turns > 0:
        return dirham_worth(g, seat) * price
    purse = g.purse[seat]
    return POINT * (points_with(g, seat, purse) - points_with(g, seat, purse - price)) + LAST_DIRHAM * price


# -- a quick answer -------------------------------------------------------------------------------------------


@rule
def quick_answer(g: Samarkand, seat: int, out: Actions) -> int:
    """A sensible answer, on a whim."""
    if g.phase == STOP:
        return quick_stop(g, seat)
    if g.phase == SELL:
        return quick_sale(g, seat)
    return best_lot(g, seat) if g.phase == LEAVE else best_kind(g, seat)


@rule
def quick_stop(g: Samarkand, seat: int) -> int:
    """Stop for the card that brings most above its price, once that is cheap enough."""
    if g.purse[seat] < g.price or can_wait(g, seat):
        return PASS
    turns = TURNS - g.turn
    cost = cost_of(g, seat, g.price, turns)
    without = without_more(g, seat, turns)
    part = LEAST_PART + random_below(g, MOST_PART - LEAST_PART)
    if seat == g.elder:
        part = part * ELDER_PART // 256
    best = 0
    stop = PASS
    for i in range(PLACES):
        # From the left neighbour on: among equals the first is taken, and no seat may sell better for its number.
        place = (seat + i) % g.seats if i < g.seats else i
        if place != seat and is_on_offer(g, place):
            gain = part * card_worth(g, seat, card_at(g, place), turns, without) // 256 - cost
            if gain > best:
                best = gain
                stop = STOP_FOR + place
    return stop


@rule
def can_wait(g: Samarkand, seat: int) -> bool:
    """Nobody else can pay the next price, and there are prices enough below for all that is on offer."""
    wanted = 0
    for place in range(PLACES):
        if place != seat and is_on_offer(g, place):
            wanted += 1
    richest = 0
    for other in range(g.seats):
        if other != seat:
            richest = max(richest, g.purse[other])
    return richest < g.price - 1 and g.price > wanted


@rule
def quick_sale(g: Samarkand, seat: int) -> int:
    best = -(1 << 40)
    chosen = 0
    for value in range(1, VALUES):
        if g.hand[seat][value] > 0:
            worth = income(g, seat, value) + random_below(g, WHIM)
            if worth > best:
                best = worth
                chosen = value
    return SELL_CARD + card_of(g.kind[seat], chosen)


@rule
def income(g: Samarkand, seat: int, value: int) -> int:
    """What rivals will pay for the card, as far as their purses go, less what it helps them."""
    if g.kinds_seen == 0:
        return 0
    turns = TURNS - g.turn
    best = 0
    dirham = dirham_worth(g, seat)
    for other in range(g.seats):
        if other != seat:
            without = without_more(g, other, turns)
            worth = card_worth(g, other, card_of(g.kind[seat], value), turns, without)
            paid = min(dirham * min(FIRST_PRICE, g.purse[other]), MOST_PART * worth // 256)
            best = max(best, paid - RIVAL * worth // 256)
    return best


# -- all answers worth a thought ------------------------------------------------------------------------------


@rule
def weigh(g: Samarkand, seat: int, out: Actions, worth: Actions, notes: Actions) -> int:
    """The answers worth a thought and what each is worth."""
    if g.phase == STOP:
        return weigh_stops(g, seat, out, worth)
    if g.phase == SELL:
        return weigh_sales(g, seat, out, worth)
    out[0] = best_lot(g, seat) if g.phase == LEAVE else best_kind(g, seat)
    worth[0] = 0
    return 1


@rule
def weigh_stops(g: Samarkand, seat: int, out: Actions, worth: Actions) -> int:
    """To pass, and to stop for what may be worth its price."""
    out[0] = PASS
    worth[0] = 0
    n = 1
    if g.purse[seat] < g.price or can_wait(g, seat):
        return n
    turns = TURNS - g.turn
    cost = cost_of(g, seat, g.price, turns)
    without = without_more(g, seat, turns)
    for place in range(PLACES):
        if place != seat and is_on_offer(g, place):
            gain = card_worth(g, seat, card_at(g, place), turns, without) - cost
            if gain > -DOUBT:
                out[n] = STOP_FOR + place
                worth[n] = gain
                n += 1
    for i in range(1, n):
        worth[0] = max(worth[0], worth[i] // 2)
    return n


@rule
def weigh_sales(g: Samarkand, seat: int, out: Actions, worth: Actions) -> int:
    """SA-07: every card of the hand."""
    n = 0
    for value in range(1, VALUES):
        if g.hand[seat][value] > 0:
            out[n] = SELL_CARD + card_of(g.kind[seat], value)
            worth[n] = income(g, seat, value)
            n += 1
    return n


# -- prospects ------------------------------------------------------------------------------------------------


@rule
def at_rest(g: Samarkand) -> bool:
    """Between two turns, or after the last. Nobody chooses a card for the last turn: it begins with its first price."""
    answered = 0
    for seat in range(g.seats):
        if not pending(g, seat) and (g.phase == STOP or chooses_card(g, seat)):
            answered += 1
    if g.phase == STOP:
        return answered == 0 and g.turn == TURNS and g.price == FIRST_PRICE
    if g.phase == SELL:
        return answered == 0
    return g.phase == LEAVE or g.phase == RAREST


@rule
def outlook(g: Samarkand, seat: int) -> int:
    """What goods, camels and dirhams may bring at the end."""
    if g.phase == OVER:
        return POINT * score(g, seat)
    turns = TURNS - g.turn + (1 if g.phase == SELL or g.phase == STOP else 0)
    if turns == 0:
        return POINT * (loaded(g, seat, NOTHING) + wealth_points(g, seat)) + g.purse[seat]
    wealth = POINT * wealth_points(g, seat) * (TURNS - turns) // TURNS
    return prospect(g, seat, turns) + wealth + dirham_worth(g, seat) * g.purse[seat]
