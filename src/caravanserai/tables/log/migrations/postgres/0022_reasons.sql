-- Why a moderator wants to ban somebody, for the other who is asked. It only adds.

ALTER TABLE votes ADD COLUMN text text;
