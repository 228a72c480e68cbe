// What the page says of its connection.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { words } from "./english.js";
import { fire, makeWindow, recorder } from "./page.js";

const { duration, makeStatus, statusText } = await client("status");

/** In milliseconds: when the first word is said, and from when on it is said how long the server is away. */
const firstWord = 600, longAway = 5000;

const kept = "What you do is kept.";
const full = "What you did is kept. You can continue when the server answers.";

function makePage() {
  const window = makeWindow('<main></main><div id="line" hidden><span></span><button></button></div>');
  const { document } = window;
  let isOnline = true;
  Object.defineProperty(window.navigator, "onLine", { get: () => isOnline });
  const root = document.querySelector("main"), element = document.getElementById("line");
  const [text, button] = element.children;
  Object.defineProperty(element, "offsetHeight", { value: 30 });
  // A page without a browser has no such property.
  root.inert = false;
  const say = recorder(), onTry = recorder();
  const status = makeStatus({ window, root, element, words, say, onTry });
  return {
    window, document, root, text, button, status, onTry,
    wait: (time) => window.clock.advance(time),
    setOnline(value) { isOnline = value; },
    /** What is seen of it. */
    get line() { return element.hidden ? null : text.textContent; },
    get spoken() { return say.calls.map(([text]) => text); },
    get isAway() { return document.documentElement.hasAttribute("data-away"); },
    get height() { return document.documentElement.style.getPropertyValue("--status-height"); },
  };
}

// Words

for (const [time, text] of [
  [0, "0 s"], [1499, "1 s"], [1500, "2 s"], [59_499, "59 s"], [59_500, "1 min"], [60_000, "1 min"], [119_000, "1 min"],
  [120_000, "2 min"], [3_599_000, "59 min"], [3_600_000, "1 h 0 min"], [5_400_000, "1 h 30 min"],
  [90_000_000, "25 h 0 min"],
]) {
  test(`${time} milliseconds are ${text}`, () => assert.equal(duration(words, time), text));
}

for (const [text, state] of [
  [`Reconnecting… ${kept}`, { away: 0 }],
  [`Reconnecting… ${kept}`, { away: longAway - 1 }],
  [`Reconnecting… Away for 5 s. ${kept}`, { away: longAway }],
  [`You’re offline. Away for 2 min. ${kept}`, { away: 120_000, isOffline: true }],
  [`You’re offline. ${kept}`, { away: 0, isOffline: true }],
  [`Reconnecting… ${full}`, { away: 0, isFull: true }],
  [`Please wait a moment. ${full}`, { away: null, isFull: true }],
  ["Not saved yet. What you do is kept on this page.", { away: null, isUnsaved: true }],
  [
    "Not saved yet. What you did is kept on this page. You can continue when it is saved.",
    { away: null, isUnsaved: true, isFull: true },
  ],
  [`Reconnecting… ${kept}`, { away: 0, isUnsaved: true }],
]) {
  test(`the page says: ${text}`, () => {
    assert.equal(statusText(words, { isOffline: false, isFull: false, ...state }), text);
  });
}

// The server goes and comes back

test("a page whose server is there says nothing", () => {
  const page = makePage();
  page.status.back();
  page.wait(100_000);
  assert.equal(page.line, null);
  assert.equal(page.isAway, false);
  assert.equal(page.height, "");
  assert.deepEqual(page.spoken, []);
});

test("a connection that is back at once isn't worth a word", () => {
  const page = makePage();
  page.status.away();
  page.wait(firstWord - 1);
  assert.equal(page.line, null);
  page.status.back();
  page.wait(100_000);
  assert.equal(page.line, null);
  assert.deepEqual(page.spoken, []);
});

test("a connection that isn't back soon is told, and spoken once", () => {
  const page = makePage();
  page.status.away();
  page.wait(firstWord);
  assert.equal(page.line, `Reconnecting… ${kept}`);
  assert.equal(page.isAway, true);
  assert.equal(page.height, "30px");
  page.wait(60_000);
  assert.deepEqual(page.spoken, [`Reconnecting… ${kept}`]);
});

test("how long the server is away is told after a while, and goes on by the second", () => {
  const page = makePage();
  page.status.away();
  page.wait(longAway + firstWord);
  assert.equal(page.line, `Reconnecting… Away for 6 s. ${kept}`);
  page.wait(1000);
  assert.equal(page.line, `Reconnecting… Away for 7 s. ${kept}`);
});

test("a connection that is lost again soon has the time of its own absence", () => {
  const page = makePage();
  page.status.away();
  page.wait(500);
  page.status.back();
  page.status.away();
  page.wait(firstWord - 1);
  assert.equal(page.line, null);
  page.wait(1);
  assert.equal(page.line, `Reconnecting… ${kept}`);
});

test("each failed attempt is no new absence", () => {
  const page = makePage();
  page.status.away();
  page.wait(500);
  page.status.away();
  page.wait(100);
  assert.equal(page.line, `Reconnecting… ${kept}`);
  page.wait(59_400);
  page.status.away();
  page.wait(1000);
  assert.equal(page.line, `Reconnecting… Away for 1 min. ${kept}`);
});

test("that there is no network is told as it comes and goes", () => {
  const page = makePage();
  page.setOnline(false);
  page.status.away();
  page.wait(firstWord);
  assert.equal(page.line, `You’re offline. ${kept}`);
  page.setOnline(true);
  page.wait(1000);
  assert.equal(page.line, `Reconnecting… ${kept}`);
});

test("a late answer is told at once, and for how long from then on", () => {
  const page = makePage();
  page.status.late();
  assert.equal(page.line, `Reconnecting… ${kept}`);
  assert.equal(page.isAway, true);
  page.wait(longAway);
  assert.equal(page.line, `Reconnecting… Away for 5 s. ${kept}`);
});

test("a connection that is lost after a late answer has been away since that", () => {
  const page = makePage();
  page.status.late();
  page.wait(4000);
  page.status.away();
  page.wait(1000);
  assert.equal(page.line, `Reconnecting… Away for 5 s. ${kept}`);
});

test("that the server is there again is spoken to whom its absence was told", () => {
  const page = makePage();
  page.status.away();
  page.wait(firstWord);
  page.status.back();
  assert.equal(page.line, null);
  assert.equal(page.isAway, false);
  assert.equal(page.height, "");
  assert.deepEqual(page.spoken, [`Reconnecting… ${kept}`, "Connected again."]);
  page.status.back();
  page.wait(100_000);
  assert.equal(page.line, null);
  assert.equal(page.spoken.length, 2);
});

test("a new absence is told anew", () => {
  const page = makePage();
  page.status.away();
  page.wait(60_000);
  page.status.back();
  page.wait(60_000);
  page.status.away();
  page.wait(firstWord);
  assert.equal(page.line, `Reconnecting… ${kept}`);
  assert.equal(page.spoken.length, 3);
});

// Not waiting for the next attempt

test("Try Now can be pressed when the server is away for long, and is gone with it", () => {
  const page = makePage();
  page.status.late();
  page.wait(longAway - 1);
  assert.equal(page.button.hidden, true);
  page.wait(1);
  assert.equal(page.button.hidden, false);
  fire(page.button, "click");
  assert.equal(page.onTry.calls.length, 1);
  page.status.back();
  assert.equal(page.button.hidden, true);
});

// Nothing more can be kept

test("a page that can't keep more takes nothing, and says why", () => {
  const page = makePage();
  assert.equal(page.status.isStill, false);
  page.status.holdStill();
  assert.equal(page.status.isStill, true);
  assert.equal(page.root.inert, true);
  assert.equal(page.line, `Please wait a moment. ${full}`);
  assert.equal(page.button.hidden, true);
});

test("a page that can't keep more says that the server is away, if it is", () => {
  const page = makePage();
  page.status.away();
  page.wait(firstWord);
  page.status.holdStill();
  assert.equal(page.line, `Reconnecting… ${full}`);
});

test("a page whose server has answered takes what is done again", () => {
  const page = makePage();
  page.status.holdStill();
  page.status.goOn();
  assert.equal(page.status.isStill, false);
  assert.equal(page.line, null);
});

test("a page whose server is there again takes what is done again", () => {
  const page = makePage();
  page.status.away();
  page.status.holdStill();
  page.status.back();
  assert.equal(page.status.isStill, false);
  assert.equal(page.line, null);
});

test("a page that could keep no more but knew of no absence doesn't say that it is connected again", () => {
  const page = makePage();
  page.status.holdStill();
  page.status.back();
  assert.deepEqual(page.spoken, [`Please wait a moment. ${full}`]);
});

// Notes

test("a note is told for a while, and spoken", () => {
  const page = makePage();
  page.status.tell("Look again.", 10_000);
  assert.equal(page.line, "Look again.");
  assert.equal(page.isAway, false);
  assert.deepEqual(page.spoken, ["Look again."]);
  page.wait(9999);
  assert.equal(page.line, "Look again.");
  page.wait(1);
  assert.equal(page.line, null);
  assert.equal(page.height, "");
});

test("a note gives way while the server is away, and is told after that", () => {
  const page = makePage();
  page.status.tell("Look again.", 10_000);
  page.status.late();
  assert.equal(page.line, `Reconnecting… ${kept}`);
  page.status.back();
  assert.equal(page.line, "Look again.");
});

test("a second note is told as long as it would be alone", () => {
  const page = makePage();
  page.status.tell("One.", 10_000);
  page.wait(6000);
  page.status.tell("Two.", 10_000);
  page.wait(9999);
  assert.equal(page.line, "Two.");
  page.wait(1);
  assert.equal(page.line, null);
});

test("a page that takes what is done again gives the focus back", () => {
  const page = makePage();
  page.root.innerHTML = "<button id='more'></button>";
  const more = page.root.firstChild;
  more.focus();
  page.status.holdStill();
  more.blur();
  page.status.holdStill();
  page.status.goOn();
  assert.equal(page.document.activeElement, more);
  more.blur();
  page.status.goOn();
  assert.equal(page.document.activeElement, page.document.body);
});

// What isn't stored

test("that something isn't stored is spoken once, and that it is stored, too", () => {
  const page = makePage();
  page.status.unsaved();
  page.status.unsaved();
  page.status.saved();
  page.status.saved();
  assert.deepEqual(page.spoken, ["Not saved yet. What you do is kept on this page.", "Saved."]);
  assert.equal(page.line, null);
});

test("that the page takes nothing more is spoken in the middle of it", () => {
  const page = makePage();
  page.status.unsaved();
  page.status.holdStill();
  page.status.holdStill();
  assert.equal(page.spoken.length, 2);
  assert.equal(page.spoken[1], page.line);
});
