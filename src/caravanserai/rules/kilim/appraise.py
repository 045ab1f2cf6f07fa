"""What a position is worth: the coach's scales that all games share, over Kilim's rules and policy."""

from ..appraise import appraisal_of
from . import asks, play, policy, redeal, scoring
from .state import Kilim

appraise, appraise_draw = appraisal_of(Kilim, asks, play, redeal, policy, scoring)
