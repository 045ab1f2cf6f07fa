"""Kilim as flat arrays: what each number is. `observe.py` and `choices.py` write them."""

from caravanserai.engine.spans import WAIT, Span, for_each_seat

from ..rules.state import DAY_DOMINOES, DAYS, FACES, FAR, PIECES, SCRAPS, TOKENS
from .choices import CARDS, LISTED
from .observe import PIECE_NUMBERS, WINDOW


def observation(seats: int) -> tuple[Span, ...]:
    return (
        Span("phase", 9, "one of: place, spies, weave, scrap bag, search, artisan, token, end of day, over"),
        Span("day", 1, "the day, from 1", DAYS),
        Span("turn", 1, "turns of the day that have begun", DAY_DOMINOES),
        Span("piles", DAYS, "dominoes left in the pile of each day", DAY_DOMINOES),
        Span("winner", seats, "who has won the prize: this seat, then the others from its left on"),
        Span("winning", 1, "the Gold it was won with", 15),
        Span(
            "prize",
            DAY_DOMINOES * 2,
            "the faces of the dominoes for sale, two for each, the oldest first; 0 for none",
            FACES,
        ),
        Span("scraps-left", 1, "scraps left in the bag", SCRAPS),
        Span("scraps-seen", SCRAPS, "which were left when the seat last searched, or are now"),
        Span("scraps-kept", SCRAPS, "which scraps it keeps"),
        Span(
            "faces",
            PIECES * 2,
            "the faces of every piece, two for each (a scrap has one): 1 to 5 motifs, 6 torn, 7 perfect",
            7,
        ),
        Span(
            "pieces",
            PIECES * PIECE_NUMBERS,
            "for every piece that lies in a kilim: whose (1 for this seat, 2 for the next on its left …), column, row, "
            "turn (0 to 3) and level; for others -1 lost, -2 removed, 0 anything else, and zeros",
            FAR,
            -FAR,
        ),
        Span(
            "window",
            WINDOW * WINDOW,
            "its own kilim: the face that each square shows, from the upper left corner of the kilim on, "
            "row by row; squares beyond are only in `pieces`",
            7,
        ),
        *for_each_seat(
            seats,
            Span(
                "hand",
                CARDS,
                "its cards: Gold by value, then Spy, Scrap Bag, Artisan; one that lies face down is still here",
            ),
            Span("card", CARDS, "the card that it has shown this turn"),
            Span("laid", 1, "the Gold that it has laid down for it", 15),
            Span("tokens", TOKENS, "the tokens that it holds and has not used: Perfect, Turn, Remove, Move"),
            Span("perfects", 1, "perfect dominoes that it keeps", 3),
            Span("scraps", 1, "scraps that it keeps", SCRAPS),
            Span("score", 1, "points so far; 0 while the sealed actions at the end of a day are chosen", 1_000, -1_000),
        ),
    )


def answers(seats: int) -> tuple[Span, ...]:
    return (
        WAIT,
        Span("place-card", CARDS, "a card of the hand, numbered as in `hand` (KI-10)"),
        Span("seal-gold", 16, "Gold of this value, from 0 (KI-13)"),
        Span("take-scrap", SCRAPS, "a scrap (KI-21)"),
        Span("take-token", TOKENS, "a token (KI-26)"),
        Span("done", 1, "nothing more at the end of this day (KI-32)"),
        Span(
            "squares", LISTED, "the first way that the rules list to weave, patch, turn, remove or move, the second …"
        ),
    )
