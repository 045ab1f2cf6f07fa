"""The games: pure functions over plain states. No input, output, clock or network here."""
