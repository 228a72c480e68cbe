// The texts that the script shows, which the server has in every language.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { client, folder } from "./client.js";
import { english, namesOfScript, statusLine, wordsSource } from "./english.js";
import { makeWindow } from "./page.js";
import { makePage } from "./wholePage.js";
import { text as textOf } from "./frame.js";

const { makeWords } = await client("words");
const sources = readdirSync(folder).filter((name) => name.endsWith(".js"))
  .map((name) => [name, readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")]);

test("the script has no sentence of its own: all are the server's", () => {
  for (const [name, source] of sources) {
    const strings = source.match(/"[^"\n]*"|`[^`\n]*`/g) ?? [];
    // What it throws is for developers.
    const sentences = strings.filter((text) => /[A-Z][\w’]+[ .…](?!max)/.test(text)
      && !source.includes(`new Error(${text}`) && !source.includes(`console.warn(${text}`));
    assert.deepEqual(sentences, [], name);
  }
});

test("the server gives each word that the script shows, and no other", () => {
  const shown = sources.flatMap(([, source]) => [
    ...source.matchAll(/words\.text\(([^()]*)|say\(("movedTo")|said = \[(.*)\]|= \{ lang, dir[^]*|\btext\(("\w+")\)/g),
  ]).flatMap((match) => [...match.slice(1).join(" ").matchAll(/"(\w+)"/g)].map(([, name]) => name))
    .filter((name) => name !== "nearest");
  assert.deepEqual([...new Set(shown)].sort(), [...namesOfScript].sort());
});

for (const language of ["English", "German", "Arabic"]) {
  test(`the script's words are all in ${language}`, () => {
    const source = wordsSource(`HostWords+${language}`);
    for (const name of namesOfScript) assert.match(source, new RegExp(`\\.${name}:\\s*"[^"]+"`), name);
  });
}

test("a value takes the place of its name, whatever it is; a name without a value stays", () => {
  const { document } = makeWindow(statusLine({ movedTo: "{name}, {index} of {count}" }));
  const words = makeWords({ document });
  assert.equal(words.text("movedTo", { name: "{index}$&", index: 2 }), "{index}$&, 2 of {count}");
});

test("the language of a page changes with its words", () => {
  const { document } = makeWindow(statusLine());
  const words = makeWords({ document });
  words.change("ar", "rtl", JSON.stringify({ ...english, tryNow: "الآن", connection: "الاتصال" }), "12:Asia/Dubai");
  const { lang, dir, dataset } = document.documentElement;
  assert.deepEqual([lang, dir, dataset.clock, words.text("tryNow")], ["ar", "rtl", "12:Asia/Dubai", "الآن"]);
  assert.equal(document.querySelector("button").textContent, "الآن");
  assert.equal(document.getElementById("usher-status").getAttribute("aria-label"), "الاتصال");
});

test("a session that is continued brings its language along", () => {
  const page = makePage().greet();
  const json = JSON.stringify({ ...english, connectedAgain: "Wieder verbunden." });
  page.say(0, 0, 16, textOf("de"), textOf("ltr"), textOf(json), textOf("24:Europe/Vienna"));
  assert.equal(page.document.documentElement.lang, "de");
  page.breakLine();
  page.wait(600);
  page.comeBack();
  assert.equal(page.find("usher-spoken").textContent, "Wieder verbunden.");
});
