// The clock of the device, which the server gets from the cookie, or is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow, recorder, setHidden } from "./page.js";

const { makeClock } = await client("clock");

const event = 10;

/** A page in Vienna, whose session knows a clock, or none. */
function makePage({ known, url, prefix = "", device = {}, isConnected = true } = {}) {
  const window = makeWindow("", { url });
  if (known) window.document.documentElement.dataset.clock = known;
  const own = { timeZone: "Europe/Vienna", hourCycle: "h23", ...device };
  window.Intl = { DateTimeFormat: class { resolvedOptions() { return own; } } };
  const cookies = recorder();
  Object.defineProperty(window.document, "cookie", { set: cookies });
  const send = recorder(() => send.calls.length);
  const connect = makeClock({ window, prefix, send });
  if (isConnected) connect();
  return {
    window, device: own, connect,
    get cookies() { return cookies.calls.map(([text]) => text); },
    get told() { return send.calls.map(([bytes, text, how]) => [...bytes, text, how.replaces]); },
  };
}

test("what the server doesn't know is told, and kept for a year", () => {
  const page = makePage();
  assert.deepEqual(page.told, [[0, event, "24:Europe/Vienna", -1]]);
  assert.deepEqual(page.cookies, ["usher-clock=24:Europe/Vienna; path=/; max-age=31536000; samesite=lax; secure"]);
});

test("what the server knows isn't told", () => {
  const page = makePage({ known: "24:Europe/Vienna" });
  assert.deepEqual([page.told, page.cookies], [[], []]);
});

test("nothing is told before the page is connected, and it is told once", () => {
  const page = makePage({ isConnected: false });
  setHidden(page.window, true);
  setHidden(page.window, false);
  assert.deepEqual(page.told, []);
  page.connect();
  page.connect();
  assert.equal(page.told.length, 1);
});

for (const [hourCycle, hours] of [["h11", 12], ["h12", 12], ["h23", 24], ["h24", 24], [undefined, 24]]) {
  test(`a day by ${hourCycle} has ${hours} hours`, () => {
    assert.equal(makePage({ device: { hourCycle } }).told[0][2], `${hours}:Europe/Vienna`);
  });
}

test("the cookie is that of the site's path, and goes over HTTP where the site does", () => {
  const page = makePage({ url: "http://example.org/shop/app", prefix: "/shop" });
  assert.deepEqual(page.cookies, ["usher-clock=24:Europe/Vienna; path=/shop; max-age=31536000; samesite=lax"]);
});

for (const timeZone of [undefined, "Etc/Unknown"]) {
  test(`a device that doesn't know where it is tells nothing: ${timeZone}`, () => {
    const page = makePage({ device: { timeZone } });
    assert.deepEqual([page.told, page.cookies], [[], []]);
  });
}

test("who comes back from another zone is in that one; who comes back from none isn't told again", () => {
  const page = makePage({ known: "24:Europe/Vienna" });
  setHidden(page.window, true);
  setHidden(page.window, false);
  assert.deepEqual(page.told, []);
  setHidden(page.window, true);
  page.device.timeZone = "Asia/Dubai";
  assert.deepEqual(page.told, []);
  setHidden(page.window, false);
  assert.deepEqual(page.told, [[0, event, "24:Asia/Dubai", -1]]);
  page.device.timeZone = "Asia/Tokyo";
  setHidden(page.window, false);
  assert.deepEqual(page.told[1], [0, event, "24:Asia/Tokyo", 1]);
});
