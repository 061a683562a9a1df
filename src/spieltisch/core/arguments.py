"""What the arguments of messages are: reasons, causes, prompts, facts, the text of a record.

One name means one thing in all messages of a title, so a title declares names (`Game.arguments`), not messages. Where
a message differs it is named too: `"choose_region.card"` is the argument `card` of the message `choose_region`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from .verbs import ACTION, INT, MESSAGE, SEAT, TEXT, THING, Values, many

Arguments = Mapping[str, Values]

EXAMPLE: Final = Values("example")  # a verb: how it is written, for whoever wrote it wrong
FIELD: Final = Values("field")  # what an argument is called
QUESTION: Final = Values("question")  # what can be asked
ANY_OF: Final = Values("any_of")  # a list of which one can be had
PARTS: Final = Values("parts")  # of what is printed on a card

# Of the kernel, of servers, opponents and reviews: what means the same in all of them, then what one message means.
KERNEL: Final[Arguments] = {
    **dict.fromkeys(("badge", "copies", "count", "days", "entry", "fewest", "gain", "height", "high"), INT),
    **dict.fromkeys(("least", "limit", "line", "low", "most", "next_share", "number", "points"), INT),
    **dict.fromkeys(("share", "sides", "there", "value", "width"), INT),
    **dict.fromkeys(("author", "choices", "decision", "die", "error", "event", "example", "field", "format"), TEXT),
    **dict.fromkeys(
        ("given", "name", "near", "option", "path", "question", "rules", "title", "wanted", "where", "word", "words"),
        TEXT,
    ),
    "action": ACTION,
    "entries": INT,
    "eyes": TEXT,
    "feature": FIELD,
    "fault": MESSAGE,
    "fields": PARTS,
    "next": ACTION,
    "one": MESSAGE,
    "options": many(TEXT),
    "other": MESSAGE,
    "seat": SEAT,
    "seats": many(SEAT),
    "thing": THING,
    "titles": many(TEXT),
    "verbs": many(TEXT),
    "when": MESSAGE,
    "core-ambiguous.matches": many(THING),
    "core-argument_count.wanted": EXAMPLE,
    "core-argument_count.given": INT,
    "core-no_question.questions": many(QUESTION),
    "core-pack_too_few.given": INT,
    "core-question_words.wanted": many(FIELD),
    "core-told_gone.name": THING,
    "core-told_unknown.name": THING,
    "core-too_many.given": INT,
    "core-unexpected.wanted": MESSAGE,
    "core-unknown_argument.domain": FIELD,
    "core-wrong_seats.given": INT,
    "core-wrong_seats.offered": ANY_OF,
    "review-story-won.first": INT,
    "review-story-won.last": INT,
    "server-bad_option.names": many(TEXT),
    "server-bad_question.questions": many(QUESTION),
    "server-bad_seats.seats": ANY_OF,
    "server-no_level.levels": ANY_OF,
}


def meaning(arguments: Arguments, key: str, name: str) -> Values | None:
    """What an argument of a message is; None where nobody declared it.

    >>> boats = {"boats": INT, "sunk.boats": TEXT}
    >>> meaning(boats, "sent", "boats").name, meaning(boats, "sunk", "boats").name, meaning(boats, "sent", "crew")
    ('int', 'text', None)
    """
    return arguments.get(f"{key}.{name}") or arguments.get(name)


def unfit(arguments: Arguments, key: str, args: Mapping[str, Any]) -> Iterator[str]:
    """The arguments of a message that are not as declared, messages within it included.

    >>> [*unfit({"boats": INT}, "sent", {"boats": "three", "crew": 2})]
    ['sent.boats: three', 'sent.crew: 2']
    """
    for name, value in args.items():
        values = meaning(arguments, key, name)
        if values is None or not (value is None or values.fits(value)):
            yield f"{key}.{name}: {value}"
        elif values is MESSAGE and value is not None:
            yield from unfit(arguments, value["key"], value["args"])


def describe(arguments: Arguments) -> dict[str, dict[str, Any]]:
    """For clients: the kernel's arguments and those of a title.

    >>> describe({"boats": INT})["boats"]
    {'kind': 'int'}
    """
    return {name: values.describe() for name, values in {**KERNEL, **arguments}.items()}
