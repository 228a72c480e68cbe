// Buttons that can't be used now, and keep the focus.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { isGuarded, setDisabled } = await client("guarding");

function makePage() {
  const { document } = makeWindow('<button id="a"></button><button id="b"></button>');
  const [a, b] = document.querySelectorAll("button");
  return { document, a, b };
}

/** What a button says of itself. */
const stateOf = (button) => ({ disabled: button.disabled, says: button.getAttribute("aria-disabled") });
const enabled = { disabled: false, says: null }, disabled = { disabled: true, says: null };
const guarded = { disabled: false, says: "true" };

// What takes nothing

test("a button that is disabled takes nothing", () => {
  const { a } = makePage();
  assert.equal(isGuarded(a), false);
  a.disabled = true;
  assert.equal(isGuarded(a), true);
});

test("a button that only says that it is disabled takes nothing either", () => {
  const { a } = makePage();
  a.setAttribute("aria-disabled", "true");
  assert.equal(isGuarded(a), true);
  a.setAttribute("aria-disabled", "false");
  assert.equal(isGuarded(a), false);
});

// Disabling

test("a button without the focus is disabled, and enabled again", () => {
  const { a } = makePage();
  setDisabled(a, true);
  assert.deepEqual(stateOf(a), disabled);
  setDisabled(a, false);
  assert.deepEqual(stateOf(a), enabled);
});

test("a button that is disabled while it has the focus keeps it, and takes nothing", () => {
  const { document, a } = makePage();
  a.focus();
  setDisabled(a, true);
  assert.equal(document.activeElement, a);
  assert.deepEqual(stateOf(a), guarded);
  assert.equal(isGuarded(a), true);
});

test("a button that kept the focus is enabled again where it is", () => {
  const { document, a } = makePage();
  a.focus();
  setDisabled(a, true);
  setDisabled(a, false);
  assert.equal(document.activeElement, a);
  assert.deepEqual(stateOf(a), enabled);
});

test("a button that kept the focus is disabled when the person goes on", () => {
  const { a, b } = makePage();
  a.focus();
  setDisabled(a, true);
  b.focus();
  assert.deepEqual(stateOf(a), disabled);
});

test("a button that is disabled again while it keeps the focus stays as it is", () => {
  const { document, a, b } = makePage();
  a.focus();
  setDisabled(a, true);
  setDisabled(a, true);
  assert.equal(document.activeElement, a);
  assert.deepEqual(stateOf(a), guarded);
  b.focus();
  assert.deepEqual(stateOf(a), disabled);
});

test("a button that was enabled before the person goes on stays enabled", () => {
  const { a, b } = makePage();
  a.focus();
  setDisabled(a, true);
  setDisabled(a, false);
  b.focus();
  assert.deepEqual(stateOf(a), enabled);
});

test("a button keeps the focus also when the person only looks at another window", () => {
  const { document, a, b } = makePage();
  a.focus();
  setDisabled(a, true);
  // The element stays the active one.
  fire(a, "blur");
  assert.equal(document.activeElement, a);
  assert.deepEqual(stateOf(a), guarded);
  b.focus();
  assert.deepEqual(stateOf(a), disabled);
});

test("a button can keep the focus each time that it is disabled", () => {
  const { a, b } = makePage();
  for (let time = 0; time < 2; time++) {
    a.focus();
    setDisabled(a, true);
    assert.deepEqual(stateOf(a), guarded);
    b.focus();
    assert.deepEqual(stateOf(a), disabled);
    setDisabled(a, false);
    assert.deepEqual(stateOf(a), enabled);
  }
});

test("what a busy button says of itself stays when it is disabled and enabled", () => {
  const { a } = makePage();
  a.setAttribute("aria-disabled", "true");
  setDisabled(a, true);
  setDisabled(a, false);
  assert.equal(a.getAttribute("aria-disabled"), "true");
});

// Fields

test("a text that is disabled while it has the focus can't be changed, and can again", () => {
  const { document } = makeWindow('<input id="name"><textarea id="note"></textarea>');
  for (const field of document.querySelectorAll("#name, #note")) {
    field.focus();
    setDisabled(field, true);
    assert.equal(document.activeElement, field);
    assert.equal(field.readOnly, true);
    setDisabled(field, false);
    assert.equal(field.readOnly, false);
  }
});

test("a switch and a choice are disabled also while they have the focus, as they could be changed", () => {
  const { document } = makeWindow('<input id="a" type="checkbox"><input id="b" type="range"><select id="c"></select>');
  for (const field of document.querySelectorAll("#a, #b, #c")) {
    field.focus();
    setDisabled(field, true);
    assert.equal(field.disabled, true);
  }
});
