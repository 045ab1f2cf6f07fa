"""In which time zone the hours of a ticket are, and how well who left it plays."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.add_column("tickets", sa.Column("zone", sa.String))
    op.add_column("tickets", sa.Column("rating", sa.Integer))
