"""No, and why: a value with a code, the clause that says so, and what a sentence needs.

Whatever is refused stands in a catalogue: its code, its kind, and the status that HTTP answers with. What all rules
refuse stands here, what tables and the web refuse in the `refusals.py` of their floor, what one game refuses with that
game, which declares it.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, Literal, TypeVar, get_args

from msgspec import MsgspecError, Struct, field

#: All that reading somebody's JSON can raise: what is no JSON or of other types, no UTF-8, or nested too deeply.
UNREADABLE = (MsgspecError, UnicodeDecodeError, RecursionError)

#: Of what somebody sent a refusal repeats so many letters at the most: no sentence, and no log, is theirs to fill.
LONGEST = 400

Kind = Literal["unreadable", "illegal", "not-yours-now"]

#: What HTTP answers a refusal of a kind with, unless the catalogue names another status.
STATUS: dict[Kind, int] = {"unreadable": 400, "illegal": 422, "not-yours-now": 409}

#: The codes of a catalogue: a `Literal`, so that a code which is not in it is an error of types too.
Codes = TypeVar("Codes", bound=str)


class Refusal(Struct, frozen=True):
    """`strings/*.ftl` hold the sentence for each code, under `refusal-CODE`."""

    kind: Kind
    code: str
    clause: str | None = None
    args: dict[str, str | int] = field(default_factory=dict)


class Refused(Exception):
    """Raised where an answer cannot be taken; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.code}" if refusal.clause else refusal.code)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["Refused"], tuple[Refusal]]:
        return Refused, (self.refusal,)


class UnknownRefusalError(LookupError):
    """A refusal that no catalogue has: a mistake of ours, or of a game."""


class Reason(Struct, frozen=True):
    """A line of a catalogue."""

    kind: Kind
    status: int


def reasons(kind: Kind, codes: Any, status: int | None = None) -> dict[str, Reason]:
    """A line for each code of a `Literal`."""
    return dict.fromkeys(get_args(codes), Reason(kind, status or STATUS[kind]))


class Catalogue(Generic[Codes]):
    """All that can be refused in one place, made of lines and of the catalogues that it builds on."""

    def __init__(self, *parts: "Mapping[str, Reason] | Catalogue[Any]") -> None:
        self._lines: dict[str, Reason] = {}
        for part in parts:
            lines = part._lines if isinstance(part, Catalogue) else part
            if twice := self._lines.keys() & lines.keys():
                raise ValueError(f"listed twice: {', '.join(sorted(twice))}")
            self._lines |= lines

    def __getitem__(self, code: str) -> Reason:
        try:
            return self._lines[code]
        except KeyError:
            raise UnknownRefusalError(f"no catalogue of refusals has {code!r}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __contains__(self, code: object) -> bool:
        return code in self._lines

    def refusal(self, code: Codes, clause: str | None = None, /, **args: str | int) -> Refusal:
        return Refusal(self[code].kind, code, clause, {key: _shortened(value) for key, value in args.items()})

    def refuse(self, code: Codes, clause: str | None = None, /, **args: str | int) -> Refused:
        """To be raised."""
        return Refused(self.refusal(code, clause, **args))

    def checked(self, refusal: Refusal) -> Refusal:
        """The same, if it is listed like that."""
        if self[refusal.code].kind != refusal.kind:
            raise UnknownRefusalError(f"{refusal.code!r} is listed as {self[refusal.code].kind}, not {refusal.kind}")
        return refusal


def _shortened(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


# -- what all games refuse ------------------------------------------------------------------------------------

Unreadable = Literal["unknown-game", "seat-count", "unknown-option", "option-value", "unreadable-move"]
Illegal = Literal["wrong-chance", "other-question"]
NotNow = Literal["no-such-seat", "game-over", "not-asked"]
RulesCode = Literal[Unreadable, Illegal, NotNow]

RULES: Catalogue[RulesCode] = Catalogue(
    reasons("unreadable", Unreadable), reasons("illegal", Illegal), reasons("not-yours-now", NotNow)
)


@contextmanager
def refusing_unreadable() -> Iterator[None]:
    """Around whatever reads a move, an outcome or an order that somebody sent."""
    try:
        yield
    except UNREADABLE as error:
        raise RULES.refuse("unreadable-move", reason=str(error)) from None
