-- Which node plays for the bots of a game and sees its clocks. One that has not beaten for a while is taken for dead,
-- and its games are attended by others.

CREATE TABLE nodes (
    id text PRIMARY KEY,
    alive_at bigint NOT NULL
);

ALTER TABLE attention ADD COLUMN attended_by text;
-- Since when nobody has attended it, though somebody should have; until that time was given back.
ALTER TABLE attention ADD COLUMN silent_since bigint;

CREATE INDEX attention_attended ON attention (attended_by) WHERE attended_by IS NOT NULL;
CREATE INDEX attention_free ON attention (due_at) WHERE attended_by IS NULL AND due_at IS NOT NULL;
CREATE INDEX attention_silent ON attention (silent_since) WHERE attended_by IS NULL AND silent_since IS NOT NULL;
