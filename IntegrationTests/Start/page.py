"""Writes the package that a page of the documentation shows, as somebody does who copies it: page.py PAGE FOLDER."""

import pathlib
import re
import sys

page, folder = sys.argv[1], pathlib.Path(sys.argv[2])
text = pathlib.Path(page).read_text()
# What the page says about the name of the sample.
text = text.replace("import Starter", "import ReadingList")
files = re.findall(r"`Desktop/([\w/]+\.swift)`[^`]*?\n\n```(?:swift|text)\n(.*?)```", text, re.DOTALL)
assert [name for name, _ in files] == [
    "Package.swift",
    "Sources/EditBookView.swift",
    "Sources/BooksView.swift",
    "Sources/Program.swift",
    "Tests/BooksViewTests.swift",
], files
for name, content in files:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
