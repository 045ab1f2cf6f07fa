"""What a position is worth: the coach's scales that all games share, over Khiva's rules and policy."""

from caravanserai.engine.appraise import appraisal_of

from ..rules import asks, play, redeal, scoring
from ..rules.state import Khiva
from . import policy

appraise, appraise_draw = appraisal_of(Khiva, asks, play, redeal, policy, scoring)
