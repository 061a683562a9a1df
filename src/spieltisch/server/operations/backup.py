"""All that is stored, and the secret it is sealed with, as one compressed file of JSON lines.

Either database writes it and either reads it. Each table is read in one transaction and depends on no other, so a
backup can be made while the server runs. The last line counts and hashes the others: a cut file is noticed before
anything is restored.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ..settings import Trouble
from ..store import Change, ChatRow, EntryRow, Head, Store

FORMAT = 1
LEASE = 30.0  # seconds


class Begin(msgspec.Struct, tag="backup"):
    format: int
    made: float
    secret: str


class TableLine(msgspec.Struct, tag="table"):
    id: str
    head: Head
    entries: tuple[EntryRow, ...]
    chat: tuple[ChatRow, ...]
    members: tuple[str, ...]


class ReplayLine(msgspec.Struct, tag="replay"):
    id: str
    at: float
    body: bytes
    seal: str


class End(msgspec.Struct, tag="end"):
    tables: int
    replays: int
    sha256: str


Line = Begin | TableLine | ReplayLine | End
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode


class Writer:
    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._hash = hashlib.sha256()

    def add(self, line: Line) -> None:
        data = encode(line) + b"\n"
        self._hash.update(data)
        self._file.write(data)

    def end(self, tables: int, replays: int) -> End:
        end = End(tables, replays, self._hash.hexdigest())
        self.add(end)
        return end


async def write_backup(store: Store, secret: str, path: Path) -> End:
    """All or nothing; only its owner may read the file, since it holds the secret."""
    draft = path.with_name(path.name + ".part")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw, gzip.GzipFile("", "wb", fileobj=raw) as file:
            writer, tables = Writer(file), 0
            writer.add(Begin(FORMAT, time.time(), secret))
            for name in await store.names():
                stored = await store.load(name)
                if stored is None:  # deleted meanwhile
                    continue
                members = tuple(await store.members(name))
                writer.add(TableLine(name, stored.head, tuple(stored.entries), tuple(stored.chat), members))
                tables += 1
            replays = await store.replays()
            for replay in replays:
                writer.add(ReplayLine(*replay))
            end = writer.end(tables, len(replays))
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return end


def read_backup(path: Path) -> Iterator[Line]:
    """Every line but the last, which is checked. Trouble where the file is none, is cut or was changed."""
    hashed, tables, replays = hashlib.sha256(), 0, 0
    try:
        with gzip.open(path, "rb") as file:
            for data in file:
                line = decode(data)
                if isinstance(line, End):
                    if line == End(tables, replays, hashed.hexdigest()) and not file.read(1):
                        return
                    break
                if isinstance(line, Begin) != (hashed.digest() == hashlib.sha256().digest()):
                    break
                if isinstance(line, Begin) and line.format > FORMAT:
                    raise Trouble("newer_backup", path=str(path))
                tables += isinstance(line, TableLine)
                replays += isinstance(line, ReplayLine)
                hashed.update(data)
                yield line
    except (gzip.BadGzipFile, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Trouble("bad_backup", path=str(path)) from error
    raise Trouble("bad_backup", path=str(path))


def check_backup(path: Path) -> str:
    """Read all of it; the secret that its rows are sealed with."""
    secret = ""
    for line in read_backup(path):
        if isinstance(line, Begin):
            secret = line.secret
    return secret


async def restore(store: Store, owner: str, path: Path) -> tuple[int, int]:
    """Write all of a checked backup into an empty store: how many tables and replays."""
    tables = replays = 0
    for line in read_backup(path):
        match line:
            case TableLine():
                fence = await store.steal(line.id, owner, LEASE)
                await store.write(
                    Change(line.id, fence, line.head, entries=line.entries, chat=line.chat, members=line.members)
                )
                await store.release(line.id, owner)
                tables += 1
            case ReplayLine():
                await store.put_replay(line.id, line.at, line.body, line.seal)
                replays += 1
            case _:
                pass
    return tables, replays
