"""`caravanserai lab train`: a network that judges a game's positions, or a policy that guesses what rivals answer,
or what foresees a seat's points, learned from games of bots."""

import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravanserai.bots.arena import play_on
from caravanserai.bots.bot import Bot
from caravanserai.bots.networks import Network, read_network, write_network
from caravanserai.bots.quick import QuickBot
from caravanserai.engine.bound import bound
from caravanserai.engine.found import folder_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.network import ROOM
from caravanserai.engine.twin import NoCompilerError, has_compiler
from caravanserai.lab.selfplay import EXPECTED, WIDTH
from caravanserai.strings import Speaker, pick_language

from .contest import MOST_GAMES, decimal, from_one, note, percent, progress_of, read_jobs, table_of
from .files import expect_new, file_trouble
from .play_command import INTERRUPTED, whole_number
from .trouble import Trouble

#: Beside the network's file: the games it is made from.
PLAYED = ".games"

#: In a hundred: somebody must play well.
MOST_WEAK = 90


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
    if points and not counts(game_key):
        raise Trouble("cli-no-points", game=game_key)
    if policy and not chooses(game_key, seats):
        raise Trouble("cli-no-choices", game=game_key, seats=seats)
    if not policy and not points and not sees(game_key, seats):
        raise Trouble("cli-no-features", game=game_key)


def counts(game_key: str) -> bool:
    """Does the game say what its points depend on?"""
    return folder_of(game_key).joinpath(*EXPECTED.split(".")).with_suffix(".py").is_file()


def sees(game_key: str, seats: int) -> bool:
    """Does the game say what a network sees of it?"""
    rules = game(game_key)
    if "mind" not in rules.parts:
        return False
    g = rules.new(seats, {}, None, telling=False)
    return bound(game_key, "search").features(g, 0, [0] * ROOM) > 0  # type: ignore[no-any-return]


def chooses(game_key: str, seats: int) -> bool:
    """Does it say what a policy sees of its choices, at tables of this size? A quick game is looked through."""
    rules, found = game(game_key), False
    if "mind" not in rules.parts:
        return False
    search, out, room = bound(game_key, "search"), [0] * rules.max_actions, [0] * ROOM

    def look(g: State) -> None:
        nonlocal found
        found = found or any(search.choices(g, seat, out, room, WIDTH) > 1 for seat in rules.asked(g))

    g = rules.new(seats, {}, None, telling=False)
    rules.seed_chance(g, 1)
    bots: list[Bot] = [QuickBot("quick", game_key, seat) for seat in range(seats)]
    play_on(game_key, g, bots, random.Random(1), look)
    return found


def network_in(path: Path) -> Network:
    """The network that a file holds, for the rules as they are."""
    try:
        found = read_network(path)
    except OSError as error:
        raise file_trouble(path, error) from None
    except ValueError:
        raise Trouble("cli-bad-network", file=str(path)) from None
    if found.game not in GAMES or found.rules_version != game(found.game).rules_version:
        raise Trouble("cli-other-network", file=str(path), game=found.game, seats=found.seats)
    return found


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
