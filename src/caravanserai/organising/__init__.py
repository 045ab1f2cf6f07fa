"""Evenings and tournaments made live: their logs in the store, their tables, and what people see of them."""
