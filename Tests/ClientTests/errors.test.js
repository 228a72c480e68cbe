// Errors of the script, which the server's log gets.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow, recorder } from "./page.js";

const { describe, makeErrors } = await client("errors");

const scriptError = 9;
const script = "https://example.org/-/usher.js";

/** A page whose script has an error now and then. */
function makePage(window = makeWindow()) {
  const send = recorder();
  const errors = makeErrors({ window, script, send });
  return {
    window, errors,
    get told() { return send.calls.map(([bytes, text]) => ({ bytes: [...bytes], text })); },
    get texts() { return send.calls.map(([, text]) => text); },
    throws(error, filename = script) {
      window.dispatchEvent(Object.assign(new window.Event("error"), { error, filename }));
    },
    rejects(reason) {
      window.dispatchEvent(Object.assign(new window.Event("unhandledrejection"), { reason }));
    },
  };
}

/** An error of the script as browsers have it. */
function failure(message, stack = `TypeError: x\n    at act (${script}:12:34)\n    at ${script}:5:6`) {
  return Object.assign(new TypeError(message), { stack });
}

test("an error that nobody caught is told, with its place", () => {
  const page = makePage();
  page.throws(failure("it is null"));
  page.rejects(failure("it was refused"));
  assert.deepEqual(page.told, [
    { bytes: [0, scriptError], text: "TypeError: it is null at 12:34, 5:6" },
    { bytes: [0, scriptError], text: "TypeError: it was refused at 12:34, 5:6" },
  ]);
});

test("what may be typed isn't told", () => {
  const messages = [
    ["can't find 'my secret' in “another”", "can…"], ['Unexpected token, "secret" is not valid', "Unexpected token, …"],
    ["an open “secret\nof two lines", "an open …"], ["nothing quoted", "nothing quoted"],
  ];
  for (const [message, told] of messages) assert.equal(describe(failure(message, "")), `TypeError: ${told}`);
});

test("errors of other scripts aren't told", () => {
  const page = makePage();
  page.throws(failure("theirs"), "chrome-extension://abc/content.js");
  page.rejects(failure("theirs", "at chrome-extension://abc/content.js:1:2"));
  page.rejects(undefined);
  assert.deepEqual(page.told, []);
});

test("an error that comes again and again is told a few times, and shortly", () => {
  const page = makePage();
  for (let number = 0; number < 100; number++) page.throws(failure("x".repeat(10_000)));
  assert.equal(page.texts.length, 5);
  assert.equal(page.texts[0].length, 500);
});

test("an error that makes the page load again is told afterwards, once", () => {
  const window = makeWindow();
  makePage(window).errors.keep(failure("a frame"));
  const [after, later] = [makePage(window), makePage(window)];
  after.errors.tellKept();
  later.errors.tellKept();
  assert.deepEqual(after.texts, ["TypeError: a frame at 12:34, 5:6"]);
  assert.deepEqual(later.texts, []);
});

test("a browser that keeps nothing is no error", () => {
  const window = makeWindow();
  Object.defineProperty(window, "sessionStorage", { get() { throw new Error("forbidden"); } });
  const page = makePage(window);
  page.errors.keep(failure("a frame"));
  page.errors.tellKept();
  assert.deepEqual(page.texts, []);
});

test("anything can be thrown", () => {
  for (const thrown of [null, undefined, 7, "text", {}]) assert.equal(typeof describe(thrown), "string");
});
