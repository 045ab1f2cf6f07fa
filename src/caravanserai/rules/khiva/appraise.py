"""What a position is worth: the coach's scales that all games share, over Khiva's rules and policy."""

from ..appraise import appraisal_of
from . import asks, play, policy, redeal, scoring
from .state import Khiva

appraise, appraise_draw = appraisal_of(Khiva, asks, play, redeal, policy, scoring)
