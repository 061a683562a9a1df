"""The box of a title, and packs that put it right: looked at and checked, never kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spieltisch.core import Message as Reason
from spieltisch.core.message import of_title
from spieltisch.core.packs import box_of
from spieltisch.core.schema import FAULTS

from ..table import creation
from ..table.services import Denied
from ..workers import replays
from .bodies import Fault, PackChecked
from .messages import Message

if TYPE_CHECKING:
    from .api import HttpRequest


async def get_box(http: HttpRequest) -> dict[str, Any]:
    box = box_of(creation.known_game(http.path["title"]), None)
    return _on_the_table(box) if http.query.get("for") == "table" else box


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


async def check(http: HttpRequest) -> PackChecked:
    """A worker looks: nobody knows what a stranger's text does."""
    title = creation.known_game(http.path["title"]).name
    given = http.body.pack if http.body.pack is not None else http.body.text or _empty(title)
    found = await http.hub.opponents.work_on_text(http.visitor, replays.try_pack, title, given)
    faults, cautions = ([_fault(wrong) for wrong in found[kind]] for kind in ("faults", "cautions"))
    return PackChecked(**{**found, "faults": faults, "cautions": cautions})


async def probed(http: HttpRequest, title: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table with their pack checked by a worker and brought into its one form."""
    pack = options.get("pack")
    if not pack:
        return options
    given = pack.get("pack") if isinstance(pack, dict) and "digest" in pack else pack
    found = await http.hub.opponents.work_on_text(
        http.visitor, replays.try_pack, creation.known_game(title).name, given
    )
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
