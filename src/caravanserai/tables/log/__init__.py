"""The log of every table on disk: committed before anybody hears of it."""
