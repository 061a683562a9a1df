"""All tables of a person on another browser, by a code that they keep: no account, no address.

A code leads to the device that asked for it. Two rows hold it: under the digest of the code the device, and under the
device the digest of its only valid code; whoever withdraws a code changes the second.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ..operations.inspection import keep
from ..table.devices import digest
from ..table.services import Denied
from . import calls
from .bodies import Mine, PersonalData, TableData

if TYPE_CHECKING:
    from .api import HttpRequest

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is taken for another
GROUPS, GROUP = 5, 5  # 123 bits
TABLES = 500  # that come along


class Coded(Struct):
    device: str = ""
    digest: str = ""
    at: float = 0


async def _row(http: HttpRequest, name: str) -> Coded:
    body = await http.hub.store.replay(name)
    return msgspec.json.decode(body, type=Coded) if body else Coded()


async def _keep(http: HttpRequest, name: str, row: Coded) -> None:
    body = msgspec.json.encode(row)
    http.hub.quotas.uploads(http.address, len(body))
    await keep(http.hub, name, body)


def _check_browser(http: HttpRequest) -> None:
    """A program has its key, and a page without server nobody to give it back."""
    if not http.device.startswith("d:"):
        raise Denied("no_code", 403)


def plain(code: str) -> str:
    """As it was written, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isascii() and letter.isalnum())


async def get_mine(http: HttpRequest) -> Mine:
    row = await _row(http, f"coded:{http.device}")
    return Mine(has_code=bool(row.digest), age=round(http.hub.now() - row.at, 1) if row.digest else None)


async def make_code(http: HttpRequest) -> Mine:
    """A new one; the one before is worth nothing."""
    _check_browser(http)
    letters = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
    known, now = digest(letters), http.hub.now()
    await _keep(http, f"code:{known}", Coded(device=http.device, digest=known, at=now))
    await _keep(http, f"coded:{http.device}", Coded(device=http.device, digest=known, at=now))
    code = "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
    return Mine(has_code=True, age=0.0, code=code)


async def drop_code(http: HttpRequest) -> Mine:
    _check_browser(http)
    await _keep(http, f"coded:{http.device}", Coded())
    return Mine(has_code=False, age=None)


async def come_back(http: HttpRequest) -> Mine:
    """This browser is that person from now on; what it had at other tables comes along."""
    _check_browser(http)
    known = digest(plain(http.body.code))
    row = await _row(http, f"code:{known}")
    owner = await _row(http, f"coded:{row.device}") if row.device else Coded()
    if not row.device or not secrets.compare_digest(owner.digest, known):
        raise Denied("no_code", 404)
    if row.device != http.device:
        for name, _mark in await http.hub.store.of_member(http.device, TABLES):
            await _try(http, name, calls.Adopt(device=http.device, by=row.device))
        await _keep(http, f"code:{known}", row)  # what is used is kept
        await _keep(http, f"coded:{row.device}", owner)
        http.becomes = row.device
    return Mine(has_code=True, age=round(http.hub.now() - owner.at, 1))


async def stay_alone(http: HttpRequest) -> Mine:
    """Every other browser and every code is shut out: all tables belong to a new device, which only this browser is."""
    _check_browser(http)
    fresh = "d:" + secrets.token_urlsafe(18)
    for name, _mark in await http.hub.store.of_member(http.device, TABLES):
        await _try(http, name, calls.Move(device=http.device, to=fresh))
    learnt = await http.hub.store.replay(f"learnt:{http.device}")
    if learnt:
        await keep(http.hub, f"learnt:{fresh}", learnt)
    await _keep(http, f"coded:{http.device}", Coded())
    http.becomes = fresh
    return Mine(has_code=False, age=None)


async def get_data(http: HttpRequest) -> PersonalData:
    """Everything that is stored of this person."""
    found: list[TableData] = []
    for name, _mark in await http.hub.store.of_member(http.device, TABLES):
        body = await _try(http, name, calls.GetPersonalData(device=http.device))
        if body is not None:
            found.append(msgspec.json.decode(body, type=TableData))
    learnt = await http.hub.store.replay(f"learnt:{http.device}")
    code = await get_mine(http)
    told = msgspec.json.decode(learnt) if learnt else {}
    return PersonalData(device=http.device, tables=found, learnt=told, code=code)


async def erase_data(http: HttpRequest) -> Mine:
    """Every table forgets this person, and so does everything else that is kept; the browser is a new device."""
    _check_browser(http)
    for name, _mark in await http.hub.store.of_member(http.device, TABLES):
        await _try(http, name, calls.ErasePerson(device=http.device))
    owner = await _row(http, f"coded:{http.device}")
    for row in (f"learnt:{http.device}", f"coded:{http.device}", *([f"code:{owner.digest}"] if owner.digest else [])):
        await http.hub.store.delete_replay(row)
    http.becomes = "d:" + secrets.token_urlsafe(18)
    return Mine(has_code=False, age=None)


async def _try(http: HttpRequest, name: str, call: calls.TableCalls) -> bytes | None:
    """A table that is gone, or does not load, holds nobody up."""
    try:
        return bytes(await http.hub.call(name, call))
    except Denied as denied:
        if denied.status != 404 and denied.key != "broken_log":
            raise
        return None
