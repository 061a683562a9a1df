"""Python for the page: our sources in one zip, and the runtime from the npm package that takes them.

Which modules of the server travel is found by importing the page's server with plain `msgspec`: a compiled package that
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
import zipfile
from pathlib import Path

from environment import BIN, ROOT

SOURCE = ROOT / "src"
PACKAGE = SOURCE / "spieltisch"
CACHE = ROOT / ".cache" / "python"
BARE = CACHE / "index.html"  # the page as Vite wrote it
WHOLE = ("core", "games", "ai")  # titles and what is known about them are found by name
ENDINGS = {".py", ".toml", ".json"}
UNKEPT = {"sw.js", "table-sw.js", "index.html", "here.html"}
ASK = """
import json, sys
sys.path[:0] = ["{stand_in}", "{source}"]
import spieltisch.server.page.server, spieltisch.server.page.workers
files = [module.__file__ for name, module in sys.modules.items() if name.startswith("spieltisch.server")]
print(json.dumps(files))
"""


def server_modules() -> list[Path]:
    """What the server in a page loads of the server."""
    stand_in = CACHE / "stand-in"
    stand_in.mkdir(parents=True, exist_ok=True)
    shutil.copy(PACKAGE / "server" / "page" / "msgspec.py", stand_in / "msgspec.py")
    command = [str(BIN / "python"), "-I", "-c", ASK.format(stand_in=stand_in, source=SOURCE)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ})
    return [Path(name) for name in json.loads(told.stdout)]


def sources() -> list[Path]:
    found = [
        PACKAGE / "__init__.py",
        PACKAGE / "version.py",
        PACKAGE / "server" / "page" / "msgspec.py",
        *server_modules(),
    ]
    for name in WHOLE:
        found += [path for path in (PACKAGE / name).rglob("*") if path.suffix in ENDINGS]
    return sorted(found)


def plain(text: str) -> str:
    """Without comments and what only readers need."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def archive() -> bytes:
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


def watched() -> list[Path]:
    """Whatever may change what travels."""
    names = [*WHOLE, "server"]
    found = [path for name in names for path in (PACKAGE / name).rglob("*") if path.suffix in ENDINGS]
    return [path for path in found if not path.is_relative_to(PACKAGE / "server" / "static")]


def build(node: str) -> Path:
    """The runtime in a folder named by its content; made once."""
    body = archive()
    scripts = [ROOT / "web" / "scripts" / "python.mjs", ROOT / "web" / "package-lock.json"]
    mark = hashlib.sha256(body + b"".join(path.read_bytes() for path in scripts)).hexdigest()[:12]
    kept = CACHE / f"python-{mark}"
    if not (kept / "titles.json").exists():
        for old in CACHE.glob("python-*"):
            shutil.rmtree(old)
        kept.mkdir(parents=True)
        (CACHE / "sources.zip").write_bytes(body)
        command = [node, "scripts/python.mjs", str(CACHE / "sources.zip"), str(kept)]
        subprocess.run(command, cwd=ROOT / "web", check=True)
        (kept / "titles.json").write_bytes(titles())
        write_nets(kept)
    return kept


def write_nets(folder: Path) -> None:
    """The weights as plain numbers, for whoever has no numpy."""
    command = "import sys; from pathlib import Path; from spieltisch.ai import net\n"
    command += (
        "for path in map(Path, sys.argv[2:]): Path(sys.argv[1], path.stem + '.net').write_bytes(net.weight_bytes(path))"
    )
    nets = [str(path) for path in (PACKAGE / "ai" / "data").glob("*.npz")]
    subprocess.run([str(BIN / "python"), "-c", command, str(folder), *nets], check=True)


def add(static: Path, node: str) -> None:
    """Beside the built page: Python, and the page of the device."""
    made = build(node)
    for old in (static / "assets").glob("python-*"):
        shutil.rmtree(old)
    shutil.copytree(made, static / "assets" / made.name)
    page = BARE.read_text() if BARE.exists() and not is_fresh(static) else (static / "index.html").read_text()
    BARE.write_text(page)
    (static / "index.html").write_text(page_for(page, "server", "/", made.name))
    (static / "here.html").write_text(page_for(page, "device", "../", made.name))
    texts = {f"locale/{name}.ftl": text.encode() for name, text in languages().items()}
    pages = {"./": (static / "index.html").read_bytes(), "here/": (static / "here.html").read_bytes()}
    write_worker(static, {**pages, **texts}, is_served=True)


def is_fresh(static: Path) -> bool:
    """Whether Vite has just written the page."""
    return 'src="./' in (static / "index.html").read_text()


def page_for(page: str, edition: str, root: str, python: str) -> str:
    """The page as Vite wrote it, for an edition and for the place where it will stand."""
    said = f'data-edition="{edition}" data-root="{root}" data-python="assets/{python}/"'
    page = page.replace('data-edition="server" data-root="/"', said)
    return page.replace('href="./', f'href="{root}').replace('src="./', f'src="{root}')


def lay_out(static: Path, folder: Path) -> None:
    """The edition without a server."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        static, folder, ignore=shutil.ignore_patterns("*.br", "*.gz", "here.html", "index.html", "table-sw.js")
    )
    (python,) = (folder / "assets").glob("python-*")
    (folder / "index.html").write_text(page_for(BARE.read_text(), "device", "./", python.name))
    (folder / "locale").mkdir(exist_ok=True)
    for name, text in languages().items():
        (folder / "locale" / f"{name}.ftl").write_text(text, encoding="utf-8")
    write_worker(folder, {"./": (folder / "index.html").read_bytes()}, is_served=False)


def languages() -> dict[str, str]:
    """All texts of each language in one."""
    folders = sorted(path.parent for path in (PACKAGE / "locale").glob("*/core.ftl"))
    parts = {
        folder.name: [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))] for folder in folders
    }
    return {name: "\n".join(texts) for name, texts in parts.items()}


def write_worker(folder: Path, made: dict[str, bytes], is_served: bool) -> None:
    """What the service worker keeps: every file with its size; `made` are those that are no files here."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in (".br", ".gz")]
    names = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if path.name not in UNKEPT}
    files = {**names, **made}
    total = hashlib.sha256()
    for name, body in sorted(files.items()):
        total.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
    said = {"version": total.hexdigest()[:12], "isServed": is_served, "files": [[n, len(b)] for n, b in files.items()]}
    text = (ROOT / "web" / "public" / "sw.js").read_text(encoding="utf-8")
    line = next(row for row in text.splitlines() if row.startswith("const EDITION"))
    (folder / "sw.js").write_text(text.replace(line, f"const EDITION = {json.dumps(said)};"), encoding="utf-8")
