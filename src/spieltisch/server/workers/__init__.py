"""What takes long happens in other processes: opponents, hints, uploads, positions, replays."""
