"""The commands of the house, and the games drawn with letters."""
