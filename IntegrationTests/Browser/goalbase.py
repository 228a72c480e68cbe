"""A server between the app and its Goalbase, which misbehaves when a test says so."""

import http.client
import http.server
import json
import threading
import urllib.parse


class FaultyGoalbase:
    def __init__(self, url):
        self.address = urllib.parse.urlsplit(url).netloc
        # "", "500", "malformed", "cut off", "half", "slow", or "down".
        self.fault = ""
        self.requests = []
        self.released = threading.Event()
        proxy = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_any(self):
                proxy.requests.append((self.command, self.path))
                if proxy.fault == "down":
                    return self.close()
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                if proxy.fault == "slow":
                    proxy.released.wait(30)
                if proxy.fault == "500":
                    return self.answer(500, b'{"response_type":"error","response":""}')
                if proxy.fault == "malformed":
                    return self.answer(200, b"<html>Welcome to the hotel's network</html>")
                forwarded = http.client.HTTPConnection(proxy.address, timeout=20)
                forwarded.request(self.command, self.path, body, dict(self.headers))
                answer = forwarded.getresponse()
                content = answer.read()
                forwarded.close()
                if proxy.fault == "half" and self.command != "GET":
                    return self.close()
                if proxy.fault == "cut off":
                    self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n[{")
                    return self.close()
                tag = answer.getheader("ETag")
                self.answer(answer.status, content, {"ETag": tag} if tag else {})

            def answer(self, status, body, headers={}):
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def close(self):
                self.wfile.flush()
                self.close_connection = True

            def log_message(self, *arguments):
                pass

            do_GET = do_POST = do_PUT = do_DELETE = handle_any

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/api/v1/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def mend(self):
        self.fault = ""
        self.released.set()
        self.released = threading.Event()

    def stop(self):
        # Connections that are open already go on being served.
        self.fault = "down"
        self.released.set()
        self.server.shutdown()
        self.server.server_close()


class GoalbaseClient:
    """Any other client of the API."""

    def __init__(self, url):
        self.address = urllib.parse.urlsplit(url).netloc
        self.connection = http.client.HTTPConnection(self.address)

    def send(self, method, path, body=None, headers={}):
        self.connection.request(
            method,
            f"/api/v1/{path}",
            None if body is None else json.dumps(body),
            {"Content-Type": "application/json", **headers},
        )
        answer = self.connection.getresponse()
        content = answer.read()
        is_json = "json" in (answer.getheader("Content-Type") or "")
        return answer.status, json.loads(content) if is_json else None

    def add_player(self, name):
        status, player = self.send("POST", "players", {"name": name})
        assert status == 201
        return player["id"]

    def add_match(self, home, home_goals, away_goals, away, **more):
        status, match = self.send(
            "POST",
            "matches",
            {
                "home_player_ids": [home],
                "away_player_ids": [away],
                "home_goals": home_goals,
                "away_goals": away_goals,
                **more,
            },
        )
        assert status == 201, match
        return match["id"]
