"""Khiva as flat arrays: what each number is. `observe.py` and `choices.py` write them."""

from caravanserai.engine.spans import WAIT, Span, for_each_seat

from ..rules.state import CARDS, COLOURS, MAX_CARPETS, MAX_SALT, MAX_TEAPOTS, SHOPS
from .choices import MAX_GEMS, PAIRS_TO_GIVE, PAIRS_TO_PLAY

POINTS = 500


def observation(seats: int) -> tuple[Span, ...]:
    return (
        Span("phase", 4, "one of: choose cards, spend gems, fourth shop, over"),
        Span("turn", 1, "turns that have begun", 1_000),
        Span("deal", 1, "deals that have begun", 1_000),
        Span("deal-turn", 1, "turns since the last deal", 8),
        Span("ending", 1, "a pile has run out: this is the last turn (KH-32)"),
        Span("active-camel", COLOURS, "the camel that moves now, in the order of activation"),
        Span("mover", seats, "whose answer the camel waits for: this seat, then the others from its left on"),
        Span("moving-card", CARDS, "the card that moves it: 5 * colour + value - 1"),
        Span("teapot-pile", 1, "teapots left in the pile", MAX_TEAPOTS),
        Span("carpet-pile", 1, "carpets left in the pile", MAX_CARPETS),
        Span("salt-pile", 1, "bags of salt left", MAX_SALT),
        Span("next-salt", 1, "what the next bag is worth", 127),
        Span("gem-reserve", 1, "gems left", 127),
        Span("camel-teapots", COLOURS, "the teapot on each camel's back, 0 if none", 9),
        Span(
            "camel-spaces",
            COLOURS * (1 + SHOPS * seats),
            "for each camel one of: the city, the four shops of this seat's path from the city on, the next seat's",
        ),
        Span("hand", CARDS, "the seat's own cards"),
        Span("discard", CARDS, "cards in the discard"),
        Span("face-up", CARDS, "cards that were set aside face up (KH-37)"),
        Span(
            "gave",
            CARDS,
            "cards that the seat gave since the last deal: so many turns ago, counted from 1; 0 if not",
            8,
        ),
        Span("got", CARDS, "cards that it was given since the last deal, in the same way", 8),
        *for_each_seat(
            seats,
            Span("played", CARDS, "the cards that lie played before the seat"),
            Span("cards", 1, "cards in hand", 25),
            Span("gems", 1, "gems", 127),
            Span("teapots", 1, "teapots taken", MAX_TEAPOTS),
            Span("delivered", 1, "carpets delivered", MAX_CARPETS),
            Span("salt", 1, "bags of salt", MAX_SALT),
            Span("salt-points", 1, "what they are worth", POINTS),
            Span("undelivered", COLOURS, "carpets of each colour still to deliver", MAX_CARPETS),
            Span("undelivered-points", COLOURS, "what they would be worth", POINTS),
            Span(
                "score-known",
                1,
                "do the next three numbers say anything? Always of one's own, of others if the score is open",
            ),
            Span("teapot-points", 1, "points for teapots", POINTS),
            Span("carpet-points", 1, "points for delivered carpets", POINTS),
            Span("score", 1, "points so far", 2 * POINTS),
        ),
    )


def answers(seats: int) -> tuple[Span, ...]:
    cards = (
        Span(
            "choose-cards",
            PAIRS_TO_PLAY * PAIRS_TO_GIVE,
            "15 * pair to play + pair to give (KH-38): a pair of places a < b is b * (b - 1) / 2 + a, among "
            "the cards of the hand in rising order, then among those that are left of it",
        )
        if seats == 2
        else Span(
            "choose-cards", CARDS * CARDS, "25 * card to play + card to give (KH-11), a card as 5 * colour + value - 1"
        )
    )
    return (
        WAIT,
        cards,
        Span("spend-gems", MAX_GEMS, "none, one, two … gems (KH-17)"),
        Span("fourth-shop", 3, "salt, a carpet, nothing (KH-26)"),
    )
