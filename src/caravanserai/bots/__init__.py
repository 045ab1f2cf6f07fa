"""Players made of code. They get what a seat knows, never the state of the table."""
