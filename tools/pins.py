"""Resolve pyproject.toml into the pinned, hashed requirements files (no address is recorded in them)."""

from __future__ import annotations

import shutil
import subprocess

from environment import BIN, ROOT, pip_install, say, stop

COMPILE = "pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header"
FILES = {
    "requirements-dev.txt": "pyproject.toml --extra dev --group build",
    "requirements.txt": "pyproject.toml --extra cluster --group build -c requirements-dev.txt",
    "requirements-docs.txt": "pyproject.toml --extra docs --group build -c requirements-dev.txt",
    "requirements-node.txt": "--group node",
}


def find_uv() -> str:
    if found := shutil.which("uv"):
        return found
    pip_install("uv")
    return str(BIN / "uv")


def main() -> None:
    uv = find_uv()
    for file, options in FILES.items():
        say(f"resolving {file}")
        if subprocess.run([uv, *COMPILE.split(), *options.split(), "-o", file], cwd=ROOT).returncode:
            stop(f"could not resolve {file}")


if __name__ == "__main__":
    main()
