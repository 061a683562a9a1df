"""Set up what Spieltisch needs, once: `environment.py run | dev | docs | node | chromium`. Standard library only."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
PROFILES = {
    "run": "requirements.txt",
    "dev": "requirements-dev.txt",
    "docs": "requirements-docs.txt",
    "node": "requirements-node.txt",
}
INCLUDED_IN = {"run": "dev", "docs": "dev"}  # a developer's environment can do all of it
# The browser without windows takes a fifth less processor time for the same tests.
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def say(text: str) -> None:
    print(f"==> {text}", flush=True)


def stop(text: str) -> None:
    raise SystemExit(f"Spieltisch: {text}")


def succeeds(*command: str | Path, quiet: bool = False) -> bool:
    sink = subprocess.DEVNULL if quiet else None
    return subprocess.run([str(c) for c in command], cwd=ROOT, stdout=sink, stderr=sink).returncode == 0


def fingerprint(*parts: str) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode())
        path = ROOT / part
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two terminals may call make at once; the second waits for the first."""
    import fcntl

    (ROOT / ".cache").mkdir(exist_ok=True)
    with open(ROOT / ".cache" / "setup.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def ensure_venv() -> None:
    if PYTHON.exists() and succeeds(PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))", quiet=True):
        return
    say("creating the virtual environment .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        venv.create(VENV, with_pip=True, symlinks=True)
    except subprocess.CalledProcessError:  # Debian splits ensurepip off; uv needs no pip
        shutil.rmtree(VENV, ignore_errors=True)
        uv = shutil.which("uv")
        if not uv or not succeeds(uv, "venv", "-q", "--python", sys.executable, VENV):
            stop("this Python can not make a virtual environment (on Debian: apt install python3-venv)")


def pip_install(*arguments: str) -> None:
    uv = shutil.which("uv")
    if uv and succeeds(uv, "pip", "install", "-q", "--python", PYTHON, *arguments):
        return
    pip = (PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input")
    if not succeeds(*pip, *arguments):
        stop("could not install " + " ".join(arguments))


def stamp(name: str) -> Path:
    return VENV / f".spieltisch-{name}"


def is_current(name: str, mark: str) -> bool:
    return stamp(name).exists() and stamp(name).read_text() == mark


def ensure_pins(profile: str) -> None:
    if profile in INCLUDED_IN and has_pins(INCLUDED_IN[profile]):
        return
    if has_pins(profile):
        return
    file = PROFILES[profile]
    say(f"installing pinned dependencies from {file} (once)")
    pip_install("--require-hashes", "-r", file)
    stamp(profile).write_text(fingerprint(file))


def has_pins(profile: str) -> bool:
    return is_current(profile, fingerprint(PROFILES[profile]))


def ensure_package() -> None:
    mark = fingerprint("pyproject.toml", "setup.py")
    if is_current("package", mark):
        return
    say("installing spieltisch itself (editable)")
    pip_install("--no-deps", "--no-build-isolation", "-e", ".")
    stamp("package").write_text(mark)


def find_chromium() -> str | None:
    """A browser for the tests: SPIELTISCH_CHROMIUM, the machine's own, or the one Playwright installed."""
    if chosen := os.environ.get("SPIELTISCH_CHROMIUM"):
        return chosen
    for name in CHROMIUM_NAMES:
        if found := shutil.which(name):
            return found
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    answer = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True)
    path = answer.stdout.strip()
    return path if answer.returncode == 0 and Path(path).exists() else None


def ensure_chromium() -> None:
    if find_chromium():
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing Chromium for the browser tests (apt-get, once)")
        for package in ("chromium-headless-shell", "chromium"):
            install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", package)
            if succeeds(*install, quiet=True):
                return
            if succeeds("apt-get", "update", "-qq") and succeeds(*install, quiet=True):
                return
    say("installing Chromium for the browser tests (playwright, once)")
    if not succeeds(BIN / "playwright", "install", "chromium"):
        say("no Chromium found or installed: the browser tests will fail; set SPIELTISCH_CHROMIUM to a browser")


def main(mode: str) -> None:
    os.chdir(ROOT)
    with one_at_a_time():
        if mode == "chromium":
            ensure_chromium()
            return
        ensure_venv()
        ensure_pins(mode)
        if mode != "node":
            ensure_package()


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in {*PROFILES, "chromium"}:
        stop("usage: environment.py run | dev | docs | node | chromium")
    main(sys.argv[1])
