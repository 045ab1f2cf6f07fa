"""What holidays say to the database, in SQL that both stores understand."""

COLUMNS = "person, made_at, starts_at, until_at, how, words"
ADD = f"INSERT INTO holidays ({COLUMNS}, look_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
OF_PERSON = f"SELECT {COLUMNS} FROM holidays WHERE person = ? AND until_at > ? ORDER BY made_at"
#: One that has not begun never was.
UNDO = "DELETE FROM holidays WHERE person = ? AND until_at > ? AND starts_at > ?"
END = "UPDATE holidays SET until_at = ?, look_at = ? WHERE person = ? AND until_at > ? AND starts_at <= ?"
IS_AWAY = "SELECT 1 FROM holidays WHERE person = ? AND until_at > ? AND starts_at <= ?"
#: Those of which tables are to be told. One node at a time.
DUE = f"SELECT {COLUMNS}, look_at FROM holidays WHERE look_at <= ? ORDER BY look_at LIMIT ?"
CLAIM = "UPDATE holidays SET look_at = ? WHERE person = ? AND made_at = ? AND look_at = ? RETURNING person"
FORGET = "DELETE FROM holidays WHERE person = ? AND made_at = ?"
