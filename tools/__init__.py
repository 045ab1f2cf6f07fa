"""What writes documents and types from the code; nothing of it is needed to run the house."""
