"""One file for each step, in order; a step that was released is never edited."""
