"""Seals: whoever changes a row behind the server's back is found out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for name in ("tables", "entries", "chat", "replays"):
        op.add_column(name, sa.Column("seal", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("tables", "entries", "chat", "replays"):
        op.drop_column(name, "seal")
