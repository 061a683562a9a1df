"""What the README shows works as shown."""

import re
from pathlib import Path

import pytest

import spieltisch

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def test_the_python_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    monkeypatch.chdir(tmp_path)
    table: dict[str, object] = {}
    exec(example.replace('"chaos"', '"lanterns"'), table)  # the API is the same for every title
    match = table["match"]
    assert isinstance(match, spieltisch.Match)
    assert spieltisch.load("game.json").to_json() == match.to_json()


def test_every_make_target_it_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+)(?: [a-z]+)*:", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    named = set(re.findall(r"make ([a-z]+)", README + (ROOT / "CONTRIBUTING.md").read_text()))
    assert {"play", "test"} <= named <= targets


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "NOTICE.md", "CHANGELOG.md"])
def test_links_to_our_own_pages_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", (ROOT / page).read_text())
    own = [link for link in links if "://" not in link]
    assert [link for link in own if not (ROOT / link).exists()] == []
