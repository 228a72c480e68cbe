"""A server that speaks HTTPS itself, and a certificate that changes while it runs."""

import ssl
import time

import pytest

from proxied import ProxyWire, make_certificate
from servers import Showcase
from test_nginx import press
from wire import Wire

# In seconds: the server looks at the files every 10 seconds.
PATIENCE = 30


class Secured:
    """A showcase without a proxy."""

    def __init__(self, folder):
        self.certificate, self.key = str(folder / "site.pem"), str(folder / "site.key")
        make_certificate(self.certificate, self.key)
        files = ["--certificate", self.certificate, "--certificate-key", self.key]
        self.server = Showcase(folder / "data", "--origin", "https://example.com", *files).start()
        self.port = self.server.port
        self.origin = "https://example.com"

    @property
    def served(self):
        """The certificate that a new connection gets."""
        return ssl.get_server_certificate(("127.0.0.1", self.port))

    @property
    def log(self):
        return (self.server.data / "errors.txt").read_text()

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
    secured.server.process.terminate()
    assert secured.server.process.wait(timeout=20) == 0


def test_pages_and_sockets_by_https(secured):
    assert secured.server.url.startswith("https://")
    with ProxyWire(secured) as wire:
        status, fields, _ = wire.request("/red-green")
        assert status == 200
        assert "Secure" in fields["set-cookie"]
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


def test_files_that_cant_be_used_are_told_at_once(tmp_path):
    make_certificate(str(tmp_path / "site.pem"), str(tmp_path / "site.key"))
    (tmp_path / "site.key").write_text("This is no key.")
    files = ["--certificate", str(tmp_path / "site.pem"), "--certificate-key", str(tmp_path / "site.key")]
    with pytest.raises(AssertionError):
        Showcase(tmp_path / "data", *files).start()
    assert "can't be used" in (tmp_path / "data/errors.txt").read_text()
