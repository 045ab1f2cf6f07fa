"""Tables that began from a position are found without a look at every card: a house counts them when it opens."""

import sqlalchemy as sa
from alembic import op

from caravanserai.tables.log.migrations.damage import is_whole

revision = "0017"
down_revision = "0016"

STAGED = "CASE WHEN json_valid(card) THEN json_extract(card, '$.stage.kind') END IS NOT NULL"


def upgrade() -> None:
    if is_whole("cards", "card"):
        op.create_index("cards_staged", "cards", ["table_id"], sqlite_where=sa.text(STAGED))
