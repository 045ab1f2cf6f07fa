"""Tables in memory: who decides, writes, tells, and plays for those who do not."""
