-- Who may know that somebody is in the house. It only adds.

ALTER TABLE choices ADD COLUMN presence text;
