-- How the page looks and sounds, for all devices of a person. It only adds.

ALTER TABLE choices ADD COLUMN page text;
