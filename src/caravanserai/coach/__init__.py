"""The coach: what a good player would do here, and what each choice of a finished game was worth."""
