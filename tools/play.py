"""What `make play` opens: the web table if the server is there, otherwise the example title in the terminal."""

import os
import sys

from environment import BIN, ROOT

ANSWER = ROOT / ".cache" / "listen"  # asked once per computer; remove the file to be asked again


def listens() -> bool:
    """May friends in the home network come to this table? Nobody listens without a yes."""
    if not ANSWER.exists() and sys.stdin.isatty() and "SPIELTISCH_HOST" not in os.environ:
        answer = input("==> May friends in your home network join your tables? The server then listens there. [y/N] ")
        ANSWER.parent.mkdir(exist_ok=True)
        ANSWER.write_text("yes" if answer.strip().lower() in ("y", "yes", "j", "ja", "t", "tak") else "no")
    return ANSWER.exists() and ANSWER.read_text() == "yes"


has_server = (ROOT / "src" / "spieltisch" / "server" / "app.py").exists()
wish = ["serve", "--open", *(["--host", "0.0.0.0"] if listens() else [])] if has_server else ["play", "lanterns"]
print("==> spieltisch " + " ".join(wish), flush=True)
os.execv(BIN / "spieltisch", ["spieltisch", *wish])
