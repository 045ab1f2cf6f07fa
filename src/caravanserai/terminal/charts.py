"""Small pictures as inline SVG. They stretch to the width they are given, so words stand beside them, never in them."""

from collections.abc import Callable, Mapping

HEIGHT = 20
#: A histogram has no more bars than this.
BARS = 24


def whisker(value: float, interval: tuple[float, float] | None, mark: float | None, least: float, most: float) -> str:
    """A bar from the left to the value, the interval as a line over it, and perhaps a mark to compare with."""

    def at(number: float) -> float:
        return round(100 * (min(max(number, least), most) - least) / ((most - least) or 1), 2)

    parts = [f'<rect class="bar" x="0" y="4" width="{at(value)}" height="12"/>']
    if mark is not None:
        parts.append(f'<line class="mark" x1="{at(mark)}" x2="{at(mark)}" y1="0" y2="{HEIGHT}"/>')
    if interval is not None:
        parts.append(_reach(at, interval))
    return _svg("".join(parts), 100, HEIGHT, "whisker")


def lean(value: float, interval: tuple[float, float] | None, reach: float) -> str:
    """A bar from the middle, to the right for more and to the left for less, with its interval; `reach` is how far the
    picture goes to each side."""

    def at(number: float) -> float:
        return round(50 + 50 * min(max(number / (reach or 1), -1.0), 1.0), 2)

    low, high = sorted((50.0, at(value)))
    return _svg(
        f'<rect class="bar" x="{low}" y="4" width="{high - low:.2f}" height="12"/>'
        f'<line class="mark" x1="50" x2="50" y1="0" y2="{HEIGHT}"/>' + (_reach(at, interval) if interval else ""),
        100,
        HEIGHT,
        "whisker",
    )


def _reach(at: Callable[[float], float], interval: tuple[float, float]) -> str:
    low, high = at(interval[0]), at(interval[1])
    ends = "".join(f'<line class="reach" x1="{end}" x2="{end}" y1="6" y2="14"/>' for end in (low, high))
    return f'<line class="reach" x1="{low}" x2="{high}" y1="10" y2="10"/>{ends}'


def histogram(counts: Mapping[int, int], least: int, most: int) -> str:
    """How often each number came, neighbours together where there are many."""
    width = max(1, -(-(most - least + 1) // BARS))
    bins = [0] * ((most - least) // width + 1)
    for number, count in counts.items():
        bins[(number - least) // width] += count
    top = max(bins) or 1
    step = 100 / len(bins)
    bars = [
        f'<rect class="bar" x="{place * step + step * 0.06:.2f}" y="{60 - 60 * count / top:.2f}" '
        f'width="{step * 0.88:.2f}" height="{60 * count / top:.2f}"/>'
        for place, count in enumerate(bins)
        if count
    ]
    return _svg("".join(bars) + '<line class="ground" x1="0" x2="100" y1="60" y2="60"/>', 100, 61, "histogram")


def _svg(inside: str, width: int, height: int, kind: str) -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" preserveAspectRatio="none" aria-hidden="true">'
        f"{inside}</svg>"
    )
