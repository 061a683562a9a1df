"""The contract kit: plays random games of a title and checks that it keeps every promise of the kernel.

    from spieltisch.core.kit import check
    check(GAME, seats=4, games=20, seed=1)

It is part of the package, so that titles in other packages can use it. A broken promise raises `Broken` with its name,
the seed and the entry.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .arguments import KERNEL, unfit
from .chance import NotTold, Outcome, Recorder, Seeded, Told, WrongOutcome
from .event import is_visible
from .frames import legal, play, prompt, to_act
from .game import Game
from .ints import Ints
from .log import BrokenLog
from .match import Match
from .message import ActionError, Malformed, Refused
from .options import BadOption
from .state import State

PROMISES = (
    "options",  # every decision has options, each listed once
    "text",  # the text form of an action names it, and only it
    "applicable",  # every legal action can be taken
    "refusal",  # everything else is refused with a reason and changes nothing
    "pieces",  # nothing appears, nothing is lost
    "json",  # a stored position is the same position
    "digest",  # the digest in the log is that of the position
    "copy",  # a copy lives a life of its own
    "refold",  # the log gives the same match again
    "told",  # asked for its chance question by question, an action ends where it ended
    "undo",  # undo returns to the exact position
    "reveal",  # whoever learns something hidden can not take it back
    "interference",  # what a seat sees, may do and hears does not depend on what it can not know
    "declared",  # every argument of a message or an event is declared, and has a value of its kind
    "sheet",  # every number of a position is what its sheet says
    "plain",  # views, events and offers are JSON
    "bound",  # every game ends in time
    "ranking",  # and ends with a place for everybody
)


class Broken(Exception):
    """A promise of the kernel that the title does not keep.

    >>> Broken("pieces", "cards 24 -> 23").promise
    'pieces'
    """

    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise


class Report(NamedTuple):
    """How much was played and how many positions were checked to the last.

    >>> Report(games=1, decisions=18, checked=18).decisions
    18
    """

    games: int
    decisions: int
    checked: int


def check(
    game: Game[Any],
    seats: int,
    games: int = 10,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    share: float = 1.0,
) -> Report:
    """Play random games and check every promise; Broken names the first that does not hold.

    `share` is the part of the positions that get the expensive checks.

    >>> check(game("lanterns"), seats=2, games=2, seed=1, share=0.5).games
    2
    """
    decisions = checked = 0
    for number in range(games):
        walk = _Walk(game, seats, options or {}, seed + number, share)
        try:
            walk.whole_game()
        except Broken as broken:
            where = f"seats {seats}, seed {seed + number}, entry {len(walk.match.entries)}"
            raise Broken(broken.promise, f"{str(broken).partition(': ')[2]} [{where}]") from broken
        decisions += len(walk.match.entries)
        checked += walk.checked
    return Report(games, decisions, checked)


class _Walk:
    """One random game and all that is checked along its way."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], seed: int, share: float) -> None:
        self.game = game
        self.chance = Seeded(seed)
        self.match = game.match(seats=seats, seed=seed, options=options)
        self.share = int(share * 1000)
        self.pieces = game.pieces(self.match.state)
        self.arguments = {**KERNEL, **game.arguments}
        self.events = {event.key: event.arguments for event in game.events}
        self.checked = 0

    def whole_game(self) -> None:
        match = self.match
        while not match.over:
            if len(match.entries) >= self.game.bound:
                raise Broken("bound", f"still running after {self.game.bound} decisions")
            self.position()
        self.the_end()

    def position(self) -> None:
        """Check the position that waits now, then go on by a random action."""
        match = self.match
        thorough = self.chance.pick(1000) < self.share
        self.options_and_texts()
        self.conserved(match.state)
        acting = self.any_of(to_act(match.state))
        action = self.any_of(legal(match.state, acting))
        if thorough:
            self.checked += 1
            before = match.state.digest()
            if match.entries and match.entries[-1].digest != before:
                raise Broken("digest", "a field changed its text but not its value: it mixes kinds of numbers")
            self.as_on_the_sheet()
            self.stored_and_copied(acting, action)
            self.refused()
            self.views_agree()
            for seat in range(match.seats):
                self.not_interfering(seat)
            self.explained()
            self.revealing(acting, action)
            if match.state.digest() != before:
                raise Broken("copy", "looking at a position changed it")
        self.applied(acting, action, thorough)

    def any_of(self, items: Sequence[int] | Ints) -> int:
        return items[self.chance.pick(len(items))]

    # -- one promise each

    def options_and_texts(self) -> None:
        s, verbs = self.match.state, self.game.verbs
        seats = to_act(s)
        if not seats:
            raise Broken("options", "a decision waits for nobody")
        for seat in seats:
            actions = legal(s, seat)
            if not actions:
                raise Broken("options", f"seat {seat} must decide {asking_frame(s)} but has no option")
            if len(set(actions)) != len(actions):
                raise Broken("options", f"{asking_frame(s)} lists an option twice")
            for action in actions:
                text = verbs.text(action)
                try:
                    parsed = verbs.parse(text)
                except ActionError as error:
                    raise Broken("text", f"{text!r} is not readable: {error}") from error
                if parsed != action:
                    raise Broken("text", f"{text!r} reads as {verbs.text(parsed)!r}")

    def conserved(self, s: State) -> None:
        pieces = self.game.pieces(s)
        if pieces != self.pieces:
            odd = [name for name in {*pieces, *self.pieces} if pieces.get(name) != self.pieces.get(name)]
            counts = ", ".join(f"{name} {self.pieces.get(name)} -> {pieces.get(name)}" for name in sorted(odd))
            raise Broken("pieces", counts)

    def as_on_the_sheet(self) -> None:
        s = self.match.state
        for odd in s.SHEET.odd({name: getattr(s, name) for name in s.SHEET.names}):
            raise Broken("sheet", f"{odd} in {asking_frame(s)}")

    def stored_and_copied(self, seat: int, action: int) -> None:
        s = self.match.state
        digest = s.digest()
        again = self.game.state_from_json(json.loads(json.dumps(s.to_json())))
        if again.digest() != digest:
            raise Broken("json", f"differs after a round trip: {_difference(s, again)}")
        if legal(again, seat) != legal(s, seat):
            raise Broken("json", f"other legal actions after a round trip in {asking_frame(s)}")
        twin = s.copy()
        if twin.digest() != digest or type(twin) is not type(s):
            raise Broken("copy", f"a copy differs: {_difference(s, twin)}")
        self.tried(twin, seat, action, 1)
        if s.digest() != digest:
            raise Broken("copy", "playing on a copy changed the original")
        if self.tried(again, seat, action, 1).digest() != twin.digest():
            raise Broken("json", "the stored position plays on differently")

    def tried(self, s: State, seat: int, action: int, seed: int) -> State:
        """The state after the action; the very object that was given."""
        try:
            play(s, Seeded(seed), seat, action)
        except Exception as error:
            raise Broken("applicable", f"{self.game.verbs.text(action)}: {error!r}") from error
        return s

    def refused(self) -> None:
        match, verbs = self.match, self.game.verbs
        digest = match.state.digest()
        for seat in range(match.seats):
            allowed = set(legal(match.state, seat))
            for _ in range(4):
                action = self.chance.pick(verbs.size)
                if action not in allowed:
                    self.refused_one(seat, verbs.text(action), digest)
        for text in ("", "xyzzy", f"{verbs.all[0].name} \x00 1 2 3 4 5 6 7 8 9"):
            try:
                match.apply(to_act(match.state)[0], text)
            except Malformed:
                continue
            raise Broken("refusal", f"{text!r} was taken")

    def refused_one(self, seat: int, text: str, digest: str) -> None:
        try:
            self.match.apply(seat, text)
        except Refused as refused:
            if not refused.reasons:
                raise Broken("refusal", f"{text} was refused without a reason") from refused
            for reason in refused.reasons:
                self.declared(reason.key, reason.args)
        except Exception as error:
            raise Broken("refusal", f"{text}: {error!r}") from error
        else:
            raise Broken("refusal", f"{text} is not listed but was taken")
        if self.match.state.digest() != digest:
            raise Broken("refusal", f"{text} was refused but changed the position")

    def declared(self, key: str, args: Mapping[str, Any]) -> None:
        for odd in unfit(self.arguments, key, args):
            raise Broken("declared", f"{odd} is not what `arguments` of the title says")

    def explained(self) -> None:
        """The prompt, what stands at the options, and one answer to each question."""
        s, game = self.match.state, self.game
        asked = prompt(s)
        if asked is not None:
            self.declared(asked["decision"], asked["args"])
        for seat in to_act(s):
            for note in game.notes(s, seat, [*legal(s, seat)]):
                self.declared("note", {key: value for key, value in note.items() if type(value) in (int, float, str)})
        for question, choices in game.questions.items():
            words = [choice.texts() for choice in choices]
            try:
                causes = game.ask(s, None, question, [one[self.chance.pick(len(one))] for one in words])
            except (ActionError, BadOption):  # not of this position
                continue
            for cause in causes:
                self.declared(cause.key, cause.args)

    def views_agree(self) -> None:
        """Whoever asks for many views at once gets no more than one by one."""
        s, game = self.match.state, self.game
        seats: list[int | None] = [None, *range(self.match.seats)]
        if game.views(s, seats) != [game.view(s, seat) for seat in seats]:
            raise Broken("interference", "views of several seats differ from the view of each")

    def not_interfering(self, seat: int) -> None:
        s, game = self.match.state, self.game
        twin = self.imagined(seat)
        if to_act(s) != to_act(twin) or prompt(s) != prompt(twin):
            raise Broken("interference", f"seat {seat} can tell by who decides what in {asking_frame(s)}")
        if legal(s, seat) != legal(twin, seat):
            raise Broken("interference", f"seat {seat} can tell by its legal actions in {asking_frame(s)}")
        actions = [*legal(s, seat)]
        notes = zip(actions, game.notes(s, seat, actions), game.notes(twin, seat, actions), strict=True)
        for action, note, other in notes:
            if note != other:
                raise Broken("interference", f"seat {seat} can tell by what stands at {game.verbs.text(action)}")
            if game.forecasts(s, seat, [action]) != game.forecasts(twin, seat, [action]):
                raise Broken("interference", f"seat {seat} can tell by the forecast of {game.verbs.text(action)}")
        self.hearing(seat, s.copy(), twin)

    def imagined(self, seat: int) -> State:
        """What the seat can not tell from the truth, by its own view and by the spectators'."""
        s, game = self.match.state, self.game
        digest = s.digest()
        twin: State = game.imagine(s, seat, self.chance)
        if s.digest() != digest:
            raise Broken("copy", "sampling changed the original")
        self.conserved(twin)
        for viewer in (seat, None):
            if game.view(s, viewer) != game.view(twin, viewer):
                what = first_difference(game.view(s, viewer), game.view(twin, viewer), "view")
                raise Broken("interference", f"seat {seat} can tell by {what}")
        return twin

    def hearing(self, seat: int, real: State, twin: State) -> None:
        """Positions that look alike before and after an action must sound alike as well."""
        acting = self.any_of(to_act(real))
        both = [action for action in legal(real, acting) if action in legal(twin, acting)]
        if not both:
            return
        action = self.any_of(both)
        heard = []
        for s in (real, twin):
            s.events = []
            self.tried(s, acting, action, 3)
            heard.append([event.to_json(args) for mask, event, args in s.events if is_visible(mask, seat)])
            s.events = None
        if heard[0] != heard[1] and self.game.view(real, seat) == self.game.view(twin, seat):
            raise Broken("interference", f"seat {seat} can tell by the events of {self.game.verbs.text(action)}")

    def revealing(self, seat: int, action: int) -> None:
        """If what the seat sees afterwards depends on what it could not know before, an event must say so."""
        s, game = self.match.state, self.game
        real = s.copy()
        real.events = []
        recorder = Recorder(Seeded(5))
        play(real, recorder, seat, action)
        if recorder.outcomes or any(event.reveals for _, event, _ in real.events):
            return
        for _ in range(2):
            twin = self.tried(self.imagined(seat), seat, action, 5)
            if game.view(real, seat) != game.view(twin, seat):
                what = first_difference(game.view(real, seat), game.view(twin, seat), "view")
                raise Broken("reveal", f"{game.verbs.text(action)} tells seat {seat} {what}, but no event reveals it")

    def applied(self, seat: int, action: int, thorough: bool) -> None:
        match = self.match
        before = match.state.digest()
        text = self.game.verbs.text(action)
        twin = match.state.copy() if thorough else None
        try:
            entry = match.apply(seat, text)
        except Exception as error:
            raise Broken("applicable", f"{text}: {error!r}") from error
        if twin is None:
            return
        self.told(twin, seat, action, entry.chance)
        self.said(match)
        limit, _ = match.undo_limit(seat)
        if limit == len(match.entries):
            return
        if entry.chance:
            raise Broken("undo", f"{text} rolled or shuffled and can still be taken back")
        try:
            match.undo(seat)
        except BrokenLog as error:
            raise Broken("undo", str(error)) from error
        if match.state.digest() != before:
            raise Broken("undo", f"taking {text} back does not give the position before it")
        if match.apply(seat, text) != entry:
            raise Broken("undo", f"{text} came out differently the second time")

    def told(self, s: State, seat: int, action: int, outcomes: Sequence[Outcome]) -> None:
        """The action again from the position before it, with its chance told outcome by outcome."""
        for known in range(len(outcomes) + 1):
            twin = s.copy()
            try:
                play(twin, Told(outcomes[:known]), seat, action)
            except NotTold:
                continue
            except WrongOutcome as error:
                raise Broken("told", f"{self.game.verbs.text(action)}: {error}") from error
            if known < len(outcomes) or twin.digest() != self.match.state.digest():
                break
            return
        raise Broken("told", f"{self.game.verbs.text(action)} asks chance for other things when its outcomes are told")

    def said(self, match: Match) -> None:
        try:
            for seat in [None, *range(match.seats)]:
                events = match.events(seat, len(match.entries))
                json.dumps([match.view(seat), events])
                for event in events:
                    args = {name: value for name, value in event.items() if name not in ("event", "entry")}
                    for odd in unfit(self.events[event["event"]], event["event"], args):
                        raise Broken("declared", f"{odd} is not what the event says")
            for seat in match.to_act():
                json.dumps(match.offers(seat))
        except TypeError as error:
            raise Broken("plain", str(error)) from error

    def the_end(self) -> None:
        match = self.match
        self.said(match)
        seats = sorted(seat for place in match.ranking for seat in place)
        if seats != list(range(match.seats)):
            raise Broken("ranking", f"places are {match.ranking}")
        try:
            again = Match.from_json(self.game, json.loads(json.dumps(match.to_json())))
            match.verify()
        except BrokenLog as error:
            raise Broken("refold", str(error)) from error
        for seat in [None, *range(match.seats)]:
            if again.events(seat) != match.events(seat):
                raise Broken("refold", f"seat {seat} heard other events the second time")


def asking_frame(s: State) -> str:
    """What a position asks for: the name of the frame on top.

    >>> asking_frame(game("lanterns").begin(2, {}, Seeded(7)))
    'show_lantern'
    """
    return str(s.frames[-1][0])


def _difference(a: State, b: State) -> str:
    return first_difference(a.to_json(), b.to_json(), "state")


def first_difference(a: Any, b: Any, path: str) -> str:
    """Where two things that should be alike differ first.

    >>> first_difference({"hand": [1, 2]}, {"hand": [1, 3]}, "view")
    'view.hand[1]: 2 / 3'
    """
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *b]:
            if a.get(key) != b.get(key):
                return first_difference(a.get(key), b.get(key), f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (left, right) in enumerate(zip(a, b, strict=True)):
            if left != right:
                return first_difference(left, right, f"{path}[{i}]")
    return f"{path}: {str(a)[:80]} / {str(b)[:80]}"
