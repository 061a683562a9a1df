"""Python for the page: our sources in one zip, and the runtime from the npm package that takes them.

Which modules of the server travel is found by importing the page's house with plain `msgspec`; whatever compiled package
crept in fails here, and not in somebody's browser.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from environment import BIN, ROOT

SOURCE = ROOT / "src"
PACKAGE = SOURCE / "spieltisch"
CACHE = ROOT / ".cache" / "python"
WHOLE = ("core", "games", "ai")  # titles and what is known about them are found by name
LEFT_OUT = {"kit.py", "arena.py", "report.py", "series.py", "tally.py"}  # for tests and the arena
ENDINGS = {".py", ".toml", ".json"}
ASK = """
import json, sys
sys.path.insert(0, "{stand_in}")
import spieltisch.server.page.desk, spieltisch.server.page.thinkers
files = [module.__file__ for name, module in sys.modules.items() if name.startswith("spieltisch.server")]
print(json.dumps(files))
"""


def server_modules() -> list[Path]:
    """What the house in a page loads of the server."""
    stand_in = CACHE / "stand-in"
    stand_in.mkdir(parents=True, exist_ok=True)
    shutil.copy(PACKAGE / "server" / "page" / "msgspec.py", stand_in / "msgspec.py")
    command = [str(BIN / "python"), "-I", "-c", ASK.format(stand_in=stand_in)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ})
    return [Path(name) for name in json.loads(told.stdout)]


def sources() -> list[Path]:
    found = [PACKAGE / "__init__.py", PACKAGE / "server" / "page" / "msgspec.py", *server_modules()]
    for name in WHOLE:
        found += [path for path in (PACKAGE / name).rglob("*") if path.suffix in ENDINGS and path.name not in LEFT_OUT]
    return sorted(found)


def plain(text: str) -> str:
    """Without comments and what only readers need."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def packed() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target:
        for path in sources():
            name = path.relative_to(SOURCE).as_posix()
            name = "msgspec.py" if name == "spieltisch/server/page/msgspec.py" else name
            body = plain(path.read_text(encoding="utf-8")).encode() if path.suffix == ".py" else path.read_bytes()
            target.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def titles() -> bytes:
    """What the front page asks for: it must not wait for Python to start."""
    command = "import asyncio, sys; from spieltisch.server.inbox import api, messages\n"
    command += "sys.stdout.buffer.write(messages.to_json(asyncio.run(api.get_titles(None))))"
    return subprocess.run([str(BIN / "python"), "-c", command], capture_output=True, check=True).stdout


def build(static: Path, node: str) -> str:
    """Write the runtime into a folder named by its content; where that is, as the page asks for it."""
    body = packed()
    scripts = [ROOT / "web" / "scripts" / "python.mjs", ROOT / "web" / "package-lock.json"]
    mark = hashlib.sha256(body + b"".join(path.read_bytes() for path in scripts)).hexdigest()[:12]
    kept = CACHE / mark
    if not (kept / "pyodide-lock.json").exists():
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        (CACHE / "sources.zip").write_bytes(body)
        command = [node, "scripts/python.mjs", str(CACHE / "sources.zip"), str(kept)]
        subprocess.run(command, cwd=ROOT / "web", check=True)
    (kept / "titles.json").write_bytes(titles())
    folder = f"assets/python-{mark}/"
    shutil.copytree(kept, static / folder, dirs_exist_ok=True)
    return folder


if __name__ == "__main__":
    print(build(Path(sys.argv[1]), shutil.which("node") or "node"))
