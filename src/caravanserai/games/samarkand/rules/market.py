"""A turn of the market (SA-07 … SA-22): the sale, the countdown, stops and disputes."""

from caravanserai.engine.kit import lowest_bit, rule
from caravanserai.engine.telling import tell

from .asks import PASS, SELL_CARD, STOP_FOR, chooses_card, sees_an_offer
from .cards import card_of, value_of
from .state import (
    ANSWER_CHANGED,
    ANSWER_SEALED,
    BANK,
    CAMEL,
    CAMEL_TURNED_UP,
    CARD_BOUGHT,
    CARD_OFFERED,
    CARDS,
    COULD_NOT_PAY,
    DISPUTE_WON,
    DISPUTED,
    FIRST_PRICE,
    NOBODY,
    PLACES,
    PRICE_CALLED,
    SELL,
    SELLERS,
    SHUFFLE_BACK,
    STOP,
    STOPPED,
    TURN_BEGAN,
    TURN_OVER,
    UNSOLD,
    Samarkand,
)


@rule
def ask(g: Samarkand, phase: int, seats: int) -> None:
    """Something new is asked of these seats, or the phase is passed over because there is nobody to ask."""
    g.phase = phase
    g.waiting = seats
    if seats:
        g.question += 1


@rule
def seal(g: Samarkand, seat: int, action: int) -> None:
    """Keep an answer secret; until the last one is in it may be changed."""
    if g.telling:
        tell(g, ANSWER_SEALED if g.sealed[seat] < 0 else ANSWER_CHANGED, seat, g.phase, 0, 0)
    g.sealed[seat] = action
    g.waiting &= ~(1 << seat)


@rule
def unseal(g: Samarkand, seat: int) -> int:
    """The answer of a seat, which is open now; nobody's if it was not asked."""
    action = g.sealed[seat]
    g.sealed[seat] = NOBODY
    return action


# -- The sale -------------------------------------------------------------------------------------------------


@rule
def begin_turn(g: Samarkand) -> None:
    """SA-07: everybody chooses a card at once; SA-19: a camel that is due is turned up before."""
    g.turn += 1
    if g.telling:
        tell(g, TURN_BEGAN, g.elder, g.turn, 0, 0)
    turn_up_camel(g)
    ask(g, SELL, (1 << g.seats) - 1)
    for seat in range(g.seats):
        if not chooses_card(g, seat):
            seal(g, seat, SELL_CARD + card_of(g.kind[seat], last_value(g, seat)))


@rule
def last_value(g: Samarkand, seat: int) -> int:
    """The value of a hand that is all alike."""
    value = 1
    while g.hand[seat][value] == 0:
        value += 1
    return value


@rule
def turn_up_camel(g: Samarkand) -> None:
    """SA-06, SA-19: if none is up; with the pile empty there are no more."""
    if g.camel > 0 or g.camels_left == 0:
        return
    g.camels_left -= 1
    g.camel = g.camel_pile[g.camels_left]
    g.camel_pile[g.camels_left] = 0
    if g.telling:
        tell(g, CAMEL_TURNED_UP, NOBODY, g.camel, g.camels_left, 0)


@rule
def reveal_cards(g: Samarkand) -> None:
    """SA-07: all cards are shown together, with three seats the bank's next one beside them."""
    for seat in range(g.seats):
        value = value_of(unseal(g, seat) - SELL_CARD)
        g.hand[seat][value] -= 1
        put_on_offer(g, seat, value)
    if g.bank_left > 0:
        g.bank_left -= 1
        put_on_offer(g, BANK, g.bank_pile[g.bank_left])
        g.bank_pile[g.bank_left] = 0
    g.kinds_seen = 1
    call_price(g, FIRST_PRICE)


@rule
def put_on_offer(g: Samarkand, seller: int, value: int) -> None:
    g.offer[seller] = value
    if g.telling:
        tell(g, CARD_OFFERED, seller, card_of(g.kind[seller], value), 0, 0)


# -- The countdown --------------------------------------------------------------------------------------------


@rule
def call_price(g: Samarkand, price: int) -> None:
    """SA-08: the count is the price of every card; SA-20: at 0 the turn ends; SA-21: or when nothing is left."""
    seats = 0
    for seat in range(g.seats):
        if sees_an_offer(g, seat):
            seats |= 1 << seat
    if seats == 0:
        end_turn(g)
        return
    g.price = price
    if g.telling:
        tell(g, PRICE_CALLED, NOBODY, price, 0, 0)
    if price == 0:
        end_turn(g)
    else:
        ask(g, STOP, seats)


@rule
def goods_on_offer(g: Samarkand) -> bool:
    goods = 0
    for seller in range(SELLERS):
        goods += g.offer[seller]
    return goods > 0


@rule
def card_at(g: Samarkand, place: int) -> int:
    """The card on offer there as a number; a camel is its capacity above all goods."""
    if place == CAMEL:
        return CARDS + g.camel
    return card_of(g.kind[place], g.offer[place])


@rule
def settle_moment(g: Samarkand) -> None:
    """SA-11, SA-12: all stops of one price, card by card."""
    reveal_stops(g)
    set_aside_who_cannot_pay(g)
    for place in range(PLACES):
        settle_card(g, place)
    for seat in range(g.seats):
        g.claim[seat] = NOBODY


@rule
def reveal_stops(g: Samarkand) -> None:
    for seat in range(g.seats):
        action = unseal(g, seat)
        g.claim[seat] = action - STOP_FOR if action > PASS else NOBODY
        if g.telling and g.claim[seat] >= 0:
            tell(g, STOPPED, seat, card_at(g, g.claim[seat]), g.price, 0)


@rule
def set_aside_who_cannot_pay(g: Samarkand) -> None:
    """SA-18: judged on what was held before anything of this moment is paid; they pay 1 to the bank if they can."""
    for seat in range(g.seats):
        if g.claim[seat] < 0 or g.purse[seat] >= g.price:
            continue
        fine = min(1, g.purse[seat])
        g.purse[seat] -= fine
        g.bank += fine
        if g.telling:
            tell(g, COULD_NOT_PAY, seat, card_at(g, g.claim[seat]), g.price, fine)
        g.claim[seat] = NOBODY


@rule
def settle_card(g: Samarkand, place: int) -> None:
    """SA-09: alone, the seat buys; SA-13: in a dispute the elder does; SA-14, SA-15: without the elder nobody."""
    claims = 0
    for seat in range(g.seats):
        if g.claim[seat] == place:
            claims |= 1 << seat
    if claims == 0:
        return
    if claims & (claims - 1) == 0:
        buy(g, lowest_bit(claims), place)
    elif (claims >> g.elder) & 1:
        if g.telling:
            for seat in range(g.seats):
                if (claims >> seat) & 1 and seat != g.elder:
                    tell(g, DISPUTE_WON, g.elder, card_at(g, place), seat, 0)
        buy(g, g.elder, place)
    else:
        lose_dispute(g, claims, place)


@rule
def pay(g: Samarkand, seat: int, place: int, dirhams: int) -> None:
    """SA-10: to the seller; for the bank's card and for camels to the bank."""
    g.purse[seat] -= dirhams
    if place < BANK:
        g.purse[place] += dirhams
    else:
        g.bank += dirhams


@rule
def buy(g: Samarkand, seat: int, place: int) -> None:
    if g.telling:
        tell(g, CARD_BOUGHT, seat, card_at(g, place), g.price, place)
    pay(g, seat, place, g.price)
    if place == CAMEL:
        g.camels[seat][g.camel] += 1
        g.camel = 0
    else:
        g.goods[seat][card_at(g, place)] += 1
        g.offer[place] = 0


@rule
def lose_dispute(g: Samarkand, claims: int, place: int) -> None:
    """SA-14: each pays half, rounded up, and the card leaves the game; SA-15: a camel goes back into its pile."""
    half = (g.price + 1) // 2
    for seat in range(g.seats):
        if (claims >> seat) & 1:
            if g.telling:
                tell(g, DISPUTED, seat, card_at(g, place), half, place)
            pay(g, seat, place, half)
    if place == CAMEL:
        put_camel_back(g)
    else:
        g.gone[card_at(g, place)] += 1
        g.offer[place] = 0


@rule
def put_camel_back(g: Samarkand) -> None:
    """SA-15: the pile is shuffled at once; a pile of one card needs no shuffle."""
    g.camel_pile[g.camels_left] = g.camel
    g.camels_left += 1
    g.camel = 0
    if g.camels_left > 1:
        g.phase = SHUFFLE_BACK
        g.question += 1


@rule
def count_on(g: Samarkand) -> None:
    """SA-19: a camel that was sold is followed by the next if goods are on offer; SA-11: then the next lower price."""
    if goods_on_offer(g):
        turn_up_camel(g)
    call_price(g, g.price - 1)


@rule
def end_turn(g: Samarkand) -> None:
    """SA-20: unsold goods leave the game, the camel stays; SA-21: the left neighbour becomes elder."""
    for seller in range(SELLERS):
        if g.offer[seller] > 0:
            if g.telling:
                tell(g, UNSOLD, seller, card_at(g, seller), 0, 0)
            g.gone[card_at(g, seller)] += 1
            g.offer[seller] = 0
    g.price = 0
    g.elder = (g.elder + 1) % g.seats
    g.phase = TURN_OVER
