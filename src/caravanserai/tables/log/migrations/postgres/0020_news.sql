-- Where news of people go, what waits to be sent there, and which they want. It only adds.

CREATE TABLE channels (
    id text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id),
    kind text NOT NULL,
    address text NOT NULL,
    secret text,
    device text,
    table_id text,
    lang text NOT NULL,
    made_at bigint NOT NULL,
    next_at bigint NOT NULL,
    tries integer NOT NULL,
    sent_at bigint,
    failed_at bigint,
    error text
);
CREATE INDEX channels_by_person ON channels (person);
CREATE INDEX channels_by_address ON channels (address);
CREATE INDEX channels_by_table ON channels (table_id);

CREATE TABLE outbox (
    channel text NOT NULL REFERENCES channels (id),
    key text NOT NULL,
    kind text NOT NULL,
    table_id text,
    other text,
    made_at bigint NOT NULL,
    due_at bigint,
    sent_at bigint,
    PRIMARY KEY (channel, key)
);
CREATE INDEX outbox_due ON outbox (due_at);
CREATE INDEX outbox_made ON outbox (made_at);
CREATE INDEX outbox_other ON outbox (other);

CREATE TABLE news_choices (
    person text PRIMARY KEY REFERENCES people (id),
    choice text NOT NULL
);
