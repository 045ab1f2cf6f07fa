"""For those who make games: what many games, played by bots, say about the game itself."""
