"""`glueckauf simulate`: a batch of games between bots, on all cores."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from tqdm import tqdm

from glueckauf import bots, games
from glueckauf.core.errors import FileError
from glueckauf.core.files import is_there, make_folder, read_text, write_new
from glueckauf.core.texts import name_of
from glueckauf.core.visible import quoted
from glueckauf.games.contract import Room
from glueckauf.games.knobs import knobs
from glueckauf.lab.batch import Match, play_all
from glueckauf.lab.spread import ALL

USUAL = 3  # players
MOST = 1_000_000  # games; weeks on any machine


def add_command(commands: Any) -> None:
    command = commands.add_parser("simulate", help="let bots play a batch of games")
    command.add_argument(
        "--game", choices=games.GAMES, default=games.GAMES[0], help="default: %(default)s"
    )
    command.add_argument("--players", type=int, help="how many (default: 3 if the game takes 3)")
    command.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    command.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    command.add_argument(
        "--bots",
        default="random",
        help=f"one name for all seats, or one for each, like greedy,search:500; {', '.join(bots.BOTS)},"
        " a style of the game or the path of a style file; search:500 thinks for 500 iterations,"
        " search:0.5s for half a second",
    )
    command.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="KINDS",
        help='kinds of moves that nobody makes, like "pair,mining/10", or that one seat does not make:'
        ' "2:pair" for the second; may be given again',
    )
    command.add_argument("--jobs", type=int, default=ALL, help="processors (default: -1, all)")
    command.add_argument(
        "--rules", default="", help='changed rules, like "free_storage=true miners=12,12,12"'
    )
    command.add_argument(
        "--records", type=Path, metavar="DIR", help="write a record of every game to this folder"
    )
    command.late = partial(_add_options_of_game, command)
    command.set_defaults(run=simulate)


def _add_options_of_game(command: Any, arguments: Sequence[str]) -> None:
    """Rules of the chosen game that have an option of their own: what a record says in its head."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--game", nargs="?", default=games.GAMES[0])
    game = early.parse_known_args(list(arguments))[0].game
    if game not in games.GAMES:
        return
    group = command.add_argument_group(f"game: {game}")
    for key in _head(game):
        knob = knobs(game)[key]
        files = f", or a file that ends in {knob.file}" if knob.file else ""
        told = f"{knob.label()}: {', '.join(knob.choices)}{files} (default: {knob.value})"
        group.add_argument(f"--{key}", dest=f"head_{key}", metavar="NAME", help=told)


def _head(game: str) -> list[str]:
    """The keys of rules that have an option of their own."""
    return [key for key, knob in knobs(game).items() if knob.in_head]


def _rules(chosen: argparse.Namespace, game: Room) -> Any:
    """The rules of `--rules` with those of options of their own."""
    rules = game.Rules.read(chosen.rules)
    asked = {key: getattr(chosen, f"head_{key}", None) for key in _head(game.GAME)}
    given = {key: value for key, value in asked.items() if value is not None}
    for key in given:
        if key in rules.overrides:
            raise FileError("simulate", f"--{key}", "is said in --rules, too; keep one of them")
    return game.Rules(**{**rules.overrides, **given}) if given else rules


def simulate(chosen: argparse.Namespace) -> int:
    """Play games with seeds N, N+1, …; the start player, if there is one, moves on by one seat each game."""
    game = games.room(chosen.game)
    rules = _rules(chosen, game)
    usual = USUAL if USUAL in game.PLAYERS else game.PLAYERS[0]
    players = usual if chosen.players is None else chosen.players
    game.setup(players, rules=rules)  # refuses what no game could be played with
    names = _bot_names(chosen.bots, players, game)
    if not 1 <= chosen.games <= MOST:
        limit = "at least 1" if chosen.games < 1 else f"at most {MOST}"
        raise FileError("simulate", "--games", f"must be {limit}, not {quoted(chosen.games)}")
    if chosen.jobs < 1 and chosen.jobs != ALL:
        problem = f"must be at least 1, or -1 for all cores, not {chosen.jobs}"
        raise FileError("simulate", "--jobs", problem)
    without = _without(chosen.without, players, game, rules)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    paths = _record_paths(chosen.records, game, players, seeds) if chosen.records else {}
    if paths:
        _lay_files_beside(chosen.records, rules)
    seats = players if game.HAS_START_PLAYER else 1  # that may begin
    matches = (
        Match(game.GAME, players, rules, seed, n % seats, names, without, bool(paths))
        for n, seed in enumerate(seeds)
    )
    scores: list[tuple[int, ...]] = []
    wins = [0.0] * players
    decisions = 0
    bar = tqdm(total=chosen.games, unit="game", leave=False, disable=None)
    with bar, closing(play_all(matches, None if chosen.jobs == ALL else chosen.jobs)) as played:
        for one in played:
            scores.append(one.scores)
            decisions += one.decisions
            for seat in one.winners:
                wins[seat] += 1 / len(one.winners)
            if paths:
                write_new(paths[one.seed], one.record)
            bar.update()
    dealt = f"seed {seeds[0]}" if len(seeds) == 1 else f"seeds {seeds[0]} to {seeds[-1]}"
    print(f"{_many(chosen.games, 'game')}, {_many(players, 'player')}, {dealt}")
    print(f"{decisions / chosen.games:.1f} decisions a game")
    if game.TEAM:  # all win or nobody
        print(f"won: {sum(wins):g}, {fmean(score[0] for score in scores):.2f} points on average")
    for seat, name in enumerate(names):
        mean = fmean(score[seat] for score in scores)
        won = "" if game.TEAM else f": {mean:.2f} VP, {_many(wins[seat], 'win')}"
        told = f"{name} without {', '.join(without[seat])}" if without[seat] else name
        print(f"  {name_of(seat)} ({told}){won}")
    if paths:
        print(f"records: {chosen.records}")
    return 0


def _many(number: float, noun: str) -> str:
    told = f"{number:.2f}".rstrip("0").rstrip(".")  # a shared victory is a part of one
    return f"{told} {noun}" if number == 1 else f"{told} {noun}s"


def _bot_names(text: str, players: int, game: Room) -> tuple[str, ...]:
    names = text.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise FileError("simulate", "--bots", f"names {len(names)} bots for {players} players")
    for name in names:
        try:
            bots.bot(name, game=game.GAME)
        except FileError:  # a style file, which tells what is wrong with it
            raise
        except ValueError as error:
            raise FileError("simulate", "--bots", str(error)) from None
    return tuple(names)


def _without(
    given: Sequence[str], players: int, game: Room, rules: Any
) -> tuple[tuple[str, ...], ...]:
    """The kinds of moves that every seat is forbidden, from texts like "pair" and "2:pair,mining/10"."""
    found: list[list[str]] = [[] for _ in range(players)]
    for text in given:
        seat, colon, listed = text.rpartition(":")
        if colon and seat not in map(str, range(1, players + 1)):
            problem = f"must name a seat from 1 to {players} before the colon, not {seat!r}"
            raise FileError("simulate", "--without", problem)
        kinds = listed.split(",")
        try:
            bots.check_kinds(kinds, game.GAME, rules)
        except ValueError as error:
            raise FileError("simulate", "--without", str(error)) from None
        for one in [int(seat) - 1] if colon else range(players):
            found[one] += kinds
    return tuple(tuple(dict.fromkeys(kinds)) for kinds in found)


def _lay_files_beside(folder: Path, rules: Any) -> None:
    """Records name the files of their rules: copies must lie beside them."""
    for key in rules.file_marks:
        source = Path(rules.overrides[key])
        copy = folder / source.name
        text = read_text(source)
        if not is_there(copy):
            write_new(copy, text)
        elif read_text(copy) != text:
            problem = f"differs from {source}, on which these games are; choose another folder"
            raise FileError(str(copy), key, problem)


def _record_paths(folder: Path, game: Room, players: int, seeds: range) -> dict[int, Path]:
    """Where the records go; refused before the first game if one of them exists already."""
    make_folder(folder)
    paths = {seed: folder / f"{game.GAME}-{players}p-{seed:06}.txt" for seed in seeds}
    for path in paths.values():
        if is_there(path):
            raise FileError(str(path), "file", "exists already; choose another folder or seed")
    return paths
