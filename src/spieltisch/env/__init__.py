"""The research door: every title as a PettingZoo environment, its views as arrays.

The examples in this package begin with `from spieltisch.env import *`.
"""

from spieltisch.extras import advice

try:
    from .aec import TableEnv, env, raw_env
    from .encode import encode
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(advice(error.name) or str(error), name=error.name) from None

__all__ = ["TableEnv", "encode", "env", "raw_env"]
