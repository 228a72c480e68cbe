// The position of the device.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow, recorder } from "./page.js";

const { makePosition } = await client("position");

const position = 5;
const known = 0, denied = 1, unavailable = 2, late = 3;

/** A position as browsers tell it. */
const ghent = { coords: { latitude: 51.05, longitude: -3.72, accuracy: 12.5 } };

function makePage(properties = {}) {
  const window = makeWindow("");
  const asked = recorder();
  Object.defineProperty(window.navigator, "geolocation", { value: { getCurrentPosition: asked }, configurable: true });
  Object.assign(window, properties);
  const send = recorder();
  return {
    window, asked,
    locate: makePosition({ window, send }),
    /** What the server was told: the bytes of each event and its text. */
    get told() { return send.calls.map(([bytes, text]) => ({ bytes: [...bytes], text })); },
    get bytes() { return send.calls.map(([bytes]) => [...bytes]); },
  };
}

test("where the device is is told with the request's number: latitude, longitude and accuracy", () => {
  const page = makePage();
  page.locate(300, 50, 5000);
  assert.deepEqual(page.told, []);
  const [[onPosition]] = page.asked.calls;
  onPosition(ghent);
  assert.deepEqual(page.bytes, [[0, position, 172, 2, known]]);
  assert.equal(page.told[0].text, "51.05 -3.72 12.5");
});

for (const [name, code] of Object.entries({ denied, unavailable, late })) {
  test(`a position that is ${name} is told by its status, without text`, () => {
    const page = makePage();
    page.locate(1, 50, 5000);
    page.asked.calls[0][1]({ code });
    assert.deepEqual(page.bytes, [[0, position, 1, code]]);
    assert.ok(!page.told[0].text);
  });
}

for (const [accuracy, isHigh] of [[10, true], [99, true], [100, false], [1000, false]]) {
  test(`for ${accuracy} metres the device is ${isHigh ? "" : "not "}asked to be exact`, () => {
    const page = makePage();
    page.locate(1, accuracy, 5000);
    assert.equal(page.asked.calls[0][2].enableHighAccuracy, isHigh);
  });
}

test("the device has as long as the server says, and may answer with where it was a minute ago", () => {
  const page = makePage();
  page.locate(1, 10, 7000);
  const { timeout, maximumAge } = page.asked.calls[0][2];
  assert.deepEqual([timeout, maximumAge], [7000, 60_000]);
});

test("without HTTPS the position can't be found out, and nobody is asked", () => {
  const page = makePage({ isSecureContext: false });
  page.locate(1, 10, 7000);
  assert.deepEqual(page.asked.calls, []);
  assert.deepEqual(page.bytes, [[0, position, 1, unavailable]]);
});

test("a browser that knows no positions can't find it out", () => {
  const page = makePage();
  Object.defineProperty(page.window.navigator, "geolocation", { value: undefined });
  page.locate(1, 10, 7000);
  assert.deepEqual(page.bytes, [[0, position, 1, unavailable]]);
});
