"""Learning at the table: rule books, lessons and puzzles. All of it is data; nothing here knows a title."""
