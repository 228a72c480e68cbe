from .player import Player
from .story import shrunk, story

__all__ = ["Player", "shrunk", "story"]
