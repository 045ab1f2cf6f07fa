-- Seats that somebody keeps for a friend. It only adds.

CREATE TABLE kept_seats (
    table_id text NOT NULL REFERENCES tables (id),
    person text NOT NULL REFERENCES people (id),
    other text NOT NULL REFERENCES people (id),
    kept_at bigint NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX kept_seats_by_person ON kept_seats (person);
CREATE INDEX kept_seats_by_other ON kept_seats (other);
