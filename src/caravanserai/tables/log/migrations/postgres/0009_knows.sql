-- Which kinds of log entries a node knows: a new kind is written only when all nodes know it.

ALTER TABLE nodes ADD COLUMN knows integer NOT NULL DEFAULT 1;
