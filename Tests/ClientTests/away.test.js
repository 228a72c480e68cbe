// Addresses of other sites, and the person's way back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { bytes } from "./frame.js";
import { fire, makeWindow, recorder } from "./page.js";

const { makeAway } = await client("away");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md.
const browser = 0, returned = 11;
const day = 86_400_000;

function makePage({ kept = null, answer, url = "https://example.org/app/pay?a=b" } = {}) {
  const window = makeWindow("", { url });
  if (answer) window.sessionStorage.setItem("usher-answer", JSON.stringify(answer));
  const assign = recorder(), send = recorder(), leaving = recorder();
  const here = new Proxy({ assign }, { get: (ours, key) => ours[key] ?? window.location[key] });
  const host = new Proxy(window, {
    get(target, key) {
      const value = key === "location" ? here : target[key];
      return typeof value === "function" && /^[a-z]/.test(key) ? value.bind(target) : value;
    },
  });
  const away = makeAway({ window: host, resuming: { session: "mine", kept }, knows: (moves) => moves === 2, send, leaving });
  return {
    window, away, assign, send, leaving,
    go: (url, token = "", moves = 2) => away.go(new Reader(bytes(url, token, moves).buffer)),
    way: (token) => JSON.parse(window.localStorage.getItem(`usher-detour:${token}`)),
  };
}

test("an address is opened, and a detour's way back is kept", () => {
  const page = makePage();
  page.go("https://pay.example/", "t1");
  assert.deepEqual(page.assign.calls, [["https://pay.example/"]]);
  assert.equal(page.leaving.calls.length, 1);
  assert.deepEqual(page.way("t1"), { session: "mine", url: "/app/pay?a=b", time: page.window.Date.now() });
  assert.equal(page.away.isAway, true);
});

test("a call or a message leaves the page where it is, and keeps nothing", () => {
  const page = makePage();
  page.go("tel:+32");
  assert.deepEqual(page.assign.calls, [["tel:+32"]]);
  assert.equal(page.leaving.calls.length, 0);
  assert.equal(page.window.localStorage.length, 0);
  assert.equal(page.away.isAway, false);
});

test("who has gone elsewhere meanwhile isn't sent away, and the app hears that nobody will answer", () => {
  const page = makePage();
  page.go("https://pay.example/", "t1", 1);
  assert.deepEqual(page.assign.calls, []);
  assert.deepEqual(page.send.calls, [[[browser, returned], ""]]);
  assert.equal(page.window.localStorage.length, 0);
});

test("the answer of the other site is told once", () => {
  const page = makePage({ kept: { isAway: true }, answer: { token: "t1", query: "payment=1 7" } });
  page.away.report();
  page.away.report();
  assert.deepEqual(page.send.calls, [[[browser, returned], "t1 payment=1 7"]]);
});

test("who is back without an answer brings none, in a new document or in the one that was left", () => {
  const loaded = makePage({ kept: { isAway: true } });
  loaded.away.report();
  loaded.away.report();
  assert.deepEqual(loaded.send.calls, [[[browser, returned], ""]]);
  const shown = makePage();
  shown.go("https://pay.example/", "t1");
  // The line breaks and is there again while the other site loads.
  shown.away.report();
  assert.deepEqual(shown.send.calls, []);
  fire(shown.window, "pageshow", { persisted: true });
  assert.equal(shown.away.isAway, false);
  shown.away.report();
  shown.away.report();
  assert.deepEqual(shown.send.calls, [[[browser, returned], ""]]);
});

test("who wasn't away isn't back", () => {
  const page = makePage({ kept: { isAway: false } });
  fire(page.window, "pageshow", { persisted: true });
  page.away.report();
  assert.deepEqual(page.send.calls, []);
});

test("ways back that nobody has gone for a day are forgotten", () => {
  const page = makePage();
  page.window.localStorage.setItem("other", "not JSON");
  page.go("https://pay.example/", "t1");
  page.window.clock.advance(day - 1);
  page.go("https://pay.example/", "t2");
  assert.ok(page.way("t1") && page.way("t2"));
  page.window.clock.advance(2);
  page.go("https://pay.example/", "t3");
  assert.equal(page.way("t1"), null);
  assert.ok(page.way("t2") && page.way("t3"));
  assert.equal(page.window.localStorage.getItem("other"), "not JSON");
});

test("a browser that keeps nothing goes there all the same", () => {
  const page = makePage();
  Object.defineProperty(page.window, "localStorage", { get() { throw new Error("off"); } });
  page.go("https://pay.example/", "t1");
  assert.deepEqual(page.assign.calls, [["https://pay.example/"]]);
});

test("who is still here after a while hasn't left, and the app hears that nobody will answer", () => {
  const page = makePage();
  page.go("https://pay.example/", "t1");
  page.window.clock.advance(29_999);
  assert.equal(page.away.isAway, true);
  page.window.clock.advance(1);
  assert.equal(page.away.isAway, false);
  assert.deepEqual(page.send.calls, [[[browser, returned], ""]]);
});

test("an address that the browser refuses leaves the page as it is", () => {
  const page = makePage();
  page.assign.answer = () => { throw new Error("no address"); };
  page.go("https://[", "t1");
  assert.equal(page.away.isAway, false);
  assert.deepEqual(page.send.calls, [[[browser, returned], ""]]);
});
