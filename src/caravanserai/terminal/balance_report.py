"""The balance of a game as one page, for somebody who does not know the code: every number has its sentence."""

from collections.abc import Callable
from html import escape

from caravanserai.bots.tally import Interval, MatchResult
from caravanserai.lab.balance import Balance, Edition, Effect, Worth, seat_verdicts
from caravanserai.lab.holdings import moment_of
from caravanserai.strings import Speaker

from .charts import lean
from .contest import decimal, percent
from .report import endings_of, seats_of
from .report_page import bot_name, ending_name, page, paragraph, section, spread

MINUS = "−"


def balance_report(found: Balance, speak: Speaker) -> str:
    """The whole file."""
    title = speak("balance-title", game=speak(f"game-{found.game}"))
    summary = speak(
        "balance-summary",
        deals=found.deals,
        seats=str(found.seats),
        bot=bot_name(found.bot, speak),
        seed=str(found.seed),
    )
    parts = _sections(found, speak) if found.deals else [f"<section>{paragraph(speak('report-empty'))}</section>"]
    return page(title, summary, parts, speak)


def _sections(found: Balance, speak: Speaker) -> list[str]:
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in findings(found, speak))
    parts = [
        section("short", f'<ul class="found">{sentences}</ul>', speak("balance-short"), speak("balance-short.more"))
    ]
    if found.effects:
        parts.append(
            section("effects", _effects(found, speak), speak("balance-effects"), speak("balance-effects.more"))
        )
    for key, inside, head, text in (
        ("seats", seats_of, speak("report-seats"), speak("report-seats.more")),
        ("endings", endings_of, speak("report-endings"), speak("report-endings.more")),
        ("lengths", _lengths(found), speak("report-lengths"), speak("report-lengths.more")),
    ):
        drawn = "".join(_of_edition(one, found, inside(one.result, speak)) for one in found.editions)
        parts.append(section(key, drawn, head, text))
    moment = moment_of(found.game)
    if moment.holdings:
        worths = "".join(_of_edition(one, found, _worths(one, found, speak)) for one in found.editions)
        more = speak("balance-worths.more", moment=speak(moment.name))
        parts.append(section("worths", worths, speak("balance-worths"), more))
    parts.append(section("how", paragraph(speak("balance-how-text")), speak("balance-how"), speak("balance-how.more")))
    return parts


def _lengths(found: Balance) -> Callable[[MatchResult, Speaker], str]:
    """All editions on one scale."""
    every = [answers for one in found.editions for answers in one.result.answers]
    return lambda result, speak: spread("", result.answers, min(every), max(every), speak)


def _of_edition(edition: Edition, found: Balance, inside: str) -> str:
    """Under the edition's name, where there are two."""
    return inside if len(found.editions) == 1 else f"<h3>{escape(edition.label)}</h3>{inside}"


# -- in short -------------------------------------------------------------------------------------------------


def findings(found: Balance, speak: Speaker) -> list[str]:
    """What a busy reader should know, sentence by sentence."""
    said = []
    for edition in found.editions:
        sentences = [_seat_finding(edition, speak), _length_finding(edition, speak), *_worth_findings(edition, speak)]
        prefix = f"{edition.label}: " if len(found.editions) > 1 else ""
        said += [f"{prefix}{sentence}" for sentence in sentences]
    if len(found.editions) > 1:
        clear = [effect_name(effect, speak) for effect in found.effects if effect.clear]
        said.append(
            speak("balance-found-change", changes=", ".join(clear)) if clear else speak("balance-found-no-change")
        )
    return said


def _seat_finding(edition: Edition, speak: Speaker) -> str:
    more, less = seat_verdicts(edition.result)
    if not more and not less:
        return speak("balance-found-even")
    named = {
        "more": speak.joined([str(seat) for seat in more]) or "–",
        "less": speak.joined([str(seat) for seat in less]) or "–",
    }
    which = "both" if more and less else "more" if more else "less"
    return speak("balance-found-uneven", which=which, **named)


def _length_finding(edition: Edition, speak: Speaker) -> str:
    answers = edition.result.answers
    middle = sum(number * count for number, count in answers.items()) / sum(answers.values())
    return speak("balance-found-length", answers=decimal(speak, middle), lead=decimal(speak, edition.lead or 0.0))


def _worth_findings(edition: Edition, speak: Speaker) -> list[str]:
    """The thing that clearly goes with most points."""
    if not edition.worths:
        return []
    clear = [worth for worth in edition.worths if worth.points is not None and _is_clear(worth)]
    if not clear:
        return [speak("balance-found-no-worth")]
    best = max(clear, key=lambda worth: worth.points or 0.0)
    return [speak("balance-found-worth", holding=speak(best.holding), points=signed(speak, best.points))]


def _is_clear(worth: Worth) -> bool:
    return worth.points_95 is not None and not worth.points_95[0] <= 0 <= worth.points_95[1]


# -- what things are worth ------------------------------------------------------------------------------------


def _worths(edition: Edition, found: Balance, speak: Speaker) -> str:
    if not edition.noted:
        return paragraph(speak("balance-never-noted"))
    reach = max(
        (abs(end) for one in found.editions for worth in one.worths for end in worth.points_95 or ()), default=1.0
    )
    lines = "".join(_worth(worth, reach, speak) for worth in edition.worths)
    noted = paragraph(speak("balance-noted", games=str(edition.noted), of=str(found.deals)))
    return f'{noted}<ul class="worth">{lines}</ul>{_axis(speak)}'


def _worth(worth: Worth, reach: float, speak: Speaker) -> str:
    head = f"<b>{escape(speak(worth.holding))}</b>"
    if worth.points is None:
        return f'<li>{head}<span class="soft">{escape(speak("balance-worth-unknown"))}</span></li>'
    if worth.points_95 is None or not _is_clear(worth):
        said = speak("balance-worth-unclear")
    else:
        which = "ahead" if worth.points > 0 else "behind"
        said = speak("balance-worth-clear", which=which, points=decimal(speak, abs(worth.points)))
    number = f"{signed(speak, worth.points)} <small>{escape(signed_span(speak, worth.points_95))}</small>"
    return (
        f'<li><span class="head">{head}<span>{number}</span></span>{lean(worth.points, worth.points_95, reach)}'
        f'<span class="soft">{escape(said)}</span></li>'
    )


def _axis(speak: Speaker) -> str:
    less, more = escape(speak("balance-axis-less")), escape(speak("balance-axis-more"))
    return f'<p class="axis three"><span>← {less}</span><span>0</span><span>{more} →</span></p>'


# -- what the change of edition did ---------------------------------------------------------------------------


def _effects(found: Balance, speak: Speaker) -> str:
    before, after = found.editions
    heads = (speak("balance-what"), before.label, after.label, speak("balance-change"), speak("balance-verdict"))
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    lines = "".join(_effect(effect, speak) for effect in found.effects)
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(speak("balance-effects"))}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _effect(effect: Effect, speak: Speaker) -> str:
    times = 100 if effect.share else 1
    reach = max((abs(end) for end in effect.change_95 or ()), default=0.0)
    picture = "" if effect.change is None else lean(effect.change, effect.change_95, reach)
    reached = escape(signed_span(speak, effect.change_95, times))
    said = f"{escape(signed(speak, effect.change, times))}<small>{reached}</small>"
    return (
        f'<tr><th scope="row">{escape(effect_name(effect, speak))}</th>'
        f"<td>{escape(_shown(effect.before, effect, speak))}</td><td>{escape(_shown(effect.after, effect, speak))}</td>"
        f"<td>{said}{picture}</td><td>{escape(_verdict(effect, speak))}</td></tr>"
    )


def _verdict(effect: Effect, speak: Speaker) -> str:
    if not effect.clear or effect.change is None:
        return speak("balance-verdict-unclear")
    return speak("balance-verdict-more") if effect.change > 0 else speak("balance-verdict-less")


def effect_name(effect: Effect, speak: Speaker) -> str:
    match effect.name, effect.of:
        case "balance-effect-seat", int(seat):
            return speak("balance-effect-seat", seat=seat)
        case "balance-effect-ending", str(ending):
            return ending_name(ending, speak)
        case "balance-effect-worth", str(holding):
            return speak("balance-effect-worth", holding=speak(holding))
    return speak(effect.name)


# -- numbers --------------------------------------------------------------------------------------------------


def _shown(number: float | None, effect: Effect, speak: Speaker) -> str:
    if effect.share:
        return percent(speak, number)
    return "–" if number is None else signed(speak, number) if effect.of is not None else decimal(speak, number)


def signed(speak: Speaker, number: float | None, times: float = 1.0) -> str:
    """With its sign: a change, or a worth."""
    if number is None:
        return "–"
    text = decimal(speak, abs(times * number))
    return f"{MINUS if times * number <= -0.05 else '+'}{text}"


def signed_span(speak: Speaker, interval: Interval | None, times: float = 1.0) -> str:
    if interval is None:
        return "–"
    return speak("balance-to", low=signed(speak, interval[0], times), high=signed(speak, interval[1], times))
