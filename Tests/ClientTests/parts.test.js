// The parts of a page: how they are found in it, and how frames change them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { attribute, bytes, number, text } from "./frame.js";
import { makeWindow, recorder } from "./page.js";

const { elementsIn, firstHandler, fragmentOf, makeParts, partKey, partPath } = await client("parts");
const { rowAt, rowRegion, rowSigns } = await client("signs");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md.
const inside = 0, other = 1;
const inserted = 1, removed = 2, lifted = 3, placed = 4, extent = 5;
const gone = attribute(null);
/** What follows the number of rows of a list that has all its rows on the page. */
const whole = [0, 0, 0];

/** A page that was taken over. */
function makePage(markup) {
  const { document } = makeWindow(`<main>${markup}</main>`);
  const root = document.querySelector("main");
  const fields = { add: recorder(), show: recorder(), receive: recorder() };
  const told = {
    onAppear: recorder(), onForm: recorder(), onLeave: recorder(), onArrive: recorder(), onRow: recorder(), onExtent: recorder(),
  };
  const parts = makeParts({ root, fields, ...told });
  const find = (selector) => root.querySelector(selector);
  const reader = (...items) => new Reader(bytes(...items).buffer);
  return {
    document, root, fields, parts, find, reader, ...told,
    /** Takes over the page. */
    start() { parts.start(); return this; },
    /** Operations, one after the other, to the end of the frame. */
    say(...items) {
      const from = reader(...items);
      while (!from.done) parts.change(from.number(), from);
    },
    /** Defines templates, the first with number 1. */
    define(...markups) {
      for (const [index, one] of markups.entries()) parts.addTemplate(reader(index + 1, 0, one));
      return this;
    },
    defineSVG(number, one) { parts.addTemplate(reader(number, 1, one)); return this; },
    /** What is to be seen, without marks. */
    get shown() { return root.innerHTML.replace(/<!--.*?-->/g, ""); },
    all: (selector) => [...root.querySelectorAll(selector)],
    /** Where an event on an element is told to have happened. */
    addressOf(selector, event = "click") {
      const { region, handlers } = find(selector).usher;
      const { fragment, path } = partPath(region, handlers[event].index);
      return [fragment, ...path];
    },
  };
}

// What stands in a page, as Documentation/Protocol.md has it.
const hole = (number, ...content) => `<!--=${number}-->${content.join("")}<!--/-->`;
const branch = (...content) => `<!--?-->${content.join("")}<!--/-->`;
const rows = (...content) => `<!--*-->${content.join("")}<!--/-->`;
const button = '<button u="@click"></button>';

const takenOver = (markup) => makePage(markup).start();
/** A page with one fragment. */
const screen = (markup) => takenOver(hole(1, markup));

// Texts

test("a text changes", () => {
  const page = screen("<p><!---->Ghent</p>");
  page.say(1, 0, "Bruges");
  assert.equal(page.shown, "<p>Bruges</p>");
});

test("a text that was empty in the page gets content", () => {
  const page = screen("<p><!----></p>");
  assert.equal(page.shown, "<p></p>");
  page.say(1, 0, "Ghent");
  assert.equal(page.shown, "<p>Ghent</p>");
});

test("a text that was empty before an element gets content before it", () => {
  const page = screen("<p><!----><b>!</b></p>");
  page.say(1, 0, "Ghent");
  assert.equal(page.shown, "<p>Ghent<b>!</b></p>");
});

test("a text becomes empty and gets content again", () => {
  const page = screen("<p><!---->Ghent</p>");
  page.say(1, 0, "");
  assert.equal(page.shown, "<p></p>");
  page.say(1, 0, "Bruges");
  assert.equal(page.shown, "<p>Bruges</p>");
});

test("markup in a text is only text", () => {
  const page = screen("<p><!---->a</p>");
  page.say(1, 0, "<b>&amp;</b>");
  assert.equal(page.find("p").textContent, "<b>&amp;</b>");
});

test("a text longer than a byte can say arrives whole, and what follows it, too", () => {
  const page = screen("<p><!---->a</p><p><!---->b</p>");
  const long = "é".repeat(300);
  page.say(1, 0, long, 1, 1, "c");
  assert.equal(page.shown, `<p>${long}</p><p>c</p>`);
});

test("texts next to each other change by themselves", () => {
  const page = screen("<p>from <!---->Ghent<!--.--> to <!---->Bruges</p>");
  page.say(1, 0, "Ostend");
  assert.equal(page.shown, "<p>from Ostend to Bruges</p>");
  page.say(1, 1, "Liège");
  assert.equal(page.shown, "<p>from Ostend to Liège</p>");
});

test("a text that was empty before one of the source doesn't take that over", () => {
  const page = screen("<p><!----><!--.--> km</p>");
  page.say(1, 0, "12");
  assert.equal(page.shown, "<p>12 km</p>");
});

test("changing texts next to each other may both have been empty", () => {
  const page = screen("<p><!----><!----></p>");
  page.say(1, 1, "b", 1, 0, "a");
  assert.equal(page.shown, "<p>ab</p>");
});

// The order of parts

test("parts are numbered in document order: an element's own before what is in it", () => {
  const page = screen(`
    <ul class="a" u="class,title"><li><!---->x</li><li class="b" u="class"><!---->y</li></ul><p><!---->z</p>
  `);
  page.say(1, 0, attribute("A"), 1, 1, attribute("T"), 1, 2, "X", 1, 3, attribute("B"), 1, 4, "Y", 1, 5, "Z");
  assert.equal(page.shown.trim(), '<ul class="A" title="T"><li>X</li><li class="B">Y</li></ul><p>Z</p>');
});

test("comments that are no marks are no parts", () => {
  const page = screen("<!-- note --><p><!--x--><!---->a</p>");
  page.say(1, 0, "b");
  assert.equal(page.shown, "<p>b</p>");
});

test("a part's number may be longer than a byte", () => {
  const page = screen("<p>" + "<i><!---->.</i>".repeat(200) + "</p>");
  page.say(1, number(199), "!");
  assert.equal(page.find("p").textContent, ".".repeat(199) + "!");
});

test("several operations come in one frame", () => {
  const page = screen('<p class="a" u="class"><!---->a</p>');
  page.say(1, 0, gone, 1, 1, "b", 1, 1, "c");
  assert.equal(page.shown, "<p>c</p>");
});

test("the marks of elements are taken out", () => {
  const page = screen('<p u="class"></p>').define('<b u="title"></b>');
  assert.equal(page.find("[u]"), null);
  page.say(1, 0, gone);
  assert.equal(page.shown, "<p></p>");
});

// Attributes

test("an attribute changes, is empty, goes and comes", () => {
  const page = screen('<a href="/a" u="href"></a>');
  page.say(1, 0, attribute("/b"));
  assert.equal(page.shown, '<a href="/b"></a>');
  page.say(1, 0, attribute(""));
  assert.equal(page.shown, '<a href=""></a>');
  page.say(1, 0, gone);
  assert.equal(page.shown, "<a></a>");
  page.say(1, 0, attribute("/c"));
  assert.equal(page.shown, '<a href="/c"></a>');
});

test("an attribute that the page doesn't have yet comes", () => {
  const page = screen('<p u="class"></p>');
  page.say(1, 0, attribute("large"));
  assert.equal(page.shown, '<p class="large"></p>');
});

test("a button is disabled and enabled", () => {
  const page = screen('<button u="disabled"></button>');
  page.say(1, 0, attribute(""));
  assert.equal(page.find("button").disabled, true);
  page.say(1, 0, gone);
  assert.equal(page.find("button").disabled, false);
});

test("a button that is disabled while it has the focus keeps it", () => {
  const page = screen('<button u="disabled"></button>');
  page.find("button").focus();
  page.say(1, 0, attribute(""));
  assert.equal(page.document.activeElement, page.find("button"));
  assert.equal(page.find("button").getAttribute("aria-disabled"), "true");
});

// Fields

test("a field's value is left to fields, with the element and what of it is meant", () => {
  const page = screen('<input value="a" u=".value"><input type="checkbox" u=".checked">');
  const [name, box] = page.all("input");
  assert.deepEqual(page.fields.add.calls.map(([part]) => [part.element, part.name]),
    [[name, "value"], [box, "checked"]]);
  page.say(1, 1, "1");
  const [[part, shown]] = page.fields.receive.calls;
  assert.equal(part.element, box);
  assert.equal(shown, "1");
});

test("a field that is new shows its value, whatever was typed elsewhere", () => {
  const page = screen("<!--?--><!--/-->").define('<input u=".value">');
  page.say(1, 0, other, 1, "Ghent");
  const [[part, shown]] = page.fields.show.calls;
  assert.equal(part.element, page.find("input"));
  assert.equal(shown, "Ghent");
  assert.deepEqual(page.fields.receive.calls, []);
});

test("a field waits for nothing that was typed before it came", () => {
  const page = screen('<input u=".value">');
  assert.equal(page.fields.add.calls[0][0].edit, -1);
});

test("a field is the same part for what is typed into it and for what it shows", () => {
  const page = screen('<input u=".value"><input type="checkbox" u=".checked">');
  const [name, box] = page.all("input");
  assert.equal(name.usher.handlers.input.part, page.fields.add.calls[0][0]);
  assert.equal(box.usher.handlers.change.part, page.fields.add.calls[1][0]);
});

// Branches

test("a part inside a branch changes", () => {
  const page = screen("<!--?--><p><!---->a</p><!--/--><p><!---->b</p>");
  page.say(1, 0, inside, 0, "A", 1, 1, "B");
  assert.equal(page.shown, "<p>A</p><p>B</p>");
});

test("a branch shows other content, between what is round it", () => {
  const page = screen("<i></i><!--?--><p>a</p>b<p>c</p><!--/--><i></i>").define("<b><!----></b><u></u>");
  page.say(1, 0, other, 1, "new");
  assert.equal(page.shown, "<i></i><b>new</b><u></u><i></i>");
});

test("a branch becomes empty and is filled again", () => {
  const page = screen("<i></i><!--?--><p><!---->a</p><!--/--><i></i>").define("", "<b><!----></b>");
  page.say(1, 0, other, 1);
  assert.equal(page.shown, "<i></i><i></i>");
  page.say(1, 0, other, 2, "b");
  assert.equal(page.shown, "<i></i><b>b</b><i></i>");
});

test("what is inside other content changes by the numbers it has there", () => {
  const page = screen("<!--?--><p><!---->a</p><!--/-->").define('<b u="title"><!----></b>');
  page.say(1, 0, other, 1, gone, "b", 1, 0, inside, 1, "c", 1, 0, inside, 0, attribute("d"));
  assert.equal(page.shown, '<b title="d">c</b>');
});

test("parts after a branch keep their numbers, whatever is in it", () => {
  const page = screen("<!--?--><p><!---->a</p><!--/--><p><!---->z</p>").define("<i><!----></i><i><!----></i>");
  page.say(1, 0, other, 1, "b", "c", 1, 1, "Z");
  assert.equal(page.shown, "<i>b</i><i>c</i><p>Z</p>");
});

test("branches are in branches", () => {
  const page = screen("<!--?--><!--?--><p><!---->a</p><!--/--><p><!---->b</p><!--/-->").define("<b><!----></b>");
  page.say(1, 0, inside, 0, inside, 0, "A", 1, 0, inside, 1, "B");
  assert.equal(page.shown, "<p>A</p><p>B</p>");
  page.say(1, 0, inside, 0, other, 1, "new", 1, 0, inside, 0, inside, 0, "newer");
  assert.equal(page.shown, "<b>newer</b><p>B</p>");
});

test("new content comes with the content of the branches in it", () => {
  const page = screen("<!--?--><!--/-->").define("<p><!--?--><!--/--></p><i><!----></i>", "<b><!----></b>");
  page.say(1, 0, other, 1, 2, "in", "after");
  assert.equal(page.shown, "<p><b>in</b></p><i>after</i>");
  page.say(1, 0, inside, 0, inside, 0, "IN");
  assert.equal(page.shown, "<p><b>IN</b></p><i>after</i>");
});

test("a branch that is empty at first is told by its mark", () => {
  const page = screen("<p><!--?--><!--/--></p><p><!---->a</p>");
  page.say(1, 1, "b");
  assert.equal(page.shown, "<p></p><p>b</p>");
});

// Lists

const list = (...names) => `<ul>${rows(...names.map((name) => `<li><!---->${name}</li>`))}</ul>`;
const names = (page) => page.all("li").map((row) => row.textContent);

test("a row is inserted at the beginning, in between and at the end", () => {
  const page = screen(list("b", "d")).define("<li><!----></li>");
  page.say(1, 0, inserted, 0, 2, 1, "a", 1, 0, inserted, 2, 3, 1, "c", 1, 0, inserted, 4, 4, 1, "e");
  assert.deepEqual(names(page), ["a", "b", "c", "d", "e"]);
});

test("a row is inserted into an empty list, before what follows the list", () => {
  const page = screen("<div><!--*--><!--/--><b></b></div>").define("<p><!----></p>");
  page.say(1, 0, inserted, 0, 0, 1, "a");
  assert.equal(page.shown, "<div><p>a</p><b></b></div>");
});

test("a row is removed", () => {
  const page = screen(list("a", "b", "c"));
  page.say(1, 0, removed, 1);
  assert.deepEqual(names(page), ["a", "c"]);
  page.say(1, 0, inside, 1, 0, "C");
  assert.deepEqual(names(page), ["a", "C"]);
});

test("all rows are removed", () => {
  const page = screen(list("a", "b"));
  page.say(1, 0, removed, 1, 1, 0, removed, 0);
  assert.equal(page.shown, "<ul></ul>");
});

test("a row is lifted and placed elsewhere, and stays the element it was", () => {
  const page = screen(list("a", "b", "c"));
  const row = page.all("li")[0];
  page.say(1, 0, lifted, 0, 1, 0, placed, 2, 0);
  assert.deepEqual(names(page), ["b", "c", "a"]);
  assert.equal(page.all("li")[2], row);
});

test("a row is placed at the beginning", () => {
  const page = screen(list("a", "b", "c"));
  page.say(1, 0, lifted, 2, 1, 0, placed, 0, 2);
  assert.deepEqual(names(page), ["c", "a", "b"]);
});

test("several rows are lifted, others removed and inserted, and each comes to its place", () => {
  const page = screen(list("a", "b", "c", "d")).define("<li><!----></li>");
  // d, new, a, c
  page.say(1, 0, lifted, 3, 1, 0, removed, 1, 1, 0, lifted, 0,
    1, 0, placed, 0, 3, 1, 0, inserted, 1, 4, 1, "new", 1, 0, placed, 2, 0);
  assert.deepEqual(names(page), ["d", "new", "a", "c"]);
});

test("a row is named by its number when it is placed, also when it has been lifted before", () => {
  const page = screen(list("a", "b", "c"));
  page.say(1, 0, lifted, 0, 1, 0, placed, 2, 0);
  page.say(1, 0, lifted, 2, 1, 0, lifted, 0, 1, 0, placed, 0, 0, 1, 0, placed, 2, 1);
  assert.deepEqual(names(page), ["a", "c", "b"]);
});

test("a row changes inside by its index, wherever it came from", () => {
  const page = screen(list("a", "b", "c")).define("<li><!----></li>");
  page.say(1, 0, lifted, 0, 1, 0, inserted, 0, 9, 1, "new", 1, 0, placed, 3, 0);
  page.say(1, 0, inside, 0, 0, "NEW", 1, 0, inside, 3, 0, "A");
  assert.deepEqual(names(page), ["NEW", "b", "c", "A"]);
});

test("an index may be longer than a byte", () => {
  const page = screen(list(...Array.from({ length: 200 }, (_, index) => String(index))));
  page.say(1, 0, inside, number(150), 0, "x", 1, 0, removed, number(151));
  assert.deepEqual(names(page).slice(149, 153), ["149", "x", "152", "153"]);
});

test("the attributes of a row come before its content", () => {
  const page = screen('<ul><!--*--><li u="class"><!---->a</li><!--/--></ul>');
  page.say(1, 0, inside, 0, 0, attribute("on"), 1, 0, inside, 0, 1, "b");
  assert.equal(page.shown, '<ul><li class="on">b</li></ul>');
});

test("parts after a list keep their numbers, however many rows it has", () => {
  const page = screen(list("a", "b", "c") + "<p><!---->z</p>");
  page.say(1, 1, "Z");
  assert.equal(page.find("p").textContent, "Z");
});

test("new content comes with the rows of the lists in it", () => {
  const page = screen("<!--?--><!--/-->").define("<ul><!--*--><!--/--></ul><p><!----></p>", "<li><!----></li>");
  page.say(1, 0, other, 1, 3, whole, 2, "a", 2, "b", 2, "c", "after");
  assert.equal(page.shown, "<ul><li>a</li><li>b</li><li>c</li></ul><p>after</p>");
  page.say(1, 0, inside, 0, inside, 1, 0, "B", 1, 0, inside, 0, removed, 0);
  assert.deepEqual(names(page), ["B", "c"]);
});

test("new content comes with empty lists", () => {
  const page = screen("<!--?--><!--/-->").define("<ul><!--*--><!--/--></ul><p><!----></p>");
  page.say(1, 0, other, 1, 0, whole, "after");
  assert.equal(page.shown, "<ul></ul><p>after</p>");
});

test("rows of one list may come of different templates", () => {
  const page = screen("<div><!--*--><!--/--></div>").define("<p><!----></p>", "<hr>");
  page.say(1, 0, inserted, 0, 0, 1, "a", 1, 0, inserted, 1, 1, 2);
  assert.equal(page.shown, "<div><p>a</p><hr></div>");
});

test("lists are in the rows of lists", () => {
  const page = screen(`<div>${rows(list("a"), list("b", "c"))}</div>`)
    .define("<li><!----></li>", "<ul><!--*--><!--/--></ul>");
  page.say(1, 0, inside, 1, 0, inside, 1, 0, "C");
  assert.deepEqual(names(page), ["a", "b", "C"]);
  page.say(1, 0, inside, 0, 0, inserted, 1, 1, 1, "new");
  assert.deepEqual(names(page), ["a", "new", "b", "C"]);
  page.say(1, 0, inserted, 2, 2, 2, 1, whole, 1, "last", 1, 0, inside, 2, 0, inserted, 0, 1, 1, "next");
  assert.deepEqual(names(page), ["a", "new", "b", "C", "next", "last"]);
  page.say(1, 0, removed, 0);
  assert.deepEqual(names(page), ["b", "C", "next", "last"]);
});

test("a row that comes into a list is told when it is there", () => {
  const page = screen(list("a", "b")).define("<li><!----></li>");
  const seen = [];
  page.onRow.answer = (row) => seen.push([row.textContent, names(page)]);
  page.say(1, 0, inserted, 1, 2, 1, "new");
  assert.deepEqual(seen, [["new", ["a", "new", "b"]]]);
});

test("rows that are only moved, or change, aren't told", () => {
  const page = screen(list("a", "b"));
  page.say(1, 0, lifted, 0, 1, 0, placed, 1, 0, 1, 0, inside, 0, 0, "B");
  assert.deepEqual(names(page), ["B", "a"]);
  assert.deepEqual(page.onRow.calls, []);
});

test("what comes in the place of an empty list's text is told when it is there, with its rows", () => {
  const page = screen(branch("<p>Nothing yet</p>"))
    .define("<h2>Found</h2>and<ul><!--*--><!--/--></ul>", "<li><!----></li>");
  const seen = [];
  page.onRow.answer = (element) => seen.push([element.localName, names(page)]);
  page.say(1, 0, other, 1, 2, whole, 2, "a", 2, "b");
  assert.deepEqual(seen, [["h2", ["a", "b"]], ["ul", ["a", "b"]]]);
});

test("content that goes for nothing, or only changes, isn't told as something that came", () => {
  const page = screen(branch("<p><!---->a</p>")).define("");
  page.say(1, 0, inside, 0, "b", 1, 0, other, 1);
  assert.equal(page.shown, "");
  assert.deepEqual(page.onRow.calls, []);
});

test("the rows of a table come from a template, though none may stand alone in a page", () => {
  const page = screen("<table><tbody><!--*--><!--/--></tbody></table>").define("<tr><td><!----></td></tr>");
  page.say(1, 0, inserted, 0, 0, 1, "a");
  assert.equal(page.shown, "<table><tbody><tr><td>a</td></tr></tbody></table>");
});

// Long lists, of which the page has only some rows

const longMark = (first, total, ...target) => `<!--*${[first, total, ...target]}-->`;

test("the mark of a long list tells which of its rows are on the page, and which one has to be seen", () => {
  const page = screen(`<ul>${longMark(300, 1000)}<li>a</li><!--/--></ul><ul>${longMark(0, 500, 7)}<li>b</li><!--/--></ul>`);
  assert.deepEqual(page.onExtent.calls.map(([{ first, total, index, rows }, target]) => [first, total, index, rows.length, target]),
    [[300, 1000, 0, 1, -1], [0, 500, 1, 1, 7]]);
  const [[{ index, region }]] = page.onExtent.calls;
  assert.deepEqual(partPath(region, index), { fragment: 1, path: [0] });
});

test("a list that is whole tells nothing of its rows", () => {
  const page = screen(list("a")).define("<ul><!--*--><!--/--></ul>", "<li><!----></li>");
  page.say(1, 0, inserted, 0, 1, 2, "b");
  assert.deepEqual(page.onExtent.calls, []);
});

test("what follows a long list, such as links for who has no script, is none of its rows", () => {
  const page = screen(`<div>${longMark(0, 500)}<p><!---->a</p><!--/--><noscript><a href="?rows=100">More</a></noscript></div><b><!---->c</b>`);
  page.say(1, 0, inside, 0, 0, "A", 1, 1, "C");
  assert.equal(page.shown, '<div><p>A</p><noscript><a href="?rows=100">More</a></noscript></div><b>C</b>');
});

test("new content comes with long lists", () => {
  const page = screen("<!--?--><!--/-->").define("<ul><!--*--><!--/--></ul><p><!----></p>", "<li><!----></li>");
  page.say(1, 0, other, 1, 1, number(300), number(1000), number(301), 2, "a", "after");
  assert.equal(page.shown, "<ul><li>a</li></ul><p>after</p>");
  const [[part, target]] = page.onExtent.calls;
  assert.deepEqual([part.first, part.total, target, part.rows.length], [300, 1000, 300, 1]);
  assert.deepEqual(partPath(part.region, part.index).path, [0, 0]);
});

test("a list gets other rows, which are counted from the first one on the page", () => {
  const page = screen(`<ul>${longMark(300, 1000)}<li><!---->a</li><li><!---->b</li><!--/--></ul>`).define("<li><!----></li>");
  page.say(1, 0, removed, 0, 1, 0, inserted, 1, 2, 1, "c", 1, 0, extent, number(301), number(1001), 0, 1, 0, inside, 0, 0, "B");
  assert.deepEqual(names(page), ["B", "c"]);
  assert.deepEqual(page.onExtent.calls.slice(1).map(([{ first, total }, target]) => [first, total, target]), [[301, 1001, -1]]);
});

test("a list that was whole becomes a long one, and a long one whole", () => {
  const page = screen(list("a"));
  page.say(1, 0, extent, 0, number(400), 3);
  page.say(1, 0, extent, 0, 0, 0);
  assert.deepEqual(page.onExtent.calls.map(([, target]) => target), [2, -1]);
  assert.equal(page.onExtent.calls[0][0].total, 0);
});

test("a long list may be in the row of a list", () => {
  const page = screen(`<div>${rows("<p></p>", `<ul>${longMark(0, 500)}<li>a</li><!--/--></ul>`)}</div>`);
  const [[{ index, region }]] = page.onExtent.calls;
  assert.deepEqual(partPath(region, index).path, [0, 1, 0]);
});

test("rows of a long list have keys by their place in the whole list", () => {
  const keyIn = (first) => {
    const page = screen(`<ul>${longMark(first, 1000)}<li>${button}</li><li>${button}</li><!--/--></ul>`);
    return partKey(page.all("button")[1]);
  };
  assert.equal(keyIn(0), "1/0,1,0");
  assert.equal(keyIn(300), "1/0,301,0");
});

const noEnd = { message: "A list has no end: the browser moved its rows elsewhere, as it does with blocks in a <p>." };

test("a list whose rows the browser moved out of a <p> is told", () => {
  const page = makePage("<!--=1--><p><!--*--><div>a</div><!--/--></p><!--/-->");
  assert.throws(() => page.parts.start(), noEnd);
});

test("a list of which the browser moved only the last row is told", () => {
  const page = makePage("<!--=1--><p><!--*--><b>a</b><div>b</div><!--/--></p><!--/-->");
  assert.throws(() => page.parts.start(), noEnd);
});

test("a list whose rows the browser put into a <tbody> is told", () => {
  const page = makePage("<!--=1--><table><!--*--><tr><td>a</td></tr><!--/--></table><!--/-->");
  assert.throws(() => page.parts.start(), noEnd);
});

test("a branch whose content the browser moved out of a <p> is told", () => {
  const page = makePage("<!--=1--><p><!--?--><div>a</div><!--/--></p><p><!---->b</p><!--/-->");
  assert.throws(() => page.parts.start(), {
    message: "A branch has no end: the browser moved it elsewhere, as it does with blocks in a <p>.",
  });
});

test("a fragment that the browser moved out of a <p> is told", () => {
  const page = makePage(hole(1, `<p>${hole(7, "<div>a</div>")}</p>`));
  assert.throws(() => page.parts.start(), {
    message: "A fragment has no end: the browser moved it elsewhere, as it does with blocks in a <p>.",
  });
});

// Fragments

test("a fragment's parts are counted by themselves", () => {
  const page = takenOver("<!--=1--><p><!---->a</p><!--=7--><p><!---->b</p><!--/--><p><!---->c</p><!--/-->");
  page.say(7, 0, "B", 1, 0, "A", 1, 2, "C");
  assert.equal(page.shown, "<p>A</p><p>B</p><p>C</p>");
});

test("a fragment's number may be longer than a byte", () => {
  const page = takenOver("<!--=1--><!--=300--><p><!---->a</p><!--/--><!--/-->");
  page.say(number(300), 0, "b");
  assert.equal(page.shown, "<p>b</p>");
});

const layer = '<div class="panel"><!--=7--><p><!---->old</p><!--/--></div>';

test("another fragment takes a place, and its parts change by its number", () => {
  const page = screen(layer).define("<h1><!----></h1>");
  page.say(1, 0, 8, 1, "new");
  assert.equal(page.shown, '<div class="panel"><h1>new</h1></div>');
  page.say(8, 0, "newer");
  assert.equal(page.shown, '<div class="panel"><h1>newer</h1></div>');
});

test("a fragment that has gone isn't there any more", () => {
  const page = screen(layer).define("<h1><!----></h1>");
  page.say(1, 0, 8, 1, "new");
  assert.throws(() => page.say(7, 0, "x"));
});

test("a place becomes empty and is filled again", () => {
  const page = screen(layer).define("<h1><!----></h1>");
  page.say(1, 0, 0);
  assert.equal(page.shown, '<div class="panel"></div>');
  page.say(1, 0, 7, 1, "back");
  assert.equal(page.shown, '<div class="panel"><h1>back</h1></div>');
  page.say(7, 0, "again");
  assert.equal(page.shown, '<div class="panel"><h1>again</h1></div>');
});

test("a place that is empty in the page is filled", () => {
  const page = takenOver("<!--=1--><!--=0--><!--/--><b></b><!--/-->").define("<h1></h1>");
  page.say(1, 0, 8, 1);
  assert.equal(page.shown, "<h1></h1><b></b>");
});

test("an empty place is no fragment", () => {
  const page = takenOver("<!--=1--><!--=0--><!--/--><!--/-->");
  assert.deepEqual(page.parts.holes.map((hole) => hole.number), [1]);
});

test("new content comes with the fragments in it", () => {
  const page = screen("<div><!--*--><!--/--></div>")
    .define("<div><!--=--><!--/--><i><!----></i></div>", "<h1><!----></h1>");
  page.say(1, 0, inserted, 0, 0, 1, 9, 2, "title", "after");
  assert.equal(page.shown, "<div><div><h1>title</h1><i>after</i></div></div>");
  page.say(9, 0, "TITLE");
  assert.equal(page.find("h1").textContent, "TITLE");
});

test("new content comes with empty places for fragments", () => {
  const page = screen("<!--?--><!--/-->").define("<div><!--=--><!--/--><i><!----></i></div>");
  page.say(1, 0, other, 1, 0, "after");
  assert.equal(page.shown, "<div><i>after</i></div>");
  assert.deepEqual(page.onArrive.calls, []);
});

test("a fragment that goes is told while it is still there, with its number", () => {
  const page = screen(layer).define("<h1></h1>");
  const seen = [];
  page.onLeave.answer = (part) => seen.push([part.number, page.shown]);
  page.say(1, 0, 8, 1);
  assert.deepEqual(seen, [[7, '<div class="panel"><p>old</p></div>']]);
});

test("a fragment that comes is told when it is there, with its number", () => {
  const page = screen(layer).define("<h1></h1>");
  const seen = [];
  page.onArrive.answer = (part) => seen.push([part.number, page.shown]);
  page.say(1, 0, 8, 1);
  assert.deepEqual(seen, [[8, '<div class="panel"><h1></h1></div>']]);
});

test("a place that becomes empty has nobody come, and one that was has nobody go", () => {
  const page = screen(layer).define("<h1></h1>");
  page.say(1, 0, 0);
  assert.equal(page.onArrive.calls.length, 0);
  page.say(1, 0, 7, 1);
  assert.equal(page.onLeave.calls.length, 1);
});

test("the elements of a fragment are those between its ends", () => {
  const page = screen("<b></b><!--=7--><p><i></i></p>text<h1></h1><!--/--><b></b>");
  const hole = page.parts.holes.find(({ number }) => number === 7);
  assert.deepEqual(elementsIn(hole), [page.find("p"), page.find("h1")]);
});

test("the places of fragments are known, those that came later, too", () => {
  const page = screen(layer).define("<div><!--=--><!--/--></div>", "<h1></h1>");
  page.say(1, 0, 8, 1, 9, 2);
  assert.deepEqual(page.parts.holes.map((hole) => hole.number).sort(), [1, 8, 9]);
});

test("a fragment that goes with its branch is told", () => {
  const page = screen("<!--?--><div><!--=7--><p></p><!--/--></div><!--/-->").define("");
  page.say(1, 0, other, 1);
  assert.deepEqual(page.onLeave.calls.map(([part]) => part.number), [7]);
});

test("fragments that went with a row aren't kept", () => {
  const page = screen("<div><!--*--><div><!--=7--><p></p><!--/--></div><!--/--></div>");
  page.say(1, 0, removed, 0);
  assert.deepEqual(page.parts.holes.map((hole) => hole.number), [1]);
});

test("fragments that went with a branch aren't kept", () => {
  const page = screen("<!--?--><div><!--=7--><p></p><!--/--></div><!--/-->").define("");
  page.say(1, 0, other, 1);
  assert.deepEqual(page.parts.holes.map((hole) => hole.number), [1]);
});

test("a fragment that goes with its row is told while it is still there", () => {
  const page = screen(`<div>${rows(`<div>${branch(hole(7, "<p></p>"))}</div>`)}</div>`);
  const seen = [];
  page.onLeave.answer = (part) => seen.push([part.number, page.shown]);
  page.say(1, 0, removed, 0);
  assert.deepEqual(seen, [[7, "<div><div><p></p></div></div>"]]);
});

test("fragments go with the fragment that they are in", () => {
  const inner = rows("<p></p>", `<p>${branch(hole(8, "<b></b>"))}</p>`);
  const page = screen(hole(7, `<div>${inner}</div>`, hole(9, "<i></i>"))).define("<h1></h1>");
  const seen = [];
  page.onLeave.answer = (part) => seen.push([part.number, page.all("b, i").length]);
  page.say(1, 0, 10, 1);
  assert.deepEqual(seen.sort(), [[7, 2], [8, 2], [9, 2]]);
  assert.deepEqual(page.parts.holes.map((one) => one.number).sort(), [1, 10]);
});

test("only what goes is told, not what is beside it", () => {
  const page = screen(`<div>${rows(`<div>${hole(7, "<p></p>")}</div>`, `<div>${hole(8, "<p></p>")}</div>`)}</div>`);
  page.say(1, 0, removed, 0);
  assert.deepEqual(page.onLeave.calls.map(([part]) => part.number), [7]);
  assert.deepEqual(page.parts.holes.map((one) => one.number), [8, 1]);
});

test("a row that is moved takes its fragments along, which haven't gone", () => {
  const page = screen(`<div>${rows(`<div>${hole(7, "<p><!---->a</p>")}</div>`, "<hr>")}</div>`);
  page.say(1, 0, lifted, 0, 1, 0, placed, 1, 0);
  assert.deepEqual(page.onLeave.calls, []);
  page.say(7, 0, "b");
  assert.equal(page.shown, "<div><hr><div><p>b</p></div></div>");
});

test("a fragment that has come elsewhere doesn't go from where it was", () => {
  const page = screen(`<div>${hole(0)}</div><div>${hole(7, "<p></p>")}</div>`).define("<p></p>");
  page.say(1, 0, 7, 1, 1, 1, 0);
  assert.deepEqual(page.onLeave.calls, []);
});

test("a fragment moves from a place to one before it", () => {
  const page = screen("<div><!--=0--><!--/--></div><div><!--=7--><p><!---->a</p><!--/--></div>")
    .define("<p><!----></p>");
  page.say(1, 0, 7, 1, "a", 1, 1, 0);
  page.say(7, 0, "b");
  assert.equal(page.shown, "<div><p>b</p></div><div></div>");
});

test("a fragment comes anew in its place", () => {
  const page = screen("<i></i><!--=7--><p><!---->old</p><!--/--><i></i>").define("<h1><!----></h1><b></b>");
  page.parts.renew(7, page.reader(1, "new"));
  assert.equal(page.shown, "<i></i><h1>new</h1><b></b><i></i>");
  page.say(7, 0, "newer");
  assert.equal(page.shown, "<i></i><h1>newer</h1><b></b><i></i>");
});

test("a fragment that comes anew hasn't gone or come", () => {
  const page = screen(layer).define("<h1></h1>");
  page.parts.renew(7, page.reader(1));
  assert.deepEqual([page.onLeave.calls, page.onArrive.calls], [[], []]);
});

test("fragments in one that comes anew go and come", () => {
  const page = screen(`<div>${branch(hole(7, "<p></p>"))}</div>`).define("<div><!--=--><!--/--></div>", "<h1></h1>");
  page.parts.renew(1, page.reader(1, 7, 2));
  assert.deepEqual(page.onLeave.calls.map(([part]) => part.number), [7]);
  assert.deepEqual(page.onArrive.calls.map(([part]) => part.number), [7]);
});

test("a fragment that came anew is replaced by another, in the same place", () => {
  const page = screen(layer).define("<h1><!----></h1>");
  page.parts.renew(7, page.reader(1, "anew"));
  page.say(1, 0, 8, 1, "other");
  assert.equal(page.shown, '<div class="panel"><h1>other</h1></div>');
  assert.throws(() => page.say(7, 0, "x"));
});

test("a fragment comes anew with the fragments in it", () => {
  const page = screen(layer).define("<div><!--=--><!--/--></div>", "<h1><!----></h1>");
  page.parts.renew(1, page.reader(1, 7, 2, "title"));
  page.say(7, 0, "TITLE");
  assert.equal(page.shown, "<div><h1>TITLE</h1></div>");
});

test("everything comes anew from the markup of a page", () => {
  const page = screen(layer).define("<h1></h1>");
  page.parts.reset('<!--=1--><p u="class"><!---->a</p><!--=9--><p><!---->b</p><!--/--><!--/-->');
  page.say(1, 0, attribute("on"), 1, 1, "A", 9, 0, "B");
  assert.equal(page.shown, '<p class="on">A</p><p>B</p>');
});

test("nothing of before is known when everything has come anew", () => {
  const page = screen(layer).define("<h1></h1>");
  page.parts.reset("<!--=1--><!--=0--><!--/--><!--/-->");
  assert.deepEqual(page.parts.holes.map((hole) => hole.number), [1]);
  assert.throws(() => page.say(7, 0, "x"));
  assert.throws(() => page.say(1, 0, 8, 1));
});

test("templates are told again when everything has come anew", () => {
  const page = screen(layer).define("<h1></h1>");
  page.parts.reset("<!--=1--><!--?--><!--/--><!--/-->");
  page.define("<b></b>");
  page.say(1, 0, other, 1);
  assert.equal(page.shown, "<b></b>");
});

// Templates

test("content of one template comes more than once, each with its own values", () => {
  const page = screen("<div><!--*--><!--/--></div>").define('<p u="class"><!----></p>');
  page.say(1, 0, inserted, 0, 0, 1, attribute("x"), "a", 1, 0, inserted, 1, 1, 1, gone, "b");
  assert.equal(page.shown, '<div><p class="x">a</p><p>b</p></div>');
});

test("a template's number may be longer than a byte", () => {
  const page = screen("<!--?--><!--/-->");
  page.parts.addTemplate(page.reader(number(130), 0, "<b></b>"));
  page.say(1, 0, other, number(130));
  assert.equal(page.shown, "<b></b>");
});

test("a template begins with a text", () => {
  const page = screen("<p><!--?--><!--/--></p>").define("from <!----><!--.--> on");
  page.say(1, 0, other, 1, "May");
  assert.equal(page.shown, "<p>from May on</p>");
});

const svg = "http://www.w3.org/2000/svg";

test("a template in a picture makes elements of a picture", () => {
  const page = screen("<svg><!--?--><!--/--></svg>").defineSVG(1, '<a u="class"></a><path></path>');
  page.say(1, 0, other, 1, attribute("on"));
  assert.equal(page.shown, '<svg><a class="on"></a><path></path></svg>');
  assert.deepEqual(page.all("svg > *").map((element) => element.namespaceURI), [svg, svg]);
});

test("rows in a picture are elements of a picture", () => {
  const page = screen("<svg><!--*--><!--/--></svg>").defineSVG(1, "<title><!----></title>");
  page.say(1, 0, inserted, 0, 0, 1, "a");
  assert.equal(page.shown, "<svg><title>a</title></svg>");
  assert.equal(page.find("svg > title").namespaceURI, svg);
});

test("a picture's template may be empty", () => {
  const page = screen("<svg><!--?--><g></g><!--/--></svg>").defineSVG(1, "");
  page.say(1, 0, other, 1);
  assert.equal(page.shown, "<svg></svg>");
});

test("the same markup outside of a picture makes elements of a page", () => {
  const page = screen("<div><!--?--><!--/--></div>").define("<a></a>");
  page.say(1, 0, other, 1);
  assert.equal(page.find("a").namespaceURI, "http://www.w3.org/1999/xhtml");
});

// What elements want

test("elements that want to be told when they come near say so, in the page and in new content", () => {
  const page = screen('<!--?--><!--/--><button u="@appear,@click"></button><b u="@click"></b>')
    .define('<button u="@click,@appear"></button>');
  assert.deepEqual(page.onAppear.calls, [[page.find("button")]]);
  page.say(1, 0, other, 1);
  assert.equal(page.onAppear.calls.length, 2);
  assert.equal(page.onAppear.calls[1][0], page.find("button"));
});

test("elements that count how often a form was refused say so", () => {
  const page = screen('<form><b u="class,data-refused"></b><i u="class"></i></form>');
  assert.deepEqual(page.onForm.calls, [[page.find("b")]]);
});

// Addresses

test("an event is told by its fragment and its part", () => {
  const page = screen('<p><!---->a</p><button class="x" u="class,@click"></button>');
  assert.deepEqual(page.addressOf("button"), [1, 2]);
});

test("the events of one element have parts of their own", () => {
  const page = screen('<input u=".value,@blur"><input type="checkbox" u=".checked,@click">');
  assert.deepEqual(page.addressOf("input", "input"), [1, 0]);
  assert.deepEqual(page.addressOf("input", "blur"), [1, 1]);
  assert.deepEqual(page.addressOf("[type=checkbox]", "change"), [1, 2]);
  assert.deepEqual(page.addressOf("[type=checkbox]", "click"), [1, 3]);
});

test("in a branch the path goes through the branch's part", () => {
  const page = screen('<p><!---->a</p><!--?--><!--?--><b><!---->b</b><button u="@click"></button><!--/--><!--/-->');
  assert.deepEqual(page.addressOf("button"), [1, 1, 0, 1]);
});

test("in a row the path has the list's part, and the row's number", () => {
  const page = screen(`<p><!---->a</p><ul>${rows('<li u="@click"></li>', `<li><!---->b${button}</li>`)}</ul>`);
  assert.deepEqual(page.addressOf("li"), [1, 1, 0, 0]);
  assert.deepEqual(page.addressOf("button"), [1, 1, 1, 1]);
});

const buttons = (...names) =>
  `<ul>${rows(...names.map((name) => `<li><button id="${name}" u="@click"></button></li>`))}</ul>`;

test("a row that came later has the number it came with, and one that was moved keeps its own", () => {
  const page = screen(buttons("a", "b")).define('<li><button id="new" u="@click"></button></li>');
  page.say(1, 0, lifted, 0, 1, 0, inserted, 0, number(500), 1, 1, 0, placed, 2, 0);
  assert.deepEqual(page.addressOf("#new"), [1, 0, 500, 0]);
  assert.deepEqual(page.addressOf("#a"), [1, 0, 0, 0]);
  assert.deepEqual(page.addressOf("#b"), [1, 0, 1, 0]);
});

test("the rows of a list that came later are counted from 0", () => {
  const page = screen("<p><!---->a</p><!--?--><!--/-->")
    .define("<ul><!--*--><!--/--></ul>", '<li><!----><button u="@click"></button></li>');
  page.say(1, 1, other, 1, 2, whole, 2, "a", 2, "b");
  assert.deepEqual(page.all("button").map(({ usher }) => partPath(usher.region, usher.handlers.click.index).path),
    [[1, 0, 0, 1], [1, 0, 1, 1]]);
});

test("in the row of a list in a row the path has both rows' numbers", () => {
  const inner = rows("<li></li>", "<li></li>", `<li><b><!---->a</b>${button}</li>`);
  const page = screen(`<div>${rows("<p></p>", `<ul>${inner}</ul>`)}</div>`);
  assert.deepEqual(page.addressOf("button"), [1, 0, 1, 0, 2, 1]);
});

test("in a branch of a row the path has the row's number once", () => {
  const page = screen(`<ul>${rows("<li></li>", `<li>${branch(button)}</li>`)}</ul>`);
  assert.deepEqual(page.addressOf("button"), [1, 0, 1, 0, 0]);
});

test("the path begins at the fragment, not at what is round it", () => {
  const page = screen(`<div>${rows(`<div>${hole(7, branch(button))}</div>`)}</div>`);
  assert.deepEqual(page.addressOf("button"), [7, 0, 0]);
});

test("the path begins at a fragment that came later, too", () => {
  const page = screen(`<div>${rows("<p></p>", `<div>${hole(7)}</div>`)}</div>`).define(`<p><!----></p>${button}`);
  page.say(1, 0, 0, 1, 0, 8, 1, "a");
  assert.deepEqual(page.addressOf("button"), [8, 1]);
  page.parts.renew(8, page.reader(1, "b"));
  assert.deepEqual(page.addressOf("button"), [8, 1]);
});

test("in a branch that shows other content the path is through the same part", () => {
  const page = screen("<p><!---->a</p><!--?--><!--/-->").define('<i><!----></i><button u="@click"></button>');
  page.say(1, 1, other, 1, "b");
  assert.deepEqual(page.addressOf("button"), [1, 1, 1]);
});

test("the fragment of an element is the innermost that it is in", () => {
  const page = takenOver(`<!--=1--><i u="class"></i><!--=7--><!--?--><b u="class"></b><!--/--><!--/--><!--/-->`);
  assert.equal(fragmentOf(page.find("i")), 1);
  assert.equal(fragmentOf(page.find("b")), 7);
});

test("the first event that an element takes is the first of its marks", () => {
  const page = screen('<input u="class,.value,@blur"><b u="class"></b><i></i>');
  assert.equal(firstHandler(page.find("input")).index, 1);
  assert.equal(firstHandler(page.find("b")), undefined);
  assert.equal(firstHandler(page.find("i")), undefined);
});

// Rows

const scopeOf = (page, selector) => page.find(selector).usher.region;

test("what is in a row knows its row, through branches, too", () => {
  const page = screen(`<ul><!--*--><li></li><li id="b"><!--?--><button u="@click"></button><!--/--></li><!--/--></ul>`);
  assert.equal(rowAt(rowRegion(scopeOf(page, "button"))).node, page.find("#b"));
});

test("what is in a row of a row knows the inner one", () => {
  const page = screen(`<div><!--*--><ul><!--*--><li u="@click"></li><!--/--></ul><!--/--></div>`);
  assert.equal(rowAt(rowRegion(scopeOf(page, "li"))).node, page.find("li"));
});

test("what is in no row has none", () => {
  const page = screen(`<div>${rows(`<div>${hole(7, branch(button))}</div>`)}</div>`);
  assert.ok(!rowRegion(scopeOf(page, "button")));
  assert.deepEqual(rowSigns(scopeOf(page, "button")), []);
});

// Where an element stands

test("each element that takes an event has a place of its own", () => {
  const page = screen(button + '<button u="class,@click"></button>' + branch(button, button) + buttons("p", "q")
    + hole(7, button));
  const places = page.all("button").map(partKey);
  assert.equal(places.every((one) => typeof one === "string"), true);
  assert.equal(new Set(places).size, 7);
});

test("an element that takes no event has no place", () => {
  const page = screen('<p u="class"></p><b></b>');
  assert.equal(partKey(page.find("p")), null);
  assert.equal(partKey(page.find("b")), null);
});

test("an element's place is the same after everything came anew", () => {
  const inner = rows("<li></li>", `<li>${branch(button)}</li>`);
  const markup = hole(1, `<div>${rows("<p></p>", `<ul>${inner}</ul>`)}</div>`);
  const page = takenOver(markup);
  const before = partKey(page.find("button"));
  page.parts.reset(markup);
  assert.equal(partKey(page.find("button")), before);
});

test("rows have their place by their order, whatever their numbers", () => {
  const page = screen(buttons("a", "b", "c")).define('<li><button id="new" u="@click"></button></li>');
  const [first, second, third] = page.all("button").map(partKey);
  page.say(1, 0, removed, 0, 1, 0, inserted, 2, 77, 1);
  assert.deepEqual(["#b", "#c", "#new"].map((id) => partKey(page.find(id))), [first, second, third]);
});

// Rows that are found again

/** A page of rows, and where an event on one of them is told to have happened. */
function remembered(markup, selector, event = "click") {
  const page = takenOver(markup);
  const { region, handlers } = page.find(selector).usher;
  return { page, ...partPath(region, handlers[event].index), signs: rowSigns(region) };
}

const cities = (...names) => hole(1, "<p><!---->Cities</p>", `<ul>${rows(...names.map((name) =>
  `<li><!---->${name}<button id="${name}" u="@click"></button></li>`))}</ul>`);

test("a row is found again where it stood", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.reset(cities("Ghent", "Bruges"));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, 1, 1]);
});

test("a row is found again elsewhere by what it says, and told by its new number", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.reset(cities("Bruges", "Ostend", "Ghent"));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, 0, 1]);
});

test("a row's number isn't its index once rows have come", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.define('<li><!----><button u="@click"></button></li>');
  page.say(1, 1, removed, 1, 1, 1, inserted, 0, 9, 1, "Bruges");
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, 9, 1]);
});

test("a row is found again in a list that is shorter now", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.reset(cities("Bruges"));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, 0, 1]);
});

test("in a list that is empty now no row is found", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.reset(cities());
  assert.ok(!page.parts.find(fragment, path, signs));
});

test("a row that is gone isn't found", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.reset(cities("Ghent", "Ostend"));
  assert.ok(!page.parts.find(fragment, path, signs));
});

const second = "li:nth-child(2) button";

for (const [which, selector] of [["first", "#Bruges"], ["second", second]]) {
  test(`when one of two rows that say the same went, the ${which} isn't taken for the other`, () => {
    const { page, fragment, path, signs } = remembered(cities("Bruges", "Bruges"), selector);
    page.parts.reset(cities("Bruges"));
    assert.ok(!page.parts.find(fragment, path, signs));
  });
}

test("when a row has come that says the same, none is taken for the other", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.reset(cities("Bruges", "Ghent", "Bruges"));
  assert.ok(!page.parts.find(fragment, path, signs));
  page.parts.reset(cities("Ghent", "Bruges", "Bruges"));
  assert.ok(!page.parts.find(fragment, path, signs));
});

for (const [rank, selector] of ["#Bruges", second].entries()) {
  test(`of as many rows that say the same as before, it is the one of the same rank: ${rank}`, () => {
    const { page, fragment, path, signs } = remembered(cities("Bruges", "Bruges"), selector);
    page.parts.reset(cities("Ostend", "Bruges", "Ghent", "Bruges"));
    assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, [1, 3][rank], 1]);
  });
}

test("what was done in a row that was gone already isn't found", () => {
  const page = takenOver(cities("Ghent", "Bruges"));
  const { region } = page.find("#Bruges").usher;
  page.say(1, 1, removed, 1);
  const { fragment, path } = partPath(region, 1);
  assert.ok(!page.parts.find(fragment, path, rowSigns(region)));
});

test("a row is found again whichever rows of a long list in it the page has", () => {
  const section = (first, ...names) => hole(1, `<div>${rows("<p></p>", `<ul><!---->Cities${longMark(first, 500)}${names.map((name) =>
    `<li><!---->${name}<button id="${name}" u="@click"></button></li>`).join("")}<!--/--><noscript>rows=${first}</noscript></ul>`)}</div>`);
  const { page, fragment, path, signs } = remembered(section(100, "Ghent", "Bruges"), "#Bruges");
  page.parts.reset(section(101, "Bruges", "Ostend", "Namur"));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 1, 1, 0, 1]);
});

test("a row is known by what it said when something was done in it", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Ghent");
  page.say(1, 1, inside, 0, 0, "Ostend");
  page.parts.reset(cities("Bruges", "Ghent"));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, 1, 1]);
});

const city = (name) => `<li>${name}${branch(`<button id="${name}" u="@click"></button>`)}</li>`;
const countries = (...groups) =>
  hole(1, `<div>${rows(...groups.map((names) => `<ul>${rows(...names.map(city))}</ul>`))}</div>`);

test("rows in rows are found again, the outermost first", () => {
  const { page, fragment, path, signs } = remembered(countries(["Ghent", "Liège"], ["Lille"]), "#Liège");
  page.parts.reset(countries(["Lille"], ["Breda"], ["Ghent", "Liège"]));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 2, 0, 1, 0, 0]);
});

test("a row in a row isn't found when the outer one says something else", () => {
  const { page, fragment, path, signs } = remembered(countries(["Ghent", "Liège"]), "#Liège");
  page.parts.reset(countries(["Ghent", "Liège", "Lille"]));
  assert.ok(!page.parts.find(fragment, path, signs));
});

test("rows in rows that say the same are found by the rank of each", () => {
  const { page, fragment, path, signs } =
    remembered(countries(["Ghent", "Ghent"], ["Ghent", "Ghent"]), "ul:nth-child(2) li:nth-child(2) button");
  page.parts.reset(countries(["Ghent", "Ghent"], ["Lille"], ["Ghent", "Ghent"]));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 2, 0, 1, 0, 0]);
  page.parts.reset(countries(["Ghent", "Ghent"]));
  assert.ok(!page.parts.find(fragment, path, signs));
});

// What a row says

/** A list of rows, each with a button. */
const items = (...contents) => hole(1, `<ul>${rows(...contents.map((one) => `<li>${one}${button}</li>`))}</ul>`);

for (const [what, one, other] of [
  ["where it leads", '<a href="/app/-/files/1">report.pdf</a>', '<a href="/app/-/files/2">report.pdf</a>'],
  ["a picture's address", '<img src="/app/-/thumbnail/1" alt="">', '<img src="/app/-/thumbnail/2" alt="">'],
  ["a picture's words", '<img src="/a" alt="Ghent">', '<img src="/a" alt="Bruges">'],
  ["a name that isn't seen", '<b aria-label="Ghent"></b>', '<b aria-label="Bruges"></b>'],
  ["what is in which element", "<b>1</b><b>11</b>", "<b>11</b><b>1</b>"],
  ["what stands beside which element", "of <b>1</b>11", "of <b>11</b>1"],
]) {
  test(`rows that say the same are told apart by ${what}`, () => {
    const { page, fragment, path, signs } = remembered(items(one, other), second);
    page.parts.reset(items(other, one));
    assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 0, 0]);
    page.parts.reset(items(one));
    assert.ok(!page.parts.find(fragment, path, signs));
  });
}

test("rows are told apart by their own names, too", () => {
  const named = (...names) =>
    hole(1, `<ul>${rows(...names.map((name) => `<li aria-label="${name}">${button}</li>`))}</ul>`);
  const { page, fragment, path, signs } = remembered(named("Ghent", "Bruges"), second);
  page.parts.reset(named("Bruges", "Ghent"));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 0, 0]);
});

for (const [what, before, after] of [
  ["a text that is typed", "<textarea>a</textarea>", "<textarea>b</textarea>"],
  ["a field's content", '<input value="a">', '<input value="b" checked>'],
  ["what can be chosen", "<select><option>a</option></select>", "<select><option>b</option></select>"],
  ["what a slider says", "<output><!---->1 km</output>", "<output><!---->2 km</output>"],
  ["how it looks", '<i class="a" u="class"></i>', '<i class="b" u="class"></i>'],
  ["an icon", `${branch()}`, `${branch("<svg></svg>")}`],
  ["a text without content", "<i></i>", "<i></i><!---->"],
]) {
  test(`${what} is nothing that a row says`, () => {
    const row = (content) => hole(1, `<ul>${rows(`<li>${button}Ghent${content}<b>!</b></li>`)}</ul>`);
    const { page, fragment, path, signs } = remembered(row(before), "button");
    page.parts.reset(row(after));
    assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 0, 0]);
  });
}

for (const [before, after] of [["Ghent", "Gh"], ["Gh", "Ghent"]]) {
  test(`a row that says ${after} isn't one that said ${before}`, () => {
    const { page, fragment, path, signs } = remembered(items(before), "button");
    page.parts.reset(items(after));
    assert.ok(!page.parts.find(fragment, path, signs));
  });
}

test("a text that the browser has in pieces says the same", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.reset(cities("Bruges"));
  page.find("#Bruges").previousSibling.splitText(3);
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, 0, 1]);
});

/** Layers of a shell: the screen of each, and its tabs. */
const layers = (...all) => hole(1, rows(...all.map(([screen, ...tabs]) =>
  `<div>${hole(7, screen)}<nav>${rows(...tabs.map((tab) => `<b id="${tab}" u="@click">${tab}</b>`))}</nav></div>`)));

test("what other fragments in a row say is nothing that it says", () => {
  const { page, fragment, path, signs } = remembered(layers(["Photos", "One", "Two"]), "#Two");
  page.parts.reset(layers([`<p>${rows("<i>new</i>")}${branch("!")}${hole(8, "inner")}</p>new`, "One", "Two"]));
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 0, 1, 1, 0]);
});

test("what comes into the place of another fragment is nothing that the row says", () => {
  const { page, fragment, path, signs } = remembered(layers(["Photos", "One", "Two"]), "#Two");
  page.define("<p>new</p>new");
  page.say(1, 0, inside, 0, 0, 9, 1);
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [0, 0, 1, 1, 0]);
});

test("what follows other fragments in a row is what it says", () => {
  const { page, fragment, path, signs } = remembered(layers(["Photos", "One", "Two"]), "#Two");
  page.parts.reset(layers(["Photos", "One", "Two", "Three"]));
  assert.ok(!page.parts.find(fragment, path, signs));
});

test("of what other fragments say nothing is kept", () => {
  const { signs } = remembered(layers(["Photos", "One", "Two"]), "#Two");
  assert.ok(!JSON.stringify(signs).includes("Photos"));
});

// What is found

test("what is found is given with its part, such as a field's", () => {
  const markup = '<!--=1--><ul><!--*--><li>a<input u=".value"></li><!--/--></ul><!--/-->';
  const { page, fragment, path, signs } = remembered(markup, "input", "input");
  page.parts.reset(markup);
  assert.equal(page.parts.find(fragment, path, signs).part.element, page.find("input"));
});

test("what a row doesn't have any more isn't found", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent"), "#Ghent");
  page.parts.reset("<!--=1--><p><!---->Cities</p><ul><!--*--><li><!---->Ghent</li><!--/--></ul><!--/-->");
  assert.ok(!page.parts.find(fragment, path, signs));
});

test("where there is no list any more, no row is found", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent"), "#Ghent");
  page.parts.reset("<!--=1--><p><!---->Cities</p><p><!---->none</p><!--/-->");
  assert.ok(!page.parts.find(fragment, path, signs));
  page.parts.reset("<!--=1--><p><!---->Cities</p><!--/-->");
  assert.ok(!page.parts.find(fragment, path, signs));
});

test("where there is a list now in a row, and was none, nothing is found", () => {
  const row = (content) => hole(1, `<ul>${rows(`<li>a${content}</li>`)}</ul>`);
  const { page, fragment, path, signs } = remembered(row(branch(button)), "button");
  page.parts.reset(row(`<p>${rows("<i></i>")}</p>`));
  assert.ok(!page.parts.find(fragment, path, signs));
});

test("in a fragment that is gone nothing is found", () => {
  const { page, path, signs } = remembered(cities("Ghent"), "#Ghent");
  assert.ok(!page.parts.find(9, path, signs));
});

test("looking for a row leaves what tells where it was as it is", () => {
  const { page, fragment, path, signs } = remembered(cities("Ghent", "Bruges"), "#Bruges");
  page.parts.find(fragment, path, signs);
  assert.deepEqual(page.parts.find(fragment, path, signs).path, [1, 1, 1]);
});
