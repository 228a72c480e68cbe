"""Chromium, by Playwright."""

import base64
import io

from PIL import Image

from .page import SIZES, Page


class Chromium:
    """The browser; each page is in a context of its own, so pages don't know each other."""

    engine = "chromium"

    def __init__(self, browser):
        self.browser = browser

    def page(self, **options):
        options.setdefault("viewport", dict(zip(["width", "height"], SIZES["phone"])))
        context = self.browser.new_context(**options)
        return ChromiumPage(context.new_page())


class ChromiumPage(Page):
    engine = "chromium"

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.errors = []
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def load(self, url):
        self.page.goto(url)

    def run(self, function, arguments):
        return self.page.evaluate(f"(given) => ({function})(...given)", arguments)

    def elements_of(self, function, arguments):
        found = self.page.evaluate_handle(f"(given) => ({function})(...given)", arguments)
        return [each.as_element() for each in found.get_properties().values()]

    def press_element(self, element):
        element.click()

    def click_at(self, x, y):
        self.page.mouse.click(x, y)

    def keys(self, text):
        self.page.keyboard.type(text)

    def key(self, name):
        self.page.keyboard.press(name)

    def choose_file(self, element, path):
        element.set_input_files(path)

    def screenshot(self):
        # Half of the time goes into making it small, which nobody needs.
        options = {"format": "png", "optimizeForSpeed": True}
        return picture(base64.b64decode(self.session.send("Page.captureScreenshot", options)["data"]))

    def still_picture(self):
        """One on which nothing turns."""
        return picture(self.page.screenshot(animations="disabled"))

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def scheme(self, name):
        self.page.emulate_media(color_scheme=name)

    def forced_colours(self, isOn):
        self.page.emulate_media(forced_colors="active" if isOn else "none")

    def zoom(self, percent):
        """As in the browser's settings, which what depends on the width of the window follows, too."""
        self.session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100}})

    def back(self):
        self.page.go_back(wait_until="commit")

    def forward(self):
        self.page.go_forward(wait_until="commit")

    def become(self, cookies, url):
        self.page.context.clear_cookies()
        if cookies:
            self.page.context.add_cookies(cookies)

    @property
    def cookies(self):
        return self.page.context.cookies()

    def before_scripts(self, script):
        """Has a script run in each page before those of the page."""
        self.page.context.add_init_script(script)

    def script_errors(self):
        # Whatever is on its way is heard.
        self.page.evaluate("() => 0")
        # That an address wasn't found, or the network was away, isn't the script's fault.
        away = ("Failed to load resource", "WebSocket connection to")
        errors = [error for error in self.errors if not error.startswith(away)]
        self.errors.clear()
        return errors

    def close(self):
        self.page.context.close()


def picture(content):
    return Image.open(io.BytesIO(content)).convert("RGB")
