"""A server inside a web page: the server's tables, inbox and endpoints in a Web Worker, with the page's own store and
workers. Compiled packages would break its memory snapshot, so `msgspec.py` reads the same models in plain Python."""
