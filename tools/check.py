"""Run the checks one after the other, then print a short summary; `check.py [stage ...]`."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import compiled
from environment import BIN, ROOT, say

PYTHON = sys.executable
PLACES = ["src", "tests", "tools", "benchmarks", "web/scripts", "docs/conf.py", "setup.py"]
LONG = 500  # lines of a module that are worth a question
TESTS = sorted((ROOT / "tests").rglob("*.py"))
HELPERS = [str(path) for path in TESTS if not path.name.startswith(("test_", "__init__"))]
PYTEST = (PYTHON, "-m", "pytest", "-n", "2", "--durations", "15")

STAGES: dict[str, list[tuple[str, ...]]] = {
    "ruff": [(str(BIN / "ruff"), "check", "--output-format", "concise", *PLACES)],
    "format": [(str(BIN / "ruff"), "format", "--check", "--output-format", "concise", *PLACES)],
    "mypy": [(str(BIN / "mypy"),), (str(BIN / "mypy"), *HELPERS)],
    "imports": [(str(BIN / "lint-imports"), "--no-logo", "--cache-dir", ".cache/imports")],
    "rooms": [(PYTHON, "tools/web.py", "lint")],
    "web": [(PYTHON, "tools/web.py", "check"), (PYTHON, "tools/web.py", "build")],
    "pytest": [(*PYTEST, "-m", "not deep and not browser and not budget")],
    "browser": [(*PYTEST, "tests/browser", "--dist", "loadgroup", "-m", "not deep and not budget")],
    "compiled": [(PYTHON, "tools/compiled.py", "test")],
    "quick": [(*PYTEST, "-m", "not deep and not browser and not budget and not slow")],
    "deep": [(*PYTEST, "-m", "deep or budget or not deep", "--timeout", "14400")],
}
EVERYTHING = ("ruff", "format", "mypy", "imports", "rooms", "web", "pytest", "browser", "compiled")


def run(stage: str) -> tuple[bool, float]:
    say(stage)
    started = time.monotonic()
    environment = {**os.environ, "SPIELTISCH_DEEP": "1"} if stage == "deep" else None
    ok = all(subprocess.run(command, cwd=ROOT, env=environment).returncode == 0 for command in STAGES[stage])
    return ok, time.monotonic() - started


def main(stages: list[str]) -> int:
    if compiled.compiled_files(compiled.SOURCE):
        say("removing the compiled files, the checks look at the plain build (make fast brings them back)")
        compiled.unfast()
    results = {stage: run(stage) for stage in stages}
    say("summary")
    for stage, (ok, seconds) in results.items():
        print(f"    {stage:<10}{seconds:7.1f} s  {'ok' if ok else 'FAILED'}")
    for path in sorted((ROOT / "src").rglob("*.py")):
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONG:
            print(f"    {path.relative_to(ROOT)} has {lines} lines: do two things live there?")
    failed = [stage for stage, (ok, _) in results.items() if not ok]
    total = sum(seconds for _, seconds in results.values())
    verdict = "failed: " + ", ".join(failed) if failed else "all checks passed"
    print(f"    {'total':<10}{total:7.1f} s  {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(EVERYTHING)))
