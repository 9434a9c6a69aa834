"""The scoresheet on a board: what the browser gets of it, and when it waits to be read.

A scoring stops the table: bots that would move next wait until somebody has pressed Continue.
"""

from __future__ import annotations

from typing import Any

from glueckauf.games import room
from glueckauf.games.scorings import is_scored
from glueckauf.games.sheet import Sheet, signed, sum_text
from glueckauf.widget.frames import Json
from glueckauf.widget.history import History

NEVER = -1


def told(sheet: Sheet) -> Json:
    """A sheet as JSON: words, numbers to count with, and cells in words for those who do not see them."""
    return {
        "title": sheet.title,
        "people": list(sheet.people),
        "rows": [
            {
                "name": row.name,
                "icon": row.icon,
                "scored": row.scored,
                "cells": [
                    {
                        "count": cell.told,
                        "place": sheet.place(cell),
                        "rank": cell.place,
                        "short": f"{cell.place}{'=' * cell.tied}",
                        "vp": cell.vp,
                        "points": signed(cell.vp) if row.scored and cell.number is not None else "",
                        "say": sheet.spoken(row, seat),
                    }
                    for seat, cell in enumerate(row.cells)
                ],
            }
            for row in sheet.rows
        ],
        "sums": [
            {"name": name, "shown": [sum_text(n, value) for value in values]}
            for n, (name, values) in enumerate(sheet.sums)
        ],
        "before": list(sheet.before),
        "outcome": sheet.outcome,
        "winners": list(sheet.winners),
        "counts": sheet.is_scored,
    }


def now(views: list[Any], language: str, you: int | None) -> list[Sheet]:
    """The sheets of scorings and, at last, of the position, with what was counted at a scoring in mind."""
    table = room(views[0].game).table
    found = [sheet for view in views if (sheet := table.scoresheet(view, language, you))]
    if len(found) > 1:
        found[-1] = found[-1].since(found[-2])
    return found


class Sheets:
    """Which scoring of a game waits to be read, and whether somebody asked to see the score."""

    def __init__(self) -> None:
        self._read = self._waiting = NEVER
        self._asked = False
        self._kept: bool | None = None  # has this game a sheet? Asked once

    def reach(self, history: History) -> bool:
        """Does the position shown stop the table? Asked after every move, before a bot makes the next."""
        if history.ply and history.ply != self._read and is_scored(history.state):
            self._waiting = history.ply
        return self.waits(history)

    def waits(self, history: History) -> bool:
        return self._waiting == history.ply

    def read(self, history: History) -> None:
        """Somebody has read the sheet that waited."""
        self._read, self._waiting = history.ply, NEVER

    def renew(self) -> None:
        """Moves are made anew: a scoring that they lead to has not been read."""
        self._read = NEVER

    def ask(self) -> None:
        self._asked = True

    def frame(self, history: History, seat: int, language: str, you: int | None) -> Json:
        """Fields of a frame: the sheets, if one waits or was asked for."""
        waits, asked = self.waits(history), self._asked
        self._asked = False
        if self._kept is None:
            table = room(history.state.game).table
            self._kept = table.scoresheet(history.state, language, you) is not None
        if not self._kept:
            return {}
        if not waits and not asked:
            return {"scores": True}
        found = self._sheets(history, seat, language, you)
        scorings = [n for n, sheet in enumerate(found) if sheet["counts"]]
        at = scorings[-1] if scorings else 0
        return {"scores": True, "sheet": {"sheets": found, "at": at, "waits": waits}}

    def _sheets(self, history: History, seat: int, language: str, you: int | None) -> list[Json]:
        """The sheet of every scoring so far, and of the position as it stands."""
        here = history.state
        states = [state for state in history.states[1 : history.ply] if is_scored(state)]
        views: list[Any] = [
            state if here.is_over else state.seen_by(seat) for state in (*states, here)
        ]
        return list(map(told, now(views, language, you)))
