"""What is wrong with a screen, and where; the same in several places is told once."""


class Report:
    def __init__(self, screen):
        self.screen = screen
        self.places = {}

    def add(self, where, faults):
        for fault in faults:
            self.places.setdefault(fault, []).append(where)

    def judge(self):
        lines = [f"  {fault}  [{'; '.join(places)}]" for fault, places in self.places.items()]
        assert not lines, f"{self.screen}:\n" + "\n".join(lines)
