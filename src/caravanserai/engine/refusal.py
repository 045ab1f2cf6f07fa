"""No, and why: a value with a code, the clause that says so, and what a sentence needs."""

from typing import Literal

from msgspec import MsgspecError, Struct, field

#: All that reading somebody's JSON can raise: what is no JSON or of other types, no UTF-8, or nested too deeply.
UNREADABLE = (MsgspecError, UnicodeDecodeError, RecursionError)

#: Of what somebody sent a refusal repeats so many letters at the most: no sentence, and no log, is theirs to fill.
LONGEST = 400

Kind = Literal["unreadable", "illegal", "not-yours-now"]


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


def unreadable(code: str, **args: str | int) -> Refused:
    return Refused(Refusal("unreadable", code, None, {key: _shortened(value) for key, value in args.items()}))


def _shortened(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
