// Images that are fetched, and what stands in their place until they come.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { makeImages } = await client("images");

const image = (id, src = "/a.jpg") => `
  <span class="remote-image" id="${id}-frame">
    <img id="${id}" ${src ? `src="${src}"` : ""}><button class="retry" id="${id}-retry"></button>
  </span>`;

/** A page whose images the browser fetches when a test says so. */
function makePage(body = image("a"), { complete = false, width = 0 } = {}) {
  const window = makeWindow(`<main>${body}</main>`);
  const { document } = window;
  const { prototype } = window.HTMLImageElement;
  const fetched = [];
  Object.defineProperty(prototype, "complete", { get() { return this.isComplete ?? complete; } });
  Object.defineProperty(prototype, "naturalWidth", { get() { return width; } });
  Object.defineProperty(prototype, "src", { set(value) { fetched.push([this.id, value]); } });
  const images = makeImages({ window, root: document.querySelector("main") });
  const find = (id) => document.getElementById(id);
  return {
    window, document, images, find, fetched,
    stateOf: (id) => find(`${id}-frame`).dataset.state,
    /** Takes in the images that are there. */
    update() { images.update(); return this; },
    load: (id) => fire(find(id), "load"),
    fail: (id) => fire(find(id), "error"),
    press: (id) => fire(find(id), "click"),
  };
}

// What was so before anybody looked

test("an image that is still on its way is loading", () => {
  assert.equal(makePage().update().stateOf("a"), "loading");
});

test("an image that has come before is shown", () => {
  assert.equal(makePage(image("a"), { complete: true, width: 10 }).update().stateOf("a"), undefined);
});

test("an image that couldn't be fetched before has failed", () => {
  assert.equal(makePage(image("a"), { complete: true }).update().stateOf("a"), "failed");
});

test("an image without an address neither loads nor has failed", () => {
  assert.equal(makePage(image("a", ""), { complete: true }).update().stateOf("a"), undefined);
});

test("an image that came with a change of the page is looked at, too", () => {
  const page = makePage("").update();
  page.document.querySelector("main").innerHTML = image("b");
  page.images.update();
  assert.equal(page.stateOf("b"), "loading");
});

test("an image that was looked at keeps its state when the page changes", () => {
  const page = makePage().update();
  page.load("a");
  page.images.update();
  assert.equal(page.stateOf("a"), undefined);
});

test("images elsewhere are nobody's", () => {
  const page = makePage('<img id="plain" src="/a.jpg"><p id="plain-frame"></p>').update();
  page.load("plain");
  page.fail("plain");
  assert.equal(page.document.querySelector("[data-state]"), null);
});

// What happens to them

test("an image that comes is shown", () => {
  const page = makePage().update();
  page.load("a");
  assert.equal(page.stateOf("a"), undefined);
  assert.equal(page.find("a-frame").hasAttribute("data-state"), false);
});

test("an image that can't be fetched has failed, and no other", () => {
  const page = makePage(image("a") + image("b")).update();
  page.fail("a");
  assert.equal(page.stateOf("a"), "failed");
  assert.equal(page.stateOf("b"), "loading");
});

test("what else is loaded in the place of an image says nothing of it", () => {
  const page = makePage(image("a").replace("<button", '<iframe id="x"></iframe><button')).update();
  page.load("x");
  page.fail("x");
  assert.equal(page.stateOf("a"), "loading");
});

// Trying again

test("a press on Try Again fetches the image once more", () => {
  const page = makePage(image("a", "/pictures/1.jpg")).update();
  page.fail("a");
  page.press("a-retry");
  assert.deepEqual(page.fetched, [["a", "/pictures/1.jpg"]]);
  assert.equal(page.stateOf("a"), "loading");
  page.load("a");
  assert.equal(page.stateOf("a"), undefined);
});

test("a press elsewhere fetches nothing", () => {
  const page = makePage().update();
  page.press("a");
  page.press("a-frame");
  fire(page.document, "click");
  assert.deepEqual(page.fetched, []);
});

test("what has failed, and only that, is fetched again when the network is back", () => {
  const page = makePage(image("a") + image("b", "/b.jpg") + image("c")).update();
  page.load("a");
  page.fail("b");
  fire(page.window, "online");
  assert.deepEqual(page.fetched, [["b", "/b.jpg"]]);
  assert.equal(page.stateOf("b"), "loading");
  assert.equal(page.stateOf("c"), "loading");
});

test("what has failed is fetched again when the server is there again", () => {
  const page = makePage().update();
  page.fail("a");
  page.images.again();
  assert.deepEqual(page.fetched, [["a", "/a.jpg"]]);
});

test("what fails again can be tried again", () => {
  const page = makePage().update();
  page.fail("a");
  page.press("a-retry");
  page.fail("a");
  assert.equal(page.stateOf("a"), "failed");
  page.press("a-retry");
  assert.equal(page.fetched.length, 2);
});

test("who has tried again goes on at the title when the image has come", () => {
  const page = makePage(`<div class="screen"><h1 id="title" tabindex="-1"></h1>${image("a")}${image("b", "/b.jpg")}</div>`).update();
  page.fail("a");
  page.find("a-retry").focus();
  page.press("a-retry");
  page.load("b");
  assert.equal(page.document.activeElement.id, "a-retry");
  page.load("a");
  assert.equal(page.document.activeElement.id, "title");
});
