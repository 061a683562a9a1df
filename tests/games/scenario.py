"""The table of scenario tests, the same words in every title: lay out a position, `do`, look, end `settled`.

t = table(…)                                  a position laid out; each title says how
t.do("conquer l1a_2", "stop")                 whoever is asked does it
assert t.waits == "redeploy"                  the open decision, or `over`; `asked` says who
assert t.options("place") == {"l1a_1"}        the arguments with which a verb is legal now
assert t.can("done")
assert t.why("expand") == {"not_now"}         the reasons against an action
assert t.note("conquer l1a_2")["cost"] == 3   what stands at it before it is taken
assert t.ask("cost l1a_2 0") == 3             a question; `causes` lists its parts in order, `parts` by name
assert t.heard("conquered")                   what happened, as everybody saw it
t.settled()                                   nothing is half done
"""

from __future__ import annotations

from typing import Any

from spieltisch.core import Match


class Scenario:
    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def asked(self) -> Any:
        return self.match.to_act()[0]

    @property
    def waits(self) -> str:
        prompt = self.match.view(None)["prompt"]
        return str(prompt["decision"]) if prompt else "over"

    def full(self, text: str) -> str:
        """An action as the title wants it written; tests may be shorter."""
        return text

    def seat_of(self, name: Any) -> int | None:
        """A seat as tests of the title call it."""
        return None if name is None else int(name)

    def offers(self) -> list[str]:
        return self.match.legal(self.match.to_act()[0])

    def do(self, *texts: str) -> Any:
        for text in texts:
            self.match.apply(self.match.to_act()[0], self.full(text))
        return self

    def options(self, verb: str) -> set[str]:
        split = [text.partition(" ") for text in self.offers()]
        return {rest for name, _, rest in split if name == verb}

    def can(self, text: str) -> bool:
        return self.full(text) in self.offers()

    def why(self, text: str) -> set[str]:
        return {reason.key for reason in self.match.why_not(self.match.to_act()[0], self.full(text))}

    def note(self, text: str) -> dict[str, Any]:
        offers = self.match.offers(self.match.to_act()[0])
        return next(offer for offer in offers if offer["action"] == text)

    def ask(self, question: str, seat: Any = None) -> int:
        return int(self.match.ask(self.seat_of(seat), question)["value"])

    def causes(self, question: str, seat: Any = None) -> list[tuple[str, int]]:
        return [(cause["key"], cause["value"]) for cause in self.match.ask(self.seat_of(seat), question)["causes"]]

    def parts(self, question: str) -> dict[str, int]:
        """`race:dwarves`, `power:blacksmith`, `mountain` …"""
        found: dict[str, int] = {}
        for cause in self.match.ask(None, question)["causes"]:
            name = ":".join([cause["key"], *[str(value) for value in cause["args"].values()]])
            found[name] = found.get(name, 0) + cause["value"]
        return found

    def heard(self, event: str) -> list[dict[str, Any]]:
        return [happening for happening in self.match.events(None) if happening["event"] == event]
