"""Secrets change: the first signs, and what the ones before have signed is still good."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.server.inbox.auth import Authenticator
from spieltisch.server.operations.admin import Admin
from spieltisch.server.operations.unsubscribe import SeatAt, UnsubscribeLinks
from spieltisch.server.settings import Settings, Trouble, all_secrets, with_data

from .live import Live, Player

OLD, NEW, OTHER = "o" * 32, "n" * 32, "x" * 32


def cookie(authenticator: Authenticator, device: str) -> str:
    return authenticator.cookie(device, secure=False).partition(";")[0]


def test_a_cookie_of_the_secret_before_is_known_and_a_new_one_is_signed_anew() -> None:
    before, now, after = (Authenticator(secrets) for secrets in ([OLD], [NEW, OLD], [NEW]))
    assert now.identity("", cookie(before, "d:ada")).device == "d:ada"
    assert after.identity("", cookie(now, "d:ada")).device == "d:ada"
    assert after.identity("", cookie(before, "d:ada")).is_new
    assert before.identity("", cookie(now, "d:ada")).is_new


def test_a_link_in_an_old_letter_still_works() -> None:
    word = UnsubscribeLinks([OLD]).word("ada@example.org", [SeatAt("table", 0)])
    assert UnsubscribeLinks([NEW, OLD]).read(word) == UnsubscribeLinks([OLD]).read(word)
    assert UnsubscribeLinks([NEW]).read(word) is None


def test_the_file_has_a_line_for_each_secret(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(f"{NEW}\n\n{OLD}\n")
    assert all_secrets(with_data(Settings(data=str(tmp_path)))) == (NEW, OLD)
    assert all_secrets(with_data(Settings(data=str(tmp_path), old_secrets=OTHER))) == (NEW, OLD, OTHER)
    assert all_secrets(with_data(Settings(data=str(tmp_path), secret=OTHER))) == (OTHER,)
    with pytest.raises(Trouble):
        with_data(Settings(data=str(tmp_path), old_secrets="short"))


async def faults(folder: Path) -> list[str]:
    admin = Admin(Settings(data=str(folder)))
    await admin.open()
    try:
        return [name for name, problem in await admin.verify() if problem]
    finally:
        await admin.close()


async def test_rows_of_both_secrets_are_whole_and_people_are_known(tmp_path: Path) -> None:
    """A server with real players changes its secret between two moves, and once more without the old one."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "secret").write_text(OLD + "\n")
    ada = Player("http://127.0.0.1:1")
    for secrets in (f"{OLD}\n", f"{NEW}\n{OLD}\n"):
        (folder / "secret").write_text(secrets)
        with Live(folder) as live:
            ada.move_to(live.url)
            if secrets.startswith(OLD):
                table = ada.create("human", "agent")["id"]
            ada.connect(table)
            assert ada.act(*ada.offers()[0])["result"] == "applied"
            assert live.stop() == 0
    assert await faults(folder) == []
    (folder / "secret").write_text(f"{NEW}\n")
    assert await faults(folder) == [table]


async def test_a_backup_holds_all_secrets(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    (old / "secret").write_text(f"{NEW}\n{OLD}\n")
    admin = Admin(Settings(data=str(old)))
    await admin.open()
    await admin.backup(tmp_path / "file")
    await admin.close()
    admin = Admin(Settings(data=str(new)), tmp_path / "file")
    await admin.open()
    await admin.restore(tmp_path / "file")
    await admin.close()
    assert all_secrets(with_data(Settings(data=str(new)))) == (NEW, OLD)
