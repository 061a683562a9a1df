"""Players by a line of text, for matches and benchmarks.

`novice`, `veteran`, `warlord`, `champion`  a level
`48:0.5`       lines and temper of a level of its own
`net@0.1`      the net that ships, with so many seconds of processor time for a decision
`net:250`      the same with so many lines
`hand@0.1`     the hand-made judgement
`x.npz@0.1`    a net from a file
`x.npz:policy` what its policy likes best, without a search; `hand:policy` the same by the move ordering
Words behind it change its search (`net_share=0.7`, `search.learned_ordering=0`); with `ordering=x.json` it takes
another move ordering.
"""

from __future__ import annotations

from spieltisch.ai.agents import LEVELS
from spieltisch.ai.net import file_of

from .evaluation import Side


def player(title: str, text: str) -> Side:
    """Who plays, by its text.

    >>> player("chaos", "hand@0.1 search.learned_ordering=0").seconds
    0.1
    """
    name, *words = text.split() or [""]
    who, sign, amount = name.partition("@") if "@" in name else name.partition(":")
    if not sign and who not in LEVELS:
        raise ValueError(f"who is {text!r}? A level ({', '.join(LEVELS)}), or net@SECONDS, net:LINES, hand@SECONDS")
    ordering = "".join([word.partition("=")[2] for word in words if word.startswith("ordering=")])
    changes = " ".join([word for word in words if not word.startswith("ordering=")])
    net = "" if who == "hand" else who if who.endswith(".npz") else shipped_net(title)
    if not sign:
        return Side(net, changes, level=who, ordering=ordering)
    if amount == "policy":
        return Side(net, changes, level=amount, ordering=ordering)
    try:
        if who.isdecimal():
            return Side(net, changes, level=f"{who}:{float(amount)}", ordering=ordering)
        seconds, lines = (float(amount), None) if sign == "@" else (None, int(amount))
    except ValueError:
        raise ValueError(f"{amount!r} in {text!r} is no number") from None
    return Side(net, changes, seconds, lines, ordering=ordering)


def shipped_net(title: str) -> str:
    """The file of the title's net, empty if it has none."""
    file = file_of(title)
    return str(file) if file.is_file() else ""
