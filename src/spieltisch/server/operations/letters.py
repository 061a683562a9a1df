"""The pages that a letter leads to: plain HTML, because whoever reads mail may have no table open."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from starlette.responses import HTMLResponse

from spieltisch.locale import LANGUAGES

from ..table.services import Denied
from .locale import sentence

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Spieltisch</title>
<p>{text}</p>
{button}
</html>
"""


class LetterPage(NamedTuple):
    question: str
    button: str
    thanks: str


CONFIRM = LetterPage("server-confirm_question", "server-confirm_button", "server-confirm_thanks")
UNSUBSCRIBE = LetterPage("server-unsubscribe_question", "server-unsubscribe_button", "server-unsubscribe_thanks")


def question(page: LetterPage, language: str, where: str) -> HTMLResponse:
    """To say yes is a request of its own."""
    language = _known(language)
    label = escape(sentence(language, page.button, page.button))
    button = f'<form method="post" action="{escape(where, quote=True)}"><button>{label}</button></form>'
    return _page(language, page.question, button)


def thanks(page: LetterPage, language: str) -> HTMLResponse:
    return _page(_known(language), page.thanks)


def refusal(language: str, denied: Denied) -> HTMLResponse:
    return _page(_known(language), denied.reasons[0].key, status=denied.status)


def _known(language: str) -> str:
    return language if language in LANGUAGES else "en"


def _page(language: str, key: str, button: str = "", status: int = 200) -> HTMLResponse:
    text = escape(sentence(language, key, key))
    body = PAGE.format(language=language, text=text, button=button)
    return HTMLResponse(body, status, headers={"cache-control": "no-store"})
