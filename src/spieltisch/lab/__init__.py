"""The laboratory: self-play, training, and matches between what was learned and what came before.

`python -m spieltisch.lab` lists what it can do. Only training needs PyTorch; nothing else in Spieltisch does.
"""
