"""Write what was measured into the card of a net that ships: `python tools/cards.py chaos record.json …`.

The records are those of the laboratory, in the order of the runs; rows of other titles are left out. `--after` keeps
what the card of an earlier net says of its matches and rounds, in front of them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.ai.net import card, file_of
from spieltisch.lab.train import write

MATCHES = ("warlord", "last", "ladder", "time", "veteran", "levels", "champion", "level", "equal", "searches")
LEARNED = ("dataset", "first", "best")


def short(row: dict[str, Any]) -> dict[str, Any]:
    """Without bins and races, which are long."""
    kept = {name: value for name, value in row.items() if name not in ("title", "race", "curve", "held_out")}
    return {
        name: {key: part for key, part in value.items() if key != "bins"} if isinstance(value, dict) else value
        for name, value in kept.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--after", type=Path)
    options = parser.parse_args()
    file = Path(str(file_of(options.title)))
    told = card(file)
    before = card(options.after) if options.after else {}
    told["matches"], told["rounds"] = before.get("matches", []), before.get("rounds", [])
    first = max([row["run"] for row in (*told["matches"], *told["rounds"])], default=0) + 1
    for run, path in enumerate(options.records, first):
        rows = [row for row in json.loads(path.read_text()) if row.get("title") == options.title]
        told["matches"] += [{"run": run, **short(row)} for row in rows if row.get("step") in MATCHES]
        trained = [short(row) for row in rows if row.get("step") == "train"]
        told["rounds"] += [{"run": run, **{name: row[name] for name in LEARNED}} for row in trained]
    with np.load(file) as stored:
        weights = {name: stored[name] for name in stored.files if name != "card"}
    write(file, weights, told)


if __name__ == "__main__":
    main()
