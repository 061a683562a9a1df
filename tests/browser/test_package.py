"""What `pip install` of our wheel brings: page, server and terminal, on a machine without Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import ROOT, Served
from .device import play, remembered


class Installed(Served):
    """`spieltisch serve` of an environment of its own, with nothing else on its path."""

    def __init__(self, data: Path, home: Path) -> None:
        super().__init__(data)
        self.home = home

    def start(self, **settings: str) -> None:
        program = str(self.home / "bin" / "spieltisch")
        path = {"PATH": str(self.home / "bin"), "HOME": str(self.data), "LANG": "C.UTF-8"}
        with (self.data / "server.log").open("ab") as log:
            command = [program, "serve", "--port", str(self.port), "--data", str(self.data)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.data, env=path)
        self._wait()


def install(wheel: Path, home: Path) -> None:
    """An empty environment, then the wheel with what it asks for, at the versions we test with."""
    uv = shutil.which("uv")
    if uv:
        subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(home)], check=True)
        pip = [uv, "pip", "install", "-q", "--python", str(home / "bin" / "python")]
    else:
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        pip = [str(home / "bin" / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    pins = ROOT / "requirements.txt"
    subprocess.run([*pip, "--require-hashes", "-r", str(pins)], check=True, env={**os.environ})
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)


@pytest.mark.timeout(300)
def test_the_wheel_plays_without_node(built: None, chromium: Browser, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "tools/package.py"], cwd=ROOT, check=True)
    (wheel,) = (ROOT / "dist").glob("spieltisch-*-none-any.whl")
    install(wheel, tmp_path / "home")
    said = subprocess.run(
        [str(tmp_path / "home" / "bin" / "spieltisch"), "simulate", "lanterns", "--games", "2"],
        capture_output=True, text=True, env={"PATH": "", "LANG": "C.UTF-8"},
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    served = Installed(tmp_path, tmp_path / "home")
    served.start()
    try:
        page = chromium.new_page(base_url=served.address, locale="en")
        page.add_init_script(remembered())
        page.goto("/")
        page.get_by_role("button", name="More ways to play Lanterns").click()
        page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        assert play(page, 1) > 3
        page.goto("/here/")
        expect(page.get_by_role("button", name="Add a server")).to_be_visible()
        page.context.close()
    finally:
        served.stop()
