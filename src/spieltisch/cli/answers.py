"""What a person may ask at the terminal: why not, why they, what would change, what is best, what a value is."""

from __future__ import annotations

from spieltisch import BadOption, Match
from spieltisch.ai import Agent, Information, account, agent
from spieltisch.core import ActionError, legal

from .common import console, said, whole_number
from .saved import Party
from .screen import Screen
from .tables import foretold
from .typed import Typed


class Answers(Screen):
    """Answers to those at the keyboard, about the match on the screen."""

    def __init__(self, match: Match, party: Party, seed: int, language: str) -> None:
        super().__init__(match, party, language)
        self.typed = Typed(self.speech)
        self.agents: dict[int, Agent] = {
            seat: agent(level, seed + seat) for seat, level in enumerate(party.levels) if level is not None
        }

    def _information(self, seat: int) -> Information:
        match = self.match
        s = match.state
        return Information(
            match.game,
            seat,
            list(legal(s, seat)),
            lambda: match.view(seat),
            lambda chance: match.game.imagine(s, seat, chance),
            entry=len(match.entries),
        )

    def _meant(self, seat: int, line: str, options: list[str]) -> str | None:
        """The action with that number or with these words; None after a complaint."""
        if line.isdecimal():
            if number := whole_number(line, len(options)):
                return options[number - 1]
            self._wrong("cli-choose", count=len(options))
            return None
        try:
            return self.match.game.verbs.text(self.match.game.verbs.parse(line))
        except ActionError as error:
            refusal = error.reasons
        found = self.typed.matches(line, options)
        if len(found) == 1:
            return found[0]
        if found:
            self._wrong("cli-several", actions=self.speech.listed([self.speech.verb(one) for one in found[:6]], "or"))
            return None
        if elsewhere := next(self.typed.anywhere(line), None):
            return elsewhere
        if near := self.typed.guesses(line, options):
            self._wrong("cli-did-you-mean", line=line, actions=self.speech.listed(near, "or"))
        elif verb := self.typed.verb(line):
            self._wrong("core-argument_count", wanted=self.speech.example(verb))
        else:
            self._complain(refusal)
        return None

    def _why(self, seat: int, line: str, options: list[str]) -> None:
        if not line:
            self._why_they(seat)
            return
        action = self._meant(seat, line.strip(), options)
        if action is None:
            return
        reasons = self.match.why_not(seat, action)
        self._complain(reasons)
        if not reasons:
            console.print(f"  {self.speech('cli-possible')}")

    def _why_they(self, seat: int) -> None:
        """Why an opponent did the last thing that one did."""
        entries = self.match.entries
        number = next((at for at in range(len(entries), 0, -1) if entries[at - 1].seat in self.agents), None)
        if number is None:
            self._wrong("cli-nobody-acted")
            return
        eyes = seat if len(self.mine) == 1 else None
        level = self.party.levels[entries[number - 1].seat] or ""
        told = account(self.match.to_json(), number, eyes, self.match.over, level, number)
        if told["action"]:
            console.print(f"  {self.speech.names[told['seat']]}: {self.speech.verb(told['action'])}", highlight=False)
        console.print(f"  [dim]{self.speech.reason(told['reason'])}[/dim]", highlight=False)
        for option in told["best"]:
            self._option(option["action"], option["value"], "")

    def _forecast(self, seat: int, line: str, options: list[str]) -> None:
        action = self._meant(seat, line.strip(), options)
        if action is None:
            return
        try:
            (found,) = self.match.forecasts(seat, [action])
        except ActionError as error:
            self._complain(error.reasons)
            return
        told = self.speech("cli-no-forecast") if found is None else foretold(self.match.game.name, found, self.speech)
        console.print(f"  {told}", highlight=False)

    def _hint(self, seat: int) -> None:
        with console.status(self.speech.about(seat, "cli-thinking")):
            best = agent("veteran", 1, budget=1.0).choose(self._information(seat)).best
        for ranked in best:
            why = self.speech.reason(ranked.reason.to_json())
            self._option(self.match.game.verbs.text(ranked.action), ranked.value, why)
        if not best:
            console.print(f"  {self.speech('cli-one-option')}")

    def _ask(self, seat: int, question: str) -> None:
        asked = next(self.typed.questions(question), question)
        try:
            answer = self.match.ask(seat, asked)
        except BadOption as error:
            console.print(f"  [red]{said(error, self.speech)}[/red]", highlight=False)
            return
        console.print(f"  [bold]{answer['value']}[/bold]")
        for cause in answer["causes"]:
            console.print(f"    {cause['value']:+d} {self.speech.cause(cause)}", highlight=False)
