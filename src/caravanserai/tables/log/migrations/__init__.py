"""How a database of an older house becomes one of today's; run whenever one is opened."""
