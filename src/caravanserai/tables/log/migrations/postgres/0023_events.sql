-- Evenings and tournaments: the log of each, who is who in it, and its tables. It only adds.

CREATE TABLE events (
    id text PRIMARY KEY,
    secret text NOT NULL,
    organiser text REFERENCES people (id),
    status text NOT NULL,
    number integer NOT NULL,
    line text NOT NULL,
    made_at bigint NOT NULL,
    listed_at bigint NOT NULL,
    due_at bigint
);
CREATE INDEX events_listed ON events (status, listed_at);
CREATE INDEX events_due ON events (due_at);
CREATE INDEX events_by_organiser ON events (organiser);

CREATE TABLE event_log (
    event text NOT NULL REFERENCES events (id),
    number integer NOT NULL,
    time bigint NOT NULL,
    entry bytea NOT NULL,
    PRIMARY KEY (event, number)
);

CREATE TABLE event_people (
    event text NOT NULL REFERENCES events (id),
    key text NOT NULL,
    person text REFERENCES people (id),
    PRIMARY KEY (event, key)
);
CREATE INDEX event_people_by_person ON event_people (person);

CREATE TABLE event_tables (
    event text NOT NULL REFERENCES events (id),
    round integer NOT NULL,
    number integer NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (event, round, number)
);
CREATE UNIQUE INDEX event_tables_by_table ON event_tables (table_id);
