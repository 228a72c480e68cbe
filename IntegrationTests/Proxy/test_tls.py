"""A server that speaks HTTPS itself, and a certificate that changes while it runs."""

import ssl
import time

import pytest

from nginx import ProxyWire, make_certificate
from servers import Showcase
from test_nginx import press
from wire import Wire

# In seconds: the server looks at the files every 10 seconds.
PATIENCE = 30
# The first byte of an alert of TLS.
ALERT = 21


class Secured:
    """A showcase without a proxy."""

    def __init__(self, folder, *options):
        self.certificate, self.key = str(folder / "site.pem"), str(folder / "site.key")
        make_certificate(self.certificate, self.key)
        files = ["--certificate", self.certificate, "--certificate-key", self.key]
        settings = [word for option in options for word in ("--set", option)]
        arguments = ["--origin", "https://example.com", *files, *settings]
        self.server = Showcase(folder / "data", *arguments).start()
        self.port = self.server.port
        self.origin = "https://example.com"

    @property
    def served(self):
        """The certificate that a new connection gets."""
        return ssl.get_server_certificate(("127.0.0.1", self.port))

    @property
    def log(self):
        return self.server.errors()

    def stop(self):
        self.server.process.terminate()
        assert self.server.process.wait(timeout=20) == 0

    def wait(self, condition):
        for _ in range(PATIENCE * 10):
            if condition():
                return
            time.sleep(0.1)
        raise AssertionError("It doesn't happen.")


@pytest.fixture
def secured(tmp_path):
    secured = Secured(tmp_path)
    yield secured
    secured.stop()


def test_pages_and_sockets_by_https(secured):
    assert secured.server.url.startswith("https://")
    with ProxyWire(secured) as wire:
        status, fields, _ = wire.request("/red-green")
        assert status == 200
        assert "Secure" in fields["set-cookie"]
        assert fields["strict-transport-security"] == "max-age=2592000"
        page = wire.page("/red-green")
    with ProxyWire(secured) as wire:
        press(wire.upgrade(page))
    # Who speaks no TLS gets nothing, and holds nobody up.
    with Wire(secured.port) as plain:
        plain.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        with pytest.raises(ConnectionError):
            while True:
                assert b"data-session" not in plain.take()


def test_a_certificate_is_changed_without_a_restart(secured):
    old = secured.served
    with ProxyWire(secured) as wire:
        page = wire.page("/red-green")
    with ProxyWire(secured, timeout=PATIENCE) as open_socket:
        press(open_socket.upgrade(page))
        # Files that can't be used change nothing.
        with open(secured.certificate, "w") as file:
            file.write("This is no certificate.")
        secured.wait(lambda: "can't be used" in secured.log)
        assert secured.served == old
        make_certificate(secured.certificate, secured.key)
        secured.wait(lambda: secured.served != old)
        with ProxyWire(secured) as wire:
            assert wire.request("/red-green")[0] == 200
        # Who was there stays.
        press(open_socket)


def test_handshakes_are_limited_by_address(tmp_path):
    # By default this machine is a trusted proxy, which has no such limit.
    secured = Secured(tmp_path, "limits.handshakesPerMinuteOfAddress=5", "server.trustedProxies=192.0.2.1")
    for _ in range(5):
        with ProxyWire(secured) as wire:
            assert wire.request("/red-green")[0] == 200
    for _ in range(5):
        with pytest.raises(OSError):
            ProxyWire(secured)
    assert "handshakesPerMinuteOfAddress" in secured.log
    secured.stop()


def ends(wire, more=b"\0"):
    """Whether the server ends the connection, for as long as the wire waits."""
    try:
        wire.send(more)
        while True:
            # The server may say by an alert that it ends.
            assert wire.take()[0] == ALERT
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_a_handshake_that_takes_too_long_is_ended(tmp_path):
    secured = Secured(tmp_path, "limits.requestTime=2")
    with Wire(secured.port) as silent, Wire(secured.port) as slow:
        # The beginning of a hello of 512 bytes, and then a byte now and then.
        slow.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
        slow.socket.settimeout(1)
        assert any(ends(slow) for _ in range(PATIENCE))
        silent.socket.settimeout(PATIENCE)
        assert ends(silent, b"")
    secured.stop()


def test_files_that_cant_be_used_are_told_at_once(tmp_path):
    make_certificate(str(tmp_path / "site.pem"), str(tmp_path / "site.key"))
    (tmp_path / "site.key").write_text("This is no key.")
    files = ["--certificate", str(tmp_path / "site.pem"), "--certificate-key", str(tmp_path / "site.key")]
    with pytest.raises(AssertionError):
        Showcase(tmp_path / "data", *files).start()
    assert "can't be used" in (tmp_path / "data/errors.txt").read_text()
