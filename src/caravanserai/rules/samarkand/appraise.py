"""What a position is worth: the coach's scales that all games share, over Samarkand's rules and policy."""

from ..appraise import appraisal_of
from . import asks, play, policy, redeal, scoring
from .state import Samarkand

appraise, appraise_draw = appraisal_of(Samarkand, asks, play, redeal, policy, scoring)
