"""What `make play` opens: the table in the browser. Every line it prints is one that helps."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import compiled
from environment import BIN, PYTHON, ROOT, say

ANSWER = ROOT / ".cache" / "listen"  # asked once per computer; remove the file to be asked again
COMPILERS = ("cc", "gcc", "clang")


def listens() -> bool:
    """May friends in the home network come to this table? Nobody listens without a yes."""
    if not ANSWER.exists() and sys.stdin.isatty() and "SPIELTISCH_HOST" not in os.environ:
        answer = input("==> May friends in your home network join your tables? The server then listens there. [y/N] ")
        ANSWER.parent.mkdir(exist_ok=True)
        ANSWER.write_text("yes" if answer.strip().lower() in ("y", "yes", "j", "ja", "t", "tak") else "no")
    return ANSWER.exists() and ANSWER.read_text() == "yes"


def engine() -> dict[str, str]:
    """The compiled engine if it is there; otherwise it is made meanwhile, for the next time."""
    if os.environ.get("FAST") == "no":
        return {}
    place = compiled.ready()
    if place is not None:
        say("the engine is compiled (FAST=no plays the plain one)")
        return {"PYTHONPATH": str(place)}
    if any(shutil.which(name) for name in COMPILERS) and hasattr(os, "nice"):
        log = (ROOT / ".cache" / "compiling.log").open("wb")
        command = [str(PYTHON), "tools/compiled.py", "later"]
        subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
        say("compiling the engine in the background, at low priority, for the next start (FAST=no: never)")
    return {}


def main() -> None:
    arguments = ["serve", "--open", *(["--host", "0.0.0.0"] if listens() else []), *sys.argv[1:]]
    if "--data" not in arguments and "SPIELTISCH_DATA" not in os.environ:
        arguments += ["--data", "spieltisch-data"]
    environment = {**os.environ, **engine()}
    say("spieltisch " + " ".join(arguments))
    say('options: make play ARGS="--port 9000 --host 0.0.0.0 --data FOLDER"; without a server: make static')
    os.execve(BIN / "spieltisch", ["spieltisch", *arguments], environment)


if __name__ == "__main__":
    main()
