"""Measuring a ladder: each bot against the one below it, deal after deal in turn."""

from collections.abc import Iterator
from itertools import pairwise

from ..arena import Match, PlayedDeal, play_deals
from ..networks import fingerprint_of
from ..ratings import rate
from ..results import ResultsFile, in_turn
from ..tally import Tally
from . import Pair, Rungs, own_simulations


def matches_of(game_key: str, levels: tuple[str, ...], seats: int, games: int, seed: int) -> tuple[Match, ...]:
    """One for each pair, the upper bot first."""
    return tuple(Match(game_key, (upper, lower), games, seed, seats) for lower, upper in pairwise(levels))


def climb(matches: tuple[Match, ...], kept: ResultsFile, jobs: int) -> Iterator[PlayedDeal]:
    """Play what is not in the file yet, and put it there. The first deal of every pair comes first."""
    # How many deals a match has is worked out each time it is asked: once for each is enough.
    there = [(match, match.deals, set(kept.deals(match))) for match in matches]
    wanted = [
        (match, number)
        for number in range(max(deals for _, deals, _ in there))
        for match, deals, played in there
        if number < deals and number not in played
    ]
    for (match, _), deal in zip(wanted, play_deals(wanted, jobs), strict=True):
        kept.add(match, deal)
        yield deal


def missing(matches: tuple[Match, ...], kept: ResultsFile) -> int:
    """How many deals are not in the file yet."""
    return sum(len({*range(match.deals)} - {*kept.deals(match)}) for match in matches)


def rungs_of(matches: tuple[Match, ...], levels: tuple[str, ...], kept: ResultsFile, command: str) -> Rungs:
    """What the deals in the file come to, as many as were asked for and no more."""
    found = [(kept.deals(match), match.deals) for match in matches]
    played = [[deals[number] for number in range(count)] for deals, count in found]
    ranked = ((game.bots, game.ranks) for deal in in_turn(played) for game in deal.games)
    return Rungs(
        seats=matches[0].table,
        command=command,
        games=matches[0].games,
        pairs=tuple(_pair(match, deals) for match, deals in zip(matches, played, strict=True)),
        ratings=rate(ranked, levels),
        network=fingerprint_of(matches[0].game, matches[0].table),
        simulations=own_simulations(matches[0].game, levels, matches[0].table),
    )


def _pair(match: Match, deals: list[PlayedDeal]) -> Pair:
    tally = Tally(match)
    for deal in deals:
        tally.add(deal)
    upper = tally.result(0.0, 1).bots[0]
    assert upper.win_share is not None
    return Pair(
        upper=match.bots[0],
        lower=match.bots[1],
        games=tally.games,
        deals=tally.deals,
        share=upper.win_share,
        share_95=upper.win_share_95 or (0.0, 1.0),
    )
