-- Who may see somebody's page, and the lessons they have done. It only adds.

CREATE TABLE profiles (
    person text PRIMARY KEY REFERENCES people (id),
    shows text NOT NULL
);

CREATE TABLE lessons (
    person text NOT NULL REFERENCES people (id),
    game text NOT NULL,
    key text NOT NULL,
    done_at bigint NOT NULL,
    PRIMARY KEY (person, game, key)
);

CREATE INDEX daily_by_person ON daily (person, day);
