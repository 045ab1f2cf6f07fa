-- Which key the nodes of this house have: a hash of it, in a single row. One with another key is refused.

CREATE TABLE house_key (
    id integer PRIMARY KEY CHECK (id = 1),
    fingerprint text NOT NULL
);
