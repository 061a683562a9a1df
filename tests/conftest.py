"""How far property tests go: a small, repeatable share in `make test`, much further in `make deep`."""

import os
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: small products on a busy machine

import pytest
from hypothesis import HealthCheck, settings

from spieltisch.locale import choose_language

UNHURRIED: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "print_blob": True}

settings.register_profile("share", max_examples=25, derandomize=True, **UNHURRIED)
settings.register_profile("deep", max_examples=1000, **UNHURRIED)
settings.load_profile("deep" if os.environ.get("SPIELTISCH_DEEP") else "share")

# Real servers and processes, whole games, the pages of the docs: `make quick` leaves them to `make test`.
SLOW_FOLDERS = {"server", "lab", "ai"}
SLOW_FILES = {"test_docs", "test_extras", "test_kit", "test_mcp", "test_positions", "test_screen", "test_shapes"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem in SLOW_FILES or SLOW_FOLDERS & set(item.path.parts):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True, scope="session")
def no_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games of the terminal keep themselves; those of tests stay out of the developer's own folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(autouse=True)
def language_of_the_machine() -> Iterator[None]:
    """A command with `--language pl` chooses for its process; the next test must not hear of it."""
    yield
    choose_language(None)
