"""Which process holds a table, and how the others reach it."""
