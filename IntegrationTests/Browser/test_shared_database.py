"""Two showcases on one PostgreSQL database: what somebody does at one shows at the other."""

import re
import shutil

import pytest
from conftest import Showcase, wait_until_idle
from line import Line
from playwright.sync_api import expect
from postgres import Postgres
from test_matches import Matches
from test_photos import Photos
from test_survey import Survey
from watching import metric


class Sites:
    """Two processes, and one browser, which knows them by one cookie."""

    def __init__(self, servers, folder, postgres, visit):
        self.servers = servers
        self.folder = folder
        self.postgres = postgres
        self.visit = visit
        self.one = self.start("one")
        (folder / "two").mkdir(mode=0o700)
        # Each knows the visitors of the other.
        shutil.copy(folder / "one" / "cookie.keys", folder / "two" / "cookie.keys")
        self.two = self.start("two")
        self.context = None

    def start(self, name):
        self.servers.append(Showcase(self.folder / name, "--database", self.postgres.url).start())
        return self.servers[-1]

    def open(self, app, server, path):
        page = self.visit(f"{server.url}/{path}", context=self.context)
        self.context = page.context
        return app(page, server.url)


@pytest.fixture
def database():
    postgres = Postgres()
    yield postgres
    postgres.remove()


@pytest.fixture
def sites(database, servers, tmp_path, visit):
    """They end after their pages, and before the database."""
    return Sites(servers, tmp_path, database, visit)


def test_a_draft_and_the_chart_are_those_of_all_processes(sites):
    one = sites.open(Survey, sites.one, "survey")
    two = sites.open(Survey, sites.two, "survey")
    one.fill("Ada Lovelace", "Analytical Engines")
    expect(two.field("Enter your name")).to_have_value("Ada Lovelace")
    two.field("Comments").fill("Mostly steam.")
    expect(one.field("Comments")).to_have_value("Mostly steam.")
    one.submit()
    expect(one.page.get_by_text("Mostly steam.").first).to_be_visible()
    two.page.goto(f"{sites.two.url}/survey/submissions")
    expect(two.page.get_by_text("Analytical Engines").first).to_be_visible()


def test_an_account_and_what_it_has_bought_are_those_of_all_processes(sites):
    one = sites.open(Photos, sites.one, "photos")
    two = sites.open(Photos, sites.two, "photos")
    one.sign_in_first()
    # The browser has another name from then on, and its other pages begin again with it, by themselves.
    expect(two.button("Sign Out")).to_be_visible()
    one.button("Buy Misery Ridge").click()
    one.pay()
    expect(one.page.get_by_text("Purchased")).to_be_visible()
    expect(two.page.get_by_text("Purchased")).to_be_visible()
    # The other process gives what was bought at the first.
    two.row("Misery Ridge").click()
    expect(two.page.get_by_text("PURCHASED", exact=True)).to_be_visible()
    answer = two.page.request.get(f"{sites.two.url}/photos/-/full/pli")
    assert answer.status == 200
    two.page.go_back()
    two.button("Sign Out").click()
    expect(one.button("Sign In")).to_be_visible()
    assert two.page.request.get(f"{sites.one.url}/photos/-/full/pli").status == 403


def test_matches_and_their_server_are_those_of_all_processes(sites):
    one = sites.open(Matches, sites.one, "matches")
    two = sites.open(Matches, sites.two, "matches")
    for matches in [one, two]:
        matches.page.goto(f"{matches.url}/new/home-players")
        matches.page.wait_for_selector("html[data-connected]")
    for player, matches in [("Anna", one), ("Ben", two)]:
        matches.add_player(player)
    for matches in [one, two]:
        for player in ["Anna", "Ben"]:
            expect(matches.player(player)).to_be_visible()
        matches.page.goto(matches.url)
        matches.page.wait_for_selector("html[data-connected]")
    one.log("Anna", 2, 1, "Ben")
    two.expect_rows(("Anna", "2 : 1", "Ben"))
    # At the server that both processes are: nothing was logged there.
    one.use(server="")
    expect(two.rows).to_have_count(0)


def test_a_page_goes_on_at_another_process_with_what_its_app_has_stored(sites):
    survey = sites.open(Survey, sites.one, "survey")
    survey.fill("Ada Lovelace", "Analytical Engines")
    # The draft is stored by the app, in its own time: the page is idle before.
    for _ in range(600):
        if "Engines" in " ".join(sites.postgres.ask("SELECT answers FROM survey_draft")):
            break
        survey.page.wait_for_timeout(50)
    else:
        raise AssertionError("The draft wasn't stored.")
    sites.one.kill()
    again = sites.open(Survey, sites.two, "survey")
    expect(again.field("Enter your name")).to_have_value("Ada Lovelace")
    again.submit()
    expect(again.page.get_by_text(re.compile("Analytical Engines")).first).to_be_visible()
    # It says that it can't reach its process, and goes on when that is back.
    sites.one.start()
    expect(survey.field("Enter your name")).to_have_value("")
    # The browser says that it couldn't connect.
    sites.visit.problems.clear()


def test_an_open_page_goes_from_one_process_to_another_and_back(sites):
    """As behind a proxy that sends it elsewhere: the page stays what it is, with all that was typed."""
    line = Line(sites.one.port)
    try:
        survey = Survey(sites.visit(f"{line.url}/survey"), line.url)
        survey.page.evaluate("window.isSame = true")
        survey.fill("Ada Lovelace", "Analytical Engines")
        wait_until_idle(survey.page)
        line.port = sites.two.port
        sites.one.kill()
        survey.field("Comments").fill("Mostly steam.")
        wait_until_idle(survey.page)
        # Both live: the second hands it over.
        sites.one.start()
        line.port = sites.one.port
        line.cut()
        line.mend()
        for _ in range(600):
            if metric(sites.one, "usher_sessions"):
                break
            survey.page.wait_for_timeout(50)
        assert [metric(site, "usher_sessions") for site in [sites.one, sites.two]] == [1, 0]
        survey.submit()
        expect(survey.page.get_by_text("Mostly steam.").first).to_be_visible()
        assert survey.page.evaluate("window.isSame"), "It was loaded again."
        # The browser says that it was cut off.
        sites.visit.problems.clear()
    finally:
        line.stop()
