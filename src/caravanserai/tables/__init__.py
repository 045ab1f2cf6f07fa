"""Live games: seats, clocks, moves on disk, and who hears of them. Committed, then told."""
