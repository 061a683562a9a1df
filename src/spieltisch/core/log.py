"""The log is the game: an origin plus entries (seat, action, chance outcomes, digest). State = fold of the log.

Here it is kept, read again, checked entry by entry, and its chance recomputed from the opened secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from .chance import Chance, Committed, Outcome, Recorder, Replayed, Scripted, WrongOutcome
from .companion import HERE, PEOPLE, Mark, Retold
from .digest import Digester, short_digest
from .event import Event
from .files import write_json
from .frames import play, run, why_not
from .game import Game, is_correction
from .message import ActionError, Message, of_title, plain
from .options import BadOption, wrong_seats
from .pending import SEALED, seal_answers, without_answers
from .state import State

FORMAT = 1

Happening = tuple[int, Event, tuple[Any, ...]]


class Entry(NamedTuple):
    """One line of the log. `digest` is that of the position; `chain` covers the entry and the chain before it.

    >>> entry = game("lanterns").match(seats=2, seed=7).apply(0, "show star")
    >>> entry.seat, entry.action, entry.chance, list(entry.to_json())
    (0, 'show star', [], ['seat', 'action', 'chance', 'digest', 'chain'])
    >>> entry.chained("another beginning").chain == entry.chain, Entry.of_row(entry.to_json()) == entry
    (False, True)
    """

    seat: int
    action: str
    chance: list[Outcome]
    digest: str
    chain: str = ""
    told: list[Mark] | None = None  # at a real table: by outcome what people told of it

    @classmethod
    def of_row(cls, row: dict[str, Any]) -> Entry:
        """The entry of a line that is known to be good."""
        return cls(row["seat"], row["action"], row["chance"], row["digest"], row.get("chain", ""), marks_of(row))

    def to_json(self) -> dict[str, Any]:
        """The line as it stands in a file."""
        line = self._asdict()
        if self.told is None:
            del line["told"]
        return line

    def chained(self, before: str) -> Entry:
        """This entry as the next link of a chain."""
        return linked(before, *self[:4], self.told)


def linked(
    before: str, seat: int, action: str, chance: list[Outcome], digest: str, told: list[Mark] | None = None
) -> Entry:
    text = f"{before}|{seat}|{action}|{chance}|{digest}"
    chain = short_digest(text if told is None else f"{text}|{told}")
    return Entry(seat, action, chance, digest, chain, told)


def marks_of(row: Any) -> list[Mark] | None:
    """What a stored line says of told chance; ValueError or TypeError where it is none."""
    marks = row.get("told")
    if marks is None:
        return None
    return [None if mark is None else [None if value is None else int(value) for value in mark] for mark in marks]


class BrokenLog(ValueError):
    """A stored match can not be rebuilt; `entry` is the first bad one (0 is the set-up), `reason` says why in a key.

    >>> data = game("lanterns").match(seats=2, seed=7).to_json()
    >>> data["chance"]["secret"] = "8"
    >>> Match.from_json(game("lanterns"), data)
    Traceback (most recent call last):
    spieltisch.core.log.BrokenLog: entry 0: core-log_secret
    """

    def __init__(self, entry: int, fault: str, **args: Any) -> None:
        self.entry = entry
        self.reason = Message("core-log", {"entry": entry, "fault": Message(fault, args).to_json()})
        super().__init__(f"entry {entry}: {plain(Message(fault, args))}")


def _unreadable(entry: int, title: str, error: Exception) -> BrokenLog:
    """What is written there is no action, option or position of the title, or nothing at all."""
    if isinstance(error, (ActionError, BadOption)):
        fault = of_title(title, error.reasons[0])
        return BrokenLog(entry, fault.key, **fault.args)
    return BrokenLog(entry, "core-log_unreadable")


class Log:
    """How a table was laid, all that was done at it, and the position it led to.

    >>> match = game("lanterns").match(seats=2, seed=7)
    >>> entry = match.apply(0, "show star")
    >>> again = Match.from_json(match.game, match.to_json())    # stored and read it is the same, entry by entry
    >>> again.follow(match.apply(1, "show beacon"))             # and goes on like the one it came from
    >>> again.chain == match.chain, again.receipt() == match.receipt()
    (True, True)
    >>> again.verify({2: match.receipt()}) == match.chance.commitment
    True
    >>> again.fold([match.apply(0, "send 3")])                  # the same unchecked, for what is known to be good
    >>> again.state.digest() == match.state.digest()
    True
    """

    def __init__(self, game: Game[Any], origin: dict[str, Any], chance: Committed | Scripted) -> None:
        self.game = game
        self.origin = origin
        self.chance = chance
        self.entries: list[Entry] = []
        self.setup_chance: list[Outcome] = []
        self.setup_told: list[Mark] | None = None  # at a real table: by outcome what people told of it
        self.setup_digest = ""
        self.state: State = State()
        self.seats = 0  # how many play
        self.taken_back: list[tuple[int, int]] = []  # entry and seat of what was taken back against the dice
        self._happened: list[list[Happening]] = []
        self._interims: list[tuple[int, State]] = []  # of the newest entry: behind how many events, and the position
        self._digester = Digester()

    @property
    def hands(self) -> list[int]:
        """At a real table the seats whose cards and dice lie there; nobody else's match has any."""
        return list(self.origin.get("table", {}).get("hands", ()))

    @property
    def told_chance(self) -> tuple[int, int]:
        """How many outcomes people told, in whole or in part, and how many there are.

        >>> game("lanterns").match(seats=2, seed=7).told_chance
        (0, 1)
        """
        marks = [*(self.setup_told or ()), *[mark for entry in self.entries for mark in entry.told or ()]]
        return sum(mark is not None for mark in marks), len(self.setup_chance) + sum(
            len(entry.chance) for entry in self.entries
        )

    @property
    def corrections(self) -> int:
        """How often people said that it does not lie like that."""
        return sum(is_correction(entry.action) for entry in self.entries)

    # -- folding

    def _open(self, chance: Chance) -> None:
        """Lay the table: build the first state from the origin."""
        s = self._first_state(chance)
        events: list[Happening] = s.events or []
        s.events = events
        for seat in self.hands:
            s.unknown |= 1 << seat
        run(s, chance)
        spec = self.origin.get("position")
        if isinstance(spec, dict) and SEALED in spec:
            seal_answers(s, self.game.verbs, chance, spec[SEALED])
        s.events = None
        self.state = s
        self.seats = self.game.seats_in(s)
        self.entries = []
        self._happened = [events]
        self._interims = []
        if isinstance(chance, Recorder):
            self.setup_chance = chance.outcomes
            self.setup_digest = s.digest()

    def _first_state(self, chance: Chance) -> State:
        s: State
        if "position" in self.origin:
            s = self.game.position_state(without_answers(self.origin["position"]))
            return s
        if "state" in self.origin:
            s = self.game.state_from_json(self.origin["state"])
            return s
        seats = self.origin["seats"]
        if seats not in self.game.seats:
            raise wrong_seats(self.game.name, self.game.seats, seats)
        s = self.game.setup(seats, self.origin["options"], chance)
        return s

    def _take(self, seat: int, action: str, chance: Chance) -> None:
        events: list[Happening] = []
        interims: list[tuple[int, State]] = []
        if is_correction(action):
            s: State = self.game.corrected(self.state, action)
        else:
            s = self.state.copy()
            s.events, s.interims = events, interims
            play(s, chance, seat, self.game.verbs.parse(action))
            s.events = s.interims = None
        self.state, self._interims = s, interims
        self._happened.append(events)

    def fold(self, entries: Sequence[Entry]) -> None:
        """Take entries that are known to be good. Nobody looks in between, so one state serves all of them."""
        s = self.state.copy()
        for entry in entries:
            events: list[Happening] = []
            s.events = events
            if is_correction(entry.action):
                s.events = None
                s = self.game.corrected(s, entry.action)
            else:
                play(s, Replayed(entry.chance), entry.seat, self.game.verbs.parse(entry.action))
            self._happened.append(events)
            self.entries.append(entry)
        s.events = None
        self.state = s
        self._interims = []

    # -- what covers all of it

    @property
    def chain(self) -> str:
        """Covers all that has happened; it begins with the digest of the set-up."""
        return self.entries[-1].chain if self.entries else self.setup_digest

    def receipt(self) -> str:
        """What a player may keep of the game so far: it tells them nothing, and fits no other history once all is open.

        The secret in it keeps anybody from trying out what the digest of the position hides.
        """
        secret = self.chance.newest(len(self.entries)).secret if isinstance(self.chance, Committed) else ""
        return short_digest(f"{secret}|{self.chain}")

    # -- keeping

    def to_json(self) -> dict[str, Any]:
        """All of it, its secret included: for the owner of the table only."""
        return {
            "format": FORMAT,
            "title": self.game.name,
            "rules": self.game.version,
            **self.origin,
            "chance": _chance_to_json(self.chance),
            "setup": {
                "chance": self.setup_chance,
                "digest": self.setup_digest,
                **({} if self.setup_told is None else {"told": self.setup_told}),
            },
            "entries": [entry.to_json() for entry in self.entries],
            **({"taken_back": [list(row) for row in self.taken_back]} if self.taken_back else {}),
        }

    def save(self, path: Any) -> None:
        """Write the whole match to a file, all or nothing; `spieltisch.load` reads it.

        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     game("lanterns").match(seats=2, seed=7).save(f"{folder}/evening.json")
        """
        write_json(path, self.to_json())

    @classmethod
    def from_json(cls, game: Game[Any], data: dict[str, Any]) -> Self:
        """Re-fold a stored log and check every digest; raises BrokenLog and never gives half a log."""
        origin, chance, setup, rows = _read(game, data)
        log = cls(game, origin, chance)
        try:
            replayed = Replayed(setup["chance"])
            log._open(replayed)
        except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
            raise _unreadable(0, game.name, error) from error
        log.setup_chance = [list(outcome) for outcome in setup["chance"]]
        log.setup_digest = log.state.digest()
        try:
            log.setup_told = marks_of(setup)
        except (ValueError, TypeError, AttributeError) as error:
            raise _unreadable(0, game.name, error) from error
        if replayed.left:
            raise BrokenLog(0, "core-log_more_chance")
        log._check(0, log.setup_digest, setup["digest"], data["rules"])
        for number, row in enumerate(rows, start=1):
            log._refold(number, row, data["rules"])
        try:
            log.taken_back = [(int(entry), int(seat)) for entry, seat in data.get("taken_back", ())]
        except (ValueError, TypeError) as error:
            raise _unreadable(0, game.name, error) from error
        return log

    def follow(self, entry: Entry) -> None:
        """One entry further, with the outcomes that are written in it; BrokenLog if it does not fit."""
        self._refold(len(self.entries) + 1, entry.to_json(), self.game.version)

    def _refold(self, number: int, row: Any, rules: str) -> None:
        try:
            outcomes = [list(outcome) for outcome in row["chance"]]
            entry = Entry(row["seat"], row["action"], outcomes, row["digest"], told=marks_of(row))
            entry = entry.chained(self.chain)
            if is_correction(entry.action):
                self.game.corrected(self.state, entry.action)
                reasons: list[Message] = []
            else:
                reasons = why_not(self.state, entry.seat, self.game.verbs.parse(entry.action))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise _unreadable(number, self.game.name, error) from error
        if reasons:
            raise BrokenLog(number, "core-log_not_legal", word=entry.action)
        chance = Replayed(entry.chance)
        try:
            self._take(entry.seat, entry.action, chance)
        except WrongOutcome as error:
            raise BrokenLog(number, "core-log_wrong_chance") from error
        if chance.left:
            raise BrokenLog(number, "core-log_more_chance")
        self.entries.append(entry)
        self._check(number, self.state.digest(), entry.digest, rules)
        if (row.get("chain") or entry.chain) != entry.chain:
            raise BrokenLog(number, "core-log_not_chained")

    def _check(self, number: int, found: str, written: str, rules: str) -> None:
        if found != written:
            if rules != self.game.version:
                raise BrokenLog(number, "core-log_other_rules", rules=str(rules), wanted=self.game.version)
            raise BrokenLog(number, "core-log_differs")

    def verify(self, receipts: Mapping[int, str] | None = None) -> str:
        """Recompute all chance from the secret; the commitment if it all fits, else BrokenLog.

        `receipts`, by entry number, are what a player kept: they notice a tail cut off and a history written anew.
        """
        if not isinstance(self.chance, Committed):
            raise BrokenLog(0, "core-log_scripted")
        recorded = [self.setup_chance, *[entry.chance for entry in self.entries]]
        fresh = type(self)(self.game, self.origin, self.chance)
        recorder = Recorder(_retold(self.chance.for_entry(0), self.setup_told))
        fresh._open(recorder)
        fresh.setup_digest = self.setup_digest
        for number, outcomes in enumerate(recorded):
            if number:
                entry = self.entries[number - 1]
                recorder = Recorder(_retold(self.chance.for_entry(number), entry.told))
                fresh._take(entry.seat, entry.action, recorder)
            if recorder.outcomes != outcomes:
                raise BrokenLog(number, "core-log_other_chance")
            fresh.entries = self.entries[:number]
            if receipts and receipts.get(number, fresh.receipt()) != fresh.receipt():
                raise BrokenLog(number, "core-log_written_anew")
        missing = [number for number in receipts or () if number > len(self.entries)]
        if missing:
            raise BrokenLog(max(missing), "core-log_tail")
        return self.chance.commitment


def _retold(stream: Chance, marks: list[Mark] | None) -> Chance:
    return stream if marks is None else Retold(stream, marks)


def _chance_to_json(chance: Committed | Scripted) -> dict[str, Any]:
    if isinstance(chance, Scripted):
        return {"scripted": True}
    return chance.to_json()


def checked_table(data: Any) -> dict[str, Any]:
    """How a real table stands beside a match: the seats with real hands, and who rolls for ours."""
    hands = [int(seat) for seat in data["hands"]]
    if sorted(set(hands)) != hands or not all(0 <= seat < 16 for seat in hands):
        raise ValueError("hands are seats, each once and in order")
    if data.get("ours", HERE) not in (HERE, PEOPLE):
        raise ValueError("our dice are rolled here or by people")
    return {"hands": hands, "ours": data.get("ours", HERE)}


def _read(game: Game[Any], data: Any) -> tuple[dict[str, Any], Committed, dict[str, Any], list[Any]]:
    """The outer shape of a stored match, or a clear complaint about it."""
    try:
        if data["format"] != FORMAT:
            raise BrokenLog(0, "core-log_format", format=str(data["format"])[:40], wanted=str(FORMAT))
        if data["title"] != game.name:
            raise BrokenLog(0, "core-log_other_title", title=str(data["title"])[:40], wanted=game.name)
        origin = {key: data[key] for key in ("seats", "options", "position", "state") if key in data}
        if set(origin) not in ({"seats", "options"}, {"position"}, {"state"}):
            raise BrokenLog(0, "core-log_no_origin")
        if "table" in data:
            origin["table"] = checked_table(data["table"])
        setup, rows, stored = data["setup"], data["entries"], data["chance"]
        str(data["rules"]), setup["chance"], setup["digest"]
        if not isinstance(rows, list):
            raise BrokenLog(0, "core-log_no_entries")
        if stored.get("scripted"):
            chance = Committed("scripted")
        else:
            chance = Committed.from_json(stored)
    except BrokenLog:
        raise
    except ValueError as error:
        raise BrokenLog(0, "core-log_secret") from error
    except (KeyError, TypeError, AttributeError) as error:
        raise _unreadable(0, game.name, error) from error
    return origin, chance, setup, rows
