"""A page as a person has it before them, whatever the engine: things are found by their roles and names."""

import pathlib
import re
import time
from abc import ABC, abstractmethod

NAMES = (pathlib.Path(__file__).parent / "names.js").read_text()
SIZES = {"phone": (390, 844), "desktop": (1280, 800)}

# Long, because a busy machine takes its time; only what fails waits to the end.
PATIENCE = 30


class NotFound(AssertionError):
    pass


class Page(ABC):
    engine = ""

    # What each engine does in its own manner

    @abstractmethod
    def load(self, url): ...

    @abstractmethod
    def run(self, function, arguments):
        """Calls a function of JavaScript; elements may be given to it."""

    @abstractmethod
    def elements_of(self, function, arguments):
        """The elements that a function of JavaScript finds, as the engine holds them."""

    @abstractmethod
    def press_element(self, element):
        """Clicks as a person does: at a place that shows the element and nothing over it."""

    @abstractmethod
    def click_at(self, x, y): ...

    @abstractmethod
    def keys(self, text): ...

    @abstractmethod
    def key(self, name):
        """Presses one key: "Enter", "Escape", "Tab", "ArrowDown" …"""

    @abstractmethod
    def choose_file(self, element, path): ...

    @abstractmethod
    def screenshot(self):
        """A picture of what shows, at one pixel for each of CSS."""

    @abstractmethod
    def resize(self, width, height): ...

    @abstractmethod
    def scheme(self, name): ...

    @abstractmethod
    def zoom(self, percent):
        """Makes all text larger, but not what else there is."""

    @abstractmethod
    def back(self): ...

    @abstractmethod
    def forward(self): ...

    @abstractmethod
    def become(self, cookies, url):
        """Makes whoever opens the next page somebody; nobody yet without cookies."""

    @abstractmethod
    def script_errors(self):
        """What went wrong in scripts since the last time this was asked."""

    # What follows from it

    def evaluate(self, function, *arguments):
        return self.run(with_names(function), list(arguments))

    def open(self, url):
        """Opens a page, and waits until it answers; a page without a session does so at once."""
        self.load(url)
        self.wait("the page to be connected", lambda: self.evaluate(
            "() => { const page = document.documentElement.dataset; return !page.session || 'connected' in page; }"
        ))

    def wait(self, what, condition, patience=PATIENCE):
        """Asks again and again until something holds."""
        end = time.monotonic() + patience
        while True:
            if answer := condition():
                return answer
            if time.monotonic() > end:
                raise AssertionError(f"Waited in vain for {what}.")
            time.sleep(0.03)

    def settle(self):
        """Waits until nothing moves any more and the server has heard everything."""
        try:
            self.wait("the page to be at rest", lambda: not self.evaluate(UNREST))
        except AssertionError as error:
            raise AssertionError(f"{error} Still {self.evaluate(UNREST)}.") from None

    def wait_for_paint(self):
        """Waits until pictures have come, and what fades or moves has arrived."""
        self.wait("the page to be painted", lambda: self.evaluate(PAINTED))

    def all(self, role, name=None):
        pattern = isinstance(name, re.Pattern)
        return self.elements_of(
            with_names("named"), [role, name.pattern if pattern else name, pattern]
        )

    def find(self, role, name=None, patience=PATIENCE):
        """The one that can be seen of this role and name, or the first of them."""
        try:
            return self.wait("", lambda: self.all(role, name), patience)[0]
        except AssertionError:
            there = self.evaluate("(role) => named(role, null).map(nameOf)", role)
            title = self.title
            raise NotFound(f"No {role} {name!r} on “{title}”; there are: {there}") from None

    def press(self, name, role="button"):
        self.still()
        element = self.find(role, name)
        self.wait(f"{role} {name!r} to take presses", lambda: self.evaluate(
            "(element) => !element.matches(':disabled, [aria-disabled=true]')", element
        ))
        self.press_element(element)

    def still(self):
        """While screens move, nothing on them can be taken hold of."""
        self.wait("the screens to stand still", lambda: not self.evaluate(
            "() => 'animation' in document.documentElement.dataset"
        ))

    def fill(self, name, text, role="textbox"):
        """Puts a text in place of a field's, as by pasting."""
        self.still()
        field = self.find(role, name)
        self.press_element(field)
        self.evaluate(FILL, field, text)
        return field

    def value(self, name, role="textbox"):
        return self.evaluate("(field) => field.value", self.find(role, name))

    def sees(self, text):
        return self.evaluate("(text) => plain(document.body.innerText).includes(text)", text)

    def see(self, text, patience=PATIENCE):
        self.wait(f"“{text}” on “{self.title}”", lambda: self.sees(text), patience)

    @property
    def title(self):
        return self.evaluate("() => document.title")

    def wait_for_title(self, title):
        fits = title.search if isinstance(title, re.Pattern) else title.__eq__
        try:
            self.wait("", lambda: fits(self.title))
        except AssertionError:
            raise AssertionError(f"The screen is “{self.title}”, not {title!r}.") from None

    @property
    def path(self):
        return self.evaluate("() => location.pathname + location.search")

    def style(self, css):
        """Adds a style sheet; one that the page's own rules about scripts and styles don't concern."""
        self.evaluate(
            """(css) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
            }""",
            css,
        )

    def unstyle(self):
        """Takes the last one away."""
        self.evaluate("() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }")


def with_names(function):
    """A function of JavaScript that can use those of names.js."""
    return f"(...given) => {{ {NAMES}\n return ({function})(...given); }}"


UNREST = """() => {
  const { animation, busy } = document.documentElement.dataset;
  const loading = [...document.images].filter((image) => !image.complete && image.loading !== "lazy").map(({ src }) => src);
  return [
    animation !== undefined && "moving", busy !== undefined && "waiting for the server",
    loading.length && `loading ${loading}`, document.fonts.status !== "loaded" && "loading fonts",
  ].filter((each) => each).join(", ");
}"""

PAINTED = """() => {
  const isSeen = ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const loading = [...document.images].some((image) => !image.complete && isSeen(image.getBoundingClientRect()));
  const isEnding = (animation) => animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity;
  // One that follows how far one has scrolled never arrives.
  return !loading && !document.getAnimations().some((each) => each.timeline instanceof DocumentTimeline && isEnding(each));
}"""

FILL = """(field, text) => {
  field.focus();
  if (/^(date|time|datetime)/.test(field.type)) {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return;
  }
  field.select();
  if (text) document.execCommand("insertText", false, text); else document.execCommand("delete");
}"""
