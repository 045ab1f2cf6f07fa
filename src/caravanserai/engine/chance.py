"""Seeded randomness that lives in the state.

Every random step of every game is a shuffle of a pool that anybody can name beforehand. The state stops at such a step;
`draw` lays the pool out in `g.outcome` and shuffles it, `settle` uses it. So a record can spell the outcome instead of
drawing it, and a live table can seed the generator from its secret just before.
"""

from typing import Protocol

from .kit import count_bits, lowest_bit, rule


class HasChance(Protocol):
    rng: int
    outcome: list[int]
    outcome_size: int


@rule
def seed_chance(g: HasChance, seed: int) -> None:
    """Begin a new stream of random numbers."""
    g.rng = (seed & 0x3FFFFFFFFFFFFFFF) + 1
    for _ in range(4):
        random_below(g, 2)


@rule
def random_below(g: HasChance, n: int) -> int:
    """Uniform in 0 … n-1. Multiply-with-carry: it stays below 2**63, so Python and machine code agree exactly."""
    rng = g.rng
    rng = 1791398085 * (rng & 0xFFFFFFFF) + (rng >> 32)
    g.rng = rng
    return (((rng & 0xFFFFFFFF) ^ (rng >> 32)) * n) >> 32


@rule
def random_member(g: HasChance, bits: int) -> int:
    """Any member of a bit set that is not empty."""
    for _ in range(random_below(g, count_bits(bits))):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def shuffle_outcome(g: HasChance, wanted: int) -> None:
    """Shuffle the pool so that its first `wanted` items are drawn at random; the rest are what is left over."""
    outcome = g.outcome
    size = g.outcome_size
    for i in range(wanted):
        j = i + random_below(g, size - i)
        item = outcome[i]
        outcome[i] = outcome[j]
        outcome[j] = item


@rule
def clear_outcome(g: HasChance) -> None:
    """As if nothing had been drawn."""
    for i in range(len(g.outcome)):
        g.outcome[i] = 0
    g.outcome_size = 0
