"""What an operator takes from deploy/: the dashboard, the alert rules, the manifests. They name only what exists."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import typer
import yaml

from spieltisch.cli.main import app_for
from spieltisch.cli.spoken import commands
from spieltisch.server.operations.metrics import Metrics
from spieltisch.server.settings import PREFIX, Settings
from spieltisch.server.workers.lanes import LaneState
from spieltisch.server.workers.remote import Helper

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
FOLDERS = sorted(path.parent for path in DEPLOY.glob("kubernetes/*/kustomization.yaml"))
FOREIGN = {"postgresql.cnpg.io/v1", "ray.io/v1", "kustomize.config.k8s.io/v1beta1"}  # kinds of operators
ALERTS = DEPLOY / "prometheus" / "alerts.yaml"
DASHBOARD = DEPLOY / "grafana" / "spieltisch.json"


def all_metrics() -> dict[str, set[str]]:
    """Every name that a server tells, with its labels."""
    metrics = Metrics()
    metrics.lanes = lambda: {"slow": LaneState(1, 1, 1, 1)}
    metrics.helpers = lambda: [Helper("Jonas", "own")]
    metrics.waited("slow", 1.0)
    metrics.thought("champion", 1.0)
    found: dict[str, set[str]] = {"up": {"job"}}
    for line in metrics.text().decode().splitlines():
        if not line.startswith("#"):
            name, labels = re.fullmatch(r"(\w+)(?:\{(.*)\})? \S+", line).groups()  # type: ignore[union-attr]
            found.setdefault(name, set()).update(re.findall(r'(\w+)="', labels or ""))
    return found


def expressions() -> Iterator[str]:
    for panel in json.loads(DASHBOARD.read_text())["panels"]:
        for target in panel["targets"]:
            yield target["expr"]
    for group in yaml.safe_load(ALERTS.read_text())["groups"]:
        for rule in group["rules"]:
            yield rule["expr"]


@pytest.mark.parametrize("expression", sorted(set(expressions())))
def test_dashboard_and_alerts_name_metrics_that_are_told(expression: str) -> None:
    known = all_metrics()
    names = re.findall(r"\b(up|spieltisch_\w+)\b", expression)
    assert names
    for name in names:
        assert name in known, name
    labels = set(re.findall(r"by \(([^)]*)\)", expression)) | set(re.findall(r"\{(\w+)[=~!]", expression))
    told = set.union(*[known[name] for name in names])
    assert {label.strip() for group in labels for label in group.split(",")} <= told


def test_every_metric_of_ours_is_on_the_dashboard_or_is_left_out_on_purpose() -> None:
    text = DASHBOARD.read_text()
    families = {re.sub(r"_(bucket|count|sum|total|created)$", "", name) for name in all_metrics() if name != "up"}
    left_out = {f"spieltisch_{name}" for name in ("tables_created", "tables_finished", "notices", "helper_seconds")}
    assert {name for name in families if name not in text} <= left_out | {"spieltisch_tables"}


def test_every_alert_says_what_it_means_and_what_to_do() -> None:
    for group in yaml.safe_load(ALERTS.read_text())["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in {"page", "ticket"}, rule["alert"]
            assert rule["annotations"]["summary"].endswith(".")
            assert rule["annotations"]["description"].endswith(".")


# -- Kubernetes


def documents(folder: Path) -> list[dict[str, Any]]:
    names = yaml.safe_load((folder / "kustomization.yaml").read_text())["resources"]
    return [found for name in names for found in yaml.safe_load_all((folder / name).read_text())]


MANIFESTS = [(folder.name, found) for folder in FOLDERS for found in documents(folder)]
LABELS = [f"{folder}-{found['kind']}-{found['metadata']['name']}" for folder, found in MANIFESTS]


@pytest.mark.parametrize(("folder", "found"), MANIFESTS, ids=LABELS)
def test_a_manifest_fits_the_schema_of_its_kind(folder: str, found: dict[str, Any]) -> None:
    if found["apiVersion"] in FOREIGN:
        assert set(found) == {"apiVersion", "kind", "metadata", "spec"}
    else:
        kubernetes_validate.validate(found, "1.30", strict=True)


def test_every_file_of_a_folder_is_applied() -> None:
    for folder in FOLDERS:
        listed = set(yaml.safe_load((folder / "kustomization.yaml").read_text())["resources"])
        assert {path.name for path in folder.glob("*.yaml")} == listed | {"kustomization.yaml"}


def pods(part: Any) -> Iterator[dict[str, Any]]:
    """Every pod that is described somewhere below."""
    if isinstance(part, dict):
        if "containers" in part:
            yield part
        for value in part.values():
            yield from pods(value)
    elif isinstance(part, list):
        for value in part:
            yield from pods(value)


def test_no_container_may_more_than_it_needs() -> None:
    found = [pod for _, manifest in MANIFESTS for pod in pods(manifest)]
    assert len(found) == 4
    for pod in found:
        assert pod["securityContext"]["runAsNonRoot"]
        assert pod["securityContext"]["runAsUser"] > 0
        assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        for container in pod["containers"]:
            assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
            assert not container["securityContext"]["allowPrivilegeEscalation"]
            assert container["resources"]["limits"]["memory"]
            is_ray = container["name"].startswith("ray-")  # Ray writes logs and sockets below /tmp
            assert is_ray or container["securityContext"]["readOnlyRootFilesystem"]


def test_manifests_use_settings_and_secrets_that_exist() -> None:
    known = {PREFIX + part.name.upper() for part in fields(Settings)} | {"REDIS_PASSWORD"}
    secrets = {"postgres-app": {"uri"}}
    for folder in FOLDERS:
        for made in yaml.safe_load((folder / "kustomization.yaml").read_text()).get("secretGenerator", []):
            (file,) = made["envs"]
            example = (folder / f"{file}.example").read_text()
            secrets[made["name"]] = set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    for _, manifest in MANIFESTS:
        for pod in pods(manifest):
            for container in pod["containers"]:
                for variable in container.get("env", []):
                    assert variable["name"] in known
                    if wanted := variable.get("valueFrom", {}).get("secretKeyRef"):
                        assert wanted["key"] in secrets[wanted["name"]]
                for source in container.get("envFrom", []):
                    assert source["secretRef"]["name"] in secrets


def test_selectors_find_their_pods() -> None:
    labels = [pod["metadata"]["labels"] for _, found in MANIFESTS for pod in templates(found)]
    for _, manifest in MANIFESTS:
        spec = manifest.get("spec", {})
        if manifest["kind"] == "Service" and manifest["metadata"]["name"] != "nothing":
            assert any(spec["selector"].items() <= one.items() for one in labels), manifest
        if manifest["kind"] in {"Deployment", "PodDisruptionBudget"}:
            assert any(spec["selector"]["matchLabels"].items() <= one.items() for one in labels), manifest


def templates(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if "template" in part:
            yield part["template"]
        for value in part.values():
            yield from templates(value)
    elif isinstance(part, list):
        for value in part:
            yield from templates(value)


def test_the_command_of_the_thinkers_exists_with_its_options() -> None:
    (job,) = [found for _, found in MANIFESTS if found["kind"] == "RayJob"]
    _, name, *words = job["spec"]["entrypoint"].split()
    (command,) = [one for path, one in commands(typer.main.get_command(app_for(name))) if path == (name,)]
    options = {option for param in command.params for option in param.opts}
    assert {word for word in words if word.startswith("--")} <= options


def test_manifests_run_this_version() -> None:
    from spieltisch import __version__

    for folder in FOLDERS:
        for image in yaml.safe_load((folder / "kustomization.yaml").read_text())["images"]:
            assert image["newTag"] == __version__
