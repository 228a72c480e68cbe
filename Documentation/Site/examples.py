"""Checks that the code of pages and of documentation comments is compiled: it stands in a source, an example or a test."""
import re

from links import markdown_files

BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OTHERS_CODE = re.compile(r"^```swift theirs$", re.MULTILINE)
EXAMPLE = re.compile(r"^ */// ```swift\n(.*?)^ */// ```$", re.MULTILINE | re.DOTALL)
# How many lines of each file's comments aren't compiled yet. A number may only become smaller.
KNOWN = "Documentation/Site/not-compiled.list"
# Tests of their own look at the code of these: it has other line breaks, or is a program of its own.
OTHERS = ("README.md", "Documentation/Hosts.md", "Documentation/Mistakes.md")
# A chapter shows files as they are at that point: without lines that come later.
STAGES = "Documentation/Tutorial/"


def squeezed(text):
    return re.sub(r"\s+", "", text)


class Examples:
    def __init__(self, root):
        self.root = root
        texts = []
        for folder in ("Sources", "Tests", "Examples", "IntegrationTests", "Benchmarks/Sources"):
            for file in sorted((root / folder).rglob("*.swift")):
                if ".build" not in file.parts and "Mistakes" not in file.parts:
                    texts.append(file.read_text())
        self.written = "\n".join(map(squeezed, texts))
        # For comments, since what is in another comment isn't compiled either.
        self.compiled = "\n".join(squeezed(re.sub(r"^ *//.*$", "", text, flags=re.MULTILINE)) for text in texts)

    def problems(self):
        return self._pages() + self._comments()

    def _pages(self):
        """A message for each piece of code in a page that isn't in a source, an example or a test."""
        problems = []
        for page in markdown_files(self.root):
            name = str(page.relative_to(self.root))
            if name in OTHERS or name.startswith(STAGES) or not name.startswith("Documentation/"):
                continue
            text = page.read_text()
            for block in OTHERS_CODE.finditer(text):
                if "not compiled here" not in text[:block.start()].split("\n## ")[-1]:
                    problems.append(f"{name}: code of others isn't marked. To fix this, write “not compiled here” above it.")
            for block in BLOCK.finditer(text):
                if squeezed(block.group(1)) not in self.written:
                    problems.append(
                        f"{name}: this code isn't compiled. To fix this, write it into Examples/Web/SnippetTests or an "
                        f"example, and copy it from there.\n{block.group(1)}"
                    )
        return problems

    def not_compiled(self):
        """Lines of examples in comments that no source has, by file."""
        missing = {}
        for file in sorted((self.root / "Sources").rglob("*.swift")):
            # Without folders, so that a file can be moved.
            module = file.relative_to(self.root / "Sources").parts[0]
            for example in EXAMPLE.finditer(file.read_text()):
                for line in example.group(1).split("\n"):
                    code = re.sub(r"^ */// ?", "", line)
                    code = squeezed(re.sub(r"(^| )//.*$", "", code))
                    # What stands for left-out code isn't compared.
                    if any(part not in self.compiled for part in code.replace("{…}", "{\n}").split("\n") if part != "…"):
                        missing.setdefault(f"{module}/{file.name}", []).append(line.strip())
        return missing

    def _comments(self):
        """A message for each file with more lines of examples that aren't compiled than the list allows."""
        known = {}
        for line in (self.root / KNOWN).read_text().split("\n"):
            if line and not line.startswith("#"):
                path, count = line.rsplit(" ", 1)
                known[path] = int(count)
        return [
            f"{file}: {len(lines)} lines of examples in comments aren't compiled, and {known.get(file, 0)} may be. To fix "
            "this, write the new ones into Examples/Web/SnippetTests/Comments.\n" + "\n".join(lines)
            for file, lines in self.not_compiled().items() if len(lines) > known.get(file, 0)
        ]


def write_known(root):
    """Writes the list anew: python3 Documentation/Site/examples.py, when lines have become fewer."""
    missing = Examples(root).not_compiled()
    (root / KNOWN).write_text(
        "# Lines of examples in comments that aren't compiled yet. A number may only become smaller.\n"
        + "".join(f"{file} {len(lines)}\n" for file, lines in missing.items())
    )
    return missing


if __name__ == "__main__":
    import pathlib

    print(sum(map(len, write_known(pathlib.Path(__file__).resolve().parents[2]).values())))
