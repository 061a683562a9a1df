"""`make docs`: pages without a warning, that need nothing from elsewhere and miss no public name."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch import core, env

ROOT = Path(__file__).resolve().parents[2]
PAGES = "".join(page.read_text() for page in sorted((ROOT / "docs" / "api").glob("*.md")))
ELSEWHERE = re.compile(
    r"""<(?:script|img|link|iframe)[^>]*(?:src|href)="(?:https?:)?//[^"]*|url\(["']?(?:https?:)?//"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", f"{site}/.tree", "docs", str(site)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return site


def test_pages_need_nothing_from_elsewhere(site: Path) -> None:
    pages = [page for kind in ("*.html", "*.css") for page in site.rglob(kind)]
    assert len(pages) > 20
    assert [f"{page.name}: {found[0]}" for page in pages for found in ELSEWHERE.finditer(page.read_text())] == []


@pytest.mark.parametrize("module", [spieltisch, core, env])
def test_every_public_name_stands_on_a_page(module: object) -> None:
    shown = set(re.findall(r"auto(?:function|class|exception|decorator):: (\w+)$", PAGES, flags=re.MULTILINE))
    names = [name for name in module.__all__ if getattr(getattr(module, name), "__doc__", "") and name not in shown]
    plain = {"KEEP", "PUBLIC", "Causes", "Ints", "i64", "vec"}
    plain |= {"ACTION", "INT", "LIST", "MESSAGE", "SEAT", "TEXT", "THING", "TRUTH"}  # kinds of values
    assert set(names) - plain == set()


def test_every_written_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text()
    pages = [page.stem for page in (ROOT / "docs").glob("*.md") if page.stem != "index"]
    assert [page for page in pages if not re.search(rf"^{page}$", index, flags=re.MULTILINE)] == []
