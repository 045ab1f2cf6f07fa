"""What goes wrong in a run, and how often: each seed has some faults and not others, so that all meet each other."""

from random import Random

#: Of things that may happen each time, how often, if at all.
OFTEN: dict[str, tuple[float, ...]] = {
    # The database does not answer; the line to it breaks while it answers; it takes long.
    "refused": (0.0, 0.0, 0.01, 0.05),
    "unknown": (0.0, 0.01, 0.05, 0.15),
    "slow store": (0.0, 0.02, 0.1),
    # What goes over the bus gets lost, comes late (after what was said later), or twice.
    "lost": (0.0, 0.02, 0.2, 1.0),
    "late": (0.0, 0.05, 0.3),
    "double": (0.0, 0.05, 0.3),
    # A page says something twice, at two nodes, or takes long to hear.
    "again": (0.0, 0.05, 0.2),
    "elsewhere": (0.0, 0.05, 0.2),
    "slow page": (0.0, 0.02, 0.1),
}
#: Of things that happen now and then, how many seconds lie between two of them on average; 0 for never.
EVERY: dict[str, tuple[float, ...]] = {
    "kill": (0.0, 4.0, 10.0),
    "stop": (0.0, 10.0),
    "stall": (0.0, 4.0, 10.0),
    "database away": (0.0, 8.0),
    "bus away": (0.0, 6.0),
    "bus mute": (0.0, 6.0),
    "cut": (0.0, 2.0, 6.0),
}


class Rates:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.often = {what: random.choice(rates) for what, rates in OFTEN.items()}
        self.every = {what: random.choice(times) for what, times in EVERY.items()}

    def calm(self) -> None:
        """From now on nothing goes wrong."""
        self.often = dict.fromkeys(self.often, 0.0)
        self.every = dict.fromkeys(self.every, 0.0)

    def happens(self, what: str) -> bool:
        rate = self.often[what]
        return rate > 0 and self.random.random() < rate

    def delay(self, where: str) -> float:
        """Seconds on the way; now and then many."""
        slow = f"slow {where}"
        if slow in self.often and self.happens(slow):
            return self.random.uniform(0.05, 1.5)
        return self.random.uniform(0.0002, 0.004)
