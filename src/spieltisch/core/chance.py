"""Sources of dice rolls, draws and shuffles. Rules take one as an argument, and every outcome can be recorded.

Search and simulation use `Seeded`, matches use `Stream` (one keyed stream per entry, verifiable in any language), the
log uses `Recorder` and `Replayed`, tests and puzzles use `Scripted`, and `Told` takes the outcomes of a real table.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ._native import mypyc_attr

if TYPE_CHECKING:
    from .event import Topic

Outcome = list[int]
KEEP: Outcome = [-1]  # scripted: leave what would be shuffled as it is


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of dice, shuffles and draws. Rules take it as an argument and use no other randomness.

    >>> chance = Scripted([6, 3], [2], [1, 0, 2], [2, 0])
    >>> chance.roll(2), chance.pick(4)
    ([6, 3], 2)
    >>> cards = ["ember", "candle", "star"]
    >>> chance.shuffle(cards)
    >>> cards
    ['candle', 'ember', 'star']
    >>> chance.draw(cards, 2)
    ['star', 'candle']

    Rules say first what it is about, for those at a real table who are asked.

    >>> chance.about(Topic("wind", night=INT), -1, (), 3)
    """

    def about(self, topic: Topic, seat: int, things: Any, *args: int) -> None:
        """What is asked next is about this: whose dice or cards (-1: nobody's), and what the outcomes stand for.

        Only chance that people at a real table answer listens.
        """

    def pick(self, n: int) -> int:
        """One of 0 … n-1."""
        raise NotImplementedError

    def roll(self, n: int, sides: int = 6) -> list[int]:
        """So many dice, in the order rolled."""
        return [self.pick(sides) + 1 for _ in range(n)]

    def shuffle(self, items: list[Any]) -> None:
        """In place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.pick(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, items: Sequence[Any], k: int) -> list[Any]:
        """k different members by chance, in the order drawn."""
        pool = list(items)
        return [pool.pop(self.pick(len(pool))) for _ in range(k)]


class Seeded(Chance):
    """Fast, for search and simulation. Only `random()` is used: its sequence is promised across Python versions.

    >>> Seeded(7).roll(5)
    [2, 1, 4, 1, 4]
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def pick(self, n: int) -> int:
        return int(self._random() * n)

    def roll(self, n: int, sides: int = 6) -> list[int]:
        draw = self._random
        return [int(draw() * sides) + 1 for _ in range(n)]


class Stream(Chance):
    """SHA-256 in counter mode over a key; rejection keeps every outcome exactly equally likely.

    >>> Stream(b"any key").roll(5)
    [4, 2, 2, 4, 6]
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._pool: list[int] = []

    def pick(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        while True:
            if not self._pool:
                block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
                self._counter += 1
                self._pool = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
            word = self._pool.pop()
            if word < limit:
                return word % n


def fresh_secret() -> str:
    """For a match whose chance nobody chose: from the machine's own noise."""
    return f"{random.SystemRandom().getrandbits(256):064x}"


class Committed:
    """Chance of a whole match: fixed by a secret and by what the seats contribute.

    Before the game the table shows `commitment`; after it the secret is opened and anybody can recompute all.
    Each entry has a stream of its own, so that a match resumes anywhere and a repeated move gets the same outcomes.
    A match may commit anew after some entry: `renewed` holds these entries, each with the chance that follows it.

    >>> chance = Committed("our secret", ["Marta's word", "Odo's word"])
    >>> chance.commitment[:8], chance.for_entry(1).roll(3), chance.for_entry(1).roll(3)
    ('58c4012d', [3, 6, 2], [3, 6, 2])
    >>> chance.renew(4, "another secret")
    >>> chance.newest(4) is chance, chance.newest(5).secret
    (True, 'another secret')
    >>> chance.keep(2)                            # entries 3 and 4 are taken back
    >>> Committed.from_json(chance.to_json()).renewed[0][0]
    2
    """

    def __init__(self, secret: str, contributions: Sequence[str] = ()) -> None:
        self.secret = secret
        self.contributions = list(contributions)
        self.commitment = commitment(secret)
        parts = [secret, *self.contributions]
        self._key = hashlib.sha256("".join(f"{len(part)}:{part}" for part in parts).encode()).digest()
        self.renewed: list[tuple[int, Committed]] = []

    def renew(self, entry: int, secret: str, contributions: Sequence[str] = ()) -> None:
        """From the next entry on another secret decides."""
        self.renewed.append((entry, Committed(secret, contributions)))

    def newest(self, number: int) -> Committed:
        """What decides an entry."""
        for entry, chance in reversed(self.renewed):
            if entry < number:
                return chance
        return self

    def keep(self, number: int) -> None:
        """Entries beyond that number are taken back; what was replaced stays replaced."""
        self.renewed = [(min(entry, number), chance) for entry, chance in self.renewed]

    def for_entry(self, number: int) -> Chance:
        """The stream that decides an entry; 0 is the set-up."""
        return Stream(self.newest(number)._key + number.to_bytes(8, "big"))

    def to_json(self) -> dict[str, Any]:
        """All of it, the secret included."""
        data: dict[str, Any] = {
            "commitment": self.commitment, "contributions": self.contributions, "secret": self.secret,
        }  # fmt: skip
        if self.renewed:
            data["renewed"] = [{"entry": entry, **chance.to_json()} for entry, chance in self.renewed]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Committed:
        """Raises ValueError if a secret does not fit its commitment."""
        chance = cls(data["secret"], data["contributions"])
        if chance.commitment != data["commitment"]:
            raise ValueError("the secret does not fit the commitment")
        for later in data.get("renewed", []):
            chance.renewed.append((int(later["entry"]), cls.from_json(later)))
        return chance


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Recorder(Chance):
    """Passes every question on and writes the outcomes down. What has only one outcome is no question.

    >>> recorder = Recorder(Seeded(7))
    >>> recorder.roll(2), recorder.pick(1)
    ([2, 1], 0)
    >>> recorder.outcomes
    [[2, 1]]
    """

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def about(self, topic: Topic, seat: int, things: Any, *args: int) -> None:
        self.source.about(topic, seat, things, *args)

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        number = self.source.pick(n)
        self.outcomes.append([number])
        return number

    def roll(self, n: int, sides: int = 6) -> list[int]:
        if not n:
            return []
        dice = self.source.roll(n, sides)
        self.outcomes.append(list(dice))
        return dice

    def shuffle(self, items: list[Any]) -> None:
        if len(items) < 2:
            return
        order = list(range(len(items)))
        self.source.shuffle(order)
        self.outcomes.append(order)
        items[:] = [items[i] for i in order]

    def draw(self, items: Sequence[Any], k: int) -> list[Any]:
        if not k:
            return []
        order = self.source.draw(list(range(len(items))), k)
        self.outcomes.append(list(order))
        return [items[i] for i in order]


class WrongOutcome(ValueError):
    """A recorded or scripted outcome does not answer the question that the rules ask.

    >>> Scripted([7]).roll(1)
    Traceback (most recent call last):
    spieltisch.core.chance.WrongOutcome: [7] is no roll of 1 dice with 6 sides
    """


class Question(NamedTuple):
    """What the rules ask of chance: pick one of `among`, roll `number` dice with `among` sides, shuffle
    `number` things, draw `number` of `among`.

    >>> str(Question("roll", 2, 6)), str(Question("draw", 3, 20))
    ('roll of 2 dice with 6 sides', 'draw of 3 from 20')
    """

    kind: str
    number: int
    among: int

    def __str__(self) -> str:
        if self.kind == "pick":
            return f"pick of {self.among}"
        if self.kind == "roll":
            return f"roll of {self.number} dice with {self.among} sides"
        return f"draw of {self.number} from {self.among}" if self.kind == "draw" else f"shuffle of {self.number}"


class Replayed(Chance):
    """Gives back what was written down, and complains if it does not fit.

    >>> replayed = Replayed([[2, 1], [0]])
    >>> replayed.roll(2), replayed.left
    ([2, 1], 1)
    """

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._outcomes = [list(outcome) for outcome in outcomes]
        self._outcomes.reverse()

    @property
    def left(self) -> int:
        """How many outcomes nobody has asked for."""
        return len(self._outcomes)

    def _next(self, question: Question) -> Outcome:
        if not self._outcomes:
            self._missing(question)
        return self._outcomes.pop()

    def _missing(self, question: Question) -> None:
        raise WrongOutcome(f"no outcome left for {question}")

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        outcome = self._next(Question("pick", 1, n))
        if len(outcome) != 1 or not 0 <= outcome[0] < n:
            raise WrongOutcome(f"{outcome} is no pick of {n}")
        return outcome[0]

    def roll(self, n: int, sides: int = 6) -> list[int]:
        if not n:
            return []
        outcome = self._next(Question("roll", n, sides))
        if len(outcome) != n or not all(1 <= value <= sides for value in outcome):
            raise WrongOutcome(f"{outcome} is no roll of {n} dice with {sides} sides")
        return outcome

    def shuffle(self, items: list[Any]) -> None:
        if len(items) < 2:
            return
        order = self._next(Question("shuffle", len(items), len(items)))
        if order == KEEP:
            return
        if sorted(order) != list(range(len(items))):
            raise WrongOutcome(f"{order} is no order of {len(items)} things")
        items[:] = [items[i] for i in order]

    def draw(self, items: Sequence[Any], k: int) -> list[Any]:
        if not k:
            return []
        order = self._next(Question("draw", k, len(items)))
        if len(order) != k or len(set(order)) != k or not all(0 <= i < len(items) for i in order):
            raise WrongOutcome(f"{order} is no draw of {k} from {len(items)}")
        return [items[i] for i in order]


class NotTold(Exception):
    """Chance is asked for something that nobody has told yet.

    >>> try:
    ...     Told([[3]]).pick(5), Told([]).pick(5)
    ... except NotTold as asked:
    ...     asked.question
    Question(kind='pick', number=1, among=5)
    """

    def __init__(self, question: Question) -> None:
        super().__init__(str(question))
        self.question = question


class Told(Replayed):
    """What people tell of their dice and cards; what they have not told yet is asked by NotTold.

    >>> Told([[6, 3]]).roll(2)
    [6, 3]
    >>> Told([]).roll(2)
    Traceback (most recent call last):
    spieltisch.core.chance.NotTold: roll of 2 dice with 6 sides
    """

    def _missing(self, question: Question) -> None:
        raise NotTold(question)


class Scripted(Chance):
    """Outcomes written by a person, one list per question; `then` answers when the script has ended.

    >>> chance = Scripted([6, 3], KEEP, then=Seeded(1))
    >>> cards = ["ember", "candle", "star"]
    >>> dice = chance.roll(2)
    >>> chance.shuffle(cards)                     # KEEP leaves them as they are
    >>> dice, cards, chance.left
    ([6, 3], ['ember', 'candle', 'star'], 0)
    >>> chance.for_entry(1) is chance             # one script for a whole match
    True
    """

    def __init__(self, *outcomes: Outcome, then: Chance | None = None) -> None:
        self._script = Replayed(outcomes)
        self._then = then

    @property
    def left(self) -> int:
        """How many outcomes nobody has asked for."""
        return self._script.left

    def _source(self) -> Chance:
        if self._then is not None and not self._script.left:
            return self._then
        return self._script

    def pick(self, n: int) -> int:
        return self._source().pick(n)

    def roll(self, n: int, sides: int = 6) -> list[int]:
        return self._source().roll(n, sides)

    def shuffle(self, items: list[Any]) -> None:
        self._source().shuffle(items)

    def draw(self, items: Sequence[Any], k: int) -> list[Any]:
        return self._source().draw(items, k)

    def for_entry(self, _number: int) -> Chance:
        """The script itself, whichever entry it is."""
        return self
