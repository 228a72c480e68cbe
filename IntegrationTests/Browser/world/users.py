"""A service of users, with more of them when asked."""

import json

from .names import ARABIC, HEBREW, LONG, UNBROKEN
from .services import Service

TEN = [
    ("Leanne Graham", "Sincere@april.biz"), ("Ervin Howell", "Shanna@melissa.tv"),
    ("Clementine Bauch", "Nathan@yesenia.net"), ("Patricia Lebsack", "Julianne.OConner@kory.org"),
    ("Chelsey Dietrich", "Lucio_Hettinger@annie.ca"), ("Dennis Schulist", "Karley_Dach@jasper.info"),
    ("Kurtis Weissnat", "Telly.Hoeger@billy.biz"), ("Nicholas Runolfsdottir", "Sherwood@rosamond.me"),
    ("Glenna Reichert", "Chaim_McDermott@dana.io"), ("Clementina DuBuque", "Rey.Padberg@karina.biz"),
]
ODD = [
    (LONG, f"{LONG.lower().replace(' ', '.')}@correspondence.example.com"), (UNBROKEN, "gogogoch@example.com"),
    (HEBREW, "elisheva@example.com"), (ARABIC, "abd.alrahman@example.com"), ("", "nameless@example.com"),
]
MANY = [(f"Person {number:03}", f"person-{number:03}@example.com") for number in range(1, 401)]


class Users(Service):
    def __init__(self):
        self.people = TEN
        super().__init__()

    def mend(self):
        super().mend()
        self.people = TEN

    def answer(self, path, query):
        people = [{"id": number, "name": name, "email": email} for number, (name, email) in enumerate(self.people, 1)]
        if path != "/users":
            one = [person for person in people if path == f"/users/{person['id']}"]
            return (200, {}, json.dumps(one[0]).encode()) if one else (404, {}, b"{}")
        people = [person for person in people if query.get("q", "").lower() in f"{person['name']} {person['email']}".lower()]
        page, limit = int(query.get("_page", 1)), int(query.get("_limit", 50))
        shown = sorted(people, key=lambda person: person["name"])[(page - 1) * limit : page * limit]
        headers = {"X-Total-Count": str(len(people))}
        if page * limit < len(people):
            headers["Link"] = f'<{self.url}/users?_page={page + 1}&_limit={limit}>; rel="next"'
        return 200, headers, json.dumps(shown).encode()
