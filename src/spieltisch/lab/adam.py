"""Adam for a vector of numbers: the direction of a step from a noisy gradient."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

FIRST, SECOND, LEAST = 0.9, 0.99, 1e-9


class Adam:
    def __init__(self, size: int) -> None:
        self.first = np.zeros(size)
        self.second = np.zeros(size)
        self.steps = 0

    def direction(self, gradient: NDArray[np.float64]) -> NDArray[np.float64]:
        """Where to go; a learning rate says how far."""
        self.steps += 1
        self.first = FIRST * self.first + (1 - FIRST) * gradient
        self.second = SECOND * self.second + (1 - SECOND) * gradient * gradient
        first = self.first / (1 - FIRST**self.steps)
        second = self.second / (1 - SECOND**self.steps)
        step: NDArray[np.float64] = first / (np.sqrt(second) + LEAST)
        return step
