-- The index of somebody's past games has all that a record is made of: to count thousands, none is looked at.

DROP INDEX seatings_past;
CREATE INDEX seatings_past ON seatings (person, ended_at, table_id) INCLUDE (seat, game, size, place, kept);
