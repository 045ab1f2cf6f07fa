"""A match as one page for a browser: nothing is fetched, from nowhere; light and dark, on a phone too."""

from collections.abc import Mapping
from html import escape

from caravanserai.bots.tally import Result
from caravanserai.strings import Speaker

from .charts import histogram, whisker
from .contest import decimal, percent, span

STYLE = """
:root { color-scheme: light dark; --bg: light-dark(#f6efe2, #161a2e); --card: light-dark(#fffaf0, #20263f);
  --line: light-dark(#dcc9a6, #343c5e); --ink: light-dark(#2b2233, #f3ead9); --ink-2: light-dark(#5e5263, #b9b2b4);
  --accent: light-dark(#27335c, #e0a02e); --bar: light-dark(#8d97bd, #6a76a8); --mark: light-dark(#b5402f, #ee8571); }
* { box-sizing: border-box; margin: 0; }
body { background: var(--bg); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; padding: 24px 16px 48px;
  font-variant-numeric: tabular-nums; }
main { max-width: 860px; margin: 0 auto; display: grid; gap: 16px; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h1 { font-size: 30px; } h2 { font-size: 20px; } h3 { font-size: 15px; font-family: inherit; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px 20px;
  display: grid; gap: 10px; min-width: 0; }
.soft { color: var(--ink-2); font-size: 14px; }
.rows { display: grid; gap: 6px; list-style: none; padding: 0; }
.rows li { display: grid; grid-template-columns: 160px 1fr 190px; gap: 12px; align-items: center; }
.rows .said { text-align: right; } .rows small { color: var(--ink-2); white-space: nowrap; }
svg { display: block; width: 100%; } .whisker { height: 20px; } .histogram { height: 72px; }
.bar { fill: var(--bar); } line { stroke: var(--ink); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.mark { stroke: var(--mark); stroke-width: 2; } .ground { stroke: var(--line); }
.axis { display: flex; justify-content: space-between; color: var(--ink-2); font-size: 13px; }
.wide { overflow-x: auto; } table { border-collapse: collapse; }
th, td { padding: 8px 12px; text-align: right; border-bottom: 1px solid var(--line); }
th[scope=row], thead th:first-child { text-align: left; } td small { display: block; color: var(--ink-2); }
td.cell { background: color-mix(in srgb, var(--accent) calc(var(--share) * 32%), transparent); }
@media (max-width: 600px) { .rows li { grid-template-columns: 1fr auto; } .rows svg { grid-row: 2; grid-column: 1/-1; }
  section { padding: 14px; } }
"""

#: The words for what ends a game, by the rules' own names.
ENDINGS = {"teapots": "report-ending-teapots", "carpets": "report-ending-carpets", "salt": "report-ending-salt"}


def report(result: Result, speak: Speaker) -> str:
    """The whole file."""
    title = speak("report-title", game=speak(f"game-{result.game}"))
    summary = speak(
        "report-summary",
        games=str(result.games),
        deals=result.deals,
        seats=str(result.seats),
        seed=str(result.seed),
    )
    parts = _sections(result, speak) if result.games else [f"<section><p>{escape(speak('report-empty'))}</p></section>"]
    return (
        f'<!doctype html>\n<html lang="{speak.lang}">\n<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style></head>\n<body><main>\n"
        f'<header><h1>{escape(title)}</h1><p class="soft">{escape(summary)}</p></header>\n'
        + "\n".join(parts)
        + "\n</main></body>\n</html>\n"
    )


def _sections(result: Result, speak: Speaker) -> list[str]:
    return [
        _section("wins", _wins(result, speak), speak("report-wins"), speak("report-wins.more")),
        _section("matrix", _matrix(result, speak), speak("report-matrix"), speak("report-matrix.more")),
        _section("ratings", _ratings(result, speak), speak("report-ratings"), speak("report-ratings.more")),
        _section("points", _points(result, speak), speak("report-points"), speak("report-points.more")),
        _section("lengths", _lengths(result, speak), speak("report-lengths"), speak("report-lengths.more")),
        _section("seats", _seats(result, speak), speak("report-seats"), speak("report-seats.more")),
        _section("endings", _endings(result, speak), speak("report-endings"), speak("report-endings.more")),
    ]


def _section(key: str, inside: str, head: str, more: str) -> str:
    return f'<section id="{key}"><h2>{escape(head)}</h2><p class="soft">{escape(more)}</p>{inside}</section>'


def bot_name(bot: str, speak: Speaker) -> str:
    return speak(f"page-bot-{bot}") if speak.knows(f"page-bot-{bot}") else bot


def _row(label: str, picture: str, said: str, more: str = "") -> str:
    small = f" <small>{escape(more)}</small>" if more else ""
    return f'<li><b>{escape(label)}</b>{picture}<span class="said">{escape(said)}{small}</span></li>'


def _rows(rows: list[str]) -> str:
    return f'<ul class="rows">{"".join(rows)}</ul>'


def _shares(share: float | None, interval: tuple[float, float] | None, fair: float, most: float) -> str:
    return whisker(share or 0.0, interval, fair, 0.0, most)


def _wins(result: Result, speak: Speaker) -> str:
    return _rows(
        [
            _row(
                bot_name(row.bot, speak),
                _shares(row.win_share, row.win_share_95, row.fair_share or 0.0, 1.0),
                percent(speak, row.win_share),
                span(speak, row.win_share_95, 100),
            )
            for row in result.bots
        ]
    )


def _matrix(result: Result, speak: Speaker) -> str:
    names = [row.bot for row in result.bots]
    if len(names) < 2:
        return f"<p>{escape(speak('report-alone'))}</p>"
    ahead = {(one.bot, one.rival): one for one in result.ahead}
    head = "".join(f'<th scope="col">{escape(bot_name(name, speak))}</th>' for name in names)
    rows = []
    for bot in names:
        cells = []
        for rival in names:
            one = ahead.get((bot, rival))
            if one is None:
                cells.append("<td>–</td>")
                continue
            said = f"{escape(percent(speak, one.share))}<small>{escape(span(speak, one.share_95, 100))}</small>"
            cells.append(f'<td class="cell" style="--share:{one.share}">{said}</td>')
        rows.append(f'<tr><th scope="row">{escape(bot_name(bot, speak))}</th>{"".join(cells)}</tr>')
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(speak("report-matrix"))}">'
        f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _ratings(result: Result, speak: Speaker) -> str:
    low = min(one.low for one in result.ratings)
    high = max(one.high for one in result.ratings)
    return _rows(
        [
            _row(
                bot_name(one.bot, speak),
                whisker(one.rating, (one.low, one.high), None, low - (high - low) * 0.1, high),
                str(one.rating),
                span(speak, (one.low, one.high), digits=0),
            )
            for one in result.ratings
        ]
    )


def _points(result: Result, speak: Speaker) -> str:
    everything = [number for counts in result.points.values() for number in counts]
    least, most = min(everything), max(everything)
    return "".join(
        _spread(bot_name(bot, speak), counts, least, most, speak) for bot, counts in result.points.items() if counts
    )


def _lengths(result: Result, speak: Speaker) -> str:
    return _spread("", result.answers, min(result.answers), max(result.answers), speak)


def _spread(label: str, counts: Mapping[int, int], least: int, most: int, speak: Speaker) -> str:
    middle = sum(number * count for number, count in counts.items()) / sum(counts.values())
    head = f"<h3>{escape(label)}</h3>" if label else ""
    said = speak("report-mean", number=decimal(speak, middle))
    own = speak("report-from", low=str(min(counts)), high=str(max(counts)))
    return (
        f"<div>{head}{histogram(counts, least, most)}"
        f'<p class="axis"><span>{least}</span><span>{escape(said)} · {escape(own)}</span><span>{most}</span></p></div>'
    )


def _seats(result: Result, speak: Speaker) -> str:
    fair = 1 / result.seats
    most = max(2 * fair, *(one.win_share_95[1] if one.win_share_95 else 0.0 for one in result.seat_wins))
    return _rows(
        [
            _row(
                speak("report-seat", seat=one.seat),
                _shares(one.win_share, one.win_share_95, fair, most),
                percent(speak, one.win_share),
                span(speak, one.win_share_95, 100),
            )
            for one in result.seat_wins
        ]
    )


def _endings(result: Result, speak: Speaker) -> str:
    if not result.endings:
        return f"<p>{escape(speak('report-one-ending'))}</p>"
    return _rows(
        [
            _row(
                speak(ENDINGS[ending]) if ending in ENDINGS else ending,
                whisker(count / result.games, None, None, 0.0, 1.0),
                percent(speak, count / result.games),
            )
            for ending, count in result.endings.items()
        ]
    )
