"""The OpenAPI document, made from the endpoints and their models."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from spieltisch import __version__

from .api import ENDPOINTS, Endpoint
from .bodies import REST_MODELS, Problem

REFERENCE = "#/components/schemas/{name}"
ERRORS = {
    "400": "The body is not readable",
    "403": "Not yours",
    "404": "There is no such thing, or not for you",
    "409": "Not now",
    "413": "Too large",
    "422": "Readable, but not possible",
    "429": "Too fast",
    "431": "A header is too large",
    "503": "Not at the moment",
}


def document(base: str) -> dict[str, Any]:
    bodies = [endpoint.answer for endpoint in ENDPOINTS] + [endpoint.body for endpoint in ENDPOINTS if endpoint.body]
    models = list(dict.fromkeys([*REST_MODELS, *[body for body in bodies if isinstance(body, type)]]))
    _, components = msgspec.json.schema_components(
        [model for model in models if hasattr(model, "__struct_fields__")], ref_template=REFERENCE
    )
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(base + endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spieltisch", "version": __version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ] + [{"name": name, "in": "query", "schema": schema} for name, schema in endpoint.query.items()]
    operation: dict[str, Any] = {
        "operationId": endpoint.run.__name__ if endpoint.run.__name__ != "run" else _name(endpoint),
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "Done", "content": _content(endpoint.answer)},
            **{code: {"description": text, "content": _content(Problem)} for code, text in ERRORS.items()},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


def _name(endpoint: Endpoint) -> str:
    words = re.findall(r"\w+", endpoint.path)
    return "_".join([endpoint.method.lower(), *words])


def _content(model: Any) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "object"}
    if hasattr(model, "__struct_fields__"):
        schema = {"$ref": REFERENCE.format(name=model.__name__)}
    return {"application/json": {"schema": schema}}
