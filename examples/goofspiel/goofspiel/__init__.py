"""Goofspiel: prizes are turned up one by one, and everybody bids a card for each, all at once."""
