"""Describes the form of hand-written files and checks a whole file before anything is built from it.

    REGION = Record(tokens=Whole(0, 20), cards=Row(Word(CARD.names), most=2))
    POSITION = Record(round=Whole(1, 10), regions=TableShape(Word(REGION.names), REGION))
    check(POSITION, spec)     # BadOption: regions.estalia.cards[1]: core-near_word (word rain_of_pu, near rain_of_pus)

Conditions that no shape can express (more pieces than the box holds) are added by a title with `refusal`, or in a
subclass of `Text`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any

from ._native import mypyc_attr
from .message import Message
from .options import BadOption

SHOWN = 12  # so many words are listed, and so many characters of what was written
FAULTS = 4  # so many are told at once


def check(shape: Shape, value: object, path: str = "") -> None:
    """Raises BadOption with the first few faults, each with its path and what would be right.

    >>> check(Record(points=Row(Whole(0, 50), most=4)), {"points": [3, 99]})
    Traceback (most recent call last):
    spieltisch.core.options.BadOption: points[1]: core-unexpected (wanted core-whole (low 0, high 50), given 99)
    """
    faults = shape.faults(value, path)
    if faults:
        more = [Message("core-more_faults", {"count": len(faults) - FAULTS})] if len(faults) > FAULTS else []
        raise BadOption(*faults[:FAULTS], *more)


def refusal(path: str, key: str, **args: Any) -> BadOption:
    """For a title's own checks, to be raised.

    >>> refusal("players[1].hand", "core-too_many", thing="star", there=4, given=5)
    BadOption('players[1].hand: core-too_many (thing star, there 4, given 5)')
    """
    return BadOption(at(path, Message(key, args)))


def at_most(path: str, thing: str, there: int, given: int) -> None:
    """Refuses more of a thing than there is.

    >>> at_most("players[1].hand", "star", there=4, given=4)
    """
    if given > there:
        raise refusal(path, "core-too_many", thing=thing, there=there, given=given)


def at(path: str, fault: Message) -> Message:
    """A fault in its place.

    >>> plain(at("night", Message("core-missing")))
    'night: core-missing'
    """
    return Message("core-fault", {"path": path, "fault": fault.to_json()}) if path else fault


def step_into(path: str, key: object) -> str:
    """The path of a part: names behind dots, numbers in brackets.

    >>> step_into(step_into("regions", "estalia"), 2)
    'regions.estalia[2]'
    """
    if isinstance(key, int):
        return f"{path}[{key}]"
    name = _short(key) if isinstance(key, str) else _said(key)
    return f"{path}.{name}" if path else name


def guess(word: str, names: Sequence[str]) -> Message:
    """What is meant by a word that is not there, or what there is.

    >>> guess("forskaen", ["forsaken", "naga"])
    Message(key='core-near_word', args={'word': 'forskaen', 'near': 'forsaken'})
    """
    close = get_close_matches(word[:60], names, 1) or [name for name in names if word and word in name]
    if close:
        return Message("core-near_word", {"word": _short(word), "near": close[0]})
    listed = ", ".join([*names[:SHOWN], *["…"][: len(names) > SHOWN]])
    return Message("core-unknown_word", {"word": _short(word), "words": listed or "–"})


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """`wanted` says what would be right; `fits` looks only at the kind of thing, `faults` at all of it.

    >>> hand = Row(Word(["ember", "star"]))
    >>> hand.fits(["stra"]), hand.fits("star")
    (True, False)
    >>> hand.faults(["stra"], "hand") == hand.value_faults(["stra"], "hand")
    True
    >>> plain(hand.faults(["stra"], "hand")[0])
    'hand[0]: core-near_word (word stra, near star)'
    """

    wanted: Message

    def __init__(self, wanted: str, **args: Any) -> None:
        self.wanted = Message(wanted, args)

    def fits(self, value: object) -> bool:
        """Whether it is of the right kind."""
        raise NotImplementedError

    def faults(self, value: object, path: str) -> list[Message]:
        """All that is wrong with it, each with its path."""
        if not self.fits(value):
            return [unexpected(path, self.wanted, value)]
        return self.value_faults(value, path)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        """Faults of something of the right kind."""
        return []


class Truth(Shape):
    """Yes or no.

    >>> plain(Truth().faults(1, "burning")[0])
    'burning: core-unexpected (wanted core-one_of (words true | false), given 1)'
    """

    def __init__(self) -> None:
        super().__init__("core-one_of", words="true | false")

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)


class Whole(Shape):
    """A whole number from low to high, both included.

    >>> plain(Whole(1, 5).faults(6, "night")[0])
    'night: core-unexpected (wanted core-whole (low 1, high 5), given 6)'
    """

    def __init__(self, low: int, high: int) -> None:
        super().__init__("core-whole", low=low, high=high)
        self.low = low
        self.high = high

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class Exactly(Shape):
    """One of a few values of any kind: the choices of an option.

    >>> plain(Exactly("rulebook", "faq").faults("mine", "dial")[0])
    'dial: core-unexpected (wanted core-one_of (words "rulebook" | "faq"), given "mine")'
    """

    def __init__(self, *values: object) -> None:
        super().__init__("core-one_of", words=" | ".join([_said(value) for value in values]))
        self.values = values

    def fits(self, value: object) -> bool:
        return any(type(value) is type(one) and value == one for one in self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Shape):
    """Any words, best with an example. A subclass reads them in `inside`.

    >>> plain(Text("2 star").faults(7, "hand")[0])
    'hand: core-unexpected (wanted core-text_like (example 2 star), given 7)'
    """

    def __init__(self, example: str = "") -> None:
        super().__init__("core-text_like" if example else "core-text", **({"example": example} if example else {}))

    def fits(self, value: object) -> bool:
        return isinstance(value, str)


class Word(Text):
    """One word of a closed set.

    >>> plain(Word(["ember", "star"]).faults("sun", "")[0])
    'core-unknown_word (word sun, words ember, star)'
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        return [] if value in self.names else [at(path, guess(value, self.names))]


class Row(Shape):
    """A list of things of one shape.

    >>> plain(Row(Whole(1, 6), most=3).faults([6, 1, 2, 2], "dice")[0])
    'dice[3]: core-unexpected (wanted core-entries (fewest 0, most 3), given 4)'
    """

    def __init__(self, of: Shape, fewest: int = 0, most: int = 1000, *, distinct: bool = False) -> None:
        super().__init__("core-entries", fewest=fewest, most=most)
        self.of = of
        self.fewest = fewest
        self.most = most
        self.distinct = distinct

    def fits(self, value: object) -> bool:
        return isinstance(value, (list, tuple))

    def value_faults(self, value: Any, path: str) -> list[Message]:
        if not self.fewest <= len(value) <= self.most:
            where = step_into(path, self.most) if len(value) > self.most else path  # the first one too many
            return [unexpected(where, self.wanted, len(value))]
        found = [fault for number, item in enumerate(value) for fault in self.of.faults(item, step_into(path, number))]
        if found or not self.distinct:
            return found
        twice = [number for number, item in enumerate(value) if item in value[:number]]
        return [at(step_into(path, number), Message("core-twice", {"given": _said(value[number])})) for number in twice]


class Parts(Shape):
    """A list in which every place has a shape of its own; the last ones may be left out.

    >>> plain(Parts(Word(["naga"]), Whole(1, 9), fewest=1).faults(["naga", 0], "pile")[0])
    'pile[1]: core-unexpected (wanted core-whole (low 1, high 9), given 0)'
    """

    def __init__(self, *places: Shape, fewest: int | None = None) -> None:
        self.places = places
        self.fewest = len(places) if fewest is None else fewest
        super().__init__("core-entries", fewest=self.fewest, most=len(places))

    def fits(self, value: object) -> bool:
        return isinstance(value, (list, tuple)) and self.fewest <= len(value) <= len(self.places)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        pairs = enumerate(zip(self.places, value, strict=False))
        return [fault for number, (place, item) in pairs for fault in place.faults(item, step_into(path, number))]


class Record(Shape):
    """Named fields, each with its shape. All may be left out but the `needed` ones.

    >>> [plain(fault) for fault in Record(["hands"], hands=Row(Text()), night=Whole(1, 5)).faults({"nigth": 2}, "")]
    ['hands: core-missing', 'nigth: core-near_word (word nigth, near night)']
    """

    def __init__(self, needed: Sequence[str] = (), /, **fields: Shape) -> None:
        super().__init__("core-table")
        self.needed = tuple(needed)
        self.fields = fields

    def fits(self, value: object) -> bool:
        return isinstance(value, dict)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        found = [at(step_into(path, name), Message("core-missing")) for name in self.needed if name not in value]
        for key, item in value.items():
            shape = self.fields.get(key) if isinstance(key, str) else None
            if shape is None:
                word = key if isinstance(key, str) else _said(key)
                found.append(at(step_into(path, word), guess(word, tuple(self.fields))))
            else:
                found += shape.faults(item, step_into(path, key))
        return found


class TableShape(Shape):
    """Things of one shape by words of one kind.

    >>> plain(TableShape(Word(["norsca", "kislev"]), Whole(0, 20)).faults({"kislew": 2}, "tokens")[0])
    'tokens.kislew: core-near_word (word kislew, near kislev)'
    """

    def __init__(self, keys: Word, of: Shape) -> None:
        super().__init__("core-table")
        self.keys = keys
        self.of = of

    def fits(self, value: object) -> bool:
        return isinstance(value, dict)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        found: list[Message] = []
        for key, item in value.items():
            wrong = self.keys.faults(key, step_into(path, key if isinstance(key, str) else _said(key)))
            found += wrong or self.of.faults(item, step_into(path, key))
        return found


class Either(Shape):
    """Any of several shapes, told apart by the kind of thing.

    >>> plain(Either(Text(), Truth()).faults(None, "power")[0])
    'power: core-unexpected (wanted core-either (one core-text, other core-one_of (words true | false)), given null)'
    """

    def __init__(self, one: Shape, other: Shape) -> None:
        super().__init__("core-either", one=one.wanted.to_json(), other=other.wanted.to_json())
        self.shapes = (one, other)

    def fits(self, value: object) -> bool:
        return any(shape.fits(value) for shape in self.shapes)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        found = [shape.faults(value, path) for shape in self.shapes if shape.fits(value)]
        return min(found, key=len)


class Written(Text):
    """A text that a function reads: it gets the text and gives back what is wrong with it.

    >>> deck = Written("50 cards", lambda text: [] if "50" in text else [Message("too_small")])
    >>> plain(deck.faults("40 cards", "deck")[0])
    'deck: too_small'
    """

    def __init__(self, example: str, read: Callable[[str], list[Message]]) -> None:
        super().__init__(example)
        self.read = read

    def value_faults(self, value: Any, path: str) -> list[Message]:
        return [at(path, fault) for fault in self.read(value)]


def unexpected(path: str, wanted: Message, given: object) -> Message:
    """What would be right there, and what was written.

    >>> plain(unexpected("night", Whole(1, 5).wanted, "noon"))
    'night: core-unexpected (wanted core-whole (low 1, high 5), given "noon")'
    """
    return at(path, Message("core-unexpected", {"wanted": wanted.to_json(), "given": _said(given)}))


def _said(value: object) -> str:
    """What was written, in short; never so deep or so long that saying it could fail."""
    if isinstance(value, str):
        return json.dumps(_short(value), ensure_ascii=False)
    if isinstance(value, int) and abs(value) >= 10**SHOWN:
        return "…"
    if value is None or isinstance(value, (bool, float, int)):
        return json.dumps(value)
    return "{…}" if isinstance(value, dict) else "[…]" if isinstance(value, (list, tuple)) else "…"


def _short(text: str) -> str:
    return text if len(text) <= 4 * SHOWN else text[: 4 * SHOWN] + "…"
