"""Opponents: honest, on time, repeatable, able to say why."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import spieltisch
from spieltisch.ai import AGENTS, LEVELS, Agent, AgentChoice, Information, agent, choose, hint, net, ready
from spieltisch.ai.agents import Searcher
from spieltisch.ai.evaluator import Evaluator, SeatPosition
from spieltisch.ai.knowledge import Knowledge, knowledge, softened, teach
from spieltisch.ai.playout import Blur, follow
from spieltisch.ai.reasons import Reasoner, tell_apart
from spieltisch.ai.search import MOST_LINES, Search
from spieltisch.ai.series import inform, play_game
from spieltisch.ai.tree import Edge, OptionTable, SearchParameters, hear
from spieltisch.core import Chance, Game, Message, Seeded, State, ints, legal, play, to_act
from spieltisch.core.arguments import KERNEL, unfit
from spieltisch.server.workers import processes

from .rigged import GAME as RIGGED
from .rigged import TAKE

MOST_MEGABYTES = 200  # of a process
BURN = "print('.')\nwhile True: sum(range(10_000))"
WORKER = """
import re
from pathlib import Path
from spieltisch.ai.agents import agent
from spieltisch.ai.search import MOST_LINES
from spieltisch.ai.series import inform
from spieltisch.core import Seeded, game, legal, play, to_act
from spieltisch.server.workers.processes import get_ready

def peak():  # in kB; what `resource` tells may be the peak of whoever started this
    return int(re.search(r"VmHWM:\\s*(\\d+)", Path("/proc/self/status").read_text())[1])

get_ready()
title, chance = game("smallworld"), Seeded(1)
s = title.begin(2, {}, chance)
while s.round < 5 or len(legal(s, to_act(s)[0])) < 8:
    seat = to_act(s)[0]
    play(s, chance, seat, legal(s, seat)[0])
begin = peak()
agent("champion", 1, iterations=MOST_LINES // 5).choose(inform(title, s, to_act(s)[0]))
print((begin + 5 * (peak() - begin)) // 1024)
"""  # with all nets, and five times a fifth of the largest search, in the title whose lines take most


class Poison(State):
    """The truth: whoever touches it is caught."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"an agent looked at {name} of the real state")


def start(title: Game[Any], seats: int = 2, seed: int = 1) -> State:
    s: State = title.begin(seats, {}, Seeded(seed))
    return s


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_never_touches_the_truth(name: str) -> None:
    """All it holds are samples; the truth beside them would raise at the first touch."""
    lanterns = spieltisch.game("lanterns")
    s = start(lanterns, 3)
    seat = to_act(s)[0]
    samples = [lanterns.imagine(s, seat, Seeded(number)) for number in range(4)]
    truth = Poison.__new__(Poison)
    asked: list[Chance] = []

    def sampler(chance: Chance) -> State:
        asked.append(chance)
        twin: State = lanterns.imagine(samples[chance.pick(4)], seat, chance)
        return twin

    info = Information(lanterns, seat, list(legal(s, seat)), lambda: lanterns.view(s, seat), sampler)
    holder = {"truth": truth, "info": info}
    choice = agent(name, 1, iterations=30).choose(holder["info"])
    assert choice.action in legal(s, seat)
    with pytest.raises(AssertionError, match="real state"):
        _ = truth.frames
    assert asked or name == "random"


def test_hidden_information_does_not_change_an_agents_choice() -> None:
    """Two truths that the seat can not tell apart, the same samples: the same choice."""
    lanterns = spieltisch.game("lanterns")
    s = start(lanterns, 3)
    samples = [lanterns.imagine(s, 0, Seeded(number)).to_json() for number in range(8)]
    legal_texts = [lanterns.verbs.text(action) for action in legal(s, 0)]
    choices = [
        choose("lanterns", "veteran", 0, lanterns.view(truth, 0), legal_texts, samples, seed=3, iterations=50)
        for truth in (s, lanterns.sample(s, 0, Seeded(99)))
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("name", AGENTS)
def test_same_seed_and_iterations_give_the_same_game(name: str) -> None:
    lanterns = spieltisch.game("lanterns")
    records = [
        play_game(lanterns, [agent(name, 4, iterations=12), agent(name, 5, iterations=12)], 7, {}) for _ in range(2)
    ]
    for record in records:
        del record["thought"]
    assert records[0] == records[1]


def test_searchers_find_the_obvious(rigged: Game[Any]) -> None:
    for name in ("greedy", *LEVELS):
        s = start(rigged, 3)
        choice = agent(name, 1, iterations=60).choose(inform(rigged, s, 0))
        assert choice.best[0].action == TAKE(2), name


def test_every_seat_of_the_tree_plays_for_itself(rigged: Game[Any]) -> None:
    """Three selfish seats: each is expected to take two for itself, not to hurt the first."""
    s = start(rigged, 3)
    search = Search(inform(rigged, s, 0), knowledge(rigged), Seeded(1))
    search.grow(None, 400)
    node = search.root
    for seat in range(3):
        edges = node.tables[seat].edges.values()
        best = max(edges, key=lambda edge: edge.visits)
        assert best.action == TAKE(2)
        node = next(child for key, child in node.children.items() if key[0] == best.action)


def test_sealed_answers_do_not_depend_on_each_other() -> None:
    """At a sealed choice every seat has one table, whatever the others answer."""
    lanterns = spieltisch.game("lanterns")
    s = start(lanterns, 3)
    search = Search(inform(lanterns, s, 1), knowledge(lanterns), Seeded(1))
    search.grow(None, 50)
    assert sorted(search.root.tables) == [0, 1, 2]
    for table in search.root.tables.values():
        assert sum(edge.visits for edge in table.edges.values()) == 50


def test_old_figures_count_half_and_keep_their_mean() -> None:
    table = OptionTable()
    for action, visits, total in ((1, 5, 2.0), (2, 1, 0.7)):
        edge = table.edges[action] = Edge(action, 0.5)
        edge.visits, edge.total = visits, total
    table.fade()
    assert (table.edges[1].visits, table.edges[1].mean) == (2, pytest.approx(0.4))
    assert (table.edges[2].visits, table.edges[2].total) == (0, 0.0)
    assert (table.visits, table.total) == (2, pytest.approx(0.8))


def test_a_table_offers_what_the_sample_offers() -> None:
    table = OptionTable()
    assert not table.offer(ints([3, 5]))
    table.add(ints([3, 5]), [1.0, 3.0])
    assert table.offer(ints([3, 5]))
    parameters = SearchParameters(
        {"exploration": 1.0, "width": 1.0, "widening": 0.0}
    )  # one option at a time, the most promising one
    assert table.choose(0.0, 1.0, parameters).action == 5
    assert not table.offer(ints([3, 7]))
    table.add(ints([3, 7]), [1.0, 2.0])
    assert table.offer(ints([3, 7]))
    assert table.choose(0.0, 1.0, parameters).action == 7
    assert [edge.action for edge in table.order] == [5, 7, 3]


def test_playouts_are_blurred_alike_in_plain_and_compiled_python() -> None:
    lanterns = spieltisch.game("lanterns")
    s, blur = start(lanterns), Blur(11)
    for _ in range(3):
        follow(knowledge(lanterns), s, 0, ints([1, 2, 3]), blur)
    assert blur.state == 1508928336


@pytest.mark.parametrize(("iterations", "seen"), [(1, 1), (3, 1), (8, 2), (40, 3)])
def test_options_widen_with_visits(iterations: int, seen: int) -> None:
    narrow = teach(RIGGED, {"search": {"width": 1.0}, "weights": {"score": 1.0}})
    search = Search(inform(RIGGED, start(RIGGED), 0), narrow, Seeded(1))
    search.grow(None, iterations)
    assert len([edge for edge in search.ranked() if edge.available]) == seen


def test_the_tree_outlives_a_decision_only_if_nobody_else_acted(rigged: Game[Any]) -> None:
    lanterns = spieltisch.game("lanterns")
    player = Searcher("veteran", 1, None, 40)
    s = start(lanterns, 2)
    player.choose(inform(lanterns, s, 0, entry=0))
    assert player._tree is not None
    assert player._kept_tree(inform(lanterns, s, 0, entry=2)) is None


class SlowWorld:
    """A clock that only moves when the agent imagines something."""

    def __init__(self, cost: float) -> None:
        self.now = 0.0
        self.cost = cost

    def __call__(self) -> float:
        return self.now

    def information(self, title: Game[Any], s: State) -> Information:
        def sampler(chance: Chance) -> State:
            self.now += self.cost
            twin: State = title.imagine(s, 0, chance)
            return twin

        return Information(title, 0, list(legal(s, 0)), dict, sampler)


@pytest.mark.parametrize("part", [0.003, 0.03, 0.1])
@pytest.mark.parametrize("name", LEVELS)
def test_the_clock_ends_a_search_in_time(name: str, part: float) -> None:
    """However much of its budget a single iteration costs."""
    lanterns = spieltisch.game("lanterns")
    world = SlowWorld(part * LEVELS[name].budget)
    player = agent(name, 1, clock=world)
    player.choose(world.information(lanterns, start(lanterns, 2)))
    assert world.now <= LEVELS[name].budget
    assert LEVELS[name].iterations is not None or world.now > 0.3 * LEVELS[name].budget


@pytest.mark.deep
@pytest.mark.parametrize("name", LEVELS)
def test_budget_is_kept_under_load(name: str) -> None:
    """Busy neighbours on every core: a decision still ends in time, with room for the scheduler."""
    lanterns = spieltisch.game("lanterns")
    neighbours = [subprocess.Popen([sys.executable, "-uc", BURN], stdout=subprocess.PIPE) for _ in range(2)]
    for neighbour in neighbours:
        assert neighbour.stdout is not None
        neighbour.stdout.read(1)  # it is busy now
    try:
        budget = LEVELS[name].budget / 4
        record = play_game(lanterns, [agent(name, 1, budget), agent("random", 2)], 3, {"nights": 2})
    finally:
        for neighbour in neighbours:
            neighbour.kill()
            neighbour.communicate()
    count, total, longest = record["thought"][name]
    assert total / count <= budget + 0.05
    assert longest <= budget + 0.4


def test_a_tree_stays_small_however_fast_the_machine_is(rigged: Game[Any]) -> None:
    """Time alone would let it grow beyond the memory of a worker."""
    s = start(rigged)
    search = Search(inform(rigged, s, to_act(s)[0]), knowledge(rigged), Seeded(1), clock=lambda: 0.0)
    search.grow(1.0, None)
    assert search.iterations == MOST_LINES


def test_a_worker_stays_within_its_memory() -> None:
    told = subprocess.run([sys.executable, "-c", WORKER], capture_output=True, text=True, check=True)
    assert int(told.stdout) < MOST_MEGABYTES


def test_over_budget_it_plays_its_best_so_far() -> None:
    lanterns = spieltisch.game("lanterns")
    s = start(lanterns, 2)
    choice = agent("warlord", 1, budget=0.0).choose(inform(lanterns, s, 0))
    assert choice.action in legal(s, 0)


def told_edge(known: Knowledge, total: float, **row: float) -> Edge:
    """An option that was looked at once."""
    edge = Edge(0, 1.0)
    edge.visits, edge.total, edge.row = 1, total, [row.get(feature, 0.0) for feature in known.features]
    return edge


def test_a_reason_speaks_for_the_option_that_it_explains() -> None:
    known = knowledge(spieltisch.game("chaos"))
    against = {"ruin": -1.0, "board": 1.0, "losses": -1.0}  # a fitted weight may speak against more points
    worths = [against.get(feature, 0.0) for feature in known.features]

    def told(one: dict[str, float], other: dict[str, float]) -> list[tuple[str, float]]:
        edges = [told_edge(known, 0.5, **row) for row in (one, other)]
        return [(known.features[place], gain) for place, gain in tell_apart(known, edges[0], edges[1], worths)]

    assert told({"board": 1}, {"ruin": 7}) == [("board", 1.0)]
    assert told({}, {"losses": 2}) == [("losses", -2.0)]
    assert told({}, {"ruin": 7}) == []


def test_only_a_feature_that_decides_is_named() -> None:
    """Both options lead to the same position but for three points, which make all of the lead or less."""
    lanterns = spieltisch.game("lanterns")
    known = knowledge(lanterns)
    ends = [start(lanterns, 2), start(lanterns, 2)]
    ends[0].points[0] += 3
    shares = [known.shares(s)[0] for s in ends]
    assert shares[0] > shares[1]

    def named(lead: float) -> tuple[str, float] | None:
        edges = [told_edge(known, shares[1] + lead, score=3), told_edge(known, shares[1])]
        reasoner = Reasoner(known, None, 0, list(zip(edges, ends, strict=True)))
        return reasoner.deciding(edges[0], edges[1], reasoner.worths(ends[1]))

    lead = shares[0] - shares[1]
    assert named(0.8 * lead) == ("score", 3.0)
    assert named(1.2 * lead) is None, "ahead without it too"
    assert named(-0.1) is None, "not ahead at all"


def test_reasons_name_expectation_and_next_best(rigged: Game[Any]) -> None:
    s = start(rigged, 2)
    choice = agent("veteran", 1, iterations=80).choose(inform(rigged, s, 0))
    assert choice.reason.key == "ai-expects", "points alone do not explain a win"
    assert choice.reason.args["action"] == "take 2"
    assert 0 < choice.reason.args["share"] <= 100
    assert choice.best[0].visits > choice.best[1].visits
    assert choice.reason.args["next"] in ("take 0", "take 1")


@pytest.mark.parametrize(("temper", "first"), [(0.0, 1.0), (0.5, 0.9), (1.0, 0.75)])
def test_a_temper_plays_by_what_was_looked_at(temper: float, first: float) -> None:
    edges = [Edge(action, 0.0) for action in range(3)]
    edges[0].visits, edges[1].visits = 30, 10
    player = Searcher("x", 1, None, 10, temper)
    picked = [player._picked(edges) for _ in range(3000)]
    assert picked.count(0) / 3000 == pytest.approx(first, abs=0.03)
    assert 2 not in picked


def test_hint_gives_the_three_best(rigged: Game[Any]) -> None:
    s = start(rigged, 2)
    samples = [rigged.imagine(s, 0, Seeded(1)).to_json()]
    legal_texts = [rigged.verbs.text(action) for action in legal(s, 0)]
    best = hint("rigged", "veteran", 0, rigged.view(s, 0), legal_texts, samples, seed=1, iterations=60)
    assert best[0]["action"] == "take 2"
    assert len(best) == 3
    assert [row["value"] for row in best] == sorted([row["value"] for row in best], reverse=True)


def test_a_hint_never_says_that_the_second_is_better() -> None:
    """The search may look most often at what it thinks a little less of; people read the chances."""
    game = spieltisch.game("chaos")
    for seed in range(3):
        match = game.match(seats=4, seed=seed)
        for _ in range(seed * 20):
            match.apply(match.to_act()[0], match.legal(match.to_act()[0])[0])
        s, seat = match.state, match.to_act()[0]
        samples = [game.imagine(s, seat, Seeded(number)).to_json() for number in range(4)]
        best = hint("chaos", "veteran", seat, match.view(seat), match.legal(seat), samples, seed=seed, iterations=24)
        shares = [row["reason"]["args"]["share"] for row in best]
        assert not [odd for row in best for odd in unfit(KERNEL, row["reason"]["key"], row["reason"]["args"])]
        assert shares == sorted(shares, reverse=True)
        assert best[0]["reason"]["args"].get("next_share", 0) <= shares[0]


def test_a_worker_plays_on_by_its_plan() -> None:
    """A redeployment over the wire: after the first answer the rest comes without a search."""
    match = spieltisch.game("smallworld").match(seats=2, seed=4)
    chance, planned = Seeded(2), 0
    while not match.over:
        seat = match.to_act()[0]
        texts = match.legal(seat)
        action = texts[chance.pick(len(texts))]
        prompt = match.view(seat)["prompt"]
        if prompt["decision"] == "redeploy":
            samples = [match.game.imagine(match.state, seat, chance).to_json()]
            answer = choose("smallworld", "veteran", seat, match.view(seat), texts, samples, 1, iterations=9)
            planned += answer["reason"]["key"] == "ai-planned"
            action = answer["action"]
        match.apply(seat, action)
    assert planned


def test_nothing_is_left_to_load_at_the_first_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker is ready before it is asked: no net is loaded on the time of a decision."""
    loaded: list[str] = []
    real = net.load

    def load(title: Game[Any], path: Any) -> net.Net:
        loaded.append(title.name)
        return real(title, path)

    monkeypatch.setattr(net, "load", load)
    net.shipped_evaluator.cache_clear()
    processes.get_ready()
    assert {"chaos", "invasion", "smallworld"} <= set(loaded)
    loaded.clear()
    chaos = spieltisch.game("chaos")
    s = start(chaos, 4)
    agent("champion", 1, iterations=2).choose(inform(chaos, s, to_act(s)[0]))
    ready("chaos")
    assert loaded == []


class Counting(Evaluator):
    """Finds everything alike and counts how often it was asked."""

    asked = 0

    def shares(self, asked: SeatPosition) -> list[float]:
        self.asked += 1
        return [0.25] * 4


@pytest.mark.parametrize(("lines", "looks"), [(6, 1), (40, 12)])
def test_a_search_of_few_lines_takes_few_looks(lines: int, looks: int) -> None:
    """The one-step look is part of the size of a search, by count as by the clock."""
    chaos = spieltisch.game("chaos")
    known = knowledge(chaos)
    s = start(chaos, 4)
    while len(legal(s, to_act(s)[0])) < 20:
        play(s, Seeded(1), to_act(s)[0], legal(s, to_act(s)[0])[0])
    evaluator = Counting(net.encoded(chaos), known.parameters)
    Search(inform(chaos, s, to_act(s)[0]), known, Seeded(1), evaluator=evaluator).grow(None, lines)
    assert evaluator.asked == lines + looks


def test_the_best_option_is_told_what_the_evaluator_says_of_the_position() -> None:
    """Lines end where playouts led; the chance that people hear is the one that comes true."""
    chaos = spieltisch.game("chaos")
    s = start(chaos, 4)
    while len(legal(s, to_act(s)[0])) < 20:
        play(s, Seeded(1), to_act(s)[0], legal(s, to_act(s)[0])[0])
    seat = to_act(s)[0]

    class Falling(Counting):
        """The position itself is worth 0.4, everything after it 0.9 to that seat."""

        def shares(self, asked: SeatPosition) -> list[float]:
            here = bytes(asked.encoded) == root
            rest = (1 - (0.4 if here else 0.9)) / 3
            return [(0.4 if here else 0.9) if other == seat else rest for other in range(4)]

    evaluator = Falling(net.encoded(chaos), knowledge(chaos).parameters)
    root = bytes(evaluator.position(s, seat).encoded)
    best = Searcher("x", 1, None, 30, evaluator=evaluator).choose(inform(chaos, s, seat)).best
    expected = softened([0.4, 0.2, 0.2, 0.2], knowledge(chaos).temperature(s))[0]
    assert best[0].value == pytest.approx(expected)
    assert best[0].reason.args["share"] == round(100 * expected)


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="there are: random, greedy, novice, veteran, warlord, champion"):
        agent("emperor")


def test_an_illegal_choice_is_caught(rigged: Game[Any]) -> None:
    class Cheat(Agent):
        def choose(self, info: Information) -> AgentChoice:
            return AgentChoice(999, Message("ai-only"), [])

    with pytest.raises(ValueError):
        play_game(rigged, [Cheat(1), agent("random")], 1, {})


def test_search_leaves_the_position_alone(rigged: Game[Any]) -> None:
    s = start(rigged, 2)
    before = s.digest()
    agent("warlord", 1, iterations=30).choose(inform(rigged, s, 0))
    assert s.digest() == before
    play(s, Seeded(1), 0, TAKE(2))
    assert s.digest() != before


def test_rave_counts_later_plays_of_the_same_move() -> None:
    """Only for the seat that played it, and only where it could have been played."""
    table = OptionTable()
    table.edges = {action: Edge(action, 0.3) for action in (1, 2, 3)}
    hear([(0, table, table.edges[1])], [(0, 2), (1, 3), (0, 9)], [0.7, 0.3])
    assert [table.edges[action].echoes for action in (1, 2, 3)] == [1, 1, 0]
    assert [table.edges[action].echo_total for action in (1, 2, 3)] == [0.7, 0.7, 0.0]
    assert table.edges[2].visits == 0
