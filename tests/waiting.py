"""How long tests wait."""

#: Before something counts as stuck: far longer than it takes on a machine that is busy with other work. A test that
#: passes never waits for it.
SECONDS = 600.0
