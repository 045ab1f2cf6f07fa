"""Real servers for tests: PostgreSQL and Valkey, as programs from wheels."""
