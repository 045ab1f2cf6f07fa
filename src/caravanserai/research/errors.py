"""What is refused, as programs expect it: one kind of error, with the house's own reason in English."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from caravanserai.engine.edition import BadEditionError
from caravanserai.engine.refusal import Refusal, Refused
from caravanserai.strings import Speaker
from caravanserai.terminal.trouble import refusal_sentence, sentence_of


class NotOpenError(ValueError):
    """An answer that is not open to a seat, or a table that cannot be laid. It says why, and nothing has changed."""

    def __init__(self, why: str, refusal: Refusal | None = None) -> None:
        super().__init__(why)
        #: As a value, with its code and clause, where the rules gave one.
        self.refusal = refusal


@cache
def _speaker() -> Speaker:
    return Speaker("en")


def english(refusal: Refusal) -> str:
    return refusal_sentence(refusal, _speaker())


@contextmanager
def refusing() -> Iterator[None]:
    """Around whatever lays a table as somebody wants it."""
    try:
        yield
    except Refused as refused:
        raise NotOpenError(english(refused.refusal), refused.refusal) from None
    except BadEditionError as broken:
        raise NotOpenError(sentence_of(broken, _speaker())) from None
