"""Every generated file is what its writer would write now (`wire.ts`: tests/server; credits: web/tests)."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "writer", ["web/scripts/baked.py", "web/scripts/scenes", "web/scripts/shapes.py", "tools/sheets.py"]
)
def test_files_are_as_their_writer_would_write_them(writer: str) -> None:
    checked = subprocess.run([sys.executable, writer, "check"], cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
