"""What an attacker sends: bytes over sockets, without a browser's good manners."""

import os
import re
import socket
import struct


class Page:
    """A page that a visitor has opened, and the names by which its socket finds it."""

    def __init__(self, text, cookie):
        self.text = text
        self.cookie = cookie
        self.session = re.search(r'data-session="([0-9a-f]+)"', text)[1]


class Wire:
    """A connection to the server."""

    def __init__(self, port, timeout=30, source="127.0.0.1"):
        self.port = port
        self.origin = f"http://localhost:{port}"
        self.timeout = timeout
        # All of 127.0.0.0/8 is this machine, so it can have many addresses.
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout, source_address=(source, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def request(self, path, *fields, method="GET", body=b""):
        """Sends a request, and returns the answer's status, its fields and its body."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: localhost:{self.port}", *fields]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        self.send("\r\n".join([*lines, "", ""]).encode() + body)
        return self.answer()

    def answer(self):
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.take()
        head, _, body = head.partition(b"\r\n\r\n")
        fields = head.decode().split("\r\n")
        status = int(fields[0].split()[1])
        values = {name.lower(): value.strip() for name, value in (field.split(":", 1) for field in fields[1:])}
        size = int(values.get("content-length", 0)) if status != 101 else 0
        while len(body) < size:
            body += self.take()
        return status, values, body

    @property
    def is_closed(self):
        """Whether the server has closed the connection; what it said before is dropped."""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(1 << 16):
                pass
            return True
        except BlockingIOError:
            return False
        except OSError:
            return True
        finally:
            self.socket.settimeout(self.timeout)

    def take(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("The server has closed the connection.")
        return data

    def page(self, path, cookie=None, *fields):
        """Opens a page; a visitor without a cookie is a new one."""
        status, fields, body = self.request(path, *([f"Cookie: {cookie}"] if cookie else []), *fields)
        assert status == 200, (status, body[:200])
        cookie = cookie or fields["set-cookie"].split(";")[0]
        return Page(body.decode(), cookie)

    def ask_for_socket(self, page, *fields):
        """Asks to make this connection the socket of a page, and returns the answer."""
        return self.request(
            f"/-/socket?session={page.session}&received=0",
            f"Cookie: {page.cookie}",
            f"Origin: http://localhost:{self.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *fields,
        )

    def upgrade(self, page, *fields):
        """Makes this connection the socket of a page."""
        status, _, _ = self.ask_for_socket(page, *fields)
        assert status == 101, status
        return self

    def ping(self, text):
        """Sends a ping, and returns when it is answered. What comes before is dropped."""
        self.send(frame(PING, text))
        data = b""
        while text not in data:
            data += self.take()


def frame(opcode, data, is_last=True):
    """Returns a masked frame, as a browser's."""
    head = bytes([(0x80 if is_last else 0) | opcode])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    elif len(data) < 65_536:
        head += struct.pack("!BH", 0x80 | 126, len(data))
    else:
        head += struct.pack("!BQ", 0x80 | 127, len(data))
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
    return head + mask + masked


BINARY, PING = 2, 9
