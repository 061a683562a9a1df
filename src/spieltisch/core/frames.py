"""Control flow is data: a stack of frames `(step or decision, *arguments)` in the state.

Steps run by themselves; decisions wait for a seat. Frames hold the functions, stored games hold their names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from .chance import Chance
from .event import seats_of
from .message import Message
from .state import State, unplain

Actions = Callable[..., list[int]]
Run = Callable[..., None]
Reasons = Callable[..., list[Message]]
Arguments = Callable[..., dict[str, Any]]


class Frame:
    """What may stand on the stack. `name` is relative to its title's package: `flow.assign_hits`.

    `function` is what a step does, or lists the actions of a decision.
    """

    def __init__(self, function: Callable[..., Any], waits: bool) -> None:
        self.package, self.name = _split(function)
        self.function = function
        self.waits = waits
        key = (self.package, self.name)
        if key in _FRAMES and not _is_reload(_FRAMES[key], self):
            raise ValueError(f"two frames are called {self.name} in {self.package}")
        _FRAMES[key] = self

    def __repr__(self) -> str:
        return self.name

    def __call__(self, s: State, chance: Chance, *args: Any) -> None:
        """Only steps can be called; mypyc wants the slot in the class that lays the object out."""
        raise TypeError(f"{self.name} is asked of a seat: push it")


class Step(Frame):
    def __init__(self, function: Run) -> None:
        super().__init__(function, waits=False)

    def __call__(self, s: State, chance: Chance, *args: Any) -> None:
        """A step may also be called directly, as part of another one."""
        self.function(s, chance, *args)


class Decision(Frame):
    """A choice of one seat, or of several at once with sealed answers."""

    def __init__(self, actions: Actions, *, always_ask: bool, soft: bool, many: bool) -> None:
        super().__init__(actions, waits=True)
        self.always_ask = always_ask
        self.soft = soft
        self.many = many
        self.taken: Run = _nothing_taken
        self.reasons: Reasons | None = None
        self.arguments: Arguments | None = None

    def take(self, function: Run) -> Run:
        self.taken = function
        return function

    def why(self, function: Reasons) -> Reasons:
        self.reasons = function
        return function

    def prompt(self, function: Arguments) -> Arguments:
        self.arguments = function
        return function


_FRAMES: dict[tuple[str, str], Frame] = {}


def _split(function: Callable[..., Any]) -> tuple[str, str]:
    """Package and name of a frame; a title that is one single module is its own package."""
    module: str = function.__module__
    name: str = function.__name__
    parts = module.split(".")
    if parts[:2] == ["spieltisch", "games"] and len(parts) > 3:
        return ".".join(parts[:3]), ".".join([*parts[3:], name])
    if len(parts) > 1 and parts[0] != "spieltisch":
        return parts[0], ".".join([*parts[1:], name])
    return module, name


def _is_reload(old: Frame, new: Frame) -> bool:
    return old.package == new.package and old.waits == new.waits


def _nothing_taken(*_args: Any) -> None:
    raise LookupError("a decision needs a function decorated with its .take")


def step(function: Run) -> Step:
    return Step(function)


@overload
def decision(function: Actions) -> Decision: ...
@overload
def decision(*, always_ask: bool = False, soft: bool = False) -> Callable[[Actions], Decision]: ...
def decision(function: Actions | None = None, *, always_ask: bool = False, soft: bool = False) -> Any:
    """A choice of one seat, the first argument after the state.

    With `always_ask` the seat is asked even if only one action is legal; `soft` marks one of several small steps
    that end with a commit.
    """
    if function is not None:
        return Decision(function, always_ask=False, soft=False, many=False)

    def decorated(actions: Actions) -> Decision:
        return Decision(actions, always_ask=always_ask, soft=soft, many=False)

    return decorated


def sealed(function: Actions) -> Decision:
    """A choice open to several seats at once; the first argument of the frame is their bit mask."""
    return Decision(function, always_ask=True, soft=False, many=True)


def frame_named(package: str, name: str, renamed: dict[str, str]) -> Frame:
    frame = _FRAMES.get((package, renamed.get(name, name)))
    if frame is None:
        raise ValueError(f"{package} has no frame called {name}")
    return frame


def frames_from_json(package: str, data: list[list[Any]], renamed: dict[str, str]) -> list[tuple[Any, ...]]:
    return [(frame_named(package, row[0], renamed), *[unplain(arg) for arg in row[1:]]) for row in data]


# -- playing on bare states: no log, no checks, the fast way for search ------------------------------------------


def run(s: State, chance: Chance) -> None:
    """Run steps until a decision waits or the stack is empty. A choice without choice is taken at once.

    Here and in `play` one argument has a call of its own: to unpack arguments costs more than many a step.
    """
    frames = s.frames
    while frames:
        frame = frames[-1]
        top: Frame = frame[0]
        if not top.waits:
            frames.pop()
            function = top.function
            if len(frame) == 2:
                function(s, chance, frame[1])
            elif len(frame) == 1:
                function(s, chance)
            else:
                function(s, chance, *frame[1:])
            continue
        asked: Decision = frame[0]
        if asked.many:
            s.options = None
            if not s.sealed:
                s.sealed = [-1] * int(frame[1]).bit_length()
            return
        actions: Actions = asked.function
        options = actions(s, frame[1]) if len(frame) == 2 else actions(s, *frame[1:])
        if len(options) != 1 or asked.always_ask:
            s.options = options
            return
        frames.pop()
        asked.taken(s, chance, options[0], *frame[1:])
    s.options = None


def play(s: State, chance: Chance, seat: int, action: int) -> None:
    """Take a legal action. Legality is the caller's promise."""
    frame = s.frames[-1]
    asked: Decision = frame[0]
    taken = asked.taken
    if asked.many:
        s.sealed[seat] = action
        for other in seats_of(frame[1]):
            if s.sealed[other] < 0:
                return
        answers = s.sealed
        s.sealed = []
        s.frames.pop()
        taken(s, chance, answers, *frame[1:])
    else:
        s.frames.pop()
        if len(frame) == 2:
            taken(s, chance, action, frame[1])
        else:
            taken(s, chance, action, *frame[1:])
    run(s, chance)


def to_act(s: State) -> list[int]:
    """The seats that may answer now; none when the game is over."""
    if not s.frames:
        return []
    frame = s.frames[-1]
    asked: Decision = frame[0]
    if asked.many:
        return [seat for seat in seats_of(frame[1]) if s.sealed[seat] < 0]
    return [frame[1]]


def legal(s: State, seat: int) -> list[int]:
    """All legal actions of the seat; do not change the list."""
    if not s.frames:
        return []
    frame = s.frames[-1]
    asked: Decision = frame[0]
    if asked.many:
        return asked.function(s, seat, *frame[1:]) if seat in to_act(s) else []
    if seat != frame[1]:
        return []
    if s.options is None:
        s.options = asked.function(s, *frame[1:])
    return s.options


def why_not(s: State, seat: int, action: int) -> list[Message]:
    """Reasons against an action; empty if it is legal."""
    if not s.frames:
        return [Message("core-over")]
    if seat not in to_act(s):
        return [Message("core-not_your_turn", {"seats": to_act(s)})]
    if action in legal(s, seat):
        return []
    frame = s.frames[-1]
    top = frame[0]
    reasons: list[Message] = []
    if top.reasons is not None:
        args = (seat, *frame[1:]) if top.many else frame[1:]
        reasons = top.reasons(s, action, *args)
    return reasons or [Message("core-not_now", {"decision": _short(top.name)})]


def prompt(s: State) -> dict[str, Any] | None:
    """Who decides, and about what: the public prompt line as key and arguments."""
    if not s.frames:
        return None
    frame = s.frames[-1]
    top = frame[0]
    args = top.arguments(s, *frame[1:]) if top.arguments is not None else {}
    return {"decision": _short(top.name), "seats": to_act(s), "soft": top.soft, "args": args}


def _short(name: str) -> str:
    return name.rpartition(".")[2]
