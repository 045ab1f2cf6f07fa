"""How the database is asked for a person's own data, in SQL that both stores understand. No secret is selected."""

ME = "SELECT name, created_at FROM people WHERE id = ?"
HANDLES = "SELECT handle, taken_at, left_at FROM handles WHERE person = ? ORDER BY taken_at, key"
KEYS = "SELECT kind, label, made_at, used_at FROM keys WHERE person = ? ORDER BY made_at, id"
SHOWS = "SELECT shows FROM profiles WHERE person = ?"

#: Files that are a list each: the statement, for each id of the person, and what its columns are called.
LISTS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "notes",
        "SELECT table_id, starred, text FROM notes WHERE person = ? ORDER BY table_id",
        ("table", "star", "note"),
    ),
    (
        "lessons",
        "SELECT game, key, done_at FROM lessons WHERE person = ? ORDER BY done_at, game, key",
        ("game", "lesson", "done"),
    ),
    (
        "days",
        "SELECT day, game, table_id FROM daily WHERE person = ? ORDER BY day, game",
        ("day", "game", "table"),
    ),
    (
        "ratings",
        """SELECT pool, track, ended_at, table_id, mu, sigma, games FROM rating_changes WHERE person = ?
            ORDER BY pool, track, ended_at, table_id""",
        ("for", "track", "ended", "table", "mu", "sigma", "games"),
    ),
    (
        "plays",
        """SELECT game, ended_at, table_id, decisions, given, kinds FROM plays WHERE person = ?
            ORDER BY game, ended_at, table_id""",
        ("game", "ended", "table", "decisions", "given-away", "kinds"),
    ),
    (
        "tickets",
        """SELECT game, seats, hours, zone, ahead, answer_hours, rating, made_at FROM tickets
            WHERE person = ? ORDER BY made_at, id""",
        ("game", "seats", "hours-of-the-day", "zone", "minutes-ahead-of-utc", "hours-for-an-answer", "rating", "made"),
    ),
    (
        "holidays",
        "SELECT starts_at, until_at, how, words, made_at FROM holidays WHERE person = ? ORDER BY made_at",
        ("from", "until", "games", "words", "made"),
    ),
    (
        "events",
        """SELECT p.event, p.key, e.status, e.made_at FROM event_people p JOIN events e ON e.id = p.event
            WHERE p.person = ? ORDER BY e.made_at, p.event, p.key""",
        ("event", "called", "status", "made"),
    ),
    (
        "circles",
        """SELECT c.name, m.role, m.joined_at FROM circle_members m JOIN circles c ON c.id = m.circle
            WHERE m.person = ? ORDER BY m.joined_at, c.id""",
        ("circle", "role", "since"),
    ),
    (
        "evenings",
        """SELECT c.name, e.starts_at, a.answer, a.seen_at FROM circle_answers a
            JOIN circle_evenings e ON e.id = a.evening JOIN circles c ON c.id = e.circle
            WHERE a.person = ? ORDER BY e.starts_at, e.id""",
        ("circle", "from", "your-answer", "seen"),
    ),
    (
        "news",
        "SELECT kind, lang, made_at FROM channels WHERE person = ? ORDER BY made_at, id",
        ("kind", "language", "made"),
    ),
    (
        "notices",
        "SELECT kind, text, made_at, until, lifted_at, answer FROM actions WHERE person = ? ORDER BY made_at, id",
        ("kind", "text", "made", "until", "taken-back", "your-answer"),
    ),
    (
        "reports",
        "SELECT kind, text, made_at FROM reports WHERE reporter = ? ORDER BY made_at, id",
        ("kind", "text", "made"),
    ),
)
