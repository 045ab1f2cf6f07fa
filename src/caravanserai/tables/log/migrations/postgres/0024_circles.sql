-- Circles: their members, evenings, who comes, and the tables of each round. It only adds.

CREATE TABLE circles (
    id text PRIMARY KEY,
    name text NOT NULL,
    made_at bigint NOT NULL,
    link_number integer NOT NULL
);

CREATE TABLE circle_members (
    circle text NOT NULL REFERENCES circles (id),
    person text NOT NULL REFERENCES people (id),
    role text NOT NULL,
    joined_at bigint NOT NULL,
    feed_number integer NOT NULL,
    PRIMARY KEY (circle, person)
);
CREATE INDEX circle_members_by_person ON circle_members (person);

CREATE TABLE circle_evenings (
    id text PRIMARY KEY,
    circle text NOT NULL REFERENCES circles (id),
    starts_at bigint NOT NULL,
    games text NOT NULL,
    note text NOT NULL,
    made_at bigint NOT NULL
);
CREATE INDEX circle_evenings_by_time ON circle_evenings (circle, starts_at);

CREATE TABLE circle_answers (
    evening text NOT NULL REFERENCES circle_evenings (id),
    person text NOT NULL REFERENCES people (id),
    answer text,
    seen_at bigint,
    PRIMARY KEY (evening, person)
);
CREATE INDEX circle_answers_by_person ON circle_answers (person);

CREATE TABLE circle_tables (
    evening text NOT NULL REFERENCES circle_evenings (id),
    round integer NOT NULL,
    number integer NOT NULL,
    table_id text NOT NULL,
    game text NOT NULL,
    pace text NOT NULL,
    people text NOT NULL,
    made_at bigint NOT NULL,
    PRIMARY KEY (evening, round, number)
);
CREATE INDEX circle_tables_by_table ON circle_tables (table_id);
