// What is pulled down: a list to refresh it, a sheet to close it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { makePulling } = await client("pulling");

/** In pixels: a list is refreshed, and a sheet goes, when it was pulled further than that. */
const refreshDistance = 120, dismissDistance = 100;

const page = `
  <div class="layer"><button data-escape id="back"></button>
    <section data-scroll id="list"><button data-refresh id="refresh"></button><p id="row"></p>
      <button data-handle="a" id="handle"><svg id="grip"></svg></button></section>
    <section data-scroll id="plain"><p id="text"></p></section>
    <header data-drag id="page-bar"></header>
  </div>
  <div class="layer sheet">
    <div data-escape id="backdrop"></div>
    <div class="panel" id="panel">
      <header data-drag id="bar"><b id="title"></b><button id="done"></button><a id="link"></a></header>
      <p id="content"></p>
    </div>
  </div>`;

function makePage() {
  const window = makeWindow(page);
  const { document } = window;
  const pressed = [];
  document.addEventListener("click", ({ target }) => pressed.push(target.id));
  makePulling({ window });
  const find = (id) => document.getElementById(id);
  /** Where the fingers are, in the order in which they came down. */
  const touches = (...ys) =>
    ys.map((clientY, identifier) => ({ clientY, identifier })).filter(({ clientY }) => clientY !== null);
  /** Where the finger came down: all that it does is told there. */
  let touched = null;
  return {
    window, document, find, pressed,
    touch(id, ...ys) {
      touched = find(id);
      fire(touched, "touchstart", { touches: touches(...ys) });
    },
    moveTouch: (...ys) => fire(touched, "touchmove", { touches: touches(...ys) }),
    /** A finger goes; those that stay are where they are. */
    endTouch: (type = "touchend", ...ys) => fire(touched, type, { touches: touches(...ys) }),
    /** Pulls down with a finger, from 50, and lets go. */
    pull(id, distance) {
      this.touch(id, 50);
      this.moveTouch(50 + distance);
      this.endTouch();
    },
    press: (id, y, properties) => fire(find(id), "pointerdown", { button: 0, pointerId: 1, clientY: y, ...properties }),
    move: (y, properties) => fire(document.body, "pointermove", { pointerId: 1, clientY: y, ...properties }),
    drop: (y, type = "pointerup", properties) =>
      fire(document.body, type, { pointerId: 1, clientY: y, ...properties }),
    /** How far the list is pulled, as its style has it. */
    get shownPull() { return find("list").style.getPropertyValue("--pull"); },
    get sheetAt() { return find("panel").style.translate; },
  };
}

// Lists

test("a list that is pulled down far enough is refreshed, once", () => {
  const page = makePage();
  page.pull("row", refreshDistance + 1);
  assert.deepEqual(page.pressed, ["refresh"]);
});

test("a list that isn't pulled far enough isn't refreshed", () => {
  const page = makePage();
  page.pull("row", refreshDistance);
  assert.deepEqual(page.pressed, []);
});

test("it counts where the finger is when it lets go", () => {
  const page = makePage();
  page.touch("row", 50);
  page.moveTouch(300);
  page.moveTouch(60);
  page.endTouch();
  assert.deepEqual(page.pressed, []);
});

test("the list follows the finger half as far, to a limit, and goes back", () => {
  const page = makePage();
  page.touch("row", 50);
  page.moveTouch(90);
  assert.equal(page.shownPull, "20px");
  page.moveTouch(400);
  assert.equal(page.shownPull, "60px");
  page.endTouch();
  assert.equal(page.shownPull, "");
});

test("while a list is pulled it says so", () => {
  const page = makePage();
  const says = () => page.find("list").hasAttribute("data-pulled");
  page.touch("row", 50);
  assert.equal(says(), false);
  page.moveTouch(51);
  assert.equal(says(), true);
  page.moveTouch(50);
  assert.equal(says(), false);
  page.moveTouch(90);
  page.endTouch();
  assert.equal(says(), false);
});

test("a list that is pushed up isn't pulled", () => {
  const page = makePage();
  page.touch("row", 300);
  page.moveTouch(50);
  assert.equal(page.shownPull, "0px");
  page.endTouch();
  assert.deepEqual(page.pressed, []);
});

test("a list that isn't at its start is scrolled, not pulled", () => {
  const page = makePage();
  page.find("list").scrollTop = 1;
  page.touch("row", 50);
  page.moveTouch(250);
  assert.equal(page.shownPull, "");
  // What is at its start only later was scrolled to it.
  page.find("list").scrollTop = 0;
  page.moveTouch(260);
  page.endTouch();
  assert.deepEqual(page.pressed, []);
});

test("a list that is scrolled on the way isn't pulled", () => {
  const page = makePage();
  page.touch("row", 50);
  page.moveTouch(250);
  page.find("list").scrollTop = 1;
  page.moveTouch(260);
  assert.equal(page.shownPull, "0px");
  page.endTouch();
  assert.deepEqual(page.pressed, []);
});

test("a pull that the browser takes over refreshes nothing", () => {
  const page = makePage();
  page.touch("row", 50);
  page.moveTouch(300);
  page.endTouch("touchcancel");
  assert.deepEqual(page.pressed, []);
  assert.equal(page.shownPull, "");
});

test("two fingers pull nothing", () => {
  const page = makePage();
  page.touch("row", 50, 60);
  page.moveTouch(300, 310);
  page.endTouch();
  assert.deepEqual(page.pressed, []);
});

test("a second finger that goes doesn't end the pull", () => {
  const page = makePage();
  page.touch("row", 50);
  page.moveTouch(250, 90);
  page.endTouch("touchend", 250);
  assert.deepEqual(page.pressed, []);
  assert.equal(page.shownPull, "60px");
  page.moveTouch(60);
  assert.equal(page.shownPull, "5px");
  page.endTouch();
  assert.deepEqual(page.pressed, []);
  assert.equal(page.shownPull, "");
});

test("a pull ends with the finger that pulls, though a second one stays", () => {
  const page = makePage();
  page.touch("row", 50);
  page.moveTouch(250, 90);
  page.endTouch("touchend", null, 90);
  assert.deepEqual(page.pressed, ["refresh"]);
  assert.equal(page.shownPull, "");
});

test("a list follows the finger that pulls, in whatever order the fingers are told", () => {
  const page = makePage();
  page.touch("row", 50);
  fire(page.find("row"), "touchmove", { touches: [{ identifier: 1, clientY: 300 }, { identifier: 0, clientY: 70 }] });
  assert.equal(page.shownPull, "10px");
});

test("a finger on a handle moves its row, and pulls nothing", () => {
  const page = makePage();
  page.pull("grip", 200);
  assert.deepEqual(page.pressed, []);
});

test("a list that can't be refreshed now isn't pulled", () => {
  const page = makePage();
  page.find("refresh").disabled = true;
  page.touch("row", 50);
  page.moveTouch(300);
  assert.equal(page.shownPull, "");
});

test("a list that is being refreshed isn't pulled, though its button isn't disabled", () => {
  const page = makePage();
  page.find("refresh").setAttribute("aria-disabled", "true");
  page.touch("row", 50);
  page.moveTouch(300);
  assert.equal(page.shownPull, "");
  page.endTouch();
  assert.deepEqual(page.pressed, []);
});

test("a list that is never refreshed isn't pulled", () => {
  const page = makePage();
  page.pull("text", 200);
  page.touch("content", 50);
  fire(page.document, "touchstart", { touches: [{ clientY: 1 }] });
  assert.deepEqual(page.pressed, []);
  assert.equal(page.find("plain").getAttribute("style"), null);
});

test("after a pull the finger can pull again", () => {
  const page = makePage();
  page.pull("row", 200);
  page.moveTouch(500);
  assert.equal(page.shownPull, "");
  page.endTouch();
  page.pull("row", 200);
  assert.deepEqual(page.pressed, ["refresh", "refresh"]);
});

test("a pull ends with its finger, also when what that came down on has gone", () => {
  const page = makePage();
  page.touch("row", 50);
  page.moveTouch(250);
  page.find("row").remove();
  page.endTouch("touchcancel");
  assert.equal(page.shownPull, "");
  page.touch("text", 50);
  page.endTouch();
  assert.deepEqual(page.pressed, []);
});

// Sheets

test("a sheet follows what pulls its bar down, and goes when that was far enough", () => {
  const page = makePage();
  page.press("title", 100);
  page.move(130);
  assert.equal(page.sheetAt, "0 30px");
  page.drop(100 + dismissDistance + 1);
  assert.deepEqual(page.pressed, ["backdrop"]);
});

test("a sheet that isn't pulled far enough goes back to its place", () => {
  const page = makePage();
  page.press("bar", 100);
  page.move(190);
  page.drop(100 + dismissDistance);
  assert.equal(page.sheetAt, "");
  assert.deepEqual(page.pressed, []);
});

test("a sheet isn't pulled up", () => {
  const page = makePage();
  page.press("bar", 100);
  page.move(20);
  assert.equal(page.sheetAt, "0 0px");
});

test("a sheet that goes is shown in its place, for what animates it", () => {
  const page = makePage();
  page.press("bar", 100);
  page.move(300);
  page.drop(300);
  assert.equal(page.sheetAt, "");
});

test("a sheet whose pull the browser takes over stays", () => {
  const page = makePage();
  page.press("bar", 100);
  page.move(300);
  page.drop(300, "pointercancel");
  assert.equal(page.sheetAt, "");
  assert.deepEqual(page.pressed, []);
});

test("after it was let go a sheet follows nothing any more", () => {
  const page = makePage();
  page.press("bar", 100);
  page.drop(110);
  page.move(300);
  page.drop(300);
  assert.equal(page.sheetAt, "");
  assert.deepEqual(page.pressed, []);
});

for (const id of ["done", "link", "content", "page-bar"]) {
  test(`a sheet isn't pulled by what isn't its bar: ${id}`, () => {
    const page = makePage();
    page.press(id, 100);
    page.move(300);
    page.drop(300);
    assert.equal(page.sheetAt, "");
    assert.deepEqual(page.pressed, []);
  });
}

test("a sheet isn't pulled by another button of the mouse", () => {
  const page = makePage();
  page.press("bar", 100, { button: 2 });
  page.drop(300);
  assert.deepEqual(page.pressed, []);
});

test("a press beside everything pulls nothing", () => {
  const page = makePage();
  fire(page.document, "pointerdown", { button: 0, clientY: 1 });
  page.drop(300);
  assert.deepEqual(page.pressed, []);
});

test("a sheet that can't be closed stays", () => {
  const page = makePage();
  page.find("backdrop").remove();
  page.press("bar", 100);
  page.move(300);
  page.drop(300);
  assert.equal(page.sheetAt, "");
  assert.deepEqual(page.pressed, []);
});

test("a sheet follows only the finger that pulls it", () => {
  const page = makePage();
  page.press("bar", 100);
  page.move(110);
  page.move(500, { pointerId: 2 });
  assert.equal(page.sheetAt, "0 10px");
  page.drop(500, "pointerup", { pointerId: 2 });
  assert.deepEqual(page.pressed, []);
  page.move(130);
  assert.equal(page.sheetAt, "0 30px");
  page.drop(300);
  assert.deepEqual(page.pressed, ["backdrop"]);
});
