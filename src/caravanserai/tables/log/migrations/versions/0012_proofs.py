"""When a key of somebody was last shown on a device."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("proven_at", sa.BigInteger))
