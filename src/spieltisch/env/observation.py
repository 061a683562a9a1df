"""What a seat observes: the encoding that the opponents learn from, its planes by name, and a schema to read."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.ai.encodings import MOST, Encoding, encoding
from spieltisch.ai.knowledge import knowledge
from spieltisch.core import game

Observation = NDArray[np.uint8]


def encoding_of(title: str) -> Encoding:
    """The title's encoding; ValueError if it has none."""
    made = encoding(game(title), knowledge(game(title)))
    if made is None:
        raise ValueError(f"{title} has no encoding: write spieltisch/ai/encodings/{title}.py")
    return made


def split(title: str, observation: Observation) -> dict[str, Observation]:
    """An observation's planes by name. They share its memory: nothing is copied.

    >>> planes = split("lanterns", np.arange(20, dtype=np.uint8))
    >>> {name: plane.shape for name, plane in planes.items()}
    {'points': (4,), 'hand': (6,), 'shown': (6,), 'table': (4,)}
    >>> planes["hand"]
    array([4, 5, 6, 7, 8, 9], dtype=uint8)
    """
    return {
        plane.name: np.ndarray(plane.shape, np.uint8, observation.data, plane.start, plane.strides)
        for plane in encoding_of(title).planes
    }


def describe(title: str) -> dict[str, Any]:
    """What stands where in an observation, and what an action is made of; plain data, ready for JSON.

    >>> told = describe("lanterns")
    >>> told["size"], told["planes"]["hand"]
    (20, {'start': 4, 'strides': [1], 'axes': {'lantern': ['ember', 'candle', 'torch', 'lamp', 'beacon', 'star']}, \
'most': 255, 'own': True})
    >>> told["verbs"]["show"]
    {'first': 0, 'arguments': {'lantern': ['ember', 'candle', 'torch', 'lamp', 'beacon', 'star']}}
    """
    made, verbs = encoding_of(title), game(title).verbs
    planes = {
        plane.name: {
            "start": plane.start,
            "strides": plane.strides,
            "axes": plane.axes,
            "most": plane.most,
            "own": plane.own,
        }
        for plane in made.planes
    }
    arguments = {verb.name: {name: domain.texts() for name, domain in verb.arguments.items()} for verb in verbs.all}
    return {
        "title": title,
        "size": made.size,
        "most": MOST,
        "planes": planes,
        "actions": verbs.size,
        "verbs": {verb.name: {"first": verb.base, "arguments": arguments[verb.name]} for verb in verbs.all},
    }
