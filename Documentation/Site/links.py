"""Checks that each link between the project's files leads somewhere."""
import subprocess
from urllib.parse import unquote

from markdown import LINK, headings, prose, slug


def markdown_files(root):
    """All pages of the repository, also those that aren't committed yet."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=root, capture_output=True, text=True, check=True,
    ).stdout.split("\n")
    return sorted({root / path for path in listed if path and (root / path).exists()})


def broken_links(root):
    """A sentence for each link whose file, folder or heading isn't there."""
    problems, slugs = [], {}

    def has(page, fragment):
        if page not in slugs:
            slugs[page] = {slug(heading) for heading in headings(page.read_text())}
        return fragment in slugs[page]

    for page in markdown_files(root):
        name = page.relative_to(root)
        for match in LINK.finditer(prose(page.read_text())[0]):
            target = match.group(2)
            if target.startswith(("https:", "http:", "mailto:")):
                continue
            path, _, fragment = unquote(target).partition("#")
            file = (page.parent / path).resolve() if path else page
            if not file.exists():
                problems.append(f"{name}: there is no {target}.")
            elif not file.is_relative_to(root):
                problems.append(f"{name}: {target} is outside of the repository.")
            elif fragment and (file.suffix != ".md" or not has(file, fragment)):
                problems.append(f"{name}: {target} leads to no heading.")
    return problems
