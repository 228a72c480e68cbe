// What was done and isn't shown yet looks as if it waits.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow } from "./page.js";

const { makeEvents } = await client("events");
const { makeWaiting } = await client("waiting");

function makePage() {
  const { document } = makeWindow('<button id="a"></button><button id="b"></button>');
  const events = makeEvents();
  const waiting = makeWaiting({ events });
  const find = (id) => document.getElementById(id);
  return {
    find,
    /** Something is done on an element; gives the event's number. */
    act(id) {
      const { number } = events.add([0]);
      waiting.add(find(id), number);
      return number;
    },
    /** The page shows what came of all events up to one. */
    show(number) {
      events.show(number);
      waiting.update();
    },
    update: () => waiting.update(),
    get waiting() { return [...document.querySelectorAll("[data-waiting]")].map(({ id }) => id); },
  };
}

test("what was pressed waits at once, until the page shows what came of it", () => {
  const page = makePage();
  const press = page.act("a");
  assert.deepEqual(page.waiting, ["a"]);
  page.show(press);
  assert.deepEqual(page.waiting, []);
});

test("what was pressed goes on waiting when the page changes for another reason", () => {
  const page = makePage();
  page.act("a");
  page.update();
  assert.deepEqual(page.waiting, ["a"]);
});

test("each of several things waits for what came of it", () => {
  const page = makePage();
  const first = page.act("a");
  const second = page.act("b");
  assert.deepEqual(page.waiting, ["a", "b"]);
  page.show(first);
  assert.deepEqual(page.waiting, ["b"]);
  page.show(second);
  assert.deepEqual(page.waiting, []);
});

test("what was pressed twice waits for what came of the second press", () => {
  const page = makePage();
  const first = page.act("a");
  const second = page.act("a");
  page.show(first);
  assert.deepEqual(page.waiting, ["a"]);
  page.show(second);
  assert.deepEqual(page.waiting, []);
});

test("what went from the page and comes again waits no more", () => {
  const page = makePage();
  const a = page.find("a"), b = page.find("b");
  page.act("a");
  a.remove();
  page.update();
  b.before(a);
  assert.deepEqual(page.waiting, []);
});

test("what waited isn't asked for again, though another event gets its number", () => {
  const page = makePage();
  const press = page.act("a");
  page.show(press);
  page.find("a").dataset.waiting = "";
  page.update();
  assert.deepEqual(page.waiting, ["a"]);
});
