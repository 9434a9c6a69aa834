"""Small pictures that stand in sentences: "a train {train-black}"."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from string import ascii_lowercase

from glueckauf.games.signal.draw.signs import (
    ACTION,
    ANCHOR,
    CLOCK,
    action_card,
    any_train,
    disc,
    goods,
    post,
    token,
    train,
)
from glueckauf.games.signal.parts import CARDS, COLOURS, GOODS, KINDS

STEPS = 24  # of the bar of a probability
BAR = (20, 5)  # half its size


@cache
def icons(language: str) -> Mapping[str, str]:
    """The icons by their name, each an <svg> that is as high as a line of text."""
    width, height = ACTION
    found = {
        "post-red": _icon(6, 6, post(False, face=False)),
        "post-green": _icon(6.5, 6.5, post(True, face=False)),
        "disc": _icon(5.5, 5.5, disc()),
        "token": _icon(7.5, 7.5, token(0, 0, there=True)),
        "clock": _icon(14.5, 14.5, CLOCK),
        "port": _icon(8, 10, ANCHOR),
        "train-any": _icon(12.5, 7, any_train()),
    }
    for colour in COLOURS:
        found[f"train-{colour}"] = _icon(12.5, 7, train(colour))
    for colour in GOODS:
        found[f"goods-{colour}"] = _icon(6.5, 6.5, goods(colour))
    for card in CARDS:
        body = f'<g transform="translate({-width / 2:g} {-height / 2:g})">{action_card(card)}</g>'
        found[f"card-{KINDS[card]}"] = _icon(width / 2 + 1, height / 2 + 1, body)
    for steps in range(STEPS + 1):
        found[_bar_name(steps)] = _icon(BAR[0] + 1, BAR[1] + 1, _bar(steps / STEPS))
    return found


def bar(share: Fraction) -> str:
    """The icon of a probability: a bar, filled as far as it comes near; full and empty are exact."""
    steps = round(share * STEPS)
    return _bar_name(steps if share in (0, 1) else min(max(steps, 1), STEPS - 1))


def _bar_name(steps: int) -> str:
    return f"chance-{ascii_lowercase[steps]}"


def _bar(share: float) -> str:
    x, y = BAR
    box = f'x="{-x}" y="{-y}" height="{2 * y}" rx="2"'
    frame = f'<rect {box} width="{2 * x}" fill="none" stroke="currentColor" style="stroke-dasharray:none"/>'
    return f'<rect {box} width="{2 * x * share:g}" fill="currentColor"/>{frame}'


def _icon(half_width: float, half_height: float, body: str) -> str:
    """The body, drawn about a point, in a box of this size around it."""
    size = f"{-half_width:g} {-half_height:g} {2 * half_width:g} {2 * half_height:g}"
    return f'<svg class="ga-inline ga-part" viewBox="{size}" aria-hidden="true">{body}</svg>'
