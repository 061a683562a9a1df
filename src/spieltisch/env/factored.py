"""Actions taken apart: the verb first, then one argument after the other, with a mask for each choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from spieltisch.core import Verbs


def take_apart(verbs: Verbs, action: int) -> tuple[int, ...]:
    """The verb's number, and of each argument its place among all values.

    >>> from spieltisch.core import game
    >>> verbs = game("lanterns").verbs
    >>> verbs.text(8), take_apart(verbs, 8)
    ('send 3', (1, 2))
    """
    verb = verbs.verb_of(action)
    values = zip(verb.domains, verb.args(action), strict=True)
    return verb.number, *[value - domain.low for domain, value in values]


def put_together(verbs: Verbs, parts: Sequence[int]) -> int:
    """The action of these parts; ValueError if there is none.

    >>> from spieltisch.core import game
    >>> put_together(game("lanterns").verbs, (1, 2))
    8
    """
    if not parts or not 0 <= parts[0] < len(verbs.all):
        raise ValueError(f"{list(parts)} begins with no verb")
    verb = verbs.all[parts[0]]
    if len(parts) != len(verb.domains) + 1:
        raise ValueError(f"{verb.name} takes {len(verb.domains)} arguments, not {len(parts) - 1}")
    return verb(*[place + domain.low for domain, place in zip(verb.domains, parts[1:], strict=True)])


def mask_after(verbs: Verbs, actions: Iterable[int], chosen: Sequence[int] = ()) -> NDArray[np.int8]:
    """What may be chosen next, after these parts: verbs at first, then values of the next argument. Empty where the
    action is complete.

    >>> from spieltisch.core import game
    >>> verbs = game("lanterns").verbs
    >>> mask_after(verbs, [0, 2]), mask_after(verbs, [0, 2], [0]), mask_after(verbs, [0, 2], [0, 2])
    (array([1, 0], dtype=int8), array([1, 0, 1, 0, 0, 0], dtype=int8), array([], dtype=int8))
    """
    begun = tuple(chosen)
    if not begun:
        size = len(verbs.all)
    else:
        domains = verbs.all[begun[0]].domains
        size = domains[len(begun) - 1].size if len(begun) <= len(domains) else 0
    mask = np.zeros(size, np.int8)
    for action in actions if size else ():
        parts = take_apart(verbs, action)
        if parts[: len(begun)] == begun:
            mask[parts[len(begun)]] = 1
    return mask
