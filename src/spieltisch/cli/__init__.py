"""The terminal: one Typer app over the public API."""
