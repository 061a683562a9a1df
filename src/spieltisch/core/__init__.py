"""The kernel: frames, decisions, chance, events, views, undo. It knows no game.

The examples in this package begin with `from spieltisch.core import *`; `lanterns` is the example title.
"""

from ._native import append, extend, i64, pop, remove, vec
from .chance import (
    KEEP,
    Chance,
    Committed,
    NotTold,
    Question,
    Recorder,
    Replayed,
    Scripted,
    Seeded,
    Stream,
    Told,
    WrongOutcome,
)
from .companion import TableAsks
from .event import PUBLIC, Event, Topic, seat_mask, seats_of
from .files import title_data
from .frames import Decision, Step, acting, decision, legal, play, prompt, run, sealed, step, to_act, why_not
from .game import Game
from .ints import Ints, ints, room, zeros
from .log import BrokenLog, Entry
from .match import Match
from .message import ActionError, Ambiguous, Cause, Causes, Malformed, Message, Refused, plain, total
from .options import BadOption, Option, Part
from .playout import random_playout
from .registry import game, register, titles
from .state import State
from .tally import Tally
from .verbs import (
    ACTION,
    INT,
    LIST,
    MESSAGE,
    SEAT,
    TEXT,
    THING,
    TRUTH,
    Choice,
    Domain,
    Letters,
    Numbers,
    Values,
    Verb,
    Verbs,
    many,
)

__all__ = [
    "ACTION",
    "INT",
    "KEEP",
    "LIST",
    "MESSAGE",
    "PUBLIC",
    "SEAT",
    "TEXT",
    "THING",
    "TRUTH",
    "ActionError",
    "Ambiguous",
    "BadOption",
    "BrokenLog",
    "Cause",
    "Causes",
    "Chance",
    "Choice",
    "Committed",
    "Decision",
    "Domain",
    "Entry",
    "Event",
    "Game",
    "Ints",
    "Letters",
    "Malformed",
    "Match",
    "Message",
    "NotTold",
    "Numbers",
    "Option",
    "Part",
    "Question",
    "Recorder",
    "Refused",
    "Replayed",
    "Scripted",
    "Seeded",
    "State",
    "Step",
    "Stream",
    "TableAsks",
    "Tally",
    "Told",
    "Topic",
    "Values",
    "Verb",
    "Verbs",
    "WrongOutcome",
    "acting",
    "append",
    "decision",
    "extend",
    "game",
    "i64",
    "ints",
    "legal",
    "many",
    "plain",
    "play",
    "pop",
    "prompt",
    "random_playout",
    "register",
    "remove",
    "room",
    "run",
    "sealed",
    "seat_mask",
    "seats_of",
    "step",
    "title_data",
    "titles",
    "to_act",
    "total",
    "vec",
    "why_not",
    "zeros",
]
