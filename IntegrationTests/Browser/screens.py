"""THE list: every screen of every app, in each of its states, and how to get there."""

from apps import cloudy, connection, gallery, inspector, matches, notes, photos, red_green, site, survey, users

APPS = [site, red_green, photos, users, survey, cloudy, matches, notes, connection, gallery, inspector]
SCREENS = [screen for app in APPS for screen in app.SCREENS]
JOURNEYS = {app.__name__.split(".")[-1]: app.journey for app in APPS if hasattr(app, "journey")}

assert len({screen.name for screen in SCREENS}) == len(SCREENS), "Two screens have the same name."
