-- Reviews that are to be made, by whichever node comes first. PostgreSQL's own: a house with a file has one process,
-- which remembers what it is about.

CREATE TABLE review_jobs (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- Of the coach, and of the game's rules: only a node that has the same makes it.
    version integer NOT NULL,
    rules integer NOT NULL,
    game text NOT NULL,
    asked_at bigint NOT NULL,
    status text NOT NULL DEFAULT 'waiting',
    -- Who makes it, and when they last said so, in the database's time.
    worker text,
    beat_at bigint NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    progress double precision NOT NULL DEFAULT 0,
    read integer NOT NULL DEFAULT 0,
    choices integer NOT NULL DEFAULT 0,
    -- JSON, but bytes: nobody looks into it here.
    moments bytea NOT NULL DEFAULT '[]',
    PRIMARY KEY (table_id, version, rules)
);
CREATE INDEX review_jobs_by_age ON review_jobs (asked_at);
