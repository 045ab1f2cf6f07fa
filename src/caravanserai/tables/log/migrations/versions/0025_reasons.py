"""Why a moderator wants to ban somebody, for the other who is asked."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("votes", sa.Column("text", sa.String))
