"""The comparison of pictures fails on what a person sees, and on nothing that they don't."""

import numpy
import pytest
from checks import pictures
from PIL import Image, ImageDraw, ImageFilter


def drawn(text="Misery Ridge", place=(20, 20), paper="#f2f2f6", ink="#15151a"):
    image = Image.new("RGB", (390, 120), paper)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((10, 60, 380, 110), 12, fill="#ffffff")
    draw.text(place, text, fill=ink, font_size=18)
    draw.text((20, 74), "Purchased", fill="#595963", font_size=15)
    return image


def beside_a_sky(sign):
    """A small sign beside many shades of another colour."""
    across, down = numpy.meshgrid(numpy.linspace(60, 75, 390), numpy.linspace(0, 40, 60))
    sky = Image.fromarray(numpy.stack([across, across + 40, 100 + across + down], axis=2).astype("uint8"))
    image = drawn()
    image.paste(sky, (0, 0))
    image.paste(sky, (0, 60))
    ImageDraw.Draw(image).ellipse((340, 20, 348, 28), fill=sign)
    return image


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "FOLDER", tmp_path / "pictures")
    monkeypatch.setattr(pictures, "CHANGED", tmp_path / "changed")
    monkeypatch.setattr(pictures, "ACCEPTS", True)
    assert pictures.compare("one", drawn()) == []
    monkeypatch.setattr(pictures, "ACCEPTS", False)
    return tmp_path


@pytest.mark.parametrize("picture", [
    drawn(), drawn(place=(21, 20)), drawn(paper="#f4f2f5"), drawn().filter(ImageFilter.GaussianBlur(0.3)),
], ids=["the same", "a point beside", "a shade brighter", "softer edges"])
def test_what_nobody_sees_is_no_change(folder, picture):
    assert pictures.compare("one", picture) == []


@pytest.mark.parametrize("picture", [
    drawn("Misery Bridge"), drawn(place=(24, 20)), drawn(ink="#595963"), drawn(paper="#ffffff", ink="#2b2b80"),
    drawn().crop((0, 0, 390, 119)), drawn().transpose(Image.Transpose.FLIP_LEFT_RIGHT),
], ids=["a letter", "four points beside", "paler", "other colours", "smaller", "mirrored"])
def test_a_change_is_told_and_kept_to_be_looked_at(folder, picture):
    [fault] = pictures.compare("one", picture)
    assert "ACCEPT=1" in fault
    assert (folder / "changed/one.png").exists()
    marked = numpy.asarray(Image.open(folder / "changed/one-difference.png"))
    assert marked.shape[1] >= 3 * 390 - 2


def test_the_colour_of_a_small_sign_beside_a_sky_is_seen(folder, monkeypatch):
    monkeypatch.setattr(pictures, "ACCEPTS", True)
    assert pictures.compare("sky", beside_a_sky("#f0b429")) == []
    monkeypatch.setattr(pictures, "ACCEPTS", False)
    assert pictures.compare("sky", beside_a_sky("#f0b429")) == []
    assert len(pictures.compare("sky", beside_a_sky("#c2752b"))) == 1


def test_a_picture_that_is_missing_is_told(folder):
    assert "there is none of two yet" in pictures.compare("two", drawn())[0]
