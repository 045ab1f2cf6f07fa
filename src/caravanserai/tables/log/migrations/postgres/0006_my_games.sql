-- What came of somebody's games, and what they keep of them. It only adds; games of before are noted when their people
-- next ask for them. A node from before writes seatings without all this, which is as if nobody had asked yet.

ALTER TABLE seatings ADD COLUMN ended_at bigint;
ALTER TABLE seatings ADD COLUMN game text;
ALTER TABLE seatings ADD COLUMN size integer;
ALTER TABLE seatings ADD COLUMN place integer;
ALTER TABLE seatings ADD COLUMN kept boolean;
CREATE INDEX seatings_past ON seatings (person, ended_at, table_id);
DROP INDEX seatings_by_person;
DROP INDEX tables_by_host;
CREATE INDEX tables_by_host ON tables (host, status);

CREATE TABLE notes (
    person text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id),
    starred boolean NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX notes_by_table ON notes (table_id);
