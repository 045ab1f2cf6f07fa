"""Kilim: sealed auctions for carpet dominoes, woven into a kilim that has no edges."""

#: The files that are rules only, and so have a compiled twin.
COMPILED = (
    "state",
    "loom",
    "scoring",
    "weaving",
    "free",
    "asks",
    "market",
    "payments",
    "days",
    "play",
    "redeal",
    "playout",
)
#: Those that only a search needs.
SEARCHED = ("pad", "bidding", "policy", "search", "appraise")
