"""Many helpers at once: as processes of this machine, or as actors of a Ray cluster that grows with the queue."""

from __future__ import annotations

import json
import multiprocessing
import queue
import time
import urllib.request
from collections.abc import Callable
from importlib import import_module
from typing import Any

from spieltisch.ai.arena import start_ray
from spieltisch.workers import follow_parent

from .helper import PATH, Progress, Stopped, serve_questions
from .processes import get_ready

LOOK_SECONDS = 5.0  # between two looks at the queue
IDLE_SECONDS = 60.0  # without a question, after which a worker above the least ends
TIMEOUT = 10.0

Report = Callable[[int, Progress], None]


def wanted_workers(load: dict[str, int], least: int, most: int) -> int:
    """One worker for everything that waits or is being worked on.

    >>> wanted_workers({"waiting": 3, "busy": 2, "workers": 2}, least=1, most=4)
    4
    """
    return max(least, min(most, load["waiting"] + load["busy"]))


def _work(number: int, server: str, key: str, lane: str, told: Any) -> None:
    follow_parent()
    get_ready()
    try:
        serve_questions(server, key, lane, lambda progress: told.put((number, progress)))
    except Stopped as stopped:
        told.put((number, stopped.reason))
    except KeyboardInterrupt:
        pass


def run_here(server: str, key: str, lane: str, jobs: int, report: Report) -> None:
    """Until all are sent away; Stopped says why. A process that dies is started again."""
    context = multiprocessing.get_context("spawn")
    told = context.Queue()

    def start(number: int) -> Any:
        process = context.Process(target=_work, args=(number, server, key, lane, told), daemon=True)
        process.start()
        return process

    processes = {number: start(number) for number in range(jobs)}
    try:
        while True:
            try:
                number, said = told.get(timeout=1.0)
            except queue.Empty:
                for number, process in processes.items():
                    if not process.is_alive():
                        processes[number] = start(number)
                continue
            if isinstance(said, str):
                raise Stopped(said)
            report(number, said)
    finally:
        for process in processes.values():
            process.terminate()


class Thinker:
    """An actor of Ray: answers until it is sent away, and says why, or until it is idle."""

    def run(self, server: str, key: str, lane: str, idle: float | None) -> str:
        get_ready()
        try:
            serve_questions(server, key, lane, idle=idle)
        except Stopped as stopped:
            return stopped.reason
        return ""


def run_on_ray(server: str, key: str, lane: str, least: int, most: int, report: Report) -> None:
    """Actors that Ray places and restarts; their number follows the server's queue."""
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        start_ray(ray, most)

    actor_of = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Thinker)
    running: dict[Any, Any] = {}  # actors by the task that each works on
    try:
        while True:
            ended, _ = ray.wait(list(running), timeout=0) if running else ([], [])
            for task in ended:
                if reason := ray.get(task):
                    raise Stopped(reason)
                ray.kill(running.pop(task))
            want = wanted_workers(load_of(server, key), least, most)
            while len(running) < want:
                actor = actor_of.remote()
                idle = IDLE_SECONDS if len(running) >= least else None
                running[actor.run.remote(server, key, lane, idle)] = actor
                report(len(running) - 1, Progress("connected"))
            time.sleep(LOOK_SECONDS)
    finally:
        for actor in running.values():
            ray.kill(actor)


def load_of(server: str, key: str) -> dict[str, int]:
    """What the server says about its queue; one that does not answer has nothing to do for us."""
    asked = urllib.request.Request(f"{server.rstrip('/')}{PATH}/load", headers={"Authorization": f"Bearer {key}"})
    try:
        with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
            found: dict[str, int] = json.load(answer)
    except (OSError, ValueError):
        return {"waiting": 0, "busy": 0, "workers": 0}
    return found
