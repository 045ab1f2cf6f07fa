-- What people choose, who is gone, and who asked for a seat: all places where a name is. It only adds.

CREATE TABLE wishes (
    table_id text NOT NULL REFERENCES tables (id),
    person text NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX wishes_by_person ON wishes (person);

CREATE TABLE choices (
    person text PRIMARY KEY REFERENCES people (id),
    chat text NOT NULL
);

CREATE TABLE reserved (
    key_hash text PRIMARY KEY
);

CREATE TABLE gone (
    person text PRIMARY KEY,
    gone_at bigint NOT NULL,
    begun_at bigint NOT NULL,
    done boolean NOT NULL
);

CREATE TABLE chores (
    name text PRIMARY KEY,
    begun_at bigint NOT NULL,
    place text NOT NULL
);

CREATE INDEX asks_by_key ON asks (key);
CREATE INDEX blocks_by_key ON blocks (key);
CREATE INDEX reports_by_table ON reports (table_id);

INSERT INTO wishes (table_id, person)
SELECT k.table_id, convert_from(l.entry, 'UTF8')::json ->> 'person'
FROM log l JOIN log_keys k ON k.key = l.key
WHERE l.move_id IS NULL AND (
    position('"SeatWished"'::bytea IN l.entry) > 0 OR (position('"Sat"'::bytea IN l.entry) > 0 AND NOT EXISTS (
        SELECT 1 FROM seatings s
        WHERE s.table_id = k.table_id AND s.person = convert_from(l.entry, 'UTF8')::json ->> 'person')))
ON CONFLICT DO NOTHING;
