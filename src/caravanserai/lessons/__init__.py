"""Short positions that teach one thing each, played at a real table."""
