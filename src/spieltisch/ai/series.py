"""Games between agents: one game, and the set-up of a series with rotated seats, gods and decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any, NamedTuple

from spieltisch.core import Chance, Game, Seeded, State, game, legal, play, to_act
from spieltisch.core.options import wrong_seats

from .agents import AGENTS, LEVELS, Agent, agent
from .information import AgentChoice, Information
from .knowledge import knowledge

CURVE = 20  # points of a score curve
UNBOUND = 1000  # iterations of a level that knows no number, where one must be said
Record = dict[str, Any]
Listener = Callable[[int, AgentChoice], None]


class Setup(NamedTuple):
    """Everything that decides the games of a series; two series with the same set-up are one."""

    title: str
    agents: tuple[str, ...]  # one for each seat of the first game, more if they take turns
    seats: int
    seed: int = 0
    options: tuple[tuple[str, Any], ...] = ()
    scale: float = 1.0  # of every level's budget
    iterations: int | None = None  # of a novice, the others in proportion, instead of the clock

    def to_json(self) -> dict[str, Any]:
        data = self._asdict()
        data["agents"] = list(self.agents)
        data["options"] = [list(pair) for pair in self.options]
        return data


def setup(
    title: str,
    agents: Sequence[str],
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    scale: float = 1.0,
    iterations: int | None = None,
) -> Setup:
    """Check a line-up. With fewer agents than seats the last one takes all the others."""
    unknown = [name for name in agents if name not in AGENTS]
    if unknown or not agents:
        raise ValueError(f"no opponent called {', '.join(unknown) or '?'}; there are: {', '.join(AGENTS)}")
    offered = game(title).seats
    if seats is None:
        seats = min((count for count in offered if count >= len(agents)), default=max(offered))
    if seats not in offered:
        raise wrong_seats(title, offered, seats)
    filled = [*agents, *[agents[-1]] * (seats - len(agents))]
    chosen = tuple(sorted((options or {}).items()))
    return Setup(title, tuple(filled), seats, seed, chosen, scale, iterations)


def line_up(plan: Setup, number: int) -> list[str]:
    """Who sits where in game `number`: everybody moves one seat on, and those without a seat take turns."""
    count = len(plan.agents)
    return [plan.agents[(seat + number) % count] for seat in range(plan.seats)]


def play_number(plan: dict[str, Any], number: int) -> Record:
    """Game `number` of a series, from a set-up as JSON: what worker processes and clusters run."""
    options = dict(plan["options"])
    made = Setup(
        plan["title"], tuple(plan["agents"]), plan["seats"], plan["seed"], (), plan["scale"], plan["iterations"]
    )
    title = game(made.title)
    names = line_up(made, number)
    rotated = knowledge(title).variant(made.seats, number // len(made.agents))
    seed = made.seed * 1_000_003 + number
    players = [hire(name, seed * 8 + seat, made.scale, made.iterations) for seat, name in enumerate(names)]
    record = play_game(title, players, seed, {**rotated, **options})
    record["game"] = number
    return record


def hire(name: str, seed: int, scale: float, iterations: int | None) -> Agent:
    """Budgets of a series are processor time: a busy neighbour does not change who wins."""
    if name not in LEVELS:
        return agent(name, seed)
    level, least = LEVELS[name], LEVELS["novice"].iterations or 1
    if iterations is None:
        return agent(name, seed, level.budget * scale, clock=process_time)
    return agent(name, seed, None, round(iterations * (level.iterations or UNBOUND) / least), clock=process_time)


def play_game(
    title: Game[Any], players: Sequence[Agent], seed: int, options: dict[str, Any], listener: Listener | None = None
) -> Record:
    """A whole game on bare states. The players get views and imagined states, never the state itself."""
    chance = Seeded(seed)
    s = title.begin(len(players), options, chance)
    scores = [title.scores(s)]
    thought: dict[str, list[float]] = {}
    decisions = 0
    while s.depth:
        for seat in to_act(s):
            info = inform(title, s, seat, decisions)
            started = perf_counter()
            choice = players[seat].choose(info)
            note(thought, players[seat].name, perf_counter() - started)
            if choice.action not in info.legal:
                raise ValueError(f"{players[seat].name} chose {title.verbs.text(choice.action)}, which is not legal")
            if listener is not None:
                listener(seat, choice)
            play(s, chance, seat, choice.action)
            decisions += 1
        scores.append(title.scores(s))
    return {
        "agents": [player.name for player in players],
        "options": options,
        "seed": seed,
        "scores": title.scores(s),
        "ranking": title.ranking(s),
        "decisions": decisions,
        "curve": thin(scores, CURVE),
        "tags": knowledge(title).tags(s),
        "thought": {name: [round(value, 4) for value in values] for name, values in thought.items()},
    }


def inform(title: Game[Any], s: State, seat: int, entry: int = -1) -> Information:
    """What the seat may know of a running game."""

    def imagined(chance: Chance) -> State:
        twin: State = title.imagine(s, seat, chance)
        return twin

    return Information(title, seat, list(legal(s, seat)), lambda: title.view(s, seat), imagined, entry)


def note(thought: dict[str, list[float]], name: str, seconds: float) -> None:
    """Count, total and longest of an agent's decisions."""
    count, total, longest = thought.get(name, [0, 0.0, 0.0])
    thought[name] = [count + 1, total + seconds, max(longest, seconds)]


def thin(rows: list[list[int]], points: int) -> list[list[int]]:
    """Rows at even distances from the first to the last."""
    last = len(rows) - 1
    return [rows[round(last * step / points)] for step in range(points + 1)]
