"""A title: what it is made of, and how the kernel talks to it. Outside packages add theirs by entry point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from ._native import mypyc_attr
from .arguments import Arguments, describe
from .chance import Chance, Committed, Scripted, fresh_secret
from .event import Event, seats_of
from .frames import frames_from_json, legal, run, to_act
from .message import Cause, Message
from .options import BadOption, Option, Part, checked_options, wrong_seats
from .packs import KEPT, Content, Kind, Pack, checked_pack
from .pending import SEALED, written_answers
from .state import State
from .stored import fill
from .tally import Fact, Statistics
from .verbs import Choice, Domain, Many, Values, Verbs

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State)
SplitView = tuple[dict[str, Any], list[dict[str, Any]]]
CORRECT: Final = "correct "
MOST_CORRECTIONS: Final = 40  # in one entry
KNOWN_PACKS: Final[dict[tuple[str, str], Pack]] = {}  # the newest, by title and digest


def is_correction(action: str) -> bool:
    """Whether an entry of the log is no action but what people at a real table put right.

    >>> is_correction("correct figures kislev khorne warrior = 2"), is_correction("pass")
    (True, False)
    """
    return action.startswith(CORRECT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A title. Subclass it, fill in the class attributes, write the methods that raise NotImplementedError here.

    >>> lanterns = game("lanterns")
    >>> isinstance(lanterns, Game), lanterns.seats, lanterns.bound, lanterns.package
    (True, (2, 3, 4), 60, 'spieltisch.games.lanterns')

    What people use makes a match; what search uses works on bare states.

    >>> match = lanterns.match(seats=2, seed=7, options={"nights": 3})
    >>> puzzle = lanterns.position({"hands": [["star", "ember"], ["lamp"]]})
    >>> s = lanterns.begin(2, {}, Seeded(7))
    >>> guess = lanterns.imagine(s, 0, Seeded(1))      # the same for seat 0, anything for the others
    >>> lanterns.view(s, 0)["hand"] == lanterns.view(guess, 0)["hand"]
    True
    >>> lanterns.state_from_json(s.to_json()).digest() == s.digest()
    True
    >>> sorted(lanterns.vocabulary())
    ['arguments', 'domains', 'events', 'options', 'questions', 'seats', 'title', 'verbs', 'version']

    A title writes these:

    >>> s = lanterns.setup(2, lanterns.check_options({}), Seeded(7))
    >>> lanterns.view(s, None)["points"], lanterns.views(s, [0, 1])[1]["hand"][:2]
    ([0, 0], ['candle', 'star'])
    >>> lanterns.split_view(s, [0, None])[1][1], lanterns.views(s, [None]) == [lanterns.view(s, None)]
    ({'hand': None}, True)
    >>> lanterns.full_view(s, 0)["hand"] == lanterns.view(s, 0)["hand"]
    True
    >>> lanterns.pieces(lanterns.sample(s, 0, Seeded(1)))
    {'cards': 24}
    >>> lanterns.scores(s), lanterns.ranking(s), lanterns.seats_in(s), lanterns.part(s, 0), lanterns.facts(s, [])
    ([0, 0], [[0, 1]], 2, '', [])
    >>> send = lanterns.verbs.parse("send 2")
    >>> lanterns.annotate(s, 0, send), lanterns.notes(s, 0, [send]), lanterns.forecasts(s, 0, [send])
    ({'expected': 2.3}, [{'expected': 2.3}], [None])
    >>> lanterns.ask(s, None, "points", ["0"])
    [Cause(key='boats', value=0, args={})]
    >>> lanterns.position_state({"hands": [["star"], ["lamp"]]}).nights
    5
    >>> lanterns.content()["lanterns"][0]["name"], sorted(lanterns.open_view(s)), lanterns.statistics(s, [])
    ('ember', ['public', 'seats'], {})
    >>> lanterns.kinds, lanterns.judge_pack({}), lanterns.pack_of("")       # no pack can change a lantern
    ((), ([], []), None)
    >>> lanterns.split_pack({"nights": 3}), lanterns.with_pack({"nights": 3}, s)
    (({'nights': 3}, None), {'nights': 3})
    >>> lanterns.with_answers({"nights": 3}, s, 0)                         # nobody has answered yet
    {'nights': 3}
    """

    name: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    parts: ClassVar[tuple[Part, ...]] = ()  # what a player may be; shown before the game
    bound: ClassVar[int] = 10_000
    renamed: ClassVar[dict[str, str]] = {}
    chapters: ClassVar[tuple[str, ...]] = ()  # events that begin one, for whoever looks back
    turns: ClassVar[tuple[str, ...]] = ()  # events after which a position can be judged: nothing is half done
    companion: ClassVar[bool] = False  # may stand beside a real table: its chance has topics, its hands may be unknown
    circle: ClassVar[bool] = False  # whoever has had a turn is ahead until all have had one
    questions: ClassVar[dict[str, tuple[Choice, ...]]] = {}
    arguments: ClassVar[Arguments] = {}  # of its messages: what each name means, in one place
    kinds: ClassVar[tuple[Kind, ...]] = ()  # records that a pack may change
    state: ClassVar[type[State]] = State
    verbs: ClassVar[Verbs]
    events: ClassVar[list[Event]]

    # -- what a title writes

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> S:
        """The table as the rulebook lays it out, with the first frames on the stack."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """What the seat may know, built up from nothing; None is a spectator."""
        raise NotImplementedError

    def split_view(self, s: S, seats: Sequence[int | None]) -> SplitView:
        """The views of several seats in two parts: what they all see alike, built once, and what is each one's own."""
        return {}, [self.view(s, seat) for seat in seats]

    def views(self, s: S, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats."""
        public, own = self.split_view(s, seats)
        return [{**public, **part} for part in own]

    def full_view(self, s: S, front: int) -> dict[str, Any]:
        """One view of a game that is over, from the side of one seat, with what every other seat holds laid open."""
        return self.view(s, front)

    def sample(self, s: S, seat: int, chance: Chance) -> S:
        """A copy in which all that the seat can not know is dealt anew."""
        raise NotImplementedError

    def pieces(self, s: S) -> dict[str, int]:
        """Counts that never change: nothing appears, nothing is lost."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError

    def ranking(self, s: S) -> list[list[int]]:
        """Seats from first to last, ties together; by score unless the title says otherwise."""
        scores = self.scores(s)
        return [
            [seat for seat, score in enumerate(scores) if score == value] for value in sorted(set(scores), reverse=True)
        ]

    def open_view(self, s: S) -> dict[str, Any]:
        """What everybody may see once the game is over: the union of all seats' views."""
        return {"public": self.view(s, None), "seats": [self.view(s, seat) for seat in range(self.seats_in(s))]}

    def seats_in(self, s: S) -> int:
        """How many play."""
        return len(self.scores(s))

    def part(self, s: S, seat: int) -> str:
        """Whom the seat plays, where a title has parts: a slug, or nothing."""
        return ""

    def annotate(self, s: S, seat: int, action: int) -> dict[str, Any]:
        """Costs and odds that stand at an action before it is taken; they travel with every list of legal actions."""
        return {}

    def notes(self, s: S, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
        """The notes of several actions, to be read only: a title may keep some of them for the next time."""
        return [self.annotate(s, seat, action) for action in actions]

    def forecasts(self, s: S, seat: int, actions: Sequence[int]) -> list[dict[str, Any] | None]:
        """What each action would change. That may be costly, so it is worked out only for what somebody looks at."""
        return [None for _ in actions]

    def ask(self, s: S, seat: int | None, question: str, args: list[str]) -> list[Cause]:
        """A number by its causes; `questions` says which there are and what they take."""
        raise BadOption(Message("core-no_question", {"questions": []}))

    def position_state(self, spec: dict[str, Any]) -> S:
        """The state that a written position describes; BadOption where it is wrong."""
        raise BadOption(Message("core-no_positions"))

    def write_position(self, s: S, seat: int | None) -> dict[str, Any]:
        """The present moment as a position that `position` reads: what the seat (or a spectator) may know of it.

        Hidden cards are left out, so what is laid out from it may differ there and nowhere else. BadOption where
        something is half done that no position can say.

        >>> lanterns = game("lanterns")
        >>> lanterns.write_position(lanterns.begin(2, {}, Seeded(7)), 0)["hands"]
        [['candle', 'ember', 'lamp', 'ember', 'torch'], ['?', '?', '?', '?', '?']]
        """
        raise BadOption(Message("core-no_positions"))

    def unseen(self, s: S, seat: int) -> list[dict[str, Any]]:
        """At a real table: the kinds of cards that may be in the hand of a seat, how many are `left` of all copies
        (`of`), each under `card`; none where a title has no hands or the hand is known here.

        >>> game("lanterns").unseen(game("lanterns").begin(2, {}, Seeded(7)), 0)
        []
        """
        return []

    def adjustments(self, s: S) -> list[dict[str, Any]]:
        """What people may put right at a real table: rows of `what` (words of a correction), its `part` (the first of
        them), `now`, `least`, `most`, and `place` to find it by.

        >>> game("lanterns").adjustments(game("lanterns").begin(2, {}, Seeded(7)))
        []
        """
        return []

    def adjust(self, s: S, what: list[str], value: int) -> None:
        """Put one of `adjustments` to another value, in place.

        >>> chaos = game("chaos")
        >>> s = chaos.begin(3, {}, Seeded(7))
        >>> chaos.adjust(s, ["points", "khorne"], 3)
        >>> chaos.scores(s)
        [3, 0, 0]
        """
        raise BadOption(Message("core-no_correction"))

    def corrected(self, s: S, text: str) -> S:
        """A copy as people say that it lies, from `correct WHAT … = NUMBER, …`; BadOption where that can not be.

        >>> lanterns = game("lanterns")
        >>> lanterns.corrected(lanterns.begin(2, {}, Seeded(7)), "correct boats 0 = 3")
        Traceback (most recent call last):
        spieltisch.core.options.BadOption: core-no_correction
        """
        twin = cast(S, s.copy())
        before = self.pieces(s)
        parts = [part.strip() for part in text.removeprefix(CORRECT).split(",")]
        if not s.depth or not 0 < len(parts) <= MOST_CORRECTIONS:
            raise BadOption(Message("core-no_correction"))
        asked = to_act(s)
        for part in sorted(parts, key=lambda part: self._adds(s, part)):  # what comes off the board goes back first
            what, _, number = part.partition("=")
            known = {row["what"]: row for row in self.adjustments(twin)}.get(what.strip())
            if known is None or not number.strip().isdecimal():
                raise BadOption(Message("core-no_correction"))
            value = int(number)
            if not known["least"] <= value <= known["most"]:
                args = {"least": known["least"], "most": known["most"]}
                raise BadOption(Message("core-correction_range", args))
            self.adjust(twin, what.split(), value)
        twin.listed = False
        if self.pieces(twin) != before:
            raise BadOption(Message("core-correction_pieces"))
        if to_act(twin) != asked or not all(len(legal(twin, seat)) for seat in asked):
            raise BadOption(Message("core-correction_stuck"))
        return twin

    def _adds(self, s: S, part: str) -> bool:
        what, _, number = part.partition("=")
        now = {row["what"]: row["now"] for row in self.adjustments(s)}.get(what.strip())
        return now is None or not number.strip().isdecimal() or int(number) > now

    def content(self) -> dict[str, Any]:
        """What is in the box, for clients that show it: cards, pieces, their printed numbers."""
        return {}

    def judge_pack(self, content: Content) -> tuple[list[Message], list[Message]]:
        """Of a pack whose fields all fit: what can not be played with, and what only differs from the rulebook."""
        return [], []

    def statistics(self, s: S, happened: list[dict[str, Any]]) -> Statistics:
        """What can be counted at the end of a game, from all its events: by name, by seat, by part."""
        return {}

    def facts(self, s: S, happened: list[dict[str, Any]]) -> list[Fact]:
        """What can be said of a stretch of play, from its events alone; `s` is the position after it."""
        return []

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """All options with their values, a pack in its one form; raises BadOption in one clear line."""
        checked = checked_options(self.options, options)
        pack = self.pack_of(checked.pop("pack", None))
        return checked if pack is None else {**checked, "pack": pack.to_json()}

    def pack_of(self, given: Any) -> Pack | None:
        """A pack as an option or a stored game has it, checked once; BadOption says what is wrong with it."""
        digest = given.get("digest") if isinstance(given, dict) else None
        found = KNOWN_PACKS.get((self.name, digest)) if isinstance(digest, str) else None
        pack = found or checked_pack(self, given)
        if pack is not None and found is None:
            while len(KNOWN_PACKS) >= KEPT:
                del KNOWN_PACKS[next(iter(KNOWN_PACKS))]
            KNOWN_PACKS[self.name, pack.digest] = pack
        return pack

    def split_pack(self, spec: dict[str, Any]) -> tuple[dict[str, Any], Pack | None]:
        """A written position without its pack, and that pack."""
        if not isinstance(spec, dict) or "pack" not in spec:
            return spec, None
        return {key: value for key, value in spec.items() if key != "pack"}, self.pack_of(spec["pack"])

    def with_pack(self, spec: dict[str, Any], s: S) -> dict[str, Any]:
        """A written position with the pack that it is played with."""
        pack = s.pack_in_use()
        return spec if pack is None else {**spec, "pack": pack.to_json()}

    def with_answers(self, spec: dict[str, Any], s: S, seat: int | None) -> dict[str, Any]:
        """A written position with the sealed answers that wait for others, as far as the seat knows them."""
        answers = written_answers(s, self.verbs, seat)
        return spec if answers == [None] * len(answers) else {**spec, SEALED: answers}

    def options_for(self, options: dict[str, Any], seats: Sequence[int]) -> dict[str, Any]:
        """What those who sit there may know of the options of a game that is not over.

        >>> class Tea(Game):
        ...     options = (Option("sugar", None, 0, seat=0), Option("milk", None, 0, seat=1))
        >>> Tea().options_for({"sugar": 2, "milk": 1}, [0])
        {'sugar': 2}
        """
        secret = {option.name for option in self.options if option.seat is not None and option.seat not in seats}
        return {name: value for name, value in options.items() if name not in secret}

    # -- what everybody uses

    @property
    def package(self) -> str:
        """Where the title's frames and data live."""
        module: str = type(self).__module__
        parts = module.split(".")
        if parts[:2] == ["spieltisch", "games"]:
            return ".".join(parts[:3])
        return module if parts[0] == "spieltisch" or len(parts) == 1 else parts[0]

    def begin(self, seats: int, options: dict[str, Any], chance: Chance) -> S:
        """The first position in which somebody must decide."""
        if seats not in self.seats:
            raise wrong_seats(self.name, self.seats, seats)
        s = self.setup(seats, self.check_options(options), chance)
        run(s, chance)
        return s

    def imagine(self, s: S, seat: int, chance: Chance) -> S:
        """A full state that the seat can not tell from the real one; sealed answers of others are made up as well."""
        twin = self.sample(s, seat, chance)
        twin.unknown = 0  # what is imagined is known in full
        twin.listed = False  # the options may depend on what was dealt anew
        if twin.depth and twin.top().many:
            for other in seats_of(twin.argument(0)):
                if other != seat and twin.sealed[other] >= 0:
                    twin.sealed[other] = -1
                    answers = legal(twin, other)
                    twin.sealed[other] = answers[chance.pick(len(answers))]
        return twin

    def state_from_json(self, data: dict[str, Any]) -> S:
        """Read what `State.to_json` wrote."""
        s = cast(S, type(self).state())
        fill(s, data, frames_from_json(self.package, data["frames"], self.renamed), self.pack_of(data.get("packed")))
        return s

    def match(
        self,
        seats: int,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        contributions: Sequence[str] = (),
    ) -> Match:
        """A new match. The seed decides all chance, together with what the seats contribute; None is a fresh one."""
        from .match import Match

        secret = fresh_secret() if seed is None else str(seed)
        return Match.new(self, seats, options or {}, Committed(secret, contributions))

    def position(self, spec: dict[str, Any], chance: Scripted | None = None, seed: int | str = 0) -> Match:
        """A match that starts from a short, human-written position."""
        from .match import Match

        return Match.from_position(self, spec, chance or Committed(str(seed)))

    def vocabulary(self) -> dict[str, Any]:
        """Everything a client needs to label and light up things: domains, verbs, events, options, questions."""
        said: list[Values] = [domain for verb in self.verbs.all for domain in verb.domains]
        said += [domain for domains in self.questions.values() for domain in domains]
        said += [values for event in self.events for values in event.arguments.values()]
        said += self.arguments.values()
        things = [values.of if isinstance(values, Many) else values for values in said]
        domains: dict[str, list[str]] = {}
        for thing in things:
            if isinstance(thing, Domain):
                domains.setdefault(thing.name, thing.texts())
        return {
            "title": self.name,
            "version": self.version,
            "seats": list(self.seats),
            "options": [option.to_json() for option in self.options],
            "verbs": self.verbs.describe(),
            "events": {event.key: event.describe() for event in self.events},
            "arguments": describe(self.arguments),
            "questions": {name: [domain.describe() for domain in domains] for name, domains in self.questions.items()},
            "domains": domains,
        }
