// The browser gets a new visitor id.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, promises, recorder } from "./page.js";

const { makeVisitor } = await client("visitor");

/** A page whose server gives these answers; "" is none. */
function makePage(...answers) {
  const window = makeWindow('<div id="usher"><p>Secret</p></div>');
  const kept = new Map();
  const localStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
  };
  Object.defineProperty(window, "localStorage", { value: localStorage, configurable: true });
  const hide = recorder();
  const fetch = recorder(async () => {
    const status = answers.shift() ?? 404;
    if (!status) throw new Error("no line");
    return { status };
  });
  const visitor = makeVisitor({ window, fetch, prefix: "/site", hide });
  return {
    window, visitor, hide, fetch, kept,
    /** The browser shows the page that it has kept. */
    async show() { fire(window, "pageshow", { persisted: true }); await promises(); },
  };
}

test("a browser that gets a cookie shows it to the server", async () => {
  const page = makePage(200, 204);
  await page.visitor.renew("token");
  assert.deepEqual(page.fetch.calls, [
    ["/site/-/visitor/token", { method: "POST" }], ["/site/-/visitor/token", { method: "POST" }],
  ]);
});

test("an answer that was lost is asked for again, and one that refuses isn't", async () => {
  const page = makePage("", 200, "", 204);
  const done = page.visitor.renew("token");
  for (let count = 0; count < 2; count++) {
    await promises();
    page.window.clock.advance(1000);
  }
  await done;
  assert.equal(page.fetch.calls.length, 4);
  const other = makePage(404);
  await other.visitor.renew("token");
  assert.equal(other.fetch.calls.length, 1);
});

test("a browser that takes no cookie doesn't ask without end", async () => {
  const page = makePage(...Array(100).fill(200));
  await page.visitor.renew("token");
  assert.equal(page.fetch.calls.length, 8);
});

test("without a token nothing is asked for", async () => {
  const page = makePage();
  await page.visitor.renew("");
  assert.equal(page.fetch.calls.length, 0);
});

test("a page that the browser has kept shows nothing if the person has signed out since", async () => {
  const page = makePage();
  await page.show();
  assert.equal(page.hide.calls.length, 0);
  page.window.clock.advance(10);
  page.kept.set("usher-ended", String(page.window.Date.now()));
  page.window.clock.advance(10);
  await page.show();
  assert.equal(page.hide.calls.length, 1);
});

test("the page on which the person has signed out stays, and what the browser keeps of it is no secret", async () => {
  const page = makePage(200, 204);
  page.window.clock.advance(10);
  await page.visitor.renew("pl4nted");
  await page.show();
  assert.equal(page.hide.calls.length, 0);
  assert.deepEqual([...page.kept.keys()], ["usher-ended"]);
  assert.equal([...page.kept.values()].some((value) => value.includes("pl4nted")), false);
});

test("a browser that keeps nothing gets its cookie nevertheless", async () => {
  const page = makePage(200, 204);
  Object.defineProperty(page.window, "localStorage", { get() { throw new Error("refused"); } });
  await page.visitor.renew("token");
  await page.show();
  assert.equal(page.fetch.calls.length, 2);
  assert.equal(page.hide.calls.length, 0);
});
