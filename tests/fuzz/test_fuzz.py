"""Two thousand hostile cases in the normal run; `python -m tests.fuzz --cases 100000` asks more of the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from glueckauf.games import GAMES
from tests.fuzz import running, subjects
from tests.fuzz.running import run

CASES, SEED, TREES = 1900, 1, 100
SUBJECTS = list(subjects.subjects())
WHOLE = sum(one.share for one in SUBJECTS)

KEYS = st.sampled_from(
    [
        *("format", "game", "kind", "id", "text", "steps", "mine", "orders", "objective", "rules"),
        *(
            "screens",
            "positions",
            "teaches",
            "position",
            "line",
            "moves",
            "players",
            "par",
            "answer",
        ),
    ]
) | st.text(max_size=4)
LEAVES: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from([*GAMES, "mining", "turn", "en", "0", 1, 3])
)
TREE = st.dictionaries(
    KEYS,
    st.recursive(
        LEAVES,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
        max_leaves=12,
    ),
    max_size=8,
)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda one: one.name)
def test_nothing_but_the_errors_of_the_house(subject: subjects.Subject) -> None:
    result = run(subject, max(1, CASES * subject.share // WHOLE), SEED)
    assert not result.failures, "\n".join(f"{one.seed}\n{one.trace}" for one in result.failures)


@given(TREE)
@settings(
    max_examples=TREES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_any_tree_is_read_or_refused(tree: dict[str, Any]) -> None:
    subjects.odd_tree(tree)


def test_a_hang_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LOADING", 0.1)

    def hangs(_: Any) -> None:
        while True:
            pass

    (failure,) = run(subjects.Subject("hangs", 1, hangs), 1, SEED).failures
    assert "more than 2 s of work" in failure.trace
