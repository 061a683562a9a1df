"""What cards do when a number can not say it, one block each; the rest of them are records that `values` reads."""
