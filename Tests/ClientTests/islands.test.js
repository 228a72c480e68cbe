// Islands: what a script of the app's own draws.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow } from "./page.js";

const { makeEvents } = await client("events");
const { makeIslands } = await client("islands");

const markup = (value = "[1]", url = "/app/-/files/map.1.js") => `
  <div id="map" data-island="${url}" data-value='${value}'>
    <div class="island-fallback">No map</div><div class="island-place"></div>
  </div>`;

/** A page whose modules come when a test says so. */
function makePage(body = markup(), { base = "/app" } = {}) {
  const window = makeWindow(`<main>${body}</main>`);
  const { document } = window;
  const told = [], drawn = [], loaded = [], errors = [];
  window.console = { error: (error) => errors.push(error.message) };
  const page = { make: null, send: null };
  const events = makeEvents();
  const islands = makeIslands({
    window, root: document.querySelector("main"), base, events,
    act(element, name, text) {
      told.push([element.id, name, text]);
      return events.add([1, 1, 0], text).number;
    },
    load: (url) => new Promise((resolve, reject) => loaded.push({ url, resolve, reject })),
  });
  const module = {
    default(place, value, send) {
      page.send = send;
      drawn.push(["draw", place.className, value, place.parentElement.dataset.state]);
      return {
        update: (value) => { if (value === "wrong") throw new Error("can't show that"); drawn.push(["update", value]); },
        remove: () => drawn.push(["remove"]),
      };
    },
  };
  const map = document.getElementById("map");
  if (map) map.usher = { handlers: { island: {} } };
  islands.update();
  return {
    window, document, events, islands, map, told, drawn, loaded, errors, page,
    /** The texts that the server was told. */
    get texts() { return told.map(([, , text]) => text); },
    /** The server has applied and stored the events up to a number. */
    answer(number) {
      events.acknowledge(number);
      events.show(number);
      islands.update();
    },
    async load(index = 0, what = module) { loaded[index].resolve(what); await settled(); },
    async fail(index = 0) { loaded[index].reject(new Error("not found")); await settled(); },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("an island is drawn by its script, into its place, when the script has come", async () => {
  const page = makePage();
  assert.equal(page.map.dataset.state, undefined);
  assert.deepEqual(page.loaded.map(({ url }) => url), ["https://example.org/app/-/files/map.1.js"]);
  await page.load();
  assert.deepEqual(page.drawn, [["draw", "island-place", [1], "live"]]);
});

test("the script gets the newest value, also if that came before the script", async () => {
  const page = makePage();
  page.map.dataset.value = "[2]";
  page.islands.update();
  await page.load();
  page.map.dataset.value = "[3]";
  page.islands.update();
  page.islands.update();
  assert.deepEqual(page.drawn, [["draw", "island-place", [2], "live"], ["update", [3]]]);
});

test("what the script sends goes to the server as JSON", async () => {
  const page = makePage();
  await page.load();
  page.page.send({ at: [1, 2] });
  page.page.send(undefined);
  assert.deepEqual(page.told, [["map", "island", '{"at":[1,2]}'], ["map", "island", "null"]]);
});

test("an island that nobody listens to sends nothing", async () => {
  const page = makePage();
  page.map.usher.handlers = {};
  await page.load();
  page.page.send(1);
  assert.deepEqual(page.told, []);
});

test("an island that is gone ends, and sends nothing any more", async () => {
  const page = makePage();
  await page.load();
  page.map.remove();
  page.islands.update();
  page.page.send(1);
  assert.deepEqual(page.drawn.at(-1), ["remove"]);
  assert.deepEqual(page.told, []);
});

test("an island that is gone before its script has come isn't drawn", async () => {
  const page = makePage();
  page.map.remove();
  page.islands.update();
  await page.load();
  assert.deepEqual(page.drawn, []);
});

test("a script that doesn't come leaves what is shown without it", async () => {
  const page = makePage();
  await page.fail();
  assert.equal(page.map.dataset.state, "failed");
  assert.deepEqual(page.errors, ["not found"]);
});

test("a script that fails later is taken away, and the page goes on", async () => {
  const page = makePage();
  await page.load();
  page.map.lastElementChild.textContent = "half a map";
  page.map.dataset.value = '"wrong"';
  page.islands.update();
  assert.equal(page.map.dataset.state, "failed");
  assert.equal(page.map.lastElementChild.textContent, "");
  assert.deepEqual(page.errors, ["can't show that"]);
  page.map.dataset.value = "[4]";
  page.islands.update();
  assert.equal(page.drawn.length, 1);
});

test("an error of a script is told to who listens to errors, with the script's file", async () => {
  const page = makePage();
  const heard = [];
  page.window.addEventListener("error", ({ error, filename }) => heard.push([error.message, filename]));
  await page.fail();
  assert.deepEqual(heard, [["not found", "https://example.org/app/-/files/map.1.js"]]);
});

test("a file that isn't the app's own is never run", () => {
  for (const url of ["https://evil.example/app/-/files/map.js", "/app/-/upload/map.js", "/other/-/files/map.js", "data:text/javascript,1"]) {
    assert.deepEqual(makePage(markup("1", url)).loaded, []);
  }
});

test("an island that comes with a change of the page is drawn, too", async () => {
  const page = makePage("");
  page.document.querySelector("main").innerHTML = markup();
  page.islands.update();
  await page.load();
  assert.equal(page.drawn.length, 1);
});

// Many messages

test("of a value that changes fast only the newest is sent when the server has answered the one before", async () => {
  const page = makePage();
  await page.load();
  for (let x = 1; x <= 500; x++) page.page.send(x, "center");
  assert.deepEqual(page.texts, ["1"]);
  page.answer(1);
  assert.deepEqual(page.texts, ["1", "500"]);
  page.answer(2);
  page.page.send(501, "center");
  assert.deepEqual(page.texts, ["1", "500", "501"]);
});

test("values of other names don't wait for each other, and an event comes after the values before it", async () => {
  const page = makePage();
  await page.load();
  for (const [message, name] of [[1, "x"], [2, "x"], [3, "y"], [4, "x"], [5], [6, "x"]]) page.page.send(message, name);
  assert.deepEqual(page.texts, ["1", "3", "4", "5"]);
  page.answer(4);
  assert.deepEqual(page.texts.slice(4), ["6"]);
});

test("what many events wait for leaves later, in order, and without making the page stand still", async () => {
  const page = makePage();
  await page.load();
  for (let number = 1; number <= 300; number++) page.page.send(number);
  assert.equal(page.texts.length, 50);
  page.answer(20);
  assert.equal(page.texts.length, 70);
  for (let number = 70; number <= 300; number += 50) page.answer(number & 255);
  assert.deepEqual(page.texts, Array.from({ length: 300 }, (_, index) => String(index + 1)));
});

test("more than can wait is an error of the script", async () => {
  const page = makePage();
  await page.load();
  for (let number = 1; number <= 1050; number++) page.page.send(number);
  assert.throws(() => page.page.send(0), /send values by a name/);
});
