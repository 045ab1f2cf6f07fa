"""Khiva: five shared camels, secretly chosen cards, and the lowest card wins."""
