// What the device tells: whether there is room, and whether the person sees the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, recorder, setHidden, setMedia } from "./page.js";

const { makeDevice } = await client("device");

const wide = "(min-width: 60rem)";
const room = 3, cameBack = 6, left = 7;

/** A device whose events get the numbers 1, 2 and so on. */
function makePage({ isHidden = false, isWide = false, ...properties } = {}) {
  const window = makeWindow("", { isHidden, media: { [wide]: isWide } });
  Object.assign(window, properties);
  const send = recorder(() => send.calls.length);
  const device = makeDevice({ window, send });
  return {
    window, device,
    /** What the server was told: the bytes of each event, its text and what it gives way to. */
    get told() { return send.calls.map(([bytes, text, how]) => ({ bytes: [...bytes], text, how })); },
    get bytes() { return send.calls.map(([bytes]) => [...bytes]); },
  };
}

// Room

test("there is room for a sidebar when the window is wide", () => {
  assert.equal(makePage({ isWide: true }).device.hasRoom, true);
  assert.equal(makePage({ isWide: false }).device.hasRoom, false);
});

test("that there is room now, or not any more, is told", () => {
  const page = makePage();
  setMedia(page.window, wide, true);
  assert.equal(page.device.hasRoom, true);
  setMedia(page.window, wide, false);
  assert.deepEqual(page.bytes, [[0, room, 1], [0, room, 0]]);
});

// Whether the page is seen

test("whether the page is seen at first is known, and told with the connection", () => {
  for (const isHidden of [false, true]) {
    const page = makePage({ isHidden });
    assert.equal(page.device.isAway, isHidden);
    assert.equal(page.device.lastVisibility, -1);
    assert.deepEqual(page.bytes, []);
  }
});

test("that the person leaves the page and comes back is told", () => {
  const page = makePage();
  setHidden(page.window, true);
  assert.equal(page.device.isAway, true);
  setHidden(page.window, false);
  assert.equal(page.device.isAway, false);
  assert.deepEqual(page.bytes, [[0, left], [0, cameBack]]);
  assert.deepEqual(page.told.map(({ text }) => text), ["", ""]);
});

test("a page that was opened in another tab is come back to when it is first seen", () => {
  const page = makePage({ isHidden: true });
  setHidden(page.window, false);
  assert.deepEqual(page.bytes, [[0, cameBack]]);
});

test("the newest word on whether the page is seen gives way to the next", () => {
  const page = makePage();
  setHidden(page.window, true);
  assert.equal(page.device.lastVisibility, 1);
  setHidden(page.window, false);
  assert.equal(page.device.lastVisibility, 2);
  assert.deepEqual(page.told.map(({ how }) => how), [
    { replaces: -1, isVisibility: true }, { replaces: 1, isVisibility: true },
  ]);
});

test("a page that goes while its tab is seen is left", () => {
  const page = makePage();
  fire(page.window, "pagehide");
  assert.deepEqual(page.bytes, [[0, left]]);
});

test("a page that goes and is hidden is left once", () => {
  const page = makePage();
  fire(page.window, "pagehide");
  setHidden(page.window, true);
  assert.deepEqual(page.bytes, [[0, left]]);
});

test("a page that the browser has kept is come back to", () => {
  const page = makePage();
  fire(page.window, "pagehide");
  fire(page.window, "pageshow", { persisted: true });
  assert.deepEqual(page.bytes, [[0, left], [0, cameBack]]);
});

test("a page that the browser has kept isn't come back to while it is hidden", () => {
  const page = makePage();
  setHidden(page.window, true);
  fire(page.window, "pageshow", { persisted: true });
  assert.deepEqual(page.bytes, [[0, left]]);
});

test("a page that is only loaded isn't come back to", () => {
  const page = makePage();
  fire(page.window, "pagehide");
  fire(page.window, "pageshow", { persisted: false });
  assert.deepEqual(page.bytes, [[0, left]]);
});

test("who sees the page doesn't come back to it", () => {
  const page = makePage();
  setHidden(page.window, false);
  fire(page.window, "pageshow", { persisted: true });
  assert.deepEqual(page.bytes, []);
});
