"""The reference: the public symbols of each library, as the compiler knows them, and what DocC makes of them."""
import json
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor


class Reference:
    def __init__(self, root, work, base_path=None):
        self.root, self.work = root, work
        self.base_path = "/" + base_path.strip("/") if base_path else ""
        # The package of each library; those of hosts come after the first, whose names mean its own types.
        self.packages = {
            library: package for package in [root, root / "Hosts/UsherGTK"]
            for library in re.findall(r'\.library\(name: "(\w+)"', (package / "Package.swift").read_text())
        }
        libraries = list(self.packages)
        self.uses = {library: self._imports(library, libraries) for library in libraries}
        self.modules = []
        while len(self.modules) < len(libraries):
            # A library comes after those that it uses: DocC resolves links to what was converted before.
            self.modules += [
                library for library in libraries
                if library not in self.modules and self.uses[library] <= set(self.modules)
            ]
        self.home = self.base_path + "/documentation/guide"
        self.workers = os.cpu_count() or 2

    def _imports(self, library, libraries):
        imports = set()
        for source in (self.packages[library] / "Sources" / library).rglob("*.swift"):
            imports.update(re.findall(r"^(?:@\w+ |public |package )*import (\w+)$", source.read_text(), re.MULTILINE))
        return (imports & set(libraries)) - {library}

    def all_uses(self, module):
        uses = set(self.uses[module])
        for used in self.uses[module]:
            uses |= self.all_uses(used)
        return uses

    # Symbols

    def extract(self):
        """Writes the symbol graphs; a message for each library that isn't built."""
        headers = {package: self._headers(package / ".build") for package in set(self.packages.values())}
        target = json.loads(self._run("swiftc", "-print-target-info").stdout)["target"]["triple"]

        def extract(module):
            folder = self.work / "symbols" / module
            folder.mkdir(parents=True)
            return self._run(
                "swift-symbolgraph-extract", "-module-name", module, "-target", target,
                "-I", self.packages[module] / ".build/debug/Modules",
                *(word for option in headers[self.packages[module]] for word in ("-Xcc", option)),
                "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
                "-emit-extension-block-symbols", "-output-dir", folder,
            )

        with ThreadPoolExecutor(self.workers) as pool:
            runs = list(pool.map(extract, self.modules))
        self.modules = [module for module, run in zip(self.modules, runs) if not run.returncode]
        self._link_libraries()
        return [f"{run.args[2]} can't be read. To fix this, run scripts/docs without --skip-build.\n"
                + "\n".join(run.stderr.split("\n")[:3]) for run in runs if run.returncode]

    def _headers(self, build):
        """The options by which the compiler found what is written in C."""
        plan = (build / "debug.yaml").read_text() if (build / "debug.yaml").exists() else ""
        return sorted(set(re.findall(r'"(-fmodule-map-file=[^"]+|-I/usr/[^"]+)"', plan)))

    def _link_libraries(self):
        """Comments name the types of other libraries as their own: DocC needs the library's name, too."""
        types = self.types()
        for module in self.modules:
            for path in (self.work / "symbols" / module).glob("*.json"):
                graph = json.loads(path.read_text())
                own = {symbol["pathComponents"][0] for symbol in graph["symbols"]}

                def absolute(match):
                    home = types.get(match.group(1))
                    return f"``/{home}/{match.group(1)}" if home and match.group(1) not in own else match.group(0)

                for symbol in graph["symbols"]:
                    for line in symbol.get("docComment", {}).get("lines", []):
                        line["text"] = re.sub(r"(?<!`)``(\w+)(?=[`/])", absolute, line["text"])
                path.write_text(json.dumps(graph))

    def symbols(self, module):
        path = self.work / "symbols" / module / f"{module}.symbols.json"
        return json.loads(path.read_text())["symbols"] if path.exists() else []

    def count(self):
        return sum(len(self.symbols(module)) for module in self.modules)

    def types(self):
        """The library of each public type whose name no other library of its package, or of the first one, has."""
        homes = {}
        for module in sorted(self.modules, key=lambda module: self.packages[module] != self.root):
            for symbol in self.symbols(module):
                if len(symbol["pathComponents"]) == 1 and symbol["kind"]["identifier"] in (
                    "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
                ):
                    modules = homes.setdefault(symbol["pathComponents"][0], [])
                    if not modules or self.packages[modules[0]] == self.packages[module]:
                        modules.append(module)
        return {name: modules[0] for name, modules in homes.items() if len(modules) == 1}

    def types_without_group(self):
        """A sentence for each type, function and variable that its library's page doesn't list."""
        problems = []
        for module in self.modules:
            page = self.root / "Documentation/Reference" / f"{module}.md"
            if not page.exists():
                problems.append(f"There is no Documentation/Reference/{module}.md.")
                continue
            listed = set(re.findall(r"^- ``([^`]+)``", page.read_text(), re.MULTILINE))
            listed = {re.sub(r"-[a-z0-9.]+$", "", name) for name in listed}
            names = {
                symbol["pathComponents"][0] for symbol in self.symbols(module)
                if len(symbol["pathComponents"]) == 1
            }
            problems += [
                f"Documentation/Reference/{module}.md doesn't list ``{name}``. To fix this, add it to one of the groups."
                for name in sorted(names - listed)
            ]
        return problems

    # DocC

    def convert_modules(self):
        """Converts each library's comments and page; a message for each that has a fault."""
        waiting, problems = list(self.modules), []
        with ThreadPoolExecutor(self.workers) as pool:
            while waiting:
                ready = [module for module in waiting if not self.all_uses(module) & set(waiting)]
                problems += filter(None, pool.map(self._convert_module, ready))
                waiting = [module for module in waiting if module not in ready]
        return problems

    def _convert_module(self, module):
        folder = self.work / f"{module}.docc"
        folder.mkdir()
        page = self.root / "Documentation/Reference" / f"{module}.md"
        if page.exists():
            shutil.copy(page, folder)
        return self._convert(folder, module, self.all_uses(module), "--additional-symbol-graph-dir",
                             self.work / "symbols" / module, "--fallback-default-module-kind", "Library")

    def convert_guide(self, folder):
        """Converts the pages; a message if one has a fault."""
        return list(filter(None, [self._convert(folder, "Guide", self.modules)]))

    def _convert(self, folder, name, uses, *arguments):
        run = self._run(
            "docc", "convert", folder, *arguments, "--fallback-display-name", name,
            "--fallback-bundle-identifier", f"usher.{name}", "--output-dir", self._archive(name),
            "--enable-experimental-external-link-support", "--disable-parameters-and-returns-validation",
            *(["--hosting-base-path", self.base_path] if self.base_path else []),
            *(word for module in self.modules if module in uses and self._archive(module).exists()
              for word in ("--dependency", self._archive(module))),
        )
        said = run.stdout + run.stderr
        return f"{name}:\n{said}" if run.returncode or "warning:" in said else None

    def _archive(self, name):
        return self.work / "archives" / f"{name}.doccarchive"

    def merge(self):
        """Makes one site of all; its folder."""
        site = self.work / "site"
        self._run("docc", "merge", *(self._archive(name) for name in ["Guide"] + sorted(self.modules)),
                  "--output-path", site, "--synthesized-landing-page-name", "Usher").check_returncode()
        (site / "index.html").write_text(
            '<!doctype html><meta charset="utf-8"><title>Usher</title>'
            '<meta http-equiv="refresh" content="0; url=documentation/guide">\n'
            '<a href="documentation/guide">Usher</a>\n'
        )
        return site

    def _run(self, *words):
        return subprocess.run([str(word) for word in words], cwd=self.root, capture_output=True, text=True)
