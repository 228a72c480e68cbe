// The browser's history, which follows what is shown, and whose Back and Forward what is shown follows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { bytes, number } from "./frame.js";
import { makeWindow, recorder } from "./page.js";

const { makeHistory } = await client("history");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md.
const push = 1, replace = 2, go = 3;
const location = 1, stuck = 8;

/** How long a step to an entry may take, and the wait before an ignored step is tried again; in milliseconds. */
const limit = 2000, pause = 1000;

/** A page at the first entry of its session's history. */
function makePage({ url = "https://example.org/app" } = {}) {
  const window = makeWindow("", { url });
  const send = recorder();
  const history = makeHistory({ window, resuming: { session: "mine", isUnderWay: false, address: url }, send });
  let steps = 0;
  const page = {
    window, history, send, clock: window.clock,
    /** How many moves the server knows of. */
    known: 0,
    /** The server has the history take a step. */
    follow(kind, url, index) {
      const step = bytes(url, number(index), number(page.known), number(++steps));
      history.follow(kind, new Reader(step.buffer));
      return page;
    },
    /** Goes to each address, one entry further on. */
    pushAll(...urls) {
      for (const [index, url] of urls.entries()) page.follow(push, url, index + 1);
      return page;
    },
    /** The server has heard of all moves, and counts its steps anew. */
    hear() {
      page.known = send.calls.length;
      steps = 0;
      return page;
    },
    /** The browser does what it was asked for. */
    travel: () => window.clock.advance(0),
    /** The person presses Back or Forward. */
    go(count) {
      window.history.go(count);
      page.travel();
    },
    /** Where the browser is. */
    get at() { return window.location.pathname + window.location.search; },
    /** What the server was told: the bytes of each event, and its text. */
    get told() { return send.calls.map(([bytes, text]) => [[...bytes], text]); },
  };
  return page;
}

// Steps that follow what is shown

test("the page's entry is the first of its session's", () => {
  const page = makePage();
  assert.equal(page.history.entry, 0);
  assert.equal(page.window.history.length, 1);
});

test("the page's entry keeps its address, with query and fragment", () => {
  const page = makePage({ url: "https://example.org/app/users?q=a#top" });
  assert.equal(page.window.location.href, "https://example.org/app/users?q=a#top");
});

test("an entry is pushed at an address", () => {
  const page = makePage().follow(push, "/app/users?q=a", 1);
  assert.equal(page.at, "/app/users?q=a");
  assert.equal(page.history.entry, 1);
  assert.equal(page.window.history.length, 2);
});

test("an entry's index may be longer than a byte", () => {
  const page = makePage().follow(push, "/app/1", 300);
  assert.equal(page.history.entry, 300);
});

test("the present entry gets another address", () => {
  const page = makePage().pushAll("/app/1").follow(replace, "/app/2", 1);
  assert.equal(page.at, "/app/2");
  assert.equal(page.history.entry, 1);
  assert.equal(page.window.history.length, 2);
});

test("the history goes to the entry that it is told, back or forward", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3").follow(go, "/app/1", 1);
  page.travel();
  assert.equal(page.at, "/app/1");
  assert.equal(page.history.entry, 1);
  page.follow(go, "/app/3", 3);
  page.travel();
  assert.equal(page.at, "/app/3");
  assert.equal(page.window.history.length, 4);
});

test("an entry that the history goes to gets the address that it is told", () => {
  const page = makePage().pushAll("/app/1").follow(go, "/app?q=a", 0);
  page.travel();
  assert.equal(page.at, "/app?q=a");
  assert.equal(page.history.entry, 0);
  page.go(1);
  assert.equal(page.at, "/app/1");
});

test("a step that follows what is shown isn't told", () => {
  const page = makePage().pushAll("/app/1", "/app/2").follow(replace, "/app/3", 2).follow(go, "/app/1", 1);
  page.travel();
  assert.deepEqual(page.told, []);
});

test("to go where the browser is does nothing, and nothing waits for it", () => {
  const page = makePage().pushAll("/app/1");
  const way = page.window.history.go = recorder();
  page.follow(go, "/app/1", 1);
  assert.deepEqual(way.calls, []);
  assert.equal(page.history.isIdle, true);
});

test("a step that the browser ignores, because there were many, is tried again until it is taken", () => {
  const page = makePage();
  const { pushState } = page.window.history;
  page.window.history.pushState = () => {};
  page.pushAll("/app/1", "/app/2");
  assert.equal(page.history.isIdle, false);
  page.clock.advance(pause);
  assert.equal(page.at, "/app");
  page.window.history.pushState = pushState;
  page.clock.advance(pause);
  assert.equal(page.at, "/app/2");
  assert.equal(page.history.isIdle, true);
});

test("a step that the browser refuses, because there were many, is tried again", () => {
  const page = makePage();
  const { pushState } = page.window.history;
  page.window.history.pushState = () => { throw new Error("SecurityError"); };
  page.pushAll("/app/1");
  page.window.history.pushState = pushState;
  page.clock.advance(pause);
  assert.equal(page.at, "/app/1");
});

// Steps while the history travels

test("what is pushed while the history goes back is pushed where it comes to", () => {
  const page = makePage().pushAll("/app/1", "/app/2").follow(go, "/app", 0).follow(push, "/app/other", 1);
  assert.equal(page.at, "/app/2");
  page.travel();
  assert.equal(page.at, "/app/other");
  assert.equal(page.history.entry, 1);
  assert.equal(page.window.history.length, 2);
});

test("steps that come while the history travels are taken in their order", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3");
  page.follow(go, "/app/b", 2).follow(go, "/app/a", 1);
  page.travel();
  assert.equal(page.at, "/app/a");
  page.go(1);
  assert.equal(page.at, "/app/b");
  page.go(1);
  assert.equal(page.at, "/app/3");
});

test("the history is idle when it isn't travelling and no step waits", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  assert.equal(page.history.isIdle, true);
  page.follow(go, "/app/1", 1);
  assert.equal(page.history.isIdle, false);
  page.travel();
  assert.equal(page.history.isIdle, true);
});

test("where there is no entry to go to, the server is told after a while", () => {
  const page = makePage().pushAll("/app/1").follow(go, "/app/5", 5).follow(replace, "/app/2", 5);
  page.clock.advance(limit - 1);
  assert.deepEqual(page.told, []);
  assert.equal(page.history.isIdle, false);
  page.clock.advance(1);
  assert.deepEqual(page.told, [[[0, stuck, 2, 1], "/app/1"]]);
  assert.equal(page.at, "/app/1");
  assert.equal(page.history.isIdle, true);
});

test("a step back that arrived is not given up later, while another is under way", () => {
  const page = makePage().pushAll("/app/1", "/app/2").follow(go, "/app/1", 1);
  page.travel();
  page.clock.advance(limit - 1);
  page.window.history.go = recorder();
  page.follow(go, "/app", 0);
  page.clock.advance(1);
  assert.equal(page.history.isIdle, false);
  assert.deepEqual(page.told, []);
  page.clock.advance(limit - 1);
  assert.equal(page.told.length, 1);
});

// What the person does

test("Back and Forward are told by the entry's index + 1, the last step before, and the address", () => {
  const page = makePage().pushAll("/app/1?q=a", "/app/2");
  page.go(-1);
  page.go(-1);
  page.go(2);
  assert.deepEqual(page.told, [
    [[0, location, 2, 2], "/app/1?q=a"], [[0, location, 1, 0], "/app"], [[0, location, 3, 0], "/app/2"],
  ]);
});

test("a move is told with its place, for the case that the server starts again", () => {
  const page = makePage().pushAll("/app/1");
  page.go(-1);
  assert.deepEqual(page.send.calls[0][2], { place: 1 });
});

test("numbers that are longer than a byte are told whole", () => {
  const page = makePage().follow(push, "/app/1", 127).follow(push, "/app/2", 128);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 128, 1, 2], "/app/1"]]);
});

test("an entry of another session is told as an unknown one", () => {
  const page = makePage();
  page.window.history.pushState({ session: "another", index: 7 }, "", "/app/7");
  page.follow(push, "/app/8", 1);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 0, 1], "/app/7"]]);
  assert.equal(page.history.entry, "");
});

for (const state of [null, "theirs"]) {
  test(`an entry that has the state ${state} is told as an unknown one`, () => {
    const page = makePage();
    page.window.history.pushState(state, "", "/app/plain");
    page.follow(push, "/app/8", 1);
    page.go(-1);
    assert.deepEqual(page.told, [[[0, location, 0, 1], "/app/plain"]]);
    assert.equal(page.history.entry, "");
  });
}

test("what an address has after its # is not told", () => {
  const page = makePage({ url: "https://example.org/app?q=a#top" }).pushAll("/app/1");
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 1, 1], "/app?q=a"]]);
});

test("the page goes back when there is an entry of its session before it", () => {
  const page = makePage().pushAll("/app/1");
  page.history.back();
  page.travel();
  assert.equal(page.at, "/app");
  assert.deepEqual(page.told, [[[0, location, 1, 1], "/app"]]);
});

test("the page doesn't go back to what was before its session", () => {
  const page = makePage();
  page.window.history.back = recorder();
  page.history.back();
  page.window.history.pushState(null, "", "/app/plain");
  page.history.back();
  assert.deepEqual(page.window.history.back.calls, []);
});

// The person and the server at the same time

test("a step that was made without knowing the person's newest move isn't taken", () => {
  const page = makePage().pushAll("/app/1");
  page.go(-1);
  page.follow(push, "/app/1/buy", 2);
  assert.equal(page.at, "/app");
  assert.equal(page.window.history.length, 2);
  page.hear().follow(push, "/app/2", 1);
  assert.equal(page.at, "/app/2");
});

test("of two moves the server must know both before a step is taken", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.go(-1);
  page.hear();
  page.go(-1);
  page.follow(replace, "/app/a", 1);
  assert.equal(page.at, "/app");
  page.hear().follow(replace, "/app/b", 0);
  assert.equal(page.at, "/app/b");
});

test("the steps that wait are dropped when the person goes elsewhere, and the last one taken is told", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3");
  // The browser makes one way of the server's step and the person's.
  const way = page.window.history.go;
  page.window.history.go = (distance) => way.call(page.window.history, distance - 1);
  page.follow(go, "/app/2", 2).follow(replace, "/app/new", 2);
  page.travel();
  assert.deepEqual(page.told, [[[0, location, 2, 3], "/app/1"]]);
  assert.equal(page.at, "/app/1");
  assert.equal(page.history.isIdle, true);
});

test("the person's move on the way to an entry is told, and so is the arrival after it", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3");
  page.window.history.back();
  page.follow(go, "/app", 0).follow(push, "/app/x", 1);
  page.travel();
  assert.equal(page.told[0][1], "/app/2");
  assert.deepEqual(page.told.at(-1)[1], page.at);
  assert.equal(page.history.isIdle, true);
});

test("a page to load is only loaded when the server knows all moves", () => {
  const page = makePage().pushAll("/app/1");
  assert.equal(page.history.knows(0), true);
  page.go(-1);
  assert.equal(page.history.knows(0), false);
  assert.equal(page.history.knows(1), true);
});

// Everything comes anew

test("when everything comes anew, the server begins to count moves and steps again", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.go(-1);
  page.history.beginAnew(0);
  page.follow(replace, "/app/new", 1);
  assert.equal(page.at, "/app/new");
});

test("when everything comes anew, steps wait for the moves that the server will be told", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.go(-1);
  page.history.beginAnew(1);
  page.follow(go, "/app/2", 2);
  page.travel();
  assert.equal(page.at, "/app/1");
  page.hear().follow(go, "/app", 0);
  page.travel();
  assert.equal(page.at, "/app");
});

test("when everything comes anew, the steps of the earlier server are dropped", () => {
  const page = makePage().pushAll("/app/1", "/app/2").follow(go, "/app", 0).follow(push, "/app/x", 1);
  page.history.beginAnew(0);
  page.travel();
  assert.equal(page.at, "/app");
  assert.deepEqual(page.told, [[[0, location, 1, 0], "/app"]]);
});
