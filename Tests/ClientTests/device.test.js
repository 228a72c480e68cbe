// What the device tells: whether there is room, whether the person sees the page, and where it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, recorder, setHidden, setMedia } from "./page.js";

const { makeDevice } = await client("device");

const wide = "(min-width: 60rem)";
const room = 3, position = 5, cameBack = 6, left = 7;
const known = 0, denied = 1, unavailable = 2, late = 3;

/** A position as browsers tell it. */
const ghent = { coords: { latitude: 51.05, longitude: -3.72, accuracy: 12.5 } };

/** A device whose events get the numbers 1, 2 and so on. */
function makePage({ isHidden = false, isWide = false, ...properties } = {}) {
  const window = makeWindow("", { isHidden, media: { [wide]: isWide } });
  const asked = recorder();
  Object.defineProperty(window.navigator, "geolocation", { value: { getCurrentPosition: asked }, configurable: true });
  Object.assign(window, properties);
  const send = recorder(() => send.calls.length);
  const device = makeDevice({ window, send });
  return {
    window, device, asked,
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

// Where it is

test("where the device is is told with the request's number: latitude, longitude and accuracy", () => {
  const page = makePage();
  page.device.locate(300, 50, 5000);
  assert.deepEqual(page.told, []);
  const [[onPosition]] = page.asked.calls;
  onPosition(ghent);
  assert.deepEqual(page.bytes, [[0, position, 172, 2, known]]);
  assert.equal(page.told[0].text, "51.05 -3.72 12.5");
});

for (const [name, code] of Object.entries({ denied, unavailable, late })) {
  test(`a position that is ${name} is told by its status, without text`, () => {
    const page = makePage();
    page.device.locate(1, 50, 5000);
    page.asked.calls[0][1]({ code });
    assert.deepEqual(page.bytes, [[0, position, 1, code]]);
    assert.ok(!page.told[0].text);
  });
}

for (const [accuracy, isHigh] of [[10, true], [99, true], [100, false], [1000, false]]) {
  test(`for ${accuracy} metres the device is ${isHigh ? "" : "not "}asked to be exact`, () => {
    const page = makePage();
    page.device.locate(1, accuracy, 5000);
    assert.equal(page.asked.calls[0][2].enableHighAccuracy, isHigh);
  });
}

test("the device has as long as the server says, and may answer with where it was a minute ago", () => {
  const page = makePage();
  page.device.locate(1, 10, 7000);
  const { timeout, maximumAge } = page.asked.calls[0][2];
  assert.deepEqual([timeout, maximumAge], [7000, 60_000]);
});

test("without HTTPS the position can't be found out, and nobody is asked", () => {
  const page = makePage({ isSecureContext: false });
  page.device.locate(1, 10, 7000);
  assert.deepEqual(page.asked.calls, []);
  assert.deepEqual(page.bytes, [[0, position, 1, unavailable]]);
});

test("a browser that knows no positions can't find it out", () => {
  const page = makePage();
  Object.defineProperty(page.window.navigator, "geolocation", { value: undefined });
  page.device.locate(1, 10, 7000);
  assert.deepEqual(page.bytes, [[0, position, 1, unavailable]]);
});
