-- In which time zone the hours of a ticket are, and how well who left it plays. It only adds.

ALTER TABLE tickets ADD COLUMN zone text;
ALTER TABLE tickets ADD COLUMN rating integer;
