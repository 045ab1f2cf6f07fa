"""By night: every page and every phase in every language but English, with the most seats, in every window."""

from itertools import chain

import pytest

from tests.e2e.conftest import Contexts, Someone
from tests.e2e.fit import faults_of
from tests.e2e.merchant import Merchant
from tests.e2e.people import people
from tests.e2e.test_kilim import weaving
from tests.e2e.test_pages import MEASURED, before_a_table, read_at, read_through
from tests.e2e.test_samarkand import souk_phases
from tests.e2e.tour import phases
from tests.e2e.weaver import Weaver

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.parametrize("locale", ["de-DE", "es-ES", "fr-FR", "ko-KR"]),
]


def test_every_sentence_fits(url: str, someone: Someone, contexts: Contexts, locale: str) -> None:
    me = someone(locale=locale)
    seen = chain(before_a_table(me, url), people(me, contexts, url))
    faults = [(place, fault) for place in seen for fault in read_through(me.page)]
    for place in phases(me, contexts(), url, seats=5):
        found = faults_of(me.page, read_at) if place in MEASURED else read_through(me.page)
        faults += [(place, fault) for fault in found]
    assert not faults, "\n".join(map(str, faults))


def test_kilim_fits(url: str, someone: Someone, locale: str) -> None:
    me = someone(Weaver, locale=locale)
    faults = [(phase, fault) for phase in weaving(me, url, 5) for fault in faults_of(me.page, read_at)]
    assert not faults, "\n".join(map(str, faults))


def test_the_souk_fits(url: str, someone: Someone, locale: str) -> None:
    me = someone(Merchant, locale=locale)
    faults = [(phase, fault) for phase in souk_phases(me, url, 5) for fault in faults_of(me.page, read_at)]
    assert not faults, "\n".join(map(str, faults))
