// The browser's history, which follows what is shown, and whose Back and Forward what is shown follows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { bytes, number } from "./frame.js";
import { makeWindow, recorder } from "./page.js";

const { makeHistory } = await client("history");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md.
const push = 1, replace = 2, back = 3;
const location = 1, earlierLocation = 8;

/** How long a step back may take, in milliseconds. */
const limit = 1000;

/** A page at the first entry of its session's history. */
function makePage({ url = "https://example.org/app" } = {}) {
  const window = makeWindow("", { url });
  const send = recorder();
  const history = makeHistory({ window, session: "mine", send });
  const page = {
    window, history, send, clock: window.clock,
    /** The server has the history take a step. */
    follow: (kind, ...items) => history.follow(kind, new Reader(bytes(...items).buffer)),
    /** Goes to each address, one entry further on. */
    pushAll(...urls) {
      for (const [index, url] of urls.entries()) page.follow(push, url, index + 1);
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
  const page = makePage();
  page.follow(push, "/app/users?q=a", 1);
  assert.equal(page.at, "/app/users?q=a");
  assert.equal(page.history.entry, 1);
  assert.equal(page.window.history.length, 2);
});

test("an entry's index may be longer than a byte", () => {
  const page = makePage();
  page.follow(push, "/app/1", number(300));
  assert.equal(page.history.entry, 300);
});

test("the present entry gets another address", () => {
  const page = makePage().pushAll("/app/1");
  page.follow(replace, "/app/2", 1);
  assert.equal(page.at, "/app/2");
  assert.equal(page.history.entry, 1);
  assert.equal(page.window.history.length, 2);
});

test("the history goes back by as many entries as it is told", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3");
  page.follow(back, 2);
  page.travel();
  assert.equal(page.at, "/app/1");
  assert.equal(page.history.entry, 1);
});

test("a step that follows what is shown isn't told", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.follow(replace, "/app/3", 2);
  page.follow(back, 1);
  page.travel();
  assert.deepEqual(page.told, []);
});

test("going back by no entries does nothing, and nothing waits for it", () => {
  const page = makePage().pushAll("/app/1");
  const go = page.window.history.go = recorder();
  page.follow(back, 0);
  assert.deepEqual(go.calls, []);
  assert.equal(page.history.isIdle, true);
});

// Steps while the history travels

test("what is pushed while the history goes back is pushed where it comes to", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.follow(back, 2);
  page.follow(push, "/app/other", 1);
  assert.equal(page.at, "/app/2");
  page.travel();
  assert.equal(page.at, "/app/other");
  assert.equal(page.history.entry, 1);
  assert.equal(page.window.history.length, 2);
});

test("steps that come while the history travels are taken in their order", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3");
  page.follow(back, 1);
  page.follow(replace, "/app/b", 2);
  page.follow(back, 1);
  page.follow(replace, "/app/a", 1);
  page.travel();
  assert.equal(page.at, "/app/a");
  assert.equal(page.history.entry, 1);
  page.go(1);
  assert.equal(page.at, "/app/b");
  page.go(1);
  assert.equal(page.at, "/app/3");
});

test("the history is idle when it isn't travelling and no step waits", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  assert.equal(page.history.isIdle, true);
  page.follow(back, 1);
  assert.equal(page.history.isIdle, false);
  page.travel();
  assert.equal(page.history.isIdle, true);
});

test("the history isn't idle on the way from one step back to the next", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.follow(back, 1);
  page.follow(back, 1);
  page.window.addEventListener("popstate", () => assert.equal(page.history.isIdle, page.at === "/app"));
  page.travel();
  assert.equal(page.at, "/app");
});

test("where there is nothing to go back to, the next steps are taken after a while", () => {
  const page = makePage().pushAll("/app/1");
  page.follow(back, 5);
  page.follow(replace, "/app/2", 1);
  page.clock.advance(limit - 1);
  assert.equal(page.at, "/app/1");
  assert.equal(page.history.isIdle, false);
  page.clock.advance(1);
  assert.equal(page.at, "/app/2");
  assert.equal(page.history.isIdle, true);
});

test("what the person does is told again after a step back that came to nothing", () => {
  const page = makePage().pushAll("/app/1");
  page.follow(back, 5);
  page.clock.advance(limit);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 1], "/app"]]);
});

test("a step back that arrived is not given up later, while another is under way", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.follow(back, 1);
  page.travel();
  page.clock.advance(limit - 1);
  page.window.history.go = recorder();
  page.follow(back, 1);
  page.follow(replace, "/app/late", 0);
  page.clock.advance(1);
  assert.equal(page.history.isIdle, false);
  page.clock.advance(limit - 1);
  assert.equal(page.history.isIdle, true);
});

// What the person does

test("Back and Forward are told by the entry's index + 1 and the address", () => {
  const page = makePage().pushAll("/app/1?q=a", "/app/2");
  page.go(-1);
  page.go(-1);
  page.go(2);
  assert.deepEqual(page.told, [
    [[0, location, 2], "/app/1?q=a"], [[0, location, 1], "/app"], [[0, location, 3], "/app/2"],
  ]);
});

test("an index that is longer than a byte is told whole", () => {
  const page = makePage();
  page.follow(push, "/app/1", number(127));
  page.follow(push, "/app/2", number(128));
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 128, 1], "/app/1"]]);
});

test("an entry of another session is told as an unknown one", () => {
  const page = makePage();
  page.window.history.pushState({ session: "another", index: 7 }, "", "/app/7");
  page.follow(push, "/app/8", 1);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 0], "/app/7"]]);
  assert.equal(page.history.entry, "");
});

test("an entry that has no state is told as an unknown one", () => {
  const page = makePage();
  page.window.history.pushState(null, "", "/app/plain");
  page.follow(push, "/app/8", 1);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 0], "/app/plain"]]);
  assert.equal(page.history.entry, "");
});

test("an entry of somebody else's script is told as an unknown one", () => {
  const page = makePage();
  page.window.history.pushState("theirs", "", "/app/theirs");
  page.follow(push, "/app/8", 1);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 0], "/app/theirs"]]);
});

test("what an address has after its # is not told", () => {
  const page = makePage({ url: "https://example.org/app?q=a#top" }).pushAll("/app/1");
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 1], "/app?q=a"]]);
});

test("the page goes back when there is an entry of its session before it", () => {
  const page = makePage().pushAll("/app/1");
  page.history.back();
  page.travel();
  assert.equal(page.at, "/app");
  assert.deepEqual(page.told, [[[0, location, 1], "/app"]]);
});

test("the page doesn't go back to what was before its session", () => {
  const page = makePage();
  page.window.history.back = recorder();
  page.history.back();
  page.window.history.pushState(null, "", "/app/plain");
  page.history.back();
  assert.deepEqual(page.window.history.back.calls, []);
});

// Everything comes anew

test("while everything is to come anew, Back and Forward are told as of before", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(3);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, earlierLocation, 2], "/app/1"]]);
});

test("while everything is to come anew, an unknown entry is told as always", () => {
  const page = makePage();
  page.window.history.pushState(null, "", "/app/plain");
  page.follow(push, "/app/8", 1);
  page.history.beginAnew(2);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 0], "/app/plain"]]);
});

test("Back and Forward are told as of before, too, when steps begin at an unknown entry", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(0);
  page.go(-1);
  assert.deepEqual(page.told, [[[0, earlierLocation, 2], "/app/1"]]);
});

test("when everything has come anew, the history goes back to where its steps begin", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(1);
  page.history.endAnew();
  page.travel();
  assert.equal(page.at, "/app");
  assert.equal(page.history.entry, 0);
  assert.deepEqual(page.told, []);
});

test("when everything has come anew, the history goes forward to where its steps begin", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.go(-2);
  page.history.beginAnew(3);
  page.history.endAnew();
  page.travel();
  assert.equal(page.at, "/app/2");
});

test("when everything has come anew where its steps begin, nothing travels", () => {
  const page = makePage().pushAll("/app/1");
  page.history.beginAnew(2);
  page.history.endAnew();
  assert.equal(page.history.isIdle, true);
  assert.equal(page.at, "/app/1");
});

test("when steps begin at an unknown entry, the history stays where it is", () => {
  const page = makePage().pushAll("/app/1");
  page.history.beginAnew(0);
  page.history.endAnew();
  assert.equal(page.history.isIdle, true);
  assert.equal(page.at, "/app/1");
});

test("from an unknown entry the history doesn't travel, as it isn't known how far", () => {
  const page = makePage().pushAll("/app/1");
  page.window.history.pushState(null, "", "/app/plain");
  page.history.beginAnew(2);
  page.history.endAnew();
  assert.equal(page.history.isIdle, true);
  assert.equal(page.at, "/app/plain");
});

test("steps of the new page are taken after the history has come to where they begin", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(2);
  page.history.endAnew();
  page.follow(push, "/app/b", 2);
  page.travel();
  assert.equal(page.at, "/app/b");
  page.go(-1);
  assert.equal(page.at, "/app/1");
});

test("steps that the person has taken meanwhile are taken back before those of the new page", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(3);
  page.go(-2);
  page.history.endAnew();
  page.follow(replace, "/app/new", 2);
  page.travel();
  assert.equal(page.at, "/app/new");
  assert.equal(page.history.entry, 2);
});

test("where steps begin is counted from where earlier ones lead to", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3");
  page.follow(back, 2);
  page.history.beginAnew(3);
  page.history.endAnew();
  page.travel();
  assert.equal(page.at, "/app/2");
});

test("the history goes to where steps begin after the steps that were to be taken before", () => {
  const page = makePage().pushAll("/app/1", "/app/2", "/app/3");
  page.follow(back, 2);
  page.follow(push, "/app/b", 2);
  page.history.beginAnew(1);
  page.history.endAnew();
  page.travel();
  assert.equal(page.at, "/app");
  page.go(2);
  assert.equal(page.at, "/app/b");
});

test("when everything has come anew, Back and Forward are told as always", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(3);
  page.history.endAnew();
  page.go(-1);
  assert.deepEqual(page.told, [[[0, location, 2], "/app/1"]]);
});

test("that the history goes to where its steps begin is asked for once", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(1);
  page.history.endAnew();
  page.travel();
  page.go(2);
  page.history.endAnew();
  page.travel();
  assert.equal(page.at, "/app/2");
});

test("of two words on where steps begin the newer counts", () => {
  const page = makePage().pushAll("/app/1", "/app/2");
  page.history.beginAnew(1);
  page.history.beginAnew(2);
  page.history.endAnew();
  page.travel();
  assert.equal(page.at, "/app/1");
});
