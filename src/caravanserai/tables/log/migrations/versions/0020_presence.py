"""Who may know that somebody is in the house."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("choices", sa.Column("presence", sa.String))
