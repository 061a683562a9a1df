"""One module per title: features, move ordering, chains."""
