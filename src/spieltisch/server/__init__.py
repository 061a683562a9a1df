"""The table server: people meet at a link. One process needs only a folder; several share PostgreSQL and Redis."""
