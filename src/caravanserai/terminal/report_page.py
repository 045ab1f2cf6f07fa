"""What all reports share: one page for a browser that fetches nothing, from nowhere; light and dark, on a phone too.

Words stand beside every picture and say what it shows, so a reader who sees none misses nothing.
"""

from collections.abc import Mapping, Sequence
from html import escape

from caravanserai.strings import Speaker

from .charts import histogram
from .contest import decimal

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
pre { overflow-x: auto; font: 13px/1.4 ui-monospace, monospace; }
td.cell { background: color-mix(in srgb, var(--accent) calc(var(--share) * 32%), transparent); }
td .whisker { width: 120px; } .found { padding-left: 20px; display: grid; gap: 4px; }
.worth { display: grid; gap: 12px; list-style: none; padding: 0; } .worth li { display: grid; gap: 2px; }
.worth .head { display: flex; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
.axis.three { display: grid; grid-template-columns: 1fr auto 1fr; } .axis.three :last-child { text-align: right; }
@media (max-width: 600px) { .rows li { grid-template-columns: 1fr auto; } .rows svg { grid-row: 2; grid-column: 1/-1; }
  section { padding: 14px; } }
"""

#: The words for what ends a game, by the rules' own names.
ENDINGS = {"teapots": "report-ending-teapots", "carpets": "report-ending-carpets", "salt": "report-ending-salt"}


def page(title: str, summary: str, parts: Sequence[str], speak: Speaker) -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="{speak.lang}">\n<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style></head>\n<body><main>\n"
        f'<header><h1>{escape(title)}</h1><p class="soft">{escape(summary)}</p></header>\n'
        + "\n".join(parts)
        + "\n</main></body>\n</html>\n"
    )


def section(key: str, inside: str, head: str, more: str) -> str:
    return f'<section id="{key}"><h2>{escape(head)}</h2><p class="soft">{escape(more)}</p>{inside}</section>'


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def row(label: str, picture: str, said: str, more: str = "") -> str:
    small = f" <small>{escape(more)}</small>" if more else ""
    return f'<li><b>{escape(label)}</b>{picture}<span class="said">{escape(said)}{small}</span></li>'


def rows(lines: Sequence[str]) -> str:
    return f'<ul class="rows">{"".join(lines)}</ul>'


def spread(label: str, counts: Mapping[int, int], least: int, most: int, speak: Speaker) -> str:
    """How often each number came, with its mean and its ends in words."""
    middle = sum(number * count for number, count in counts.items()) / sum(counts.values())
    head = f"<h3>{escape(label)}</h3>" if label else ""
    said = speak("report-mean", number=decimal(speak, middle))
    own = speak("report-from", low=str(min(counts)), high=str(max(counts)))
    return (
        f"<div>{head}{histogram(counts, least, most)}"
        f'<p class="axis"><span>{least}</span><span>{escape(said)} · {escape(own)}</span><span>{most}</span></p></div>'
    )


def bot_name(bot: str, speak: Speaker) -> str:
    return speak(f"page-bot-{bot}") if speak.knows(f"page-bot-{bot}") else bot


def ending_name(ending: str, speak: Speaker) -> str:
    return speak(ENDINGS[ending]) if ending in ENDINGS else ending
