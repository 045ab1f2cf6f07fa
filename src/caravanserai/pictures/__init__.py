"""For pictures of finished games: a table as a small drawing without words, and the moment that decided it."""
