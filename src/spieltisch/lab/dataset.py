"""Dataset: positions of finished games as arrays. A file holds the games of one worker."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch.ai.evaluator import SeatPosition
from spieltisch.core import Ints

HELD_OUT = 20  # one game in so many chooses the epoch, and one in so many is only there to be told


class Dataset(NamedTuple):
    """Positions as their seats knew them, how the games ended, what a search expected and what it looked at."""

    x: NDArray[np.uint8]  # the encoding
    won: NDArray[np.float32]  # each output's share of the win
    mask: NDArray[np.bool_]  # the outputs that stand for a seat
    hoped: NDArray[np.float32]  # what the search expected; not a number where there was none
    hand: NDArray[np.float32]  # what the hand-made judgement expected
    side: NDArray[np.int64]
    game: NDArray[np.int64]
    start: NDArray[np.int64]  # where the options of a position begin, and where the last ones end
    action: NDArray[np.int64]
    weight: NDArray[np.float32]  # how much the options of a position were looked at, adding up to one

    @property
    def choosing(self) -> NDArray[np.bool_]:
        """Positions that say which epoch is kept."""
        kept: NDArray[np.bool_] = self.game % HELD_OUT == 0
        return kept

    @property
    def held_out(self) -> NDArray[np.bool_]:
        """Positions that say nothing to anybody before the end."""
        kept: NDArray[np.bool_] = self.game % HELD_OUT == HELD_OUT // 2
        return kept


class DatasetBuilder:
    """Takes down positions while games run."""

    def __init__(self, outputs: int) -> None:
        self.outputs = outputs
        self.games: list[int] = []
        self.rows: list[tuple[bytes, int, list[int], list[float]]] = []
        self.shares: list[tuple[list[int], list[float], list[float] | None, list[float]]] = []
        self.open: list[tuple[SeatPosition, Ints, list[float], list[float] | None, list[float]]] = []

    def note(
        self, position: SeatPosition, actions: Ints, weights: list[float], hoped: list[float] | None, hand: list[float]
    ) -> None:
        """A position of the running game; shares by seat, no weights if nothing was looked at."""
        self.open.append((position, actions, weights, hoped, hand))

    def close(self, game: int, won: list[float]) -> None:
        """The running game is over."""
        for position, actions, weights, hoped, hand in self.open:
            kept = list(actions) if weights else []
            self.rows.append((bytes(position.encoded), position.side, kept, weights))
            self.shares.append((position.outputs, won, hoped, hand))
            self.games.append(game)
        self.open = []

    def dataset(self) -> Dataset:
        count = len(self.rows)
        shares = np.full((3, count, self.outputs), 0.0, dtype=np.float32)
        mask = np.zeros((count, self.outputs), dtype=bool)
        for place, (outputs, won, hoped, hand) in enumerate(self.shares):
            mask[place, outputs] = True
            shares[0, place, outputs] = won
            shares[1, place, outputs] = np.nan if hoped is None else hoped
            shares[2, place, outputs] = hand
        lengths = [len(actions) for _, _, actions, _ in self.rows]
        flat = np.frombuffer(b"".join([row[0] for row in self.rows]), np.uint8)
        return Dataset(
            flat.reshape(count, -1) if count else np.zeros((0, 0), np.uint8),
            shares[0],
            mask,
            shares[1],
            shares[2],
            np.array([row[1] for row in self.rows], dtype=np.int64),
            np.array(self.games, dtype=np.int64),
            np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
            np.array([action for row in self.rows for action in row[2]], dtype=np.int64),
            np.array([weight for row in self.rows for weight in row[3]], dtype=np.float32),
        )


def save(dataset: Dataset, path: Path, small: bool = False) -> None:
    (np.savez_compressed if small else np.savez)(path, **dataset._asdict())


def load(path: Path) -> Dataset:
    with np.load(path) as stored:
        return Dataset(**{name: stored[name] for name in Dataset._fields})


def pick(dataset: Dataset, places: NDArray[np.int64]) -> Dataset:
    """Some of the positions."""
    counts = dataset.start[places + 1] - dataset.start[places]
    options = np.concatenate([np.arange(dataset.start[p], dataset.start[p + 1]) for p in places] or [np.zeros(0, int)])
    chosen = {name: getattr(dataset, name)[places] for name in ("x", "won", "mask", "hoped", "hand", "side", "game")}
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
    return Dataset(start=start, action=dataset.action[options], weight=dataset.weight[options], **chosen)


def without_options(dataset: Dataset) -> Dataset:
    """A copy whose positions do not say what should be played."""
    none = dataset._replace(action=dataset.action[:0], weight=dataset.weight[:0])
    return none._replace(start=np.zeros_like(dataset.start))


def join(parts: Sequence[Dataset]) -> Dataset:
    parts = [part for part in parts if len(part.x)]
    shifts = np.cumsum([0, *[len(part.action) for part in parts]])
    starts = [part.start[:-1] + shift for part, shift in zip(parts, shifts, strict=False)]
    joined = {
        name: np.concatenate([getattr(part, name) for part in parts]) for name in Dataset._fields if name != "start"
    }
    return Dataset(start=np.concatenate([*starts, shifts[-1:]]).astype(np.int64), **joined)
