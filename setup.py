"""Plain packaging lives in pyproject.toml; this file only adds the optional mypyc build (SPIELTISCH_MYPYC=1)."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

OPPONENTS = (
    "agents.py",
    "encodings",
    "information.py",
    "knowledge.py",
    "ordering.py",
    "evaluator.py",
    "playout.py",
    "reasons.py",
    "search.py",
    "titles",
    "tree.py",
)
COMPILED = ("src/spieltisch/core", "src/spieltisch/games", *[f"src/spieltisch/ai/{name}" for name in OPPONENTS])
PLAIN = {"_native.py", "kit.py", "shapes.py"}  # stand-ins, a test tool with its own AssertionError, declarations

WHOLE_PROGRAM = ["-flto=auto", "-fno-semantic-interposition"]


class ParallelBuild(build_ext):
    """mypyc writes one C file per module into one extension; setuptools would compile them one after the other."""

    def build_extension(self, ext: Extension) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: compile_some([source], **options), sources)
                return [name for names in done for name in names]

        self.compiler.compile = compile_all
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_some


class Compiled(Distribution):
    """Compiled modules need the vectors of mypyc's runtime, of the version that they were made with."""

    def parse_config_files(self, *args: Any, **options: Any) -> None:
        super().parse_config_files(*args, **options)
        if self.ext_modules:
            needed = [f"librt=={version('librt')}", "mypy_extensions>=1"]  # which those vectors ask for
            self.install_requires = [*self.install_requires, *needed]
            self.metadata.install_requires = self.install_requires


def is_wanted(path: Path) -> bool:
    """SPIELTISCH_MYPYC_TITLES=chaos,lanterns compiles only these, which is quicker while one works on them."""
    wanted = os.environ.get("SPIELTISCH_MYPYC_TITLES", "").split(",")
    titles = {folder.name for folder in Path("src/spieltisch/games").iterdir() if folder.is_dir()}
    named = titles & {*path.parts, path.stem}
    return wanted == [""] or not named or named <= set(wanted)


def extensions() -> list[Extension]:
    if os.environ.get("SPIELTISCH_MYPYC") != "1":
        return []
    from mypyc.build import mypycify

    found = [path for top in map(Path, COMPILED) for path in (top.rglob("*.py") if top.is_dir() else [top])]
    sources = sorted(str(path) for path in found if path.name not in PLAIN and is_wanted(path))
    level = os.environ.get("SPIELTISCH_MYPYC_OPT", "3")
    made = list(mypycify(sources, opt_level=level, multi_file=True))
    if level == "3" and sys.platform != "win32":
        for extension in made:
            extension.extra_compile_args += WHOLE_PROGRAM
            extension.extra_link_args += ["-O3", *WHOLE_PROGRAM]
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild}, distclass=Compiled)
