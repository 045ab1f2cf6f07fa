-- Who is away for some days, and what becomes of their games meanwhile. It only adds.

CREATE TABLE holidays (
    person text NOT NULL REFERENCES people (id),
    made_at bigint NOT NULL,
    starts_at bigint NOT NULL,
    until_at bigint NOT NULL,
    how text NOT NULL,
    words text,
    look_at bigint NOT NULL,
    PRIMARY KEY (person, made_at)
);
CREATE INDEX holidays_due ON holidays (look_at);
