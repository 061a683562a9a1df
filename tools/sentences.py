"""What a game says: plays random games at the terminal's table and prints each message with examples, to be read.

python tools/sentences.py chaos de --games 6
python tools/sentences.py chaos de --draw 60    that many sentences at random, other ones for every --seed
"""

from __future__ import annotations

import argparse
import io
import random
import re
from collections import defaultdict
from typing import Any

from rich.console import Console

import spieltisch
from spieltisch.ai import agent
from spieltisch.ai.review import GameRecord
from spieltisch.ai.review import rows as review_rows
from spieltisch.ai.series import inform
from spieltisch.ai.verdict import review
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


def listen(title: str, language: str, games: int, first: int = 0) -> Notebook:
    game = spieltisch.game(title)
    book = Notebook(language, game.vocabulary(), you={0})
    console = Console(file=io.StringIO(), width=100)
    for seed in range(first, first + games):
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
        if seed == first:
            hear_review(match, book)
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
        choice = agent("novice", dice.randrange(1 << 30), iterations=12).choose(inform(match.game, match.state, seat))
        for one in [choice.reason, *[ranked.reason for ranked in choice.best]]:
            book.reason(one.to_json())


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


def hear_review(match: spieltisch.Match, book: Notebook) -> None:
    story = GameRecord(match.to_json())
    told = review(story, list(review_rows(story, lines=4)))
    for message in told["story"]:
        book.reason(message)
    for seat in told["seats"]:
        for message in [*seat["words"], *[one for point in seat["points"] for one in point["because"]]]:
            book.reason(message)


def drawn(book: Notebook, count: int, seed: int) -> list[str]:
    """Whole sentences at random: of events, prompts, refusals, reasons, hints and reviews, with their keys."""
    whole = re.compile(r"(\w+-(event|prompt|why|fact)-|ai-(expects|clear|only|planned)|review-(story|words))")
    said = [f"{key}  {row}" for key, found in sorted(book.said.items()) if whole.match(key) for row in found]
    return sorted(random.Random(seed).sample(said, min(count, len(said))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("language")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--draw", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    if options.draw:
        book = listen(options.title, options.language, options.games, options.seed)
        print(*drawn(book, options.draw, options.seed), sep="\n")
        return
    for key, rows in sorted(listen(options.title, options.language, options.games).said.items()):
        print(key, *[f"    {row}" for row in rows], sep="\n")


if __name__ == "__main__":
    main()
