"""A commit's subject is `area: do this`, at most 70 characters: `commit_subject.py FILE` (a commit-msg hook)."""

from __future__ import annotations

import re
import sys
from pathlib import Path

LONGEST = 70
SUBJECT = re.compile(r"(Merge|Revert|fixup!|squash!) .*|[a-z][a-z0-9 ,/_-]*: \S.*")


def fault(subject: str) -> str:
    """What is wrong with a subject; empty if nothing is.

    >>> fault("server: refuse bodies above the limit")
    ''
    """
    if not SUBJECT.fullmatch(subject):
        return "a subject says where and what: `area: do this`"
    if len(subject) > LONGEST:
        return f"a subject has at most {LONGEST} characters, this one {len(subject)}"
    if subject.endswith("."):
        return "a subject ends without a full stop"
    return ""


if __name__ == "__main__":
    first = (Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() or [""])[0]
    if wrong := fault(first):
        sys.exit(f"{first!r}: {wrong} (CONTRIBUTING.md, Commits)")
