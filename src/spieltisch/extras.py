"""Which extra of the package brings a module that is missing: `pip install "spieltisch[server]"`."""

from __future__ import annotations

MODULES: dict[str, tuple[str, ...]] = {
    "cli": ("babel", "fluent", "markdown_it", "numpy", "prompt_toolkit", "yaml", "rich", "typer"),
    "server": (
        *("alembic", "cryptography", "httptools", "httpx", "itsdangerous", "msgspec", "prometheus_client"),
        *("sqlalchemy", "starlette", "uvicorn", "websockets"),
    ),
    "cluster": ("asyncpg", "redis"),
    "env": ("gymnasium", "pettingzoo"),
    "lab": ("torch",),
    "mcp": ("mcp",),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
}


def advice(module: str | None) -> str | None:
    """What to install for a missing module; None if no extra brings it.

    >>> advice("redis.asyncio")
    'this needs redis, which is not installed: pip install "spieltisch[cluster]"'
    """
    name = (module or "").partition(".")[0]
    for extra, modules in MODULES.items():
        if name in modules:
            return f'this needs {name}, which is not installed: pip install "spieltisch[{extra}]"'
    return None
