"""A small net as an evaluator: shares of the win for every seat, and a policy over the title's verbs by argument.

Weights are data (`data/<title>.npz`), made by `spieltisch.lab`. All arithmetic is in `forward`; whoever has no numpy
does the same few products elsewhere (`use`), with the weights as plain numbers (`weight_bytes`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache, partial
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieltisch.core import Game, Ints, Verb

from .encodings import Encoding, encoding
from .evaluator import Evaluator, SeatPosition
from .knowledge import knowledge, softmax
from .tree import SearchParameters

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Rows = NDArray[np.int32]
    Weights = dict[str, Floats]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when numpy loads: such small products lose by threads

MANY = 12  # from this part of the policy's rows on it is quicker to add up all of them
PAIRED = 1500  # two arguments of a verb are learned together if they have at most so many values together
PACKED = ("w0", "b0", "w1", "b1", "value", "value_bias")

Products = Callable[[bytes], list[float]]  # from an encoding to the logits of the shares, output by output
_elsewhere: Callable[[str], Products | None] | None = None


class Policy:
    """Which rows of the policy an action adds up: its verb, each argument, and pairs of them."""

    def __init__(self, game: Game[Any], encoding: Encoding) -> None:
        import numpy as np

        self.size = 0
        tables = []
        for side in range(encoding.sides):
            self.size = 0
            columns = [self._of_verb(verb, encoding, side) for verb in game.verbs.all]
            width = max(len(column) for column in columns)
            table = np.full((game.verbs.size, width), -1, dtype=np.int32)
            for verb, column in zip(game.verbs.all, columns, strict=True):
                for place, rows in enumerate(column):
                    table[verb.base : verb.end, place] = rows
            tables.append(table)
        width = max(table.shape[1] for table in tables)
        self.rows: Rows = np.stack([np.pad(t, ((0, 0), (0, width - t.shape[1])), constant_values=-1) for t in tables])
        self.rows[self.rows < 0] = self.size  # a row of zeros

    def _of_verb(self, verb: Verb, encoding: Encoding, side: int) -> list[Rows]:
        import numpy as np

        index = np.arange(verb.end - verb.base)
        kinds: list[tuple[Rows, int]] = []
        for domain in reversed(verb.domains):
            table = np.array(encoding.kinds(domain, side), dtype=np.int32)
            kinds.insert(0, (table[index % domain.size], int(table.max()) + 1))
            index = index // domain.size
        columns = [self._take(np.zeros(verb.end - verb.base, dtype=np.int32), 1)]
        columns += [self._take(values, count) for values, count in kinds]
        for one, (left, lefts) in enumerate(kinds):
            for right, rights in kinds[one + 1 :]:
                if lefts * rights <= PAIRED:
                    columns.append(self._take(left * rights + right, lefts * rights))
        return columns

    def _take(self, values: Rows, count: int) -> Rows:
        rows: Rows = values + self.size
        self.size += count
        return rows


def forward(weights: Weights, encoded: bytes, rows: Rows | None = None) -> list[float]:
    """Logits of the shares, or of the actions whose rows of the policy are given. Most of an encoding is zero."""
    import numpy as np

    whole = np.frombuffer(encoded, np.uint8)
    places = whole.nonzero()[0]
    hidden = whole[places].astype(np.float32) @ weights["w0"].take(places, 0)
    hidden += weights["b0"]
    np.maximum(hidden, 0.0, out=hidden)
    hidden = hidden @ weights["w1"]
    hidden += weights["b1"]
    np.maximum(hidden, 0.0, out=hidden)
    if rows is None:
        shares: list[float] = (hidden @ weights["value"] + weights["value_bias"]).tolist()
        return shares
    table, bias = weights["policy"], weights["policy_bias"]
    if rows.size * MANY > len(table):
        logits = (table @ hidden + bias)[rows].sum(axis=1)
    else:
        logits = (table[rows] @ hidden + bias[rows]).sum(axis=1)
    told: list[float] = logits.tolist()
    return told


class Judge(Evaluator):
    """Shares of the win by products that are done anywhere."""

    def __init__(self, made: Encoding, products: Products, parameters: SearchParameters) -> None:
        super().__init__(made, parameters)
        self.products = products

    def shares(self, asked: SeatPosition) -> list[float]:
        logits = self.products(bytes(asked.encoded))
        return softmax([logits[place] for place in asked.outputs], 1.0)


class Net(Judge):
    """The products by numpy, and a policy."""

    def __init__(self, game: Game[Any], made: Encoding, weights: Weights) -> None:
        super().__init__(made, partial(forward, weights), SearchParameters(made.known.with_net))
        self.policy = policy(game)
        self.weights = weights
        shapes = (weights["w0"].shape[0], weights["value"].shape[1], weights["policy"].shape[0])
        if shapes != (made.size, made.outputs, self.policy.size + 1):
            raise ValueError(f"these weights are for another encoding of {game.name}: {shapes}")

    def priors(self, asked: SeatPosition, actions: Ints) -> list[float]:
        rows = self.policy.rows[asked.side][list(actions)]
        return softmax(forward(self.weights, bytes(asked.encoded), rows), 1.0)


@cache
def policy(game: Game[Any]) -> Policy:
    return Policy(game, encoded(game))


def encoded(game: Game[Any]) -> Encoding:
    made = encoding(game, knowledge(game))
    if made is None:
        raise ValueError(f"nobody wrote an encoding for {game.name}")
    return made


def load(game: Game[Any], path: Path) -> Net:
    return Net(game, encoded(game), stored(game, path))


def stored(game: Game[Any], path: Path) -> Weights:
    import numpy as np

    with np.load(path) as file:
        weights = {name: file[name].astype(np.float32) for name in file.files if name != "card"}
    newer = max(0, policy(game).size + 1 - len(weights["policy"]))  # verbs added since, at the end: nothing is known
    weights["policy"] = np.pad(weights["policy"], ((0, newer), (0, 0)))
    weights["policy_bias"] = np.pad(weights["policy_bias"], (0, newer))
    return weights


def card(path: Path) -> dict[str, Any]:
    """What is written about the net in its file: data, recipe, curve."""
    import numpy as np

    with np.load(path) as file:
        told: dict[str, Any] = json.loads(bytes(file["card"]).decode())
    return told


def weight_bytes(path: Path) -> bytes:
    """A net's judgement as plain numbers, all little-endian: four uint32 (inputs, both hidden layers, outputs), then
    float32, row by row: the first layer and its bias, the second and its bias, the shares and their bias."""
    import numpy as np

    with np.load(path) as file:
        arrays = [file[name].astype("<f4") for name in PACKED]
    sizes = np.array([*arrays[0].shape, *arrays[4].shape], "<u4")
    return b"".join([sizes.tobytes(), *[array.tobytes() for array in arrays]])


def use(products: Callable[[str], Products | None] | None) -> None:
    """Let somebody else do the products: asked with the name of a title, they answer with a function from an encoding
    to the logits of the shares, or with None if they have no net. The policy is left out. `use(None)`: numpy again."""
    global _elsewhere
    _elsewhere = products
    shipped_evaluator.cache_clear()


@cache
def shipped_evaluator(game: Game[Any]) -> Evaluator | None:
    """The net that ships with the title; None without numpy or weights, and then the hand-made judgement serves."""
    if _elsewhere is not None:
        products = _elsewhere(game.name)
        made = encoding(game, knowledge(game))
        if products is None or made is None:
            return None
        return Judge(made, products, SearchParameters({**made.known.with_net, "policy_prior": 0.0}))
    path = file_of(game.name)
    if not path.is_file():
        return None
    try:
        import numpy as np  # noqa: F401
    except ImportError:
        return None
    with as_file(path) as file:
        return load(game, file)


def file_of(title: str) -> Traversable:
    """Where the weights of a title lie in the package, if it has any."""
    return files(__package__).joinpath("data", f"{title}.npz")
