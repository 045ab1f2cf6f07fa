-- Who wants a game by day, and at which hours. It only adds.

CREATE TABLE tickets (
    id text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id),
    game text NOT NULL,
    seats integer NOT NULL,
    hours integer NOT NULL,
    ahead integer NOT NULL,
    answer_hours integer NOT NULL,
    level text NOT NULL,
    lang text NOT NULL,
    made_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    table_id text,
    claimed_at bigint
);
CREATE INDEX tickets_by_person ON tickets (person, made_at);
CREATE INDEX tickets_by_age ON tickets (expires_at);
