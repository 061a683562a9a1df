"""The browser table: `web.py build` when sources changed, `static` for a folder without a server, `lint`, `check`."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import runtime
from environment import BIN, ROOT, say, stop

WEB = ROOT / "web"
STATIC = ROOT / "src" / "spieltisch" / "server" / "static"
MESSAGE_KEYS = ROOT / ".cache" / "messages.d.ts"
BUILD_STAMP = ROOT / ".cache" / "web-build"
OUTSIDE = {"node_modules", "dist", "coverage", "tests"}
FOLDER = ROOT / "dist" / "table"
OLDEST_NODE = 20
LONG = 300  # lines of a component that are worth a question


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


def npm(*arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    path = node_directory() + os.pathsep + os.environ["PATH"]
    command = [shutil.which("npm", path=path) or "npm", *arguments]
    sink = subprocess.PIPE if quiet else None
    environment = {**os.environ, "PATH": path}
    return subprocess.run(command, cwd=WEB, env=environment, stdout=sink, stderr=subprocess.STDOUT, text=True)


def must(*arguments: str, quiet: bool = False) -> None:
    """What it prints is shown only if it fails, where nobody asked for a report."""
    done = npm(*arguments, quiet=quiet)
    if done.returncode:
        stop(f"npm {' '.join(arguments)} failed\n{done.stdout or ''}")


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    package = ROOT / "src" / "spieltisch"
    found = [
        *(package / "locale").rglob("*.ftl"),
        *(package / "locale").rglob("*.md"),
        *(package / "learn").rglob("*.toml"),
    ]
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
    must("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    stamp.write_text(wanted)


def build() -> None:
    """The page when its sources changed, Python for the page when those of the engine did."""
    ensure_modules()
    page = digest(sources())
    wanted = page + digest(runtime.watched())
    built = BUILD_STAMP.read_text() if (STATIC / "index.html").exists() and BUILD_STAMP.exists() else ""
    if built == wanted:
        return
    if not built.startswith(page):
        say("building the browser table")
        must("run", "build", "--silent", quiet=True)
    say("packing Python for the page")
    runtime.add(STATIC, str(Path(node_directory()) / "node"))
    BUILD_STAMP.parent.mkdir(exist_ok=True)
    BUILD_STAMP.write_text(wanted)


def static() -> None:
    """The folder that any web server can serve, from any path: dist/table, or the one that is named."""
    build()
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else FOLDER
    runtime.lay_out(STATIC, folder)
    say(f"{os.path.relpath(folder, ROOT)}: put this folder on any web server")


def lint() -> None:
    """Prettier, no cycle between rooms, no component that holds two things."""
    long = [path for path in (WEB / "src").rglob("*.svelte") if len(path.read_text().splitlines()) > LONG]
    if long:
        say(f"over {LONG} lines, do two things live there? " + ", ".join(str(p.relative_to(WEB)) for p in long))
    ensure_modules()
    must("run", "--silent", "lint")


def tidy() -> None:
    ensure_modules()
    must("run", "--silent", "format")


def write_keys() -> None:
    """The type of all keys that have a text: a board that asks for another one does not compile."""
    keys: list[str] = []
    for path in sorted((ROOT / "src" / "spieltisch" / "locale" / "en").glob("*.ftl")):
        message = ""
        for name, attribute in re.findall(r"^(?:([a-z][\w-]*)| +\.([\w-]+)) =", path.read_text("utf-8"), re.MULTILINE):
            message = name or message
            keys.append(f"{message}.{attribute}" if attribute else message)
    MESSAGE_KEYS.parent.mkdir(exist_ok=True)
    MESSAGE_KEYS.write_text("declare type MessageKey =\n" + "\n".join(f"  | '{key}'" for key in keys) + ";\n", "utf-8")


def check() -> None:
    """Every script that package.json offers of: check (svelte-check), test (vitest)."""
    ensure_modules()
    write_keys()
    must("run", "--if-present", "check")
    must("run", "--if-present", "test")


if __name__ == "__main__":
    if not (WEB / "package.json").exists():
        sys.exit(0)
    {"build": build, "static": static, "lint": lint, "format": tidy, "check": check}[sys.argv[1]]()
