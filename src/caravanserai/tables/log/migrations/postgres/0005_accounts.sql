-- Handles, keys, codes and devices of people; and who is the same person as somebody else. It only adds.

ALTER TABLE people ADD COLUMN merged_into text;
CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL;

ALTER TABLE tokens ADD COLUMN used_at bigint;
ALTER TABLE tokens ADD COLUMN agent text;
ALTER TABLE tokens ADD COLUMN was text;

CREATE TABLE handles (
    key text PRIMARY KEY,
    handle text NOT NULL,
    person text NOT NULL REFERENCES people (id),
    taken_at bigint NOT NULL,
    left_at bigint
);
CREATE INDEX handles_by_person ON handles (person);

CREATE TABLE keys (
    id text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id),
    kind text NOT NULL,
    label text NOT NULL,
    secret bytea NOT NULL,
    credential text UNIQUE,
    uses bigint NOT NULL,
    made_at bigint NOT NULL,
    used_at bigint
);
CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE codes (
    code_hash text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id),
    made_at bigint NOT NULL
);
CREATE INDEX codes_by_person ON codes (person);
