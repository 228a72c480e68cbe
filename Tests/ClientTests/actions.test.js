// What the person does on the page, told to the server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { bytes } from "./frame.js";
import { fire, makeWindow, recorder } from "./page.js";

const { makeActions } = await client("actions");
const { makeEscaping } = await client("escaping");
const { makeEvents } = await client("events");
const { makeFields } = await client("fields");
const { makeLayers } = await client("layers");
const { makeParts } = await client("parts");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md.
const browser = 0, link = 2;
const rowInserted = 1, rowRemoved = 2;
/** In UTF-16 units, the longest text of a field. */
const longestText = 300_000;

const touch = "(pointer: coarse)";

/** A page with one layer and one screen, fragment 1. */
function makePage(content, { isTouched = false, outside = "", hasFocus = true } = {}) {
  const window = makeWindow(`<main><div class="layer"><!--=1-->${content}<!--/--></div></main>${outside}`, {
    url: "https://example.org/app/users?q=a", media: { [touch]: isTouched },
  });
  const { document } = window;
  document.hasFocus = () => hasFocus;
  const events = makeEvents();
  const fields = makeFields({ document, events });
  const parts = makeParts({
    root: document.querySelector("main"), fields,
    onAppear() {}, onForm() {}, onLeave() {}, onArrive() {}, onRow() {},
  });
  parts.start();
  const sent = [];
  const waited = [];
  const history = { back: recorder() };
  const focus = { skip: recorder(), keepInside: recorder() };
  let files = 0;
  const actions = makeActions({
    window, base: "/app", fields, focus, parts,
    files: { use: (act) => act({ choose: (all, tell) => all.forEach((file) => tell(`${++files}\n${file.name}`)) }) },
    waiting: { add: (element, number) => waited.push([element.id, number]) },
    send(bytes, text, how = {}) {
      sent.push({ bytes: [...bytes], text, how });
      return events.add(bytes, text, how).number;
    },
  });
  makeEscaping({ window, layers: makeLayers(document), history, focus });
  const find = (id) => document.getElementById(id);
  return {
    window, document, events, fields, parts, actions, find, waited, history, focus,
    /** What the server was told: where, and the texts. */
    get sent() { return sent.map(({ bytes, text }) => text === undefined ? [bytes] : [bytes, text]); },
    get hows() { return sent.map(({ how }) => how); },
    click: (id, properties) => fire(find(id), "click", { button: 0, ...properties }),
    type(id, text) {
      find(id).value = text;
      return fire(find(id), "input");
    },
    key: (id, key, properties) => fire(id ? find(id) : document.body, "keydown", { key, ...properties }),
    say(...items) {
      const from = new Reader(bytes(...items).buffer);
      while (!from.done) parts.change(from.number(), from);
    },
  };
}

const button = (id, attributes = "") => `<button type="button" id="${id}" u="@click" ${attributes}></button>`;
const row = (...content) => `<li>${content.join("")}</li>`;
const list = (...rows) => `<ul><!--*-->${rows.join("")}<!--/--></ul>`;

// Presses

test("a press is told by the fragment and the part, and waits", () => {
  const page = makePage(button("a") + button("b"));
  assert.equal(page.click("b").defaultPrevented, false);
  assert.deepEqual(page.sent, [[[1, 1, 1]]]);
  assert.deepEqual(page.waited, [["b", 1]]);
  assert.deepEqual(page.hows, [{ replaces: -1, row: null, field: undefined, isPress: true, isPrivate: undefined }]);
});

test("a press in a row is told by the row's number, and by what tells it from others", () => {
  const page = makePage(button("a") + list(row("One", button("b")), row("Two", button("c"))));
  page.click("c");
  assert.deepEqual(page.sent, [[[1, 3, 1, 1, 0]]]);
  assert.deepEqual(page.hows[0].row, { fragment: 1, path: [1, 1, 0], signs: [{ text: "\nTwo", count: 1, rank: 0 }] });
});

test("a part's number may be longer than a byte", () => {
  const page = makePage("<i><!----></i>".repeat(300) + button("a"));
  page.click("a");
  assert.deepEqual(page.sent, [[[1, 1, 172, 2]]]);
});

test("a press on what is in a button is the button's", () => {
  const page = makePage('<button type="button" id="a" u="@click"><svg id="icon"></svg></button>');
  page.click("icon");
  assert.deepEqual(page.sent, [[[1, 1, 0]]]);
});

test("a press is taken by the nearest element that takes presses", () => {
  const page = makePage(`<div u="@click"><p id="text" u="@blur"></p>${button("a")}</div>`);
  page.click("a");
  page.click("text");
  assert.deepEqual(page.sent, [[[1, 1, 2]], [[1, 1, 0]]]);
});

test("a press on what takes none tells nothing", () => {
  const page = makePage('<p id="a"></p>');
  page.click("a");
  fire(page.document, "click");
  assert.deepEqual(page.sent, []);
});

test("a button that can't be used now takes no press", () => {
  const page = makePage(button("a", 'aria-disabled="true"'));
  page.click("a");
  assert.deepEqual(page.sent, []);
});

test("a link that takes presses is pressed, and not followed", () => {
  const page = makePage('<a href="/app/users/1" id="a" u="@click"></a>');
  assert.equal(page.click("a").defaultPrevented, true);
  assert.deepEqual(page.sent, [[[1, 1, 0]]]);
});

test("a link that can't be used now isn't followed either", () => {
  const page = makePage('<a href="/app/users/1" id="a" u="@click" aria-disabled="true"></a>');
  assert.equal(page.click("a").defaultPrevented, true);
  assert.deepEqual(page.sent, []);
});

test("a press on a handle isn't meant for what is round it", () => {
  const page = makePage('<div u="@click"><button type="button" data-handle="a" id="a"><i id="in"></i></button></div>');
  assert.equal(page.click("in").defaultPrevented, true);
  assert.deepEqual(page.sent, []);
});

test("who skips a list goes to what is beside it, and nothing is told", () => {
  const page = makePage('<button type="button" class="skip" id="skip" u="@click"></button>');
  page.click("skip");
  assert.deepEqual(page.focus.skip.calls, [[page.find("skip")]]);
  assert.deepEqual(page.sent, []);
});

// Links

test("a link within the app is told, with its query, and waits", () => {
  const page = makePage('<a href="/app/users/1?tab=2#top" id="a"><b id="in"></b></a>');
  assert.equal(page.click("in").defaultPrevented, true);
  assert.deepEqual(page.sent, [[[browser, link], "/app/users/1?tab=2"]]);
  assert.deepEqual(page.waited, [["a", 1]]);
});

for (const [what, href] of [
  ["the app's start", "/app"], ["a whole address", "https://example.org/app/1"], ["an address beside the page's", "2"],
]) {
  test(`a link to ${what} is within the app`, () => {
    const page = makePage(`<a href="${href}" id="a"></a>`);
    page.click("a");
    assert.deepEqual(page.sent, [[[browser, link], new URL(href, page.window.location.href).pathname]]);
  });
}

for (const [what, href] of [
  ["another site", "https://example.com/app/1"], ["another app", "/apps"], ["a part of the server", "/app/-/icon.png"],
  ["another scheme", "mailto:ann@example.org"], ["the site's start", "/"],
]) {
  test(`a link to ${what} is left to the browser`, () => {
    const page = makePage(`<a href="${href}" id="a"></a>`);
    assert.equal(page.click("a").defaultPrevented, false);
    assert.deepEqual(page.sent, []);
  });
}

for (const attribute of ['target="_blank"', "download"]) {
  test(`a link with ${attribute} is left to the browser`, () => {
    const page = makePage(`<a href="/app/1" ${attribute} id="a"></a>`);
    assert.equal(page.click("a").defaultPrevented, false);
    assert.deepEqual(page.sent, []);
  });
}

for (const [property, value] of [
  ["metaKey", true], ["ctrlKey", true], ["shiftKey", true], ["altKey", true], ["button", 1],
]) {
  test(`a link that is pressed with ${property} is left to the browser`, () => {
    const page = makePage('<a href="/app/1" id="a"></a>');
    assert.equal(page.click("a", { [property]: value }).defaultPrevented, false);
    assert.deepEqual(page.sent, []);
  });
}

test("a link whose press somebody has taken isn't followed", () => {
  const page = makePage('<a href="/app/1" id="a"></a>');
  page.find("a").addEventListener("click", (event) => event.preventDefault());
  page.click("a");
  assert.deepEqual(page.sent, []);
});

// Fields

test("what is typed is told as a whole, and waits", () => {
  const page = makePage('<input id="name" u=".value">');
  page.type("name", "Ann");
  assert.deepEqual(page.sent, [[[1, 1, 0], "Ann"]]);
  assert.deepEqual(page.waited, [["name", 1]]);
});

test("what is typed next can take the place of what was typed before", () => {
  const page = makePage('<input id="name" u=".value"><input id="mail" u=".value">');
  page.type("name", "A");
  page.type("name", "An");
  page.type("mail", "a");
  assert.deepEqual(page.hows.map(({ replaces }) => replaces), [-1, 1, -1]);
});

test("what is typed is newer than what the server says of the field", () => {
  const page = makePage('<input id="name" u=".value">');
  page.type("name", "Ann");
  page.say(1, 0, "Bob");
  assert.equal(page.find("name").value, "Ann");
});

test("more than a message holds isn't told", () => {
  const page = makePage('<textarea id="text" u=".value"></textarea>');
  page.type("text", "x".repeat(longestText + 1));
  assert.equal(page.sent[0][1].length, longestText);
});

test("a box that is checked is told", () => {
  const page = makePage('<input type="checkbox" id="box" u=".checked">');
  page.find("box").checked = true;
  fire(page.find("box"), "change");
  page.find("box").checked = false;
  fire(page.find("box"), "change");
  assert.deepEqual(page.sent, [[[1, 1, 0], "1"], [[1, 1, 0], ""]]);
});

test("what is typed into a field that nobody asks for isn't told", () => {
  const page = makePage('<input id="name">');
  page.type("name", "Ann");
  fire(page.find("name"), "change");
  assert.deepEqual(page.sent, []);
});

test("a slider says what it is at at once", () => {
  const page = makePage('<input type="range" min="0" max="2" id="range" data-texts="Low\nMiddle\nHigh" u=".value">');
  page.type("range", "1");
  assert.equal(page.find("range").getAttribute("aria-valuetext"), "Middle");
  assert.deepEqual(page.sent, [[[1, 1, 0], "1"]]);
});

test("a field that is left is told, and doesn't wait", () => {
  const page = makePage('<input id="name" u=".value,@blur"><input id="other">');
  page.find("name").focus();
  page.find("other").focus();
  assert.deepEqual(page.sent, [[[1, 1, 1]]]);
  assert.deepEqual(page.waited, []);
});

test("a field isn't left by a window that is", () => {
  const page = makePage('<input id="name" u=".value,@blur">', { hasFocus: false });
  fire(page.find("name"), "focusout");
  assert.deepEqual(page.sent, []);
});

test("a field that goes away isn't left", () => {
  const page = makePage('<input id="name" u=".value,@blur">');
  const field = page.find("name");
  page.document.addEventListener("focusout", () => field.remove(), true);
  fire(field, "focusout");
  assert.deepEqual(page.sent, []);
});

/** A page with a date, which is typed as far as a test says. */
function makeDatePage(how) {
  const page = makePage('<input id="date" u=".value">', how);
  const date = page.find("date");
  Object.defineProperty(date, "type", { value: "datetime-local" });
  const validity = { badInput: true };
  Object.defineProperty(date, "validity", { value: validity });
  return Object.assign(page, { validity });
}

test("a date that is still being typed isn't told, until it is whole", () => {
  const page = makeDatePage();
  page.type("date", "");
  assert.deepEqual(page.sent, []);
  page.validity.badInput = false;
  page.type("date", "2026-07-01T10:00");
  assert.deepEqual(page.sent, [[[1, 1, 0], "2026-07-01T10:00"]]);
});

test("a date that the person leaves incomplete is told to be none", () => {
  const page = makeDatePage();
  fire(page.find("date"), "focusout");
  assert.deepEqual(page.sent, [[[1, 1, 0], ""]]);
});

test("a date isn't left incomplete by a window that is left", () => {
  const page = makeDatePage({ hasFocus: false });
  fire(page.find("date"), "focusout");
  assert.deepEqual(page.sent, []);
});

// Files

test("each file that is chosen is told, and the same one can be chosen again", () => {
  const page = makePage('<input type="file" id="file" u="@file">');
  const field = page.find("file");
  Object.defineProperty(field, "files", { value: [{ name: "a.txt" }, { name: "b.txt" }] });
  let value = "a.txt";
  Object.defineProperty(field, "value", { get: () => value, set(to) { value = to; } });
  fire(field, "change");
  assert.deepEqual(page.sent, [[[1, 1, 0], "1\na.txt"], [[1, 1, 0], "2\nb.txt"]]);
  assert.equal(value, "");
});

// Forms

const form = (attributes = "") => `
  <form id="form" u="@submit">
    <input id="name"><button id="other" type="button"></button><button id="save" type="submit" ${attributes}></button>
  </form>`;
const submit = (page, properties) => fire(page.find("form"), "submit", properties);

test("a form that is submitted is told, and it and its button wait", () => {
  const page = makePage(form());
  const event = submit(page, { submitter: page.find("save") });
  assert.equal(event.defaultPrevented, true);
  assert.deepEqual(page.sent, [[[1, 1, 0]]]);
  assert.deepEqual(page.waited, [["form", 1], ["save", 1]]);
});

test("Return in a field submits by the form's button, which waits", () => {
  const page = makePage(form());
  submit(page, { submitter: null });
  assert.deepEqual(page.waited, [["form", 1], ["save", 1]]);
});

test("a date that isn't whole when Return submits its form is told to be none, before the form is", () => {
  const page = makePage('<form id="form" u="@submit"><input id="date" u=".value"></form>');
  const date = page.find("date");
  Object.defineProperty(date, "type", { value: "date" });
  Object.defineProperty(date, "validity", { value: { badInput: true } });
  date.focus();
  submit(page, { submitter: null });
  assert.deepEqual(page.sent, [[[1, 1, 1], ""], [[1, 1, 0]]]);
});

test("a form whose button can't be used now isn't submitted", () => {
  const page = makePage(form('aria-disabled="true"'));
  assert.equal(submit(page, { submitter: page.find("save") }).defaultPrevented, true);
  submit(page, { submitter: null });
  assert.deepEqual(page.sent, []);
});

test("a form without a button is submitted all the same", () => {
  const page = makePage('<form id="form" u="@submit"><input></form>');
  submit(page);
  assert.deepEqual(page.sent, [[[1, 1, 0]]]);
});

test("a form that nobody asks for doesn't leave the page", () => {
  const page = makePage('<form id="form"><button></button></form>');
  assert.equal(submit(page).defaultPrevented, true);
  assert.deepEqual(page.sent, []);
});

const searchForm = '<form id="form" u="@submit"><input type="search" id="query"><input id="name"></form>';

test("on a phone what is looked for is submitted and the keyboard goes, as the results are behind it", () => {
  const page = makePage(searchForm, { isTouched: true });
  page.find("query").focus();
  submit(page);
  assert.notEqual(page.document.activeElement, page.find("query"));
});

test("with a keyboard of its own, or in other fields, the focus stays when a form is submitted", () => {
  for (const [id, isTouched] of [["query", false], ["name", true]]) {
    const page = makePage(searchForm, { isTouched });
    page.find(id).focus();
    submit(page);
    assert.equal(page.document.activeElement, page.find(id));
  }
});

// What comes near

test("what comes near is told, and doesn't wait", () => {
  const page = makePage('<p id="more" u="@appear"></p>');
  page.actions.act(page.find("more"), "appear");
  assert.deepEqual(page.sent, [[[1, 1, 0]]]);
  assert.deepEqual(page.waited, []);
});

// Keys

test("Tab stays in a sheet or a prompt, and other keys don't care", () => {
  const page = makePage(button("a"));
  const event = page.key("a", "Tab");
  page.key("a", "x");
  assert.deepEqual(page.focus.keepInside.calls, [[event]]);
});

test("Escape takes away what was typed to be looked for, which is told", () => {
  const page = makePage('<input type="search" id="query" u=".value">' + button("cancel", "data-escape"));
  page.find("query").value = "ghe";
  page.find("query").focus();
  const event = page.key("query", "Escape");
  assert.equal(page.find("query").value, "");
  assert.equal(event.defaultPrevented, true);
  assert.equal(page.document.activeElement, page.find("query"));
  assert.deepEqual(page.sent, [[[1, 1, 0], ""]]);
});

test("Escape presses the last way out, which is that of what is on top", () => {
  const page = makePage(
    button("below", "data-escape") + button("cancel", "data-escape") + button("back", 'class="back"'));
  assert.equal(page.key("below", "Escape").defaultPrevented, true);
  assert.deepEqual(page.sent, [[[1, 1, 1]]]);
});

test("Escape leaves a sheet whose way out can't be used now as it is", () => {
  const page = makePage(button("cancel", 'data-escape aria-disabled="true"') + button("back", 'class="back"'));
  assert.equal(page.key(null, "Escape").defaultPrevented, true);
  assert.deepEqual(page.sent, []);
});

for (const field of ['<input id="field">', '<input type="search" id="field">', '<textarea id="field"></textarea>',
  '<select id="field"></select>']) {
  test(`Escape leaves ${field} first, and goes back when it is pressed again`, () => {
    const page = makePage(field + button("back", 'class="back"'));
    page.find("field").focus();
    page.key("field", "Escape");
    assert.notEqual(page.document.activeElement, page.find("field"));
    assert.deepEqual(page.sent, []);
    page.key(null, "Escape");
    assert.deepEqual(page.sent, [[[1, 1, 0]]]);
  });
}

for (const type of ["checkbox", "radio", "range", "file"]) {
  test(`Escape in a ${type}, where nothing is typed, goes back`, () => {
    const page = makePage(`<input type="${type}" id="field">` + button("back", 'class="back"'));
    page.key("field", "Escape");
    assert.deepEqual(page.sent, [[[1, 1, 0]]]);
  });
}

test("Escape goes back by the last Back that is seen", () => {
  const page = makePage(
    button("sidebar", 'class="back"') + button("detail", 'class="back"') + button("off", 'class="back" hidden'));
  page.key("sidebar", "Escape");
  assert.deepEqual(page.sent, [[[1, 1, 1]]]);
  assert.deepEqual(page.history.back.calls, []);
});

test("Escape on a screen without a Back goes back in the history", () => {
  const page = makePage(button("a"));
  page.key("a", "Escape");
  assert.equal(page.history.back.calls.length, 1);
});

test("Escape that ends a composition, or that somebody has taken, does nothing more", () => {
  const page = makePage(button("a"));
  page.key("a", "Escape", { isComposing: true });
  page.find("a").addEventListener("keydown", (event) => event.preventDefault());
  page.key("a", "Escape");
  assert.deepEqual(page.history.back.calls, []);
});

// After a restart of the server

test("what was done in a row is told by the row's new number", () => {
  const page = makePage(list(row("One", button("a")), row("Two", button("b"))));
  page.click("b");
  page.say(1, 0, rowRemoved, 0);
  assert.deepEqual(page.actions.readdress(page.hows[0].row), [1, 3, 0, 1, 0]);
});

test("what was done in a row that is gone can't be told", () => {
  const page = makePage(list(row("One", button("a")), row("Two", button("b"))));
  page.click("b");
  page.say(1, 0, rowRemoved, 1);
  assert.equal(page.actions.readdress(page.hows[0].row), null);
});

test("what was done in one of two rows that say the same can't be told when one of them is gone", () => {
  const page = makePage(list(row("One", button("a")), row("One", button("b"))));
  page.click("a");
  page.say(1, 0, rowRemoved, 0);
  assert.equal(page.actions.readdress(page.hows[0].row), null);
});

test("what is moved by a slider of a row can be told, though the row shows it", () => {
  const slider = (text) => row("One", '<div class="slider"><output>', text,
    '</output><input type="range" id="field" min="0" max="1" data-texts="none\nall" u=".value"></div>');
  const page = makePage(list(slider("none")));
  page.type("field", "1");
  page.parts.reset(`<!--=1-->${list(slider("none"))}<!--/-->`);
  assert.deepEqual(page.actions.readdress(page.hows[0].row, "1", 1), [1, 3, 0, 0, 0]);
});

test("what was typed in a row is put into the field that the row has now", () => {
  const page = makePage(list(row("One", '<input id="field" u=".value">')));
  page.type("field", "Ann");
  page.parts.addTemplate(new Reader(bytes(1, 0, '<li>One<input u=".value"></li>').buffer));
  page.say(1, 0, rowRemoved, 0, 1, 0, rowInserted, 0, 7, 1, "");
  assert.deepEqual(page.actions.readdress(page.hows[0].row, "Ann", 1), [1, 3, 0, 7, 0]);
  assert.equal(page.document.querySelector("input").value, "Ann");
  page.say(1, 0, 0, 0, 0, "Bob");
  assert.equal(page.document.querySelector("input").value, "Ann");
});
