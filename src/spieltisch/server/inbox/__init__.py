"""What comes in and goes out: HTTP, sockets, their messages and their limits."""
