-- Reports, moderators, and what they decided. It only adds.

CREATE TABLE moderators (
    person text PRIMARY KEY REFERENCES people (id),
    since bigint NOT NULL
);

CREATE TABLE reports (
    id text PRIMARY KEY,
    reporter text NOT NULL,
    person text NOT NULL REFERENCES people (id),
    kind text NOT NULL,
    text text NOT NULL,
    table_id text,
    snapshot bytea NOT NULL,
    made_at bigint NOT NULL,
    closed_at bigint,
    outcome text
);
CREATE INDEX reports_by_closing ON reports (closed_at, made_at);
CREATE INDEX reports_by_person ON reports (person, made_at);
CREATE INDEX reports_by_reporter ON reports (reporter, made_at);

CREATE TABLE votes (
    report text NOT NULL REFERENCES reports (id),
    moderator text NOT NULL REFERENCES people (id),
    days integer NOT NULL,
    voted_at bigint NOT NULL,
    PRIMARY KEY (report, moderator)
);
CREATE INDEX votes_by_moderator ON votes (moderator);

CREATE TABLE actions (
    id text PRIMARY KEY,
    person text NOT NULL REFERENCES people (id),
    kind text NOT NULL,
    moderator text,
    report text,
    text text NOT NULL,
    made_at bigint NOT NULL,
    until bigint,
    read_at bigint,
    answer text,
    answered_at bigint,
    settled_at bigint,
    lifted_at bigint
);
CREATE INDEX actions_by_person ON actions (person, made_at);

CREATE TABLE restrictions (
    person text NOT NULL REFERENCES people (id),
    kind text NOT NULL,
    until bigint NOT NULL,
    action text NOT NULL,
    carried boolean NOT NULL,
    PRIMARY KEY (person, kind)
);
