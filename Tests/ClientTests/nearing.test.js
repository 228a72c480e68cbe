// What is fetched as the person comes near it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow } from "./page.js";

const { makeNearing } = await client("nearing");

/** In milliseconds, how long it takes until what is still near is asked for again. */
const pause = 1000;

/** An observer that a test tells what comes near; browsers tell it of each element as soon as it is observed. */
class Observer {
  observed = [];
  constructor(callback, options) { Object.assign(this, { callback, options }); }
  observe(element) { if (!this.observed.includes(element)) this.observed.push(element); }
  unobserve(element) { this.observed = this.observed.filter((one) => one !== element); }
}

function makePage() {
  const window = makeWindow("<button id=a></button><button id=b></button>");
  let observer;
  window.IntersectionObserver = function (...given) { return observer = new Observer(...given); };
  const near = [];
  const nearing = makeNearing({ window, near: (element) => near.push(element.id) });
  const [a, b] = window.document.querySelectorAll("button");
  return {
    a, b, near, nearing, observer, clock: window.clock,
    /** Elements come near, or go away. */
    tell: (isIntersecting, ...targets) => observer.callback(targets.map((target) => ({ isIntersecting, target }))),
  };
}

test("what is watched is asked for when it comes near", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  assert.deepEqual(page.observer.observed, [page.a]);
  assert.deepEqual(page.near, []);
  page.tell(true, page.a);
  assert.deepEqual(page.near, ["a"]);
});

test("near is half a screen before it is seen, of the window and of what scrolls in it", () => {
  const { rootMargin, scrollMargin } = makePage().observer.options;
  assert.deepEqual([rootMargin, scrollMargin], ["50%", "50%"]);
});

test("what is told to be far isn't asked for", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  page.tell(false, page.a);
  page.clock.advance(10 * pause);
  assert.deepEqual(page.near, []);
});

test("what comes near again is asked for again", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  page.tell(true, page.a);
  page.tell(false, page.a);
  page.tell(true, page.a);
  assert.deepEqual(page.near, ["a", "a"]);
});

test("several elements that come near at once are all asked for", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  page.nearing.watch(page.b);
  page.tell(true, page.a, page.b);
  assert.deepEqual(page.near, ["a", "b"]);
});

/** How often the browser would look whether an element is near. */
function looks(page, element) {
  let count = 0;
  const { observe } = page.observer;
  page.observer.observe = function (one) {
    if (one === element && !this.observed.includes(one)) count++;
    observe.call(this, one);
  };
  return () => count;
}

test("after a while it is looked whether it is still near", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  const count = looks(page, page.a);
  page.tell(true, page.a);
  page.clock.advance(pause - 1);
  assert.equal(count(), 0);
  page.clock.advance(1);
  assert.equal(count(), 1);
  page.tell(true, page.a);
  assert.deepEqual(page.near, ["a", "a"]);
  page.clock.advance(pause);
  assert.equal(count(), 2);
});

test("what has gone away meanwhile isn't looked for", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  const count = looks(page, page.a);
  page.tell(true, page.a);
  page.tell(false, page.a);
  page.clock.advance(pause);
  assert.equal(count(), 0);
  assert.deepEqual(page.observer.observed, [page.a]);
});

test("it is looked once in a while, however often it came near", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  const count = looks(page, page.a);
  page.tell(true, page.a);
  page.tell(true, page.a);
  page.clock.advance(pause);
  assert.equal(count(), 1);
});

test("that one element went away says nothing of another", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  page.nearing.watch(page.b);
  const count = looks(page, page.a);
  page.tell(true, page.a, page.b);
  page.tell(false, page.b);
  page.clock.advance(pause);
  assert.equal(count(), 1);
});

test("what isn't in the page any more isn't asked for or watched", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  page.a.remove();
  page.tell(false, page.a);
  assert.deepEqual(page.observer.observed, []);
  page.tell(true, page.a);
  assert.deepEqual(page.near, []);
});

test("what has gone from the page meanwhile isn't watched any more", () => {
  const page = makePage();
  page.nearing.watch(page.a);
  page.tell(true, page.a);
  page.a.remove();
  page.clock.advance(pause);
  assert.deepEqual(page.observer.observed, []);
});
