-- Friends, asks, blocks, invitations, and who is here. It only adds.

CREATE TABLE friends (
    person text NOT NULL REFERENCES people (id),
    other text NOT NULL REFERENCES people (id),
    since bigint NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX friends_by_other ON friends (other);

CREATE TABLE asks (
    person text NOT NULL REFERENCES people (id),
    key text NOT NULL,
    shown text NOT NULL,
    other text REFERENCES people (id),
    asked_at bigint NOT NULL,
    PRIMARY KEY (person, key)
);
CREATE INDEX asks_by_other ON asks (other);

CREATE TABLE blocks (
    person text NOT NULL REFERENCES people (id),
    key text NOT NULL,
    shown text NOT NULL,
    other text REFERENCES people (id),
    since bigint NOT NULL,
    PRIMARY KEY (person, key)
);
CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE invitations (
    person text NOT NULL REFERENCES people (id),
    other text NOT NULL REFERENCES people (id),
    table_id text NOT NULL REFERENCES tables (id),
    sent_at bigint NOT NULL,
    PRIMARY KEY (person, other, table_id)
);
CREATE INDEX invitations_by_other ON invitations (other);
CREATE INDEX invitations_by_table ON invitations (table_id);

CREATE TABLE seen (
    person text PRIMARY KEY REFERENCES people (id),
    seen_at bigint NOT NULL
);
