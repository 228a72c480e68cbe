// What runs before the page is painted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, recorder } from "./page.js";

const { addressAbove, begin, lostEntry, lostKey } = await client("early");

/** In milliseconds, the longest time that a page isn't painted. */
const longestHiding = 2000;

function makePage({ url = "https://example.org/app/1/edit", state = null, data = {}, lost, before = () => {} } = {}) {
  const window = makeWindow("", { url });
  Object.assign(window.document.documentElement.dataset, data);
  window.history.replaceState(state, "", url);
  if (lost) window.sessionStorage.setItem(lostKey, JSON.stringify(lost));
  before(window);
  const replace = recorder(), reload = recorder();
  const here = new Proxy({ replace, reload }, { get: (ours, key) => ours[key] ?? window.location[key] });
  begin(new Proxy(window, {
    get(target, key) {
      if (key === "location") return here;
      const value = target[key];
      return typeof value === "function" && key !== "Date" ? value.bind(target) : value;
    },
  }));
  return {
    window, replace, reload,
    get isHidden() { return "resuming" in window.document.documentElement.dataset; },
    get lost() { return JSON.parse(window.sessionStorage.getItem(lostKey)); },
  };
}

const before = { session: "mine", index: 2 };

test("a page that is opened is painted at once", () => {
  assert.equal(makePage({ data: { session: "new" } }).isHidden, false);
});

test("the fresh content of an entry of an open page isn't painted, for a limited time", () => {
  const page = makePage({ data: { session: "new" }, state: before });
  assert.equal(page.isHidden, true);
  page.window.clock.advance(longestHiding - 1);
  assert.equal(page.isHidden, true);
  page.window.clock.advance(1);
  assert.equal(page.isHidden, false);
});

test("an entry of somebody else's script is painted at once", () => {
  for (const state of ["theirs", 7, { theirs: 1 }]) {
    assert.equal(makePage({ data: { session: "new" }, state }).isHidden, false);
  }
});

test("a page without an app is loaded again when Back or Forward changes its address", () => {
  const page = makePage();
  fire(page.window, "popstate");
  assert.equal(page.reload.calls.length, 1);
});

test("Back and Forward of an app's page are the script's", () => {
  const page = makePage({ data: { session: "new" } });
  fire(page.window, "popstate");
  assert.equal(page.reload.calls.length, 0);
});

test("an open page whose address can't be shown any more leads to the address above, and isn't painted", () => {
  const page = makePage({ data: { gone: "/app" }, state: before });
  assert.deepEqual(page.replace.calls, [["https://example.org/app/1"]]);
  assert.equal(page.isHidden, true);
  assert.deepEqual(page.lost, { ...before, url: "/app/1/edit", at: "/app/1" });
});

test("the address above leads further up, and the first address is remembered", () => {
  const lost = { ...before, url: "/app/1/edit", at: "/app/1" };
  const page = makePage({ url: "https://example.org/app/1", data: { gone: "/app" }, lost });
  assert.deepEqual(page.replace.calls, [["https://example.org/app"]]);
  assert.deepEqual(page.lost, { ...lost, at: "/app" });
});

test("the address above is never another site's", () => {
  const page = makePage({ url: "https://example.org//evil.test?q", data: { gone: "" }, state: before });
  assert.deepEqual(page.replace.calls, [["https://example.org//evil.test"]]);
});

test("above an app's first address nothing is tried", () => {
  const lost = { ...before, url: "/app/1", at: "/app" };
  const page = makePage({ url: "https://example.org/app", data: { gone: "/app" }, lost });
  assert.deepEqual(page.replace.calls, []);
  assert.equal(page.isHidden, false);
  assert.equal(page.lost, null);
});

test("a link to an address that can't be shown leads nowhere", () => {
  const page = makePage({ data: { gone: "/app" } });
  assert.deepEqual(page.replace.calls, []);
  assert.equal(page.isHidden, false);
});

test("a page that says why it fails stays", () => {
  const page = makePage({ state: before });
  assert.deepEqual(page.replace.calls, []);
  assert.equal(page.isHidden, false);
});

test("the page at the nearest address isn't painted before the lost one is continued", () => {
  const lost = { ...before, url: "/app/1/edit", at: "/app/1" };
  const page = makePage({ url: "https://example.org/app/1", data: { session: "new" }, lost });
  assert.equal(page.isHidden, true);
  assert.equal(page.lost, null);
  // The script finds the entry as it was, and the address that was loaded.
  assert.equal(page.window.location.pathname, "/app/1/edit");
  assert.deepEqual(page.window.history.state, before);
  assert.equal(page.window.document.documentElement.dataset.nearest, "/app/1");
});

test("a lost entry isn't another page's", () => {
  const lost = { ...before, url: "/app/1/edit", at: "/app/1" };
  const page = makePage({ url: "https://example.org/app/2", data: { session: "new" }, lost });
  assert.equal(page.isHidden, false);
  assert.equal(page.lost, null);
});

test("without storage a page is shown", () => {
  const window = makeWindow("", { url: "https://example.org/app/1" });
  assert.equal(lostEntry({ location: window.location, get sessionStorage() { throw new Error("No storage."); } }), null);
});

test("the address above has a part less, or no query, and stays in the app", () => {
  const above = (url, base) => addressAbove(new URL(url, "https://example.org"), base);
  assert.equal(above("/app/1/edit?q=a", "/app"), "/app/1/edit");
  assert.equal(above("/app/1/edit", "/app"), "/app/1");
  assert.equal(above("/app/1", "/app"), "/app");
  assert.equal(above("/app", "/app"), null);
  assert.equal(above("/1", ""), "/");
  assert.equal(above("/", ""), null);
});

// The way back from another site.

const detour = (window, { token = "t1", url = "/app/1/pay?a=b" } = {}) =>
  window.localStorage.setItem(`usher-detour:${token}`, JSON.stringify({ session: "mine", url, time: 0 }));
const backAt = { url: "https://example.org/app/-/return/t1?payment=17&ok=1", data: { return: "/app" } };

test("a return address leads back to the page that was left, at its address, with the answer", () => {
  const page = makePage({
    ...backAt,
    before(window) {
      detour(window);
      window.sessionStorage.setItem("usher-page:mine", JSON.stringify({ isLeft: true, index: 3 }));
    },
  });
  const { window } = page;
  assert.equal(window.location.href, "https://example.org/app/1/pay?a=b");
  assert.deepEqual(window.history.state, { session: "mine", index: "" });
  assert.equal(page.reload.calls.length, 1);
  assert.deepEqual(JSON.parse(window.sessionStorage.getItem("usher-answer")), { token: "t1", query: "payment=17&ok=1" });
  // The page learns that it isn't at the entry at which it was left.
  assert.deepEqual(JSON.parse(window.sessionStorage.getItem("usher-page:mine")), { isLeft: true, index: "" });
  assert.equal(window.localStorage.length, 0);
});

test("in another tab it leads there too, with nothing of the page that was left", () => {
  const { window, reload } = makePage({ ...backAt, before: detour });
  assert.equal(reload.calls.length, 1);
  assert.equal(window.sessionStorage.getItem("usher-page:mine"), null);
});

test("a return address that this browser doesn't know leads to the app's start, and says nothing", () => {
  for (const before of [() => {}, (window) => detour(window, { token: "t2" })]) {
    const { window, replace, reload } = makePage({ ...backAt, before });
    assert.deepEqual(replace.calls, [["/app"]]);
    assert.equal(reload.calls.length, 0);
    assert.equal(window.sessionStorage.getItem("usher-answer"), null);
  }
});

test("what other scripts of the site have put there leads to no other site", () => {
  const evil = (window) => detour(window, { url: "https://evil.example/" });
  const { window, replace, reload } = makePage({ ...backAt, before: evil });
  assert.deepEqual(replace.calls, [["/app"]]);
  assert.equal(reload.calls.length, 0);
  assert.equal(new URL(window.location.href).origin, "https://example.org");
});

// The page that was cut off from the server.

const hour = 3_600_000, now = 0;
const cutOff = { cutOff: "/app/1/edit", entries: 1, index: 3, time: now - 3, isLeft: true };
const keeping = (pages) => ({ sessionStorage }) => {
  for (const [session, page] of Object.entries(pages)) {
    sessionStorage.setItem(`usher-page:${session}`, typeof page === "string" ? page : JSON.stringify(page));
  }
};

test("the newest page of this tab that was cut off here goes on, though the browser has forgotten it", () => {
  const others = {
    older: { ...cutOff, time: now - 4 }, there: { ...cutOff, cutOff: "/app/2", time: now - 2 },
    left: { index: 1, time: now - 1 }, broken: "{",
  };
  const page = makePage({ data: { session: "new" }, before: keeping({ mine: cutOff, ...others }) });
  assert.deepEqual(page.window.history.state, { session: "mine", index: 3 });
  assert.equal(page.isHidden, true);
  // The tab may be a copy of the one that shows it.
  assert.equal(JSON.parse(page.window.sessionStorage.getItem("usher-page:mine")).isLeft, false);
});

test("an entry that has a page keeps it, and what was left long ago or in another entry is left alone", () => {
  const mine = makePage({ data: { session: "new" }, state: before, before: keeping({ other: cutOff }) });
  assert.deepEqual(mine.window.history.state, before);
  for (const pages of [{ left: { index: 1, time: 4 } }, { mine: { ...cutOff, time: now - hour - 1 } }, { mine: { ...cutOff, entries: 2 } }, {}]) {
    assert.equal(makePage({ data: { session: "new" }, before: keeping(pages) }).window.history.state, null);
  }
});
