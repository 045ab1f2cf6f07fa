-- Whether data for researchers may name somebody. It only adds.

ALTER TABLE choices ADD COLUMN named boolean;
