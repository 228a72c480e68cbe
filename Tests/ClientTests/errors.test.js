// Errors of scripts, which the server's log gets.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, recorder } from "./page.js";

const { makeErrors } = await client("errors");

// The number of Documentation/Protocol.md.
const scriptError = 9;
const core = "https://example.org/-/usher.3k2j.js", chunk = "https://example.org/-/usher-place.7xt2.js";
const map = "https://example.org/app/-/files/map.9bc1.js";
const foreign = "chrome-extension://abc/-/content.js";

/** A page whose scripts have an error now and then. */
function makePage(window = makeWindow()) {
  const send = recorder();
  const errors = makeErrors({ window, send });
  const event = (type, properties) => window.dispatchEvent(Object.assign(new window.Event(type), properties));
  return {
    window, errors,
    get told() { return send.calls.map(([bytes, text]) => ({ bytes: [...bytes], text })); },
    get texts() { return send.calls.map(([, text]) => text); },
    throws: (error, filename = core) => event("error", { error, filename }),
    rejects: (reason) => event("unhandledrejection", { reason }),
  };
}

/** An error as Chromium has it. */
function failure(message, stack = `TypeError: ${message}\n    at act (${core}:12:34)\n    at ${chunk}:5:6`) {
  return Object.assign(new TypeError(message), { stack });
}

const places = "usher.3k2j.js:12:34, usher-place.7xt2.js:5:6";

test("an error that nobody caught is told, with its places in the scripts", () => {
  const page = makePage();
  page.throws(failure("it is null"));
  page.rejects(failure("it was refused"));
  page.throws(failure("as Firefox says it", `act@${core}:12:34\n@${chunk}:5:6\n`));
  assert.deepEqual(page.told, [
    { bytes: [0, scriptError], text: `TypeError: it is null at ${places}` },
    { bytes: [0, scriptError], text: `TypeError: it was refused at ${places}` },
    { bytes: [0, scriptError], text: `TypeError: as Firefox says it at ${places}` },
  ]);
});

test("an error of an island's script is told, with its file", () => {
  const page = makePage();
  page.throws(failure("no tiles", ""), map);
  assert.deepEqual(page.texts, ["TypeError: no tiles in map.9bc1.js"]);
});

test("what may be typed isn't told", () => {
  const messages = [
    ["can't find 'my secret' in “another”", "can…"], ['Unexpected token, "secret" is not valid', "Unexpected token, …"],
    ["an open “secret\nof two lines", "an open …"], ["Invalid expression: /secret/: open", "Invalid expression: …"],
    ["nothing quoted", "nothing quoted"],
  ];
  for (const [message, told] of messages) {
    const page = makePage();
    page.throws(failure(message));
    assert.deepEqual(page.texts, [`TypeError: ${told} at ${places}`]);
  }
});

test("what a field contains isn't told, nor a message that contains it", () => {
  const body = '<input type="password" id="a"><textarea id="b"></textarea><input type="checkbox" value="on">';
  for (const [id, value] of [["a", "hunter2"], ["b", "dear diary"]]) {
    const page = makePage(makeWindow(body));
    page.window.document.getElementById(id).value = value;
    page.throws(failure(`URL constructor: ${value} is wrong`));
    page.throws(failure("nothing of it is on"));
    assert.deepEqual(page.texts, [`TypeError: … at ${places}`, `TypeError: nothing of it is on at ${places}`]);
  }
});

test("what a field contained before it was emptied, changed or taken away isn't told", () => {
  const page = makePage(makeWindow('<input id="a"><textarea id="b"></textarea>'));
  const { document } = page.window;
  const type = (id, value) => {
    document.getElementById(id).value = value;
    fire(document.getElementById(id), "input");
  };
  for (const text of ["d", "dear", "dear diary", "", "no"]) type("b", text);
  type("a", "hunter2");
  document.getElementById("a").value = "";
  document.getElementById("b").remove();
  for (const text of ["dear diary", "hunter2", "no"]) page.throws(failure(`it was: ${text}`));
  assert.deepEqual(page.texts, [`TypeError: … at ${places}`, `TypeError: … at ${places}`, `TypeError: it was: no at ${places}`]);
});

test("the newest of the texts that were typed are remembered", () => {
  const page = makePage(makeWindow('<input id="a">'));
  const field = page.window.document.getElementById("a");
  for (let number = 100; number < 200; number++) {
    field.value = `text ${number}`;
    fire(field, "input");
  }
  for (const number of [149, 150]) page.throws(failure(`it was: text ${number}`));
  assert.deepEqual(page.texts, [`TypeError: it was: text 149 at ${places}`, `TypeError: … at ${places}`]);
});

test("a message that looks like a place isn't taken for one", () => {
  const page = makePage();
  page.throws(failure("https://example.org/-/secret:1:2"));
  assert.deepEqual(page.texts, [`TypeError: https:… at ${places}`]);
});

test("errors of other scripts aren't told", () => {
  const page = makePage();
  page.throws(failure("theirs"), foreign);
  page.throws(failure("theirs"), "https://example.org/elsewhere.js");
  page.throws(null, "");
  page.rejects(failure("theirs", `at ${foreign}:1:2`));
  page.rejects(undefined);
  assert.deepEqual(page.told, []);
});

test("an error that comes again and again is told a few times, and shortly", () => {
  const page = makePage();
  for (let number = 0; number < 100; number++) page.throws(failure("x".repeat(10_000)));
  assert.equal(page.texts.length, 5);
  assert.equal(page.texts[0].length, 500);
  assert.ok(page.texts[0].endsWith(places));
});

test("an error that makes the page load again is told by the next document, once", () => {
  const window = makeWindow();
  makePage(window).errors.keep(failure("a frame"));
  const [after, later] = [makePage(window), makePage(window)];
  assert.deepEqual(after.texts, [`TypeError: a frame at ${places}`]);
  assert.deepEqual(later.texts, []);
});

test("a browser that keeps nothing is no error", () => {
  const window = makeWindow();
  Object.defineProperty(window, "sessionStorage", { get() { throw new Error("forbidden"); } });
  const page = makePage(window);
  page.errors.keep(failure("a frame"));
  assert.deepEqual(page.texts, []);
});

test("anything can be thrown", () => {
  const page = makePage();
  for (const thrown of [null, undefined, 7, {}]) page.throws(thrown);
  assert.deepEqual(page.texts, Array(4).fill("Error:  in usher.3k2j.js"));
});
