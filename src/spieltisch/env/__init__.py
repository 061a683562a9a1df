"""The research door: every title as a PettingZoo environment, its views as arrays.

The examples in this package begin with `from spieltisch.env import *`.
"""

from .aec import TableEnv, env, raw_env
from .encode import encode

__all__ = ["TableEnv", "encode", "env", "raw_env"]
