"""Actions are declared once: an int inside, words outside.

A title lists its verbs with the domains of their arguments. Packing, text form, strict parser and the index space
for learners all follow from that declaration.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from ._native import i64, mypyc_attr
from .message import Ambiguous, Malformed, Message


class Values:
    """What an argument may be. `say` turns the engine's value into what leaves it (a slug, a number, a list).

    >>> INT.say(3), LIST.say([6, 1]), TEXT.describe()
    (3, [6, 1], {'kind': 'text'})
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, value: Any) -> Any:
        """The value as it leaves the engine."""
        return value

    def describe(self) -> dict[str, Any]:
        """Which kind of thing it is, for clients."""
        return {"kind": self.name}

    def fits(self, said: Any) -> bool:
        """Whether that can be such a value as it leaves the engine.

        >>> INT.fits(3), INT.fits("kislev"), SEAT.fits(None), many(TEXT).fits(["a", "b"])
        (True, False, False, True)
        """
        return isinstance(said, SAID.get(self.name, str)) and (self.name == "truth" or not isinstance(said, bool))


INT = Values("int")
TEXT = Values("text")  # as somebody wrote it, or a word by which a sentence chooses its form
LIST = Values("list")
TRUTH = Values("truth")
SEAT = Values("seat")
ACTION = Values("action")  # in its text form
MESSAGE = Values("message")
THING = Values("thing")  # a name of whatever domain has it, or a plain word
SAID: Final[dict[str, Any]] = {  # what each kind is in JSON
    "any_of": list,
    "int": (int, float),
    "list": list,
    "truth": bool,
    "seat": int,
    "message": dict,
    "parts": list,
}


class Choice(Values):
    """Values that can be counted, and so can be arguments of a verb: a `Domain` or `Numbers`.

    >>> BOATS = Numbers("boats", 1, 3)
    >>> BOATS.size, BOATS.texts(), BOATS.find("2")
    (3, ['1', '2', '3'], [2])
    """

    def __init__(self, name: str, size: int, low: int) -> None:
        super().__init__(name)
        self.size = size
        self.low = low

    def texts(self) -> list[str]:
        """The words for all values, in order."""
        return [str(self.say(value)) for value in range(self.low, self.low + self.size)]

    def find(self, text: str) -> list[int]:
        """All values that `text` names: one if it is exact, else every value it abbreviates."""
        texts = self.texts()
        if text in texts:
            return [self.low + texts.index(text)]
        return [self.low + i for i, name in enumerate(texts) if name.startswith(text)]


class Domain(Choice):
    """A closed set of named things: regions, cards, kinds of figures. The int is the place in `names`.

    >>> LANTERN = Domain("lantern", ["ember", "candle", "star"])
    >>> LANTERN["star"], LANTERN.say(1), len(LANTERN)
    (2, 'candle', 3)
    >>> LANTERN.find("st"), LANTERN.texts()[0], LANTERN.describe()
    ([2], 'ember', {'kind': 'domain', 'domain': 'lantern'})
    """

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(name, len(names), 0)
        self.names = tuple(names)
        self.numbers = {slug: number for number, slug in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            raise ValueError(f"domain {name} names a thing twice")

    def __getitem__(self, slug: str) -> int:
        return self.numbers[slug]

    def __len__(self) -> int:
        return len(self.names)

    def say(self, value: Any) -> Any:
        return None if value is None or value < 0 else self.names[value]

    def fits(self, said: Any) -> bool:
        return said is None or said in self.numbers

    def texts(self) -> list[str]:
        return list(self.names)

    def find(self, text: str) -> list[int]:
        exact = self.numbers.get(text)
        if exact is not None:
            return [exact]
        return [number for number, name in enumerate(self.names) if name.startswith(text)]

    def describe(self) -> dict[str, Any]:
        return {"kind": "domain", "domain": self.name}


class Letters(Domain):
    """Seats by letters, where numbers would be taken for amounts.

    >>> SIDE = Letters("side", "ab")
    >>> SIDE.say(1), SIDE.describe()
    ('b', {'kind': 'seat', 'domain': 'side'})
    """

    def describe(self) -> dict[str, Any]:
        return {"kind": "seat", "domain": self.name}


class Numbers(Choice):
    """Whole numbers from low to high, both included.

    >>> BOATS = Numbers("boats", 1, 3)
    >>> BOATS.find("3"), BOATS.find("4"), BOATS.describe()
    ([3], [], {'kind': 'int'})
    """

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high - low + 1, low)

    def find(self, text: str) -> list[int]:
        exact = text.isascii() and text.isdecimal() and self.low <= int(text) < self.low + self.size
        return [int(text)] if exact else []

    def fits(self, said: Any) -> bool:
        return isinstance(said, int) and self.low <= said < self.low + self.size

    def describe(self) -> dict[str, Any]:
        return {"kind": "int"}


class Many(Values):
    """A list of values of one domain."""

    def __init__(self, of: Values) -> None:
        super().__init__(of.name)
        self.of = of

    def say(self, value: Any) -> Any:
        return [self.of.say(item) for item in value]

    def fits(self, said: Any) -> bool:
        return isinstance(said, list) and all(self.of.fits(item) for item in said)

    def describe(self) -> dict[str, Any]:
        return {**self.of.describe(), "many": True}


def many(of: Values) -> Many:
    """A list of such values, as an argument of an event.

    >>> many(Domain("lantern", ["ember", "star"])).say([1, 0])
    ['star', 'ember']
    """
    return Many(of)


class Verb:
    """One kind of action: called with its arguments it packs them into an int, `args` unpacks them.

    >>> verbs = game("lanterns").verbs
    >>> SEND = verbs["send"]
    >>> SEND(3), SEND.args(8), SEND.base <= 8 < SEND.end
    (8, (3,), True)
    >>> SEND.describe()
    {'boats': {'kind': 'int'}}

    Rules may take a quicker way with one or two arguments that are known to fit.

    >>> GIVE = Verbs().verb("give", Numbers("coins", 1, 5), Domain("keeper", ["Odo", "Marta"]))
    >>> GIVE.of(5, 1) == GIVE(5, 1), GIVE.has(9), GIVE.first(9), GIVE.second(9)
    (True, True, 5, 1)
    """

    def __init__(self, name: str, number: int, base: int, args: dict[str, Choice]) -> None:
        self.name = name
        self.kind = name  # what clients call it: verbs that differ only in a word are one to them
        self.fixed: dict[str, str] = {}  # and that word, by its name
        self.number = number
        self.base: i64 = base
        self.arguments = args
        self.domains = tuple(args.values())
        size = 1
        for domain in self.domains:
            size *= domain.size
        self.end: i64 = base + size
        lows = [*[domain.low for domain in self.domains[:2]], 0, 0]
        self._stride: i64 = self.domains[1].size if len(self.domains) > 1 else 1
        self._first: i64 = lows[0]
        self._second: i64 = lows[1]
        self._packed: dict[tuple[int, ...], int] = {}
        self._unpacked: dict[int, tuple[int, ...]] = {}

    def __call__(self, *args: int) -> int:
        action = self._packed.get(args)
        if action is None:
            action = self._packed[args] = self._pack(args)
        return action

    def _pack(self, args: tuple[int, ...]) -> int:
        if len(args) != len(self.domains):
            raise ValueError(f"{self.name} takes {len(self.domains)} arguments, not {len(args)}")
        index = 0
        for domain, value in zip(self.domains, args, strict=True):
            if not 0 <= value - domain.low < domain.size:
                raise ValueError(f"{self.name}: {value} is not a {domain.name}")
            index = index * domain.size + value - domain.low
        return self.base + index

    def args(self, action: int) -> tuple[int, ...]:
        """The arguments of one of its actions."""
        known = self._unpacked.get(action)
        if known is not None:
            return known
        if not self.base <= action < self.end:
            raise ValueError(f"{action} is no action of {self.name}")
        index = action - self.base
        args: list[int] = []
        for domain in reversed(self.domains):
            index, value = divmod(index, domain.size)
            args.append(value + domain.low)
        args.reverse()
        unpacked = self._unpacked[action] = tuple(args)
        return unpacked

    # the quick way for rules, with one or two arguments that are known to fit

    def of(self, first: i64, second: i64 = 0) -> i64:
        """The action with these arguments."""
        return self.base + (first - self._first) * self._stride + second - self._second

    def has(self, action: i64) -> bool:
        """Whether the action is one of its own."""
        return self.base <= action < self.end

    def first(self, action: i64) -> i64:
        """The first argument of one of its actions."""
        return (action - self.base) // self._stride + self._first

    def second(self, action: i64) -> i64:
        """The second argument, if it takes two."""
        return (action - self.base) % self._stride + self._second

    def describe(self) -> dict[str, Any]:
        """The arguments and what they may be, for clients."""
        return {name: domain.describe() for name, domain in self.arguments.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Verbs:
    """All verbs of a title: one index space, one text form.

    >>> verbs = Verbs()
    >>> SHOW = verbs.verb("show", Domain("lantern", ["ember", "star"]))
    >>> SEND = verbs.verb("send", boats=Numbers("boats", 1, 3))
    >>> verbs.size, verbs.text(1), verbs.parse("sh st"), verbs.verb_of(4).name
    (5, 'show star', 1, 'send')
    >>> sorted(verbs.describe())
    ['send', 'show']
    """

    def __init__(self) -> None:
        self.all: list[Verb] = []
        self.size = 0
        self._bases: list[int] = []
        self._by_name: dict[str, Verb] = {}
        self._texts: dict[int, str] = {}
        self._actions: dict[str, int] = {}  # of the texts that were given out

    def verb(self, name: str, *domains: Choice, **named: Choice) -> Verb:
        """Declare the next verb. Arguments are called like their domain, or as they are named here."""
        if name in self._by_name:
            raise ValueError(f"verb {name} is declared twice")
        args = {domain.name: domain for domain in domains}
        if len(args) != len(domains):
            raise ValueError(f"verb {name}: name its arguments apart, two have the same domain")
        args.update(named)
        verb = Verb(name, len(self.all), self.size, args)
        self.all.append(verb)
        self._bases.append(verb.base)
        self._by_name[name] = verb
        self.size = verb.end
        return verb

    def merge(self, name: str, argument: str, **verbs: Verb) -> None:
        """Verbs that are one to clients, with an argument more; their texts and numbers stay apart.

        >>> verbs = Verbs()
        >>> verbs.merge("move", "way", up=verbs.verb("rise"), down=verbs.verb("fall"))
        >>> verbs["fall"].kind, verbs["fall"].fixed
        ('move', {'way': 'down'})
        """
        for word, verb in verbs.items():
            verb.kind = name
            verb.fixed = {argument: word}

    def __getitem__(self, name: str) -> Verb:
        return self._by_name[name]

    def verb_of(self, action: int) -> Verb:
        """Which verb an action belongs to."""
        if not 0 <= action < self.size:
            raise ValueError(f"{action} is no action")
        return self.all[bisect_right(self._bases, action) - 1]

    def text(self, action: int) -> str:
        """The words for an action; `parse` reads them."""
        text = self._texts.get(action)
        if text is None:
            verb = self.verb_of(action)
            args = verb.args(action)
            words = [str(domain.say(value)) for domain, value in zip(verb.domains, args, strict=True)]
            text = self._texts[action] = " ".join([verb.name, *words])
            self._actions[text] = action
        return text

    def texts(self, actions: Sequence[int]) -> list[str]:
        """The texts of many actions.

        >>> game("lanterns").verbs.texts([8, 3])
        ['send 3', 'show lamp']
        """
        known = self._texts
        return [known[action] if action in known else self.text(action) for action in actions]

    def parse(self, text: str) -> int:
        """The action that `text` names; unique abbreviations count."""
        known = self._actions.get(text)
        if known is not None:
            return known
        words = text.split()
        if not words:
            raise Malformed((Message("core-empty_action"),))
        verb = self._find_verb(words[0])
        if len(words) - 1 != len(verb.domains):
            wanted = " ".join([verb.name, *[f"<{name}>" for name in verb.arguments]])
            raise Malformed((Message("core-argument_count", {"wanted": wanted, "given": len(words) - 1}),))
        args: list[int] = []
        for domain, word in zip(verb.domains, words[1:], strict=True):
            found = domain.find(word)
            if not found:
                raise Malformed((Message("core-unknown_argument", {"word": word[:60], "domain": domain.name}),))
            if len(found) > 1:
                matches = [str(domain.say(value)) for value in found[:6]]
                raise Ambiguous((Message("core-ambiguous", {"word": word[:60], "matches": matches}),))
            args.append(found[0])
        return verb(*args)

    def _find_verb(self, word: str) -> Verb:
        exact = self._by_name.get(word)
        if exact is not None:
            return exact
        found = [verb for verb in self.all if verb.name.startswith(word)]
        if not found:
            verbs = [verb.name for verb in self.all]
            raise Malformed((Message("core-unknown_verb", {"word": word[:60], "verbs": verbs}),))
        if len(found) > 1:
            matches = [verb.name for verb in found[:6]]
            raise Ambiguous((Message("core-ambiguous", {"word": word[:60], "matches": matches}),))
        return found[0]

    def describe(self) -> dict[str, Any]:
        """Verbs and their argument domains, for clients that label buttons and light up boards."""
        return {verb.name: verb.describe() for verb in self.all}
