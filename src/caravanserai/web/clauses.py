"""Which clause each event stands on, written for the page: the games are asked about every kind of event."""

from itertools import product
from typing import Any, get_args

from msgspec import inspect as mi

from caravanserai.engine.game import game

#: Of a kind of event: its clause, or the field that decides, and the clause for each of its values.
Entry = str | tuple[str, dict[str, str]]


def clauses_of(key: str) -> dict[str, Entry]:
    rules = game(key)
    return {kind.__struct_config__.tag: _entry(rules, kind) for kind in get_args(rules.event_type)}


def _entry(rules: Any, kind: Any) -> Entry:
    """Try every value of every field that has only a few."""
    fields = mi.type_info(kind).fields  # type: ignore[attr-defined]
    tried = [(values, rules.clause_of(kind(*values))) for values in product(*(_values(field.type) for field in fields))]
    clauses = {clause for _, clause in tried}
    if len(clauses) == 1:
        return str(clauses.pop())
    for place, field in enumerate(fields):
        found = {(str(values[place]), clause) for values, clause in tried}
        if len(found) == len(dict(found)):
            return field.name, dict(sorted(found))
    raise TypeError(f"no single field of {kind.__name__} decides its clause")


def _values(kind: mi.Type) -> tuple[Any, ...]:
    match kind:
        case mi.LiteralType():
            return kind.values
        case mi.Metadata():
            return _values(kind.type)
        case mi.IntType():
            return (0,)
    return (None,)
