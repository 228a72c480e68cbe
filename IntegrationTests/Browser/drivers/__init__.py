"""Three engines behind one interface, and the line between them and the server."""

from .chromium import Chromium
from .engines import ENDED, Engines
from line import Line
from .page import SIZES, NotFound, Page

__all__ = ["ENDED", "SIZES", "Chromium", "Engines", "Line", "NotFound", "Page"]
