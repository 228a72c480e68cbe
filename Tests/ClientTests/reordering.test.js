// Rows that the person moves, with the arrow keys or by dragging their handle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { words } from "./english.js";
import { bytes } from "./frame.js";
import { layOut } from "./layout.js";
import { fire, makeWindow, recorder } from "./page.js";

const { makeEvents } = await client("events");
const { makeParts } = await client("parts");
const { makeReordering, reorder, targetOf, topsOf } = await client("reordering");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md, and where the list is in its fragment.
const fragment = 1, list = 0;
const inserted = 1, removed = 2, lifted = 3, placed = 4;

/** In pixels: how far a press may tremble, how near to an edge dragging scrolls, how high a row is. */
const tremble = 4, edge = 80, height = 40;

const handle = (name) => `<button data-handle="${name}" id="${name}" u="@move"><svg></svg></button>`;
const row = (name) => `<li data-height="${height}">${handle(name)}</li>`;
const highRow = (name) => `<li data-height="100">${handle(name)}</li>`;
const rowsOf = (...rows) => `<!--*-->${rows.join("")}<!--/-->`;
const listOf = (names) => `<ul>${rowsOf(...names.map(row))}</ul>`;

/** A page with a list, which is laid out, and a server that answers when a test says so. */
function makePage(markup = listOf(["a", "b", "c", "d"]), { reducesMotion = false } = {}) {
  const window = makeWindow(`<main><!--=1-->${markup}<!--/--></main><button id="beside"></button>`, {
    media: { "(prefers-reduced-motion: reduce)": reducesMotion },
  });
  const { document } = window;
  const layout = layOut(window);
  const events = makeEvents();
  const fields = { add() {}, show() {}, receive() {} };
  const parts = makeParts({
    fields, root: document.querySelector("main"), onAppear() {}, onForm() {}, onLeave() {}, onArrive() {}, onRow() {}, onExtent() {},
  });
  parts.start();
  parts.addTemplate(new Reader(bytes(1, 0, row("new")).buffer));
  const sent = [], said = recorder();
  const reordering = makeReordering({
    window, events, say: said,
    send(handle, index) {
      sent.push([handle.id, index]);
      return events.add([0]).number;
    },
  });
  const find = (id) => document.getElementById(id);
  const rowOf = (id) => find(id).closest("li");
  const topOf = (id) => rowOf(id).getBoundingClientRect().top;
  return {
    window, document, layout, events, sent, find, rowOf, topOf,
    said: () => said.calls.length ? words.text(...said.calls.at(-1)) : undefined,
    /** The server has applied the events up to one, and the page changes. */
    answer(event, ...operations) {
      events.acknowledge(event);
      events.show(event);
      reordering.hold();
      const reader = new Reader(bytes(...operations).buffer);
      while (!reader.done) parts.change(reader.number(), reader);
      reordering.settle();
    },
    /** The server moves a row, whose number is that of the page. */
    moves: (from, to, uid) => [fragment, list, lifted, from, fragment, list, placed, to, uid],
    key: (id, key, properties) => fire(find(id), "keydown", { key, ...properties }),
    press: (id, y, properties) =>
      fire(find(id), "pointerdown", { pointerId: 1, isPrimary: true, button: 0, clientY: y, ...properties }),
    drag: (y, properties) => fire(document.body, "pointermove", { pointerId: 1, clientY: y, ...properties }),
    drop: (y, { type = "pointerup", ...properties } = {}) =>
      fire(document.body, type, { pointerId: 1, clientY: y, ...properties }),
    /** A click reaches what is there, unless it isn't meant. */
    click(id = "beside") {
      let isReached = false;
      find(id).addEventListener("click", () => { isReached = true; }, { once: true });
      fire(find(id), "click");
      return isReached;
    },
    isLifted: (id) => rowOf(id).dataset.lifted !== undefined,
    /** The rows as they are seen when they have come to rest, from the top. */
    get seen() {
      layout.finish();
      return [...document.querySelectorAll("[data-handle]")].map(({ id }) => id)
        .sort((one, other) => topOf(one) - topOf(other)).join("");
    },
    /** The rows as they stand in the document. */
    get order() { return [...document.querySelectorAll("[data-handle]")].map(({ id }) => id).join(""); },
    /** By row, how far it is from where it glides to. */
    get glides() {
      return Object.fromEntries(layout.glides.map(([one, by]) => [one.querySelector("[data-handle]").id, by]));
    },
  };
}

// Where rows stand

/** Rows one below the other, by their heights and the gaps after them. */
function rows(top, ...heightsAndGaps) {
  return heightsAndGaps.map(([offsetHeight, gap = 0]) => {
    const row = { offsetTop: top, offsetHeight };
    top += offsetHeight + gap;
    return row;
  });
}

test("rows begin where they stand when their order is the document's", () => {
  const all = rows(100, [40, 10], [60, 5], [20]);
  assert.deepEqual(topsOf(all, all), [100, 150, 215]);
});

test("rows in another order take their heights along, and gaps stay", () => {
  const [a, b, c] = rows(100, [40, 10], [60, 5], [20]);
  assert.deepEqual(topsOf([a, b, c], [c, a, b]), [100, 130, 175]);
  assert.deepEqual(topsOf([a, b, c], [b, c, a]), [100, 170, 195]);
});

test("no rows stand nowhere", () => {
  assert.deepEqual(topsOf([], []), []);
});

for (const [top, to] of [[40, 1], [60, 1], [61, 2], [100, 2], [101, 3], [500, 3], [20, 1], [19, 0], [-500, 0]]) {
  test(`of rows of one height the second has index ${to} when it is dragged to ${top}`, () => {
    const all = rows(0, [40], [40], [40], [40]);
    assert.equal(targetOf(top, 40, 1, topsOf(all, all), all), to);
  });
}

for (const [from, top, to] of [
  [0, 10, 0], [0, 11, 1], [0, 70, 1], [0, 71, 2], [2, 110, 2], [2, 109, 1], [2, 50, 1], [2, 49, 0],
  [1, 150, 1], [1, 151, 2], [1, 50, 1], [1, 49, 0],
]) {
  test(`of rows of unequal heights the one at ${from} has index ${to} when it is dragged to ${top}`, () => {
    const all = rows(0, [100], [20], [100]);
    assert.equal(targetOf(top, all[from].offsetHeight, from, topsOf(all, all), all), to);
  });
}

test("a row gives way when its middle is passed, with gaps, too", () => {
  const all = rows(0, [40, 30], [40, 30], [40]);
  assert.equal(targetOf(50, 40, 0, topsOf(all, all), all), 0);
  assert.equal(targetOf(51, 40, 0, topsOf(all, all), all), 1);
  assert.equal(targetOf(90, 40, 2, topsOf(all, all), all), 2);
  assert.equal(targetOf(89, 40, 2, topsOf(all, all), all), 1);
});

for (const [from, to, result] of [[0, 2, "bcad"], [3, 0, "dabc"], [1, 1, "abcd"], [0, 9, "bcda"], [-1, 0, "abcd"]]) {
  test(`a row is taken out at ${from} and put at ${to}`, () => {
    const all = [..."abcd"];
    reorder(all, from, to);
    assert.equal(all.join(""), result);
  });
}

// Keys

for (const [id, key, to, seen] of [
  ["b", "ArrowDown", 2, "acbd"], ["b", "ArrowUp", 0, "bacd"], ["c", "ArrowUp", 1, "acbd"],
  ["b", "End", 3, "acdb"], ["c", "Home", 0, "cabd"],
]) {
  test(`the key ${key} moves a row at once, and tells the server where it stands then`, () => {
    const page = makePage();
    const event = page.key(id, key);
    assert.equal(page.seen, seen);
    assert.equal(page.order, "abcd");
    assert.deepEqual(page.sent, [[id, to]]);
    assert.equal(event.defaultPrevented, true);
  });
}

test("where a row was moved to is said", () => {
  const page = makePage();
  page.key("b", "ArrowDown");
  assert.equal(page.said(), "b, 3 of 4");
});

for (const [id, key] of [["a", "ArrowUp"], ["a", "Home"], ["d", "ArrowDown"], ["d", "End"]]) {
  test(`at the end of the list the key ${key} moves and scrolls nothing`, () => {
    const page = makePage();
    const event = page.key(id, key);
    assert.deepEqual(page.sent, []);
    assert.equal(page.said(), undefined);
    assert.equal(event.defaultPrevented, true);
  });
}

test("other keys do what they always do", () => {
  const page = makePage();
  for (const key of ["Enter", " ", "Tab", "ArrowLeft"]) {
    assert.equal(page.key("b", key).defaultPrevented, false, key);
  }
  assert.deepEqual(page.sent, []);
});

for (const property of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
  test(`a key with ${property} moves nothing`, () => {
    const page = makePage();
    assert.equal(page.key("b", "ArrowDown", { [property]: true }).defaultPrevented, false);
    assert.deepEqual(page.sent, []);
  });
}

test("a key beside the handles moves nothing", () => {
  const page = makePage();
  assert.equal(page.key("beside", "ArrowDown").defaultPrevented, false);
  assert.equal(fire(page.document, "keydown", { key: "ArrowDown" }).defaultPrevented, false);
  assert.deepEqual(page.sent, []);
});

test("what is in a handle stands for it", () => {
  const page = makePage();
  fire(page.find("b").querySelector("svg"), "keydown", { key: "ArrowDown" });
  assert.deepEqual(page.sent, [["b", 2]]);
});

test("a handle that is disabled moves nothing, but its row makes room", () => {
  const page = makePage();
  page.find("b").disabled = true;
  assert.equal(page.key("b", "ArrowDown").defaultPrevented, false);
  page.press("b", 60);
  page.drag(200);
  page.drop(200);
  assert.deepEqual(page.sent, []);
  page.key("a", "ArrowDown");
  assert.equal(page.seen, "bacd");
});

test("a handle that is disabled as soon as it has lost the focus moves nothing", () => {
  const page = makePage();
  page.find("b").setAttribute("aria-disabled", "true");
  page.key("b", "ArrowDown");
  assert.deepEqual(page.sent, []);
});

test("a handle that nobody listens to moves nothing", () => {
  const page = makePage('<ul><!--*--><li><button data-handle="a" id="a"></button></li><!--/--></ul>');
  assert.equal(page.key("a", "ArrowDown").defaultPrevented, false);
  assert.deepEqual(page.sent, []);
});

test("a handle that is in no row moves nothing", () => {
  const page = makePage('<p><button data-handle="a" id="a" u="@move"></button></p>');
  assert.equal(page.key("a", "ArrowDown").defaultPrevented, false);
  page.press("a", 0);
  page.drag(20);
  page.drop(20);
  assert.deepEqual(page.sent, []);
});

test("the next key moves a row from where the person has put it", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.key("a", "ArrowDown");
  assert.equal(page.seen, "bcad");
  assert.deepEqual(page.sent, [["a", 1], ["a", 2]]);
  assert.equal(page.said(), "a, 3 of 4");
});

test("another row is moved among the rows as the person has put them", () => {
  const page = makePage();
  page.key("a", "End");
  page.key("c", "ArrowUp");
  assert.equal(page.seen, "cbda");
  assert.deepEqual(page.sent, [["a", 3], ["c", 0]]);
});

test("the handle of a row that was moved by key stays in sight, where it is now", () => {
  const page = makePage();
  let seenAt = null;
  page.find("b").scrollIntoView = (options) => { seenAt = [page.topOf("b"), options]; };
  page.key("b", "ArrowDown");
  assert.deepEqual(seenAt, [2 * height, { block: "nearest" }]);
});

test("rows of unequal heights, with gaps, come where they would stand", () => {
  const page = makePage(`<ul data-gap="10">${rowsOf(highRow("a"), row("b"))}</ul>`);
  page.key("a", "ArrowDown");
  assert.equal(page.seen, "ba");
  assert.deepEqual([page.topOf("b"), page.topOf("a")], [0, height + 10]);
});

test("a row without a handle stays where it is, and isn't counted", () => {
  const page = makePage(`<ul>${rowsOf(row("a"), '<li data-height="25"></li>', row("b"))}</ul>`);
  page.key("a", "ArrowDown");
  page.layout.finish();
  assert.deepEqual([page.topOf("b"), page.topOf("a")], [0, 65]);
  assert.equal(page.said(), "a, 2 of 2");
});

/** Two rows with lists in them: ab with a and b, cd with c and d. */
const nested = `<div data-gap="5">${rowsOf(...["ab", "cd"].map((names) =>
  `<section>${handle(names)}${listOf([...names])}</section>`))}</div>`;

test("a row moves in its own list, not in one around it", () => {
  const page = makePage(nested);
  page.key("c", "ArrowDown");
  assert.deepEqual(page.sent, [["c", 1]]);
  assert.equal(page.said(), "c, 2 of 2");
});

test("a row moves with the lists in it", () => {
  const page = makePage(nested);
  page.key("ab", "ArrowDown");
  assert.deepEqual(page.sent, [["ab", 1]]);
  assert.equal(page.said(), "ab, 2 of 2");
  page.layout.finish();
  assert.deepEqual([page.topOf("c"), page.topOf("a")], [0, 85]);
});

// Gliding

test("rows glide from where they were seen to where they come", () => {
  const page = makePage();
  page.key("a", "End");
  assert.deepEqual(page.glides, { a: -3 * height, b: height, c: height, d: height });
});

test("a glide is short, ends where the row stands, and is added to what moves it there", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  const [{ keyframes, options }] = page.layout.animations;
  assert.deepEqual(keyframes, { translate: ["0 -40px", "0 0"] });
  assert.deepEqual(options, { duration: 180, easing: "ease-out", composite: "add" });
});

test("rows that stay don't glide", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  assert.deepEqual(Object.keys(page.glides).sort(), ["a", "b"]);
});

test("rows that are moved on while they glide go on from where they are seen", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.key("a", "ArrowDown");
  // Nothing has moved yet: a is seen at 0, and comes to 80; b is seen at 40, and comes to 0.
  assert.deepEqual(page.glides, { a: -2 * height, b: height, c: height });
});

test("nothing glides for who wants less motion", () => {
  const page = makePage(undefined, { reducesMotion: true });
  page.key("a", "ArrowDown");
  assert.deepEqual(page.glides, {});
  assert.equal(page.seen, "bacd");
});

test("rows glide in their list, however far that moved itself", () => {
  const page = makePage('<p data-height="100" u="data-height"></p>' + listOf(["a", "b"]));
  page.key("a", "ArrowDown");
  page.layout.finish();
  const text = String(30);
  page.answer(0, fragment, 0, text.length + 1, ...Buffer.from(text));
  assert.equal(page.topOf("a"), 30 + height);
  assert.deepEqual(page.glides, {});
});

// What becomes of a move

test("a move that the server makes is over, and nothing is seen of that", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.layout.finish();
  page.answer(1, page.moves(0, 1, 0));
  assert.equal(page.order, "bacd");
  assert.deepEqual(page.glides, {});
  assert.equal(page.seen, "bacd");
  assert.equal(page.rowOf("a").style.translate, "");
});

test("a move that the server doesn't make goes back", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.layout.finish();
  page.answer(1);
  assert.deepEqual(page.glides, { a: height, b: -height });
  assert.equal(page.seen, "abcd");
});

test("a move stays until the server has applied it, whatever comes before", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.answer(0);
  assert.equal(page.seen, "bacd");
});

test("after a move that was refused keys move rows from where they stand", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.answer(1);
  page.key("a", "ArrowDown");
  assert.deepEqual(page.sent, [["a", 1], ["a", 1]]);
  assert.equal(page.seen, "bacd");
});

test("of two moves the second stays when the first is made", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.key("a", "ArrowDown");
  page.layout.finish();
  page.answer(1, page.moves(0, 1, 0));
  assert.deepEqual(page.glides, {});
  assert.equal(page.seen, "bcad");
  page.answer(2, page.moves(1, 2, 0));
  assert.equal(page.seen, "bcad");
  assert.equal(page.order, "bcad");
});

test("of two moves the second stays when the first is refused", () => {
  const page = makePage();
  page.key("a", "End");
  page.key("b", "End");
  assert.equal(page.seen, "cdab");
  page.answer(1);
  assert.equal(page.seen, "acdb");
});

test("a move that isn't answered yet keeps its index while rows come", () => {
  const page = makePage();
  page.key("b", "End");
  page.answer(0, fragment, list, inserted, 0, 9, 1);
  assert.equal(page.order, "newabcd");
  assert.equal(page.seen, "newacbd");
  page.answer(1, fragment, list, lifted, 2, fragment, list, placed, 4, 1);
  assert.equal(page.seen, "newacdb");
});

test("a row that goes while its move isn't answered leaves the others as they are", () => {
  const page = makePage();
  page.key("a", "End");
  page.answer(0, fragment, list, removed, 0);
  assert.equal(page.seen, "bcd");
  page.key("b", "ArrowDown");
  assert.equal(page.seen, "cbd");
});

test("rows that the server moves by itself don't glide where nobody has moved any", () => {
  const page = makePage();
  page.answer(0, page.moves(0, 3, 0));
  assert.deepEqual(page.glides, {});
  assert.equal(page.seen, "bcda");
});

test("rows that the server moves by itself don't glide when all moves are over", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.layout.finish();
  page.answer(1, page.moves(0, 1, 0));
  page.answer(1, page.moves(0, 3, 1));
  assert.deepEqual(page.glides, {});
  assert.equal(page.seen, "acdb");
});

test("rows that the server moves by itself don't glide after a press that moved nothing", () => {
  const page = makePage();
  page.press("a", 20);
  page.drop(20);
  page.answer(0, page.moves(0, 3, 0));
  assert.equal(page.order, "bcda");
  assert.deepEqual(page.glides, {});
});

test("rows that the server moves while a move isn't answered glide", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.layout.finish();
  page.answer(0, page.moves(3, 2, 3));
  assert.deepEqual(page.glides, { c: -height, d: height });
});

test("a list that is gone is forgotten, and another in its place isn't moved", () => {
  const page = makePage(`<!--?-->${listOf(["a", "b"])}<!--/-->`);
  page.key("a", "ArrowDown");
  assert.doesNotThrow(() => page.answer(0, fragment, 0, 1, 1));
  assert.equal(page.seen, "new");
});

// Dragging

/** A page on which the row a is dragged from its middle. */
function dragged(by, markup, options) {
  const page = makePage(markup, options);
  page.press("a", 20);
  page.drag(20 + by);
  return page;
}

test("a row follows the pointer, and is lifted", () => {
  const page = dragged(15);
  assert.equal(page.topOf("a"), 15);
  assert.equal(page.isLifted("a"), true);
  page.drag(30);
  assert.equal(page.topOf("a"), 10);
});

test("a press that trembles is no drag", () => {
  for (const by of [tremble - 1, 1 - tremble]) {
    const page = dragged(by);
    assert.equal(page.isLifted("a"), false);
    assert.equal(page.topOf("a"), 0);
    page.drop(20 + by);
    assert.deepEqual(page.sent, []);
    assert.equal(page.click(), true);
  }
});

test("a press that goes further than it trembles is a drag, upwards, too", () => {
  assert.equal(dragged(tremble).isLifted("a"), true);
  assert.equal(dragged(-tremble).isLifted("a"), true);
});

test("a drag that comes back to where it began is one all the same", () => {
  const page = dragged(60);
  page.drag(21);
  assert.equal(page.topOf("a"), 1);
  assert.equal(page.isLifted("a"), true);
});

test("rows make room for the one that is dragged over them, and glide there", () => {
  const page = dragged(height);
  assert.deepEqual(page.glides, { b: height });
  page.layout.finish();
  assert.deepEqual(["a", "b", "c"].map(page.topOf), [height, 0, 2 * height]);
  page.drag(20 + 2 * height);
  assert.deepEqual(page.glides, { c: height });
  page.drag(20);
  page.layout.finish();
  assert.deepEqual(["a", "b", "c", "d"].map(page.topOf), [0, height, 2 * height, 3 * height]);
});

test("rows that make room glide on while the dragged row moves a little", () => {
  const page = dragged(height);
  const [glide] = page.layout.animations;
  page.drag(22 + height);
  assert.deepEqual(page.layout.animations, [glide]);
});

test("while a row is dragged nothing is told", () => {
  const page = dragged(100);
  assert.deepEqual(page.sent, []);
  assert.equal(page.said(), undefined);
});

test("a row that is dropped is told where it stands then", () => {
  const page = dragged(100);
  page.drop(120);
  assert.deepEqual(page.sent, [["a", 2]]);
  assert.equal(page.said(), "a, 3 of 4");
  assert.equal(page.seen, "bcad");
  assert.equal(page.order, "abcd");
});

test("a row that is dropped glides from where it was seen, and is put down there", () => {
  const page = dragged(100);
  page.layout.finish();
  page.drop(120);
  assert.deepEqual(page.glides, { a: 20 });
  assert.equal(page.isLifted("a"), true);
  page.layout.finish();
  assert.equal(page.isLifted("a"), false);
});

test("a row that is dropped right at its place is put down at once", () => {
  const page = dragged(2 * height);
  page.layout.finish();
  page.drop(20 + 2 * height);
  assert.deepEqual(page.glides, {});
  assert.equal(page.isLifted("a"), false);
});

test("a row is put down at once for who wants less motion", () => {
  const page = dragged(100, undefined, { reducesMotion: true });
  page.drop(120);
  assert.equal(page.isLifted("a"), false);
  assert.equal(page.topOf("a"), 2 * height);
});

test("a row that is dropped where it was goes back, and nothing is told", () => {
  const page = dragged(15);
  page.drop(35);
  assert.deepEqual(page.sent, []);
  assert.deepEqual(page.glides, { a: 15 });
  assert.equal(page.seen, "abcd");
});

test("a row stays in its list, however far it is dragged", () => {
  const page = dragged(1000);
  assert.equal(page.topOf("a"), 3 * height);
  page.drag(-1000);
  assert.equal(page.topOf("a"), 0);
  page.drag(1000);
  page.drop(1000);
  assert.deepEqual(page.sent, [["a", 3]]);
});

test("a high row stays in its list, too", () => {
  const page = dragged(1000, `<ul>${rowsOf(highRow("a"), row("b"))}</ul>`);
  assert.equal(page.topOf("a"), height);
});

test("a row stays in a list of rows of unequal heights", () => {
  const page = dragged(1000, `<ul>${rowsOf(row("a"), highRow("b"), row("c"))}</ul>`);
  assert.equal(page.topOf("a"), 140);
  page.drag(-1000);
  assert.equal(page.topOf("a"), 0);
});

test("after it was dropped a row follows the pointer no more", () => {
  const page = dragged(100);
  page.drop(120);
  page.layout.finish();
  assert.doesNotThrow(() => {
    page.drag(300);
    page.drop(300);
  });
  assert.equal(page.topOf("a"), 2 * height);
  assert.equal(page.sent.length, 1);
});

test("a move by drag that the server makes is over, and nothing is seen of that", () => {
  const page = dragged(100);
  page.drop(120);
  page.layout.finish();
  page.answer(1, page.moves(0, 2, 0));
  assert.deepEqual(page.glides, {});
  assert.equal(page.seen, "bcad");
});

test("a move by drag that the server doesn't make goes back", () => {
  const page = dragged(100);
  page.drop(120);
  page.layout.finish();
  page.answer(1);
  assert.deepEqual(page.glides, { a: 2 * height, b: -height, c: -height });
});

test("a row is dragged from where the person has put it", () => {
  const page = makePage();
  page.key("a", "ArrowDown");
  page.layout.finish();
  page.press("a", 60);
  page.drag(75);
  assert.equal(page.topOf("a"), height + 15);
  page.drag(60 + height);
  page.drop(60 + height);
  assert.deepEqual(page.sent, [["a", 1], ["a", 2]]);
  assert.equal(page.seen, "bcad");
});

for (const [what, properties] of Object.entries({
  "another button of the mouse": { button: 2 }, "a second finger": { isPrimary: false },
})) {
  test(`${what} drags nothing`, () => {
    const page = makePage();
    page.press("a", 20, properties);
    page.drag(120);
    page.drop(120);
    assert.equal(page.topOf("a"), 0);
    assert.deepEqual(page.sent, []);
  });
}

test("another pointer moves and drops nothing", () => {
  const page = dragged(15);
  page.drag(300, { pointerId: 2 });
  assert.equal(page.topOf("a"), 15);
  page.drop(300, { pointerId: 2 });
  assert.equal(page.isLifted("a"), true);
  page.drag(120);
  page.drop(120);
  assert.deepEqual(page.sent, [["a", 2]]);
});

test("while a row is dragged no other is taken", () => {
  const page = dragged(15);
  page.press("d", 140);
  page.drag(120);
  page.drop(120);
  assert.deepEqual(page.sent, [["a", 2]]);
});

test("while a row is dragged keys move none", () => {
  const page = dragged(15);
  assert.equal(page.key("c", "ArrowDown").defaultPrevented, false);
  assert.deepEqual(page.sent, []);
});

test("a press beside the handles drags nothing", () => {
  const page = makePage();
  page.press("beside", 20);
  page.drag(120);
  assert.doesNotThrow(() => page.drop(120));
  assert.deepEqual(page.sent, []);
});

test("a drag that the browser takes over puts the row back, and nothing is told", () => {
  const page = dragged(100);
  page.drop(120, { type: "pointercancel" });
  assert.deepEqual(page.sent, []);
  assert.equal(page.seen, "abcd");
  assert.equal(page.isLifted("a"), false);
  assert.equal(page.click(), true);
});

test("after a drag another row can be dragged", () => {
  const page = dragged(100);
  page.drop(120);
  page.answer(1, page.moves(0, 2, 0));
  page.layout.finish();
  page.press("d", 3 * height + 20);
  page.drag(20);
  page.drop(20);
  assert.deepEqual(page.sent, [["a", 2], ["d", 0]]);
  assert.equal(page.seen, "dbca");
});

// Clicks

test("the click on what a row was dropped on isn't meant", () => {
  const page = dragged(100);
  page.drop(120);
  assert.equal(page.click(), false);
});

test("only the click that comes with the drop isn't meant", () => {
  const page = dragged(100);
  page.drop(120);
  page.click();
  assert.equal(page.click(), true);
});

test("a click that comes later is meant", () => {
  const page = dragged(100);
  page.drop(120);
  page.window.clock.advance(0);
  assert.equal(page.click(), true);
});

test("the click of a press without a drag is meant", () => {
  const page = makePage();
  page.press("a", 20);
  page.drop(20);
  assert.equal(page.click("a"), true);
});

// Escape

test("Escape puts the row back, and nothing is told", () => {
  const page = dragged(100);
  page.layout.finish();
  page.key("a", "Escape");
  assert.deepEqual(page.glides, { a: 100, b: -height, c: -height });
  assert.equal(page.seen, "abcd");
  assert.equal(page.isLifted("a"), false);
  page.drag(140);
  page.drop(140);
  assert.equal(page.seen, "abcd");
  assert.deepEqual(page.sent, []);
});

test("the key Escape that ends a drag closes nothing else", () => {
  const page = dragged(100);
  let isReached = false;
  page.document.addEventListener("keydown", () => { isReached = true; });
  const event = page.key("a", "Escape");
  assert.equal(event.defaultPrevented, true);
  assert.equal(isReached, false);
});

test("the click after a drag that Escape has ended isn't meant", () => {
  const page = dragged(100);
  page.key("a", "Escape");
  page.drop(120);
  assert.equal(page.click(), false);
  assert.equal(page.click(), true);
});

test("Escape during a press that is no drag leaves the click as it is", () => {
  const page = makePage();
  page.press("a", 20);
  page.key("a", "Escape");
  page.drag(120);
  page.drop(120);
  assert.deepEqual(page.sent, []);
  assert.equal(page.click(), true);
});

test("other keys don't end a drag", () => {
  const page = dragged(100);
  assert.equal(page.key("a", "x").defaultPrevented, false);
  page.drop(120);
  assert.deepEqual(page.sent, [["a", 2]]);
});

test("without a drag Escape does what it always does", () => {
  const page = dragged(100);
  page.drop(120);
  assert.equal(page.key("a", "Escape").defaultPrevented, false);
});

test("after a drag that Escape has ended another can begin", () => {
  const page = dragged(100);
  page.key("a", "Escape");
  page.drop(120);
  page.window.clock.advance(0);
  page.press("a", 20);
  page.drag(60);
  page.drop(60);
  assert.deepEqual(page.sent, [["a", 1]]);
});

// A page that changes under a drag

/** How a page is after a row's drag was ended by a change, and its pointer was lifted. */
function ended(page, id = "a") {
  const isLifted = page.isLifted(id);
  page.layout.finish();
  const before = page.topOf(id);
  page.drag(500);
  assert.equal(page.topOf(id), before);
  page.drop(500);
  assert.deepEqual(page.sent, []);
  return isLifted;
}

test("a change that leaves the list as it is leaves the drag as it is", () => {
  const page = dragged(100);
  page.answer(0);
  assert.equal(page.topOf("a"), 100);
  page.drag(100);
  assert.equal(page.topOf("a"), 80);
  page.drop(100);
  assert.deepEqual(page.sent, [["a", 2]]);
});

test("a row that comes ends a drag, and rows stand where they are", () => {
  const page = dragged(100);
  page.answer(0, fragment, list, inserted, 0, 9, 1);
  ended(page);
  assert.equal(page.seen, "newabcd");
});

test("a row that goes ends a drag", () => {
  const page = dragged(100);
  page.answer(0, fragment, list, removed, 3);
  ended(page);
  assert.equal(page.seen, "abc");
});

test("rows that change their places end a drag", () => {
  const page = dragged(100);
  page.answer(0, page.moves(2, 3, 2));
  ended(page);
  assert.equal(page.seen, "abdc");
});

test("a row that goes while it is dragged ends the drag", () => {
  const page = dragged(100);
  page.answer(0, fragment, list, removed, 0);
  assert.equal(page.seen, "bcd");
  assert.doesNotThrow(() => {
    page.drag(140);
    page.drop(140);
  });
  assert.deepEqual(page.sent, []);
});

test("a list that goes while a row of it is dragged ends the drag", () => {
  const page = dragged(60, `<!--?-->${listOf(["a", "b"])}<!--/-->`);
  page.answer(0, fragment, 0, 1, 1);
  assert.doesNotThrow(() => {
    page.drag(140);
    page.drop(140);
  });
  assert.deepEqual(page.sent, []);
  assert.equal(page.order, "new");
});

test("a row whose handle is disabled while it is dragged goes back", () => {
  const page = dragged(100);
  page.find("a").disabled = true;
  page.answer(0);
  ended(page);
  assert.equal(page.seen, "abcd");
});

test("a row glides back when its drag is ended, and is put down there", () => {
  const page = dragged(100);
  page.layout.finish();
  page.answer(0, fragment, list, removed, 3);
  assert.deepEqual(page.glides, { a: 100, b: -height, c: -height });
  assert.equal(ended(page), true);
  assert.equal(page.isLifted("a"), false);
});

test("the click after a drag that a change has ended isn't meant", () => {
  const page = dragged(100);
  page.answer(0, fragment, list, removed, 3);
  page.drop(120);
  assert.equal(page.click(), false);
  assert.equal(page.click(), true);
});

test("after a drag that a change has ended the click of another finger is meant", () => {
  const page = dragged(100);
  page.answer(0, fragment, list, removed, 3);
  page.drop(300, { pointerId: 2 });
  assert.equal(page.click(), true);
  page.drop(120);
  assert.equal(page.click(), false);
});

test("the click after a drag that a change and then the browser has ended is meant", () => {
  const page = dragged(100);
  page.answer(0, fragment, list, removed, 3);
  page.drop(120, { type: "pointercancel" });
  page.press("beside", 300);
  page.drop(300);
  assert.equal(page.click(), true);
});

test("a drag goes on when the server makes an earlier move", () => {
  const page = makePage();
  page.key("d", "Home");
  page.layout.finish();
  page.press("a", height + 20);
  page.drag(2 * height + 20);
  page.answer(1, page.moves(3, 0, 3));
  assert.equal(page.topOf("a"), 2 * height);
  page.drop(2 * height + 20);
  assert.deepEqual(page.sent, [["d", 0], ["a", 2]]);
  assert.equal(page.seen, "dbac");
});

test("a drag ends when the server doesn't make an earlier move", () => {
  const page = makePage();
  page.key("d", "Home");
  page.layout.finish();
  page.press("a", height + 20);
  page.drag(2 * height + 20);
  page.answer(1);
  assert.equal(page.seen, "abcd");
  page.drop(2 * height + 20);
  assert.deepEqual(page.sent, [["d", 0]]);
});

test("moves that aren't answered yet stay when another row is dropped, or let go of", () => {
  for (const [leave, seen] of [
    [(page) => page.drop(2 * height + 20), "dbac"],
    [(page) => page.key("a", "Escape"), "dabc"],
    [(page) => page.drop(2 * height + 20, { type: "pointercancel" }), "dabc"],
  ]) {
    const page = makePage();
    page.key("d", "Home");
    page.layout.finish();
    page.press("a", height + 20);
    page.drag(2 * height + 20);
    leave(page);
    assert.equal(page.seen, seen);
    page.answer(0);
    assert.equal(page.seen, seen);
  }
});

test("a press that isn't a drag yet ends when the list changes, too", () => {
  const page = makePage();
  page.press("a", 20);
  page.answer(0, fragment, list, removed, 3);
  page.drag(120);
  page.drop(120);
  assert.deepEqual(page.sent, []);
  assert.equal(page.click(), true);
});

// Scrolling

const long = [..."abcdefghij"];
/** A list of 400 pixels, of which half is seen. */
const scrolling = `<div data-scroll id="scroll" data-top="0" data-height="200">${listOf(long)}</div>`;
const picture = 1000 / 60;

/** A page on which a row is dragged in a list that scrolls. */
function scrolled(id, from, to, scrollTop = 0) {
  const page = makePage(scrolling);
  page.find("scroll").scrollTop = scrollTop;
  page.press(id, from);
  page.drag(to);
  return Object.assign(page, {
    frames: (count) => page.window.clock.advance(count * picture + 1),
    at: () => page.find("scroll").scrollTop,
  });
}

test("near the lower edge of what is seen dragging scrolls down, the faster the nearer", () => {
  const near = scrolled("a", 20, 200 - edge + 30);
  near.frames(1);
  assert.equal(near.at(), 5);
  near.frames(1);
  assert.equal(near.at(), 10);
  const nearer = scrolled("a", 20, 199);
  nearer.frames(1);
  assert.equal(nearer.at(), 14);
});

test("beyond the edge it scrolls no faster than at it", () => {
  const page = scrolled("a", 20, 900);
  page.frames(1);
  assert.equal(page.at(), 14);
});

test("near the upper edge of what is seen dragging scrolls up", () => {
  const page = scrolled("j", 180, edge - 30, 200);
  page.frames(1);
  assert.equal(page.at(), 195);
  page.frames(1);
  assert.equal(page.at(), 190);
});

test("away from the edges dragging doesn't scroll", () => {
  const page = scrolled("b", 60, 100, 100);
  page.frames(3);
  assert.equal(page.at(), 100);
  page.drag(200 - edge);
  page.frames(3);
  assert.equal(page.at(), 100);
  const upwards = scrolled("e", 170, edge, 50);
  upwards.frames(3);
  assert.equal(upwards.at(), 50);
});

test("it scrolls only to where the row is dragged", () => {
  const page = scrolled("e", 190, 180);
  page.frames(3);
  assert.equal(page.at(), 0);
  const upwards = scrolled("e", 20, 30, 160);
  upwards.frames(3);
  assert.equal(upwards.at(), 160);
});

test("a drag that has come back to where it began scrolls nothing", () => {
  const page = scrolled("e", 190, 180);
  page.drag(190);
  page.frames(3);
  assert.equal(page.at(), 0);
  const upwards = scrolled("e", 20, 30, 160);
  upwards.drag(20);
  upwards.frames(3);
  assert.equal(upwards.at(), 160);
});

test("it scrolls until the end of the list is well seen", () => {
  const page = scrolled("a", 20, 199);
  page.frames(200);
  assert.equal(page.at(), 400 - 200 + edge / 2);
  assert.equal(page.seen.at(-1), "a");
  page.drop(199);
  assert.deepEqual(page.sent, [["a", 9]]);
});

test("it scrolls until the beginning of the list is well seen", () => {
  const page = scrolled("j", 180, 1, 200);
  page.frames(200);
  assert.equal(page.at(), -edge);
  assert.equal(page.seen[0], "j");
});

test("the row stays under the pointer while the list scrolls, and others make room", () => {
  const page = scrolled("a", 20, 199);
  assert.equal(page.topOf("a"), 179);
  page.frames(6);
  assert.equal(page.at(), 84);
  assert.equal(page.topOf("a"), 179);
  page.drop(199);
  assert.deepEqual(page.sent, [["a", 7]]);
});

test("a list that is scrolled by something else while a row is dragged scrolls under it", () => {
  const page = scrolled("b", 60, 100);
  page.find("scroll").scrollTop = 40;
  page.drag(101);
  assert.equal(page.topOf("b"), 81);
});

test("a list that was scrolled before is dragged from where it is", () => {
  const page = scrolled("d", 60, 80, 80);
  assert.equal(page.topOf("d"), 60);
});

test("after the drop nothing scrolls", () => {
  const page = scrolled("a", 20, 199);
  page.frames(1);
  page.drop(199);
  page.frames(5);
  assert.equal(page.at(), 14);
});

test("a press that is no drag yet scrolls nothing", () => {
  const page = scrolled("e", 179, 181);
  page.frames(5);
  assert.equal(page.at(), 0);
});

test("a list that doesn't scroll is dragged all the same", () => {
  const page = dragged(100);
  assert.doesNotThrow(() => page.window.clock.advance(5 * picture));
  assert.equal(page.topOf("a"), 100);
});

// In a long list, of which the page has only some rows

/** A list of 1000 rows; those on the page come after 300 others. */
const makeLong = () => makePage(`<ul><li data-gap="before" style="height: 6000px"></li><!--*300,1000-->${["a", "b", "c", "d"].map(row).join("")}<!--/--></ul>`);

test("a row of a long list is moved to an index among all rows", () => {
  const page = makeLong();
  page.key("b", "ArrowDown");
  assert.deepEqual(page.sent, [["b", 302]]);
  assert.equal(page.said(), "b, 303 of 1000");
  assert.equal(page.seen, "acbd");
  page.press("a", 0);
  page.drag(height + tremble);
  page.drop(height + tremble);
  assert.equal(page.sent[1][0], "a");
  assert.equal(page.sent[1][1], 301);
});

test("in a long list Home and End move a row to the ends of the whole list", () => {
  const page = makeLong();
  page.key("c", "Home");
  page.key("b", "End");
  assert.deepEqual(page.sent, [["c", 0], ["b", 999]]);
  assert.equal(page.seen, "cadb");
});

test("a row at the end of those on the page goes on to the next place", () => {
  const page = makeLong();
  page.key("a", "ArrowUp");
  page.key("d", "ArrowDown");
  assert.deepEqual(page.sent, [["a", 299], ["d", 304]]);
});

test("a row that was moved stays where it was put when rows come before those on the page", () => {
  const page = makeLong();
  page.key("a", "ArrowDown");
  page.answer(0, 1, list, inserted, 0, 9, 1, 1, list, 5, 171, 2, 232, 7, 0);
  assert.equal(page.seen.replace("new", ""), "bacd");
});

test("dragging doesn't scroll to where the rows of a long list aren't on the page", () => {
  const gap = (place) => `<li data-gap="${place}" data-height="500"></li>`;
  const markup = `<div data-scroll id="scroll" data-top="0" data-height="200">
    <ul>${gap("before")}<!--*300,1000-->${long.map(row).join("")}<!--/-->${gap("after")}</ul></div>`;
  const scrollTo = (id, from, to, scrollTop) => {
    const page = makePage(markup);
    page.find("scroll").scrollTop = scrollTop;
    page.press(id, from);
    page.drag(to);
    page.window.clock.advance(200 * picture);
    return page.find("scroll").scrollTop;
  };
  assert.equal(scrollTo("a", 20, 199, 500), 500 + 400 - 200 + edge / 2);
  assert.equal(scrollTo("j", 180, 1, 700), 500 - edge);
});
