"""Along random games: whatever can not be done says why, and never a bare "not now"."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Game, Seeded, legal, play, to_act, why_not


def decisions_that_say_why(game: Game[Any], seats: int, games: int, tries: int, **options: Any) -> set[str]:
    """At each decision so many actions of any verb are tried; the names of the decisions that were met."""
    seen: set[str] = set()
    for seed in range(games):
        chance = Seeded(100 * seats + seed)
        s = game.begin(seats, options, chance)
        while to_act(s):
            now, decision = to_act(s)[0], s.top().name
            allowed = set(legal(s, now))
            for _ in range(tries):
                verb = game.verbs.all[chance.pick(len(game.verbs.all))]
                action = verb.base + chance.pick(verb.end - verb.base)
                reasons = [reason.key for reason in why_not(s, now, action)]
                assert bool(reasons) == (action not in allowed), (decision, game.verbs.text(action))
                assert "core-not_now" not in reasons, (decision, game.verbs.text(action))
            seen.add(decision)
            play(s, chance, now, sorted(allowed)[chance.pick(len(allowed))])
    return seen
