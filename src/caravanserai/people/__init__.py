"""People who can be recognised tomorrow: handles, keys, devices, and guests who turn out to be somebody."""
