"""What random games of Goofspiel say already, and one refusal."""

from goofspiel.words import BidChanged

from caravanserai.engine.refusal import Refusal

SEATS = (2, 3, 4, 5)
OPTIONS = {"cards": "seven"}
EVENTS = (BidChanged(0),)
MOVES = ()
ASKS = ()
REFUSALS = (Refusal("illegal", "goofspiel-not-in-hand", "GO-03", {"card": 3}),)
