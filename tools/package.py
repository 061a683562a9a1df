"""The package that installs: `package.py` writes dist/*.whl with the page in it, `package.py fast` a compiled one."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path

from environment import ROOT, say
from setuptools import build_meta


def build(is_compiled: bool = False) -> Path:
    """The wheel of what is here now. setuptools tells every file it copies; nobody reads that."""
    os.chdir(ROOT)
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # it would keep what is gone since
    os.environ["SPIELTISCH_MYPYC"] = "1" if is_compiled else ""
    (ROOT / "dist").mkdir(exist_ok=True)
    with open(os.devnull, "w") as nobody, contextlib.redirect_stdout(nobody):
        name: str = build_meta.build_wheel(str(ROOT / "dist"))
    return ROOT / "dist" / name


if __name__ == "__main__":
    made = build(sys.argv[1:] == ["fast"])
    say(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
