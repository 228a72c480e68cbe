// What the server sends, applied in one go, with or without an animation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { bytes } from "./frame.js";
import { fire, makeWindow, promises, recorder } from "./page.js";

const { makeFrames } = await client("frames");

// The numbers of Documentation/Protocol.md.
const browser = 0, controlOfTransition = 5, known = 6, unknown = 99;
const push = 1, pop = 2;

/** In milliseconds: how long a press holds up what comes, and how long after it the click of a finger is waited for. */
const longestPress = 500, clickDelay = 100;

/** An animation that a test begins and ends. */
class ViewTransition {
  skips = 0;

  constructor(callback) {
    this.callback = callback;
    for (const name of ["ready", "updateCallbackDone", "finished"]) {
      this[name] = new Promise((resolve, reject) => { this["settle-" + name] = { resolve, reject }; });
    }
  }

  /** The browser has taken its picture of the page: the page changes. */
  begin({ rejectsFinished = true } = {}) {
    try {
      this.callback();
      this["settle-updateCallbackDone"].resolve();
      this["settle-ready"].resolve();
    } catch (error) {
      this["settle-updateCallbackDone"].reject(error);
      this["settle-ready"].reject(error);
      if (rejectsFinished) this["settle-finished"].reject(error);
    }
    return promises();
  }

  /** The browser can't animate. */
  refuse() { this["settle-ready"].reject(new Error("skipped")); return promises(); }
  end() { this["settle-finished"].resolve(); return promises(); }
  skipTransition() { this.skips++; }
}

/** A page on which it is noted, in `log`, what happens. */
function makePage({ canAnimate = false, reducesMotion = false, isHidden = false } = {}) {
  const window = makeWindow("<button id=a><i id=in></i></button><p id=p></p>", {
    isHidden, media: { "(prefers-reduced-motion: reduce)": reducesMotion },
  });
  const { document } = window;
  const log = [];
  const note = (name) => (...given) => { log.push([name, ...given].join(" ")); };
  const transitions = [];
  if (canAnimate) {
    document.startViewTransition = (callback) => {
      transitions.push(new ViewTransition(callback));
      return transitions.at(-1);
    };
  }
  const fail = recorder();
  const host = {
    window, fail,
    events: { acknowledge: note("acknowledge"), show: note("show") },
    fields: { forgetShown: note("forgetShown") },
    focus: { begin: note("begin"), end: note("end") },
    reordering: { hold: note("hold"), settle: note("settle") },
    // Each operation on a fragment is one byte here.
    parts: { change: (fragment, reader) => { log.push(`change ${fragment} ${reader.byte()}`); } },
    controls: { [known]: (reader, kind) => { log.push(`control ${kind} ${reader.text()}`); } },
    onAcknowledge: note("onAcknowledge"),
    onUpdate: note("onUpdate"),
  };
  const frames = makeFrames(host);
  return {
    window, document, host, log, fail, transitions,
    receive: (...items) => frames.receive(bytes(...items).buffer),
    /** A frame that says how it is animated, and changes part `part` of fragment 3. */
    animate: (kind, part) => frames.receive(bytes(0, browser, controlOfTransition, kind, 3, part).buffer),
    /** A finger comes down on the button, goes, and has clicked it: what waits for that comes after it. */
    press() { fire(document.getElementById("a"), "pointerdown"); },
    lift(name = "pointerup") { fire(document.getElementById("a"), name); },
    click() { fire(document.getElementById("a"), "click"); },
    letGo() {
      this.lift();
      this.click();
      window.clock.advance(0);
    },
    get changes() { return log.filter((entry) => entry.startsWith("change")); },
    get shownTransition() { return document.documentElement.dataset.animation; },
  };
}

// What a frame does

test("a frame is applied between what is remembered of the page and what is put back", () => {
  const page = makePage();
  page.receive(7, 3, 20);
  assert.deepEqual(page.log, [
    "acknowledge 7", "show 7", "onAcknowledge", "forgetShown",
    "hold", "begin", "change 3 20", "end", "settle", "onUpdate",
  ]);
});

test("a frame that only acknowledges lets moves of rows be over, and changes nothing", () => {
  const page = makePage();
  page.receive(7);
  assert.deepEqual(page.log, [
    "acknowledge 7", "show 7", "onAcknowledge", "forgetShown", "hold", "settle", "onUpdate",
  ]);
});

test("operations are applied one after the other, to the end", () => {
  const page = makePage();
  page.receive(0, 3, 20, 4, 21, 3, 22);
  assert.deepEqual(page.changes, ["change 3 20", "change 4 21", "change 3 22"]);
});

test("a fragment's number may be longer than a byte", () => {
  const page = makePage();
  page.receive(0, 172, 2, 20);
  assert.deepEqual(page.changes, ["change 300 20"]);
});

test("the browser itself is asked by the number of the control, among other operations", () => {
  const page = makePage();
  page.receive(0, 3, 20, browser, known, "text", 3, 21);
  assert.deepEqual(page.log.slice(6, 9), ["change 3 20", "control 6 text", "change 3 21"]);
});

// What can't be applied

test("what the script doesn't know is told, by its number, and nothing after it is applied", () => {
  const page = makePage();
  page.receive(0, 3, 20, browser, unknown, 3, 21);
  assert.equal(page.fail.calls.length, 1);
  assert.equal(page.fail.calls[0][0].message, "The server asks for 99, which this script doesn't know.");
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("what can't be applied is told, and the person's place is kept all the same", () => {
  const page = makePage();
  const error = new Error("no such part");
  page.host.parts.change = () => { throw error; };
  page.receive(0, 3, 20);
  assert.deepEqual(page.fail.calls, [[error]]);
  assert.deepEqual(page.log.slice(-3), ["end", "settle", "onUpdate"]);
});

test("a frame that can be applied fails nothing", () => {
  const page = makePage();
  page.receive(0, 3, 20);
  page.receive(0);
  assert.deepEqual(page.fail.calls, []);
});

// Animations

test("the screens change when the browser has its picture of the page, and not before", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  assert.deepEqual(page.changes, []);
  assert.equal(page.log.includes("begin"), false);
  await page.transitions[0].begin();
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("what is stored is known at once, whatever is animated", () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  assert.deepEqual(page.log, ["acknowledge 0", "show 0", "onAcknowledge", "forgetShown"]);
});

for (const [number, name] of [[1, "push"], [2, "pop"], [3, "present"], [4, "dismiss"], [5, "fade"], [99, "fade"]]) {
  test(`animation ${number} is animated as ${name}, until it is over`, async () => {
    const page = makePage({ canAnimate: true });
    page.animate(number, 20);
    assert.equal(page.shownTransition, name);
    await page.transitions[0].begin();
    assert.equal(page.shownTransition, name);
    await page.transitions[0].end();
    assert.equal(page.shownTransition, undefined);
  });
}

test("a frame without an animation isn't animated", () => {
  const page = makePage({ canAnimate: true });
  page.receive(0, 3, 20);
  page.receive(0, browser, known, "text");
  assert.equal(page.transitions.length, 0);
  assert.equal(page.shownTransition, undefined);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

for (const [who, options] of Object.entries({
  "in a browser that can't": { canAnimate: false },
  "for who wants less motion": { canAnimate: true, reducesMotion: true },
  "on a page that isn't seen": { canAnimate: true, isHidden: true },
})) {
  test(`nothing is animated ${who}, and the page changes at once`, () => {
    const page = makePage(options);
    page.animate(push, 20);
    assert.equal(page.transitions.length, 0);
    assert.equal(page.shownTransition, undefined);
    assert.deepEqual(page.changes, ["change 3 20"]);
    assert.deepEqual(page.fail.calls, []);
  });
}

test("frames that come before the page changes wait, and are applied after that in their order", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  page.receive(8, 3, 21);
  page.receive(9, 3, 22);
  assert.deepEqual(page.changes, []);
  assert.equal(page.log.includes("acknowledge 8"), false);
  await page.transitions[0].begin();
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21", "change 3 22"]);
  assert.deepEqual(page.log.filter((entry) => entry.startsWith("acknowledge")),
    ["acknowledge 0", "acknowledge 8", "acknowledge 9"]);
});

test("frames that waited are applied once", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  page.receive(8, 3, 21);
  await page.transitions[0].begin();
  page.animate(pop, 22);
  await page.transitions[1].begin();
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21", "change 3 22"]);
});

test("a frame that waited may be animated, and those after it wait for that", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  page.receive(8, 3, 21);
  page.animate(pop, 22);
  page.receive(9, 3, 23);
  await page.transitions[0].begin();
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21"]);
  assert.equal(page.shownTransition, "pop");
  await page.transitions[1].begin();
  assert.deepEqual(page.changes.slice(2), ["change 3 22", "change 3 23"]);
});

test("frames that come while screens move are applied at once", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  await page.transitions[0].begin();
  page.receive(8, 3, 21);
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21"]);
});

test("a move that another cuts short leaves that as it is", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  await page.transitions[0].begin();
  page.animate(pop, 21);
  await page.transitions[0].end();
  assert.equal(page.shownTransition, "pop");
  await page.transitions[1].begin();
  await page.transitions[1].end();
  assert.equal(page.shownTransition, undefined);
});

test("a browser that can't animate after all is no failure", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  await page.transitions[0].refuse();
  await page.transitions[0].begin();
  assert.deepEqual(page.fail.calls, []);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("what can't be applied while it is animated is told", async () => {
  const page = makePage({ canAnimate: true });
  const error = new Error("no such part");
  page.host.parts.change = () => { throw error; };
  page.animate(push, 20);
  await page.transitions[0].begin();
  assert.deepEqual(page.fail.calls, [[error]]);
});

test("what goes wrong around an animated change is told", async () => {
  const page = makePage({ canAnimate: true });
  const error = new Error("no focus");
  page.host.focus.end = () => { throw error; };
  page.animate(push, 20);
  await page.transitions[0].begin({ rejectsFinished: false });
  assert.deepEqual(page.fail.calls, [[error]]);
});

test("what goes wrong around an animated change is told once", async (context) => {
  const untaken = recorder();
  process.on("unhandledRejection", untaken);
  context.after(() => process.off("unhandledRejection", untaken));
  const page = makePage({ canAnimate: true });
  page.host.focus.end = () => { throw new Error("no focus"); };
  page.animate(push, 20);
  await page.transitions[0].begin();
  await new Promise(setImmediate);
  assert.equal(untaken.calls.length, 0);
});

// Presses while screens move

test("a press while screens move ends the move", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  await page.transitions[0].begin();
  fire(page.document.getElementById("a"), "pointerdown");
  assert.equal(page.transitions[0].skips, 1);
});

test("a press that somebody takes for themselves ends the move, too", async () => {
  const page = makePage({ canAnimate: true });
  const button = page.document.getElementById("a");
  button.addEventListener("pointerdown", (event) => event.stopPropagation());
  page.animate(push, 20);
  await page.transitions[0].begin();
  fire(button, "pointerdown");
  assert.equal(page.transitions[0].skips, 1);
});

test("a press ends only a move that isn't over", async () => {
  const page = makePage({ canAnimate: true });
  page.press();
  page.letGo();
  page.animate(push, 20);
  await page.transitions[0].begin();
  await page.transitions[0].end();
  page.press();
  assert.equal(page.transitions[0].skips, 0);
});

// While something is pressed

test("what is pressed doesn't change under the finger, until it is let go", () => {
  const page = makePage();
  page.press();
  page.receive(7, 3, 20);
  assert.deepEqual(page.log, []);
  page.letGo();
  assert.deepEqual(page.log.filter((entry) => entry.startsWith("acknowledge")), ["acknowledge 7"]);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("a press that somebody takes for themselves holds the page, too, and its end lets it go", () => {
  const page = makePage();
  const button = page.document.getElementById("a");
  for (const name of ["pointerdown", "pointerup", "click"]) {
    button.addEventListener(name, (event) => event.stopPropagation());
  }
  page.press();
  page.receive(0, 3, 20);
  assert.deepEqual(page.changes, []);
  page.letGo();
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("the click comes to what was pressed before anything changes", () => {
  const page = makePage();
  const seen = [];
  page.document.addEventListener("click", () => seen.push([...page.changes]));
  page.press();
  page.receive(0, 3, 20);
  page.lift();
  page.click();
  assert.deepEqual(seen, [[]]);
  page.window.clock.advance(0);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("the click of a finger, which comes some time after it is lifted, comes before anything changes", () => {
  const page = makePage();
  page.press();
  page.receive(0, 3, 20);
  page.lift();
  page.window.clock.advance(clickDelay - 1);
  page.receive(0, 3, 21);
  assert.deepEqual(page.changes, []);
  page.click();
  page.window.clock.advance(0);
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21"]);
});

test("a press without a click doesn't hold up what comes for long", () => {
  const page = makePage();
  page.press();
  page.receive(0, 3, 20);
  page.lift();
  page.window.clock.advance(clickDelay);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("a click by key holds up nothing", () => {
  const page = makePage();
  page.click();
  page.receive(0, 3, 20);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("frames that waited for a press are applied in their order, once, and before what comes later", () => {
  const page = makePage();
  page.press();
  page.receive(1, 3, 20);
  page.receive(2, 3, 21);
  page.letGo();
  page.receive(3, 3, 22);
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21", "change 3 22"]);
});

test("who holds something down for half a second sees what has come, and from then on what comes", () => {
  const page = makePage();
  page.press();
  page.receive(1, 3, 20);
  page.window.clock.advance(longestPress - 1);
  assert.deepEqual(page.changes, []);
  page.window.clock.advance(1);
  assert.deepEqual(page.changes, ["change 3 20"]);
  page.receive(2, 3, 21);
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21"]);
});

test("that a long press ends holds nothing up", () => {
  const page = makePage();
  page.press();
  page.window.clock.advance(longestPress);
  page.lift();
  page.receive(1, 3, 20);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("each press has half a second of its own", () => {
  const page = makePage();
  page.press();
  page.receive(1, 3, 20);
  page.window.clock.advance(longestPress - 100);
  page.press();
  page.window.clock.advance(100);
  assert.deepEqual(page.changes, []);
  page.window.clock.advance(longestPress - 100);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("a press that becomes a scroll holds nothing any more", () => {
  const page = makePage();
  page.press();
  page.receive(1, 3, 20);
  page.lift("pointercancel");
  page.window.clock.advance(0);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("a press that ends without a frame leaves nothing behind", () => {
  const page = makePage();
  page.press();
  page.letGo();
  assert.deepEqual(page.log, []);
  page.receive(1, 3, 20);
  assert.deepEqual(page.changes, ["change 3 20"]);
});

test("screens don't move under the finger, but when it is let go", async () => {
  const page = makePage({ canAnimate: true });
  page.press();
  page.animate(push, 20);
  page.receive(1, 3, 21);
  assert.equal(page.transitions.length, 0);
  page.letGo();
  assert.equal(page.transitions.length, 1);
  await page.transitions[0].begin();
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21"]);
});

test("a press while screens begin to move holds what comes after them, in its order", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  page.receive(1, 3, 21);
  page.press();
  page.receive(2, 3, 22);
  await page.transitions[0].begin();
  assert.deepEqual(page.changes, ["change 3 20"]);
  page.receive(3, 3, 23);
  page.letGo();
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21", "change 3 22", "change 3 23"]);
});

test("a press that ends while the browser takes its picture of the page changes nothing before that", async () => {
  const page = makePage({ canAnimate: true });
  page.animate(push, 20);
  page.press();
  page.receive(1, 3, 21);
  page.letGo();
  assert.deepEqual(page.changes, []);
  await page.transitions[0].begin();
  assert.deepEqual(page.changes, ["change 3 20", "change 3 21"]);
});

/** A page on which the browser takes a press on an element for one on nothing. */
function pressed(id, { target, isTrusted = true } = {}) {
  const page = makePage();
  const { document } = page;
  document.elementFromPoint = (x, y) => x === 5 && y === 6 && id ? document.getElementById(id) : null;
  const { focus } = page.window.HTMLElement.prototype;
  let scrolls = false;
  page.window.HTMLElement.prototype.focus = function (options) {
    scrolls = !options?.preventScroll;
    focus.call(this);
  };
  const clicks = [];
  document.addEventListener("click", (event) => clicks.push(event.target.id || event.target.localName));
  const element = target ? document.getElementById(target) : document.documentElement;
  fire(element, "click", { isTrusted, clientX: 5, clientY: 6 });
  return { clicks, focused: document.activeElement.id, scrolls };
}

test("a press that the browser takes for one on nothing presses what is there, which gets the focus", () => {
  assert.deepEqual(pressed("a"), { clicks: ["a"], focused: "a", scrolls: false });
});

test("a press on what is in a button presses the button", () => {
  assert.deepEqual(pressed("in"), { clicks: ["a"], focused: "a", scrolls: false });
});

test("a press on what can't be pressed stays a press on nothing", () => {
  assert.deepEqual(pressed("p").clicks, ["html"]);
  assert.deepEqual(pressed("p").focused, "");
  assert.deepEqual(pressed(null).clicks, ["html"]);
});

test("a press on an element stays there", () => {
  assert.deepEqual(pressed("a", { target: "p" }).clicks, ["p"]);
});

test("what a script presses isn't looked for elsewhere", () => {
  assert.deepEqual(pressed("a", { isTrusted: false }).clicks, ["html"]);
});
