"""`caravanserai lab train`: a network that judges a game's positions, or a policy that guesses what rivals answer,
or what foresees a seat's points, learned from games of bots."""

import random
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from caravanserai.bots.arena import Watch, play_on
from caravanserai.bots.bot import Bot
from caravanserai.bots.networks import Network, check_network, write_network
from caravanserai.bots.quick import QuickBot
from caravanserai.engine.bound import bound
from caravanserai.engine.found import folder_of, module_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.network import ROOM
from caravanserai.engine.refusal import UNREADABLE
from caravanserai.engine.twin import NoCompilerError, has_compiler
from caravanserai.lab.selfplay import EXPECTED, WIDTH
from caravanserai.strings import Speaker, pick_language

from .contest import MOST_GAMES, decimal, from_one, note, percent, progress_of, read_jobs, table_of
from .files import expect_new, read_bytes
from .play_command import INTERRUPTED, whole_number
from .trouble import Trouble

#: Beside the network's file: the games it is made from.
PLAYED = ".games"

#: In a hundred: somebody must play well.
MOST_WEAK = 90

#: No input is that large: each has two bytes.
UNWRITTEN = 1 << 20


def train(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="help-train-out", readable=False)],
    seats: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-balance-seats")] = 3,
    games: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-train-games")] = 2_000,
    quick: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-train-quick")] = 2_000,
    simulations: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-train-simulations")] = 60,
    weak: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-train-weak")] = 0,
    horizon: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-train-horizon")] = 2,
    network: Annotated[
        Path | None, typer.Option("--network", metavar="FILE", help="help-train-network", readable=False)
    ] = None,
    policy: Annotated[bool, typer.Option("--policy", help="help-train-policy")] = False,
    points: Annotated[bool, typer.Option("--points", help="help-train-points")] = False,
    seed: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-arena-seed")] = 1,
    jobs: Annotated[int | None, typer.Option(parser=whole_number, metavar="N", help="help-arena-jobs")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-train"""
    speak = Speaker(pick_language(lang))
    rules = game(game_key)
    rules.check_seats(seats)
    _check_game(game_key, seats, policy=policy, points=points)
    if not has_compiler():
        raise NoCompilerError
    # Only now: it needs NumPy, which comes with the compiler.
    from caravanserai.lab.train import OtherRecipeError, Recipe, Training, gather, train_points, train_policy
    from caravanserai.lab.train import train as train_network

    expect_new(out)
    recipe = Recipe(
        game=game_key,
        seats=seats,
        rules_version=rules.rules_version,
        seed=seed,
        simulations=from_one("--simulations", simulations, MOST_GAMES),
        weak=weak and from_one("--weak", weak, MOST_WEAK),
        network=network_for(network, game_key, seats),
        policy=policy,
        points=points,
    )
    training = Training(
        recipe=recipe,
        quick=0 if policy or points else quick and from_one("--quick", quick, MOST_GAMES),
        games=from_one("--games", games, MOST_GAMES),
        horizon=from_one("--horizon", horizon, MOST_GAMES),
    )
    folder, processes = out.with_name(out.name + PLAYED), read_jobs(jobs)
    try:
        for kind, count in {"quick": training.quick, "games": training.games}.items():
            if count == 0:
                continue
            with progress_of(speak, count) as progress:
                for done in gather(recipe, folder, kind, count, processes):
                    progress.update(progress.task_ids[0], completed=min(count, done))
    except KeyboardInterrupt:
        note(speak("train-interrupted", folder=str(folder)))
        raise typer.Exit(INTERRUPTED) from None
    except OtherRecipeError:
        raise Trouble("cli-other-recipe", folder=str(folder)) from None
    made = (train_points if points else train_policy if policy else train_network)(training, folder)
    write_network(made, out)
    (_print_points if points else _print_policy if policy else _print)(made, speak)
    note(speak("ladder-written", file=str(out)))


def _check_game(game_key: str, seats: int, *, policy: bool, points: bool) -> None:
    """Can this be trained for the game?"""
    if policy and points:
        raise Trouble("cli-one-of", options="--policy, --points")
    if points and not counts(game_key, seats):
        raise Trouble("cli-no-points", game=game_key)
    if policy and not chooses(game_key, seats):
        raise Trouble("cli-no-choices", game=game_key, seats=seats)
    if not policy and not points and not sees(game_key, seats):
        raise Trouble("cli-no-features", game=game_key)


def sees(game_key: str, seats: int) -> int:
    """How many numbers a network sees of the game at tables of this size; 0 where it does not say what."""
    rules = game(game_key)
    if "mind" not in rules.parts:
        return 0
    g = rules.new(seats, {}, None, telling=False)
    return bound(game_key, "search").features(g, 0, [0] * ROOM)  # type: ignore[no-any-return]


def chooses(game_key: str, seats: int) -> int:
    """How many a policy sees of each of its choices; 0 where it has no say. What a choice's inputs are is written in
    full each time, so a look at one tells."""
    rules, found = game(game_key), 0
    if "mind" not in rules.parts:
        return 0
    search, out = bound(game_key, "search"), [0] * rules.max_actions

    def look(g: State) -> None:
        nonlocal found
        for seat in rules.asked(g):
            room = [UNWRITTEN] * ROOM
            if not found and search.choices(g, seat, out, room, WIDTH) > 1:
                found = room.index(UNWRITTEN)

    look_through(game_key, seats, look)
    return found


def counts(game_key: str, seats: int) -> int:
    """How many of what its points depend on, which it says between two turns; 0 where it does not say what."""
    said = folder_of(game_key).joinpath(*EXPECTED.split(".")).with_suffix(".py")
    if "mind" not in game(game_key).parts or not said.is_file():
        return 0
    policy, expected, found = module_of(game_key, "mind.policy"), module_of(game_key, EXPECTED), 0

    def look(g: State) -> None:
        nonlocal found
        if not found and policy.at_rest(g):
            found = len(expected.inputs(g, 0))

    look_through(game_key, seats, look)
    return found


def look_through(game_key: str, seats: int, look: Watch) -> None:
    """A quick game."""
    rules = game(game_key)
    g = rules.new(seats, {}, None, telling=False)
    rules.seed_chance(g, 1)
    bots: list[Bot] = [QuickBot("quick", game_key, seat) for seat in range(seats)]
    play_on(game_key, g, bots, random.Random(1), look)


def network_in(path: Path) -> Network:
    """The network that a file holds, for the rules as they are. Whoever made the file: compiled rules look at no
    bounds, so nothing that would lead them out of their memory is let through."""
    data = read_bytes(path)
    try:
        found = msgspec.json.decode(data, type=Network)
        if found.game not in GAMES or found.rules_version != game(found.game).rules_version:
            raise Trouble("cli-other-network", file=str(path), game=found.game, seats=found.seats)
        check_network(found)
        check_widths(found)
    except (*UNREADABLE, ValueError) as error:
        raise Trouble("cli-bad-network", file=str(path), reason=str(error)) from None
    return found


def check_widths(network: Network) -> None:
    """It must see as many numbers as its game shows it. Raises ValueError, with the reason."""
    key, seats = network.game, network.seats
    if seats not in game(key).seat_counts:
        raise ValueError(f"{key} has no table for {seats}")
    if network.judges:
        check_inputs(network.sizes, sees(key, seats))
    if network.policy:
        check_inputs(network.policy_sizes, chooses(key, seats))
        # All choices stand in ROOM one after another: with no more for each than in training they fit there too.
        if sum(network.policy_sizes) + 1 > WIDTH:
            raise ValueError(f"sizes of {network.policy_sizes} do not fit in the room for {WIDTH} values of a choice")
    if network.points is not None:
        check_inputs(network.points.sizes, counts(key, seats))


def check_inputs(sizes: tuple[int, ...], shown: int) -> None:
    if sizes[0] != shown or shown == 0:
        raise ValueError(f"sizes of {sizes} are for {sizes[0]} inputs, the game has {shown}")


def network_for(path: Path | None, game_key: str, seats: int) -> Network | None:
    if path is None:
        return None
    found = network_in(path)
    if (found.game, found.seats) != (game_key, seats):
        raise Trouble("cli-other-network", file=str(path), game=found.game, seats=found.seats)
    return found


def _print(made: Network, speak: Speaker) -> None:
    """How well it foresees games that it was not trained on."""
    console = Console(highlight=False)
    losses = table_of(speak("train-judge"), speak("train-loss"))
    judges = {"constant": "train-constant", "outlook": "train-outlook", "network": "train-network"}
    for name, message in judges.items():
        losses.add_row(speak(message), decimal(speak, made.report[name], 3))
    console.print(losses)
    table = table_of(speak("train-said"), speak("train-came"), speak("train-positions"))
    for said, came, positions in made.report["reliability"]:
        table.add_row(percent(speak, said), percent(speak, came), str(positions))
    console.print(table)


def _print_policy(made: Network, speak: Speaker) -> None:
    """How well it guesses choices in games that it was not trained on."""
    report = made.report["policy"]
    table = table_of(speak("train-guess"), speak("train-loss"), speak("train-agrees"))
    table.add_row(speak("train-even"), decimal(speak, report["even"], 3), "")
    table.add_row(speak("train-quick"), "", percent(speak, report["quick_agrees"]))
    table.add_row(speak("train-policy"), decimal(speak, report["policy"], 3), percent(speak, report["agrees"]))
    Console(highlight=False).print(table)


def _print_points(made: Network, speak: Speaker) -> None:
    """How well it foresees the points of games that it was not trained on."""
    assert made.points is not None
    console, report = Console(highlight=False), made.points.report
    table = table_of(speak("train-judge"), speak("train-off"))
    judges = {"constant": "train-constant", "outlook": "train-outlook", "network": "train-network"}
    for name, message in judges.items():
        table.add_row(speak(message), decimal(speak, report[name], 2))
    console.print(table)
    table = table_of(speak("train-said"), speak("train-came"), speak("train-positions"))
    for said, came, positions in report["tenths"]:
        table.add_row(decimal(speak, said, 1), decimal(speak, came, 1), str(positions))
    console.print(table)
