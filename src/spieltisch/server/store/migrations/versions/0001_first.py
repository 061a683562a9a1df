"""Tables, entries, chat, members, leases, replays."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# Seconds since 1970 need double precision: PostgreSQL's REAL would round them to minutes.
TIME: sa.Double[float] = sa.Double()


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("updated", TIME, nullable=False),
        sa.Column("wake", TIME),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "status", "updated"])
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("chance", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("ref", sa.Text, nullable=False),
        sa.Column("at", TIME, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("members_table", "members", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("expires", TIME, nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])
    op.create_table(
        "replays",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", TIME, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("replays", "leases", "members", "chat", "entries", "tables"):
        op.drop_table(name)
