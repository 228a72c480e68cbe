// Buttons that copy, share and print.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, promises, recorder } from "./page.js";

const { makeHanding } = await client("handing");

/** In milliseconds, how long a button shows that it has copied. */
const doneTime = 2000;

const words = 'data-done="Copied" data-failed="Not copied"';

function makePage({ clipboard, share, canShare, old = true } = {}) {
  const window = makeWindow(`
    <div class="layer"><button id="copy" data-hand="copy" data-text="a&#10;b" ${words}><b id="inside">Copy</b></button>
    <button id="share" data-hand="share" data-title="T" data-text="Look" data-share="/app/2" ${words}>Share</button>
    <button id="here" data-hand="share" data-share="" ${words}>Share</button>
    <button id="print" data-hand="print">Print</button><button id="busy" data-hand="print" aria-disabled="true"></button></div>`);
  const define = (name, value) => Object.defineProperty(window.navigator, name, { value, configurable: true });
  const written = recorder(async () => { if (clipboard === false) throw new Error("refused"); });
  if (clipboard !== undefined) define("clipboard", { writeText: written });
  const shared = recorder(async () => { if (share !== true) throw Object.assign(new Error("no"), { name: share }); });
  if (share) define("share", shared);
  if (canShare !== undefined) define("canShare", () => canShare);
  const selected = [];
  window.document.execCommand = () => {
    selected.push(window.document.activeElement.value);
    return old;
  };
  const print = recorder(), say = recorder();
  window.print = print;
  makeHanding({ window, say });
  const find = (id) => window.document.getElementById(id);
  return {
    window, written, shared, selected, print, say, find,
    async press(id) { find(id).focus(); fire(find(id), "click"); for (let count = 0; count < 5; count++) await promises(); },
  };
}

test("a text is copied, and the button and screen readers say so for a moment", async () => {
  const page = makePage({ clipboard: true });
  await page.press("inside");
  assert.deepEqual(page.written.calls, [["a\nb"]]);
  assert.deepEqual(page.say.calls, [["Copied"]]);
  assert.equal(page.find("copy").dataset.said, "Copied");
  page.window.clock.advance(doneTime);
  assert.equal("said" in page.find("copy").dataset, false);
  assert.deepEqual(page.selected, []);
});

test("without a clipboard, or if it refuses, the text is copied the old way, and the focus stays", async () => {
  for (const clipboard of [undefined, false]) {
    const page = makePage({ clipboard });
    await page.press("copy");
    assert.deepEqual(page.selected, ["a\nb"]);
    assert.equal(page.find("copy").dataset.said, "Copied");
    assert.equal(page.window.document.activeElement.id, "copy");
    assert.equal(page.window.document.querySelector("textarea"), null);
  }
});

test("what can't be copied is told", async () => {
  const page = makePage({ old: false });
  await page.press("copy");
  assert.deepEqual(page.say.calls, [["Not copied"]]);
});

test("a share sheet gets the title, the text and the whole address", async () => {
  const page = makePage({ share: true });
  await page.press("share");
  await page.press("here");
  assert.deepEqual(page.shared.calls, [
    [{ title: "T", text: "Look", url: "https://example.org/app/2" }], [{ url: "https://example.org/app" }],
  ]);
  assert.deepEqual(page.say.calls, []);
});

test("without a share sheet, or if it doesn't take this, text and address are copied", async () => {
  for (const how of [{}, { share: true, canShare: false }, { share: "NotAllowedError" }]) {
    const page = makePage({ clipboard: true, ...how });
    await page.press("share");
    assert.deepEqual(page.written.calls, [["Look\nhttps://example.org/app/2"]]);
    assert.equal(page.find("share").dataset.said, "Copied");
  }
});

test("who closes the share sheet wants nothing copied", async () => {
  const page = makePage({ clipboard: true, share: "AbortError" });
  await page.press("share");
  assert.deepEqual(page.written.calls, []);
});

test("a page is printed, but not by a button that is disabled", async () => {
  const page = makePage();
  await page.press("busy");
  assert.equal(page.print.calls.length, 0);
  await page.press("print");
  assert.equal(page.print.calls.length, 1);
});
