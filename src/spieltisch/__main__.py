"""The command `spieltisch`, also as `python -m spieltisch`: the terminal, or one line that says what to install."""

from __future__ import annotations

import sys

from spieltisch.extras import advice


def main() -> None:
    try:
        from spieltisch.cli.main import main as command

        command()
    except ModuleNotFoundError as error:
        line = advice(error.name)
        if line is None:
            raise
        print(f"spieltisch: {line}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
