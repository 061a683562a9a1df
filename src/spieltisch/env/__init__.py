"""The research door: every title as a PettingZoo environment, its views as arrays.

>>> from spieltisch.env import env
>>> table = env("lanterns", seats=2)
>>> table.reset(seed=1)
>>> table.agent_selection
'seat_0'
"""

from .aec import TableEnv, env, raw_env
from .encode import encode

__all__ = ["TableEnv", "encode", "env", "raw_env"]
