-- When a key of somebody was last shown on a device. It only adds.

ALTER TABLE tokens ADD COLUMN proven_at bigint;
