"""The browser table: `web.py build` when sources changed, `lint` for style and rooms, `check` for types and tests."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment
from environment import BIN, ROOT, say, stop

WEB = ROOT / "web"
STATIC = ROOT / "src" / "spieltisch" / "server" / "static"
BUILD_STAMP = ROOT / ".cache" / "web-build"
OUTSIDE = {"node_modules", "dist", "coverage", "tests"}
OLDEST_NODE = 20


def node_directory() -> str:
    """Where node and npm are: the machine's own if new enough, otherwise from the wheel in .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
        if int(version.strip().lstrip("v").split(".")[0] or 0) >= OLDEST_NODE:
            return str(Path(node).parent)
    if not (BIN / "node").exists():
        say(f"no Node {OLDEST_NODE}+ on this machine: taking it from a Python wheel")
    environment.main("node")
    return str(BIN)


def npm(*arguments: str) -> int:
    path = node_directory() + os.pathsep + os.environ["PATH"]
    command = [shutil.which("npm", path=path) or "npm", *arguments]
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}).returncode


def must(*arguments: str) -> None:
    if npm(*arguments):
        stop("npm " + " ".join(arguments) + " failed")


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    found = list((ROOT / "src" / "spieltisch" / "locale").rglob("*.ftl"))
    for top in WEB.iterdir():
        if top.name not in OUTSIDE:
            found += [top, *top.rglob("*")]
    return [path for path in found if path.is_file()]


def ensure_modules() -> None:
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".spieltisch"
    wanted = digest([WEB / "package.json", lock])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("installing the web packages (npm ci, once)")
    must("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted)


def build() -> None:
    ensure_modules()
    wanted = digest(sources())
    if (STATIC / "index.html").exists() and BUILD_STAMP.exists() and BUILD_STAMP.read_text() == wanted:
        return
    say("building the browser table")
    must("run", "build", "--silent")
    BUILD_STAMP.parent.mkdir(exist_ok=True)
    BUILD_STAMP.write_text(wanted)


def lint() -> None:
    """Prettier, and no cycle between rooms."""
    ensure_modules()
    must("run", "--silent", "lint")


def tidy() -> None:
    ensure_modules()
    must("run", "--silent", "format")


def check() -> None:
    """Every script that package.json offers of: check (svelte-check), test (vitest)."""
    ensure_modules()
    must("run", "--if-present", "check")
    must("run", "--if-present", "test")


if __name__ == "__main__":
    if not (WEB / "package.json").exists():
        sys.exit(0)
    {"build": build, "lint": lint, "format": tidy, "check": check}[sys.argv[1]]()
