"""Vectors of the kernel in the hands of a title that is not compiled: these tests never are."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import spieltisch.games.lanterns
from spieltisch.core import append, extend, i64, ints, pop, remove, vec, zeros
from spieltisch.core.kit import check


def test_vectors_of_the_kernel_grow_and_shrink() -> None:
    for made in (zeros(2), ints([0, 0]), vec[i64]([0, 0])):
        grown = extend(append(made, 5), [7, 5])
        assert list(grown) == [0, 0, 5, 7, 5]
        shorter, last = pop(remove(grown, 5))
        assert (list(shorter), last) == ([0, 0, 7], 5)
        rest, first = pop(shorter, 0)
        assert (list(rest), first) == ([0, 7], 0)


def test_a_title_from_outside_keeps_every_promise() -> None:
    """Lanterns from its source, whatever the rest was made of."""
    source = Path(spieltisch.games.lanterns.__file__).parent / "__init__.py"
    found = spec_from_file_location("outside_lanterns", source)
    assert found is not None
    assert found.loader is not None
    outside = sys.modules["outside_lanterns"] = module_from_spec(found)
    found.loader.exec_module(outside)
    report = check(outside.GAME, games=3, seats=3)
    assert report.games == 3
