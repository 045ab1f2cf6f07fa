"""Caravanserai: a house for three market games of secret, simultaneous choice."""

__version__ = "0.1.0"
