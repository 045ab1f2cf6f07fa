"""Khiva: five shared camels, secretly chosen cards, and the lowest card wins."""

#: The files that are rules only, and so have a compiled twin.
COMPILED = ("state", "board", "asks", "play", "scoring", "redeal", "playout")
#: Those that only a search needs.
SEARCHED = ("policy", "search", "appraise")
