"""The pictures of the controls in the documentation: each is what the gallery shows."""

import re

import pytest
from checks.pictures import compare
from conftest import ROOT
from drivers import Chromium
from drivers.chromium import picture

PAGE = ROOT / "Documentation/Controls.md"
FOLDER = ROOT / "Documentation/Pictures"

# By page of the gallery, the headings of the samples.
SAMPLES = {
    "options": ["Select", "RadioGroup", "CheckboxGroup", "ComboBox", "TagField"],
    "choices": ["Toggle", "SegmentedControl", "Stepper", "Slider"],
    "amounts": ["TimeField", "DateRangeField", "NumberField", "PasswordField"],
    "fields": ["TextField"],
    "dates-and-files": ["DayField", "DropArea"],
    "parts": ["TabPanels", "Disclosure", "Tree", "Breadcrumb", "StepList", "Menu"],
    "notices": ["Banner", "Badge", "ProgressBar", "Card", "Avatar"],
    "charts": ["LineChart", "BarChart", "PieChart"],
}


def name(sample):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", sample).lower()


@pytest.fixture(scope="module")
def gallery(chromium, showcase):
    driver = Chromium(chromium).page(viewport={"width": 720, "height": 900}, reduced_motion="reduce")

    def gallery(path):
        driver.open(f"{showcase.url}/gallery/{path}")
        driver.style(
            "* { caret-color: transparent !important } .use { display: none !important } "
            ".part { padding: 1rem !important; margin: 0 !important }"
        )
        return driver.page

    yield gallery
    driver.close()


@pytest.mark.parametrize("path, sample", [(path, sample) for path, all in SAMPLES.items() for sample in all])
def test_picture(gallery, path, sample):
    page = gallery(path)
    part = page.locator(".part", has=page.get_by_role("heading", name=sample, exact=True))
    assert compare(f"control-{name(sample)}", picture(part.screenshot(animations="disabled")), FOLDER) == []


def test_each_picture_is_shown_and_described():
    shown = dict(re.findall(r"!\[([^\]]+)\]\(Pictures/control-([\w-]+)\.png\)", PAGE.read_text()))
    assert sorted(shown.values()) == sorted(name(sample) for all in SAMPLES.values() for sample in all)
    assert sorted(f"control-{each}.png" for each in shown.values()) == sorted(file.name for file in FOLDER.glob("control-*.png"))


def test_each_picture_of_the_desktop_is_shown_and_described():
    page = (ROOT / "Documentation/DesktopControls.md").read_text()
    shown = re.findall(r"!\[[^\]]+\]\(Pictures/(desktop-[\w-]+\.png)\)", page)
    assert sorted(shown) == sorted(file.name for file in FOLDER.glob("desktop-*.png")) != []
