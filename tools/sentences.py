"""What a game says: plays random games at the terminal's table and prints each message with examples, to be read.

python tools/sentences.py chaos de --games 6
"""

from __future__ import annotations

import argparse
import io
import random
from collections import defaultdict
from typing import Any

from rich.console import Console

import spieltisch
from spieltisch.cli.tables import foretold, painted
from spieltisch.core import ActionError, BadOption, legal
from spieltisch.locale.speech import Speech

EXAMPLES = 3


class Notebook(Speech):
    """Writes down every message it is asked for, with the first few sentences it became."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.said: dict[str, list[str]] = defaultdict(list)

    def say(self, key: str, args: dict[str, Any] | None = None, attribute: str | None = None) -> str | None:
        said = super().say(key, args, attribute)
        if said:
            row = self.said[f"{key}.{attribute}" if attribute else key]
            if said not in row and len(row) < EXAMPLES:
                row.append(said)
        return said


def listen(title: str, language: str, games: int) -> Notebook:
    game = spieltisch.game(title)
    book = Notebook(language, game.vocabulary(), you={0})
    console = Console(file=io.StringIO(), width=100)
    for seed in range(games):
        dice = random.Random(seed)
        seats = game.seats[seed % len(game.seats)]
        book.names = [book("cli-you"), *["Ada", "Bob", "Cleo", "Dora"][: seats - 1]]
        match = game.match(seats=seats, seed=seed)
        while not match.over:
            seat = match.to_act()[0]
            hear_decision(match, seat, book, dice)
            if dice.random() < 0.02:
                console.print(painted(title, match.view(seat), book))
            match.apply(seat, dice.choice(match.legal(seat)))
        for event in match.events(0):
            book.event(event)
        console.print(painted(title, match.view(0), book))
    return book


def hear_decision(match: spieltisch.Match, seat: int, book: Notebook, dice: random.Random) -> None:
    book.prompt(match.view(seat)["prompt"])
    offers = match.offers(seat)
    for offer in dice.sample(offers, min(4, len(offers))):
        book.verb(offer["action"])
        book.notes(offer)
    verbs = match.game.verbs
    for number in dice.sample(range(verbs.size), min(12, verbs.size)):
        if number not in legal(match.state, seat):
            for reason in match.why_not(seat, verbs.text(number)):
                book.reason(reason.to_json())
    if dice.random() < 0.1:
        hear_answers(match, seat, book, dice)


def hear_answers(match: spieltisch.Match, seat: int, book: Notebook, dice: random.Random) -> None:
    (forecast,) = match.forecasts(seat, [dice.choice(match.legal(seat))])
    if forecast is not None:
        foretold(match.game.name, forecast, book)
    for question, domains in match.game.questions.items():
        words = [dice.choice(domain.texts()) for domain in domains]
        try:
            for cause in match.ask(seat, " ".join([question, *words]))["causes"]:
                book.cause(cause)
        except (BadOption, ActionError):
            continue


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("title")
    wishes.add_argument("language")
    wishes.add_argument("--games", type=int, default=6)
    wish = wishes.parse_args()
    for key, rows in sorted(listen(wish.title, wish.language, wish.games).said.items()):
        print(key, *[f"    {row}" for row in rows], sep="\n")


if __name__ == "__main__":
    main()
