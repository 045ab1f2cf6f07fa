-- Games that were begun by "Play now", and may take in who presses it too. It only adds.

CREATE TABLE gatherings (
    table_id text PRIMARY KEY REFERENCES tables (id),
    game text NOT NULL,
    pace text NOT NULL,
    seats integer NOT NULL,
    level text NOT NULL,
    lang text NOT NULL,
    rating integer,
    opened_at bigint NOT NULL,
    seen_at bigint NOT NULL
);
CREATE INDEX gatherings_seen ON gatherings (game, pace, seen_at);
