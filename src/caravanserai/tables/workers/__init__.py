"""Processes and threads for what takes long: bots that think, hints, long logs, compiling."""
