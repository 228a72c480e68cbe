// The modules in the files that browsers get: which of them are joined, and what they take from each other.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { chunks, folder } from "./client.js";

const [core, ...lazy] = Object.keys(chunks);
const linesOf = (name) => readFileSync(new URL(`${name}.js`, folder), "utf8").split("\n");
const names = Object.values(chunks).flat();
const modules = new Map(names.map((name) => [name, linesOf(name)]));

/** What a module imports: the names, and the module they are from. */
const importsOf = (lines) => lines.flatMap((line) => {
  const [, names, from] = /^import \{ (.+) \} from "\.\/(\w+)\.js";$/.exec(line) ?? [];
  return names ? [{ names: names.split(", "), from }] : [];
});

const kinds = /^(?:export )?(?:async )?(?:function\*?|class|const|let|var) (.*)/;

/** The names that a module declares at its top level, several of one line, too. */
const declaredIn = (lines) => lines.flatMap((line) => {
  const [, rest] = kinds.exec(line) ?? [];
  if (!rest) return [];
  return /^(?:export )?(?:const|let|var)/.test(line)
    ? [...rest.matchAll(/(?:^|, )(\w+) =/g)].map(([, name]) => name)
    : [/^\w+/.exec(rest)[0]];
});

test("every module is in one chunk", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js")).map((file) => file.slice(0, -".js".length));
  // What runs before the page is painted is a file of its own.
  assert.deepEqual([...names, "early"].sort(), files.sort());
});

test("no two modules that meet in a scope have a declaration of one name", () => {
  for (const chunk of lazy) {
    const owners = new Map();
    for (const name of [...chunks[core], ...chunks[chunk]]) {
      const declared = declaredIn(modules.get(name));
      assert.notDeepEqual(declared, [], `${name} declares nothing that this test can see`);
      for (const one of declared) {
        assert.equal(owners.get(one), undefined, `${one} is in ${owners.get(one)} and in ${name}`);
        owners.set(one, name);
      }
    }
  }
});

test("what a module imports is in its chunk or in the core, before it, and exported by the same name", () => {
  for (const [chunk, members] of Object.entries(chunks)) {
    for (const [index, name] of members.entries()) {
      for (const { names: imported, from } of importsOf(modules.get(name))) {
        const isBefore = members.indexOf(from) >= 0 && members.indexOf(from) < index
          || chunk !== core && chunks[core].includes(from);
        assert.ok(isBefore, `${name} imports from ${from}, which isn't there yet`);
        const exported = declaredIn(modules.get(from).filter((line) => line.startsWith("export ")));
        for (const one of imported) assert.ok(exported.includes(one), `${from} exports no ${one}, which ${name} imports`);
      }
    }
  }
});

test("each module begins with its imports, each on a line of its own", () => {
  for (const [name, lines] of modules) {
    const count = lines.filter((line) => /^\s*import\b/.test(line)).length;
    assert.equal(importsOf(lines).length, count, name);
    const code = lines.filter((line) => line && !line.startsWith("//"));
    assert.equal(importsOf(code.slice(0, count)).length, count, name);
  }
});

test("nothing but the loader of chunks loads anything, and the islands, which load the app's own scripts", () => {
  for (const [name, lines] of modules) {
    const source = lines.join("\n");
    assert.doesNotMatch(source, /\bimport\.meta\b/, name);
    assert.deepEqual(source.match(/\bimport\(.*?\)/g), name === "islands" ? ["import(url)"] : null, name);
  }
});
