"""What a person types becomes an action: names as they are shown, in the reader's language or in English.

Beginnings of words are enough, accents may be left out, and whoever misspells is told what may have been meant.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from itertools import product
from typing import NamedTuple

from spieltisch.locale.speech import Speech, folded

STEM = 4  # letters that two forms of a name share: Kultist, Kultisten
SMALL = 3  # letters of a word that may be left out or added: a, to, the
CLOSE = 0.6
GUESSES = 3
NEAREST = 12  # things of a domain that a line is read as
SHORT_LIST = 16  # of things, of which one may go without saying
SEAT = "seat"
UNSAID = ("0", "1")  # numbers that labels say in words: no tokens, one boat


def begins(word: str, words: Iterable[str]) -> bool:
    return any(one.startswith(word) for one in words)


def _kin(word: str, words: Iterable[str]) -> bool:
    """Whether one of the words is a form of this one: it begins with it, or both begin alike."""
    return any(one.startswith(word) or (len(word) > STEM and one[:STEM] == word[:STEM]) for one in words)


class Reading(NamedTuple):
    """One way to read a line, the best is the least."""

    missing: int  # words of its label that the line does not say
    loose: int  # words that are said in another form
    extra: int  # words of the line that it does not explain
    unseen: int  # things that are not on the table
    text: str


class Typed:
    """Reads lines for one title in the reader's language, with English beside it."""

    def __init__(self, speech: Speech) -> None:
        english = Speech("en", speech.vocabulary, speech.names)
        self.speech = speech
        self.tongues = [speech] if speech.language == "en" else [speech, english]
        self._bags: dict[str, frozenset[str]] = {}
        self._things: dict[tuple[str, str], frozenset[str]] = {}

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
        """The verb that the line begins to say: "przyzwij …". Words that many verbs share say nothing."""
        own = {verb: self.speech.frame_words("verb", verb) for verb in self.speech.vocabulary["verbs"]}
        words = [word for word in folded(line) if len(word) >= STEM]
        telling = [word for word in words if sum(_kin(word, own[verb]) for verb in own) <= len(own) // 8 + 1]
        scores = {
            verb: (sum(_kin(word, own[verb]) for word in telling), any(word in own[verb] for word in telling[:1]))
            for verb in own
        }
        best = max(scores, key=lambda verb: scores[verb], default=None)
        return best if best is not None and scores[best][0] else None

    def anywhere(self, line: str, seen: Collection[str] = ()) -> list[str]:
        """Actions that the line may mean although they are not offered: somebody wants to know why not."""
        verbs = self.speech.vocabulary["verbs"]
        slots = {verb: [one.get("domain") for one in arguments.values()] for verb, arguments in verbs.items()}
        return self._read("verb", line, slots, seen)

    def questions(self, line: str, slots: dict[str, list[str | None]], seen: Collection[str] = ()) -> list[str]:
        """Questions that the line asks, those first whose things are on the table."""
        return self._read("question", line, slots, seen)

    def begun(self, line: str) -> str | None:
        """The question that the line begins to ask."""
        words = folded(line)[:1]
        asked = self.speech.vocabulary["questions"]
        return next((one for one in asked for word in words if begins(word, self._frame("question", one))), None)

    def _bag(self, action: str) -> frozenset[str]:
        bag = self._bags.get(action)
        if bag is None:
            said = [action.replace("_", " "), *[label for one in self.tongues for label in one.labels(action)]]
            bag = self._bags[action] = frozenset(word for text in said for word in folded(text))
        return bag

    # -- sentences about all that the title knows

    def _read(self, kind: str, line: str, slots: dict[str, list[str | None]], seen: Collection[str]) -> list[str]:
        """The best readings of a line, as texts that the engine parses."""
        words = folded(line)
        nearest = {
            slot: self._nearest(kind, slot, words, seen)
            for slot in dict.fromkeys([one for row in slots.values() for one in row])
        }
        readings = [
            reading
            for verb, row in slots.items()
            for reading in self._readings(kind, verb, words, [nearest[slot] for slot in row], row, seen)
        ]
        best = min(readings, default=None)
        return [one.text for one in sorted(readings) if best is not None and one[:-1] == best[:-1]]

    def _readings(
        self,
        kind: str,
        verb: str,
        words: tuple[str, ...],
        choices: list[list[tuple[str, frozenset[int]]]],
        slots: list[str | None],
        seen: Collection[str],
    ) -> Iterator[Reading]:
        """The verb with things that the line names; at most one of them may go without saying."""
        own = self._frame(kind, verb)
        spoken = frozenset([at for at, word in enumerate(words) if _kin(word, own)])
        for chosen in product(*choices):
            unsaid = [at for at, (_, hits) in enumerate(chosen) if not hits]
            text = " ".join([verb, *[slug for slug, _ in chosen]])
            left = [word for at, word in enumerate(words) if at not in spoken.union(*[hits for _, hits in chosen])]
            if left and None in slots:  # where a number decides how the other words are written
                left = [word for word in left if not any(word in folded(one.verb(text)) for one in self.tongues)]
            if len(unsaid) > 1 or any(len(word) > SMALL for word in left):
                continue
            missing = self._unsaid(kind, text, words)
            if any(self._thing(slots[at], chosen[at][0]) & missing for at in unsaid):
                continue
            if not spoken and (missing or kind == "question"):
                continue
            known = own.union(*[self._thing(slot, slug) for slot, (slug, _) in zip(slots, chosen, strict=True)])
            loose = sum(not begins(word, known) for word in words)
            yield Reading(len(missing), loose, len(left), sum(slug not in seen for slug, _ in chosen), text)

    def _unsaid(self, kind: str, text: str, words: tuple[str, ...]) -> set[str]:
        """What the line leaves out of the label that it says most of."""
        if kind == "question":
            return set()
        labels = [{word for word in folded(one.verb(text)) if len(word) > SMALL} for one in self.tongues]
        left = [{word for word in label if not any(_kin(said, [word]) for said in words)} for label in labels]
        return min(left, key=len)

    def _nearest(
        self, kind: str, slot: str | None, words: tuple[str, ...], seen: Collection[str]
    ) -> list[tuple[str, frozenset[int]]]:
        """The things of a domain that the words name, with the places of those words; all of them in a short list."""
        if slot is None:
            said = [(word, frozenset([at])) for at, word in enumerate(words) if word.isdecimal()]
            return said or [(word, frozenset()) for word in UNSAID]
        every = self._slugs(slot)
        hits = {slug: self._hits(slot, slug, words) for slug in every}
        named = sorted(
            [slug for slug in every if hits[slug]],
            key=lambda slug: (-self._exact(slot, slug, words), -len(hits[slug]), slug not in seen),
        )
        may_lack = len(every) <= SHORT_LIST if kind == "verb" else self.speech.is_seat(slot)
        unsaid = [(slug, frozenset[int]()) for slug in every] if may_lack else []
        return [*[(slug, hits[slug]) for slug in named[:NEAREST]], *unsaid]

    def _hits(self, slot: str, slug: str, words: tuple[str, ...]) -> frozenset[int]:
        thing = self._thing(slot, slug)
        hits = frozenset([at for at, word in enumerate(words) if _kin(word, thing)])
        return hits if any(len(words[at]) > SMALL or words[at] in thing for at in hits) else frozenset()

    def _exact(self, slot: str, slug: str, words: tuple[str, ...]) -> int:
        """Letters of the line that begin words of its names."""
        return sum(len(word) for word in words if begins(word, self._thing(slot, slug)))

    def _slugs(self, slot: str) -> list[str]:
        if slot == SEAT:
            return [str(seat) for seat in range(len(self.speech.names))]
        return list(self.speech.vocabulary["domains"].get(slot, ()))

    def _thing(self, slot: str | None, slug: str) -> frozenset[str]:
        """All words for a thing: its names and their forms, in every tongue, and its slug."""
        if slot is None:
            return frozenset([slug])
        known = self._things.get((slot, slug))
        if known is None:
            key = f"{self.speech.vocabulary['title']}-{slot}-{slug}"
            texts = [text for one in self.tongues for text in [one.name(slot, slug), *one.forms(key).values()]]
            if self.speech.is_seat(slot):
                seat = self.speech.seat(slot, slug)
                texts = [
                    *self.speech.names[seat : seat + 1],
                    *[one("cli-you") for one in self.tongues if seat in one.you],
                ]
            words = [word for text in [*texts, slug.replace("_", " ")] for word in folded(text)]
            known = self._things[slot, slug] = frozenset(words)
        return known

    def _frame(self, kind: str, verb: str) -> set[str]:
        return {word for one in self.tongues for word in one.frame_words(kind, verb)} | set(
            folded(verb.replace("_", " "))
        )
