"""A service that knows places, as Nominatim does."""

from .services import Service


class Geocoder(Service):
    def content(self, query):
        return [
            {
                "name": name, "lat": str(latitude), "lon": "3.72",
                "address": {"state": "Flanders", "country": "Belgium"},
            }
            for name, latitude in [("Ghent", 51.05), ("Gentbrugge", 51.03)]
        ]
