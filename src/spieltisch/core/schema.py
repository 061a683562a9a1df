"""Shapes of what people write by hand: checked as a whole before anything is built from it.

    REGION = Record(tokens=Whole(0, 20), cards=Row(Word("card", CARD.names), most=2))
    POSITION = Record(round=Whole(1, 10), regions=Table(Word("region", REGION.names), REGION))
    check(POSITION, spec)     # BadOption: regions.estalia.cards[1]: 'rain_of_pu' is no card; did you mean rain_of_pus?

What no shape can say (more pieces than the box holds) a title adds with `refusal`, or in a subclass of `Text`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any

from ._native import mypyc_attr
from .options import BadOption

SHOWN = 12  # so many words are listed, and so many characters of what was written
FAULTS = 4  # so many are told at once


def check(shape: Shape, value: object) -> None:
    """Raises BadOption with the first few faults, each with its path and what would be right.

    >>> check(Record(points=Row(Whole(0, 50), most=4)), {"points": [3, 99]})
    Traceback (most recent call last):
    spieltisch.core.options.BadOption: points[1]: a whole number from 0 to 50, not 99
    """
    faults = shape.faults(value, "")
    if faults:
        more = f"; and {len(faults) - FAULTS} more" if len(faults) > FAULTS else ""
        raise BadOption("; ".join(faults[:FAULTS]) + more)


def refusal(path: str, text: str) -> BadOption:
    """For a title's own checks, to be raised.

    >>> refusal("players[1].hand", "there are only four stars")
    BadOption('players[1].hand: there are only four stars')
    """
    return BadOption(_at(path, text))


def step_into(path: str, key: object) -> str:
    """The path of a part: names behind dots, numbers in brackets.

    >>> step_into(step_into("regions", "estalia"), 2)
    'regions.estalia[2]'
    """
    if isinstance(key, int):
        return f"{path}[{key}]"
    name = _short(key) if isinstance(key, str) else _said(key)
    return f"{path}.{name}" if path else name


def guess(word: str, names: Sequence[str], what: str) -> str:
    """What is meant by a word that is not there, or what there is.

    >>> guess("forskaen", ["forsaken", "naga"], "race")
    "'forskaen' is no race; did you mean forsaken?"
    """
    close = get_close_matches(word[:60], names, 1) or [name for name in names if word and word in name]
    if close:
        return f"{_said(word)} is no {what}; did you mean {close[0]}?"
    listed = ", ".join(names[:SHOWN]) + (", …" if len(names) > SHOWN else "")
    return f"{_said(word)} is no {what}; there are: {listed}" if names else f"{_said(word)} is no {what}; there is none"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """`wanted` says in words what would be right; `fits` looks only at the kind of thing, `faults` at all of it.

    >>> hand = Row(Word("lantern", ["ember", "star"]))
    >>> hand.fits(["stra"]), hand.fits("star")
    (True, False)
    >>> hand.faults(["stra"], "hand") == hand.inside(["stra"], "hand")
    True
    >>> hand.faults(["stra"], "hand")
    ["hand[0]: 'stra' is no lantern; did you mean star?"]
    """

    wanted: str

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted

    def fits(self, value: object) -> bool:
        """Whether it is of the right kind."""
        raise NotImplementedError

    def faults(self, value: object, path: str) -> list[str]:
        """All that is wrong with it, each with its path."""
        if not self.fits(value):
            return [_at(path, f"{self.wanted}, not {_said(value)}")]
        return self.inside(value, path)

    def inside(self, value: Any, path: str) -> list[str]:
        """Faults of something of the right kind."""
        return []


class Truth(Shape):
    """Yes or no.

    >>> Truth().faults(1, "burning")
    ['burning: true or false, not 1']
    """

    def __init__(self) -> None:
        super().__init__("true or false")

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)


class Whole(Shape):
    """A whole number from low to high, both included.

    >>> Whole(1, 5).faults(6, "night")
    ['night: a whole number from 1 to 5, not 6']
    """

    def __init__(self, low: int, high: int) -> None:
        super().__init__(f"a whole number from {low} to {high}")
        self.low = low
        self.high = high

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class Exactly(Shape):
    """One of a few values of any kind: the choices of an option.

    >>> Exactly("rulebook", "faq").faults("mine", "dial")
    ["dial: 'rulebook' or 'faq', not 'mine'"]
    """

    def __init__(self, *values: object) -> None:
        super().__init__(" or ".join([_said(value) for value in values]))
        self.values = values

    def fits(self, value: object) -> bool:
        return any(type(value) is type(one) and value == one for one in self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Shape):
    """Any words. A subclass reads them in `inside`.

    >>> Text("a name").faults(7, "players[0]")
    ['players[0]: a name, not 7']
    """

    def __init__(self, wanted: str = "a text") -> None:
        super().__init__(wanted)

    def fits(self, value: object) -> bool:
        return isinstance(value, str)


class Word(Text):
    """One word of a closed set; `what` says what they name.

    >>> Word("lantern", ["ember", "star"]).faults("sun", "")
    ["'sun' is no lantern; there are: ember, star"]
    """

    def __init__(self, what: str, names: Sequence[str]) -> None:
        super().__init__(f"a {what}")
        self.what = what
        self.names = tuple(names)

    def inside(self, value: Any, path: str) -> list[str]:
        return [] if value in self.names else [_at(path, guess(value, self.names, self.what))]


class Row(Shape):
    """A list of things of one shape.

    >>> Row(Whole(1, 6), most=3).faults([6, 1, 2, 2], "dice")
    ['dice: from 0 to 3 entries, not 4']
    """

    def __init__(self, of: Shape, fewest: int = 0, most: int = 1000, *, distinct: bool = False) -> None:
        super().__init__(f"a list ({of.wanted} each)")
        self.of = of
        self.fewest = fewest
        self.most = most
        self.distinct = distinct

    def fits(self, value: object) -> bool:
        return isinstance(value, (list, tuple))

    def inside(self, value: Any, path: str) -> list[str]:
        if not self.fewest <= len(value) <= self.most:
            return [_at(path, f"from {self.fewest} to {self.most} entries, not {len(value)}")]
        found = [fault for number, item in enumerate(value) for fault in self.of.faults(item, step_into(path, number))]
        if found or not self.distinct:
            return found
        twice = [number for number, item in enumerate(value) if item in value[:number]]
        return [_at(step_into(path, number), f"{_said(value[number])} stands there twice") for number in twice]


class Parts(Shape):
    """A list in which every place has a shape of its own; the last ones may be left out.

    >>> Parts(Word("race", ["naga"]), Whole(1, 9), fewest=1).faults(["naga", 0], "pile")
    ['pile[1]: a whole number from 1 to 9, not 0']
    """

    def __init__(self, *places: Shape, fewest: int | None = None) -> None:
        super().__init__(f"a list of {', '.join([place.wanted for place in places])}")
        self.places = places
        self.fewest = len(places) if fewest is None else fewest

    def fits(self, value: object) -> bool:
        return isinstance(value, (list, tuple)) and self.fewest <= len(value) <= len(self.places)

    def inside(self, value: Any, path: str) -> list[str]:
        pairs = enumerate(zip(self.places, value, strict=False))
        return [fault for number, (place, item) in pairs for fault in place.faults(item, step_into(path, number))]


class Record(Shape):
    """Named fields, each with its shape. All may be left out but the `needed` ones.

    >>> Record(["hands"], hands=Row(Text()), night=Whole(1, 5)).faults({"nigth": 2}, "")
    ['hands: is missing', "nigth: 'nigth' is no key here; did you mean night?"]
    """

    def __init__(self, needed: Sequence[str] = (), /, **fields: Shape) -> None:
        super().__init__(f"a table with {', '.join(fields)}")
        self.needed = tuple(needed)
        self.fields = fields

    def fits(self, value: object) -> bool:
        return isinstance(value, dict)

    def inside(self, value: Any, path: str) -> list[str]:
        found = [_at(step_into(path, name), "is missing") for name in self.needed if name not in value]
        for key, item in value.items():
            shape = self.fields.get(key) if isinstance(key, str) else None
            if shape is None:
                word = key if isinstance(key, str) else _said(key)
                found.append(_at(step_into(path, word), guess(word, tuple(self.fields), "key here")))
            else:
                found += shape.faults(item, step_into(path, key))
        return found


class Table(Shape):
    """Things of one shape by words of one kind.

    >>> Table(Word("region", ["norsca", "kislev"]), Whole(0, 20)).faults({"kislew": 2}, "tokens")
    ["tokens.kislew: 'kislew' is no region; did you mean kislev?"]
    """

    def __init__(self, keys: Word, of: Shape) -> None:
        super().__init__(f"a table by {keys.what}")
        self.keys = keys
        self.of = of

    def fits(self, value: object) -> bool:
        return isinstance(value, dict)

    def inside(self, value: Any, path: str) -> list[str]:
        found: list[str] = []
        for key, item in value.items():
            wrong = self.keys.faults(key, step_into(path, key if isinstance(key, str) else _said(key)))
            found += wrong or self.of.faults(item, step_into(path, key))
        return found


class Either(Shape):
    """Any of several shapes, told apart by the kind of thing.

    >>> Either(Whole(0, 9), Text()).faults(None, "power")
    ['power: a whole number from 0 to 9 or a text, not None']
    """

    def __init__(self, *shapes: Shape) -> None:
        super().__init__(" or ".join([shape.wanted for shape in shapes]))
        self.shapes = shapes

    def fits(self, value: object) -> bool:
        return any(shape.fits(value) for shape in self.shapes)

    def inside(self, value: Any, path: str) -> list[str]:
        found = [shape.faults(value, path) for shape in self.shapes if shape.fits(value)]
        return min(found, key=len)


class Written(Text):
    """A text that a function reads: it gets the text and gives back what is wrong with it, in words.

    >>> Written("a deck", lambda text: [] if "50" in text else ["too few cards"]).faults("40 cards", "deck")
    ['deck: too few cards']
    """

    def __init__(self, wanted: str, read: Callable[[str], list[str]]) -> None:
        super().__init__(wanted)
        self.read = read

    def inside(self, value: Any, path: str) -> list[str]:
        return [_at(path, fault) for fault in self.read(value)]


def _at(path: str, text: str) -> str:
    return f"{path}: {text}" if path else text


def _said(value: object) -> str:
    """What was written, in short; never so deep or so long that saying it could fail."""
    if isinstance(value, str):
        return repr(_short(value))
    if value is None or isinstance(value, (bool, float)):
        return str(value)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**SHOWN else "such a number"
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, (list, tuple)) else "that"


def _short(text: str) -> str:
    return text if len(text) <= 4 * SHOWN else text[: 4 * SHOWN] + "…"
