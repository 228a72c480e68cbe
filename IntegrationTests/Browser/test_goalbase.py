import json
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest


class Goalbase:
    """The API beside the apps, as a program asks it."""

    def __init__(self, url):
        self.url = f"{url}/api/v1"

    def ask(self, method, path, body=None, **headers):
        data = None if body is None else json.dumps(body).encode()
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if data:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers, answer.read()

    def names(self):
        return [player["name"] for player in json.loads(self.ask("GET", "/players")[2])]


@pytest.fixture
def goalbase(own_showcase):
    server = own_showcase()
    goalbase = Goalbase(server.url)
    goalbase.server = server
    return goalbase


def test_everything_is_kept(goalbase):
    ids = []
    for name in ["Ben", "Anna"]:
        status, headers, body = goalbase.ask("POST", "/players", {"name": name})
        assert status == 201 and headers["Set-Cookie"] is None
        ids.append(json.loads(body)["id"])
    match = {"home_player_ids": ids[:1], "away_player_ids": ids[1:], "home_goals": 2, "away_goals": 1}
    status, _, body = goalbase.ask("POST", "/matches", match)
    assert status == 201
    path = f"/matches/{json.loads(body)['id']}"
    assert goalbase.ask("PUT", path, match | {"away_goals": 2})[0] == 200
    goalbase.server.stop()
    goalbase.server.start()
    assert goalbase.names() == ["Anna", "Ben"]
    status, headers, body = goalbase.ask("GET", "/rankings")
    assert [ranking["rating"] for ranking in json.loads(body)] == [3.333, 3.333]
    assert goalbase.ask("GET", "/rankings", If_None_Match=headers["ETag"])[0] == 304
    assert goalbase.ask("DELETE", path)[0] == 200
    assert json.loads(goalbase.ask("GET", "/matches")[2]) == []
    assert goalbase.ask("GET", "/nothing")[0] == 404


@pytest.fixture
def other_site():
    """An empty page that isn't the showcase's."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


SEND = """async ([url, mode]) => {
  const sent = (method, type) => fetch(url, {
    method, mode, headers: {"Content-Type": type}, body: '{"name":"Eve"}'
  }).then(answer => answer.status, () => "failed")
  return [await sent("POST", "text/plain"), await sent("POST", "application/json")]
}"""


def test_a_page_of_another_site_changes_nothing(goalbase, other_site, chromium):
    context = chromium.new_context()
    page = context.new_page()
    url = f"{goalbase.url}/players"
    page.goto(other_site)
    # The browser sends what any form could, and tells the page nothing of the answer.
    assert page.evaluate(SEND, [url, "no-cors"]) == [0, 0]
    assert page.evaluate(SEND, [url, "cors"]) == ["failed", "failed"]
    # Not even if it could say to send JSON.
    status, headers, body = goalbase.ask("POST", "/players", {"name": "Eve"}, Origin=other_site)
    assert status == 403
    # Programs read why in the form of all errors of this API.
    assert headers.get_content_type() == "application/json"
    error = json.loads(body)
    assert error.keys() == json.loads(goalbase.ask("GET", "/nothing")[2]).keys() == {"response_type", "response"}
    assert error["response_type"] == "error"
    assert isinstance(error["response"], str) and error["response"]
    assert goalbase.names() == []
    page.goto(goalbase.server.url)
    assert page.evaluate(SEND, [url, "cors"]) == [415, 201]
    assert goalbase.names() == ["Eve"]
    context.close()
