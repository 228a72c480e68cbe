// How far screens are scrolled, and how much of the window a keyboard covers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { layOut } from "./layout.js";
import { fire, makeWindow } from "./page.js";

const { makeViewport } = await client("viewport");

/** In pixels: how far a screen may be scrolled before its bar has a line. */
const underBar = 2;

// The title ends at 60, and the bar is 40 high: the title is under it when 20 are scrolled.
const titled = `
  <section data-scroll id="screen">
    <div class="bar" data-height="40" data-top="0"></div><h1 class="title" data-height="50" data-top="10"></h1>
  </section>`;

function makePage(body = titled, { height = 800, keyboard = true } = {}) {
  const window = makeWindow(`${body}<input id="field">`);
  const { document } = window;
  layOut(window);
  window.innerHeight = height;
  if (keyboard) window.visualViewport = Object.assign(new window.EventTarget(), { height, scale: 1 });
  makeViewport({ window });
  const find = (id) => document.getElementById(id);
  return {
    window, document, find,
    /** The screen is scrolled; gives what it says of that. */
    scroll(top, id = "screen") {
      find(id).scrollTop = top;
      fire(find(id), "scroll");
      return find(id).dataset.scrolled;
    },
    /** The keyboard comes, or the person zooms; gives what the page's style has. */
    resize(seen, scale = 1) {
      Object.assign(window.visualViewport, { height: seen, scale });
      window.visualViewport.dispatchEvent(new window.Event("resize"));
      return document.documentElement.style.getPropertyValue("--keyboard");
    },
  };
}

// Scrolling

test("a screen at its start says nothing", () => {
  assert.equal(makePage().scroll(0), undefined);
  assert.equal(makePage().scroll(underBar), undefined);
});

test("a screen whose large title is still seen says that it is scrolled a bit", () => {
  const page = makePage();
  assert.equal(page.scroll(underBar + 1), "some");
  assert.equal(page.scroll(19), "some");
});

test("a screen whose large title is under its bar says that it is scrolled far", () => {
  assert.equal(makePage().scroll(20), "far");
});

test("a screen that is scrolled back says so", () => {
  const page = makePage();
  page.scroll(100);
  assert.equal(page.scroll(10), "some");
  assert.equal(page.scroll(0), undefined);
  assert.equal(page.find("screen").hasAttribute("data-scrolled"), false);
});

test("a title that is under the bar from the start counts only when the screen is scrolled", () => {
  const page = makePage(titled.replace('data-height="50"', 'data-height="0"'));
  assert.equal(page.scroll(0), undefined);
  assert.equal(page.scroll(underBar), "far");
});

for (const [what, body] of [
  ["without a title", '<section data-scroll id="screen"><div class="bar" data-height="40"></div></section>'],
  ["without a bar", '<section data-scroll id="screen"><h1 class="title" data-height="50"></h1></section>'],
  ["whose title isn't large", titled.replace('class="title"', 'class="title hidden"')],
]) {
  test(`a screen ${what} never says that it is scrolled far`, () => {
    const page = makePage(body);
    assert.equal(page.scroll(3), "some");
    assert.equal(page.scroll(1000), "some");
  });
}

test("what scrolls and is no screen says nothing", () => {
  const page = makePage('<div id="pane"></div>');
  assert.equal(page.scroll(100, "pane"), undefined);
  fire(page.document, "scroll");
  assert.equal(page.document.querySelector("[data-scrolled]"), null);
});

test("each screen says how far it is scrolled itself", () => {
  const page = makePage(titled + '<section data-scroll id="other"></section>');
  page.scroll(100);
  assert.equal(page.scroll(10, "other"), "some");
  assert.equal(page.find("screen").dataset.scrolled, "far");
});

// Keyboards

test("how much of the window a keyboard covers is told, until it goes", () => {
  const page = makePage();
  assert.equal(page.resize(500.4), "300px");
  assert.equal(page.resize(800), "");
});

test("the field that is typed into is brought out from behind the keyboard", () => {
  const page = makePage();
  const seen = [];
  page.window.Element.prototype.scrollIntoView = function (how) { seen.push([this.id, how]); };
  page.find("field").focus();
  page.resize(500);
  assert.deepEqual(seen, [["field", { block: "nearest" }]]);
  page.resize(800);
  assert.equal(seen.length, 1);
});

test("what covers less than a keyboard is none", () => {
  assert.equal(makePage().resize(720), "");
  assert.equal(makePage().resize(719), "81px");
});

test("a page that the person has zoomed into isn't taken for covered", () => {
  assert.equal(makePage().resize(400, 2), "");
  assert.equal(makePage().resize(200, 2), "");
});

test("a keyboard is forgotten when the person zooms", () => {
  const page = makePage();
  page.resize(500);
  assert.equal(page.resize(250, 2), "");
});

test("a browser that says nothing of keyboards still says how far screens are scrolled", () => {
  assert.equal(makePage(titled, { keyboard: false }).scroll(100), "far");
});
