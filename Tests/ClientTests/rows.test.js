// Rows that the person deletes, by swiping or by key.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { makeRows } = await client("rows");

const row = (id) => `
  <div class="deletable" id="${id}">
    <button data-delete id="${id}-minus"></button>
    <div class="deletable-content"><a id="${id}-link"></a><input id="${id}-field"><select id="${id}-choice"></select>
      <textarea id="${id}-area"></textarea></div>
    <button data-delete id="${id}-behind"></button>
  </div>`;

/** A list of two rows, and something beside it. */
function makePage({ reducesMotion = false } = {}) {
  const window = makeWindow(`${row("a")}${row("b")}<button id="beside"></button><div id="pane"></div>`, {
    media: { "(prefers-reduced-motion: reduce)": reducesMotion },
  });
  const { document } = window;
  const scrolled = [];
  window.HTMLElement.prototype.scrollTo = function (to) { scrolled.push([this.id, to]); };
  const pressed = [];
  document.addEventListener("click", ({ target }) => pressed.push(target.id));
  makeRows({ window });
  const find = (id) => document.getElementById(id);
  return {
    find, scrolled, pressed,
    swipe: (id) => fire(find(id), "scroll"),
    press: (id) => fire(find(id), "pointerdown"),
    key: (id, key, properties) => fire(find(id), "keydown", { key, ...properties }),
  };
}

// Rows that were swiped aside

test("a row that was swiped aside closes when something else is pressed", () => {
  const page = makePage();
  page.swipe("a");
  page.press("beside");
  assert.deepEqual(page.scrolled, [["a", { left: 0, behavior: "smooth" }]]);
});

test("a row that was swiped aside closes when another row is pressed", () => {
  const page = makePage();
  page.swipe("a");
  page.press("b-link");
  assert.deepEqual(page.scrolled.map(([id]) => id), ["a"]);
});

test("a row that was swiped aside closes when something else gets the focus", () => {
  const page = makePage();
  page.swipe("a");
  page.find("beside").focus();
  assert.deepEqual(page.scrolled.map(([id]) => id), ["a"]);
});

test("a row that was swiped aside stays open while it is pressed itself", () => {
  const page = makePage();
  page.swipe("a");
  page.press("a-behind");
  page.find("a-behind").focus();
  assert.deepEqual(page.scrolled, []);
  page.press("beside");
  assert.deepEqual(page.scrolled.map(([id]) => id), ["a"]);
});

test("several rows that were swiped aside close, but for the one that is pressed", () => {
  const page = makePage();
  page.swipe("a");
  page.swipe("b");
  page.press("b-behind");
  assert.deepEqual(page.scrolled.map(([id]) => id), ["a"]);
});

test("a row closes once", () => {
  const page = makePage();
  page.swipe("a");
  page.press("beside");
  page.press("beside");
  assert.equal(page.scrolled.length, 1);
});

test("a row closes at once for who wants less motion", () => {
  const page = makePage({ reducesMotion: true });
  page.swipe("a");
  page.press("beside");
  assert.deepEqual(page.scrolled, [["a", { left: 0, behavior: "auto" }]]);
});

test("a row that wasn't swiped aside isn't moved", () => {
  const page = makePage();
  page.press("beside");
  assert.deepEqual(page.scrolled, []);
});

test("what is scrolled and is no row isn't scrolled back", () => {
  const page = makePage();
  page.swipe("pane");
  fire(page.find("pane").ownerDocument, "scroll");
  page.press("beside");
  assert.deepEqual(page.scrolled, []);
});

// Keys

for (const key of ["Delete", "Backspace"]) {
  test(`the key ${key} presses the button that deletes the row`, () => {
    const page = makePage();
    const event = page.key("b-link", key);
    assert.deepEqual(page.pressed, ["b-minus"]);
    assert.equal(event.defaultPrevented, true);
  });
}

test("the key deletes the row, too, while its button has the focus", () => {
  const page = makePage();
  page.key("b-behind", "Delete");
  assert.deepEqual(page.pressed, ["b-minus"]);
});

test("other keys delete nothing", () => {
  const page = makePage();
  const event = page.key("a-link", "d");
  assert.deepEqual(page.pressed, []);
  assert.equal(event.defaultPrevented, false);
});

test("a key beside the rows deletes nothing", () => {
  const page = makePage();
  assert.equal(page.key("beside", "Delete").defaultPrevented, false);
  fire(page.find("a").ownerDocument, "keydown", { key: "Delete" });
  assert.deepEqual(page.pressed, []);
});

for (const field of ["field", "choice", "area"]) {
  test(`in a ${field} the key deletes what it always does`, () => {
    const page = makePage();
    const event = page.key(`a-${field}`, "Backspace");
    assert.deepEqual(page.pressed, []);
    assert.equal(event.defaultPrevented, false);
  });
}

for (const property of ["repeat", "altKey", "ctrlKey", "metaKey", "shiftKey"]) {
  test(`a key with ${property} deletes nothing`, () => {
    const page = makePage();
    const event = page.key("a-link", "Delete", { [property]: true });
    assert.deepEqual(page.pressed, []);
    assert.equal(event.defaultPrevented, false);
  });
}

test("a row whose button is disabled isn't deleted", () => {
  const page = makePage();
  page.find("a-minus").disabled = true;
  const event = page.key("a-link", "Delete");
  assert.deepEqual(page.pressed, []);
  assert.equal(event.defaultPrevented, false);
});

test("a row whose button only says that it is disabled isn't deleted, as it keeps the focus", () => {
  const page = makePage();
  page.find("a-minus").setAttribute("aria-disabled", "true");
  const event = page.key("a-link", "Delete");
  assert.deepEqual(page.pressed, []);
  assert.equal(event.defaultPrevented, false);
});

test("a row that has no button for it isn't deleted", () => {
  const page = makePage();
  page.find("a-minus").remove();
  page.find("a-behind").remove();
  assert.equal(page.key("a-link", "Delete").defaultPrevented, false);
});
