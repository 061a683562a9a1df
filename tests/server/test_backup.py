"""A backup holds all that is stored and is restored into an empty store of either kind, or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spieltisch.cli.admin import app
from spieltisch.server.operations.admin import Admin
from spieltisch.server.settings import Settings

from . import services
from .room import Room, in_room, play_out

RUN = CliRunner()
SECRET = "x" * 32  # as in the room


def admin(*words: str | Path) -> tuple[int, str]:
    done = RUN.invoke(app, [str(word) for word in words])
    return done.exit_code, done.output


@pytest.fixture
def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a finished game, one that is played, chat and a replay."""
    folder = tmp_path / "full"
    folder.mkdir()

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        await play_out(table, ada, bob)
        second, cleo, _ = await room.duel()
        await cleo.request("chat", text="hello")
        await room.hub.store.put_replay("learnt:device", 5.0, b"\x00\xff body", "seal")
        assert second.is_playing

    in_room(folder, story)
    (folder / "secret").write_text(SECRET + "\n")
    monkeypatch.delenv("SPIELTISCH_SECRET", raising=False)
    return folder


def rows(settings: Settings) -> dict[str, object]:
    """Everything in a store, by name."""

    async def read() -> dict[str, object]:
        keeper = Admin(settings)
        await keeper.open()
        try:
            names = await keeper.store.names()
            tables = {name: (await keeper.store.load(name), sorted(await keeper.store.members(name))) for name in names}
            return {**tables, "replays": sorted(await keeper.store.replays())}
        finally:
            await keeper.close()

    return asyncio.run(read())


def test_a_backup_brings_back_every_row_and_the_secret(full: Path, tmp_path: Path) -> None:
    file, new = tmp_path / "all.backup", tmp_path / "new"
    code, told = admin("backup", file, "--data", full)
    assert (code, "tables 2, replays 1" in told) == (0, True), told
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    code, told = admin("restore", file, "--data", new)
    assert (code, "tables 2, replays 1" in told) == (0, True), told
    assert (new / "secret").read_text().strip() == SECRET
    assert rows(Settings(data=str(new))) == rows(Settings(data=str(full)))
    assert admin("verify", "--data", new)[1].count(" OK") == 2


def test_a_server_moves_to_postgres_and_back(full: Path, tmp_path: Path) -> None:
    first, second, new = tmp_path / "first", tmp_path / "second", tmp_path / "new"
    assert admin("backup", first, "--data", full)[0] == 0

    async def move() -> None:
        keeper = Admin(Settings(data=str(tmp_path / "keys"), database=await services.fresh_database()), first)
        await keeper.open()
        try:
            await keeper.restore(first)
            await keeper.backup(second)
        finally:
            await keeper.close()

    asyncio.run(move())
    assert admin("restore", second, "--data", new)[0] == 0
    assert rows(Settings(data=str(new))) == rows(Settings(data=str(full)))


def test_nothing_is_restored_over_what_is_there(full: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "all.backup", tmp_path / "other"
    assert admin("backup", file, "--data", full)[0] == 0
    before = rows(Settings(data=str(full)))
    code, told = admin("restore", file, "--data", full)
    assert (code, "already" in told) == (2, True), told
    assert rows(Settings(data=str(full))) == before
    other.mkdir()
    (other / "secret").write_text("y" * 32 + "\n")
    code, told = admin("restore", file, "--data", other)
    assert (code, "a different secret" in told) == (2, True), told
    assert (other / "secret").read_text() == "y" * 32 + "\n"


def test_a_cut_or_changed_backup_restores_nothing(full: Path, tmp_path: Path) -> None:
    file, new = tmp_path / "all.backup", tmp_path / "new"
    assert admin("backup", file, "--data", full)[0] == 0
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    later = json.dumps({**json.loads(lines[0]), "format": 99}).encode() + b"\n"
    broken = [
        b"",
        b"no gzip at all",
        file.read_bytes()[:-40],
        gzip.compress(b""),
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(lines[0] + b"".join(lines[2:])),
        gzip.compress(whole.replace(b'"playing"', b'"waiting"')),
        gzip.compress(whole + lines[1]),
        gzip.compress(b"".join(lines[1:])),
        gzip.compress(b'{"type":"backup"}\n'),
        gzip.compress(later + b"".join(lines[1:])),
    ]
    for data in broken:
        file.write_bytes(data)
        code, told = admin("restore", file, "--data", new)
        assert code == 2, told
        assert "othing was restored" in told or "not a complete backup" in told
        assert not (new / "secret").exists()
        assert not (new / "tables.sqlite").exists()
