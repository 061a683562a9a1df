"""Plain packaging lives in pyproject.toml; this file only adds the optional mypyc build (SPIELTISCH_MYPYC=1)."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("src/spieltisch/core", "src/spieltisch/games")


def extensions() -> list[object]:
    if os.environ.get("SPIELTISCH_MYPYC") != "1":
        return []
    from mypyc.build import mypycify

    sources = sorted(str(path) for package in COMPILED for path in Path(package).rglob("*.py"))
    return list(mypycify(sources, opt_level=os.environ.get("SPIELTISCH_MYPYC_OPT", "3"), multi_file=True))


setup(ext_modules=extensions())
