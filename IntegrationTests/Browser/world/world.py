"""Servers, services and people, as screens need them: made once, and as late as can be."""

from apps import cloudy, matches, photos, survey, users
from conftest import GAZETTEER, NOTES, SHOWCASE, Server
from drivers import Line
from goalbase import FaultyGoalbase

from . import logbook
from .geocoder import Geocoder
from .users import Users
from .weather import Weather


class World:
    def __init__(self, folder, chromium):
        self.folder = folder
        self.chromium = chromium
        self.users, self.weather, self.geocoder = Users(), Weather(), Geocoder()
        self.servers = {}
        self.people = {}

    def server(self, name):
        if name not in self.servers:
            server = Server(lambda port: self.command(name, str(port)), self.folder / name).start()
            server.line = Line(server.port)
            self.servers[name] = server
        return self.servers[name]

    def command(self, name, port):
        data = str(self.folder / name)
        if name == "notes":
            return [NOTES, port, data]
        gazetteer = data if name == "new" else GAZETTEER
        command = [SHOWCASE, "--port", port, "--data", data, "--gazetteer", gazetteer, "--any-matches-server"]
        return command + {
            "main": ["--users-url", self.users.url, "--weather-url", self.weather.url],
            "slow": ["--slow", "--geocoder-url", self.geocoder.url],
            "new": [], "journeys": [], "lost": [],
        }[name]

    @property
    def goalbase(self):
        """The matches at a server, between which and the app something can go wrong."""
        if not hasattr(self, "faulty"):
            url = self.server("main").url
            logbook.fill(url)
            self.faulty = FaultyGoalbase(url)
        return self.faulty

    def person(self, name):
        """The cookies of somebody; what they have done here before is done now, if this is the first time."""
        if name and name not in self.people:
            page = self.chromium().page()
            {"ada": self.prepare_ada, "bob": self.prepare_bob, "cleo": self.prepare_cleo}[name](page)
            self.people[name] = page.cookies
            page.close()
        return self.people.get(name, [])

    def prepare_ada(self, page):
        """She has bought photos, stored files, keeps places, logs matches at a server, and has answered the survey."""
        server = self.server("main").line.url
        for app in [photos, users, cloudy, survey]:
            app.prepare_ada(page, server)
        matches.keep_at(self.goalbase.url, page, server)

    def prepare_bob(self, page):
        """He logs matches at the server where everything takes a while."""
        server = self.server("slow")
        matches.keep_at(f"{server.url}/api/v1/", page, server.line.url)

    def prepare_cleo(self, page):
        """She has an account at Users, and no files."""
        users.join(page, self.server("main").line.url, "cleo@example.com")

    def wait_for_places(self):
        """Until then nobody is told where a place lies."""
        page = self.chromium().page()
        cloudy.wait_for_places(page, self.server("main").line.url)
        page.close()

    def mend(self):
        """All is well for who comes next."""
        for service in [self.users, self.weather, self.geocoder]:
            service.mend()
        if hasattr(self, "faulty"):
            self.faulty.mend()
        for server in self.servers.values():
            server.line.mend()
        if "new" in self.servers:
            # It would go on preparing for a minute.
            server = self.servers.pop("new")
            server.line.stop()
            server.kill()

    def stop(self):
        for service in [self.users, self.weather, self.geocoder]:
            service.stop()
        if hasattr(self, "faulty"):
            self.faulty.stop()
        for server in self.servers.values():
            server.line.stop()
            server.stop()
