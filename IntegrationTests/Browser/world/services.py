"""Services on the network, which misbehave when a test says so."""

import http.server
import json
import threading
import urllib.parse


class Service:
    """Answers GET with JSON; `fault` is "", "500", "malformed", or "slow", which is never."""

    def __init__(self):
        self.fault = ""
        self.released = threading.Event()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                url = urllib.parse.urlsplit(self.path)
                fault = service.fault
                if fault == "slow":
                    service.released.wait(60)
                status, headers, body = service.answer(url.path, dict(urllib.parse.parse_qsl(url.query)))
                if fault == "500":
                    status, body = 500, b"Oops"
                elif fault == "malformed":
                    body = b"<html>Welcome to the hotel's network</html>"
                self.send_response(status)
                for name, value in {**headers, "Content-Length": str(len(body))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

            def handle(self):
                try:
                    super().handle()
                except OSError:
                    # Who asked has given up.
                    pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, path, query):
        """The status, headers and bytes for a request."""
        return 200, {}, json.dumps(self.content(query)).encode()

    def content(self, query):
        return []

    def mend(self):
        self.fault = ""
        self.released.set()
        self.released = threading.Event()

    def stop(self):
        self.mend()
        self.server.shutdown()
        self.server.server_close()
