"""A gallery of all components: it is coming."""

from .screen import Screen

SCREENS = [Screen("gallery", "/gallery", is_optional=True)]
