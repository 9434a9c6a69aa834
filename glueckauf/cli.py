"""The command line. Bad input gets one sentence on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NoReturn

from tqdm import tqdm

from glueckauf import __version__, bots, games
from glueckauf.core.errors import FileError
from glueckauf.core.files import read_text, write_new
from glueckauf.core.record import Record


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="glueckauf", description="Learn, solve and study the game Glück Auf.")
    parser.add_argument("--version", action="version", version=f"glueckauf {__version__}")
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND")

    command = commands.add_parser("replay", help="replay records of games")
    command.add_argument("files", nargs="+", metavar="FILE", type=Path, help="a record of a game")
    command.set_defaults(run=replay)

    command = commands.add_parser("simulate", help="let bots play a batch of games")
    command.add_argument("--players", type=int, default=3, help="2, 3 or 4 (default: 3)")
    command.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    command.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    command.add_argument(
        "--bots",
        default="random",
        help=f"one name for all seats, or one for each, like random,random: {', '.join(bots.BOTS)}",
    )
    command.add_argument(
        "--rules", default="", help='changed rules, like "free_storage=true miners=12,12,12"'
    )
    command.add_argument(
        "--records", type=Path, metavar="DIR", help="write a record of every game to this folder"
    )
    command.set_defaults(run=simulate)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return 0
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except FileError as error:
        return _complain(error)
    except KeyboardInterrupt:
        print("glueckauf: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of a pipe, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _complain(error: FileError) -> int:
    print(f"glueckauf: {error}", file=sys.stderr)
    return 2


# --- replay ---------------------------------------------------------------------------------


def replay(chosen: argparse.Namespace) -> int:
    """Print the score after every shift and the result of each record."""
    code = 0
    for path in chosen.files:
        try:
            lines = _replayed(Record.read(read_text(path), str(path)))
        except FileError as error:
            code = _complain(error)
        else:
            print("\n".join(lines))
    return code


def _replayed(record: Record) -> list[str]:
    lines = [f"{record.path}: {record.game}, {record.players} players"]
    state: Any = None
    for state in games.positions(record):
        lines += [
            f"  shift {event.facts['shift']}: {event.facts['scores']}"
            for event in state.events
            if event.name == "shift-scored"
        ]
    if state.is_over:
        lines.append(f"  result:  {_row(state.scores)}")
        lines.append(f"  winners: {_row(state.winners)}")
    else:
        lines.append(f"  unfinished after {len(record.turns)} turns: {_row(state.scores)}")
        lines.append(f"  to move: player {state.to_move}")
    return lines


def _row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


# --- simulate -------------------------------------------------------------------------------


def simulate(chosen: argparse.Namespace) -> int:
    """Play games with seeds N, N+1, …; the start player moves on by one seat each game."""
    board = games.room("board")
    rules = board.Rules.read(chosen.rules)
    board.setup(chosen.players, rules=rules)  # refuses what no game could be played with
    names = _bot_names(chosen.bots, chosen.players)
    if chosen.games < 1:
        raise FileError("simulate", "--games", f"must be at least 1, not {chosen.games}")
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    paths = _record_paths(chosen.records, chosen.players, seeds) if chosen.records else {}
    scores: list[tuple[int, ...]] = []
    wins = [0.0] * chosen.players
    decisions = 0
    for n, seed in enumerate(tqdm(seeds, unit="game", leave=False, disable=None)):
        start = board.setup(chosen.players, seed, start=n % chosen.players, rules=rules)
        seats = [bots.bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
        last, moves = bots.play(start, seats)
        scores.append(last.scores)
        decisions += len(moves)
        for seat in last.winners:
            wins[seat] += 1 / len(last.winners)
        if paths:
            write_new(paths[seed], str(board.record(start, moves)))
    print(f"{chosen.games} games, {chosen.players} players, seeds {seeds[0]} to {seeds[-1]}")
    print(f"{decisions / chosen.games:.1f} decisions a game")
    for seat, name in enumerate(names):
        mean = fmean(score[seat] for score in scores)
        print(f"  player {seat} ({name}): {mean:.2f} VP, {wins[seat]:g} wins")
    if paths:
        print(f"records: {chosen.records}")
    return 0


def _bot_names(text: str, players: int) -> list[str]:
    names = text.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise FileError("simulate", "--bots", f"names {len(names)} bots for {players} players")
    for name in names:
        if name not in bots.BOTS:
            known = ", ".join(bots.BOTS)
            raise FileError("simulate", "--bots", f"there is no bot {name!r}; known: {known}")
    return names


def _record_paths(folder: Path, players: int, seeds: range) -> dict[int, Path]:
    """Where the records go; refused before the first game if one of them exists already."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(str(folder), "folder", f"cannot be made: {error.strerror}") from None
    paths = {seed: folder / f"board-{players}p-{seed:06}.txt" for seed in seeds}
    for path in paths.values():
        if path.exists():
            raise FileError(str(path), "file", "exists already; choose another folder or seed")
    return paths
