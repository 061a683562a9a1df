"""All settings with their defaults. Each can be set by environment: `SPIELTISCH_PORT=9000`, `SPIELTISCH_GRACE=60`."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Annotated

from msgspec import Meta, ValidationError, convert

from spieltisch.folders import user_data
from spieltisch.locale import Texts, preferred_language

from .table.services import TablePolicy

PREFIX = "SPIELTISCH_"
OTHERS = {"SPIELTISCH_DEEP", "SPIELTISCH_CHROMIUM"}  # read by tests
RENAMED = {"SPIELTISCH_PAPER_WORKERS": "replay_workers"}  # environment variables of 0.1, still read
SHORTEST = 16  # letters of a secret


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(TablePolicy):
    """How the server is run; how its tables behave is in `TablePolicy`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8420
    data: str = ""  # folder for the database and the secret; empty: ./spieltisch-data or the user's data folder
    database: str = ""  # postgresql://…; empty: SQLite in the data folder
    redis: str = ""  # redis://… or unix://…; needed for more than one process
    secret: str = ""  # signs device cookies and seals rows; empty: generated once into the data folder
    old_secrets: str = ""  # secrets of before, separated by spaces: they sign nothing, and what they signed is good
    origins: str = ""  # more origins that may talk to us, separated by spaces
    proxies: int = 0  # reverse proxies in front of us: as many X-Forwarded-For entries, from the right, are believed
    public_url: str = ""  # how people reach us, for links in notices

    agent_limit: float = 30  # seconds of thinking after which an opponent is asked again, then moves greedily
    quick_workers: int = 1
    slow_workers: int = 0  # 0: one less than there are cores, but at least one
    hint_workers: int = 1
    replay_workers: int = 1  # for uploads, positions and replays
    warm: bool = True  # start the opponents' processes with the server, not with their first move
    idle: float = 300  # seconds without viewers before a table leaves memory

    lease: float = 4  # seconds after which a silent process loses its tables
    due_batch: int = 50  # waiting tables that are woken at a time

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    upload_bytes: int = 4_000_000
    header_seconds: float = 10  # a request that is not complete by then is cut off
    read_seconds: float = 60  # who reads nothing of an answer for so long is cut off
    messages_rate: float = 20  # a second and connection, and how many at once
    messages_burst: int = 80
    chat_rate: float = 0.5
    chat_burst: int = 6
    joins_rate: float = 0.5  # a second and address: joins, new tables, uploads
    joins_burst: int = 30
    requests_rate: float = 20  # a second and address: all below /api/
    requests_burst: int = 200
    files_rate: float = 100  # a second and address: the page, texts, health; a table needs some forty of them
    files_burst: int = 2_000
    connections_per_address: int = 200
    cpu_rate: float = 0.15  # processor seconds a second and device, and how many at once
    cpu_burst: float = 10
    bytes_rate: float = 400_000  # bytes asked for (not updates) a second and device, and how many at once
    bytes_burst: float = 20_000_000
    address_share: float = 4  # an address may cost so many times what a device may
    tables_a_day: float = 300  # new tables of an address
    public_a_day: float = 25  # of these in the lobby: with `keep_waiting` no more than the lobby looks through
    uploads_a_day: float = 50_000_000  # bytes of an address: replays, packs, what was learnt
    letters_a_day: float = 30  # e-mail addresses that are asked whether they want notices

    keep_waiting: float = 14  # days; tables that never began
    keep_playing: float = 180  # days since the last move
    keep_finished: float = 730
    keep_replays: float = 365  # 0: for ever

    notices_together: float = 60  # seconds in which letters for one hour of the day become one letter
    webhook_private: bool = False  # allow webhooks into private networks
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: bool = True

    log_level: str = ""  # empty: info, but only warnings on a terminal
    log_json: bool = True  # one object a line, unless on a terminal


def all_secrets(settings: Settings) -> tuple[str, ...]:
    """The one that signs, then those of before, the newest first."""
    return settings.secret, *settings.old_secrets.split()


class Trouble(Exception):
    """Why the server can not start, in a line of `cli-trouble-…` that the administrator can read.

    `error` is the machine's reason. The usual ones have words of their own; what is left is a name, never a sentence of
    another language.
    """

    def __init__(self, key: str, error: Exception | None = None, **args: object) -> None:
        texts = Texts(preferred_language())
        if error is not None:
            number = error.errno if isinstance(error, OSError) else None
            names = [errno.errorcode.get(number or 0, ""), getattr(error, "sqlite_errorname", ""), type(error).__name__]
            told = [texts.say(f"cli-cause-{name}") for name in names if name]
            args["text"] = next(filter(None, told), names[0] or names[-1])
        super().__init__(texts.say(f"cli-trouble-{key}", args) or key)


def from_environment(**given: object) -> Settings:
    """Defaults, then environment, then what was given and is not None."""
    values: dict[str, object] = {name: os.environ[old] for old, name in RENAMED.items() if old in os.environ}
    for part in fields(Settings):
        text = os.environ.get(PREFIX + part.name.upper())
        if text is not None:
            values[part.name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return convert(values, Settings, strict=False)
    except ValidationError as error:
        found = re.search(r"`\$\.(\w+)`", str(error))
        raise Trouble("setting", text=PREFIX + found[1].upper() if found else "") from error


def has_secret(settings: Settings) -> bool:
    return bool(settings.secret) or secret_path(settings).exists()


def secret_path(settings: Settings) -> Path:
    return (Path(settings.data) if settings.data else default_data()) / "secret"


def unknown_settings() -> list[str]:
    """What the environment sets that is no setting: a misspelt one would be passed over in silence."""
    known = {PREFIX + part.name.upper() for part in fields(Settings)} | OTHERS | RENAMED.keys()
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)


def with_data(settings: Settings) -> Settings:
    """Choose and make the data folder, and read or generate the secret in it."""
    path = secret_path(settings)
    folder = path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret, *old = [settings.secret] if settings.secret else _secrets(path)
    except OSError as error:
        raise Trouble("folder", error, folder=str(folder)) from error
    old += settings.old_secrets.split()
    if any(len(one) < SHORTEST for one in (secret, *old)):
        raise Trouble("short_secret", count=SHORTEST)
    return replace(settings, data=str(folder), secret=secret, old_secrets=" ".join(old))


def default_data() -> Path:
    here = Path("spieltisch-data")
    return here if here.is_dir() else user_data()


def write_secret(path: Path, secret: str) -> None:
    """Where there is none yet. Written beside and moved, so that a full disk leaves none that is empty."""
    draft = path.with_suffix(f".{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secret + "\n")
    with contextlib.suppress(FileExistsError):
        os.link(draft, path)
    draft.unlink()


def _secrets(path: Path) -> list[str]:
    """A line each: the first signs, those below were used before."""
    if not path.exists():
        write_secret(path, secrets.token_hex(32))
    try:
        lines = [line.strip() for line in path.read_text(encoding="ascii").splitlines() if line.strip()]
    except UnicodeDecodeError as error:
        raise Trouble("odd_secret", path=str(path)) from error
    if not lines or len(lines[0]) < SHORTEST:
        raise Trouble("lost_secret", path=str(path))
    return lines
