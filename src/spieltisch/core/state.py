"""State is flat data: ints, vectors of ints, short tuples. One slotted class per title."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ._native import append, extend, i64, mypyc_attr, vec
from .digest import canonical_text, short_digest
from .ints import Ints, ints, is_ints, zeros
from .sheet import Sheet
from .stack import FRAMES, Frame
from .stored import plain_value, unpickled

if TYPE_CHECKING:
    from .event import Event
    from .packs import Pack

NUMBER: Final = -1  # how `push_all` marks what is no tuple


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, including the frames that wait on its stack.

    A title lists its own attributes in FIELDS, a large one those of its SHEET; `copy`, `digest` and JSON cover exactly
    those and the stack. A blank state is cheap: vectors start empty and the set-up lays them out, since every copy
    begins as a blank.

    >>> s = game("lanterns").begin(2, {}, Seeded(7))
    >>> s.frames                          # a lantern is asked of the seats 0 and 1
    [(show_lantern, 3)]
    >>> s.top(), s.argument(0), s.arguments(), s.is_top(s.top()), s.holds(s.top())
    (show_lantern, 3, [3], True, True)
    >>> twin = s.copy()
    >>> twin.digest() == s.digest(), s.canonical()[:24], sorted(s.to_json())[:3]
    (True, '{"deck":[4,1,3,5,4,5,5,2', ['deck', 'frames', 'hands'])
    >>> list(s.decode_field("deck", s.encode_field("deck"))) == list(s.deck)     # as in files, and back
    True

    Steps push frames and tell what happens; nobody listens unless `events` is a list.

    >>> twin.drop()                       # takes the frame on top off
    >>> twin.push(s.top(), seat_mask(1))
    >>> twin.set_frames([(s.top(), 2)])   # the same in one go
    >>> TIDE = Event("tide", height=INT)
    >>> twin.events = []
    >>> twin.emit(TIDE, 2)                # to everybody
    >>> twin.tell(seat_mask(1), TIDE, 3)  # to seat 1 alone
    >>> twin.report(Event("wreck", boats=LIST), [1, 4])
    >>> [(mask, args) for mask, _, args in twin.events]
    [(-1, (2,)), (2, (3,)), (-1, ([1, 4],))]
    """

    SHEET: ClassVar[Sheet] = Sheet()
    FIELDS: ClassVar[tuple[str, ...]] = ()
    ROWS: ClassVar[tuple[str, ...]] = ()  # those that are lists of vectors

    stack: Ints  # up to `depth`: the arguments of each frame, then its number (its complement after `push_all`)
    depth: i64
    sealed: list[int]
    options: Ints
    listed: bool  # whether the options are those of the decision on top
    asked: i64  # whose options they are
    events: list[tuple[int, Event, tuple[Any, ...]]] | None
    interims: list[tuple[int, State]] | None  # behind how many events, and the position there; None: nobody looks
    unknown: i64  # bits of the seats whose hands only people know: what they hold in here is made up

    __slots__ = ("asked", "depth", "events", "interims", "listed", "options", "sealed", "stack", "unknown")

    def __init__(self) -> None:
        self.stack = vec[i64]()
        self.depth = 0
        self.sealed = []
        self.options = vec[i64]()
        self.listed = False
        self.asked = 0
        self.events = None
        self.interims = None
        self.unknown = 0

    # -- the stack

    def push(self, frame: Frame, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """A step or decision, then its arguments."""
        stack = self.stack
        at = self.depth
        arity = frame.arity
        end = at + arity
        try:
            stack[end] = frame.number
        except IndexError:
            stack = self.stack = extend(stack, zeros(6))
            stack[end] = frame.number
        self.depth = end + 1
        if arity:
            stack[at] = a
            if arity > 1:
                stack[at + 1] = b
                if arity > 2:
                    stack[at + 2] = c
                    if arity > 3:
                        stack[at + 3] = d
                        if arity > 4:
                            stack[at + 4] = e

    def push_all(self, frame: Frame, *args: Any) -> None:
        """The slower way for more than five arguments, or with tuples of numbers among them.

        >>> @step
        ... def deal(s, chance, seats, cards): ...
        >>> s = State()
        >>> s.push_all(deal, (0, 2), 5)
        >>> s.frames
        [(deal, (0, 2), 5)]
        """
        stack = vec[i64]([self.stack[at] for at in range(self.depth)])
        sizes = vec[i64]()
        for arg in args:
            if isinstance(arg, int):
                stack = append(stack, arg)
                sizes = append(sizes, NUMBER)
            else:
                stack = extend(stack, ints(arg))
                sizes = append(sizes, len(arg))
        stack = extend(stack, sizes)
        self.stack = append(stack, ~frame.number)
        self.depth = len(self.stack)

    def top(self) -> Frame:
        """The frame that runs or waits next; only while the game is not over."""
        return _frame(self.stack[self.depth - 1])

    def is_top(self, frame: Frame) -> bool:
        """Whether this frame runs or waits next."""
        return self.depth > 0 and self.top() is frame

    def holds(self, frame: Frame) -> bool:
        """Whether the frame still waits, anywhere on the stack."""
        end = self.depth
        while end:
            if _frame(self.stack[end - 1]) is frame:
                return True
            end = self._below(end)
        return False

    def argument(self, number: i64) -> i64:
        """An argument of the frame on top, from 0 on."""
        end = self.depth - 1
        header = self.stack[end]
        if header < 0:
            return int(self.arguments()[number])
        return self.stack[end - FRAMES[header].arity + number]

    def change_argument(self, number: i64, value: i64) -> None:
        """The frame on top waits with another one; only frames that came by `push`.

        >>> @step
        ... def turn(s, chance, seat): ...
        >>> s = State()
        >>> s.push(turn, 0)
        >>> s.change_argument(0, 1)
        >>> s.frames
        [(turn, 1)]
        """
        end = self.depth - 1
        self.stack[end - FRAMES[self.stack[end]].arity + number] = value

    def drop(self) -> None:
        """Take the top frame off."""
        self.depth = self._below(self.depth)

    def _below(self, end: i64) -> i64:
        """Where the frame begins whose number stands before `end`."""
        header = self.stack[end - 1]
        begin = end - 1 - _frame(header).arity
        if header < 0:
            for size in self.stack[begin : end - 1]:
                begin -= 1 if size == NUMBER else size
        return begin

    @property
    def frames(self) -> list[tuple[Any, ...]]:
        """For people and files: the stack as rows of frame and arguments, the top one last."""
        rows: list[tuple[Any, ...]] = []
        end = self.depth
        while end:
            begin = self._below(end)
            rows.append((_frame(self.stack[end - 1]), *self._arguments(begin, end)))
            end = begin
        rows.reverse()
        return rows

    def _arguments(self, begin: i64, end: i64) -> list[Any]:
        header = self.stack[end - 1]
        frame = _frame(header)
        args: list[Any] = []
        if header >= 0:
            args += list(self.stack[begin : end - 1])
        else:
            for size in self.stack[end - 1 - frame.arity : end - 1]:
                args.append(self.stack[begin] if size == NUMBER else tuple(self.stack[begin : begin + size]))
                begin += 1 if size == NUMBER else size
        for number in frame.truths:
            args[number] = bool(args[number])
        return args

    def arguments(self) -> list[Any]:
        """The arguments of the frame on top."""
        return self._arguments(self._below(self.depth), self.depth)

    def set_frames(self, rows: Iterable[Sequence[Any]]) -> None:
        """Replace the stack with rows as `frames` returns them."""
        self.depth = 0
        for frame, *args in rows:
            if len(args) <= 5 and all(isinstance(arg, int) for arg in args):
                self.push(frame, *args)
            else:
                self.push_all(frame, *args)

    # -- what happens

    def emit(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """An event whose arguments are numbers, for everybody."""
        if self.events is not None:
            self.tell(-1, event, a, b, c, d, e)

    def tell(self, mask: i64, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Emit only to the seats in the bit mask; `~seat_mask(seat)` is everybody else."""
        if self.events is not None:
            if event.interim and self.interims is not None:
                self.interims.append((len(self.events), self.copy()))
            self.events.append((mask, event, (a, b, c, d, e)[: event.arity]))

    def report(self, event: Event, *args: Any, mask: int = -1) -> None:
        """An event with anything else among its arguments: lists, words, yes or no."""
        if self.events is not None:
            if event.interim and self.interims is not None:
                self.interims.append((len(self.events), self.copy()))
            self.events.append((mask, event, args))

    # -- the box it is played with

    def pack_in_use(self) -> Pack | None:
        """The pack whose corrections this game is played with; None where the records are as they are.

        >>> game("lanterns").begin(2, {}, Seeded(7)).pack_in_use() is None
        True
        """
        return None

    def use_pack(self, pack: Pack | None) -> None:
        """Play with the records of this pack; a title with packs keeps their tables at hand.

        >>> State().use_pack(None)
        """
        if pack is not None:
            raise ValueError("this title has no packs")

    # -- copies and texts

    def copy(self) -> State:
        """Titles write their own, field by field, because search lives on it; this one serves small games."""
        twin = type(self)()
        self.copy_base(twin)
        for field in type(self).FIELDS:
            setattr(twin, field, _copied(getattr(self, field)))
        return twin

    def copy_base(self, twin: State) -> None:
        """The kernel's share of a hand-written copy. Events stay behind: a copy starts silent.

        >>> s, twin = State(), State()
        >>> s.copy_base(twin)
        """
        twin.stack = self.stack[:]
        twin.depth = self.depth
        twin.sealed = self.sealed[:]
        twin.options = self.options  # never changed, only made anew
        twin.listed = self.listed
        twin.asked = self.asked
        twin.events = None
        twin.interims = None
        twin.unknown = self.unknown

    def encode_field(self, field: str) -> Any:
        """A field as files and digests have it. A title that packs one closer says here, and in `decode_field`, how."""
        return getattr(self, field)

    def decode_field(self, field: str, value: Any) -> Any:
        """A field from what `encode_field` gave."""
        if field in type(self).ROWS:
            return [ints(row) for row in value]
        return ints(value) if is_ints(getattr(self, field)) else value

    def to_json(self) -> dict[str, Any]:
        """The whole position, secrets and all; the title's `state_from_json` reads it."""
        data = {field: plain_value(self.encode_field(field)) for field in type(self).FIELDS}
        for field, start in type(self).SHEET.later.items():
            if data[field] == start:
                del data[field]
        data["frames"] = [[row[0].name, *[plain_value(arg) for arg in row[1:]]] for row in self.frames]
        data["sealed"] = self.sealed[:]
        pack = self.pack_in_use()
        if pack is not None:
            data["packed"] = pack.to_json()
        if self.unknown:
            data["unknown"] = self.unknown
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy, which know no vectors."""
        packages = [row[0].package for row in self.frames]
        return unpickled, (type(self), self.to_json(), packages)

    def digest(self) -> str:
        """32 hexadecimal digits that stand for the position: the same for equal positions, on every machine."""
        return short_digest(self.canonical())

    def canonical(self) -> str:
        """`to_json` as text without spaces, keys in order, a pack by its digest. Every move pays for it: it is fast."""
        return canonical_text(self)


def _frame(header: i64) -> Frame:
    return FRAMES[header if header >= 0 else ~header]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    return value[:] if is_ints(value) else value
