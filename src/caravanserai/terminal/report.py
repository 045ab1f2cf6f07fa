"""A match as one page for a browser."""

from html import escape

from caravanserai.bots.tally import MatchResult
from caravanserai.strings import Speaker

from .charts import whisker
from .contest import percent, span
from .report_page import bot_name, ending_name, page, paragraph, row, rows, section, spread


def report(result: MatchResult, speak: Speaker) -> str:
    """The whole file."""
    title = speak("report-title", game=speak(f"game-{result.game}"))
    summary = speak(
        "report-summary",
        games=str(result.games),
        deals=result.deals,
        seats=str(result.seats),
        seed=str(result.seed),
    )
    parts = _sections(result, speak) if result.games else [f"<section>{paragraph(speak('report-empty'))}</section>"]
    return page(title, summary, parts, speak)


def _sections(result: MatchResult, speak: Speaker) -> list[str]:
    return [
        section("wins", _wins(result, speak), speak("report-wins"), speak("report-wins.more")),
        section("matrix", _matrix(result, speak), speak("report-matrix"), speak("report-matrix.more")),
        section("ratings", _ratings(result, speak), speak("report-ratings"), speak("report-ratings.more")),
        section("points", _points(result, speak), speak("report-points"), speak("report-points.more")),
        section("lengths", _lengths(result, speak), speak("report-lengths"), speak("report-lengths.more")),
        section("seats", seats_of(result, speak), speak("report-seats"), speak("report-seats.more")),
        section("endings", endings_of(result, speak), speak("report-endings"), speak("report-endings.more")),
    ]


def _shares(share: float | None, interval: tuple[float, float] | None, fair: float, most: float) -> str:
    return whisker(share or 0.0, interval, fair, 0.0, most)


def _wins(result: MatchResult, speak: Speaker) -> str:
    return rows(
        [
            row(
                bot_name(one.bot, speak),
                _shares(one.win_share, one.win_share_95, one.fair_share or 0.0, 1.0),
                percent(speak, one.win_share),
                span(speak, one.win_share_95, 100),
            )
            for one in result.bots
        ]
    )


def _matrix(result: MatchResult, speak: Speaker) -> str:
    names = [one.bot for one in result.bots]
    if len(names) < 2:
        return paragraph(speak("report-alone"))
    ahead = {(one.bot, one.rival): one for one in result.ahead}
    head = "".join(f'<th scope="col">{escape(bot_name(name, speak))}</th>' for name in names)
    lines = []
    for bot in names:
        cells = []
        for rival in names:
            one = ahead.get((bot, rival))
            if one is None:
                cells.append("<td>–</td>")
                continue
            said = f"{escape(percent(speak, one.share))}<small>{escape(span(speak, one.share_95, 100))}</small>"
            cells.append(f'<td class="cell" style="--share:{one.share}">{said}</td>')
        lines.append(f'<tr><th scope="row">{escape(bot_name(bot, speak))}</th>{"".join(cells)}</tr>')
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(speak("report-matrix"))}">'
        f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"
    )


def _ratings(result: MatchResult, speak: Speaker) -> str:
    low = min(one.low for one in result.ratings)
    high = max(one.high for one in result.ratings)
    return rows(
        [
            row(
                bot_name(one.bot, speak),
                whisker(one.rating, (one.low, one.high), None, low - (high - low) * 0.1, high),
                str(one.rating),
                span(speak, (one.low, one.high), digits=0),
            )
            for one in result.ratings
        ]
    )


def _points(result: MatchResult, speak: Speaker) -> str:
    everything = [number for counts in result.points.values() for number in counts]
    least, most = min(everything), max(everything)
    return "".join(
        spread(bot_name(bot, speak), counts, least, most, speak) for bot, counts in result.points.items() if counts
    )


def _lengths(result: MatchResult, speak: Speaker) -> str:
    return spread("", result.answers, min(result.answers), max(result.answers), speak)


def seats_of(result: MatchResult, speak: Speaker) -> str:
    fair = 1 / result.seats
    most = max(2 * fair, *(one.win_share_95[1] if one.win_share_95 else 0.0 for one in result.seat_wins))
    return rows(
        [
            row(
                speak("report-seat", seat=one.seat),
                _shares(one.win_share, one.win_share_95, fair, most),
                percent(speak, one.win_share),
                span(speak, one.win_share_95, 100),
            )
            for one in result.seat_wins
        ]
    )


def endings_of(result: MatchResult, speak: Speaker) -> str:
    if not result.endings:
        return paragraph(speak("report-one-ending"))
    return rows(
        [
            row(
                ending_name(ending, speak),
                whisker(count / result.games, None, None, 0.0, 1.0),
                percent(speak, count / result.games),
            )
            for ending, count in result.endings.items()
        ]
    )
