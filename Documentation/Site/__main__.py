"""Makes the site of the documentation, and checks it; scripts/docs builds the libraries first and calls this."""
import argparse
import pathlib
import shutil
import sys
import time

from addresses import wrong_addresses
from catalog import Catalog
from examples import Examples
from links import broken_links
from reference import Reference

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser(prog="scripts/docs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only checks, and keeps no site")
    parser.add_argument("--source", metavar="URL", help="where links to source files lead")
    parser.add_argument("--base-path", metavar="PATH", help="the path of the site at its server")
    arguments = parser.parse_args()
    begun = time.monotonic()

    work = ROOT / ".build/documentation"
    shutil.rmtree(work, ignore_errors=True)
    (work / "archives").mkdir(parents=True)
    problems = broken_links(ROOT) + Examples(ROOT).problems() + wrong_addresses(ROOT)

    reference = Reference(ROOT, work, arguments.base_path)
    problems += reference.extract()
    problems += reference.types_without_group()
    problems += reference.convert_modules()
    catalog = Catalog(ROOT, work / "Guide.docc", reference.types(), arguments.source)
    pages = catalog.write()
    problems += catalog.problems
    problems += reference.convert_guide(catalog.folder)

    if problems:
        print("\n\n".join(problems), file=sys.stderr)
        print(f"\nThe documentation has {len(problems)} faults.", file=sys.stderr)
        sys.exit(1)
    print(
        f"{pages} pages, {len(reference.modules)} libraries, {reference.count()} public symbols: no faults,"
        f" {time.monotonic() - begun:.0f} seconds"
    )
    if not arguments.check:
        site = reference.merge()
        print(f"The site is in {site.relative_to(ROOT)}. To look at it:")
        print(f"  python3 -m http.server --directory {site.relative_to(ROOT)} 8000")
        print(f"  http://localhost:8000{reference.home}")


main()
