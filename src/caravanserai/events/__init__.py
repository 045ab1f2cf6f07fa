"""Evenings and tournaments: who sits where, the same deals for everybody, proofs, standings. No store, no web, no
clock."""
