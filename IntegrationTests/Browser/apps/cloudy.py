"""Cloudy: the weather, places, and how both are written."""

from world.names import UNBROKEN

from .screen import ADA, CHROMIUM, EVERYWHERE, OTHERS, Screen
from .steps import fault, fill, find, freeze, key, press, see, settle, starting

GHENT = (51.05, 3.72)
PLACE = "/cloudy/place/51.05/3.72?name=Ghent"
FIELD, ADD = "Enter a City", "/cloudy/locations/add"
STAR = "Add to Favorites"
FAILURE = "Cloudy was unable to fetch weather data."

FAVORITES = [
    ("Brussels", 50.85, 4.35), ("Paris", 48.85, 2.35), (UNBROKEN, 53.22, -4.2), ("תל אביב־יפו", 32.08, 34.78),
    ("القاهرة", 30.04, 31.24), ("London", 51.51, -0.13), ("San Carlos de Bariloche", -41.13, -71.31),
    ("Ouagadougou", 12.37, -1.52), ("Hoogstraten", 51.4, 4.76), ("Nuku‘alofa", -21.14, -175.2),
    ("Llanelli", 51.68, -4.16), ("Ulaanbaatar", 47.91, 106.88),
]


def place(name, latitude, longitude=3.72):
    return f"/cloudy/place/{latitude}/{longitude}?name={name}"


def keep(page, url):
    page.open(url)
    page.press(STAR)
    page.settle()


def wait_for_places(page, server):
    """The gazetteer is built once, at the first start."""
    page.open(f"{server}{ADD}?q=Ghent")
    page.see("Belgium", patience=180)


def prepare_ada(page, server):
    for favorite in FAVORITES:
        keep(page, server + place(*favorite))


def keeps_two(visit):
    for favorite in FAVORITES[:2]:
        keep(visit.page, visit.server.line.url + place(*favorite))


def search(text):
    return fill(FIELD, text, "searchbox")


LATE, BROKEN = fault("weather", "slow"), fault("weather", "500")

SCREENS = [
    Screen("cloudy-day", PLACE, (find("region", "Now"),), title="Ghent", picture=("phone", "light")),
    Screen("cloudy-hot", place("Aswan", 40.1), (see("92 °F"),)),
    Screen("cloudy-night", place("Lisbon", 41.1), (see("61 °F"),), picture=("desktop", "dark")),
    Screen("cloudy-rain", place("Bergen", 45.1), (see("49 °F"),)),
    Screen("cloudy-thunder-at-night", place("Graz", 46.1), (see("56 °F"),)),
    Screen("cloudy-fog", place("Bern", 47.1), (see("39 °F"),)),
    Screen("cloudy-sleet", place("Brest", 48.1), (see("31 °F"),)),
    Screen("cloudy-snow", place("Oulu", 64.1), (see("−22 °F"),)),
    Screen("cloudy-long-name", place(UNBROKEN, 53.22, -4.2), (find("region", "Now"),)),
    Screen("cloudy-right-to-left", place("תל אביב־יפו", 32.08, 34.78), (find("region", "Now"),)),
    Screen("cloudy-german", PLACE, (find("region", "Jetzt"),), language="de-AT", thorough=OTHERS),
    Screen("cloudy-arabic", PLACE, (find("region", "الآن"),), language="ar-EG"),
    Screen("cloudy-snow-german", place("Oulu", 64.1), (see("°C"),), language="de-AT", thorough=EVERYWHERE),
    Screen("cloudy-snow-arabic", place("Oulu", 64.1), (find("region", "الآن"),), language="ar-EG", thorough=EVERYWHERE),
    Screen("cloudy-locations-german", "/cloudy/locations", (find("button", starting("Brussels")),), by=ADA, language="de-AT", thorough=EVERYWHERE),
    Screen("cloudy-locations-arabic", "/cloudy/locations", (find("button", starting("Brussels")),), by=ADA, language="ar-EG", thorough=OTHERS),
    Screen("cloudy-settings-german", "/cloudy/settings", (settle,), language="de-AT", thorough=EVERYWHERE),
    Screen("cloudy-settings-arabic", "/cloudy/settings", (settle,), language="ar-EG", thorough=EVERYWHERE),
    Screen("cloudy-kept", place("Brussels", 50.85, 4.35), (find("region", "Now"),), by=ADA),
    Screen("cloudy-here", "/cloudy", (find("region", "Now"),), position=GHENT, engines=CHROMIUM, title="Gent"),
    Screen("cloudy-not-told-where", "/cloudy", (see("Until then"), find("region", "Now")), engines=CHROMIUM),
    Screen(
        "cloudy-looking", "/cloudy", (see("Looking for where you are"), freeze),
        before=(lambda visit: visit.never_locate(),), engines=CHROMIUM, picture=("phone", "dark"),
    ),
    Screen("cloudy-loading", PLACE, (freeze,), before=(LATE,)),
    Screen("cloudy-failed", place("Ghent", 55.5), (see(FAILURE),), before=(BROKEN,), picture=("phone", "light")),
    Screen("cloudy-old", PLACE, (find("region", "Now"), BROKEN, press("Refresh"), see("This is less than a minute old"))),
    Screen("cloudy-no-such-place", place("", 999, 999)),
    Screen("cloudy-locations-none", "/cloudy/locations", (see("No Favorites Found"),), title="Locations"),
    Screen("cloudy-locations", "/cloudy/locations", (find("button", "Delete Brussels"),), by=ADA, picture=("phone", "dark")),
    Screen(
        "cloudy-locations-here", "/cloudy", (press("Locations"), find("button", starting("Gent"))), position=GHENT, engines=CHROMIUM,
    ),
    Screen(
        "cloudy-undo", "/cloudy/locations", (press("Delete Brussels"), press("Delete Paris"), find("button", "Undo")),
        before=(keeps_two,), picture=("phone", "light"),
    ),
    Screen("cloudy-add", ADD, (find("searchbox", FIELD),), title="Add Location"),
    Screen("cloudy-results", ADD, (search("springf"), find("button", starting("Springfield")), settle)),
    Screen("cloudy-no-match", ADD, (search("zzzzzzzz"), see("There is no place called"))),
    Screen("cloudy-before-searching", ADD, (search("Ghent"), see("Press Return")), server="slow"),
    Screen(
        "cloudy-searching", ADD, (fault("geocoder", "slow"), search("Gent"), key("Enter"), find("status", "Searching"), freeze),
        server="slow",
    ),
    Screen(
        "cloudy-search-failed", ADD, (fault("geocoder", "500"), search("Gen"), key("Enter"), find("button", "Try Again")),
        server="slow",
    ),
    Screen("cloudy-preparing", ADD, (search("Ghent"), see("Preparing the places"), freeze), server="new", engines=CHROMIUM),
    Screen("cloudy-settings", "/cloudy/settings", (find("button", "24 Hour"),), title="Settings", picture=("phone", "light")),
    Screen("cloudy-settings-changed", "/cloudy/settings", (press("24 Hour"), press("Metric"), press("Celsius"), settle)),
]


def journey(visit):
    page = visit.page
    visit.open(PLACE)
    page.press(STAR)
    page.settle()
    page.press("Settings")
    page.wait_for_title("Settings")
    page.press("Celsius")
    page.press("Done")
    page.wait_for_title("Ghent")
    page.see("°C")
    visit.looks_right()
    visit.open("/cloudy/locations")
    page.press("Add")
    page.wait_for_title("Add Location")
    page.keys("Osaka")
    page.press(starting("Osaka"))
    page.wait_for_title("Locations")
    page.evaluate("(handle) => handle.focus()", page.find("button", "Move Ghent"))
    page.key("ArrowDown")
    page.wait("Osaka to come first", lambda: "Osaka" in page.evaluate(
        "() => document.querySelector('.favorites li').textContent"
    ))
    page.press("Delete Osaka")
    page.press("Undo")
    page.find("button", "Delete Osaka")
