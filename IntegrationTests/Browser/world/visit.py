"""Somebody before a page, on the way to a screen."""

from checks.look import look


class Visit:
    def __init__(self, page, world, screen):
        self.page = page
        self.world = world
        self.screen = screen
        self.server = world.server(screen.server)

    def arrive(self):
        """Goes there, as the list says."""
        screen, page = self.screen, self.page
        if page.engine == "webkit":
            self.server.line.language = screen.language
        page.become(self.world.person(screen.by), self.server.line.url)
        for step in screen.before:
            step(self)
        self.open(screen.path)
        for step in screen.steps:
            step(self)
        if screen.title is not None:
            page.wait_for_title(screen.title)

    def open(self, path):
        self.page.open(self.server.line.url + path)

    def never_locate(self):
        """Where the person is never comes to be known."""
        self.page.before_scripts("navigator.geolocation.getCurrentPosition = () => {}")

    def looks_right(self):
        """On the way, too, what shows must be whole."""
        self.page.settle()
        faults = look(self.page)
        assert not faults, f"“{self.page.title}” in {self.page.engine}:\n" + "\n".join(faults)
