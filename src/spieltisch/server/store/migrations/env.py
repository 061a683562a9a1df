"""Alembic's way in: online for SQLite, as SQL text for PostgreSQL (store/migrate.py runs it)."""

from alembic import context
from sqlalchemy import create_engine


def run() -> None:
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    if context.is_offline_mode():
        context.configure(dialect_name="postgresql", literal_binds=True)
        with context.begin_transaction():
            context.run_migrations()
        return
    engine = create_engine(url)
    with engine.connect() as connection:
        context.configure(connection=connection, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


run()
