"""Values of which there is one of each while anybody holds it, and nothing is kept for ever.

A sweep of the lab makes thousands of rule sets: what belongs to one goes with its last state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

P = ParamSpec("P")
T = TypeVar("T")
LATELY = 16  # made last, and held a while: whoever needs one often shall not make it anew each time


def one_of_each(make: Callable[P, T]) -> Callable[P, T]:
    """Equal arguments give one and the same object, so objects may be compared by identity."""
    alive: WeakValueDictionary[Any, T] = WeakValueDictionary()
    lately: deque[T] = deque(maxlen=LATELY)
    making = Lock()

    def one(*args: P.args, **named: P.kwargs) -> T:
        assert not named, "asked for by position, so that equal questions are equal keys"
        found = alive.get(args)
        if found is None:
            with making:
                found = alive.get(args)
                if found is None:
                    found = alive[args] = make(*args, **named)
                    lately.append(found)
        return found

    one.__doc__, one.__name__ = make.__doc__, make.__name__
    one.__qualname__, one.__module__ = make.__qualname__, make.__module__  # how copies find it
    return one
