// The files that browsers get, as scripts/client has made them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Script } from "node:vm";
import { gzipSync } from "node:zlib";
import { chunks } from "./client.js";

const folder = new URL("../../Sources/UsherWeb/Sent/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const lazy = Object.keys(chunks).slice(1);

test("what every page needs is small", () => {
  assert.ok(gzipSync(read("usher.js"), { level: 9 }).length <= 10 * 1024);
});

test("the script begins by itself, and asks for nothing on a page without a session", () => {
  const asked = [];
  const window = {
    document: { get documentElement() { asked.push("page"); return { dataset: {} }; } }, location: {},
    TextDecoder, TextEncoder,
  };
  new Script(read("usher.js")).runInNewContext({ ...window, window });
  assert.deepEqual(asked, ["page"]);
});

test("the script names each chunk once, by the name that the server looks for", () => {
  for (const name of lazy) assert.equal(read("usher.js").split(`"./usher-${name}.js"`).length, 2, name);
});

for (const name of lazy) {
  test(`the chunk ${name} gets what it takes from the script, and makes what the script asks for`, async () => {
    const { default: make } = await import(new URL(`usher-${name}.js`, folder));
    const taken = [];
    const made = make(new Proxy({}, {
      get(_, key) {
        taken.push(key);
        // Some is used at once.
        return key === "animation" ? { push: 1 } : key === "control" ? {} : () => {};
      },
    }));
    const shared = /\.default\(\{(.*?)\}\)/.exec(read("usher.js"))[1].split(",").map((item) => item.split(":")[0]);
    for (const key of taken) assert.ok(shared.includes(key), `the script gives no ${key}`);
    assert.ok(Object.keys(made).length > 0);
    for (const [key, value] of Object.entries(made)) {
      assert.equal(typeof value, "function");
      // What only some pages have, the chunk asks for that every page loads.
      assert.match(read("usher.js") + read("usher-place.js"), new RegExp(`\\b${key}\\b`));
    }
  });
}
