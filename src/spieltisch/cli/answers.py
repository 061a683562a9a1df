"""What a person may ask at the terminal: why not, why they, what would change, what is best, what a value is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from rich.markup import escape

from spieltisch import BadOption, Match
from spieltisch.ai import Agent, Information, account, agent
from spieltisch.core import ActionError

from .common import console, said, whole_number
from .saved import Party
from .screen import Screen
from .tables import foretold, hand, placed
from .typed import SEAT, Typed

TRIES = 200  # to find an example of a question


class Answers(Screen):
    """Answers to those at the keyboard, about the match on the screen."""

    def __init__(self, match: Match, party: Party, seed: int, language: str) -> None:
        super().__init__(match, party, language)
        self.typed = Typed(self.speech)
        self.agents: dict[int, Agent] = {
            seat: agent(level, seed + seat) for seat, level in enumerate(party.levels) if level is not None
        }

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
        elsewhere = [one for one in self.typed.anywhere(line, self._seen(seat)) if self._is_action(one)]
        if elsewhere and elsewhere[0] not in options:  # what a line does not quite say is offered, not done
            return elsewhere[0]
        if near := self.typed.guesses(line, options) or [self.speech.verb(one) for one in elsewhere[:1]]:
            self._wrong("cli-did-you-mean", line=line, actions=self.speech.listed(near, "or"))
        elif verb := self.typed.verb(line):
            self._wrong("core-argument_count", wanted=self.speech.example(verb))
        else:
            self._complain(refusal)
        return None

    def _is_action(self, text: str) -> bool:
        try:
            self.match.game.verbs.parse(text)
        except ActionError:
            return False
        return True

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
            self._option(option["action"], self._share(option["value"]), "")

    def _share(self, value: float) -> str:
        return self.speech("ui-text-percent", value=round(100 * value))

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

    def _hand(self, seat: int) -> None:
        held = hand(self.match.game.name, self.match.view(seat), self.speech)
        console.print(held if held is not None else f"  [dim]{self.speech('cli-no-hand')}[/dim]")

    def _rules(self, text: str) -> None:
        """The book at the table: a place, the best paragraph for some words, or the chapters."""
        from .book import opened  # the book is opened when it is asked for

        opened(self.match.game.name, text, self.speech)

    def _hint(self, seat: int, options: list[str]) -> None:
        with console.status(self.speech.about(seat, "cli-thinking")):
            best = agent("veteran", 1, budget=1.0).choose(Information.at(self.match, seat)).best
        looked_at = [ranked for ranked in best if ranked.visits] or best[:1]
        is_telling = len({self._share(ranked.value) for ranked in looked_at}) > 1
        for ranked in looked_at:
            why = self.speech.reason(ranked.reason.to_json()) if is_telling else ""
            share = self._share(ranked.value) if is_telling else ""
            self._option(self.match.game.verbs.text(ranked.action), share, why, options)
        if not best:
            console.print(f"  {self.speech('cli-one-option')}")

    def _seen(self, seat: int) -> set[str]:
        """Every word in what the seat sees, itself included: things that are on the table."""
        return {*self.speech.words_of_seat(seat), *_words_in(self.match.view(seat))}

    # -- questions with causes

    def _ask(self, seat: int, line: str) -> None:
        """Answer the question; of several things in play the person says which one."""
        found = self.typed.questions(line.replace("_", " "), self._questions(), self._seen(seat))
        answers = {asked: answer for asked in found if (answer := self._answer(seat, asked))}
        if not answers:
            self._wrong_question(seat, line, found)
            return
        asked = self._which(seat, list(answers))
        if asked is None:
            return
        answer = answers[asked]
        console.print(f"  [bold]{answer['value']}[/bold]  [dim]{escape(self._question(asked))}[/dim]", highlight=False)
        for cause in answer["causes"]:
            console.print(f"    {cause['value']:+d} {escape(self.speech.cause(cause))}", highlight=False)

    def _questions(self) -> dict[str, list[str | None]]:
        """What each question names: a domain, a seat, or a number."""
        described = self.match.game.vocabulary()["questions"]
        return {
            name: [
                SEAT if domain.name == SEAT else one.get("domain")
                for domain, one in zip(self.match.game.questions[name], described[name], strict=True)
            ]
            for name in described
        }

    def _answer(self, seat: int, asked: str) -> dict[str, Any] | None:
        try:
            return self.match.ask(seat, asked)
        except BadOption:
            return None

    def _question(self, asked: str) -> str:
        """A question as it is typed."""
        question, *words = asked.split()
        slots = self._questions()[question]
        names = [self._thing(slot, word) for slot, word in zip(slots, words, strict=True)]
        return " ".join([self.speech(f"{self.match.game.name}-question-{question}"), *names])

    def _thing(self, slot: str | None, word: str) -> str:
        if slot is not None and self.speech.is_seat(slot):
            return self.speech.player(self.speech.seat(slot, word))
        return word if slot is None else self.speech.name(slot, word)

    def _which(self, seat: int, found: list[str]) -> str | None:
        """One of the things that a line may mean."""
        if len(found) == 1:
            return found[0]
        view = self.match.view(seat)
        for place, asked in enumerate(found, 1):
            where = placed(self.match.game.name, view, asked.split()[-1], self.speech)
            console.print(f"  [bold gold3]{place:>3}[/bold gold3] {escape(self._question(asked))} {escape(where)}")
        answer = console.input(f"  {self.speech('cli-which')} ").strip()
        number = whole_number(answer, len(found))
        if answer and number is None:
            self._wrong("cli-choose", count=len(found))
        return found[number - 1] if number else None

    def _wrong_question(self, seat: int, line: str, found: list[str]) -> None:
        """What is wrong with a question, with whole ones to copy."""
        begun = self.typed.begun(line)
        if found:
            try:
                self.match.ask(seat, found[0])
            except BadOption as error:
                self._wrong_words(said(error, self.speech))
        elif begun:
            wanted = [domain.name for domain in self.match.game.questions[begun]]
            self._wrong("core-question_words", wanted=self.speech.listed([self.speech.field(one) for one in wanted]))
        else:
            self._wrong("cli-ask-like")
        for example in self._examples(seat, [begun] if begun else list(self._questions())):
            console.print(f"    {self.speech('cli-word-ask')} {escape(example)}", highlight=False)

    def _examples(self, seat: int, questions: list[str]) -> Iterator[str]:
        """Whole questions about what is on the table, each answered if typed."""
        seen, slots = self._seen(seat), self._questions()
        for question in questions:
            things = [[str(seat)] if slot in (SEAT, None) else self._domain(slot, seen) for slot in slots[question]]
            tries = [" ".join([question, *chosen]) for chosen in islice(product(*things), TRIES)]
            if asked := next((one for one in tries if (self._answer(seat, one) or {}).get("causes")), None):
                yield self._question(asked)

    def _domain(self, slot: str, seen: set[str]) -> list[str]:
        """Those on the table first."""
        return sorted(self.speech.vocabulary["domains"].get(slot, ()), key=lambda slug: slug not in seen)


def _words_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from _words_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _words_in(part)
    elif isinstance(value, str):
        yield value
