// Layers over each other, and what of the top one isn't hidden.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow } from "./page.js";

const { focusable, makeLayers } = await client("layers");

function makePage(body) {
  const { document } = makeWindow(body);
  const idOf = (element) => element?.id;
  return { document, layers: makeLayers(document), idOf };
}

const two = `
  <div class="layer" id="page"><h1 id="below"></h1></div>
  <div class="layer sheet" id="sheet">
    <h1 id="sidebar"></h1><div hidden><h1 id="hidden"></h1></div><h1 id="detail"></h1>
  </div>`;

test("the top layer is the last one", () => {
  const { layers } = makePage(two);
  assert.equal(layers.count, 2);
  assert.equal(layers.top.id, "sheet");
});

test("what comes and goes on the page counts at once", () => {
  const { layers, document } = makePage(two);
  document.getElementById("sheet").remove();
  assert.equal(layers.count, 1);
  assert.equal(layers.top.id, "page");
  assert.deepEqual(layers.shown("h1").map(({ id }) => id), ["below"]);
});

test("what is shown is what of the top layer isn't hidden, in its order", () => {
  const { layers } = makePage(two);
  assert.deepEqual(layers.shown("h1").map(({ id }) => id), ["sidebar", "detail"]);
  assert.deepEqual(layers.shown("h2"), []);
});

test("a page without layers shows nothing", () => {
  const { layers } = makePage("<h1></h1>");
  assert.equal(layers.count, 0);
  assert.equal(layers.top, undefined);
  assert.deepEqual(layers.shown("h1"), []);
});

test("the prompt that waits for an answer is known while it is there", () => {
  const { layers, document } = makePage(two + "<div data-prompt id=prompt></div>");
  assert.equal(layers.prompt.id, "prompt");
  layers.prompt.remove();
  assert.equal(layers.prompt, null);
});

test("what takes the focus are links with an address, buttons and fields", () => {
  const { document } = makePage(`<a href="/" id="1"></a><a></a><button id="2"></button><p></p><input id="3">
    <select id="4"></select><textarea id="5"></textarea><h1></h1>`);
  assert.deepEqual([...document.querySelectorAll(focusable)].map(({ id }) => id), ["1", "2", "3", "4", "5"]);
});
