// The modules as one script, in the order that the server joins them in.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Script } from "node:vm";
import { folder } from "./client.js";

const swift = readFileSync(new URL("../../Sources/UsherWeb/App/ClientScript.swift", import.meta.url), "utf8");
const order = [...swift.matchAll(/^ *\("(\w+)", PackageResources\.(\w+)_js\),$/gm)];
const names = order.map(([, name]) => name);
const linesOf = (name) => readFileSync(new URL(`${name}.js`, folder), "utf8").split("\n");
const modules = names.map((name) => ({ name, lines: linesOf(name) }));

/** A module as it stands in the script: the server takes out what only modules have, line by line. */
const plain = (lines) => lines.filter((line) => !line.startsWith("import ")).map((line) => line.replace(/^export /, ""));
const joined = `(() => {\n"use strict";\n${modules.map(({ lines }) => plain(lines).join("\n")).join("\n")}\n})();\n`;

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

test("every module is in the script, once, by its name", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js")).map((file) => file.slice(0, -".js".length));
  assert.deepEqual([...names].sort(), files.sort());
  for (const [line, name, resource] of order) assert.equal(resource, name, line);
});

test("no two modules have a declaration of one name", () => {
  const owners = new Map();
  for (const { name, lines } of modules) {
    const declared = declaredIn(lines);
    assert.notDeepEqual(declared, [], `${name} declares nothing that this test can see`);
    for (const one of declared) {
      assert.equal(owners.get(one), undefined, `${one} is in ${owners.get(one)} and in ${name}`);
      owners.set(one, name);
    }
  }
});

test("the modules are one script", () => {
  assert.doesNotThrow(() => new Script(joined, { filename: "usher.js" }));
});

test("nothing that only modules have is left in the script", () => {
  assert.doesNotMatch(joined, /^\s*(import|export)\b/m);
  assert.doesNotMatch(joined, /\bimport\.meta\b|\bimport\(/);
});

test("what a module imports another exports by the same name, and stands in the script before it", () => {
  for (const { name, lines } of modules) {
    for (const { names: imported, from } of importsOf(lines)) {
      const source = modules.find((module) => module.name === from);
      assert.ok(source, `${name} imports from ${from}, which isn't in the script`);
      assert.ok(names.indexOf(from) < names.indexOf(name), `${name} stands before ${from}, which it imports from`);
      const exported = declaredIn(source.lines.filter((line) => line.startsWith("export ")));
      for (const one of imported) assert.ok(exported.includes(one), `${from} exports no ${one}, which ${name} imports`);
    }
  }
});

test("each module begins with its imports, each on a line of its own", () => {
  for (const { name, lines } of modules) {
    const count = lines.filter((line) => /^\s*import\b/.test(line)).length;
    assert.equal(importsOf(lines).length, count, name);
    const code = lines.filter((line) => line && !line.startsWith("//"));
    assert.equal(importsOf(code.slice(0, count)).length, count, name);
  }
});

test("the script runs by itself: it has nothing that a browser must load besides", () => {
  const starts = [];
  const run = new Script(joined.replace(/\}\)\(\);\n$/, "return start;\n})();")).runInNewContext({
    TextDecoder, TextEncoder,
  });
  run({ document: { get documentElement() { starts.push("asked"); return { dataset: {} }; } }, location: {} });
  assert.deepEqual(starts, ["asked"]);
});
