"""Whether data for researchers may name somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.add_column("choices", sa.Column("named", sa.Boolean))
