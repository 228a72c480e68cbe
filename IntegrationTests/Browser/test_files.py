"""Files that are chosen, dropped and pasted: several at once, each with its picture and its progress."""

import io

import pytest
from conftest import wait_until_idle
from PIL import Image
from playwright.sync_api import expect

# In bytes a second: a file of the largest size that the gallery takes needs some seconds.
SLOW = 1_500_000

# Carries files to an element, as the browser does when the person drops or pastes them.
CARRY = """
(element, { type, files }) => {
  const carried = new DataTransfer();
  for (const { name, type, bytes, size } of files) {
    carried.items.add(new File([bytes ? new Uint8Array(bytes) : new Uint8Array(size)], name, { type }));
  }
  const event = type === "paste"
    ? new ClipboardEvent(type, { clipboardData: carried, bubbles: true, cancelable: true })
    : new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true });
  return !element.dispatchEvent(event);
}
"""


def picture(name, colour=(20, 110, 190)):
    content = io.BytesIO()
    Image.new("RGB", (90, 60), colour).save(content, "PNG")
    return {"name": name, "type": "image/png", "bytes": list(content.getvalue())}


def file(name, size, type=""):
    return {"name": name, "type": type, "size": size}


class Area:
    def __init__(self, page, label, files):
        self.page = page
        self.field = page.get_by_label(label, exact=True)
        self.element = page.locator("[data-drop]").filter(has=self.field)
        self.told = self.element.get_by_role("status")
        self.files = page.get_by_role("list", name=files, exact=True)

    def carry(self, type, *files):
        return self.element.evaluate(CARRY, {"type": type, "files": files})

    def row(self, name):
        return self.files.get_by_role("listitem").filter(has_text=name)

    def bar(self, name):
        return self.files.get_by_role("progressbar", name=name, exact=True)

    def slow_down(self):
        session = self.page.context.new_cdp_session(self.page)
        session.send("Network.enable")
        session.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": SLOW},
        )


@pytest.fixture
def gallery(showcase, visit, size):
    def open(label="Choose Files", scheme="light"):
        return Area(visit(f"{showcase.url}/gallery/dates-and-files", size, scheme), label, "Files being read")

    return open


@pytest.fixture
def users(showcase, visit, size):
    return Area(visit(f"{showcase.url}/users/6/files", size), "Add Files", "Files being added")


def test_several_files_are_dropped_at_once_and_come_one_after_the_other(users, screenshot):
    users.slow_down()
    assert users.carry("drop", file("film.mp4", 4_000_000), picture("sea.png"), file("notes.txt", 12))
    expect(users.bar("film.mp4")).to_be_visible()
    expect(users.row("sea.png")).to_contain_text("Waiting")
    expect(users.row("notes.txt")).to_contain_text("12 B · Waiting")
    # Whole percents in between are seen.
    users.page.wait_for_function("() => { const { value } = document.querySelector('progress') ?? {}; return value > .1 && value < .95; }")
    screenshot(users.page, "files-several")
    for name in ["film.mp4", "sea.png", "notes.txt"]:
        expect(users.page.get_by_role("link", name=name)).to_be_visible()
    expect(users.files).to_be_hidden()
    wait_until_idle(users.page)
    for name in ["film.mp4", "sea.png", "notes.txt"]:
        users.page.get_by_role("button", name=f"Delete {name}").click()
        expect(users.page.get_by_role("link", name=name)).to_have_count(0)


def test_a_picture_is_shown_before_it_is_sent_and_let_go_of_then(gallery, screenshot):
    area = gallery()
    area.page.evaluate("""() => {
      window.held = [];
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (file) => { const url = createObjectURL.call(URL, file); held.push(url); return url; };
      URL.revokeObjectURL = (url) => { held = held.filter((other) => other !== url); revokeObjectURL.call(URL, url); };
    }""")
    held = []
    # The first file waits for the test.
    area.page.route("**/-/upload/*", lambda route: route.continue_() if held else held.append(route))
    area.carry("drop", picture("sea.png"), file("report.pdf", 48_000), picture("tree.png", (40, 140, 60)))
    for name in ["sea.png", "tree.png"]:
        image = area.files.get_by_role("img", name=name, exact=True)
        expect(image).to_be_visible()
        assert image.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") == 90
    expect(area.row("report.pdf").locator("img")).to_have_count(0)
    expect(area.row("report.pdf")).to_contain_text("48 kB · Waiting")
    assert len(area.page.evaluate("held")) == 2
    area.files.scroll_into_view_if_needed()
    screenshot(area.page, "files-pictures")
    area.row("tree.png").get_by_role("button", name="Cancel tree.png").click()
    expect(area.row("tree.png")).to_have_count(0)
    assert len(area.page.evaluate("held")) == 1
    held[0].continue_()
    expect(area.page.get_by_text("report.pdf was read: 48000 bytes.")).to_be_visible()
    expect(area.files).to_be_hidden()
    assert area.page.evaluate("held") == []


def test_a_file_that_is_cancelled_stops_and_the_next_one_comes(gallery):
    area = gallery()
    area.slow_down()
    failed = []
    area.page.on("requestfailed", lambda request: failed.append(request.url))
    area.carry("drop", file("film.mp4", 4_900_000), file("notes.txt", 7))
    expect(area.bar("film.mp4")).to_be_visible()
    area.page.wait_for_function("() => document.querySelector('progress')?.value > .05")
    area.page.get_by_role("button", name="Cancel film.mp4").click()
    expect(area.page.get_by_text("notes.txt was read: 7 bytes.")).to_be_visible()
    expect(area.files).to_be_hidden()
    assert len(failed) == 1 and "/-/upload/" in failed[0]


def test_what_isnt_accepted_is_told_and_the_area_shows_where_one_drops(gallery, screenshot):
    area = gallery("Choose a Picture")
    colour = "(element) => getComputedStyle(element).borderTopColor + getComputedStyle(element).backgroundColor"
    usual = area.element.evaluate(colour)
    assert area.carry("dragover", picture("sea.png"))
    assert area.element.evaluate(colour) != usual
    area.element.scroll_into_view_if_needed()
    screenshot(area.page, "files-over")
    assert area.carry("drop", file("<b>notes</b>.txt", 3, "text/plain"))
    assert area.element.evaluate(colour) == usual
    expect(area.told).to_have_text("Files of another kind can’t be added: <b>notes</b>.txt")
    screenshot(area.page, "files-refused")
    area.carry("drop", picture("sea.png"), picture("tree.png"))
    expect(area.told).to_have_text("Only one file can be added here. Please choose one.")
    area.carry("drop", picture("sea.png"))
    expect(area.told).to_be_hidden()
    expect(area.page.get_by_text("sea.png was read")).to_be_visible()


def test_a_pasted_picture_comes_too_wherever_the_focus_is(gallery):
    area = gallery()
    assert area.page.locator("body").evaluate(CARRY, {"type": "paste", "files": [picture("image.png")]})
    expect(area.page.get_by_text("image.png was read")).to_be_visible()
    other = Area(area.page, "Choose a Picture", "Files being read")
    assert other.field.evaluate(CARRY, {"type": "paste", "files": [file("notes.txt", 3, "text/plain")]})
    expect(other.told).to_contain_text("notes.txt")


def test_a_file_that_is_refused_says_why_until_it_is_dismissed(gallery, screenshot):
    area = gallery(scheme="dark")
    area.carry("drop", file("film.mp4", 5_000_001), file("notes.txt", 7))
    expect(area.row("film.mp4").get_by_role("alert")).to_have_text("film.mp4 is larger than 5 MB. Please choose a smaller file.")
    expect(area.page.get_by_text("notes.txt was read: 7 bytes.")).to_be_visible()
    area.files.scroll_into_view_if_needed()
    screenshot(area.page, "files-failed")
    area.page.get_by_role("button", name="Dismiss film.mp4").click()
    expect(area.files).to_be_hidden()


def test_more_files_than_an_area_takes_at_once_are_told(gallery):
    area = gallery()
    area.field.set_input_files([{"name": f"{number}.txt", "mimeType": "text/plain", "buffer": b"1"} for number in range(70)])
    expect(area.told).to_contain_text("Only 64 files")
    expect(area.page.get_by_text("63.txt was read: 1 bytes.")).to_be_visible()
    expect(area.files).to_be_hidden()


def test_a_download_has_its_size_so_that_the_browser_shows_how_far_it_is(users):
    users.field.set_input_files({"name": "plan.bin", "mimeType": "", "buffer": bytes(300_000)})
    link = users.page.get_by_role("link", name="plan.bin")
    address = link.evaluate("(link) => link.href")
    answer = users.page.request.get(address)
    assert answer.headers["content-length"] == "300000"
    assert "content-encoding" not in answer.headers
    users.page.get_by_role("button", name="Delete plan.bin").click()
    expect(link).to_have_count(0)
