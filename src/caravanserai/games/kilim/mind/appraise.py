"""What a position is worth: the coach's scales that all games share, over Kilim's rules and policy."""

from caravanserai.engine.appraise import appraisal_of

from ..rules import asks, play, redeal, scoring
from ..rules.state import Kilim
from . import policy

appraise, appraise_draw = appraisal_of(Kilim, asks, play, redeal, policy, scoring)
