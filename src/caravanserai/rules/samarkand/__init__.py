"""The Market of Samarkand: everybody sells one kind of goods, the price falls for all, and the first stop pays it."""

#: The files that are rules only, and so have a compiled twin.
COMPILED = ("state", "loading", "scoring", "asks", "market", "ending", "play", "redeal", "playout")
#: Those that only a search needs.
SEARCHED = ("policy", "search", "appraise")
