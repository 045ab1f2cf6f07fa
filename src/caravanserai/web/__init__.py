"""The house on the network: HTTP, sockets and, until the front end is here, a plain page."""
