"""A table as a fold over its log, and what may be done at it. Nothing here waits, writes or looks at a clock."""
