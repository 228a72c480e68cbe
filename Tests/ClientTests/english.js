// The texts that the server gives the script, in English.

import { readFileSync } from "node:fs";
import { client } from "./client.js";

const { makeWords } = await client("words");

/** Reads a Swift source of the host's words. */
export const wordsSource = (name) =>
  readFileSync(new URL(`../../Sources/UsherWeb/Language/${name}.swift`, import.meta.url), "utf8");

/** The names of the words that the script needs. */
export const namesOfScript = [
  .../static let ofScript: \[HostWord\] = \[([^\]]*)\]/.exec(wordsSource("HostWord"))[1].matchAll(/\.(\w+)/g),
].map(([, name]) => name);

const texts = Object.fromEntries(
  [...wordsSource("HostWords+English").matchAll(/\.(\w+):\s*"([^"]*)"/g)].map(([, name, text]) => [name, text]));

export const english = Object.fromEntries(namesOfScript.map((name) => [name, texts[name]]));

/** The line of the page, with its words. */
export const statusLine = (words = english) =>
  `<div id="usher-status" data-words="${JSON.stringify(words).replaceAll('"', "&quot;")}" hidden><span></span>`
  + '<button type="button"></button></div>';

/** The words of an English page. */
export const words = makeWords({
  document: { getElementById: () => ({ dataset: { words: JSON.stringify(english) } }) },
});
