"""Tables without a house: one person against bots, on one device. It runs in a browser, and knows no server, no store
and no thread: the page asks, keeps what it is given to keep, and shows what it is given to show."""
