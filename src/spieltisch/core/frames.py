"""Control flow is data: a stack of frames, each a step or decision and its arguments, in the state.

Steps run by themselves; decisions wait for a seat. Frames are numbers in the state, stored games hold their names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast, overload

from ._native import i64, vec
from .chance import Chance
from .event import seats_of
from .ints import KIND, Ints, ints
from .message import Message
from .stack import FRAMES, Frame, frame_named
from .state import State
from .stored import unplain

UNEVEN: Final[i64] = -1  # in place of the arity of a frame that came by `push_all`

Actions = Callable[..., Any]
Run = Callable[..., None]
Reasons = Callable[..., list[Message]]
Arguments = Callable[..., dict[str, Any]]


class Step(Frame):
    """What happens by itself, made by `@step`; it may also be called directly, as part of another step.

    >>> @step
    ... def greet(s, chance, seat):
    ...     print("good evening, seat", seat)
    >>> greet(State(), Seeded(1), 2)
    good evening, seat 2
    """

    def __init__(self, function: Run) -> None:
        super().__init__(function, 2)

    def __call__(self, *args: Any) -> None:
        self.function(*args)


class Decision(Frame):
    """A choice of one seat, or of several at once with sealed answers; made by `@decision` and `@sealed`.

    >>> verbs = Verbs()
    >>> SEND = verbs.verb("send", Numbers("boats", 1, 3))
    >>> @decision
    ... def send_boats(s, seat):
    ...     return [SEND(1), SEND(2)]
    >>> @send_boats.take
    ... def sail(s, chance, action, seat):
    ...     print("seat", seat, "sends", *SEND.args(action))
    >>> @send_boats.why
    ... def why_not_sent(s, action, seat):
    ...     return [Message("no_boat_left")]
    >>> @send_boats.prompt
    ... def prompt_boats(s, seat):
    ...     return {"boats": 2}

    On the stack of a state it waits for its seat.

    >>> s = State()
    >>> s.push(send_boats, 1)
    >>> run(s, Seeded(1))
    >>> prompt(s)
    {'decision': 'send_boats', 'seats': [1], 'soft': False, 'args': {'boats': 2}}
    >>> plain(why_not(s, 1, SEND(3))[0])
    'no_boat_left'
    >>> play(s, Seeded(1), 1, SEND(2))
    seat 1 sends 2
    """

    def __init__(
        self,
        actions: Actions,
        *,
        always_ask: bool = False,
        soft: bool = False,
        many: bool = False,
        truths: Sequence[str] = (),
    ) -> None:
        super().__init__(actions, 2 if many else 1, truths, waits=True, many=many, always_ask=always_ask)
        self.soft = soft
        self.reasons: Reasons | None = None
        self.arguments: Arguments | None = None

    def take(self, function: Run) -> Run:
        """Decorates what happens when an action is taken."""
        self.taken = function
        return function

    def why(self, function: Reasons) -> Reasons:
        """Decorates what gives reasons against an action that is not listed."""
        self.reasons = function
        return function

    def prompt(self, function: Arguments) -> Arguments:
        """Decorates what gives the public arguments of the prompt line."""
        self.arguments = function
        return function


def step(function: Run) -> Step:
    """A step runs without a decision when it is on top of the stack; it may push further frames.

    >>> @step
    ... def count_down(s, chance, number):
    ...     print(number)
    ...     if number:
    ...         s.push(count_down, number - 1)
    >>> s = State()
    >>> s.push(count_down, 2)
    >>> run(s, Seeded(1))
    2
    1
    0
    """
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

    >>> @decision(always_ask=True)
    ... def pay(s, seat):
    ...     return [0]
    >>> s = State()
    >>> s.push(pay, 1)
    >>> run(s, Seeded(1))
    >>> to_act(s), list(legal(s, 1))
    ([1], [0])
    """
    if function is not None:
        return Decision(function)

    def decorated(actions: Actions) -> Decision:
        return Decision(actions, always_ask=always_ask, soft=soft, truths=truths)

    return decorated


def sealed(function: Actions) -> Decision:
    """A choice open to several seats at once; the first argument of the frame is their bit mask.

    >>> @sealed
    ... def bid(s, seat, seats):
    ...     return [0, 1, 2]
    >>> @bid.take
    ... def compare(s, chance, answers, seats):
    ...     print("highest bid:", max(answers))
    >>> s = State()
    >>> s.push(bid, seat_mask(0, 1))
    >>> run(s, Seeded(1))
    >>> play(s, Seeded(1), 0, 2)
    >>> to_act(s)                        # seat 0 has answered, nobody sees what
    [1]
    >>> play(s, Seeded(1), 1, 1)
    highest bid: 2
    """
    return Decision(function, always_ask=True, many=True)


def frames_from_json(package: str, data: list[list[Any]], renamed: dict[str, str]) -> list[tuple[Any, ...]]:
    return [(frame_named(package, row[0], renamed), *[unplain(arg) for arg in row[1:]]) for row in data]


# -- playing on bare states: no log, no checks, the fast way for search ------------------------------------------


def run(s: State, chance: Chance) -> None:
    """Run steps until a decision waits or the stack is empty. A decision with one legal action is taken at once.

    >>> lanterns, chance = game("lanterns"), Seeded(7)
    >>> s = lanterns.setup(2, {"nights": 5}, chance)
    >>> run(s, chance)
    >>> to_act(s)
    [0, 1]
    """
    # here and below few arguments have calls of their own: to unpack them costs more than many a step
    while True:
        end = s.depth - 1
        if end < 0:
            s.listed = False
            return
        stack = s.stack
        header = stack[end]
        if header >= 0:
            frame = FRAMES[header]
            arity = frame.arity
        else:
            frame = FRAMES[~header]
            arity = UNEVEN
        if frame.waits:
            if frame.many:
                s.listed = False
                if not s.sealed:
                    s.sealed = [-1] * int(s.argument(0)).bit_length()
                return
            listed: Any = frame.function(s, stack[end - 1]) if arity == 1 else _listed(s, frame, arity, stack, end)
            options: Ints = listed if isinstance(listed, KIND) else ints(listed)  # uncompiled titles list as they like
            if len(options) != 1 or frame.always_ask:
                s.options = options
                s.listed = True
                s.asked = stack[end - arity] if arity >= 0 else s.argument(0)
                return
            _take(s, chance, frame, options[0], arity, stack, end)
        elif arity == 1:
            end -= 1
            s.depth = end
            frame.function(s, chance, stack[end])
        elif arity == 0:
            s.depth = end
            frame.function(s, chance)
        elif arity == 2:
            end -= 2
            s.depth = end
            frame.function(s, chance, stack[end], stack[end + 1])
        elif arity == 3:
            end -= 3
            s.depth = end
            frame.function(s, chance, stack[end], stack[end + 1], stack[end + 2])
        else:
            args = s.arguments()
            s.drop()
            frame.function(s, chance, *args)


def _listed(s: State, asked: Frame, arity: i64, stack: Ints, end: i64) -> Any:
    if arity == 2:
        return asked.function(s, stack[end - 2], stack[end - 1])
    if arity == 3:
        return asked.function(s, stack[end - 3], stack[end - 2], stack[end - 1])
    if arity == 5:
        return asked.function(s, stack[end - 5], stack[end - 4], stack[end - 3], stack[end - 2], stack[end - 1])
    return asked.function(s, *s.arguments())


def _take(s: State, chance: Chance, asked: Frame, action: i64, arity: i64, stack: Ints, end: i64) -> None:
    if arity == 1:
        s.depth = end - 1
        asked.taken(s, chance, action, stack[end - 1])
    elif arity == 2:
        s.depth = end - 2
        asked.taken(s, chance, action, stack[end - 2], stack[end - 1])
    elif arity == 3:
        s.depth = end - 3
        asked.taken(s, chance, action, stack[end - 3], stack[end - 2], stack[end - 1])
    elif arity == 5:
        s.depth = end = end - 5
        asked.taken(s, chance, action, stack[end], stack[end + 1], stack[end + 2], stack[end + 3], stack[end + 4])
    else:
        args = s.arguments()
        s.drop()
        asked.taken(s, chance, action, *args)


def play(s: State, chance: Chance, seat: i64, action: i64) -> None:
    """Take a legal action. The caller must make sure that it is legal.

    >>> chance = Seeded(7)
    >>> s = game("lanterns").begin(2, {}, chance)
    >>> play(s, chance, 0, legal(s, 0)[0])
    >>> to_act(s)
    [1]
    """
    stack = s.stack
    end = s.depth - 1
    header = stack[end]
    asked = FRAMES[header if header >= 0 else ~header]
    if not asked.many:
        arity = asked.arity if header >= 0 else UNEVEN
        if arity == 1:
            s.depth = end - 1
            asked.taken(s, chance, action, stack[end - 1])
        else:
            _take(s, chance, asked, action, arity, stack, end)
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
    """The first seat that may answer now; -1 when the game is over. The quick way for loops of play.

    >>> acting(game("lanterns").begin(2, {}, Seeded(7))), acting(State())
    (0, -1)
    """
    if s.listed:
        return s.asked
    if not s.depth:
        return -1
    return to_act(s)[0] if s.top().many else s.argument(0)


def to_act(s: State) -> list[int]:
    """The seats that may answer now; none when the game is over.

    >>> to_act(game("lanterns").begin(3, {}, Seeded(7))), to_act(State())
    ([0, 1, 2], [])
    """
    if s.listed:
        return [s.asked]
    if not s.depth:
        return []
    top = s.top()
    if top.many:
        return [seat for seat in seats_of(s.argument(0)) if s.sealed[seat] < 0]
    return [s.argument(0)] if top.waits else []


def legal(s: State, seat: i64) -> Ints:
    """All legal actions of the seat; do not change the vector.

    >>> lanterns = game("lanterns")
    >>> s = lanterns.begin(2, {}, Seeded(7))
    >>> [lanterns.verbs.text(action) for action in legal(s, 0)]
    ['show ember', 'show candle', 'show torch', 'show lamp']
    """
    if s.listed:
        return s.options if seat == s.asked else vec[i64]()
    if not s.depth:
        return vec[i64]()
    asked = s.top()
    if asked.many:
        if seat not in to_act(s):
            return vec[i64]()
        return ints(asked.function(s, seat, *s.arguments()))
    if seat != s.argument(0):
        return vec[i64]()
    s.options = ints(asked.function(s, *s.arguments()))
    s.listed = True
    s.asked = seat
    return s.options


def why_not(s: State, seat: int, action: int) -> list[Message]:
    """Reasons against an action; empty if it is legal.

    >>> lanterns = game("lanterns")
    >>> s = lanterns.begin(2, {}, Seeded(7))
    >>> [plain(reason) for reason in why_not(s, 0, lanterns.verbs.parse("show star"))]
    ['not_in_hand (lantern star)']
    """
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
    """Who decides, and about what: the public prompt line as key and arguments; None in the middle of a step.

    >>> prompt(game("lanterns").begin(2, {}, Seeded(7)))
    {'decision': 'show_lantern', 'seats': [0, 1], 'soft': False, 'args': {}}
    """
    if not s.depth or not s.top().waits:
        return None
    top = cast(Decision, s.top())
    args = top.arguments(s, *s.arguments()) if top.arguments is not None else {}
    return {"decision": _short(top.name), "seats": to_act(s), "soft": top.soft, "args": args}


@step
def interim(s: State, chance: Chance) -> None:
    """On top of a position that is looked at in the middle of a step: nobody is asked there."""


def _short(name: str) -> str:
    return name.rpartition(".")[2]
