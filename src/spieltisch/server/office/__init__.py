"""What the house needs besides tables: logs, metrics, notices, languages, administration."""
