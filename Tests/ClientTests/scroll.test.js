// How far the page was scrolled, when it is loaded again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { makeLayers } = await client("layers");
const { makeScroll } = await client("scroll");

const layer = (...content) => `<div class="layer">${content.join("")}</div>`;
const a = '<section data-scroll id="a"></section>';
const b = '<section data-scroll id="b"></section>';
const hiddenB = '<section data-scroll hidden id="b"></section>';
const one = layer(a), sheet = layer(b), split = layer(a, b), narrow = layer(a, hiddenB);

/** Of lists that are whole on the page: a place is how far it is scrolled. */
const lists = { placeIn: (scroller) => scroller.scrollTop, goTo(scroller, place) { scroller.scrollTop = place; } };

/**
 * A page that was loaded: at first, again, or by Back or Forward.
 *
 * @param stored what an earlier page has kept.
 */
function load(type, { body = one, url = "https://example.org/app/users?q=a", stored = {} } = {}) {
  const window = makeWindow(body, { url });
  for (const [key, value] of Object.entries(stored)) window.sessionStorage.setItem(key, value);
  window.performance.getEntriesByType = (kind) => kind === "navigation" && type ? [{ type }] : [];
  makeScroll({ window, layers: makeLayers(window.document), lists });
  const find = (id) => window.document.getElementById(id);
  return {
    window, find,
    /** The page goes, and what it keeps is given. */
    leave() {
      fire(window, "pagehide");
      return { ...window.sessionStorage };
    },
  };
}

/** What a page kept that was scrolled. */
function left(id, scrollTop, options) {
  const page = load("navigate", options);
  page.find(id).scrollTop = scrollTop;
  return page.leave();
}

for (const type of ["reload", "back_forward"]) {
  test(`a page is scrolled as it was left: ${type}`, () => {
    const stored = left("a", 120);
    assert.equal(load(type, { stored }).find("a").scrollTop, 120);
  });
}

test("a page that is opened newly begins at its start", () => {
  const stored = left("a", 120);
  assert.equal(load("navigate", { stored }).find("a").scrollTop, 0);
});

test("a browser that doesn't tell how a page was loaded begins at its start", () => {
  const stored = left("a", 120);
  assert.equal(load(null, { stored }).find("a").scrollTop, 0);
});

test("each address has its own", () => {
  const stored = left("a", 120, { url: "https://example.org/app/users" });
  assert.equal(load("reload", { stored, url: "https://example.org/app/photos" }).find("a").scrollTop, 0);
});

test("what an address has after its path doesn't count", () => {
  const stored = left("a", 120, { url: "https://example.org/app/users?q=a#b" });
  assert.equal(load("reload", { stored, url: "https://example.org/app/users" }).find("a").scrollTop, 120);
});

test("the last time that a page was left counts", () => {
  let stored = left("a", 120);
  stored = left("a", 30, { stored });
  assert.equal(load("reload", { stored }).find("a").scrollTop, 30);
});

test("of layers the top one is kept", () => {
  const stored = left("b", 50, { body: one + sheet });
  const page = load("reload", { body: one + sheet, stored });
  assert.deepEqual([page.find("a").scrollTop, page.find("b").scrollTop], [0, 50]);
});

test("beside a sidebar the detail is kept", () => {
  const stored = left("b", 50, { body: split });
  const page = load("reload", { body: split, stored });
  assert.deepEqual([page.find("a").scrollTop, page.find("b").scrollTop], [0, 50]);
});

test("what is hidden is left alone", () => {
  const stored = left("a", 50, { body: narrow });
  const page = load("reload", { body: narrow, stored });
  assert.deepEqual([page.find("a").scrollTop, page.find("b").scrollTop], [50, 0]);
});

test("a page on which nothing scrolls keeps nothing, and is loaded again", () => {
  const page = load("navigate", { body: "<p></p>" });
  assert.deepEqual(page.leave(), {});
  assert.doesNotThrow(() => load("reload", { body: "<p></p>", stored: { "usher:/app/users": "5" } }));
});

test("what somebody else has kept by the same address isn't taken for it", () => {
  assert.equal(load("reload", { stored: { "/app/users": "5" } }).find("a").scrollTop, 0);
});

test("a page for which nothing was kept begins at its start", () => {
  assert.equal(load("reload").find("a").scrollTop, 0);
});
