// The arrow keys, from a field for what is looked for to what was found, and back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { makeArrows } = await client("arrows");

const screen = (content) => `<div class="screen">${content}</div>`;
const field = (id = "field") => `<input type="search" id="${id}">`;
const list = (...rows) => `<ul class="list">${rows.map((row) => `<li>${row}</li>`).join("")}</ul>`;
const row = (id, attributes = "") => `<button class="row" id="${id}" ${attributes}></button>`;
const link = (id) => `<a class="row" href="/" id="${id}"></a>`;

function makePage(body = screen(field() + list(row("a"), link("b"), row("c")))) {
  const { document } = makeWindow(body);
  makeArrows({ document });
  return {
    document,
    /** A key is pressed on an element; gives where the focus is then. */
    press(id, key, properties) {
      document.getElementById(id).focus();
      this.event = fire(document.activeElement, "keydown", { key, ...properties });
      return document.activeElement.id;
    },
  };
}

test("from the field the arrow down goes to the first row, and on to the next ones", () => {
  const page = makePage();
  assert.equal(page.press("field", "ArrowDown"), "a");
  assert.equal(page.press("a", "ArrowDown"), "b");
  assert.equal(page.press("b", "ArrowDown"), "c");
});

test("the arrow up goes from row to row, and back to the field", () => {
  const page = makePage();
  assert.equal(page.press("c", "ArrowUp"), "b");
  assert.equal(page.press("b", "ArrowUp"), "a");
  assert.equal(page.press("a", "ArrowUp"), "field");
});

test("a key that went to a row scrolls nothing besides", () => {
  const page = makePage();
  page.press("field", "ArrowDown");
  assert.equal(page.event.defaultPrevented, true);
});

test("before the field and after the last row the keys do what they always do", () => {
  const page = makePage();
  assert.equal(page.press("field", "ArrowUp"), "field");
  assert.equal(page.event.defaultPrevented, false);
  assert.equal(page.press("c", "ArrowDown"), "c");
  assert.equal(page.event.defaultPrevented, false);
});

test("other keys go nowhere", () => {
  const page = makePage();
  for (const key of ["ArrowRight", "Enter", "d"]) {
    assert.equal(page.press("a", key), "a");
    assert.equal(page.event.defaultPrevented, false);
  }
});

for (const property of ["altKey", "ctrlKey", "metaKey", "shiftKey", "isComposing"]) {
  test(`an arrow key with ${property} goes nowhere`, () => {
    const page = makePage();
    assert.equal(page.press("field", "ArrowDown", { [property]: true }), "field");
    assert.equal(page.event.defaultPrevented, false);
  });
}

test("an arrow key that somebody has taken goes nowhere", () => {
  const page = makePage();
  page.document.getElementById("field").addEventListener("keydown", (event) => event.preventDefault());
  assert.equal(page.press("field", "ArrowDown"), "field");
});

test("rows that can't be pressed, aren't seen or aren't pressed at all are passed over", () => {
  const page = makePage(screen(field() + list(
    row("disabled", "disabled"), row("hidden", "hidden"), '<div class="row" tabindex="0"></div>', "<button></button>",
    row("a"))));
  assert.equal(page.press("field", "ArrowDown"), "a");
  assert.equal(page.press("a", "ArrowUp"), "field");
});

test("only rows of lists are gone to", () => {
  const page = makePage(screen(field() + row("alone") + list(row("a"))));
  assert.equal(page.press("field", "ArrowDown"), "a");
});

test("from other fields and buttons the keys go nowhere", () => {
  const page = makePage(screen(`${field()}<input id="other"><button id="button"></button>${list(row("a"))}`));
  assert.equal(page.press("other", "ArrowDown"), "other");
  assert.equal(page.press("button", "ArrowDown"), "button");
  assert.equal(page.event.defaultPrevented, false);
});

test("from a row that isn't among those to choose the keys go nowhere", () => {
  const page = makePage(screen(field() + row("alone") + list(row("a"))));
  assert.equal(page.press("alone", "ArrowDown"), "alone");
  assert.equal(page.event.defaultPrevented, false);
});

test("on a screen where nothing is looked for the keys go nowhere", () => {
  const page = makePage(screen(list(row("a"), row("b"))));
  assert.equal(page.press("a", "ArrowDown"), "a");
  assert.equal(page.event.defaultPrevented, false);
});

test("the keys stay on their screen", () => {
  const page = makePage(screen(field("one") + list(row("a"))) + screen(field("two") + list(row("b"))));
  assert.equal(page.press("two", "ArrowDown"), "b");
  assert.equal(page.press("a", "ArrowDown"), "a");
  assert.equal(page.press("b", "ArrowUp"), "two");
});

test("a key beside all screens goes nowhere", () => {
  const page = makePage(`<button id="beside"></button>${screen(field() + list(row("a")))}`);
  assert.equal(page.press("beside", "ArrowDown"), "beside");
  assert.equal(fire(page.document, "keydown", { key: "ArrowDown" }).defaultPrevented, false);
});
