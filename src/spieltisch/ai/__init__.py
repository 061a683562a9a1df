"""Opponents for every seat of every title: agents, search, arena, ratings.

An agent is handed what its seat may know and nothing else: its view, its legal actions, and a sampler of full states
that its seat can not tell from the truth.
"""

from .agents import AGENTS, LEVELS, Agent, Level, agent
from .information import AgentChoice, Information, Ranked
from .recall import account
from .wire import choose, hint, ready

__all__ = [
    "AGENTS",
    "LEVELS",
    "Agent",
    "AgentChoice",
    "Information",
    "Level",
    "Ranked",
    "account",
    "agent",
    "choose",
    "hint",
    "ready",
]
