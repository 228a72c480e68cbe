"""nginx, with the very files that Documentation/Operations offers."""

import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time

FOLDER = pathlib.Path(__file__).resolve().parent
OPERATIONS = FOLDER.parent / "Documentation/Operations"
sys.path.append(str(FOLDER / "Attacks"))

from ports import free_port  # noqa: E402
from wire import Wire  # noqa: E402

# The times of nginx are shortened, but not below the pause after which an open page says something.
READ_TIMEOUT = 28

def make_certificate(certificate, key):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=example.com",
         "-addext", "subjectAltName=DNS:example.com", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )


class ProxyWire(Wire):
    """A connection by TLS, to nginx or to a server that needs none."""

    def __init__(self, site, address="127.0.0.1", timeout=30, source=None):
        self.port = site.port
        self.origin = site.origin
        self.timeout = timeout
        context = ssl.create_default_context(cafile=site.certificate)
        plain = socket.create_connection((address, site.port), timeout=timeout, source_address=source and (source, 0))
        self.socket = context.wrap_socket(plain, server_hostname="example.com")

    def request(self, path, *fields, method="GET", body=b""):
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.origin.removeprefix('https://')}", *fields]
        self.send("\r\n".join([*lines, "", ""]).encode() + body)
        return self.answer()

    def ask_for_socket(self, page, *fields, prefix=""):
        return self.request(
            f"{prefix}/-/socket?session={page.session}&received=0",
            f"Cookie: {page.cookie}",
            f"Origin: {self.origin}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *fields,
        )


class Nginx:
    """nginx before a site."""

    def __init__(self, folder):
        self.folder = folder
        self.port, self.plain_port = free_port(), free_port()
        self.origin = f"https://example.com:{self.port}"
        self.certificate, self.key = str(folder / "site.pem"), str(folder / "site.key")
        make_certificate(self.certificate, self.key)

    def begin(self, text):
        """Starts it, with the text of nginx.conf in which the servers stand."""
        folder = self.folder
        for old, new in [
            ("listen 80;", f"listen {self.plain_port};"),
            ("listen 443 ssl", f"listen {self.port} ssl"),
            ("/etc/ssl/example.com.pem", self.certificate),
            ("/etc/ssl/example.com.key", self.key),
            ("proxy_read_timeout 60s;", f"proxy_read_timeout {READ_TIMEOUT}s;"),
        ]:
            text = replaced(text, old, new)
        (folder / "site.conf").write_text(text)
        kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
        (folder / "nginx.conf").write_text(
            f"daemon off;\npid {folder}/pid;\nerror_log {folder}/errors.txt warn;\n"
            f"events {{ }}\nhttp {{\naccess_log off;\n{paths}include {folder}/site.conf;\n}}\n"
        )
        # Debian has it where only root looks.
        nginx = shutil.which("nginx") or "/usr/sbin/nginx"
        self.process = subprocess.Popen(
            [nginx, "-p", str(folder), "-e", str(folder / "errors.txt"), "-c", str(folder / "nginx.conf")]
        )
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            except OSError:
                assert self.process.poll() is None, self.log
                time.sleep(0.1)
        raise AssertionError("nginx doesn't begin.")

    @property
    def log(self):
        return (self.folder / "errors.txt").read_text()

    def wire(self, **options):
        return ProxyWire(self, **options)

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=20)


def upstream(section, servers):
    """The servers as README.md has them in a section, at the ports where they are here."""
    manual = (OPERATIONS / "README.md").read_text()
    part = manual[manual.index(f"\n## {section}\n"):]
    text = re.search(r" *```nginx\n(.*?)```", part, re.DOTALL)[1]
    for number, server in enumerate(servers, 8081):
        text = replaced(text, f"127.0.0.1:{number}", f"127.0.0.1:{server.port}")
    assert "127.0.0.1:808" not in text
    return text


def with_upstream(text, upstream):
    return re.sub(r"^upstream usher \{.*?^\}\n", lambda _: upstream, text, flags=re.DOTALL | re.MULTILINE)


def replaced(text, old, new):
    """What a reader of the file replaces, too. It has to be there."""
    assert old in text, old
    return text.replace(old, new)
