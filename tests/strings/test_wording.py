"""What an editor of each language looks for, as far as a program can: marks, numbers, particles, one word a thing."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.strings import LANGUAGES, Speaker

from .test_messages import FRONTEND, resources, text_of

#: What is counted.
MANY = {
    "en": "points|goods|cards|places|turns|gems|dominoes|squares|games|deals|seats|steps|times|days|tables|answers|"
    "bots|seconds|dirhams|choices|scraps|players|people|hours|camels|messages|teapots|connections|bytes|marks|characters",
    "fr": "points|marchandises|cartes|places|tours|pierres|dominos|cases|parties|donnes|étapes|jours|tables|réponses|"
    "robots|secondes|dirhams|chutes|joueurs|personnes|heures|chameaux|messages|théières|connexions|octets|caractères",
}
SEATS = ("seat", "to", "owner", "elder")
#: Goods, seats at a table and prices of salt are never one alone where these speak of them.
NEVER_ONE = {
    "khiva-shop4-ask",
    "khiva-choice-salt",
    "khiva-page-salt.cost",
    "refusal-handle-length",
    "refusal-khiva-salt-price",
    "coach-khiva-salt-gain",
    "coach-kilim-weave-risk",
    "cli-too-many-bots",
    "arena-found",
    "arena-summary",
    "report-summary",
    "balance-summary",
    "balance-noted",
    "page-daily-who",
    "page-seats-all",
    "page-clock-live.exactly",
    "kilim-loom-picture",
    # Sizes of tables, and a measured multiple: two or more.
    "page-bot-only",
    "page-bots-master",
    "page-bots-outdated",
    # Limits of which the smallest is two or more.
    "refusal-move-id",
    "refusal-chat-too-long",
    "refusal-too-many-asked",
    "refusal-too-many-blocked",
    "refusal-too-many-friends",
    "refusal-too-many-notes",
    "refusal-name-length",
    "refusal-event-full",
    "refusal-no-cross-table",
    "page-event-minutes",
    "page-event-all-tables",
    "refusal-name-marks",
    "refusal-message-too-large",
    # Where "turns" is a verb, and what is a measure or a ratio.
    "kilim-domino-turned",
    "arena-rate",
    "page-players",
    "samarkand-page-empty-how",
    # Ranges: the second number is more than the first.
    "page-points-range",
    "cli-review-cost",
}


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """By `id` and `id.attribute`."""
    found = {}
    for entry in (entry for one in resources(lang) for entry in one.body):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


class _Parts(Visitor):
    """The variables of a pattern, those that it chooses by with their keys, and the words between them."""

    def __init__(self, lang: str, pattern: ast.Pattern) -> None:
        self.lang = lang
        self.variables: set[str] = set()
        #: Those that it writes as numbers, of so many digits perhaps.
        self.numbers: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.numbers |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        inner = parts(self.lang, node.id.name)
        self.variables |= inner.variables
        for name, keys in inner.keys.items():
            self.keys.setdefault(name, set()).update(keys)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parts(lang: str, name: str) -> _Parts:
    return _Parts(lang, patterns(lang)[name])


@cache
def formatted(lang: str, name: str, number: int | str) -> list[str]:
    """The message with this number for all that is not a word, once for every word it chooses by."""
    found = parts(lang, name)
    words = {
        key: sorted(keys - {"one", "other"})
        for key, keys in found.keys.items()
        if not keys & {"one", "other"} and not any(one.lstrip("-").isdigit() for one in keys)
    }
    speak = Speaker(lang)
    # What is told in percent is rounded to five.
    given = dict.fromkeys(found.variables, number) | {"percent": 5}
    if isinstance(number, str):
        given |= dict.fromkeys(found.numbers, 5)
    return [speak(name, **given | dict(zip(words, chosen, strict=True))) for chosen in product(*words.values())]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_is_never_many(lang: str) -> None:
    """No "1 points"."""
    wrong = [
        text
        for name in patterns(lang)
        if name not in NEVER_ONE and not name.startswith("help-")
        for text in formatted(lang, name, 1)
        if re.search(rf"\b1 (?:{MANY[lang]})\b", text)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_a_whole_at_its_edges(lang: str) -> None:
    """With nothing, one, several and with a name: no holes, no doubled spaces or marks, no bare key."""
    for name, number in product(patterns(lang), (0, 1, 2, "X")):
        for text in formatted(lang, name, number):
            assert not set("{}$") & set(text), text
            lines = text.splitlines() if name != "table-help" else []
            assert not any(re.search(r"\S  |[.,:;]{2}|\s[.,)]|\( ", line) for line in lines), (name, text)


def test_a_sentence_about_a_seat_can_be_said_to_that_seat() -> None:
    """Nobody reads "you has chosen", "vous a choisi" or "나 님이"."""
    for lang in LANGUAGES:
        for name in patterns(lang):
            if "." in name or "page-" in name or name.startswith("cli-") or "seat" not in parts(lang, name).variables:
                continue
            others = {key: seat_name(1) if key in SEATS else 1 for key in parts(lang, name).variables}
            said = Phrase(name, others | {"seat": seat_name(0)})
            text = Speaker(lang, you=0).say(said)
            assert not re.search(r"나 님|\b[Yy]ou (?:has|is|does|agrees)\b|\b[Vv]ous (?:a|est|joue)\b", text), (
                name,
                text,
            )


# -- French -------------------------------------------------------------------------------------------------------


def test_french_marks_have_their_space() -> None:
    for name in patterns("fr"):
        # What is typed or sent is not French.
        text = re.sub(r"https?:|\d:\d|Authorization:", "", " ".join(parts("fr", name).texts))
        assert not re.search(r"(?<![\s(«])[:;?!»](?!\w)|«(?! |$)", text) or name in ("table-help", "table-commands"), (
            text
        )
        assert "'" not in text or name.startswith("cli-prepare"), text


def test_french_lines_do_not_break_before_a_mark() -> None:
    """Also what is put in by the page and by the terminal: both take the same words."""
    speak = Speaker("fr")
    for name in patterns("fr"):
        for text in formatted("fr", name, 1):
            assert not re.search(r" [:;?!»]|« |\d %", text), text
    assert speak("with-clause", clause="KH-01", sentence="Non !") == "KH-01\u00a0: Non\u00a0!"
    assert speak("page-welcome").count("asseyez‑vous") == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Anna", "Le kilim d’Anna"),
        ("Bo", "Le kilim de Bo"),
        ("Élise", "Le kilim d’Élise"),
        ("le Guide", "Le kilim du Guide"),
    ],
)
def test_french_names_are_elided(name: str, text: str) -> None:
    assert Speaker("fr")("kilim-page-kilim-of", name=name) == text


def test_no_french_word_before_a_game_would_be_contracted() -> None:
    """ "de" before "Le Marché de Samarkand" is "du"."""
    found = re.findall(r"^.*\b(?:de|à) \{ \$game \}.*$", text_of("fr"), re.MULTILINE)
    assert not found, found


# -- Korean -------------------------------------------------------------------------------------------------------

#: How what is put in always ends: a card is "… 카드", a token "… 토큰". After numbers and names no particle is right.
CARDS = {"card", "cards", "given", "play", "give", "what", "samarkand-card", "khiva-card"}
VOWEL = CARDS | {"camel", "carpet", "carpets", "domino", "piece", "scrap"}
FINAL = {"token", "coach-points", "end-points"}
PARTICLE = re.compile(r"\{ \$?([\w-]+) \}(을|를|이|가|은|는|과|와|으로|로|이나|나)(?=[\s.,!?]|$)")


def test_korean_particles_fit_what_is_put_in() -> None:
    text = text_of("ko")
    for variable, particle in PARTICLE.findall(text):
        if variable == "samarkand-kind":  # chosen by the kind itself
            continue
        fits = VOWEL if particle in ("를", "가", "는", "와", "로", "나") else FINAL
        assert variable in fits, f"{{ ${variable} }}{particle}"


@pytest.mark.parametrize("name", ["khiva-card", "samarkand-card", "kilim-gold"])
def test_a_korean_name_with_a_number_stays_on_one_line(name: str) -> None:
    """Words are kept whole, so lines end between them: "분홍" and "1 카드" on the next line read as two things."""
    assert not re.search(r"[^\S\u00a0]", formatted("ko", name, 1)[0])


# -- one word for one thing ---------------------------------------------------------------------------------------

#: Words that the glossary has another one for.
OTHER_WORDS = {
    "en": r"standing command|\d %|\} %",
    "de": r"[Bb]esiegel|Dauerauftr|[Kk]licke|Spieler(?::|\*|/)innen|\bSie haben\b",
    "es": r"[Oo]rden(?:es)? permanentes?|[Hh]ag?z clic|[Uu]sted|[Pp]ulsa con el ratón",
    "fr": r"[Oo]rdres? permanents?|horloge|marchandise la plus rare|[Pp]ointez|[Ss]urvolez|[Cc]liquez",
    "ko": r"가리개|탁자|씨앗|무늬|가득 찬|오늘의 [판분]|십시오|미리 맡긴|하우스(?! 룰)|\d %|\} %|가장 드문 상품|"
    r"당신|시겠습니까|비밀 값|봉[하했]",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_for_one_thing(lang: str) -> None:
    text = text_of(lang)
    assert re.findall(OTHER_WORDS[lang], text) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_sentence_is_translated(lang: str) -> None:
    """A single word may be the same in both; several are not."""
    words = {name: " ".join(parts("en", name).texts).strip() for name in patterns("en")}
    same = [name for name, text in words.items() if " ".join(parts(lang, name).texts).strip() == text]
    assert [words[name] for name in same if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}", words[name])] == []


def test_the_page_adds_no_marks_of_its_own() -> None:
    """A colon glued to a name has no space before it in French."""
    for path in sorted(FRONTEND.rglob("*.svelte")):
        # But for the types of a snippet.
        markup = re.sub(r"<(script|style).*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"(?<!word )\}[:;?!](?=[\s<\"])", markup), Path(path).name
    for path in (*FRONTEND.rglob("*.svelte"), *FRONTEND.rglob("*.css")):
        assert not re.search(r"""content: *(["'])\s*[:;?!]""", path.read_text(encoding="utf-8")), Path(path).name
