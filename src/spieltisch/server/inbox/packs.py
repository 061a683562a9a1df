"""The box of a title, and packs that put it right: looked at and checked, never kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spieltisch.core import Message as Reason
from spieltisch.core.packs import box_of, check_pack

from ..table import making
from .bodies import Fault, PackChecked
from .messages import Message

if TYPE_CHECKING:
    from .api import Ask


async def get_box(ask: Ask) -> dict[str, Any]:
    return box_of(making.known_game(ask.path["title"]), None)


async def check(ask: Ask) -> PackChecked:
    title = making.known_game(ask.path["title"])
    given = ask.body.pack if ask.body.pack is not None else ask.body.text or _empty(title.name)
    found = check_pack(title, given)
    return PackChecked(
        faults=[_fault(wrong) for wrong in found.faults],
        cautions=[_fault(wrong) for wrong in found.cautions],
        pack=found.pack.content if found.pack else None,
        text=found.text,
        digest=found.pack.digest if found.pack else "",
        box=box_of(title, found.pack) if found.pack else None,
    )


def _empty(title: str) -> dict[str, Any]:
    return {"format": 1, "title": title, "name": title}


def _fault(wrong: Reason) -> Fault:
    """The path by itself, for whoever marks the place."""
    path, inner = wrong.args.get("path", ""), wrong.args.get("fault", wrong.to_json())
    return Fault(path=path, reason=Message(key=inner["key"], args=inner["args"]))
