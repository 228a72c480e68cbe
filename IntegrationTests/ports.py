"""Ports that nobody listens on."""

import random
import socket

# Below those that a system gives to connections, of which one may come between here and who listens.
PORTS = range(20_000, 32_000)


def free_port():
    while True:
        port = random.choice(PORTS)
        with socket.socket() as taken:
            try:
                taken.bind(("0.0.0.0", port))
                return port
            except OSError:
                continue
