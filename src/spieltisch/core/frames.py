"""Control flow is data: a stack of frames, each a step or decision and its arguments, in the state.

Steps run by themselves; decisions wait for a seat. Frames are numbers in the state, stored games hold their names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast, overload

from ._native import i64, vec
from .chance import Chance
from .event import seats_of
from .ints import KIND, Ints, ints
from .message import Message
from .stack import FRAMES, Frame, frame_named
from .state import State
from .stored import unplain

Actions = Callable[..., Any]
Run = Callable[..., None]
Reasons = Callable[..., list[Message]]
Arguments = Callable[..., dict[str, Any]]


class Step(Frame):
    def __init__(self, function: Run) -> None:
        super().__init__(function, 2)

    def __call__(self, *args: Any) -> None:
        """A step may also be called directly, as part of another one."""
        self.function(*args)


class Decision(Frame):
    """A choice of one seat, or of several at once with sealed answers."""

    def __init__(
        self,
        actions: Actions,
        *,
        always_ask: bool = False,
        soft: bool = False,
        many: bool = False,
        truths: Sequence[str] = (),
    ) -> None:
        super().__init__(actions, 2 if many else 1, truths, waits=True, many=many)
        self.always_ask = always_ask
        self.soft = soft
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


def _nothing_taken(*_args: Any) -> None:
    raise LookupError("a decision needs a function decorated with its .take")


def step(function: Run) -> Step:
    return Step(function)


@overload
def decision(function: Actions) -> Decision: ...
@overload
def decision(
    *, always_ask: bool = False, soft: bool = False, truths: Sequence[str] = ()
) -> Callable[[Actions], Decision]: ...
def decision(
    function: Actions | None = None, *, always_ask: bool = False, soft: bool = False, truths: Sequence[str] = ()
) -> Any:
    """A choice of one seat, the first argument after the state.

    With `always_ask` the seat is asked even if only one action is legal; `soft` marks one of several small steps
    that end with a commit; `truths` are arguments that are yes or no.
    """
    if function is not None:
        return Decision(function)

    def decorated(actions: Actions) -> Decision:
        return Decision(actions, always_ask=always_ask, soft=soft, truths=truths)

    return decorated


def sealed(function: Actions) -> Decision:
    """A choice open to several seats at once; the first argument of the frame is their bit mask."""
    return Decision(function, always_ask=True, many=True)


def frames_from_json(package: str, data: list[list[Any]], renamed: dict[str, str]) -> list[tuple[Any, ...]]:
    return [(frame_named(package, row[0], renamed), *[unplain(arg) for arg in row[1:]]) for row in data]


# -- playing on bare states: no log, no checks, the fast way for search ------------------------------------------


def run(s: State, chance: Chance) -> None:
    """Run steps until a decision waits or the stack is empty. A choice without choice is taken at once.

    Here and below few arguments have calls of their own: to unpack them costs more than many a step.
    """
    while True:
        end = s.depth - 1
        if end < 0:
            s.listed = False
            return
        stack = s.stack
        header = stack[end]
        frame = FRAMES[header if header >= 0 else ~header]
        if frame.waits:
            asked = cast(Decision, frame)
            if asked.many:
                s.listed = False
                if not s.sealed:
                    s.sealed = [-1] * int(s.argument(0)).bit_length()
                return
            options = _options(s, asked)
            if len(options) != 1 or asked.always_ask:
                s.options = options
                s.listed = True
                return
            _take(s, chance, asked, options[0])
        elif frame.arity == 1 and header >= 0:
            end -= 1
            s.depth = end
            frame.function(s, chance, stack[end])
        elif frame.arity == 0:
            s.depth = end
            frame.function(s, chance)
        elif frame.arity == 2 and header >= 0:
            end -= 2
            s.depth = end
            frame.function(s, chance, stack[end], stack[end + 1])
        else:
            args = s.arguments()
            s.drop()
            frame.function(s, chance, *args)


def _options(s: State, asked: Decision) -> Ints:
    end = s.depth - 1
    stack = s.stack
    listed: Any
    if asked.arity == 1 and stack[end] >= 0:
        listed = asked.function(s, stack[end - 1])
    elif asked.arity == 2 and stack[end] >= 0:
        listed = asked.function(s, stack[end - 2], stack[end - 1])
    else:
        listed = asked.function(s, *s.arguments())
    if not isinstance(listed, KIND):
        return ints(listed)  # a title that is not compiled lists its actions as it likes
    options: Ints = listed
    return options


def _take(s: State, chance: Chance, asked: Decision, action: i64) -> None:
    end = s.depth - 1
    stack = s.stack
    if asked.arity == 1 and stack[end] >= 0:
        s.depth = end - 1
        asked.taken(s, chance, action, stack[end - 1])
    elif asked.arity == 2 and stack[end] >= 0:
        s.depth = end - 2
        asked.taken(s, chance, action, stack[end - 2], stack[end - 1])
    else:
        args = s.arguments()
        s.drop()
        asked.taken(s, chance, action, *args)


def play(s: State, chance: Chance, seat: i64, action: i64) -> None:
    """Take a legal action. Legality is the caller's promise."""
    asked = cast(Decision, s.top())
    if not asked.many:
        _take(s, chance, asked, action)
        run(s, chance)
        return
    args = s.arguments()
    s.sealed[seat] = action
    for other in seats_of(args[0]):
        if s.sealed[other] < 0:
            return
    answers = s.sealed
    s.sealed = []
    s.drop()
    asked.taken(s, chance, answers, *args)
    run(s, chance)


def acting(s: State) -> i64:
    """The first seat that may answer now; -1 when the game is over. The quick way for loops of play."""
    if not s.depth:
        return -1
    return to_act(s)[0] if s.top().many else s.argument(0)


def to_act(s: State) -> list[int]:
    """The seats that may answer now; none when the game is over."""
    if not s.depth:
        return []
    end = s.depth - 1
    header = s.stack[end]
    if header >= 0 and not FRAMES[header].many:
        return [s.stack[end - FRAMES[header].arity]]
    if s.top().many:
        return [seat for seat in seats_of(s.argument(0)) if s.sealed[seat] < 0]
    return [s.argument(0)]


def legal(s: State, seat: i64) -> Ints:
    """All legal actions of the seat; do not change the vector."""
    if not s.depth:
        return vec[i64]()
    if s.listed:
        return s.options if seat == s.argument(0) else vec[i64]()
    asked = cast(Decision, s.top())
    if asked.many:
        if seat not in to_act(s):
            return vec[i64]()
        return ints(asked.function(s, seat, *s.arguments()))
    if seat != s.argument(0):
        return vec[i64]()
    s.options = _options(s, asked)
    s.listed = True
    return s.options


def why_not(s: State, seat: int, action: int) -> list[Message]:
    """Reasons against an action; empty if it is legal."""
    if not s.depth:
        return [Message("core-over")]
    if seat not in to_act(s):
        return [Message("core-not_your_turn", {"seats": to_act(s)})]
    if action in legal(s, seat):
        return []
    top = cast(Decision, s.top())
    reasons: list[Message] = []
    if top.reasons is not None:
        args = s.arguments()
        reasons = top.reasons(s, action, seat, *args) if top.many else top.reasons(s, action, *args)
    return reasons or [Message("core-not_now", {"decision": _short(top.name)})]


def prompt(s: State) -> dict[str, Any] | None:
    """Who decides, and about what: the public prompt line as key and arguments."""
    if not s.depth:
        return None
    top = cast(Decision, s.top())
    args = top.arguments(s, *s.arguments()) if top.arguments is not None else {}
    return {"decision": _short(top.name), "seats": to_act(s), "soft": top.soft, "args": args}


def _short(name: str) -> str:
    return name.rpartition(".")[2]
