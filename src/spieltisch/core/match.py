"""Match: the way in for people. It validates, applies, logs, refuses with reasons and never shows a half-done move."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from .chance import Committed, NotTold, Outcome, Question, Recorder, Replayed, Scripted, Told, WrongOutcome
from .companion import HERE, Answer, Mark, TableChance
from .event import PUBLIC, is_visible
from .frames import interim, legal, play, prompt, to_act, why_not
from .game import Game, SplitView
from .log import Entry, Happening, Log, checked_table, linked
from .message import ActionError, Message, Refused
from .options import BadOption
from .state import State


class Match(Log):
    """A running or finished game. Use `game.match(…)`, `game.position(…)` or `spieltisch.load(path)` to get one.

    >>> match = game("lanterns").match(seats=2, seed=7)
    >>> match
    <Match lanterns: 2 seats, 0 entries, seats [0, 1] to act>
    >>> match.seats, match.to_act(), match.over
    (2, [0, 1], False)
    >>> match.legal(0)
    ['show ember', 'show candle', 'show torch', 'show star']
    >>> match.why_not(0, "show lamp")
    (Message(key='not_in_hand', args={'lantern': 'lamp'}),)
    >>> match.apply(0, "show star").action, match.apply(1, "sh be").action
    ('show star', 'show beacon')

    The brightest lantern pilots: what it may do, what stands at it, and what the others saw.

    >>> match.offers(0)[2], match.forecasts(0, ["send 3"])
    ({'action': 'send 3', 'expected': 3.5}, [None])
    >>> match.view(1)["table"]["hand"]
    ['ember', 'candle', 'ember', 'torch']
    >>> [view["entry"] for view in match.views([0, 1, None])], match.full_view()["table"]["hand"]
    ([2, 2, 2], ['torch', 'ember', 'candle', 'ember'])
    >>> match.split_view([1])[1], match.interims([1]), match.full_interims()
    ([{'seat': 1, 'table': {'hand': ['ember', 'candle', 'ember', 'torch']}}], [], [])
    >>> match.events(None, since=2)
    [{'entry': 2, 'event': 'shown', 'lanterns': ['star', 'beacon']}]
    >>> match.everything(2) == match.events(None, since=2)      # nothing was hidden there
    True
    >>> match.apply(0, "send 3").chance
    [[1, 6, 6]]
    >>> match.scores, match.ranking, match.ask(None, "points 0")["value"]
    ([3, 0], [[0], [1]], 3)

    Dice are not taken back; the whole table may agree to rewind, and anybody may try things out beside it.

    >>> match.undo_limit(0)
    (3, Message(key='core-undo_chance', args={}))
    >>> match.undo(0)
    Traceback (most recent call last):
    spieltisch.core.message.Refused: core-undo_chance
    >>> aside, guess = match.fork(2), match.sample(1, seed=1)
    >>> match.rewind(2)
    >>> match.state.digest() == aside.state.digest()
    True

    Alone against computers a player may go back all the same; the log says so.

    >>> match.decided(0)
    0
    >>> match.take_back(0, match.decided(0))
    >>> match.taken_back
    [(0, 0)]

    Beside a real table nobody here knows what people hold, and they put right what does not lie as it should.

    >>> tokens = ["noble"] * 2 + ["peasant"] * 4 + ["warpstone"] * 3
    >>> match = Match.at_table(game("chaos"), 3, {}, Committed("dusk"), [0, 1, 2], [tokens, ["divine_inspiration"]])
    >>> match.hands, match.told_chance[0], match.unseen(0)[0]["left"], match.adjustments()[0]["what"]
    ([0, 1, 2], 2, 4, 'figures norsca khorne cultist')
    >>> match.correct(match.to_act()[0], "correct points khorne = 3").told, match.corrections, match.scores
    (None, 1, [3, 0, 0])

    """

    def __init__(self, game: Game[Any], origin: dict[str, Any], chance: Committed | Scripted) -> None:
        super().__init__(game, origin, chance)
        self._listed: dict[int, list[int]] = {}
        self._listed_of: State | None = None
        self._newest: list[tuple[int, dict[str, Any]]] = []
        self._told_of: list[Happening] | None = None

    # -- making one

    @classmethod
    def new(cls, game: Game[Any], seats: int, options: dict[str, Any], chance: Committed | Scripted) -> Match:
        """A match with its chance given: by a secret, or by a script for a test.

        >>> Match.new(game("lanterns"), 2, {}, Scripted(KEEP)).view(0)["table"]["hand"]
        ['star', 'star', 'star', 'star', 'beacon']
        """
        match = cls(game, {"seats": seats, "options": game.check_options(options)}, chance)
        match._open(Recorder(chance.for_entry(0)))
        return match

    @classmethod
    def at_table(
        cls,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        chance: Committed | Scripted,
        hands: Sequence[int],
        told: Sequence[Answer] = (),
        ours: str = HERE,
    ) -> Match:
        """A match beside a real table: `hands` are the seats with real cards and dice. TableAsks says what to tell.

        >>> chaos, tokens = game("chaos"), ["noble"] * 2 + ["peasant"] * 4 + ["warpstone"] * 3
        >>> try:
        ...     Match.at_table(chaos, 3, {}, Committed("dusk"), hands=[0, 1], told=[tokens[:4]])
        ... except TableAsks as asked:
        ...     asked.question.topic, asked.question.left[1:4]
        ('first_tokens', ['peasant', 'warpstone', 'warpstone'])
        """
        if not game.companion:
            raise BadOption(Message("core-no_companion", {"title": game.name}))
        table = checked_table({"hands": sorted(hands), "ours": ours})
        match = cls(game, {"seats": seats, "options": game.check_options(options), "table": table}, chance)
        source = match._table_chance(0, told)
        match._open(Recorder(source))
        match._all_told(source)
        match.setup_told = source.marks
        return match

    def _table_chance(self, number: int, told: Sequence[Answer]) -> TableChance:
        return TableChance(self.chance.for_entry(number), self.hands, told, self.origin["table"]["ours"])

    def _all_told(self, chance: TableChance) -> None:
        if chance.left:
            raise Refused((Message("core-told_too_many", {"number": 0}),))

    @classmethod
    def from_position(cls, game: Game[Any], spec: dict[str, Any], chance: Committed | Scripted) -> Match:
        """A match from a written position; what it does not say, nobody has.

        >>> Match.from_position(game("lanterns"), {"hands": [["star"], ["lamp"]]}, Scripted()).legal(1)
        ['show lamp']
        """
        match = cls(game, {"position": spec}, chance)
        match._open(Recorder(chance.for_entry(0)))
        return match

    @classmethod
    def from_state(cls, game: Game[Any], s: State, chance: Committed | Scripted) -> Match:
        """A match from a state that somebody played to.

        >>> lanterns = game("lanterns")
        >>> Match.from_state(lanterns, lanterns.begin(2, {}, Seeded(7)), Committed("dusk")).to_act()
        [0, 1]
        """
        match = cls(game, {"state": s.to_json()}, chance)
        match._open(Recorder(chance.for_entry(0)))
        return match

    # -- playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.depth

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from first to last, ties together; meaningful when the game is over."""
        return self.game.ranking(self.state)

    @property
    def scores(self) -> list[int]:
        """The points of each seat now."""
        return self.game.scores(self.state)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seats {self.to_act()} to act"
        return f"<Match {self.game.name}: {self.seats} seats, {len(self.entries)} entries, {state}>"

    def _seated(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, not {seat}")

    def to_act(self) -> list[int]:
        """The seats that may answer now; none when the game is over."""
        return to_act(self.state)

    def legal(self, seat: int) -> list[str]:
        """The texts of all legal actions of the seat."""
        self._seated(seat)
        return self.game.verbs.texts(self._legal(seat))

    def _legal(self, seat: int) -> list[int]:
        """Listed once for each position, although several ask: a match never changes a state in place."""
        if self._listed_of is not self.state:
            self._listed_of, self._listed = self.state, {}
        actions = self._listed.get(seat)
        if actions is None:
            actions = self._listed[seat] = list(legal(self.state, seat))
        return actions

    def offers(self, seat: int) -> list[dict[str, Any]]:
        """The legal actions with what stands at their targets: costs and odds."""
        actions = self._legal(seat)
        notes = self.game.notes(self.state, seat, actions)
        texts = self.game.verbs.texts(actions)
        return [{"action": text, **note} for text, note in zip(texts, notes, strict=True)]

    def forecasts(self, seat: int, texts: Sequence[str]) -> list[dict[str, Any] | None]:
        """What each of these legal actions would change, if its title knows; refuses what is not legal."""
        actions = [self._checked(seat, text) for text in texts]
        return self.game.forecasts(self.state, seat, actions)

    def _checked(self, seat: int, text: str) -> int:
        """A legal action; raises Malformed, Ambiguous or Refused."""
        action = self.game.verbs.parse(text)
        if action not in self._legal(seat):
            raise Refused(tuple(why_not(self.state, seat, action)))
        return action

    def why_not(self, seat: int, text: str) -> tuple[Message, ...]:
        """Reasons against an action; empty if it is legal."""
        try:
            action = self.game.verbs.parse(text)
        except ActionError as error:
            return error.reasons
        return tuple(why_not(self.state, seat, action))

    def apply(self, seat: int, text: str, told: Sequence[Answer] = ()) -> Entry:
        """Take an action, or raise Malformed, Ambiguous or Refused and change nothing.

        At a real table `told` is what people rolled and drew, a list for each question; TableAsks says what is missing.
        """
        action = self.game.verbs.text(self._checked(seat, text))
        number = len(self.entries) + 1
        source = self._table_chance(number, told) if "table" in self.origin else None
        chance = Recorder(source or self.chance.for_entry(number))
        before, interims = self.state, self._interims
        self._take(seat, action, chance)
        if source is not None and source.left:
            self.state, self._interims = before, interims
            self._happened.pop()
            self._all_told(source)
        return self._entered(seat, action, chance.outcomes, source.marks if source is not None else None)

    def _entered(self, seat: int, action: str, outcomes: list[Outcome], marks: list[Mark] | None) -> Entry:
        digest = self._digester.digest(self.state)
        entry = linked(self.chain, seat, action, outcomes, digest, marks or None)
        self.entries.append(entry)
        return entry

    def correct(self, seat: int, text: str) -> Entry:
        """What people at a real table put right, as an entry of its own; BadOption where it can not lie like that."""
        if "table" not in self.origin:
            raise BadOption(Message("core-no_correction"))
        self._take(seat, text, Scripted())
        return self._entered(seat, text, [], None)

    def adjustments(self) -> list[dict[str, Any]]:
        """At a real table: what people may put right."""
        return self.game.adjustments(self.state) if "table" in self.origin and not self.over else []

    def unseen(self, seat: int) -> list[dict[str, Any]]:
        """At a real table: the cards that may be in that hand."""
        self._seated(seat)
        return self.game.unseen(self.state, seat)

    def chance_asked(self, seat: int, text: str, outcomes: Sequence[Outcome] = ()) -> Question | None:
        """What chance would be asked next if the seat took that action with these outcomes; None if they are
        all it takes. Nothing is played. Raises WrongOutcome for an impossible outcome or one too many.

        >>> match = game("lanterns").position({"hands": [["star"], ["ember"]]})
        >>> match.chance_asked(0, "show star")
        >>> _ = match.apply(0, "show star"), match.apply(1, "show ember")
        >>> match.chance_asked(0, "send 2")
        Question(kind='roll', number=2, among=6)
        >>> match.chance_asked(0, "send 2", [[4, 1]])
        """
        told = Told(outcomes)
        try:
            play(self.state.copy(), told, seat, self._checked(seat, text))
        except NotTold as asked:
            return asked.question
        if told.left:
            raise WrongOutcome(f"{told.left} outcomes too many")
        return None

    # -- seeing

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, JSON-ready and the caller's own; None is a spectator."""
        self._seated(seat)
        seen: dict[str, Any] = _own(self.views([seat])[0])
        return seen

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats, to be read only: titles keep parts of them for the next views."""
        public, own = self.split_view(seats)
        return [join_view(public, part) for part in own]

    def split_view(self, seats: Sequence[int | None]) -> SplitView:
        """The views of several seats in two parts for `join_view`: what all of them see, and what is each one's own."""
        return self._split_view(self.state, len(self.entries), seats)

    def _split_view(self, s: State, entry: int, seats: Sequence[int | None]) -> SplitView:
        tables, own = self.game.split_view(s, seats)
        parts = [{"seat": seat, "table": table} for seat, table in zip(seats, own, strict=True)]
        return self._public(s, entry, tables), parts

    def interims(self, seats: Sequence[int | None]) -> list[tuple[list[int], SplitView]]:
        """The table as it was in the middle of the newest entry, for whoever tells it in order.

        Behind how many of the events that each seat saw of it, and the view in two parts, in which nobody is asked.
        """
        found: list[tuple[list[int], SplitView]] = []
        masks = [mask for mask, _, _ in self._happened[-1]]
        for number, s in self._unasked_interims():
            behind = [sum([is_visible(mask, seat) for mask in masks[:number]]) for seat in seats]
            found.append((behind, self._split_view(s, len(self.entries) - 1, seats)))
        return found

    def _unasked_interims(self) -> list[tuple[int, State]]:
        found: list[tuple[int, State]] = []
        for number, kept in self._interims:
            s = kept.copy()
            s.listed = False
            s.push(interim)
            found.append((number, s))
        return found

    def full_interims(self) -> list[tuple[int, dict[str, Any]]]:
        """The table in the middle of the newest entry, behind how many events, with all hands open: for games that are
        over."""
        seat = self.entries[-1].seat if self.entries else 0
        return [
            (number, {**self._public(s, len(self.entries) - 1, self.game.full_view(s, seat)), "seat": None})
            for number, s in self._unasked_interims()
        ]

    def full_view(self) -> dict[str, Any]:
        """One view in which all hands lie open, from the side of whoever decides: for games that are over."""
        asked = to_act(self.state) or [entry.seat for entry in self.entries[-1:]] or [0]
        table = self.game.full_view(self.state, asked[0])
        return {**self._public(self.state, len(self.entries), table), "seat": None}

    def _public(self, s: State, entry: int, table: dict[str, Any]) -> dict[str, Any]:
        asked, is_over = prompt(s), not s.depth
        return {
            "title": self.game.name,
            "version": self.game.version,
            "entry": entry,
            "seats": self.seats,
            "to_act": asked["seats"] if asked else [],
            "prompt": asked,
            "over": is_over,
            "ranking": self.ranking if is_over else None,
            "table": table,
        }

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat saw happen, from entry number `since` on; 0 is the set-up."""
        return [
            said
            for number in range(max(since, 0), len(self._happened))
            for mask, said in self._told(number)
            if mask == PUBLIC or is_visible(mask, seat)
        ]

    def _told(self, number: int) -> list[tuple[int, dict[str, Any]]]:
        """The events of an entry with their masks; those of the newest are put into words once, whoever asks."""
        happened = self._happened[number]
        if self._told_of is not happened:
            told = [(mask, {"entry": number, **event.to_json(args)}) for mask, event, args in happened]
            if number < len(self.entries):
                return told
            self._told_of, self._newest = happened, told
        return self._newest

    def everything(self, number: int) -> list[dict[str, Any]]:
        """All events of one entry, whoever saw them: for games that are over.

        `to` is the seat that alone was told of it, `besides` the one that was not.
        """
        return [{**said, **_told_to(mask)} for mask, said in self._told(number)]

    def ask(self, seat: int | None, question: str) -> dict[str, Any]:
        """A question with causes: `match.ask(0, "defense leper estalia")`."""
        words = question.split()
        if not words or words[0] not in self.game.questions:
            raise BadOption(Message("core-no_question", {"questions": list(self.game.questions)}))
        domains = self.game.questions[words[0]]
        if len(words) - 1 != len(domains):
            wanted = [domain.name for domain in domains]
            raise BadOption(Message("core-question_words", {"question": words[0], "wanted": wanted}))
        for domain, word in zip(domains, words[1:], strict=True):
            if word not in domain.texts():
                raise BadOption(Message("core-unknown_argument", {"word": word[:60], "domain": domain.name}))
        causes = self.game.ask(self.state, seat, words[0], words[1:])
        return {"value": sum([cause.value for cause in causes]), "causes": [cause.to_json() for cause in causes]}

    def sample(self, seat: int, seed: int | str) -> Match:
        """Another match that this seat can not tell from the real one."""
        chance = Committed(f"sample:{seed}")
        s = self.game.imagine(self.state, seat, chance.for_entry(0))
        return Match.from_state(self.game, s, chance)

    # -- going back

    def undo_limit(self, seat: int, machines: Collection[int] = ()) -> tuple[int, Message]:
        """How many entries must stay when this seat takes back all it can, and what stops it there.

        What `machines` did since goes along: nobody's mind is changed by it.
        """
        limit = len(self.entries)
        for number in range(limit, 0, -1):
            entry = self.entries[number - 1]
            if entry.seat != seat and entry.seat not in machines:
                return limit, Message("core-undo_other_seat", {"seat": entry.seat})
            if entry.chance:
                return limit, Message("core-undo_chance")
            revealed = [event for _, event, _ in self._happened[number] if event.reveals]
            if revealed:
                return limit, Message("core-undo_reveal", {"event": revealed[0].key})
            if entry.seat == seat:
                limit = number - 1
        return limit, Message("core-undo_start")

    def decided(self, seat: int) -> int | None:
        """How many entries there were when this seat decided last; None if it never did."""
        own = [number for number, entry in enumerate(self.entries) if entry.seat == seat]
        return own[-1] if own else None

    def undo(self, seat: int, machines: Collection[int] = ()) -> Entry:
        """Take back this seat's last entry, or raise Refused with what stands in the way."""
        limit, reason = self.undo_limit(seat, machines)
        number = self.decided(seat)
        if number is None or limit > number:
            raise Refused((reason,))
        undone = self.entries[number]
        self.rewind(number)
        return undone

    def take_back(self, seat: int, number: int) -> None:
        """Go back against dice, cards and others, which the log notes; the same move gets the same outcomes again."""
        self.taken_back.append((number, seat))
        self.rewind(number)

    def rewind(self, number: int) -> None:
        """Keep only the first entries. For consent of the table and for fixing; `undo` is the safe way."""
        if not 0 <= number <= len(self.entries):
            raise ValueError(f"there are entries 0 to {len(self.entries)}, not {number}")
        kept = self.entries[:number]
        # What was taken back beyond here has no place of its own any more.
        self.taken_back = list(dict.fromkeys((min(entry, number), seat) for entry, seat in self.taken_back))
        if isinstance(self.chance, Committed):
            self.chance.keep(number)
        self._open(Replayed(self.setup_chance))
        self.fold(kept)

    def fork(self, number: int | None = None) -> Match:
        """A new match with the same beginning, up to and including that entry; all by default."""
        kept = len(self.entries) if number is None else number
        if not 0 <= kept <= len(self.entries):
            raise ValueError(f"there are entries 0 to {len(self.entries)}, not {kept}")
        data = self.to_json()
        data["entries"] = data["entries"][:kept]
        return Match.from_json(self.game, data)


def join_view(public: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """A view of the two parts that `Match.split_view` gives.

    >>> match = game("lanterns").match(seats=2, seed=7)
    >>> public, (own,) = match.split_view([1])
    >>> join_view(public, own) == match.view(1), "hand" in public["table"]
    (True, False)
    """
    return {**public, **own, "table": {**public["table"], **own["table"]}}


def _told_to(mask: int) -> dict[str, Any]:
    few = mask if mask > 0 else ~mask
    if mask == PUBLIC or few & (few - 1):
        return {}
    return {"to" if mask > 0 else "besides": few.bit_length() - 1}


def _own(value: Any) -> Any:
    """A copy of JSON-ready data, down to its last part."""
    if isinstance(value, dict):
        return {key: _own(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_own(part) for part in value]
    return value
