"""The index of somebody's past games has all that a record is made of: to count thousands, none is looked at."""

from alembic import op

from caravanserai.tables.log.migrations.damage import is_whole

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    if is_whole("seatings", "kept"):
        op.drop_index("seatings_past", "seatings", if_exists=True)
        op.create_index(
            "seatings_past", "seatings", ["person", "ended_at", "table_id", "game", "size", "place", "kept"]
        )
