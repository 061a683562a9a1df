"""What clients say on a socket, as models. A request carries an `id` and gets exactly one answer."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from spieltisch.core import Message

from ..table.record import Yield
from ..table.updates import answer
from .messages import Choice, EntryNumber, Id, MarkedPlace, Name, Seat, Text, ToldName, Words, to_json


class ClientRequest(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client. The same id sent twice is done once."""

    id: Id


class Act(ClientRequest, tag="act"):
    """`entry` is the entry number of the view that the choice was made on."""

    seat: Seat
    entry: EntryNumber
    action: Words


class Why(ClientRequest, tag="why"):
    """Why is this not allowed? Private to the asker."""

    seat: Seat
    action: Words


class Ask(ClientRequest, tag="ask"):
    """A question of the title with causes: `defense leper estalia`."""

    question: Words
    seat: Seat | None = None


class Forecast(ClientRequest, tag="forecast"):
    """What would these legal actions change? They are weighed for what a player looks at, a handful at a time."""

    seat: Seat
    actions: Annotated[list[Words], Meta(max_length=12)]


class Hint(ClientRequest, tag="hint"):
    seat: Seat


class AccountRequest(ClientRequest, tag="account"):
    """Why did the opponent do that? By what the asker may know, and by all of it when the game is over."""

    entry: EntryNumber
    seat: Seat | None = None


class Tell(ClientRequest, tag="tell"):
    """Beside a real table: dice by their sides, cards and tokens by their names; null rolls a die here. `at`: how much
    had been told of this action before."""

    at: Annotated[int, Meta(ge=0, le=1000)]
    answer: Annotated[list[int | ToldName | None], Meta(min_length=1, max_length=100)]


class TellBack(ClientRequest, tag="tell_back"):
    """Take back the last thing that was told, or the action that waits for it."""


class CarriedOut(ClientRequest, tag="done"):
    """What the opponents did up to this entry lies on the real table."""

    entry: EntryNumber


class Correct(ClientRequest, tag="correct"):
    """It does not lie like that: new numbers by the `what` of the rows that `adjustments` brings."""

    changes: Annotated[dict[Words, Annotated[int, Meta(ge=0, le=999)]], Meta(min_length=1, max_length=40)]


class Adjustments(ClientRequest, tag="adjustments"):
    """What can be put right at a real table."""


class UndoMove(ClientRequest, tag="undo"):
    """Take back the seat's own last entry, and what opponents did since where nobody else sits at the table."""

    seat: Seat
    entry: EntryNumber


class UndoRequest(ClientRequest, tag="undo_request"):
    """Ask everybody to go back until only `to` entries stay, but no less than to the seat's own last decision."""

    seat: Seat
    entry: EntryNumber
    to: EntryNumber


class Consent(ClientRequest, tag="consent"):
    request: Id
    yes: bool


class Chat(ClientRequest, tag="chat"):
    text: Text


class PointAt(ClientRequest, tag="point"):
    """Look here: for those who play."""

    mark: MarkedPlace


class Mute(ClientRequest, tag="mute"):
    """Stop hearing a person, on this device only."""

    person: Id
    on: bool = True


class Nudge(ClientRequest, tag="nudge"):
    """Remind somebody who is away that it is their turn."""

    seat: Seat


class SetDelay(ClientRequest, tag="set_delay"):
    """The host keeps those who watch so many moves behind."""

    delay: Annotated[int, Meta(ge=0, le=50)]


class ShowHand(ClientRequest, tag="show_hand"):
    """Agree that those who watch see the hand, or no longer. It is open as soon as everybody who plays agrees."""

    seat: Seat
    on: bool


class LookThrough(ClientRequest, tag="look_through"):
    """For those who watch: the seat through which they look when the hands are open; null for none."""

    seat: Seat | None


class ReportLine(ClientRequest, tag="report"):
    """Show the host a line of chat."""

    number: Annotated[int, Meta(ge=0)]


class Silence(ClientRequest, tag="silence"):
    """The host decides that nobody hears a person any more, or again."""

    person: Id
    on: bool


class Remove(ClientRequest, tag="remove"):
    """The host shows a person the door."""

    person: Id


class Vacation(ClientRequest, tag="vacation"):
    """In a game over days: the clock of the seat waits so many days from now; 0: back again."""

    seat: Seat
    days: Annotated[int, Meta(ge=0, le=14)]


class Rename(ClientRequest, tag="rename"):
    name: Name


class Concede(ClientRequest, tag="concede"):
    seat: Seat


class Pause(ClientRequest, tag="pause"):
    on: bool = True


class ClaimSeat(ClientRequest, tag="claim"):
    """Sit down on an open seat, take back the own seat from a stand-in, or ask for an absent one."""

    seat: Seat


class AbsentChoice(ClientRequest, tag="absent_choice"):
    seat: Seat
    choice: Choice


class SetYields(ClientRequest, tag="yield"):
    """Replaces all yields of the seat."""

    seat: Seat
    yields: Annotated[list[Yield], Meta(max_length=40)]


class Contribute(ClientRequest, tag="contribute"):
    """Words that go into the chance of the game, before it starts."""

    seat: Seat
    words: Words


class Resync(ClientRequest, tag="resync"):
    """The whole table again; events from entry `since` on."""

    since: EntryNumber = 0


class Ping(ClientRequest, tag="ping"):
    """Is anybody there? Answered by the table, so that one that hangs is noticed as well as a dead line."""


ClientRequests = (
    Act | Why | Ask | Forecast | Hint | AccountRequest | UndoMove | UndoRequest | Consent | Chat | PointAt | Mute
    | Tell | TellBack | CarriedOut | Correct | Adjustments
    | ReportLine | Silence | Remove | Vacation | SetDelay | ShowHand | LookThrough
    | Nudge | Rename | Concede | Pause | ClaimSeat | AbsentChoice | SetYields | Contribute | Resync | Ping
)  # fmt: skip

read = msgspec.json.Decoder(ClientRequests).decode
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # what `read` may raise
KINDS: dict[type, str] = {model: str(model.__struct_config__.tag) for model in ClientRequests.__args__}
QUESTIONS = rb"why|ask|forecast|hint|account|adjustments|ping"  # whatever changes nothing
is_question = re.compile(rb'"type"\s*:\s*"(?:' + QUESTIONS + rb')"').search
ID = re.compile(rb'"id"\s*:\s*"([^"\\]{1,64})"')


def refused(request: str, key: str, **args: Any) -> bytes:
    return to_json({**answer("refused", (Message(f"server-{key}", args),)), "id": request})


def unreadable(data: bytes) -> bytes:
    """A message that is no request; its id is found if there is any."""
    return refused(id_of(data), "unreadable")


def id_of(data: bytes) -> str:
    found = ID.search(data)
    return found[1].decode("utf-8", "replace") if found else ""
