"""Commands whose help and complaints are in the reader's language: `cli-command-…`, `cli-option-…`, `cli-error-…`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from spieltisch.locale import LANGUAGES, choose_language
from spieltisch.locale.speech import Speech, preferred_language

OPTION = "--language"
_line: list[str] = []  # what was typed, for complaints
HEADINGS = ("arguments", "options", "commands", "errors")


def fail(key: str, **args: Any) -> NoReturn:
    """One clear line in the reader's language, no traceback."""
    speech = Speech(preferred_language())
    told = {name: speech.listed(value) or "–" if isinstance(value, list) else value for name, value in args.items()}
    refuse(speech(f"cli-error-{key}", **told))


def refuse(sentence: str) -> NoReturn:
    Console(stderr=True, soft_wrap=True).print("[red]spieltisch:[/red]", end=" ")
    Console(stderr=True, soft_wrap=True).print(sentence, highlight=False, markup=False)
    raise typer.Exit(2)


def without_language(args: list[str]) -> list[str]:
    """`--language` may stand anywhere; it is taken out and holds for everything that is said."""
    left, wanted = [], None
    words = iter(args)
    for word in words:
        if word == OPTION or word.startswith(f"{OPTION}="):
            wanted = word.partition("=")[2] or next(words, "")
        else:
            left.append(word)
    choose_language(None)
    if wanted is not None and wanted not in LANGUAGES:
        fail("no_language", wanted=wanted, languages=list(LANGUAGES))
    choose_language(wanted)
    return left


class SpokenCommand(TyperCommand):
    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _help_option(super().get_help_option(ctx))


class Group(TyperGroup):
    """The root takes the language; every command below it speaks it."""

    command_class = SpokenCommand

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if ctx.parent is None:
            args = without_language(args)
            _line[:] = args
            _translate(self, Speech(preferred_language()))
        return list(super().parse_args(ctx, args))

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _help_option(super().get_help_option(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            near = get_close_matches(args[0], self.commands)
            fail("no_command", word=args[0], near=near or list(self.commands))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """As typer does it, with our own sentences for what was typed wrong."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except TyperException as error:
            code = _complain(error)
        except typer.Abort:
            code = 1
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def commands(root: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command below a group with the words that lead to it."""
    yield path, root
    for name, command in getattr(root, "commands", {}).items():
        yield from commands(command, (*path, name))


def _translate(root: Any, speech: Speech) -> None:
    for path, command in commands(root):
        command.help = speech("-".join(["cli-command", *path]))
        command.epilog = speech("cli-language-option", languages=speech.listed(list(LANGUAGES), "or"))
        for param in command.params:
            param.help = said_of(speech, path, param.name)
            _value(param)
        if hasattr(command, "subcommand_metavar"):
            command.subcommand_metavar = f"{speech('cli-usage-command')} …"
    for name in HEADINGS:
        setattr(rich_utils, f"{name.upper()}_PANEL_TITLE", speech(f"cli-heading-{name}"))
    rich_utils.DEFAULT_STRING = speech("cli-default")
    rich_utils.REQUIRED_LONG_STRING = speech("cli-required")


def _value(param: Any) -> None:
    """`--seats …` where a value follows; what it may be is in the sentence beside it, not in the name of a type."""
    if param.param_type_name == "option":
        param.metavar = "" if param.is_flag else "…"
    else:
        param.display_type_rich = lambda ctx: None


def said_of(speech: Speech, path: tuple[str, ...], name: str) -> str | None:
    """What an argument or an option does; one word may do another thing in one command."""
    return speech.say("-".join(["cli-option", *path, name])) or speech.say(f"cli-option-{name}")


def _usage(usage: str) -> str:
    speech = Speech(preferred_language())
    options = f"[{speech('cli-heading-options').upper()}]"
    return usage.replace("Usage:", speech("cli-usage"), 1).replace("[OPTIONS]", options, 1)


def _help_option(option: Any) -> Any:
    if option is not None:
        option.help = Speech(preferred_language())("cli-option-help")
        _value(option)
    return option


def _misfit(speech: Speech, param: Any, message: str) -> str:
    """What was written, and what fits there."""
    name = max(param.opts, key=len) if param.param_type_name == "option" else param.name
    told = getattr(param, "type_descriptor", None) or param.type
    kind = getattr(getattr(told, "annotation", told), "__name__", "").lower()
    if "path" in kind:
        quoted = re.search(r"'(.*)'", message.partition(": ")[2])
        return speech("cli-error-closed", file=quoted[1] if quoted else name, text=speech("cli-cause-EACCES"))
    source = param if hasattr(param, "min") else param.type
    low, high = getattr(source, "min", None), getattr(source, "max", None)
    number = speech("cli-fits-number" if "float" in kind else "cli-fits-whole")
    span = speech(f"cli-fits-{'both' if high is not None else 'least'}", low=_shown(low), high=_shown(high))
    fits = number if low is None else f"{number} {span}"
    return speech("cli-error-bad_value", param=name, given=_given(param.opts), fits=fits)


def _given(names: list[str]) -> str:
    """What stands behind an option on the line."""
    for at, word in enumerate(_line):
        name, equals, value = word.partition("=")
        if name in names:
            return value if equals else "".join(_line[at + 1 : at + 2])
    return "…"


def _shown(bound: float | None) -> str:
    return "" if bound is None else f"{bound:g}" if bound < 1 else f"{bound:,.0f}".replace(",", "")


def _complain(error: TyperException) -> int:
    speech = Speech(preferred_language())
    param = getattr(error, "param", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        return 0
    if type(error).__name__ == "MissingParameter" and param is not None:
        sentence = speech("cli-error-missing", param=param.name)
    elif param is not None:
        sentence = _misfit(speech, param, error.format_message())
    elif hasattr(error, "option_name"):
        sentence = speech("cli-error-no_option", option=error.option_name)
    elif extra := re.search(r"unexpected extra arguments? \((.*)\)|argument\(s\) \((.*)\)", error.format_message()):
        sentence = speech("cli-error-extra", words=extra[1] or extra[2])
    else:
        sentence = error.format_message()
    Console(stderr=True, soft_wrap=True).print(f"[red]spieltisch:[/red] {escape(sentence)}", highlight=False)
    return int(error.exit_code)
