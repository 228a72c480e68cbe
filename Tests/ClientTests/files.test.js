// Files that the person chooses, which are sent when the server asks for them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow, recorder } from "./page.js";

const { makeFiles } = await client("files");

const fileFailed = 4;
const photo = { name: "sea.jpg", size: 1234, type: "image/jpeg" };
const note = { name: "note", size: 0, type: "" };

/** A request that a test answers. */
class Upload {
  answered = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  constructor(address, options) { Object.assign(this, { address, ...options }); }
  answer(status) { this.resolve({ ok: status >= 200 && status < 300, status }); }
}

function makePage({ first = 1 } = {}) {
  const { random } = Math;
  Math.random = () => (first - 1) / 2 ** 30;
  const requests = [];
  const send = recorder();
  const window = makeWindow('<img data-file="1">');
  window.URL.createObjectURL = ({ name }) => `blob:${name}`;
  window.fetch = (address, options) => {
    requests.push(new Upload(address, options));
    return requests.at(-1).answered;
  };
  const made = makeFiles({ window, send });
  Math.random = random;
  const texts = [];
  const choose = (...list) => made.choose(list, (text) => { texts.push(text); });
  return {
    files: { ...made, add(file) { choose(file); return texts.at(-1); } }, requests, window, texts, choose,
    setBusy(isBusy) { window.document.documentElement.toggleAttribute("data-busy", isBusy); },
    /** What the server was told. */
    get told() { return send.calls.map(([bytes]) => [...bytes]); },
  };
}

test("a file is told by its number, size, type and name, a line each", () => {
  const { files } = makePage();
  assert.equal(files.add(photo), "1\n1234\nimage/jpeg\nsea.jpg");
  assert.equal(files.add(note), "2\n0\n\nnote");
});

test("the numbers begin anywhere, so that those of a document before aren't used again", () => {
  assert.equal(makePage({ first: 70_000 }).files.add(photo), "70000\n1234\nimage/jpeg\nsea.jpg");
  const starts = new Set([1, 2, 3, 4].map(() => {
    let number;
    makeFiles({ window: makeWindow(""), send() {} }).choose([note], (text) => { number = parseInt(text, 10); });
    return number;
  }));
  assert.equal(starts.size, 4);
  for (const start of starts) assert.ok(start < 2 ** 30 + 1, `${start}`);
});

test("of very many files so many are told as a page can keep events, and the rest when these are answered", () => {
  const page = makePage();
  const waits = [];
  page.window.setTimeout = (act) => waits.push(act);
  page.setBusy(true);
  const name = (number) => ({ ...note, name: `${number}` });
  page.choose(...Array.from({ length: 100 }, (_, number) => name(number)));
  page.choose(...Array.from({ length: 50 }, (_, number) => name(100 + number)));
  assert.equal(page.texts.length, 64);
  assert.equal(waits.length, 1);
  waits.shift()();
  assert.equal(page.texts.length, 64, "they aren't answered yet");
  page.setBusy(false);
  waits.shift()();
  page.setBusy(true);
  assert.equal(page.texts.length, 128);
  page.setBusy(false);
  waits.shift()();
  assert.deepEqual(page.texts.map((text) => text.split("\n")[3]), Array.from({ length: 150 }, (_, number) => `${number}`));
  assert.equal(waits.length, 0);
});

test("a number isn't used again when its file has arrived", async () => {
  const page = makePage();
  page.files.add(photo);
  const sent = page.files.send("t0k", 1);
  page.requests[0].answer(204);
  await sent;
  assert.equal(page.files.add(note), "2\n0\n\nnote");
});

test("nothing of a file is sent before the server asks for it", () => {
  const { files, requests, told } = makePage();
  files.add(photo);
  assert.deepEqual([requests, told], [[], []]);
});

test("a file that the server asks for is sent as it is, to where it wants it", () => {
  const { files, requests } = makePage();
  files.add(note);
  files.add(photo);
  files.send("t0k", 2);
  const [{ address, method, body, headers }] = requests;
  assert.equal(address, "/-/upload/t0k");
  assert.equal(method, "POST");
  assert.equal(body, photo);
  assert.deepEqual(headers, { "content-type": "application/octet-stream" });
});

test("of a file that has arrived nothing more is told", async () => {
  const page = makePage();
  page.files.add(photo);
  const sent = page.files.send("t0k", 1);
  page.requests[0].answer(204);
  await sent;
  assert.deepEqual(page.told, []);
});

for (const status of [400, 403, 404, 409, 500]) {
  test(`a file to which the server answers ${status} is told to have failed`, async () => {
    const page = makePage();
    page.files.add(photo);
    const sent = page.files.send("t0k", 1);
    page.requests[0].answer(status);
    await sent;
    assert.deepEqual(page.told, [[0, fileFailed, 1]]);
  });
}

test("a file that can't be read or sent is told to have failed", async () => {
  const page = makePage();
  page.files.add(photo);
  const sent = page.files.send("t0k", 1);
  page.requests[0].reject(new TypeError("Failed to fetch"));
  await sent;
  assert.deepEqual(page.told, [[0, fileFailed, 1]]);
});

test("a file that isn't known any more is told to have failed", async () => {
  const page = makePage();
  await page.files.send("t0k", 300);
  assert.deepEqual(page.requests, []);
  assert.deepEqual(page.told, [[0, fileFailed, 172, 2]]);
});

test("a file is known until it has arrived, and not after that", async () => {
  const page = makePage();
  page.files.add(photo);
  const sent = page.files.send("t0k", 1);
  page.requests[0].answer(204);
  await sent;
  await page.files.send("again", 1);
  assert.equal(page.requests.length, 1);
  assert.deepEqual(page.told, [[0, fileFailed, 1]]);
});

test("a file that has failed isn't known any more", async () => {
  const page = makePage();
  page.files.add(photo);
  const sent = page.files.send("t0k", 1);
  page.requests[0].answer(500);
  await sent;
  await page.files.send("again", 1);
  assert.equal(page.requests.length, 1);
});

test("a file that the server doesn't want is let go of, and nothing told", async () => {
  const page = makePage();
  page.files.add(photo);
  await page.files.send("", 1);
  assert.deepEqual([page.requests, page.told], [[], []]);
  await page.files.send("t0k", 1);
  assert.deepEqual(page.requests, []);
});

test("a file that the server doesn't want any more stops being sent, and nothing told", async () => {
  const page = makePage();
  page.files.add(photo);
  const sent = page.files.send("t0k", 1);
  const [request] = page.requests;
  assert.equal(request.signal.aborted, false);
  request.signal.addEventListener("abort", () => request.reject(new Error("aborted")));
  await page.files.send("", 1);
  assert.equal(request.signal.aborted, true);
  await sent;
  assert.deepEqual(page.told, []);
});

test("a file that isn't known can be let go of", async () => {
  const page = makePage();
  await page.files.send("", 9);
  assert.deepEqual([page.requests, page.told], [[], []]);
});

test("that one file isn't wanted any more stops no other", async () => {
  const page = makePage();
  page.files.add(photo);
  page.files.add(note);
  const sent = page.files.send("t0k", 2);
  await page.files.send("", 1);
  assert.equal(page.requests[0].signal.aborted, false);
  page.requests[0].answer(204);
  await sent;
  assert.deepEqual(page.told, []);
});

test("the picture of a chosen file is shown without sending it", () => {
  const { files, requests, window } = makePage();
  files.add(photo);
  files.update();
  assert.equal(window.document.querySelector("img").src, "blob:sea.jpg");
  assert.deepEqual(requests, []);
});
