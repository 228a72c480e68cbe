"""The pages of the project as a DocC catalog: titles, links between pages, links to source files and to symbols."""
import os
import re
import shutil

from links import markdown_files
from markdown import FENCE, LINK, HEADING, anchor, headings, masked, outside_of_fences, slug, unmasked

HOME = "Documentation/README.md"


class Catalog:
    def __init__(self, root, folder, types, source):
        self.root, self.folder, self.types, self.source = root, folder, types, source
        self.problems = []
        self.pages = {}
        for file in markdown_files(root):
            path = str(file.relative_to(root))
            if not path.startswith((".github/", "Documentation/Reference/")):
                self.pages[path] = self._name(path)
        self.anchors = {}
        self.summaries = self._summaries()

    def _summaries(self):
        """What the lists of a folder's page say about the others: for pages that begin with a heading."""
        summaries = {}
        for path in self.pages:
            if os.path.basename(path) == "README.md":
                text = (self.root / path).read_text()
                for link, summary in re.findall(r"^- \[[^\]]*\]\(([^)]+)\): (.+)$", text, re.MULTILINE):
                    page = os.path.normpath(os.path.join(os.path.dirname(path), link))
                    summaries[page] = summary[0].upper() + summary[1:]
        return summaries

    def _name(self, path):
        """The page's name in the site. It has to be unique, since DocC finds pages by their names alone."""
        if path in (HOME, "README.md"):
            return "Guide" if path == HOME else "AtAGlance"
        words = path.removesuffix(".md").split("/")
        if words[0] == "Documentation":
            words = words[1:]
        if words[-1] == "README":
            words = words[:-1]
            if "/".join(["Documentation"] + words) + ".md" in os.listdir(self.root / "Documentation") or (
                (self.root / "Documentation" / f"{words[-1]}.md").exists() and len(words) == 1
            ):
                words.append("Guide")
        return "-".join(words)

    def write(self):
        """Writes the catalog; the number of its pages."""
        self.folder.mkdir()
        for path, name in self.pages.items():
            (self.folder / f"{name}.md").write_text(self._page(path))
        return len(self.pages)

    def _page(self, path):
        self.path, self.linked = path, set()
        text = (self.root / path).read_text()
        if path == HOME:
            text = self._landing(text)
        elif path == "README.md":
            # The landing page has the project's name, too.
            text = text.replace("# Usher", "# Usher at a glance", 1)
        else:
            text += self._topics(path)
        title, rest = text.split("\n", 1)
        if rest.lstrip().startswith(("#", "```")) and path in self.summaries:
            text = f"{title}\n\n{self.summaries[path]}\n{rest}"
        text = outside_of_fences(text, self._prose)
        # Only the first word says the language: a second one marks code that isn't ours.
        return FENCE.sub(lambda fence: fence.group(0).replace(
            fence.group(2) + fence.group(3), fence.group(2) + fence.group(3).split(" ")[0], 1), text)

    # The order of the pages

    def _landing(self, text):
        """The list of all pages, as DocC's groups: each heading with a list of links is a group."""
        first, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
        title, rest = first.split("\n", 1)
        groups, listed = [], set()
        for section in sections:
            heading, items = section.split("\n", 1)
            links = re.findall(r"^- \[[^\]]*\]\(([^)]+)\)", items, re.MULTILINE)
            groups.append(f"### {heading}\n\n" + "".join(f"- {self._item(link)}\n" for link in links))
            listed.update(os.path.normpath(os.path.join("Documentation", link)) for link in links)
        self.problems += [
            f"{HOME} doesn't list {page}. To fix this, add it to one of the lists."
            for page in self.pages if page not in listed | {HOME} and self._parent(page) == HOME
        ]
        metadata = "@Metadata {\n  @TechnologyRoot\n  @PageKind(article)\n}\n"
        return f"{title}\n\n{metadata}{rest}\n## Topics\n\n" + "\n".join(groups)

    def _item(self, link):
        module = re.fullmatch(r"Reference/(\w+)\.md", link)
        if module:
            return f"``/{module.group(1)}``"
        return f"<doc:{self.pages.get(os.path.normpath(os.path.join('Documentation', link)), link)}>"

    def _topics(self, path):
        """A folder's page is above the folder's other pages."""
        below = sorted(
            (name for page, name in self.pages.items() if page != path and self._parent(page) == path),
            # Chapter 10 comes after chapter 9.
            key=lambda name: re.sub(r"\d+", lambda number: number.group(0).zfill(3), name),
        )
        return "\n\n## Topics\n\n### Pages\n\n" + "".join(f"- <doc:{name}>\n" for name in below) if below else ""

    def _parent(self, page):
        """The page that a page is below: that of its folder, or of the nearest folder above."""
        folder = os.path.dirname(page)
        while folder:
            above = os.path.join(folder, "README.md")
            if above in self.pages and above != page:
                return above
            folder = os.path.dirname(folder)
        return HOME

    # Links

    def _prose(self, text):
        text, code = masked(text)
        lines = []
        for line in LINK.sub(self._link, text).split("\n"):
            if line.startswith("## "):
                self.linked = set()
            # No links in headings and in the texts of links.
            if HEADING.match(line):
                lines.append(unmasked(line, code))
            else:
                parts = re.split(r"(\[[^\]]*\]\([^)]*\)|\x01[^\x01]*\x01)", line)
                lines.append("".join(
                    unmasked(part, code) if index % 2 else unmasked(part, code, self._symbol)
                    for index, part in enumerate(parts)
                ))
        return "\n".join(lines).replace("\x01", "")

    def _symbol(self, code):
        """A link to the type that a piece of code names, at its first place in each section."""
        name = code.strip("`")
        module = self.types.get(name)
        if code != f"`{name}`" or module is None or name in self.linked:
            return code
        self.linked.add(name)
        return f"``/{module}/{name}``"

    def _link(self, match):
        text, target = match.group(1).replace("\n", " "), match.group(2)
        if target.startswith(("https:", "http:", "mailto:")):
            return match.group(0)
        path, _, fragment = target.partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(self.path), path)) if path else self.path
        if path.endswith(".png"):
            shutil.copy(self.root / path, self.folder)
            return f"[{text}]({os.path.basename(path)})"
        reference = re.fullmatch(r"Documentation/Reference/(\w+)\.md", path)
        if reference:
            return f"[{text}](doc:/documentation/{reference.group(1)})"
        page = path if path in self.pages else os.path.join(path, "README.md")
        if page in self.pages:
            return f"[{text}](doc:{self.pages[page]}{self._fragment(page, fragment)})"
        if self.source:
            return f"[{text}]({self.source.rstrip('/')}/{path})"
        return f"\x01{text}\x01" if "\x00" in text else f"{text} (`{path}`)"

    def _fragment(self, page, fragment):
        if not fragment:
            return ""
        if page not in self.anchors:
            self.anchors[page] = {
                slug(heading): anchor(heading) for heading in headings((self.root / page).read_text())
            }
        return "#" + self.anchors[page].get(fragment, fragment)
