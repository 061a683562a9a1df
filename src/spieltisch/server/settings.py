"""All settings with their defaults. Each can be set by environment: `SPIELTISCH_PORT=9000`, `SPIELTISCH_GRACE=60`."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from msgspec import Struct, convert
from msgspec.structs import fields, replace

PREFIX = "SPIELTISCH_"


class Settings(Struct, kw_only=True, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8420
    data: str = ""  # folder for the database and the secret; empty: ./spieltisch-data or the user's data folder
    database: str = ""  # postgresql://…; empty: SQLite in the data folder
    redis: str = ""  # redis://… or unix://…; needed for more than one process
    secret: str = ""  # signs device cookies; empty: generated once into the data folder
    origins: str = ""  # more origins that may talk to us, separated by spaces
    proxied: bool = False  # a reverse proxy in front: believe its X-Forwarded-… headers
    public_url: str = ""  # how people reach us, for links in notices

    grace: float = 30  # seconds of silence before an absence is shown
    countdown: float = 60  # seconds shown before those who stay may choose
    consent: float = 180  # seconds to agree
    stand_in: str = "novice"  # level that plays for absent and conceded seats
    agent_pause: float = 0.15  # an opponent's move is never shown sooner after the one before
    agent_opening: float = 0.1  # part of their time and pause that they take until a human has decided once
    agent_limit: float = 30  # seconds after which an opponent that does not answer moves by chance
    quick_workers: int = 1
    slow_workers: int = 0  # 0: one less than there are cores, but at least one
    warm: bool = True  # start the opponents' processes with the server, not with their first move
    idle: float = 300  # seconds without viewers before a table leaves memory

    lease: float = 4  # seconds after which a silent process loses its tables
    due_batch: int = 50  # waiting tables that are woken at a time

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    upload_bytes: int = 4_000_000
    messages_rate: float = 20  # a second and connection, and how many at once
    messages_burst: int = 80
    chat_rate: float = 0.5
    chat_burst: int = 6
    joins_rate: float = 0.5  # a second and address: joins, new tables, uploads
    joins_burst: int = 30
    requests_rate: float = 20  # a second and address: all of HTTP
    requests_burst: int = 200
    connections_per_address: int = 200

    notice_delay: float = 60  # seconds that a seat may be away before it is told of its turn
    webhook_private: bool = False  # allow webhooks into private networks
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: bool = True

    log_level: str = ""  # empty: info, but only warnings on a terminal
    log_json: bool = True  # one object a line, unless on a terminal


def from_environment(**given: object) -> Settings:
    """Defaults, then environment, then what was given and is not None."""
    values: dict[str, object] = {}
    for part in fields(Settings):
        text = os.environ.get(PREFIX + part.name.upper())
        if text is not None:
            values[part.name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    return convert(values, Settings, strict=False)


def with_data(settings: Settings) -> Settings:
    """Choose and make the data folder, and read or generate the secret in it."""
    folder = Path(settings.data) if settings.data else default_data()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = settings.secret or _secret(folder / "secret")
    return replace(settings, data=str(folder), secret=secret)


def default_data() -> Path:
    here = Path("spieltisch-data")
    if here.is_dir() or os.access(Path.cwd(), os.W_OK):
        return here
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "spieltisch"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(home))) / "spieltisch"
    return Path(os.environ.get("XDG_DATA_HOME", str(home / ".local" / "share"))) / "spieltisch"


def _secret(path: Path) -> str:
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        secret = secrets.token_hex(32)
        file.write(secret + "\n")
    return secret
