"""What a server needs besides tables: logs, metrics, notices, languages, administration."""
