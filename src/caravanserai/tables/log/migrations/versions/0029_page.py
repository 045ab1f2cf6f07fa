"""How the page looks and sounds, for all devices of a person."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("choices", sa.Column("page", sa.String))
