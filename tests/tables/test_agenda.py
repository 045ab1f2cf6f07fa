"""When to look at which table: the earliest time that was noted, once, and nothing that grows."""

from caravanserai.tables.live.agenda import SPARE, Agenda


def test_the_earliest_time_of_a_table_counts():
    agenda = Agenda()
    assert agenda.note("a", 50)
    assert agenda.note("a", 20)
    assert not agenda.note("a", 30)
    assert not agenda.note("b", 40)
    assert agenda.first() == 20
    assert list(agenda.due(19)) == []
    assert list(agenda.due(40)) == ["a", "b"]
    assert agenda.first() is None


def test_what_is_noted_while_one_looks_is_due_too():
    agenda = Agenda()
    agenda.note("a", 1)
    seen = []
    for table in agenda.due(5):
        seen.append(table)
        if len(seen) < 3:
            agenda.note("b", len(seen))
    assert seen == ["a", "b", "b"]


def test_a_table_that_is_forgotten_is_not_due():
    agenda = Agenda()
    agenda.note("a", 1)
    agenda.forget("a")
    assert agenda.first() is None


def test_times_that_are_out_of_date_do_not_pile_up():
    """A table by the day: every bot that speaks is an earlier time than tomorrow."""
    agenda = Agenda()
    for now in range(10_000):
        agenda.note("a", 10_000_000 + now)
        agenda.note("a", now)
        assert list(agenda.due(now)) == ["a"]
    assert len(agenda._heap) <= SPARE + 4
