import http.server
import json
import re
import threading
import time
import urllib.parse

import pytest
from conftest import SCREENSHOTS, goto_complete, wait_until_idle
from playwright.sync_api import expect

GHENT = {"latitude": 51.05, "longitude": 3.72}
BRUSSELS = {"latitude": 50.8503, "longitude": 4.3517}


class Cloudy:
    """The weather as a person sees it."""

    def __init__(self, page, url):
        self.page = page
        self.url = f"{url}/cloudy"

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def now(self):
        return self.page.get_by_role("region", name="Now", exact=True)

    @property
    def week(self):
        return self.page.get_by_role("region", name="Week", exact=True)

    @property
    def favorites(self):
        return self.page.locator(".favorites .place-text strong")

    @property
    def results(self):
        return self.page.get_by_role("list", name="Results").get_by_role("button")

    @property
    def field(self):
        return self.page.get_by_role("searchbox", name="Enter a City")

    def open_locations(self):
        self.button("Locations").click()
        expect(self.page).to_have_title("Locations")

    def add(self, query, result):
        self.button("Add").click()
        expect(self.field).to_be_focused()
        self.field.fill(query)
        self.results.filter(has_text=result).first.click()
        expect(self.page).to_have_title("Locations")


@pytest.fixture
def person(chromium, visit, showcase, size, places_are_ready):
    """Opens the app for somebody who is in Ghent, or tells nobody where they are."""
    contexts = []

    def person(path="", position=GHENT, server=showcase, **options):
        options.setdefault("viewport", {"width": 390, "height": 844} if size == "phone" else {"width": 1280, "height": 800})
        if position:
            options |= {"geolocation": position, "permissions": ["geolocation"]}
        context = chromium.new_context(**options)
        contexts.append(context)
        return Cloudy(visit(f"{server.url}/cloudy{path}", context=context), server.url)

    yield person
    for context in contexts:
        context.close()


def test_the_weather_of_where_one_is(person, screenshot):
    cloudy = person()
    expect(cloudy.page).to_have_title("Gent")
    expect(cloudy.now).to_contain_text("Flanders, Belgium")
    expect(cloudy.now).to_contain_text("°F")
    expect(cloudy.now).to_contain_text("mph")
    expect(cloudy.now).to_contain_text("Climatological estimate, not a forecast")
    expect(cloudy.week.get_by_role("listitem")).to_have_count(8)
    chart = cloudy.week.get_by_role("img", name="Temperatures of the week")
    expect(chart).to_be_visible()
    days = cloudy.week.locator("li strong").all_text_contents()
    label = chart.get_attribute("aria-label")
    assert all(f"{day} " in label for day in days)
    assert chart.locator("circle").first.bounding_box()["width"] > 0
    screenshot(cloudy.page, "cloudy")


def test_who_says_not_where_they_are_sees_a_known_place(person, screenshot):
    cloudy = person(position=None)
    expect(cloudy.page.get_by_text("Until then this is the weather of Hoogstraten.")).to_be_visible()
    expect(cloudy.page).to_have_title("Hoogstraten")
    expect(cloudy.now).to_be_visible()
    screenshot(cloudy.page, "cloudy-denied")
    cloudy.open_locations()
    expect(cloudy.page.get_by_text("Current Location Unknown")).to_be_visible()
    expect(cloudy.page.get_by_text("No Favorites Found")).to_be_visible()
    # Who changes their mind is found.
    cloudy.page.context.grant_permissions(["geolocation"])
    cloudy.page.context.set_geolocation(GHENT)
    cloudy.button("Try Again").click()
    expect(cloudy.page.get_by_role("button", name="Gent")).to_be_visible()


def test_searching_as_one_types(person, screenshot):
    cloudy = person("/locations/add")
    expect(cloudy.field).to_be_focused()
    cloudy.field.press_sequentially("springf", delay=30)
    # Also if the keys came so slowly that something else was looked for meanwhile.
    for index in range(4):
        expect(cloudy.results.nth(index)).to_contain_text(re.compile("^Springfield"))
    texts = cloudy.results.all_text_contents()
    assert len(texts) > 3 and len(texts) == len(set(texts)), texts
    assert all(text.startswith("Springfield") for text in texts[:4])
    # Who doesn't see them hears how many there are.
    expect(cloudy.page.get_by_role("status").filter(has_text=re.compile(r"^\d+ places$"))).to_have_count(1)
    screenshot(cloudy.page, "cloudy-search")
    for query, found in [("Brusels", "Brussels"), ("münchen", "Munich"), ("東京", "Tokyo"), ("paris texas", "Paris")]:
        cloudy.field.fill(query)
        expect(cloudy.results.first).to_contain_text(found)
    cloudy.field.fill("zzzzzzzz")
    expect(cloudy.page.get_by_text("There is no place called “zzzzzzzz”.")).to_be_visible()
    expect(cloudy.results).to_have_count(0)
    screenshot(cloudy.page, "cloudy-no-match")
    cloudy.button("Clear").click()
    expect(cloudy.field).to_have_value("")
    expect(cloudy.page.get_by_text("There is no place")).to_have_count(0)
    sheet = cloudy.page.get_by_role("dialog")
    expect(sheet.get_by_text("Contains data from GeoNames, CC BY 4.0")).to_be_visible()


def test_the_address_says_what_is_looked_for(person):
    cloudy = person("/locations")
    cloudy.button("Add").click()
    cloudy.field.fill("Osaka")
    expect(cloudy.results.first).to_contain_text("Osaka")
    expect(cloudy.page).to_have_url(cloudy.url + "/locations/add?q=Osaka")
    cloudy.page.reload()
    expect(cloudy.field).to_have_value("Osaka")
    expect(cloudy.results.first).to_contain_text("Osaka")
    cloudy.button("Clear").click()
    expect(cloudy.page).to_have_url(cloudy.url + "/locations/add")
    cloudy.page.go_back()
    expect(cloudy.page).to_have_title("Locations")


def test_the_search_key_doesnt_wait(person):
    cloudy = person("/locations/add")
    cloudy.field.fill("Antwerpen")
    cloudy.field.press("Enter")
    expect(cloudy.results.first).to_contain_text("Antwerp")


def test_a_place_is_found_kept_and_chosen_for_good(person, screenshot):
    cloudy = person()
    cloudy.open_locations()
    cloudy.add("Brus", "Brussels")
    cloudy.add("Brus", "Brussels")
    expect(cloudy.favorites).to_have_text(["Brussels"])
    screenshot(cloudy.page, "cloudy-locations")
    cloudy.page.locator(".favorites").get_by_role("button", name="Brussels").nth(1).click()
    expect(cloudy.page).to_have_title("Brussels")
    expect(cloudy.now).to_contain_text("Brussels Capital, Belgium")
    cloudy.page.reload()
    expect(cloudy.page).to_have_title("Brussels")
    cloudy.open_locations()
    # Where one is is no favourite.
    current = cloudy.page.get_by_role("button", name="Gent")
    expect(current).to_be_visible()
    current.click()
    expect(cloudy.page).to_have_title("Gent")


def test_what_was_deleted_comes_back(person, screenshot):
    cloudy = person("/locations")
    cloudy.add("Brus", "Brussels")
    cloudy.add("Antwerp", "Antwerp")
    cloudy.button("Delete Brussels").click()
    expect(cloudy.favorites).to_have_text(["Antwerp"])
    cloudy.button("Delete Antwerp").click()
    expect(cloudy.page.get_by_text("No Favorites Found")).to_be_visible()
    expect(cloudy.page.get_by_text("Antwerp and 1 more were deleted.")).to_be_visible()
    screenshot(cloudy.page, "cloudy-undo")
    cloudy.button("Undo").click()
    expect(cloudy.favorites).to_have_text(["Antwerp"])
    cloudy.button("Undo").click()
    expect(cloudy.favorites).to_have_text(["Brussels", "Antwerp"])
    expect(cloudy.button("Undo")).to_have_count(0)


def test_the_focus_goes_on_beside_what_went(person):
    cloudy = person("/locations")
    keep_three(cloudy)
    page = cloudy.page
    cloudy.button("Delete Paris").focus()
    page.keyboard.press("Enter")
    expect(cloudy.favorites).to_have_text(["Brussels", "London"])
    expect(cloudy.button("Move London")).to_be_focused()
    cloudy.button("Undo").focus()
    page.keyboard.press("Enter")
    expect(cloudy.favorites).to_have_text(["Brussels", "Paris", "London"])
    # What came back is where one goes on.
    expect(cloudy.button("Move Paris")).to_be_focused()
    cloudy.button("Add").click()
    cloudy.field.fill("Rome")
    expect(cloudy.results).not_to_have_count(0)
    cloudy.button("Clear").focus()
    page.keyboard.press("Enter")
    expect(cloudy.field).to_have_value("")
    expect(cloudy.field).to_be_focused()
    # Escape empties the field first, and leaves only then.
    cloudy.field.fill("Rome")
    page.keyboard.press("Escape")
    expect(cloudy.field).to_have_value("")
    expect(page).to_have_title("Add Location")


def test_the_keyboard_goes_when_the_search_key_was_pressed(person):
    cloudy = person("/locations/add", has_touch=True, is_mobile=True)
    cloudy.field.fill("Rome")
    cloudy.field.press("Enter")
    expect(cloudy.field).not_to_be_focused()
    expect(cloudy.results).not_to_have_count(0)


@pytest.mark.parametrize("size", ["phone"], indirect=True)
@pytest.mark.parametrize("width, text", [(320, "100%"), (360, "100%"), (390, "200%"), (1280, "200%")])
def test_nothing_is_cut_off(person, width, text, screenshot):
    name = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
    cloudy = person(f"/place/53.22/-4.2?name={name}", viewport={"width": width, "height": 740})
    cloudy.page.evaluate("size => document.documentElement.style.fontSize = size", text)
    expect(cloudy.now).to_be_visible()
    if SCREENSHOTS:
        cloudy.page.screenshot(path=f"{SCREENSHOTS}/cloudy-narrow-{width}-{text[:-1]}.png")
    for button in ["Settings", "Refresh", "Add to Favorites"]:
        box = cloudy.button(button).bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= width, (button, box)
    scroll = cloudy.page.locator("[data-scroll]")
    assert scroll.evaluate("element => element.scrollWidth") <= width
    cloudy.button("Add to Favorites").click()
    cloudy.page.goto(cloudy.url + "/locations")
    cloudy.page.evaluate("size => document.documentElement.style.fontSize = size", text)
    expect(cloudy.button(f"Delete {name}")).to_be_visible()
    scroll = cloudy.page.locator(".sheet [data-scroll]")
    assert scroll.evaluate("element => element.scrollWidth - element.clientWidth") <= 0


def keep_three(cloudy):
    for query in ["Brussels", "Paris", "London"]:
        cloudy.add(query, query)
    expect(cloudy.favorites).to_have_text(["Brussels", "Paris", "London"])
    # While screens move, nothing can be taken hold of.
    expect(cloudy.page.locator("html[data-animation]")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop"], indirect=True)
def test_favorites_are_put_in_order_by_keyboard(person):
    cloudy = person("/locations")
    keep_three(cloudy)
    handle = cloudy.button("Move Brussels")
    handle.focus()
    # As fast as keys can be pressed.
    for _ in range(20):
        for key in ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"]:
            cloudy.page.keyboard.press(key)
    expect(cloudy.favorites).to_have_text(["Brussels", "Paris", "London"])
    expect(handle).to_be_focused()
    handle.press("ArrowDown")
    expect(cloudy.favorites).to_have_text(["Paris", "Brussels", "London"])
    expect(handle).to_be_focused()
    handle.press("End")
    expect(cloudy.favorites).to_have_text(["Paris", "London", "Brussels"])
    expect(handle).to_be_focused()
    handle.press("ArrowDown")
    handle.press("Home")
    expect(cloudy.favorites).to_have_text(["Brussels", "Paris", "London"])
    cloudy.page.reload()
    expect(cloudy.favorites).to_have_text(["Brussels", "Paris", "London"])


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", ["desktop"], indirect=True)
def test_favorites_are_put_in_order_by_dragging(person):
    cloudy = person("/locations")
    keep_three(cloudy)
    mouse = cloudy.page.mouse
    mouse.move(*middle(cloudy.button("Move Brussels")))
    mouse.down()
    x, y = middle(cloudy.button("Move London"))
    mouse.move(x, y - 20, steps=4)
    mouse.move(x, y + 4, steps=4)
    mouse.up()
    expect(cloudy.favorites).to_have_text(["Paris", "London", "Brussels"])
    # Escape puts it back.
    mouse.move(*middle(cloudy.button("Move Brussels")))
    mouse.down()
    mouse.move(*middle(cloudy.button("Move Paris")), steps=4)
    cloudy.page.keyboard.press("Escape")
    mouse.up()
    expect(cloudy.favorites).to_have_text(["Paris", "London", "Brussels"])
    expect(cloudy.page).to_have_title("Locations")


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_favorites_are_put_in_order_by_touch(person):
    cloudy = person("/locations", has_touch=True)
    keep_three(cloudy)
    cdp = cloudy.page.context.new_cdp_session(cloudy.page)

    def touch(kind, point=None):
        points = [{"x": point[0], "y": point[1]}] if point else []
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    start = middle(cloudy.button("Move London"))
    end = middle(cloudy.button("Move Brussels"))
    touch("touchStart", start)
    for part in [0.25, 0.5, 0.75, 1]:
        touch("touchMove", (start[0], start[1] + (end[1] - start[1]) * part))
    touch("touchEnd")
    expect(cloudy.favorites).to_have_text(["London", "Brussels", "Paris"])


def test_notations_redraw_both_and_stay(person, screenshot):
    cloudy = person()
    expect(cloudy.now).to_contain_text("°F")
    other = Cloudy(cloudy.page.context.new_page(), cloudy.url.removesuffix("/cloudy"))
    other.page.goto(cloudy.url)
    expect(other.now).to_contain_text("°F")
    cloudy.button("Settings").click()
    expect(cloudy.page).to_have_title("Settings")
    expect(cloudy.button("Fahrenheit")).to_have_attribute("aria-pressed", "true")
    for name in ["24 Hour", "Metric", "Celsius"]:
        cloudy.button(name).click()
        expect(cloudy.button(name)).to_have_attribute("aria-pressed", "true")
    expect(cloudy.button("Fahrenheit")).to_have_attribute("aria-pressed", "false")
    screenshot(cloudy.page, "cloudy-settings")
    cloudy.button("Done").click()
    for page in [cloudy, other]:
        expect(page.now).to_contain_text("°C")
        expect(page.now).to_contain_text("km/h")
        expect(page.now).not_to_contain_text("M ·")
        expect(page.week.get_by_role("listitem").first).to_contain_text("°C")
    expect(cloudy.page).to_have_url(cloudy.url)
    # Nobody is asked where they are by a page that they don't look at.
    cloudy.page.bring_to_front()
    cloudy.page.reload()
    expect(cloudy.now).to_contain_text("°C")


def test_addresses_lead_to_their_screens(person):
    cloudy = person("/place/48.85341/2.3488?name=Paris", position=None)
    expect(cloudy.page).to_have_title("Paris")
    expect(cloudy.now).to_contain_text("Ile-de-France, France")
    expect(cloudy.button("Locations")).to_have_count(0)
    star = cloudy.button("Add to Favorites")
    expect(star).to_have_attribute("aria-pressed", "false")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    cloudy.button("Back").click()
    expect(cloudy.page).to_have_url(cloudy.url)
    cloudy.open_locations()
    expect(cloudy.favorites).to_have_text(["Paris"])
    cloudy.button("Add").click()
    expect(cloudy.page).to_have_url(cloudy.url + "/locations/add")
    cloudy.button("Cancel").click()
    expect(cloudy.page).to_have_url(cloudy.url + "/locations")
    cloudy.page.go_back()
    expect(cloudy.page).to_have_url(cloudy.url)
    cloudy.page.goto(cloudy.url + "/locations/add?q=Osaka")
    expect(cloudy.results.first).to_contain_text("Osaka")
    expect(cloudy.field).to_have_value("Osaka")
    cloudy.page.goto(cloudy.url + "/settings")
    expect(cloudy.page).to_have_title("Settings")
    cloudy.button("Done").click()
    expect(cloudy.page).to_have_url(cloudy.url)


def test_the_first_page_is_complete_without_a_script(chromium, showcase):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    now = page.get_by_role("region", name="Now", exact=True)
    goto_complete(page, f"{showcase.url}/cloudy/place/51.05/3.72?name=Ghent", now)
    expect(page.get_by_role("heading", name="Ghent")).to_be_visible()
    expect(now).to_contain_text("°F")
    expect(page.get_by_role("img", name="Temperatures of the week")).to_be_visible()
    context.close()


def test_a_search_survives_a_killed_server(person, own_showcase, visit):
    server = own_showcase()
    cloudy = person("/locations/add", server=server)
    cloudy.field.fill("Osaka")
    expect(cloudy.results.first).to_contain_text("Osaka")
    cloudy.field.fill("Osaka-s")
    server.kill()
    server.start()
    # What was typed and not heard any more is looked for, too.
    wait_until_idle(cloudy.page)
    expect(cloudy.field).to_have_value("Osaka-s")
    expect(cloudy.results.first).to_contain_text("Osaka")
    expect(cloudy.page).to_have_url(cloudy.url + "/locations/add?q=Osaka-s")
    cloudy.field.fill("Osaka")
    expect(cloudy.results.first).to_contain_text("Osaka")
    wait_until_idle(cloudy.page)
    cloudy.results.first.click()
    expect(cloudy.favorites).to_have_text(["Osaka"])
    cloudy.page.close()
    # The browser itself tells that the server was gone.
    visit.problems.clear()


class Faulty(http.server.BaseHTTPRequestHandler):
    """A service with the fault that is asked for, and what it answers else."""

    fault = None
    answer = staticmethod(lambda query: [])

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query))
        body = json.dumps(Faulty.answer(query)).encode()
        status = 200
        if Faulty.fault == "status":
            status, body = 503, b"Oops"
        elif Faulty.fault == "malformed":
            body = b'{"current": "warm"'
        elif Faulty.fault == "slow":
            time.sleep(1.5)
        elif Faulty.fault == "timeout":
            time.sleep(12)
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        try:
            if Faulty.fault == "cut off":
                self.wfile.write(body[:-4])
                self.wfile.flush()
                self.connection.close()
            else:
                self.wfile.write(body)
        except BrokenPipeError:
            # Who asked has given up.
            pass


@pytest.fixture
def faulty():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Faulty)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Faulty.fault = None
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def forecast(query):
    days = [1_475_704_800 + 86_400 * day for day in range(8)]
    return {
        "latitude": float(query["latitude"]),
        "longitude": float(query["longitude"]),
        "timezone": "Europe/Brussels",
        "utc_offset_seconds": 7200,
        "current": {
            "time": 1_475_746_343, "temperature_2m": 47.47, "wind_speed_10m": 9.23, "weather_code": 2, "is_day": 1,
        },
        "daily": {
            "time": days,
            "weather_code": [2] * 8,
            "temperature_2m_min": [38.14] * 8,
            "temperature_2m_max": [57.87] * 8,
            "wind_speed_10m_max": [8.16] * 8,
            "sunrise": [day + 28_000 for day in days],
            "sunset": [day + 69_000 for day in days],
        },
    }


FAILURE = "Cloudy was unable to fetch weather data."


@pytest.mark.parametrize("size", ["desktop"], indirect=True)
def test_weather_that_fails_is_told_and_tried_again(person, own_showcase, faulty, screenshot):
    Faulty.answer = staticmethod(forecast)
    Faulty.fault = "status"
    server = own_showcase("--weather-url", faulty)
    place = "/place/50.9/4.3?name=Brussels"
    cloudy = person(place, position=None, server=server)
    alert = cloudy.page.get_by_role("alert")
    expect(alert).to_contain_text(FAILURE)
    expect(cloudy.page.get_by_text("The weather service has a problem (503)")).to_be_visible()
    screenshot(cloudy.page, "cloudy-failure")
    for fault, reason in [
        ("malformed", "can’t be read"), ("cut off", "didn’t arrive completely"), ("timeout", "takes too long"),
    ]:
        Faulty.fault = fault
        cloudy.button("Try Again").click()
        expect(cloudy.page.get_by_text(reason)).to_be_visible(timeout=20_000)
        expect(alert).to_contain_text(FAILURE)
    Faulty.fault = "slow"
    cloudy.button("Try Again").click()
    expect(cloudy.page.get_by_role("status", name="Loading")).to_be_visible()
    expect(cloudy.now).to_contain_text("47 °F")
    expect(alert).to_have_count(0)
    expect(cloudy.now).to_contain_text("Thu, October 6 · 11:32 AM")
    expect(cloudy.now).not_to_contain_text("Climatological")
    expect(cloudy.page.get_by_text("Weather data by Open-Meteo.com, CC BY 4.0")).to_be_visible()
    # What came last is shown with its age.
    Faulty.fault = "status"
    cloudy.button("Refresh").click()
    expect(cloudy.page.get_by_text("This is less than a minute old. The weather service has a problem (503).")).to_be_visible()
    expect(cloudy.now).to_contain_text("47 °F")
    screenshot(cloudy.page, "cloudy-age")


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_geocoder_is_asked_when_the_search_is_submitted(person, own_showcase, faulty, screenshot):
    asked = []

    def answer(query):
        asked.append(query["q"])
        return [
            {
                "name": "Ghent", "lat": "51.05", "lon": "3.72",
                "address": {"state": "Flanders", "country": "Belgium"},
            }
        ]

    Faulty.answer = staticmethod(answer)
    server = own_showcase("--geocoder-url", faulty)
    cloudy = person("/locations/add", server=server)
    cloudy.field.press_sequentially("Ghent", delay=20)
    expect(cloudy.page.get_by_text("Press Return to search.")).to_be_visible()
    assert asked == []
    Faulty.fault = "slow"
    cloudy.field.press("Enter")
    expect(cloudy.page.get_by_role("status", name="Searching")).to_be_visible()
    expect(cloudy.results).to_have_text(["GhentFlanders, Belgium"])
    assert asked == ["Ghent"]
    expect(cloudy.page.get_by_text("© OpenStreetMap contributors")).to_be_visible()
    for fault, reason in [
        ("status", "has a problem (503)"), ("malformed", "can’t be read"), ("cut off", "didn’t arrive completely"),
        ("timeout", "takes too long"),
    ]:
        Faulty.fault = fault
        cloudy.field.fill(f"Ghent {fault}")
        cloudy.field.press("Enter")
        expect(cloudy.page.get_by_role("alert")).to_contain_text(reason, timeout=20_000)
        expect(cloudy.results).to_have_count(0)
    screenshot(cloudy.page, "cloudy-search-failure")
    Faulty.fault = None
    cloudy.button("Try Again").click()
    expect(cloudy.results).to_have_count(1)
    cloudy.results.first.click()
    expect(cloudy.favorites).to_have_text(["Ghent"])
