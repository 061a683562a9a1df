"""The titles. None of them knows another."""
