"""How well people play: ratings from rated games, with the luck and without it."""
