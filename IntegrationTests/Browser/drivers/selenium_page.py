"""A page that is driven by WebDriver."""

import io
import time

from PIL import Image
from selenium.common.exceptions import (
    ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from urllib3.exceptions import HTTPError

from .page import Page

KEYS = {
    "Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "Tab": Keys.TAB, "Backspace": Keys.BACKSPACE, "Delete": Keys.DELETE,
    "ArrowUp": Keys.ARROW_UP, "ArrowDown": Keys.ARROW_DOWN, "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT, "Home": Keys.HOME, "End": Keys.END,
}

# What is scrolled away, or lies below a bar, is brought to the middle. Nothing is scrolled for what a person sees.
BRING = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: "center", behavior: "instant" });
}"""


class SeleniumPage(Page):
    def __init__(self, driver):
        self.driver = driver
        # Whether the browser is known to have no cookies of the site.
        self.is_nobody = False

    def load(self, url):
        self.driver.get(url)
        self.driver.execute_script(LISTEN)

    def run(self, function, arguments):
        return self.driver.execute_script(f"return ({function})(...arguments)", *arguments)

    def elements_of(self, function, arguments):
        try:
            return self.run(function, arguments)
        except StaleElementReferenceException:
            # One went on its way here.
            return self.run(function, arguments)

    def press_element(self, element):
        self.evaluate(BRING, element)
        # The driver reads where it is, and clicks there a moment later.
        self.wait("the element to stand still", lambda: self.driver.execute_async_script(STANDS_STILL, element))
        end = time.monotonic() + 10
        while True:
            try:
                return element.click()
            except (ElementClickInterceptedException, ElementNotInteractableException):
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def click_at(self, x, y):
        body = self.evaluate("() => [innerWidth / 2, innerHeight / 2]")
        # From the middle of the page, as the position of nothing else is known to all drivers.
        page = self.driver.find_element("css selector", "body")
        ActionChains(self.driver, duration=0).move_to_element_with_offset(
            page, x - int(body[0]), y - int(body[1])
        ).click().perform()

    def keys(self, text):
        ActionChains(self.driver).send_keys(text).perform()

    def key(self, name):
        ActionChains(self.driver).send_keys(KEYS.get(name, name)).perform()

    def choose_file(self, element, path):
        element.send_keys(str(path))

    def screenshot(self):
        return Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")

    def resize(self, width, height):
        # What the browser shows round the page is part of its window.
        for _ in range(40):
            inner = self.driver.execute_script("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self.driver.get_window_size()
            self.driver.set_window_size(
                outer["width"] + width - inner[0], outer["height"] + height - inner[1]
            )
            time.sleep(0.05)
        raise AssertionError(f"The page is {inner}, and can't be {width} x {height}.")

    def back(self):
        self.driver.execute_script("history.back()")

    def forward(self):
        self.driver.execute_script("history.forward()")

    def leave(self):
        """Nothing of what was done stays, nor any question whether to go."""
        self.scheme("light")
        self.zoom(100)
        self.script_errors()
        # Cookies can be taken and given only at their site.
        self.is_nobody = self.driver.current_url.startswith("http")
        self.driver.delete_all_cookies()
        self.driver.get("about:blank")

    def become(self, cookies, url):
        if self.is_nobody and not cookies:
            return
        self.is_nobody = False
        self.driver.get(f"{url}/nothing")
        self.driver.delete_all_cookies()
        for cookie in cookies:
            self.driver.add_cookie({"name": cookie["name"], "value": cookie["value"], "path": "/"})

    def script_errors(self):
        """Errors since the page was loaded; what the script itself reports outlives a reload."""
        return self.driver.execute_script(
            "const told = sessionStorage.errors; delete sessionStorage.errors; return told ? told.split('\\n') : []"
        )


def end(driver):
    """Ends a browser, also one that has ended by itself."""
    try:
        driver.quit()
    except (WebDriverException, HTTPError):
        driver.service.stop()


STANDS_STILL = """const [element, done] = arguments;
const place = () => { const { x, y } = element.getBoundingClientRect(); return `${x} ${y}`; };
const before = place();
const after = () => done(place() === before);
requestAnimationFrame(() => requestAnimationFrame(after));
// A page that isn't painted has no frames.
setTimeout(after, 500);"""

LISTEN = """
if (!window.listensForErrors) {
  window.listensForErrors = true;
  const keep = (text) => { sessionStorage.errors = (sessionStorage.errors ? sessionStorage.errors + "\\n" : "") + text; };
  window.addEventListener("error", ({ message }) => message && keep(message));
  window.addEventListener("unhandledrejection", ({ reason }) => keep(String(reason)));
  const { error } = console;
  console.error = (...words) => { keep(words.join(" ")); error(...words); };
}
"""
