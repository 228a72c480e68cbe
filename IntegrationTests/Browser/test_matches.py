import re

import pytest
from conftest import SCREENSHOTS, SIZES, Showcase, goto_complete, wait_until_idle
from goalbase import FaultyGoalbase, GoalbaseClient
from playwright.sync_api import expect


class Matches:
    """The logbook as a person sees it."""

    def __init__(self, page, url):
        self.page = page
        self.url = f"{url}/matches"

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def delete_button(self, name):
        """Of a match; when it was played is said, too."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}, "))

    @property
    def rows(self):
        return self.page.locator(".matches .match")

    @property
    def prompt(self):
        return self.page.get_by_role("alertdialog")

    def tab(self, name):
        self.page.get_by_role("navigation").get_by_text(name, exact=True).click()
        expect(self.page).to_have_title(name)

    def expect_rows(self, *rows):
        expect(self.rows).to_have_count(len(rows))
        for index, (home, result, away) in enumerate(rows):
            row = self.rows.nth(index)
            expect(row).to_contain_text(result)
            expect(row).to_contain_text(home)
            expect(row).to_contain_text(away)

    def add_player(self, name):
        self.button("Add player").click()
        field = self.prompt.get_by_label("Player name")
        expect(field).to_be_focused()
        field.fill(name)
        self.prompt.get_by_role("button", name="Save").click()
        expect(self.player(name)).to_be_visible()

    def player(self, name):
        return self.page.get_by_role("checkbox", name=name, exact=True)

    def choose(self, side, *names):
        group = self.page.get_by_role("group", name=side, exact=True)
        group.locator(".side-players").click()
        expect(self.page).to_have_title("Players")
        for name in names:
            self.player(name).click()
            expect(self.player(name)).to_be_checked()
        self.page.go_back()
        expect(self.page).to_have_title(re.compile("Match$"))
        expect(group).to_contain_text(", ".join(names))

    def score(self, side, goals):
        for _ in range(goals):
            self.button(f"More: {side} goals").click()

    def log(self, home, home_goals, away_goals, away):
        self.button("Add match").click()
        expect(self.page).to_have_title("New Match")
        self.choose("Home", home)
        self.choose("Away", away)
        self.score("Home", home_goals)
        self.score("Away", away_goals)
        self.button("Save").click()
        expect(self.page).to_have_title("Matches")

    def start_editing(self):
        """The buttons that show then are there before, but are none a person could press."""
        self.button("Edit").click()
        expect(self.button("Done").first).to_be_visible()

    def edit(self, index=0):
        if self.button("Edit").is_visible():
            self.start_editing()
        self.rows.nth(index).click()
        expect(self.page).to_have_title("Edit Match")

    def use(self, server=None):
        """Has matches kept at a server, or here."""
        self.button("Settings").click()
        expect(self.page).to_have_title("Settings")
        if server:
            self.page.get_by_label("Server address").fill(server)
        self.page.get_by_role("switch", name="Keep matches on a server").set_checked(server is not None)
        self.button("Done").click()
        expect(self.page).to_have_title("Matches")


@pytest.fixture
def server(request, own_showcase):
    has_match = "with_match" in request.fixturenames
    # One that fails is at a port nobody knows before.
    return own_showcase("--any-matches-server", kept=request.getfixturevalue("logged")[0] if has_match else None)


@pytest.fixture
def person(visit, chromium, size):
    contexts = []

    def person(server, path="", context=None, **options):
        if context is None:
            context = chromium.new_context(viewport=SIZES[size], **options)
            contexts.append(context)
        return Matches(visit(f"{server.url}/matches{path}", context=context), server.url)

    yield person
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def logged(chromium, tmp_path_factory):
    """What a server has kept, and who somebody is, once they have logged there that Anna won against Ben."""
    data = tmp_path_factory.mktemp("logged") / "data"
    server = Showcase(data).start()
    try:
        with chromium.new_context() as context:
            page = context.new_page()
            matches = Matches(page, server.url)
            page.goto(f"{matches.url}/new/home-players")
            page.wait_for_selector("html[data-connected]")
            for name in ["Anna", "Ben"]:
                matches.add_player(name)
            page.goto(matches.url)
            page.wait_for_selector("html[data-connected]")
            matches.log("Anna", 2, 1, "Ben")
            matches.expect_rows(("Anna", "2 : 1", "Ben"))
            wait_until_idle(page)
            cookies = context.storage_state()
    finally:
        server.stop()
    return data, cookies


@pytest.fixture
def with_match(logged, server, person):
    """Somebody who has logged that Anna won against Ben."""
    matches = person(server, storage_state=logged[1])
    matches.expect_rows(("Anna", "2 : 1", "Ben"))
    return matches


@pytest.fixture
def faulty(server):
    goalbase = FaultyGoalbase(server.url)
    yield goalbase
    goalbase.stop()


@pytest.fixture
def remote(server, faulty, person):
    """Somebody who keeps their matches at a server, which has one."""
    client = GoalbaseClient(server.url)
    match = client.add_match(client.add_player("Carla"), 5, 0, client.add_player("Dora"))
    matches = person(server)
    matches.use(faulty.url)
    matches.expect_rows(("Carla", "5 : 0", "Dora"))
    return matches, client, match


def test_the_first_match(server, person, screenshot):
    matches = person(server)
    expect(matches.page.get_by_text("No matches yet!")).to_be_visible()
    screenshot(matches.page, "matches-empty")
    matches.button("Add match").click()
    expect(matches.button("Save")).to_be_disabled()
    matches.page.get_by_role("button", name="Set Home Players").click()
    expect(matches.page.get_by_text("No players yet!")).to_be_visible()
    for name in ["Anna", "Ben", "Carla"]:
        matches.add_player(name)
    matches.player("Carla").click()
    matches.player("Anna").click()
    screenshot(matches.page, "matches-players")
    matches.page.go_back()
    expect(matches.page.get_by_role("button", name="Anna, Carla")).to_be_visible()
    matches.page.get_by_role("button", name="Set Away Players").click()
    expect(matches.player("Anna")).to_be_disabled()
    matches.player("Ben").click()
    matches.page.go_back()
    matches.score("Home", 3)
    screenshot(matches.page, "matches-editor")
    matches.button("Save").click()
    matches.expect_rows(("Anna, Carla", "3 : 0", "Ben"))
    screenshot(matches.page, "matches-list")
    matches.page.reload()
    matches.expect_rows(("Anna, Carla", "3 : 0", "Ben"))


def test_rankings_and_statistics(server, person, screenshot):
    client = GoalbaseClient(server.url)
    players = {name: client.add_player(name) for name in ["Anna", "Ben", "Carla", "Dora"]}
    for day, (home, home_goals, away_goals, away) in enumerate(
        [
            ("Anna", 2, 1, "Ben"),
            ("Carla", 0, 0, "Ben"),
            ("Dora", 1, 4, "Anna"),
            ("Ben", 3, 1, "Anna"),
            ("Carla", 2, 1, "Dora"),
            ("Anna", 1, 1, "Carla"),
        ]
    ):
        client.add_match(
            players[home],
            home_goals,
            away_goals,
            players[away],
            played_at=f"2026-01-0{day + 1}T12:00:00Z",
        )
    matches = person(server)
    matches.use(f"{server.url}/api/v1")
    expect(matches.rows).to_have_count(6)
    screenshot(matches.page, "matches-six")
    matches.tab("Rankings")
    rows = matches.page.locator(".rankings").get_by_role("button")
    expect(rows).to_have_text(["Anna5.83", "Carla5.56", "Ben4.44", "Dora0.00"])
    chart = matches.page.get_by_role("img", name=re.compile("^Ratings from"))
    expect(chart).to_have_accessible_description(re.compile("Anna: between"))
    screenshot(matches.page, "matches-rankings")
    matches.page.get_by_role("radio", name="Last 7 Days").check()
    expect(chart).to_have_count(0)
    expect(rows.first).to_contain_text("0.00")
    matches.page.get_by_role("radio", name="All Time").check()
    expect(rows.first).to_contain_text("5.83")
    rows.filter(has_text="Ben").click()
    expect(matches.page).to_have_title("Ben")
    for label, value in [("Played", "3"), ("Won", "1"), ("Drawn", "1"), ("Lost", "1")]:
        line = matches.page.locator(".statistics > div").filter(has_text=label)
        expect(line.first).to_contain_text(value)
    expect(matches.page.get_by_text("Anna (2 matches)")).to_be_visible()
    screenshot(matches.page, "matches-player")
    matches.page.go_back()
    expect(matches.page).to_have_title("Rankings")


def test_a_time_that_clocks_skip_is_put_right_in_the_field(monkeypatch, own_showcase, person):
    monkeypatch.setenv("TZ", "Europe/Berlin")
    matches = person(own_showcase(), "/new", timezone_id="Europe/Berlin")
    field = matches.page.get_by_label("Played at")
    for _ in range(2):
        field.fill("2026-03-29T02:30")
        expect(field).to_have_value("2026-03-29T03:30")


def test_unsaved_changes_are_asked_about(with_match, screenshot):
    matches = with_match
    matches.edit()
    matches.score("Home", 1)
    for leave in [matches.button("Cancel").click, matches.page.go_back]:
        leave()
        expect(matches.prompt).to_contain_text("Discard your changes?")
        screenshot(matches.page, "matches-discard")
        matches.prompt.get_by_role("button", name="Keep Editing").click()
        expect(matches.prompt).to_have_count(0)
        expect(matches.page).to_have_title("Edit Match")
        expect(matches.page.locator(".goals")).to_contain_text("3")
    matches.page.keyboard.press("Escape")
    matches.prompt.get_by_role("button", name="Discard").click()
    expect(matches.page).to_have_title("Matches")
    matches.expect_rows(("Anna", "2 : 1", "Ben"))
    matches.edit()
    matches.score("Home", 1)
    matches.page.get_by_label("Played at").fill("2026-02-03T18:30")
    matches.button("Save").click()
    matches.expect_rows(("Anna", "3 : 1", "Ben"))
    expect(matches.rows).to_contain_text("Feb 3, 2026")


@pytest.mark.parametrize("size", ["phone"], indirect=True)
@pytest.mark.parametrize("width, text", [(320, "100%"), (390, "200%"), (320, "200%")])
def test_nothing_is_cut_off(with_match, width, text):
    matches = with_match
    page = matches.page
    page.set_viewport_size({"width": width, "height": 740})
    page.evaluate("size => document.documentElement.style.fontSize = size", text)
    matches.delete_button("Delete Anna against Ben, 2 : 1").focus()
    page.keyboard.press("Delete")
    for name in ["Edit", "Refresh", "Settings", "Add match", "Add a Match", "Open Settings", "Undo", "Dismiss"]:
        expect(matches.button(name)).to_be_visible()
        box = matches.button(name).bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= width, (name, box)
    scroll = page.locator("[data-scroll]")
    assert scroll.evaluate("element => element.scrollWidth") <= width
    if SCREENSHOTS:
        page.screenshot(path=f"{SCREENSHOTS}/matches-narrow-{width}-{text[:-1]}.png")


def test_delete_by_keyboard_and_undo(with_match, screenshot):
    matches = with_match
    delete = matches.delete_button("Delete Anna against Ben, 2 : 1")
    delete.focus()
    matches.page.keyboard.press("Delete")
    expect(matches.page.get_by_text("No matches yet!")).to_be_visible()
    expect(matches.page.get_by_role("status").filter(has_text="was deleted")).to_be_visible()
    screenshot(matches.page, "matches-undo")
    matches.button("Undo").click()
    matches.expect_rows(("Anna", "2 : 1", "Ben"))
    # The person goes on where what they brought back is.
    expect(matches.page.locator(".matches :focus")).to_have_count(1)
    matches.start_editing()
    screenshot(matches.page, "matches-editing")
    matches.delete_button("Delete Anna against Ben, 2 : 1").click()
    expect(matches.rows).to_have_count(0)
    matches.button("Dismiss").click()
    expect(matches.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_editing_shows_what_is_there_already(with_match):
    matches = with_match
    name = "Anna against Ben, 2 : 1"
    edit = matches.page.get_by_role("button", name=re.compile(f"^Edit {name}, "))
    expect(edit).to_have_count(0)
    expect(matches.delete_button(f"Delete {name}")).to_have_class("delete-behind")
    row = matches.rows.element_handle()
    matches.button("Edit").click()
    expect(edit).to_be_visible()
    # The only one that can be seen, reached or heard of.
    expect(matches.delete_button(f"Delete {name}")).to_have_class("delete-minus")
    matches.delete_button(f"Delete {name}").focus()
    matches.page.keyboard.press("Tab")
    expect(edit).to_be_focused()
    assert row.evaluate("row => row.isConnected")
    matches.button("Done").click()
    expect(edit).to_have_count(0)
    expect(matches.delete_button(f"Delete {name}")).to_have_class("delete-behind")


def test_delete_by_swipe(server, person, size):
    if size != "phone":
        pytest.skip("a finger")
    client = GoalbaseClient(server.url)
    client.add_match(client.add_player("Anna"), 1, 0, client.add_player("Ben"))
    matches = person(server, has_touch=True)
    matches.use(f"{server.url}/api/v1/")
    matches.expect_rows(("Anna", "1 : 0", "Ben"))
    expect(matches.page.locator("html[data-animation]")).to_have_count(0)
    box = matches.rows.first.bounding_box()
    session = matches.page.context.new_cdp_session(matches.page)
    x, y = box["x"] + box["width"] - 20, box["y"] + box["height"] / 2
    touch = lambda kind, *points: session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y} for x in points]},
    )
    touch("touchStart", x)
    for distance in range(10, 130, 10):
        touch("touchMove", x - distance)
        # As a finger does it, frame by frame.
        matches.page.wait_for_timeout(16)
    touch("touchEnd")
    delete = matches.delete_button("Delete Anna against Ben, 1 : 0")
    expect(delete).to_be_in_viewport()
    delete.tap()
    expect(matches.rows).to_have_count(0)
    # It shows as deleted before it is.
    for _ in range(600):
        if client.send("GET", "matches")[1] == []:
            break
        matches.page.wait_for_timeout(50)
    assert client.send("GET", "matches")[1] == []


def test_two_browsers_see_each_others_changes(with_match, server, person):
    other = person(server)
    other.expect_rows(("Anna", "2 : 1", "Ben"))
    with_match.log("Ben", 1, 0, "Anna")
    other.expect_rows(("Ben", "1 : 0", "Anna"), ("Anna", "2 : 1", "Ben"))
    other.delete_button("Delete Ben against Anna, 1 : 0").focus()
    other.page.keyboard.press("Delete")
    with_match.expect_rows(("Anna", "2 : 1", "Ben"))
    with_match.tab("Rankings")
    rankings = with_match.page.locator(".rankings").get_by_role("button")
    expect(rankings.first).to_have_text("Anna10.00")
    other.button("Undo").click()
    expect(rankings.first).to_have_text("Anna5.00")


def test_what_a_server_has_changes_without_reloading(remote, server, person):
    matches, client, match = remote
    # Who hasn't chosen it keeps theirs here.
    expect(person(server).page.get_by_text("No matches yet!")).to_be_visible()
    assert client.send("DELETE", f"matches/{match}")[0] == 200
    expect(matches.page.get_by_text("No matches yet!")).to_be_visible()


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_a_page_that_nobody_looks_at_asks_no_server(remote, faulty):
    matches, client, match = remote

    def hide(is_hidden):
        matches.page.evaluate(
            """(isHidden) => {
              Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            is_hidden,
        )

    hide(True)
    wait_until_idle(matches.page)
    with_server = client.send("DELETE", f"matches/{match}")[0]
    assert with_server == 200
    # It was asked every three seconds; once more may be on its way.
    matches.page.wait_for_timeout(4000)
    before = len(faulty.requests)
    matches.page.wait_for_timeout(7000)
    assert len(faulty.requests) == before
    hide(False)
    expect(matches.page.get_by_text("No matches yet!")).to_be_visible()


def test_switching_storage_keeps_the_editor_and_what_was_entered(with_match, server, person):
    client = GoalbaseClient(server.url)
    client.add_match(client.add_player("Carla"), 5, 0, client.add_player("Dora"))
    with_match.edit()
    with_match.score("Home", 5)
    tab = person(server, context=with_match.page.context)
    tab.use(f"{server.url}/api/v1/")
    tab.expect_rows(("Carla", "5 : 0", "Dora"))
    with_match.page.bring_to_front()
    expect(with_match.page.get_by_text("This match stays on this device.")).to_be_visible()
    expect(with_match.page.locator(".goals")).to_contain_text("7")
    with_match.button("Save").click()
    with_match.expect_rows(("Carla", "5 : 0", "Dora"))
    tab.page.bring_to_front()
    tab.use(None)
    tab.expect_rows(("Anna", "7 : 1", "Ben"))


@pytest.mark.parametrize("size", ["phone"], indirect=True)
@pytest.mark.parametrize("fault", ["500", "malformed", "cut off"])
def test_a_server_that_fails_loses_nothing(remote, faulty, fault, screenshot):
    matches, client, match = remote
    matches.edit()
    matches.score("Away", 2)
    faulty.fault = fault
    matches.button("Save").click()
    expect(matches.prompt).to_contain_text("Oops!", timeout=30_000)
    expect(matches.prompt).to_contain_text("The match could not be saved.")
    screenshot(matches.page, f"matches-failed-{fault.replace(' ', '-')}")
    matches.prompt.get_by_role("button", name="OK").click()
    expect(matches.page.locator(".goals")).to_contain_text("2")
    faulty.fault = ""
    matches.button("Save").click()
    expect(matches.page).to_have_title("Matches")
    matches.expect_rows(("Carla", "5 : 2", "Dora"))
    faulty.fault = fault
    matches.button("Refresh").click()
    alert = matches.page.get_by_role("alert")
    expect(alert).to_be_visible(timeout=30_000)
    # What was there stays, and a failure isn't an empty list.
    matches.expect_rows(("Carla", "5 : 2", "Dora"))
    # A server that is well again is noticed without the button: it may be so only once that was pressed.
    faulty.fault = "slow"
    matches.button("Try Again").click()
    faulty.fault = ""
    faulty.released.set()
    expect(alert).to_have_count(0)


def test_only_servers_that_the_showcase_was_started_with_are_asked(own_showcase, person):
    # On this machine, as behind a proxy, which listens for others.
    server = own_showcase()
    other = FaultyGoalbase(server.url)
    matches = person(server, "/settings")
    matches.page.get_by_label("Server address").fill(other.url)
    matches.page.get_by_role("switch", name="Keep matches on a server").click()
    refusal = "This showcase asks only its own server, and those it was started with."
    expect(matches.page.get_by_role("alert").filter(has_text=refusal)).to_be_visible()
    assert other.requests == []
    other.stop()


def test_a_half_saved_match_is_there_once(remote, faulty):
    matches, client, match = remote
    faulty.fault = "half"
    matches.button("Add match").click()
    matches.choose("Home", "Carla")
    matches.choose("Away", "Dora")
    matches.button("Save").click()
    expect(matches.prompt).to_contain_text("The match could not be saved.")
    matches.prompt.get_by_role("button", name="OK").click()
    faulty.fault = ""
    matches.button("Save").click()
    expect(matches.page).to_have_title("Matches")
    expect(matches.rows).to_have_count(2)
    assert len(client.send("GET", "matches")[1]) == 2


def test_a_server_that_is_down_is_told_apart_from_no_matches(remote, faulty, screenshot):
    matches, client, match = remote
    faulty.stop()
    # A reload would go on with what is there.
    matches.page.goto(matches.page.url)
    expect(matches.page.get_by_text("The server can’t be reached.")).to_be_visible(timeout=30_000)
    expect(matches.page.get_by_text("No matches yet!")).to_have_count(0)
    screenshot(matches.page, "matches-down")
    matches.use(None)
    expect(matches.page.get_by_text("No matches yet!")).to_be_visible()


def test_a_killed_server_forgets_nothing_that_was_entered(with_match, server, visit):
    with_match.edit()
    with_match.score("Home", 4)
    expect(with_match.page.locator(".goals")).to_contain_text("6")
    wait_until_idle(with_match.page)
    server.kill()
    server.start()
    wait_until_idle(with_match.page)
    expect(with_match.page.locator(".goals")).to_contain_text("6")
    with_match.button("Save").click()
    with_match.expect_rows(("Anna", "6 : 1", "Ben"))
    # The browser says that it couldn't connect.
    visit.problems.clear()


def test_a_switch_that_is_turned_while_the_server_is_away_stays_so(server, person, visit):
    matches = person(server, "/settings")
    switch = matches.page.get_by_role("switch", name="Keep matches on a server")
    switch.check()
    wait_until_idle(matches.page)
    server.kill()
    switch.uncheck()
    server.start()
    wait_until_idle(matches.page)
    expect(switch).not_to_be_checked()
    matches.button("Done").click()
    expect(matches.page).to_have_title("Matches")
    matches.button("Settings").click()
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
    # The browser says that it couldn't connect.
    visit.problems.clear()


def test_names_of_players(server, person):
    matches = person(server, "/new/away-players")
    matches.add_player("Anna")
    matches.button("Add player").click()
    save = matches.prompt.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    field = matches.prompt.get_by_label("Player name")
    field.press_sequentially("anna")
    expect(matches.prompt).to_contain_text("There is a player of this name already.")
    expect(save).to_be_disabled()
    field.press("Enter")
    expect(matches.prompt).to_be_visible()
    field.press_sequentially("bel")
    expect(save).to_be_enabled()
    field.press("Enter")
    expect(matches.player("annabel")).to_be_visible()


def test_a_player_is_deleted_with_their_matches(with_match, screenshot):
    matches = with_match
    matches.page.goto(f"{matches.url}/new/home-players")
    matches.page.wait_for_selector("html[data-connected]")
    sheet = matches.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Edit").click()
    expect(sheet.get_by_role("button", name="Done")).to_be_visible()
    sheet.get_by_role("button", name="Delete Ben").click()
    expect(matches.prompt).to_contain_text("Delete Ben?")
    expect(matches.prompt).to_contain_text("One match of Ben is deleted, too.")
    screenshot(matches.page, "matches-delete-player")
    matches.prompt.get_by_role("button", name="Delete").click()
    expect(matches.player("Ben")).to_have_count(0)
    matches.page.go_back()
    expect(matches.page.get_by_text("No matches yet!")).to_be_visible()


def test_settings(server, person, screenshot):
    matches = person(server, "/settings")
    expect(matches.page.get_by_text("Data Storage")).to_be_visible()
    expect(
        matches.page.get_by_text(
            "When this is switched off, matches are kept on this device."
        )
    ).to_be_visible()
    field = matches.page.get_by_label("Server address")
    expect(field).to_have_attribute("placeholder", f"{server.url}/api/v1/")
    matches.page.get_by_role("switch", name="Keep matches on a server").check()
    field.fill("nonsense")
    expect(matches.page.get_by_text("This isn’t a web address")).to_be_visible()
    screenshot(matches.page, "matches-settings")
    matches.button("Done").click()
    GoalbaseClient(server.url).add_player("Carla")
    matches.tab("Rankings")
    expect(matches.page.locator(".rankings")).to_contain_text("Carla")


def test_it_can_be_read_without_scripts(with_match, server, chromium):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    goto_complete(page, f"{server.url}/matches", page.locator(".matches .match"))
    expect(page.locator(".matches .match")).to_contain_text("2 : 1")
    goto_complete(page, f"{server.url}/matches/rankings", page.locator(".rankings"))
    expect(page.locator(".rankings")).to_contain_text("Anna10.00")
    context.close()


def test_no_other_site_can_use_the_api(server):
    client = GoalbaseClient(server.url)
    for method, path in [("POST", "players"), ("DELETE", "players/1"), ("PUT", "matches/1")]:
        status, _ = client.send(method, path, {"name": "Eve"}, {"Origin": "https://evil.example"})
        assert status == 403
    assert client.send("GET", "players") == (200, [])
