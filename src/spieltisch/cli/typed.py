"""What a person types becomes an action: names as they are shown, in the reader's language or in English.

Beginnings of words are enough, accents may be left out, and whoever misspells is told what may have been meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from spieltisch.locale.speech import Speech, folded

STEM = 4  # letters that two forms of a name share: Kultist, Kultisten
CLOSE = 0.6
GUESSES = 3


def begins(word: str, words: Iterable[str]) -> bool:
    return any(one.startswith(word) for one in words)


class Typed:
    """Reads lines for one title in the reader's language, with English beside it."""

    def __init__(self, speech: Speech) -> None:
        english = Speech("en", speech.vocabulary, speech.names)
        self.speech = speech
        self.tongues = [speech] if speech.language == "en" else [speech, english]
        self._bags: dict[str, frozenset[str]] = {}

    def matches(self, line: str, offered: Iterable[str]) -> list[str]:
        """The offered actions that all words of the line speak of; only one if the line is its whole label."""
        words = folded(line)
        found = [action for action in offered if words and all(begins(word, self._bag(action)) for word in words)]
        whole = [action for action in found if any(folded(one.verb(action)) == words for one in self.tongues)]
        return whole[:1] or found

    def guesses(self, line: str, offered: Iterable[str]) -> list[str]:
        """Labels that look like the line."""
        labels = {" ".join(folded(self.speech.verb(action))): self.speech.verb(action) for action in offered}
        return [labels[one] for one in get_close_matches(" ".join(folded(line)), labels, GUESSES, CLOSE)]

    def verb(self, line: str) -> str | None:
        """The verb that the line begins to say: "przyzwij …"."""
        words = [word for word in folded(line) if len(word) >= STEM]
        verbs = self.speech.vocabulary["verbs"]
        own = {verb: self.speech.frame_words("verb", verb) for verb in verbs}
        return next((verb for verb in verbs if any(_kin(word, own[verb]) for word in words)), None)

    def anywhere(self, line: str) -> Iterator[str]:
        """Actions that the line may mean although they are not offered: somebody wants to know why not."""
        for verb, arguments in self.speech.vocabulary["verbs"].items():
            yield from self._filled(line, "verb", verb, [one.get("domain") for one in arguments.values()])

    def questions(self, line: str) -> Iterator[str]:
        """Questions that the line asks, the whole ones first; then those whose name it begins with."""
        asked = self.speech.vocabulary["questions"]
        for question, arguments in asked.items():
            yield from self._filled(line, "question", question, [one.get("domain") for one in arguments])
        for question in asked if folded(line) else ():
            if any(begins(folded(line)[0], one.frame_words("question", question)) for one in self.tongues):
                yield question

    def _bag(self, action: str) -> frozenset[str]:
        bag = self._bags.get(action)
        if bag is None:
            said = [action.replace("_", " "), *[label for one in self.tongues for label in one.labels(action)]]
            bag = self._bags[action] = frozenset(word for text in said for word in folded(text))
        return bag

    def _filled(self, line: str, kind: str, verb: str, domains: list[str | None]) -> Iterator[str]:
        """The verb with the arguments that the line names, each word of it spent."""
        own = {word for one in self.tongues for word in one.frame_words(kind, verb)} | set(folded(verb))
        left = [word for word in folded(line) if not begins(word, own)]
        if len(left) == len(folded(line)):
            return
        slugs: list[str] = []
        for domain in domains:
            slug = self._named(domain, left) if domain else next((word for word in left if word.isdecimal()), None)
            if slug is None:
                return
            slugs.append(slug)
            spent = set(folded(slug)) if domain is None else self._words(domain, slug)
            left = [word for word in left if not begins(word, spent) and not _kin(word, spent)]
        if not left:
            yield " ".join([verb, *slugs])

    def _named(self, domain: str, words: list[str]) -> str | None:
        """The thing whose name the words spell most of."""
        best, most = None, 0
        for slug in self.speech.vocabulary["domains"].get(domain, ()):
            names = [folded(one.name(domain, slug)) for one in self.tongues] + [folded(slug.replace("_", " "))]
            score = max(sum(_kin(word, name) for word in words) * 10 - len(name) for name in names)
            if score > most:
                best, most = slug, score
        return best or ("reserve" if "reserve" in self.speech.vocabulary["domains"].get(domain, ()) else None)

    def _words(self, domain: str, slug: str) -> set[str]:
        key = f"{self.speech.vocabulary['title']}-{domain}-{slug}"
        texts = [text for one in self.tongues for text in [one.name(domain, slug), *one.forms(key).values()]]
        return {word for text in [*texts, slug.replace("_", " ")] for word in folded(text)}


def _kin(word: str, words: Iterable[str]) -> bool:
    """The same word in another form: it begins another, or both begin alike."""
    return any(one.startswith(word) or (len(word) > STEM and one[:STEM] == word[:STEM]) for one in words)


class Choices(Completer):
    """What Tab offers: actions by the words typed so far, and the commands of the table."""

    def __init__(self, typed: Typed, offered: list[str], commands: list[str]) -> None:
        self.typed, self.offered, self.commands = typed, offered, commands

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        line = document.text_before_cursor
        for command in self.commands:
            if line and command.startswith(line):
                yield Completion(command, -len(line))
        for action in self.typed.matches(line, self.offered) if line.strip() else self.offered:
            yield Completion(self.typed.speech.verb(action), -len(line))
