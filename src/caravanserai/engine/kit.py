"""What rules are written with: one flat `State`, and `rule`.

Rules are functions decorated with `rule` over a state, using only ints, `g.field` and `g.field[i]`. Imported in the
ordinary way they are plain Python and `rule` does nothing. `twin.py` loads the same files once more, compiled.
"""

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Self, TypeVar, cast

#: Before the name of a module, the name of its compiled twin.
TWIN = "compiled_rules."

#: A buffer that `legal` writes action numbers into: a list when plain, an int64 array when compiled.
Actions = Annotated[list[int], "int64"]
#: What arrays of many games hold (`batch.py`): observations, masks, rewards.
Numbers = Annotated[list[int], "int16"]
Flags = Annotated[list[int], "int8"]
Fractions = Annotated[list[float], "float32"]

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C", bound=type)


# -- the state ------------------------------------------------------------------------------------------------


def _field_of(kind: str) -> Callable[..., Any]:
    def declare(*shape: int) -> Any:
        return (kind, shape)

    return declare


#: `gems: list[int] = i1(5)` declares five signed one-byte integers; i2, i4 and i8 are wider.
i1, i2, i4, i8 = map(_field_of, ("i1", "i2", "i4", "i8"))


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_zeros(shape[1:]) for _ in range(shape[0])]
    return [0] * shape[0] if shape else 0


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return value[:] if not value or not isinstance(value[0], list) else [_copied(item) for item in value]


class State:
    """Base of every game's state: integers and nested lists of integers, zero at first."""

    __slots__ = ()
    spec: ClassVar[dict[str, tuple[str, tuple[int, ...]]]] = {}

    # What every state has; each game says how long `outcome` and `events` are.
    seats: int
    #: 1 for the box's own edition and options. No rule asks for it; networks were trained for nothing else.
    standard: int
    #: Chance (`chance.py`): the generator, and how the last shuffle fell.
    rng: int
    outcome: list[int]
    outcome_size: int
    #: What happened in the last step (`telling.py`); playouts leave `telling` at 0.
    telling: int
    told: int
    events: list[int]

    def __init__(self) -> None:
        for name, (_, shape) in self.spec.items():
            setattr(self, name, _zeros(shape))

    def copy(self) -> Self:
        raise NotImplementedError  # `state` writes it

    def values(self) -> tuple[Any, ...]:
        """Every field in order; lists are the state's own."""
        raise NotImplementedError  # `state` writes it

    def to_json(self) -> dict[str, Any]:
        return {name: _copied(getattr(self, name)) for name in self.spec}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        if set(data) != set(cls.spec):
            raise ValueError(f"not a state of {cls.__name__}: fields differ")
        g = cls()
        for name, (_, shape) in cls.spec.items():
            if _shape_of(data[name]) != shape:
                raise ValueError(f"not a state of {cls.__name__}: {name} has another shape")
            setattr(g, name, _copied(data[name]))
        return g

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.to_json()}>"


def _shape_of(value: Any) -> tuple[int, ...]:
    return (len(value), *_shape_of(value[0])) if isinstance(value, list) else ()


#: What every state has, as wide as it is where a game does not say; only `outcome` and `events` are for it to measure.
_USUAL = {"seats": i1(), "standard": i1(), "rng": i8(), "outcome_size": i1(), "telling": i1(), "told": i2()}


def state(cls: C) -> C:
    """Turn a class of declared fields into a slotted state; the compiled twin's also knows its record type."""
    # Asked for before the class is looked through: since Python 3.14 annotations are made then, in the class itself.
    declared = cls.__annotations__
    spec = {name: value for name, value in vars(cls).items() if name in declared}
    if "events" in declared:
        spec |= {name: width for name, width in _USUAL.items() if name not in declared}
    body = {"__slots__": tuple(spec), "__doc__": cls.__doc__, "__module__": cls.__module__, "spec": spec}
    return cast(C, type(cls.__name__, (State,), body | _written(spec)))


def _written(spec: dict[str, tuple[str, tuple[int, ...]]]) -> dict[str, Any]:
    """`copy` and `values`, written out as dataclasses write theirs: previews, folds and playouts copy states all the
    time, and to ask every value what it is took twice as long."""
    copied = ("g.{0}", "g.{0}[:]", "[a[:] for a in g.{0}]", "[[b[:] for b in a] for a in g.{0}]")
    lines = [f" twin.{name} = {copied[len(shape)].format(name)}" for name, (_, shape) in spec.items()]
    values = "".join(f"g.{name}, " for name in spec)
    made: dict[str, Any] = {"new": object.__new__}
    exec("\n".join(["def copy(g):", " twin = new(type(g))", *lines, " return twin"]), made)
    exec(f"def values(g): return ({values})", made)
    return {name: made[name] for name in ("copy", "values")}


# -- the rules ------------------------------------------------------------------------------------------------


def rule(f: F) -> F:
    """Mark a function as a rule: itself when plain, a Numba function in the compiled twin."""
    return cast(F, compile_rule(f)) if f.__module__.startswith(TWIN) else f


def compile_rule(f: Callable[..., Any]) -> Any:
    """What `rule` does to a twin's functions; `twin.py` puts its compiler in this place while it loads one."""
    raise RuntimeError(f"{f.__module__} is loaded as a twin, and nobody compiles it")


def count_bits(bits: int) -> int:
    """How many members a bit set has."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """The smallest member of a bit set that is not empty."""
    return (bits & -bits).bit_length() - 1


def copy_state(games: list[Any], source: int, target: int) -> None:
    """Make one state of several equal to another."""
    games[target] = games[source].copy()
