"""What each race, power and tile does: one block each, which fills the tables of `ability`."""
