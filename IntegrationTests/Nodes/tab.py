"""A tab of a browser that presses two buttons, at whatever process its socket comes to."""

import re
import socket

from wire import BINARY, Wire, frame


# Where the buttons are among the parts of the view.
MORE, TRAP = 5, 6


def opened(port, **options):
    return port(**options) if callable(port) else Wire(port, **options)


class Refused(Exception):
    """The server has closed the socket, or there is none: the tab tries again."""


class Tab:
    def __init__(self, port):
        """`port`: of a process; or a function that opens a connection, to nginx for example."""
        with opened(port) as wire:
            self.page = wire.page("/counter")
        # The buttons that were pressed, of which the first presses are stored and needn't be sent again; and how much has come.
        self.events = []
        self.received = self.stored = 0
        self.fragment = 0
        self.learn(self.page.text.encode())
        self.wire = None

    def connect(self, port, timeout=3):
        """Opens a socket at a process, and sends again what isn't stored."""
        self.disconnect()
        try:
            self.wire = opened(port, timeout=timeout)
            query = f"session={self.page.session}&received={self.received % 256}&acked={self.stored % 256}&index=0"
            status, _, rest = self.wire.request(
                f"/-/socket?{query}", f"Cookie: {self.page.cookie}", f"Origin: {self.wire.origin}",
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            )
            if status != 101:
                raise Refused(f"The server says {status}.")
            self.data = rest
            self.note(self.take())
            for part in self.events[self.stored:]:
                self.send(part)
        except OSError as error:
            self.disconnect()
            raise Refused(f"{error}") from None
        return self

    def disconnect(self):
        if self.wire:
            self.wire.socket.close()
        self.wire = None

    @property
    def pressed(self):
        return len(self.events)

    def press(self, part=MORE):
        """Presses a button, without waiting for anything."""
        self.events.append(part)
        try:
            self.send(part)
        except OSError as error:
            raise Refused(f"{error}") from None

    def send(self, part):
        self.wire.send(frame(BINARY, bytes([self.received % 256, self.fragment, 1, part])))

    def learn(self, content):
        """The buttons are parts of the innermost fragment of the page, if the whole page has come."""
        if numbers := re.findall(rb"<!--=(\d+)-->", content):
            self.fragment = int(numbers[-1])

    def settle(self):
        """Waits until all that was pressed is stored."""
        try:
            while self.stored < self.pressed:
                self.read()
        except OSError as error:
            raise Refused(f"{error}") from None
        return self

    def read(self):
        """Takes the next frame, as the script does."""
        self.note(self.take())
        self.received += 1

    def note(self, payload):
        self.learn(payload)
        ahead = (payload[0] - self.stored) % 256
        if ahead < 128:
            self.stored += ahead

    def take(self):
        """The content of the next frame."""
        while True:
            size, start = (self.data[1] if len(self.data) > 1 else 0), 2
            if size == 126:
                start, size = 4, int.from_bytes(self.data[2:4], "big")
            if len(self.data) > 1 and len(self.data) >= start + size:
                kind, payload = self.data[0] & 15, self.data[start:start + size]
                self.data = self.data[start + size:]
                if kind == BINARY:
                    return payload
                if kind == 8:
                    raise Refused(f"The server closes with {int.from_bytes(payload[:2], 'big')}.")
                continue
            try:
                self.data += self.wire.take()
            except (ConnectionError, socket.timeout) as error:
                raise Refused(f"{error}") from None

    def count(self, port):
        """What a new document of the page shows, once all is stored."""
        self.settle()
        self.disconnect()
        with opened(port, timeout=5) as wire:
            fresh = wire.page("/counter", self.page.cookie)
        # Only the first request of a connection can become a socket.
        with opened(port, timeout=5) as wire:
            query = f"session={self.page.session}&received=0&document={fresh.session}&takes=left&made=0&index=0"
            status, _, data = wire.request(
                f"/-/socket?{query}", f"Cookie: {self.page.cookie}", f"Origin: {wire.origin}",
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            )
            assert status == 101, status
            while not (match := re.search(rb"(\d+) taps", data)):
                data += wire.take()
            return int(match[1])
