"""The mypyc build: `fast` compiles in place, `unfast` undoes it, `test` runs the rules' tests on a compiled copy."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from environment import ROOT, pip_install, say, stop

SOURCE = ROOT / "src"
COPY = ROOT / "build" / "compiled"
COMPILED_PACKAGES = ("core", "games", "ai")
FAST = ROOT / "build" / "fast"
BESIDE = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md")
SUFFIXES = (".so", ".pyd")
OPPONENTS = ("tests/ai/test_agents.py", "tests/ai/test_titles.py")


def compiled_files(top: Path) -> list[Path]:
    return [path for path in top.rglob("*") if path.suffix in SUFFIXES]


def compile_in(directory: Path, optimise: str) -> None:
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        stop("compiling needs a C compiler (on Debian: apt install gcc)")
    environment = {**os.environ, "SPIELTISCH_MYPYC": "1", "SPIELTISCH_MYPYC_OPT": optimise}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=directory, env=environment).returncode:
        stop("mypyc could not compile core, games and opponents")


def fast() -> None:
    unfast()
    say("compiling core, games and opponents with mypyc (make unfast goes back)")
    compile_in(ROOT, "3")


def unfast() -> None:
    for path in compiled_files(SOURCE):
        path.unlink()


def source_text() -> str:
    """All that the compiled build depends on, as one string: equal text means the last build is still good."""
    files = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    for package in COMPILED_PACKAGES:
        files += sorted((SOURCE / "spieltisch" / package).rglob("*.py"))
    return sys.version + "".join(f"{path.relative_to(ROOT)}\n{path.read_text()}" for path in files)


def refresh_copy() -> None:
    stamp = COPY / "sources.txt"
    wanted = source_text()
    is_current = stamp.exists() and stamp.read_text() == wanted
    if not is_current:
        shutil.rmtree(COPY, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "static")
    shutil.copytree(SOURCE, COPY / "src", ignore=ignore, dirs_exist_ok=True)
    if is_current:
        return
    for name in BESIDE:
        shutil.copy(ROOT / name, COPY / name)
    say("compiling a copy of core, games and opponents with mypyc")
    compile_in(COPY, "0")
    stamp.write_text(wanted)


# -- for `make play`


def ready() -> Path | None:
    """The sources with a compiled engine, if one was made of just these."""
    stamp = FAST / "sources.txt"
    if not stamp.exists() or stamp.read_text() != source_text():
        return None
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "static")
    shutil.copytree(SOURCE, FAST / "src", ignore=ignore, dirs_exist_ok=True)
    page = FAST / "src" / "spieltisch" / "server" / "static"
    if not page.exists():
        page.symlink_to(SOURCE / "spieltisch" / "server" / "static")
    return FAST / "src"


def later() -> None:
    """Beside a running table, with whatever time nobody needs: the next start is quick."""
    os.nice(19)
    wanted = source_text()
    if not importlib.util.find_spec("mypyc"):
        pip_install(
            next(line.split()[0] for line in (ROOT / "requirements-dev.txt").open() if line.startswith("mypy=="))
        )
    shutil.rmtree(FAST, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "static")
    shutil.copytree(SOURCE, FAST / "src", ignore=ignore)
    for name in BESIDE:
        shutil.copy(ROOT / name, FAST / name)
    compile_in(FAST, "3")
    (FAST / "sources.txt").write_text(wanted)


def test(arguments: list[str]) -> int:
    refresh_copy()
    environment = {**os.environ, "PYTHONPATH": str(COPY / "src")}
    look = "import spieltisch.core.match as m; print(m.__file__)"
    place = subprocess.run([sys.executable, "-c", look], env=environment, cwd=ROOT, capture_output=True, text=True)
    if not place.stdout.strip().endswith(SUFFIXES):
        stop(f"the compiled build is not the one imported: {place.stdout}{place.stderr}")
    suites = [name for name in ("tests/core", "tests/kit", "tests/games", *OPPONENTS) if (ROOT / name).exists()]
    command = [sys.executable, "-m", "pytest", "-n", "2", *suites, *arguments]
    return subprocess.run(command, env=environment, cwd=ROOT).returncode


if __name__ == "__main__":
    mode, *rest = sys.argv[1:]
    sys.exit(test(rest) if mode == "test" else {"fast": fast, "unfast": unfast, "later": later}[mode]())
