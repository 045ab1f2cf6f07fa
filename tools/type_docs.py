"""msgspec types as tables of a Markdown page."""

from collections.abc import Sequence
from types import UnionType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from caravanserai.engine.found import key_of
from caravanserai.engine.game import GAMES, game

#: What the type alone does not say.
MEANT = {
    ("OpenAsk", "ask"): "an ask of the game",
    ("Now", "view"): "the game's view",
    ("Now", "order"): "a standing order of the game, or null",
    ("Order", "order"): "a standing order of the game, or null",
    ("OrderGiven", "order"): "a standing order of the game, or null",
    ("Missed", "events"): "[an event of the game or the table]",
    ("ReplayStep", "events"): "[an event of the game]",
    ("ReplayStep", "view"): "the game's view",
    ("Update", "events"): "[an event of the game or the table]",
    ("Hello", "clock"): "Live, Relaxed, Paced or ByDay",
    ("Answer", "move"): "a move of the game",
    ("CoachedMove", "move"): "a move of the game",
    ("TableSetting", "edition"): "an edition of the game, or null",
}


_NAMED = [one for key in GAMES for one in game(key).named_types.items()]
#: Texts of one shape, by the pattern they are held to; and choices, by what there is to choose from.
WORDS = {get_args(kind)[1].pattern: word for kind, word in _NAMED if get_origin(kind) is Annotated}
CHOICES = {frozenset(get_args(kind)): word for kind, word in _NAMED if get_origin(kind) is Literal}


def title(cls: Any) -> str:
    """What a type is called here: those of a game after their game, since each has a view."""
    key = key_of(cls.__module__)
    return f"{key.title()} {cls.__name__}" if key else str(cls.__name__)


def type_text(kind: inspect.Type) -> str:
    match kind:
        case inspect.UnionType():
            return " or ".join(type_text(part) for part in kind.types)
        case inspect.VarTupleType() | inspect.ListType():
            return f"[{type_text(kind.item_type)}]"
        case inspect.TupleType():
            return f"[{', '.join(map(type_text, kind.item_types))}]"
        case inspect.DictType():
            return f"{{{type_text(kind.key_type)}: {type_text(kind.value_type)}}}"
        case inspect.LiteralType():
            return CHOICES.get(frozenset(kind.values)) or ", ".join(f"`{value}`" for value in kind.values)
        case inspect.StructType():
            return f"[{kind.cls.__name__}](#{title(kind.cls).lower().replace(' ', '-')})"
        case inspect.StrType():
            limits = [f"{kind.min_length or 0}–{kind.max_length} characters"] if kind.max_length else []
            return WORDS.get(kind.pattern or "", ", ".join(["text", *limits]))
        case inspect.IntType():
            return f"number, {kind.ge} to {kind.le}" if kind.ge is not None else "number"
        case inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "null"
        case inspect.Metadata():
            return type_text(kind.type)
    return "anything"


def field_text(owner: inspect.StructType, field: inspect.Field) -> str:
    text = MEANT.get((owner.cls.__name__, field.name)) or type_text(field.type)
    if field.required:
        return text
    if field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT:
        # What the house itself sends is always whole.
        if not owner.forbid_unknown_fields:
            return text
        default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        return f"{text}; if left out: `{msgspec.json.encode(default).decode()}`"
    return f"{text}; may be left out"


def about(struct: Any) -> str:
    """A heading, what the code says of the type, and a row for each field."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"#### {title(struct)}", ""]
    if said := " ".join(filter(None, (said_of(struct), "Written as a list, in this order." * info.array_like))):
        lines += [said, ""]
    rows = [(f"`{field.encode_name}`", field_text(info, field)) for field in info.fields]
    if info.tag is not None:
        rows.insert(0, (f"`{info.tag_field}`", f"`{info.tag}`"))
    return "\n".join([*lines, *table(("field", "content"), rows)])


def said_of(struct: Any) -> str:
    """What the code says of a type itself."""
    return " ".join((vars(struct).get("__doc__") or "").split())


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    lines = [head, ("---",) * len(head), *rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines]


def all_about(*roots: Any) -> str:
    """These types, in this order; a union stands for its members."""
    structs = [one for root in roots for one in (get_args(root) if isinstance(root, UnionType) else (root,))]
    return "\n\n".join(map(about, structs))


def with_parts(root: Any, known: tuple[Any, ...] = ()) -> str:
    """A type and every type it is made of."""
    return all_about(*(one for one in parts_of(root) if one not in known))


def parts_of(root: Any) -> tuple[Any, ...]:
    """The type, or the members of the union, and all that they are made of."""
    found: dict[Any, None] = {}
    _collect(inspect.type_info(root), found)
    return tuple(found)


def _collect(kind: inspect.Type, found: dict[Any, None]) -> None:
    match kind:
        case inspect.StructType():
            if kind.cls not in found:
                found[kind.cls] = None
                for field in kind.fields:
                    _collect(field.type, found)
        case inspect.UnionType():
            for part in kind.types:
                _collect(part, found)
        case inspect.VarTupleType() | inspect.ListType():
            _collect(kind.item_type, found)
        case inspect.TupleType():
            for part in kind.item_types:
                _collect(part, found)
        case inspect.DictType():
            _collect(kind.value_type, found)
        case inspect.Metadata():
            _collect(kind.type, found)


def lines_about(union: Any, *, with_audience: bool = False) -> str:
    """A row for each member of a union."""
    rows = []
    for kind in get_args(union):
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        fields = "; ".join(f"`{field.encode_name}`: {field_text(info, field)}" for field in info.fields)
        heard = ("only the seats it names" if "audience" in vars(kind) else "everybody",) if with_audience else ()
        rows.append((f"`{info.tag}`", fields or "–", *heard, said_of(kind)))
    return "\n".join(table(("type", "fields", *(("who hears",) if with_audience else ()), ""), rows))
