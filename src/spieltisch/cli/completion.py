"""Completion by Tab while somebody types at the table."""

from __future__ import annotations

from collections.abc import Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from .typed import Typed


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
