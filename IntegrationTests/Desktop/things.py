"""What a screen reader finds of a program, by role and name, and what can be done with it."""

import os
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Long, because a busy machine may take seconds; only what fails waits to the end.
LONGEST = float(os.environ.get("LONGEST", 30))


class Gone(Exception):
    """What was looked at has left."""


def until(condition, message="It didn't happen."):
    """Waits until a condition holds, and returns its value. AT-SPI's events are taken in meanwhile."""
    end = time.monotonic() + LONGEST
    context = GLib.MainContext.default()
    while True:
        try:
            value = condition()
        except Gone:
            # Something has left while it was looked at; what is there now counts.
            value = None
        if value:
            return value
        assert time.monotonic() < end, message() if callable(message) else message
        tick = GLib.timeout_add(20, lambda: True)
        context.iteration(True)
        GLib.source_remove(tick)


def asks(call):
    """Tells what has left while it was asked."""

    def asked(*arguments, **options):
        try:
            return call(*arguments, **options)
        except GLib.Error as error:
            raise Gone(str(error)) from None

    return asked


class Thing:
    """Something that a screen reader tells of: a window, a button, a text."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    @asks
    def name(self):
        return self.accessible.get_name() or ""

    @property
    @asks
    def role(self):
        return self.accessible.get_role_name()

    @property
    @asks
    def description(self):
        return self.accessible.get_description() or ""

    @property
    @asks
    def states(self):
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @property
    @asks
    def text(self):
        """What is written in a field."""
        # GTK 4.8 doesn't know -1 for the end.
        return Atspi.Text.get_text(self.accessible, 0, Atspi.Text.get_character_count(self.accessible))

    @property
    def has_focus(self):
        return "focused" in self.states

    @property
    def is_invalid(self):
        """GTK 4.8 says it by the name of another state."""
        return bool(self.states & {"invalid", "invalid-entry"})

    @property
    def is_enabled(self):
        return "sensitive" in self.states

    @property
    @asks
    def children(self):
        count = self.accessible.get_child_count()
        children = (self.accessible.get_child_at_index(index) for index in range(count))
        return [Thing(child) for child in children if child]

    @asks
    def related(self, relation):
        """The things that this one names for a relation: `labelled-by`, `error-message`."""
        for found in self.accessible.get_relation_set():
            if found.get_relation_type().value_nick == relation:
                return [Thing(found.get_target(index)) for index in range(found.get_n_targets())]
        return []

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role=None, name=None):
        """All things in this one with a role and a name, in the order in which they are read."""
        for _ in range(100):
            try:
                return [
                    thing
                    for thing in self.walk()
                    if (role is None or thing.role == role) and (name is None or thing.name == name)
                ]
            except Gone:
                continue
        raise Gone("Something leaves again and again.")

    def has(self, role, name=None):
        return bool(self.all(role, name))

    def find(self, role, name=None):
        """Waits for the one thing with a role and a name."""

        def found():
            things = self.all(role, name)
            return things[0] if len(things) == 1 else None

        words = f"{role} “{name}”" if name else role
        return until(found, lambda: f"There is no single {words}:\n{self.drawing()}")

    # What apps are made of

    def button(self, name):
        return self.find("push button", name)

    def dialog(self, name):
        return self.find("dialog", name)

    def alert(self, name):
        """A prompt."""
        return self.find("alert", name)

    def field(self, name):
        """A field for a text, by its label."""
        roles = ("text", "password text", "entry", "search box")
        fields = lambda: [thing for thing in self.all(name=name) if thing.role in roles]  # noqa: E731
        return until(lambda: len(fields()) == 1 and fields()[0], lambda: f"There is no field “{name}”:\n{self.drawing()}")

    def tab(self, name):
        return self.find("page tab", name)

    def row(self, words):
        """The row of a list with a text in it."""

        def found():
            rows = [row for row in self.all("list item") if words in row.texts]
            return rows[0] if len(rows) == 1 else None

        return until(found, lambda: f"There is no row with “{words}”:\n{self.drawing()}")

    @property
    def texts(self):
        """All texts in this thing, as they are read; not those of buttons."""
        found = []
        for child in self.children:
            if child.role == "label":
                found.append(child.name)
            elif child.role not in ("push button", "toggle button", "page tab"):
                found += child.texts
        return found

    def says(self, text):
        """Waits until a text is there."""
        until(lambda: self.has("label", text), lambda: f"“{text}” isn't there:\n{self.drawing()}")

    def press(self, name=None):
        """Does what a screen reader's user does with a button: its action."""
        until(lambda: self.is_enabled, f"“{self.name}” can't be pressed.")
        actions = range(Atspi.Action.get_n_actions(self.accessible))
        names = [Atspi.Action.get_action_name(self.accessible, index) for index in actions]
        wanted = name or next((known for known in ("click", "activate", "toggle") if known in names), None)
        assert wanted in names, f"{self.role} “{self.name}” can only do {names}."
        assert Atspi.Action.do_action(self.accessible, names.index(wanted)), f"“{self.name}” has refused “{wanted}”."

    @asks
    def place(self):
        """Where it is in its window: x, y, width, height."""
        box = Atspi.Component.get_extents(self.accessible, Atspi.CoordType.WINDOW)
        return box.x, box.y, box.width, box.height

    def drawing(self, depth=0):
        """The tree as a screen reader sees it, for messages."""
        try:
            states = self.states & {"focused", "selected", "pressed", "invalid", "invalid-entry", "checked"}
            if not self.is_enabled:
                states.add("disabled")
            line = " ".join(["  " * depth + self.role, f"“{self.name}”" if self.name else "", *sorted(states)]).rstrip()
            return "\n".join([line, *(child.drawing(depth + 1) for child in self.children)])
        except Gone:
            return "  " * depth + "(gone)"
