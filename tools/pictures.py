"""`make pictures`: every page and table at four sizes, compared with those of another revision, pixel by pixel.

BASE=revision is what to compare with (the commit that this branch left main at); ONLY="chaos front" takes only scenes
with such a word in their name. Pictures of a revision are taken once and stay in build/pictures.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from environment import ROOT, say, stop

PICTURES = ROOT / "build" / "pictures"
TAKEN = "all-taken"


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def unpack(revision: str) -> Path:
    """Its files without its history, with the packages of this tree where both name the same ones."""
    folder = ROOT / ".cache" / "pictures" / revision
    if not folder.exists():
        packed = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        (folder / ".venv").symlink_to(ROOT / ".venv")
        modules = ROOT / "web" / "node_modules"
        lock = Path("web") / "package-lock.json"
        if modules.exists() and (folder / lock).read_bytes() == (ROOT / lock).read_bytes():
            shutil.copytree(modules, folder / "web" / "node_modules", symlinks=True, copy_function=os.link)
    return folder


def take(sources: Path, folder: Path, words: list[str]) -> None:
    """The scenes of this tree, played by the server and the page of those sources."""
    environment = {**os.environ, "PYTHONPATH": str(sources / "src")}
    subprocess.run([sys.executable, "tools/web.py", "build"], cwd=sources, env=environment, check=True)
    say(f"taking pictures of {sources.name}")
    command = [sys.executable, "-m", "tests.browser.pictures", "take", str(folder), *words]
    if subprocess.run(command, cwd=ROOT, env=environment).returncode:
        stop("not all pictures could be taken")


def main() -> None:
    words = os.environ.get("ONLY", "").split()
    revision = git("rev-parse", "--short", os.environ.get("BASE") or git("merge-base", "HEAD", "main"))
    before, after = PICTURES / revision, PICTURES / "now"
    shutil.rmtree(after, ignore_errors=True)
    take(ROOT, after, words)
    if words or not (before / TAKEN).exists():
        sources = unpack(revision)
        take(sources, before, words)
        if not words:
            (before / TAKEN).touch()
            shutil.rmtree(sources)
    command = [sys.executable, "-m", "tests.browser.pictures", "compare", str(before), str(after)]
    subprocess.run([*command, str(PICTURES / "differences")], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
