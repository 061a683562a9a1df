"""Whatever servers a test process started end with it, also under xdist, whose workers leave without a word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from . import services


@pytest.fixture(scope="session", autouse=True)
def _servers_end() -> Iterator[None]:
    yield
    services.stop()
