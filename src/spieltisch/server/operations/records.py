"""How a table's record is written: JSON in its row."""

from __future__ import annotations

import msgspec

from ..table.record import TableRecord

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableRecord).decode
