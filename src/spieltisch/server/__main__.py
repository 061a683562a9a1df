"""`python -m spieltisch.server`: the same as `spieltisch serve`."""

from __future__ import annotations

import argparse
import sys

from .run import run
from .settings import Trouble, from_environment


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m spieltisch.server")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--data")
    given = parser.parse_args()
    try:
        settings = from_environment(host=given.host, port=given.port, data=given.data)
    except Trouble as trouble:
        print(f"spieltisch: {trouble}", file=sys.stderr)
        return 1
    return run(settings)


if __name__ == "__main__":
    sys.exit(main())
