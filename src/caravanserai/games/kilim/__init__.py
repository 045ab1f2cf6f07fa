"""Kilim: sealed auctions for carpet dominoes, woven into a kilim that has no edges."""
