"""A new database is made from one file of statements: it makes what all migrations make."""

import sqlite3
from contextlib import closing
from pathlib import Path

from caravanserai.tables.log.database import NEW, migrate


def test_a_new_database_is_what_all_migrations_make(tmp_path: Path, update_goldens: bool) -> None:
    path = tmp_path / "house.db"
    migrate(path)
    with closing(sqlite3.connect(path)) as db:
        statements = [
            sql for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
        ]
        # The tables that migrations fill: no others may hold anything yet.
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        filled = [name for name in names if db.execute(f'SELECT count(*) FROM "{name}"').fetchone() != (0,)]
        assert filled == ["alembic_version"]
        (version,) = db.execute("SELECT version_num FROM alembic_version").fetchone()
    assert not any(";" in statement for statement in statements)
    text = ";\n".join([*statements, f"INSERT INTO alembic_version VALUES ('{version}')"]) + "\n"
    if update_goldens:
        NEW.write_text(text, encoding="utf-8")
    assert NEW.read_text(encoding="utf-8") == text, "run `make golden`"
