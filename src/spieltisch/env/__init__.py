"""Every title as a PettingZoo environment: observations with named planes, actions flat or taken apart, and masks.

The examples in this package begin with `from spieltisch.env import *`.
"""

from spieltisch.extras import advice

try:
    from .aec import TableEnv, env, raw_env
    from .factored import mask_after, put_together, take_apart
    from .observation import describe, split
    from .vector import VectorTables
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(advice(error.name) or str(error), name=error.name) from None

__all__ = [
    "TableEnv",
    "VectorTables",
    "describe",
    "env",
    "mask_after",
    "put_together",
    "raw_env",
    "split",
    "take_apart",
]
