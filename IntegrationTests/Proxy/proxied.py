"""The showcase behind nginx, with the very files that Documentation/Operations offers."""

import contextlib
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
OPERATIONS = ROOT / "Documentation/Operations"
sys.path[:0] = [str(FOLDER.parent), str(FOLDER.parent / "Attacks")]

from servers import Showcase  # noqa: E402
from wire import Wire  # noqa: E402

# The times of nginx are shortened, but not below the pause after which an open page says something.
READ_TIMEOUT = 28


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def make_certificate(certificate, key):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=example.com",
         "-addext", "subjectAltName=DNS:example.com", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )


class ProxyWire(Wire):
    """A connection by TLS, to nginx or to a server that needs none."""

    def __init__(self, site, address="127.0.0.1", timeout=30):
        self.port = site.port
        self.origin = site.origin
        context = ssl.create_default_context(cafile=site.certificate)
        plain = socket.create_connection((address, site.port), timeout=timeout)
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


class Site:
    """A showcase, and nginx before it; or several processes of it, as README.md tells."""

    def __init__(self, folder, prefix="", keeps_prefix=False, is_several=False):
        self.folder = folder
        self.port, self.plain_port = free_port(), free_port()
        self.origin = f"https://example.com:{self.port}"
        self.certificate, key = str(folder / "site.pem"), str(folder / "site.key")
        make_certificate(self.certificate, key)
        arguments = ["--prefix", prefix] if prefix else []
        self.server = Showcase(folder / "data", "--origin", self.origin, *arguments).start()
        self.servers = [self.server]
        text = (OPERATIONS / "nginx.conf").read_text()
        if is_several:
            self.servers.append(self.another(folder / "other"))
            text = self.with_several(text)
        if prefix:
            # The site at the root is another one here.
            inner = (OPERATIONS / "nginx-prefix.conf").read_text()
            if keeps_prefix:
                inner = replaced(inner, "proxy_pass http://usher/;", "proxy_pass http://usher;")
            text = re.sub(r"  location / \{.*?\n  \}\n", lambda _: inner, text, flags=re.DOTALL)
        if not is_several:
            text = replaced(text, "127.0.0.1:8080", f"127.0.0.1:{self.server.port}")
        for old, new in [
            ("listen 80;", f"listen {self.plain_port};"),
            ("listen 443 ssl", f"listen {self.port} ssl"),
            ("/etc/ssl/example.com.pem", self.certificate),
            ("/etc/ssl/example.com.key", key),
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
        self.nginx = subprocess.Popen(
            [nginx, "-p", str(folder), "-e", str(folder / "errors.txt"), "-c", str(folder / "nginx.conf")]
        )
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert self.nginx.poll() is None, self.log
                time.sleep(0.1)
        raise AssertionError("nginx doesn't begin.")

    def another(self, data):
        """Another process, with the keys of the first."""
        data.mkdir(mode=0o700)
        shutil.copy(self.server.data / "cookie.keys", data / "cookie.keys")
        return Showcase(data, "--origin", self.origin).start()

    def with_several(self, text):
        upstream = re.search(r" *```nginx\n(.*?)```", (OPERATIONS / "README.md").read_text(), re.DOTALL)[1]
        for port, server in zip(["8081", "8082"], self.servers, strict=True):
            upstream = replaced(upstream, f"127.0.0.1:{port}", f"127.0.0.1:{server.port}")
        return re.sub(r"^upstream usher \{.*?^\}\n", lambda _: upstream, text, flags=re.DOTALL | re.MULTILINE)

    @property
    def log(self):
        return (self.folder / "errors.txt").read_text()

    def wire(self, **options):
        return ProxyWire(self, **options)

    def stop(self):
        self.nginx.terminate()
        self.nginx.wait(timeout=20)
        with contextlib.ExitStack() as ends:
            for server in self.servers:
                ends.callback(server.stop)


def replaced(text, old, new):
    """What a reader of the file replaces, too. It has to be there."""
    assert old in text, old
    return text.replace(old, new)
