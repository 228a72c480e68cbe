"""For each app: its words, its screens, and a journey through it. This is the place to adjust when an app changes."""
