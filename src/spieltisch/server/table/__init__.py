"""What happens at a table. Nothing here knows of sockets, databases or processes: it runs wherever Python runs."""
