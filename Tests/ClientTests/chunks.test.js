// The parts of the script that are loaded when they are needed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, promises } from "./page.js";

const { makeChunks } = await client("chunks");

/** In milliseconds: the pauses before a chunk is asked for again. */
const pauses = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000];

/** A page whose chunks come when a test lets them. */
function makePage(body = "") {
  const window = makeWindow(body);
  const asked = [];
  const chunks = makeChunks({
    window, load: (name, attempt) => new Promise((come, fail) => asked.push({ name, attempt, come, fail })),
  });
  return { window, document: window.document, chunks, asked, find: (id) => window.document.getElementById(id) };
}

/** An event as browsers make it, from its type and another event. */
const eventOf = (window) => class PointerEvent extends window.Event {
  constructor(type, init) {
    super(type, { bubbles: true, cancelable: true });
    for (const key of ["clientY", "pointerId", "key"]) if (init[key] !== undefined) this[key] = init[key];
  }
};

test("a chunk is loaded once, and begins when it is there", async () => {
  const { chunks, asked } = makePage();
  const begun = [];
  chunks.need("place", (exports) => begun.push(exports));
  assert.deepEqual(asked.map(({ name, attempt }) => [name, attempt]), [["place", 0]]);
  assert.equal(chunks.isIdle, false);
  assert.deepEqual(begun, []);
  asked[0].come("made");
  await promises();
  assert.deepEqual(begun, ["made"]);
  assert.equal(chunks.isIdle, true);
});

test("a chunk that can't be loaded is asked for again, by another address, until it is there", async () => {
  const { window, chunks, asked } = makePage();
  const begun = [];
  chunks.need("place", (exports) => begun.push(exports));
  for (const [index, pause] of pauses.entries()) {
    asked.at(-1).fail(new Error("offline"));
    await promises();
    window.clock.advance(pause - 1);
    assert.equal(asked.length, index + 1);
    window.clock.advance(1);
    assert.equal(asked.at(-1).attempt, index + 1);
  }
  assert.equal(chunks.isIdle, false);
  asked.at(-1).come("made");
  await promises();
  assert.deepEqual(begun, ["made"]);
});

test("a chunk is loaded when an element that needs it is on the page, and not before", () => {
  const { document, chunks, asked } = makePage();
  chunks.when("[data-handle]", "reordering", () => {});
  chunks.update();
  assert.equal(asked.length, 0);
  document.body.innerHTML = "<b data-handle></b>";
  chunks.update();
  chunks.update();
  assert.deepEqual(asked.map(({ name }) => name), ["reordering"]);
});

/** A page with a handle, whose chunk is being loaded; `heard` has what the chunk hears when it is there. */
function dragged() {
  const page = makePage("<b data-handle id=handle></b><i id=beside></i>");
  const heard = [];
  page.chunks.when("[data-handle]", "reordering", () => {
    for (const type of ["pointerdown", "pointermove", "pointerup", "keydown"]) {
      page.document.addEventListener(type, ({ key, clientY }) => heard.push([type, key ?? clientY].join(" ")));
    }
  });
  page.chunks.update();
  const Event = eventOf(page.window);
  return Object.assign(page, {
    heard,
    act: (id, type, properties) => page.find(id).dispatchEvent(new Event(type, { pointerId: 1, ...properties })),
    async come() {
      page.asked[0].come({});
      await promises();
    },
  });
}

test("a drag that began before its chunk was there isn't lost", async () => {
  const page = dragged();
  page.act("handle", "pointerdown", { clientY: 10 });
  page.act("beside", "pointermove", { clientY: 50 });
  page.act("beside", "pointerup", { clientY: 60 });
  await page.come();
  assert.deepEqual(page.heard, ["pointerdown 10", "pointermove 50", "pointerup 60"]);
});

test("a key that was pressed before its chunk was there isn't lost", async () => {
  const page = dragged();
  page.act("handle", "keydown", { key: "ArrowDown" });
  await page.come();
  assert.deepEqual(page.heard, ["keydown ArrowDown"]);
});

test("what isn't meant for the chunk isn't done again", async () => {
  const page = dragged();
  page.act("beside", "pointerdown", { clientY: 10 });
  page.act("beside", "pointermove", { clientY: 50 });
  page.act("handle", "keydown", { key: "Escape" });
  page.act("beside", "keydown", { key: "ArrowDown" });
  await page.come();
  assert.deepEqual(page.heard, []);
});

test("when the chunk is there everything is heard once", async () => {
  const page = dragged();
  await page.come();
  page.act("handle", "pointerdown", { clientY: 10 });
  assert.deepEqual(page.heard, ["pointerdown 10"]);
});

test("no more is kept than a person does", async () => {
  const page = dragged();
  for (let time = 0; time < 1000; time++) fire(page.find("handle"), "pointerdown");
  await page.come();
  assert.equal(page.heard.length, 500);
});
