"""One folder a game, with everything of it. Nothing here is imported by name: `engine/found.py` finds the games."""
