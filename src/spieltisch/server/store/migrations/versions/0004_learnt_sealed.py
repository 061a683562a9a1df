"""What a visitor has learnt is kept with a seal, as a replay is; the device brings it again with the next visit."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_table("learnt")


def downgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
