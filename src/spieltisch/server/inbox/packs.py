"""The box of a title, and packs that put it right: looked at and checked, never kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spieltisch.core import Message as Reason
from spieltisch.core.message import of_title
from spieltisch.core.packs import box_of
from spieltisch.core.schema import FAULTS

from ..table import making
from ..table.house import Denied
from ..workers import replays
from .bodies import Fault, PackChecked
from .messages import Message

if TYPE_CHECKING:
    from .api import Ask


async def get_box(ask: Ask) -> dict[str, Any]:
    box = box_of(making.known_game(ask.path["title"]), None)
    return _on_the_table(box) if ask.query.get("for") == "table" else box


def _on_the_table(box: dict[str, Any]) -> dict[str, Any]:
    """Without what only a workshop needs: the fields of its forms, and drawings, which a board has of its own."""
    fields = [(kind["kind"], field) for kind in box["kinds"] for field in kind["fields"]]
    drawings = {(kind, field["name"]) for kind, field in fields if field["type"] == "table"}
    kinds = [{**kind, "fields": []} for kind in box["kinds"]]
    records = [
        {**one, "values": {name: value for name, value in one["values"].items() if (one["kind"], name) not in drawings}}
        for one in box["records"]
    ]
    return {**box, "kinds": kinds, "records": records}


async def check(ask: Ask) -> PackChecked:
    """A worker looks: nobody knows what a stranger's text does."""
    title = making.known_game(ask.path["title"]).name
    given = ask.body.pack if ask.body.pack is not None else ask.body.text or _empty(title)
    found = await ask.hub.opponents.briefly(ask.visitor, replays.try_pack, title, given)
    faults, cautions = ([_fault(wrong) for wrong in found[kind]] for kind in ("faults", "cautions"))
    return PackChecked(**{**found, "faults": faults, "cautions": cautions})


async def probed(ask: Ask, title: str, options: dict[str, Any]) -> dict[str, Any]:
    """The same for the options of a table, before anything else is done with them: with the pack in its one form."""
    pack = options.get("pack")
    if not pack:
        return options
    given = pack.get("pack") if isinstance(pack, dict) and "digest" in pack else pack
    found = await ask.hub.opponents.briefly(ask.visitor, replays.try_pack, making.known_game(title).name, given)
    if found["faults"]:
        denied = Denied("bad_option", 422, names=["pack"])
        denied.reasons = tuple(of_title(title, Reason(**wrong)) for wrong in found["faults"][:FAULTS])
        raise denied
    digest = pack["digest"] if given is not pack else found["digest"]
    return {**options, "pack": {"pack": found["pack"], "digest": digest}}


def _empty(title: str) -> dict[str, Any]:
    return {"format": 1, "title": title, "name": title}


def _fault(wrong: dict[str, Any]) -> Fault:
    """The path by itself, for whoever marks the place."""
    inner = wrong["args"].get("fault", wrong)
    return Fault(path=wrong["args"].get("path", ""), reason=Message(key=inner["key"], args=inner["args"]))
