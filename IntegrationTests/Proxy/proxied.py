"""The showcase behind nginx, with the very files that Documentation/Operations offers."""

import contextlib
import pathlib
import re
import shutil
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
sys.path[:0] = [str(FOLDER.parent), str(FOLDER.parent / "Attacks")]

from nginx import OPERATIONS, READ_TIMEOUT, Nginx, replaced, upstream, with_upstream  # noqa: E402
from servers import Showcase  # noqa: E402

__all__ = ["OPERATIONS", "READ_TIMEOUT", "ROOT", "Showcase", "Site", "replaced"]


class Site(Nginx):
    """A showcase, and nginx before it; or several processes of it, as README.md tells."""

    def __init__(self, folder, prefix="", keeps_prefix=False, is_several=False):
        super().__init__(folder)
        arguments = ["--prefix", prefix] if prefix else []
        self.server = Showcase(folder / "data", "--origin", self.origin, *arguments).start()
        self.servers = [self.server]
        text = (OPERATIONS / "nginx.conf").read_text()
        if is_several:
            self.servers.append(self.another(folder / "other"))
            text = with_upstream(text, upstream("Several processes", self.servers))
        if prefix:
            # The site at the root is another one here.
            inner = (OPERATIONS / "nginx-prefix.conf").read_text()
            if keeps_prefix:
                inner = replaced(inner, "proxy_pass http://usher/;", "proxy_pass http://usher;")
            text = re.sub(r"  location / \{.*?\n  \}\n", lambda _: inner, text, flags=re.DOTALL)
        if not is_several:
            text = replaced(text, "127.0.0.1:8080", f"127.0.0.1:{self.server.port}")
        self.begin(text)

    def another(self, data):
        """Another process, with the keys of the first."""
        data.mkdir(mode=0o700)
        shutil.copy(self.server.data / "cookie.keys", data / "cookie.keys")
        return Showcase(data, "--origin", self.origin).start()

    def stop(self):
        self.end()
        with contextlib.ExitStack() as ends:
            for server in self.servers:
                ends.callback(server.stop)
