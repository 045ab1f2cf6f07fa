"""Whatever a stranger sends over HTTP, by our own description of it or against it: an answer or a typed refusal."""

import hashlib

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import given
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.core.transport import Response

from caravanserai.web.errors import Problem, status_of
from tests.fuzz.house import OVER_HTTP, FuzzedHouse, fuzzing
from tests.waiting import SECONDS


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_anything_over_http(house: FuzzedHouse, mode: GenerationMode) -> None:
    """Each thing that can be asked, as it is described, and in ways that go against it."""
    described = schemathesis.openapi.from_url(f"{house.running.url}/api/schema/openapi.json")
    operations = [found.ok() for found in described.get_all_operations()]
    assert len(operations) > 20
    each = fuzzing(OVER_HTTP // (len(GenerationMode) * len(operations)))
    for operation in operations:
        # A path may be any text, so nothing goes against it; to find that out takes a second of drawing in vain.
        if mode is GenerationMode.NEGATIVE and not (operation.query or operation.headers or operation.body):
            continue
        cases: SearchStrategy[Case] = operation.as_strategy(generation_mode=mode)

        @each
        @given(case=cases)
        def ask(case: Case) -> None:
            aim(case, house)
            try:
                known = house.cookies if of(case) % 4 else None
                answer = case.call(base_url=house.running.url, cookies=known, timeout=SECONDS)
            except (requests.exceptions.InvalidHeader, UnicodeError, ValueError):
                return  # a request that cannot even be written down
            check(answer)

        ask()
    house.nothing_changed()


def of(case: Case) -> int:
    """A number that belongs to the case, and is the same in every run."""
    told = repr((case.method, case.path, case.path_parameters, case.query, case.body))
    return hashlib.sha256(told.encode()).digest()[0]


def aim(case: Case, house: FuzzedHouse) -> None:
    """Tables and friends that are not there are refused for that alone: half of the cases are about one that is."""
    number, tables = of(case), [*house.tables.values(), house.own]
    if number % 2:
        for given in (case.path_parameters, case.body):
            if isinstance(given, dict) and "table" in given:
                given["table"] = tables[number // 2 % len(tables)]
        if isinstance(case.body, dict) and "key" in case.body:
            case.body["key"] = house.friend


def check(answer: Response) -> None:
    assert answer.status_code < 500, (answer.status_code, answer.text)
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert problem.kind != "broken" and problem.sentence
        assert status_of(problem) == answer.status_code
    else:
        assert answer.status_code in (200, 201, 204, 301, 307), answer.status_code
