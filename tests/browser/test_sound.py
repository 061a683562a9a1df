"""What nobody hears in a test is rendered: every sound of `ui/sound.ts` as samples."""

from __future__ import annotations

import shutil
import subprocess

from playwright.sync_api import Browser

from .conftest import ROOT

TRANSPILED = (
    "const source = require('fs').readFileSync('src/ui/sound.ts', 'utf8');"
    "console.log(require('typescript').transpile(source, {target: 'ES2022', module: 'CommonJS'}))"
)
RENDER = """async ([code, sound, volume]) => {
  const rate = 44100, offline = new OfflineAudioContext(1, 2 * rate, rate);
  offline.resume = async () => {};
  globalThis.AudioContext = function () { return offline; };
  const module = {};
  new Function('exports', code)(module);
  module.play(sound, volume);
  const loud = (await offline.startRendering()).getChannelData(0).map(Math.abs);
  return [Math.max(...loud.filter(one => one > 0.001), 0), loud.findLastIndex(one => one > 0.001) / rate];
}"""


def test_every_sound_is_heard_short_and_as_loud_as_chosen(chromium: Browser) -> None:
    node = shutil.which("node") or str(ROOT / ".venv" / "bin" / "node")
    code = subprocess.run([node, "-e", TRANSPILED], cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout
    page = chromium.new_page()
    for sound in ("dice", "card", "figure", "coin", "horn", "drop", "stroke", "fire", "click"):
        peak, seconds = page.evaluate(RENDER, [code, sound, 1])
        assert 0.1 < peak < 0.9, (sound, peak)
        assert 0.05 < seconds < 1, (sound, seconds)
        assert page.evaluate(RENDER, [code, sound, 0])[0] == 0
    half, full = (page.evaluate(RENDER, [code, "horn", volume])[0] for volume in (0.5, 1))
    assert abs(half - full / 2) < 0.02
    page.close()
