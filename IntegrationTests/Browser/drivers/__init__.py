"""Three engines behind one interface, and the line between them and the server."""

from .chromium import Chromium
from .firefox import Firefox
from .line import Line
from .page import SIZES, NotFound, Page
from .webkit import WebKit

__all__ = ["SIZES", "Chromium", "Firefox", "Line", "NotFound", "Page", "WebKit"]
