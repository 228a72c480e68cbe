// What a page leaves for the document that continues it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow } from "./page.js";

const { makeKeeping } = await client("keeping");
const { makeResuming } = await client("resuming");
const { wireVersion } = await client("wire");

/** What the next document finds of a session. */
function found(window, session) {
  window.history.replaceState({ session, index: 0 }, "");
  return makeResuming({ window, root: window.document.body, own: "new" }).kept;
}

/** So many pages are kept. */
const mostPages = 8;

test("what is kept of a session is there for the next document, with the version of its bytes", () => {
  const window = makeWindow();
  makeKeeping({ window }).put("mine", { index: 2 });
  assert.deepEqual(found(window, "mine"), { index: 2, version: wireVersion, time: 0 });
  assert.equal(found(window, "other"), null);
});

test("what is removed is gone", () => {
  const window = makeWindow();
  const keeping = makeKeeping({ window });
  keeping.put("mine", {});
  keeping.remove("mine");
  assert.equal(found(window, "mine"), null);
  assert.equal(window.sessionStorage.length, 0);
});

test("of many pages those that were left last are kept", () => {
  const window = makeWindow();
  const keeping = makeKeeping({ window });
  window.sessionStorage.setItem("theirs", "x");
  for (let page = 0; page <= mostPages; page++) {
    window.clock.advance(1);
    keeping.put(`${page}`, {});
  }
  assert.equal(found(window, "0"), null);
  assert.notEqual(found(window, "1"), null);
  assert.equal(window.sessionStorage.getItem("theirs"), "x");
});

test("without storage nothing is kept, and nothing fails", () => {
  const keeping = makeKeeping({ window: { Date, get sessionStorage() { throw new Error("No storage."); } } });
  keeping.put("mine", {});
  keeping.remove("mine");
});

test("what somebody else left there is nothing", () => {
  const window = makeWindow();
  window.sessionStorage.setItem("usher-page:mine", "{");
  assert.equal(found(window, "mine"), null);
});
