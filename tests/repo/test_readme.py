"""What the README and the docs show works as shown."""

import ast
import hashlib
import re
import tomllib
from pathlib import Path

import pytest
import typer
import yaml

import spieltisch
from spieltisch.cli.main import app
from spieltisch.cli.spoken import commands
from spieltisch.core.packs import check_pack

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "docs" / "api" / "ai.md"]
BY_ANOTHER_TEST = {"protocol.md": "tests/server/test_exports.py"}  # needs a server
FRAGMENTS = ("kernel.md", "invasion.md")  # parts of our own source, not scripts


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), flags=re.DOTALL | re.MULTILINE)


def everywhere(language: str) -> list[tuple[str, str]]:
    return [(page.name, block) for page in PAGES for block in blocks(page, language)]


def run(block: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    monkeypatch.chdir(folder)
    names: dict[str, object] = {"__name__": "__main__"}
    exec(block, names)
    return names


def test_the_python_example_of_the_readme_runs_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    match = run(example, tmp_path, monkeypatch)["match"]
    assert isinstance(match, spieltisch.Match)
    assert spieltisch.load("game.json").to_json() == match.to_json()


@pytest.mark.parametrize(
    ("page", "block"),
    [(page, block) for page, block in everywhere("python") if page not in (*FRAGMENTS, *BY_ANOTHER_TEST)],
)
def test_the_python_of_the_docs_runs_as_it_stands(
    page: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(block, tmp_path, monkeypatch)


def test_fragments_are_python() -> None:
    for page in FRAGMENTS:
        for block in blocks(ROOT / "docs" / page, "python"):
            ast.parse(block)
    for page, test in BY_ANOTHER_TEST.items():
        assert page in (ROOT / test).read_text()


@pytest.mark.parametrize(("page", "block"), everywhere("yaml"))
def test_positions_of_the_docs_can_be_played(page: str, block: str) -> None:
    spec = yaml.safe_load(block)
    if "title" in spec:
        assert spieltisch.game(spec.pop("title")).position(spec).seats


@pytest.mark.parametrize(("page", "block"), [one for one in everywhere("toml") if one[0] == "packs.md"])
def test_packs_of_the_docs_hold(page: str, block: str) -> None:
    found = check_pack(spieltisch.game(tomllib.loads(block)["title"]), block)
    assert not found.faults


def test_every_make_target_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+)(?: [a-z]+)*:", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    named = set(re.findall(r"make ([a-z]+)", README + (ROOT / "CONTRIBUTING.md").read_text()))
    assert {"play", "test"} <= named <= targets


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "NOTICE.md", "CHANGELOG.md"])
def test_links_to_our_own_pages_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", (ROOT / page).read_text())
    own = [link for link in links if "://" not in link]
    assert [link for link in own if not (ROOT / link).exists()] == []


def test_counts_of_actions_are_those_of_the_titles() -> None:
    page = (ROOT / "docs" / "research.md").read_text()
    for title in ("chaos", "smallworld", "invasion"):
        assert f"{spieltisch.game(title).verbs.size:,}" in page, title


def test_addresses_of_the_docs_are_those_of_the_server() -> None:
    written = "".join(page.read_text() for page in PAGES)
    assert not re.findall(r"/api/(?!v1|…)\w+", written)


def test_a_chain_is_reckoned_as_the_page_of_the_log_says() -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=3)
    while not match.over:
        match.apply(match.to_act()[0], match.legal(match.to_act()[0])[0])
    before = match.setup_digest
    for entry in match.entries:
        text = f"{before}|{entry.seat}|{entry.action}|{entry.chance}|{entry.digest}"
        before = hashlib.sha256(text.encode()).hexdigest()[:32]
        assert entry.chain == before
    assert match.receipt() == hashlib.sha256(f"3|{before}".encode()).hexdigest()[:32]


def test_the_readme_says_how_many_play_each_game() -> None:
    for title, name in (("chaos", "Chaos in the Old World"), ("smallworld", "Small World"), ("invasion", "Invasion")):
        seats = spieltisch.game(title).seats
        count = str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}" if len(seats) > 2 else "3 or 4"
        (row,) = re.findall(rf"^\| \*\*[^|]*{name}[^|]*\*\* \|([^|]*)\|", README, flags=re.MULTILINE)
        assert count in row, title


def test_every_command_and_option_stands_on_the_page() -> None:
    page = (ROOT / "docs" / "commands.md").read_text()
    for path, command in commands(typer.main.get_command(app)):
        if path and not hasattr(command, "commands"):
            place = page.partition(f"\n## `spieltisch {' '.join(path)}")[2].partition("\n## ")[0]
            assert place, path
            names = [max(param.opts, key=len) for param in command.params if param.param_type_name == "option"]
            assert [name for name in names if name != "--help" and name not in place] == [], path
