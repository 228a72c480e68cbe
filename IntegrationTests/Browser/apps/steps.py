"""What people do on the way to a screen, as functions of a visit."""

import re


def press(name, role="button"):
    return lambda visit: visit.page.press(name, role)


def fill(name, text, role="textbox"):
    return lambda visit: visit.page.fill(name, text, role)


def key(name):
    return lambda visit: visit.page.key(name)


def turn_on(name):
    """Whoever was here before may have left it on."""

    def step(visit):
        switch = visit.page.find("switch", name)
        if not visit.page.evaluate("(element) => element.checked", switch):
            visit.page.press(name, "switch")

    return step


def see(text):
    return lambda visit: visit.page.see(text)


def find(role, name=None):
    return lambda visit: visit.page.find(role, name)


def on(title):
    """Waits until a screen is there."""
    return lambda visit: visit.page.wait_for_title(title)


def go(path):
    return lambda visit: visit.page.open(visit.server.line.url + path)


def busy(visit):
    """Waits until a button works."""
    visit.page.wait("a button to be busy", lambda: visit.page.evaluate("() => !!document.querySelector('button[aria-busy=true]')"))


def settle(visit):
    visit.page.settle()


def back(visit):
    visit.page.back()


def scroll_to_end(visit):
    visit.page.evaluate(
        "() => { const all = document.querySelectorAll('[data-scroll]'); all[all.length - 1].scrollTop = 1e6; }"
    )


def fault(service, kind):
    """From now on a service of the world is "slow", which is for ever, "500", "malformed" or "down"."""

    def step(visit):
        getattr(visit.world, service).fault = kind

    return step


def freeze(visit):
    """What is on its way doesn't arrive any more, and the page doesn't find out: it stays as it is now."""
    visit.server.line.is_dead = True
    hold(visit)


def hold(visit):
    """What is said now goes on being said: nothing happens any more just because time has passed."""
    visit.page.evaluate("""() => {
      for (let timer = setTimeout(() => {}); timer > 0; timer--) clearTimeout(timer);
      const { setTimeout: later } = window;
      window.setTimeout = (act, delay, ...rest) => delay >= 500 ? 0 : later(act, delay, ...rest);
    }""")


def starting(text):
    """The name of something whose end isn't known."""
    # Escaped so that Python and JavaScript read it alike.
    return re.compile("^" + re.sub(r"[\\^$.|?*+(){}\[\]/]", r"\\\g<0>", text))
