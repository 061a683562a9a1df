"""What is written about the server is true: types, documents, the example bot, containers, administration."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from spieltisch.cli.admin import app as admin
from spieltisch.server.inbox import messages, openapi, requests
from spieltisch.server.inbox.api import ENDPOINTS
from spieltisch.server.inbox.typescript import TARGET, typescript
from spieltisch.server.settings import Settings

from .live import Live, Player
from .room import Room, in_room, play_out

ROOT = Path(__file__).resolve().parents[2]


def test_the_typescript_types_are_made_from_the_models() -> None:
    written = (ROOT / TARGET).read_text(encoding="utf-8")
    assert written == typescript(), "run `python -m spieltisch.server.inbox.typescript`"


def test_the_page_expects_what_the_endpoints_answer() -> None:
    """Every call of `api.ts` is declared with the model of its endpoint."""
    answers = {(one.method, re.sub(r"\{\w+\}", "*", one.path)): one.answer for one in ENDPOINTS}
    text = (ROOT / "web" / "src" / "wire" / "api.ts").read_text(encoding="utf-8")
    found = re.findall(r"call<(\w+)>\(\s*'(\w+)',\s*['`]([^'`?]*?)(?:\?[^'`]*|\$\{seat === .*)?['`]", text)
    assert len(found) > 20
    for declared, method, path in found:
        for source in ("tables", "replays"):
            place = re.sub(r"\$\{[^}]*\}", "*", path.replace("${source}", source))
            answer = answers[method, place]
            if hasattr(answer, "__struct_fields__"):
                assert declared == answer.__name__, (method, place)


def test_the_protocol_page_names_every_message() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for model in (*requests.ClientRequests.__args__, *messages.Sayings.__args__):
        assert f"`{model.__struct_config__.tag}`" in page, model.__name__


def test_every_promise_has_a_test() -> None:
    """The page of the server names one for each, and they exist."""
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "server.md").read_text()))
    written = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) > 50
    assert not {name for name in named if f"def {name}(" not in written}


def test_every_endpoint_is_in_the_openapi_document_and_on_the_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    document = openapi.document("/api/v1")
    for path in document["paths"]:
        word = path.removeprefix("/api/v1/").split("/")[-1].strip("{}")
        assert word in page, path
    json.dumps(document)


def test_the_example_bot_plays_a_game_across_restarts(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n(.*?)```", page, re.S)
    assert block is not None
    code = block[1]
    assert len(code.strip().splitlines()) <= 52
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")

    def bot(live: Live, seat: dict[str, Any]) -> subprocess.Popen[str]:
        command = [sys.executable, "bot.py", live.url, seat["invite"]]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path)

    def first_line(program: subprocess.Popen[str]) -> str:
        assert program.stdout is not None
        return program.stdout.readline()

    with Live(tmp_path / "data") as live:
        ada = Player(live.url)
        table = ada.create("open", "open")
        early = bot(live, table["seats"][0])
        assert first_line(early) == "sat down\n"
        live.stop()
    with Live(tmp_path / "data", live.port) as live:  # the early one waits for it, the other comes late and twice
        late = bot(live, table["seats"][1])
        assert first_line(late) == "sat down\n"
        late.kill()
        late.communicate()
        late = bot(live, table["seats"][1])
        said = [one.communicate(timeout=60)[0] for one in (early, late)]
        assert all(text.startswith("ranking:") for text in said)
        assert ada.http.get(f"/tables/{table['id']}").json()["status"] == "finished"
        ada.close()
        spent = bot(live, {"invite": table["seats"][0]["invite"].partition("#")[0] + "#wrong"})
        assert "spent" in spent.communicate(timeout=60)[0]


# -- administration


def test_the_administrator_lists_exports_imports_rewinds_verifies_and_deletes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELTISCH_SECRET", "x" * 32)  # as in the room
    names: list[str] = []

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        await play_out(table, ada, bob)
        names.append(table.id)

    in_room(tmp_path, story)
    run, data = CliRunner(), ["--data", str(tmp_path)]
    (name,) = names
    listed = run.invoke(admin, ["list", *data])
    assert name in listed.output
    assert "finished" in listed.output
    log = tmp_path / "log.json"
    assert run.invoke(admin, ["export", name, str(log), *data]).exit_code == 0
    entries = len(json.loads(log.read_text())["entries"])
    imported = run.invoke(admin, ["import", str(log), *data])
    assert f"{entries}\N{NO-BREAK SPACE}moves" in imported.output
    copy = imported.output.split(":")[0]
    assert run.invoke(admin, ["rewind", copy, "3", *data]).exit_code == 0
    assert f"{3:5}\N{NO-BREAK SPACE}moves" in run.invoke(admin, ["list", *data]).output
    assert run.invoke(admin, ["rewind", copy, "9", *data]).exit_code == 2
    assert run.invoke(admin, ["verify", *data]).output.count(" OK") == 2
    assert run.invoke(admin, ["delete", copy, "--yes", *data]).exit_code == 0
    assert copy not in run.invoke(admin, ["list", *data]).output
    assert run.invoke(admin, ["delete", copy, "--yes", *data]).exit_code == 2

    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as connection:
        connection.execute("UPDATE entries SET digest = 'wrong' WHERE number = 2")
    broken = run.invoke(admin, ["verify", *data])
    assert broken.exit_code == 1
    assert "Move 2" in broken.output


def test_a_running_server_notices_the_administrator(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        ada = Player(live.url)
        table = ada.create("human", "human")["id"]
        ada.connect(table)
        for _ in range(2):
            seat, action = ada.offers()[0]
            assert ada.act(seat, action)["result"] == "applied"
        assert CliRunner().invoke(admin, ["rewind", table, "1", "--data", str(tmp_path)]).exit_code == 0
        from .live import ConnectionClosed

        with pytest.raises(ConnectionClosed):
            ada.wait("nothing")
        assert ada.connect(table)["entry"] == 1
        ada.close()


# -- containers, as far as they can be checked without running them


def test_the_compose_file_has_all_parts_and_no_default_secret() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert {"server", "postgres", "redis", "proxy"} <= set(services)
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert re.search(r"POSTGRES_PASSWORD: \$\{POSTGRES_PASSWORD:\?", text)
    known = set(Settings.__dataclass_fields__)
    for name in services["server"]["environment"]:
        assert name.removeprefix("SPIELTISCH_").lower() in known, name
    assert services["postgres"].get("ports") is None
    assert services["redis"].get("ports") is None
    for name, service in services.items():
        assert "healthcheck" in service or name == "proxy", name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("."):
                assert (ROOT / source).exists(), source
            else:
                assert source in compose["volumes"], source


def test_the_dockerfile_copies_what_exists_and_runs_as_nobody_special() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    for line in lines:
        words = line.split()
        if words and words[0] == "COPY" and "--from" not in line:
            for source in words[1:-1]:
                assert (ROOT / source).exists(), source
    assert any(line.startswith("USER ") and "root" not in line for line in lines)
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    assert not any("latest" in line for line in lines if line.startswith("FROM"))


def test_the_hosting_page_knows_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"`{name.upper()}`" in page or f"SPIELTISCH_{name.upper()}" in page, name


def test_the_proxy_hides_what_is_for_the_administrator() -> None:
    conf = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "/metrics" in conf
    assert "reverse_proxy" in conf
