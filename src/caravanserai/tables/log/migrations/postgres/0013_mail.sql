-- Mail addresses as a way back, and letters that wait to be posted. It only adds.

CREATE TABLE mail (
    person text PRIMARY KEY REFERENCES people (id),
    address text,
    key text UNIQUE,
    wanted text,
    link_hash text UNIQUE,
    until bigint
);

CREATE TABLE letters (
    id text PRIMARY KEY,
    kind text NOT NULL,
    person text REFERENCES people (id),
    address text NOT NULL,
    lang text NOT NULL,
    made_at bigint NOT NULL,
    due_at bigint NOT NULL,
    tries integer NOT NULL
);
CREATE INDEX letters_due ON letters (due_at);
CREATE INDEX letters_by_person ON letters (person);

CREATE TABLE sent_links (
    link_hash text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id),
    expires_at bigint NOT NULL
);
CREATE INDEX sent_links_by_person ON sent_links (person);
