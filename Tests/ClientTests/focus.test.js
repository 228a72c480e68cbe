// Where the person is when the page changes: the focus, how far they have scrolled, and the page's title.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { bytes } from "./frame.js";
import { fire, makeWindow } from "./page.js";

const { makeEvents } = await client("events");
const { makeFields } = await client("fields");
const { makeFocus } = await client("focus");
const { makeLayers } = await client("layers");
const { makeParts } = await client("parts");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md.
const inside = 0, other = 1;
const inserted = 1, removed = 2, lifted = 3, placed = 4;

/** The shell, and its parts: a list of layers, each with the place of a screen, and a prompt that may come. */
const shell = 1, layers = 0, prompt = 1, place = 0, nothing = 0;

const hole = (number, content = "") => `<!--=${number}-->${content}<!--/-->`;
const branch = (content = "") => `<!--?-->${content}<!--/-->`;
const list = (...rows) => `<!--*-->${rows.join("")}<!--/-->`;
const button = (id, attributes = "") => `<button id="${id}" u="@click" ${attributes}></button>`;
const heading = (title, id = title) => `<h1 tabindex="-1" id="${id}">${title}</h1>`;
const screen = (title, ...content) =>
  `<div class="screen" data-scroll id="${title}-screen">${heading(title)}${content.join("")}</div>`;
const layer = (...content) => `<div class="layer">${content.join("")}</div>`;
const pageOf = (...layers) => hole(shell, list(...layers) + branch());
/** A page whose layer has a screen, and what is beside that. */
const only = (content, ...beside) => pageOf(layer(hole(2, content), ...beside));

/** Of lists that are whole on the page: a place is how far it is scrolled. */
const lists = {
  begin() {}, end() {}, placeIn: (scroller) => scroller.scrollTop,
  goTo(scroller, place) { scroller.scrollTop = place; },
};

/** A page that was taken over, and changes as a test says. */
function makePage(body) {
  const { document, HTMLElement } = makeWindow(`<main>${body}</main><div id="spoken">Saved.</div>`);
  const scrolling = [];
  const { focus: focusElement } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!options?.preventScroll) scrolling.push(this.id);
    focusElement.call(this);
  };
  Object.defineProperty(HTMLElement.prototype, "offsetParent", {
    get() { return this.checkVisibility() ? this.parentElement : null; },
  });
  const root = document.querySelector("main"), spoken = document.getElementById("spoken");
  const events = makeEvents();
  const fields = makeFields({ document, events });
  const parts = makeParts({
    root, fields, onAppear() {}, onForm() {}, onExtent() {},
    onLeave: (part) => focus.leave(part), onArrive: (part) => focus.arrive(part), onRow: (row) => focus.arriveRow(row),
  });
  const focus = makeFocus({ root, layers: makeLayers(document), fields, lists, spoken, holes: () => parts.holes });
  parts.start();
  const reader = (...items) => new Reader(bytes(...items).buffer);
  const find = (id) => document.getElementById(id);
  let templates = 0;
  return {
    document, root, spoken, events, fields, parts, focus, find, scrolling,
    /** Where the focus is. */
    get at() { return document.activeElement.id; },
    put(id) {
      find(id).focus({ preventScroll: true });
      return this;
    },
    /** Takes in markup for later use, and gives its number. */
    define(markup) {
      parts.addTemplate(reader(++templates, 0, markup));
      return templates;
    },
    /** A frame with operations on fragments. */
    say(...items) {
      const from = reader(...items);
      this.change(() => { while (!from.done) parts.change(from.number(), from); });
    },
    change(act) {
      focus.begin();
      act();
      focus.end();
    },
    /** Another screen comes into a layer; one that was there before has its number. */
    show(number, markup, index = 0) {
      this.say(shell, layers, inside, index, place, number, ...(number ? [this.define(markup)] : []));
    },
    openSheet(number, markup, ...values) {
      const sheet = this.define(`<div class="layer sheet"><!--=--><!--/--></div>`);
      const count = document.querySelectorAll(".layer").length;
      this.say(shell, layers, inserted, count, count, sheet, number, this.define(markup), ...values);
    },
    closeSheet() { this.say(shell, layers, removed, document.querySelectorAll(".layer").length - 1); },
    ask(markup) { this.say(shell, prompt, other, this.define(markup)); },
    tab(properties) {
      let event;
      document.activeElement.addEventListener("keydown", (one) => focus.keepInside(event = one), { once: true });
      fire(document.activeElement, "keydown", { key: "Tab", ...properties });
      return event.defaultPrevented;
    },
  };
}

const home = (...content) => only(screen("Home", ...content));
const detail = screen("Detail", button("edit"));

// The page opens

test("a page that opens has what typing goes to in the focus", () => {
  const page = makePage(home(button("a"), '<input id="name" data-focus>'));
  page.focus.start();
  assert.equal(page.at, "name");
  assert.equal(page.document.title, "Home");
});

test("a page that opens with nothing to type into leaves the focus where it is", () => {
  const page = makePage(home(button("a")));
  page.focus.start();
  assert.equal(page.at, "");
});

// Screens come and go

test("the focus goes to the title of a screen that comes, and nothing scrolls for that", () => {
  const page = makePage(home(button("a"))).put("a");
  page.show(3, detail);
  assert.equal(page.at, "Detail");
  assert.deepEqual(page.scrolling, []);
});

test("the focus goes to what typing goes to in a screen that comes, if there is something", () => {
  const page = makePage(home(button("a"))).put("a");
  page.show(3, screen("Search", '<input id="query" data-focus>'));
  assert.equal(page.at, "query");
});

test("the title that the focus goes to may stand anywhere in a screen that comes", () => {
  const page = makePage(home(button("a"))).put("a");
  page.show(3, `<p></p><div>${heading("Detail")}</div>`);
  assert.equal(page.at, "Detail");
});

test("a screen that is come back to has the focus where the person left it", () => {
  const back = screen("Home", button("a"), button("b"));
  const page = makePage(only(back)).put("b");
  page.show(3, detail);
  page.show(2, back);
  assert.equal(page.at, "b");
});

test("a screen that is come back to after what had the focus is gone has it on its title", () => {
  const page = makePage(home(button("a"), button("b"))).put("b");
  page.show(3, detail);
  page.show(2, screen("Home", button("a")));
  assert.equal(page.at, "Home");
});

test("a screen that the person left while something else had the focus has it on its title", () => {
  const back = screen("Home", button("a"));
  const page = makePage(only(back)).put("Home");
  page.show(3, detail);
  page.show(2, back);
  assert.equal(page.at, "Home");
});

test("a screen that changes below a sheet isn't left by the person, who is in the sheet", () => {
  const same = screen("Same", button("a"), button("b"));
  const page = makePage(only(same));
  page.openSheet(3, same);
  page.document.querySelector(".sheet #b").focus({ preventScroll: true });
  page.show(4, detail);
  page.closeSheet();
  page.show(2, same);
  assert.equal(page.at, "Same");
});

test("a screen that the person left where nothing is told has the focus on its title", () => {
  const back = screen("Home", '<input id="field" title="a" u="title">', button("a"));
  const page = makePage(only(back)).put("field");
  page.show(3, detail);
  page.show(2, screen("Home", '<input id="field" title="a">', button("a")));
  assert.equal(page.at, "Home");
});

test("each screen is left and come back to for itself, though it is built like another", () => {
  const same = screen("Same", button("a"), button("b"));
  const page = makePage(only(same)).put("b");
  page.show(3, same);
  page.put("a");
  page.show(4, detail);
  page.show(3, same);
  assert.equal(page.at, "a");
  page.show(2, same);
  assert.equal(page.at, "b");
});

test("a screen that is come back to is scrolled as the person left it", () => {
  const page = makePage(home(button("a")));
  page.find("Home-screen").scrollTop = 120;
  page.show(3, detail);
  assert.equal(page.find("Detail-screen").scrollTop, 0);
  page.show(2, screen("Home"));
  assert.equal(page.find("Home-screen").scrollTop, 120);
});

test("a screen whose parts stand one after the other is scrolled as the person left it", () => {
  const parts = '<p></p><div data-scroll id="pane"></div>';
  const page = makePage(only(parts));
  page.find("pane").scrollTop = 120;
  page.show(3, detail);
  page.show(2, parts);
  assert.equal(page.find("pane").scrollTop, 120);
});

test("what scrolls round screens is scrolled as it was with each", () => {
  const page = makePage(pageOf(layer(`<div data-scroll id="pane">${hole(2, "<div><p>a</p></div>")}</div>`)));
  const pane = page.find("pane");
  pane.scrollTop = 120;
  page.show(3, "<div></div>");
  pane.scrollTop = 7;
  page.show(2, "<div></div>");
  assert.equal(pane.scrollTop, 120);
});

test("a tab that was pressed keeps the focus, so that the next one is one key away", () => {
  const page = makePage(only(screen("Home"), `<nav>${button("tab")}</nav>`)).put("tab");
  page.show(3, detail);
  assert.equal(page.at, "tab");
});

test("the title of the page is that of the last screen that is seen", () => {
  const page = makePage(home());
  page.show(3, screen("List", heading("Detail")));
  assert.equal(page.document.title, "Detail");
  page.show(4, screen("List", '<h1 hidden>Not seen</h1>'));
  assert.equal(page.document.title, "List");
  page.openSheet(5, screen("Sheet"));
  assert.equal(page.document.title, "Sheet");
});

test("the title of the page follows that of its screen, without another one coming", () => {
  const page = makePage(only('<div class="screen"><h1><!---->Home</h1></div>'));
  page.say(2, 0, "Ghent");
  assert.equal(page.document.title, "Ghent");
});

test("what was spoken of a screen isn't there any more when another comes", () => {
  const page = makePage(home(button("a")));
  page.say(2, 0);
  page.change(() => {});
  assert.equal(page.spoken.textContent, "Saved.");
  page.show(3, detail);
  assert.equal(page.spoken.textContent, "");
});

// What had the focus goes, moves or stays

test("a change that leaves what has the focus leaves the focus", () => {
  const page = makePage(home(button("a"), branch("<p></p>"))).put("a");
  page.say(2, 1, other, page.define("<button></button>"));
  assert.equal(page.at, "a");
});

test("when what had the focus goes, the next that can be acted on has it", () => {
  const page = makePage(home(button("a"), branch(button("gone")), button("b"))).put("gone");
  page.say(2, 1, other, page.define(""));
  assert.equal(page.at, "b");
});

test("when what had the focus goes and nothing follows, the nearest before it has it", () => {
  const page = makePage(home(button("a"), button("b"), branch(button("gone")))).put("gone");
  page.say(2, 2, other, page.define(""));
  assert.equal(page.at, "b");
});

test("what is disabled, not seen or gone itself doesn't get the focus", () => {
  const page = makePage(home(
    branch(button("gone") + button("too")), button("a", "disabled"), button("b", "hidden"), button("c")));
  page.put("gone").say(2, 0, other, page.define(""));
  assert.equal(page.at, "c");
});

test("the focus goes to nothing of the layer below", () => {
  const page = makePage(home(button("below")));
  page.openSheet(3, screen("Sheet", "<!--?--><!--/-->"), page.define(button("gone")));
  page.put("gone").say(3, 0, other, page.define(""));
  assert.equal(page.at, "");
});

test("when a title that had the focus goes, nothing beside it gets it", () => {
  const page = makePage(home(branch(heading("Old")), button("a"))).put("Old");
  page.say(2, 0, other, page.define(""));
  assert.equal(page.at, "");
});

test("a row that is moved keeps the focus", () => {
  const page = makePage(home(list(`<p>${button("a")}</p>`, `<p>${button("b")}</p>`))).put("a");
  page.say(2, 0, lifted, 0, 2, 0, placed, 1, 0);
  assert.equal(page.at, "a");
  assert.deepEqual([...page.root.querySelectorAll("button")].map(({ id }) => id), ["b", "a"]);
});

test("a row that is deleted leaves the focus to the next one", () => {
  const page = makePage(home(list(`<p>${button("a")}</p>`, `<p>${button("b")}</p>`, `<p>${button("c")}</p>`))).put("b");
  page.say(2, 0, removed, 1);
  assert.equal(page.at, "c");
});

const undo = `<div class="undo">${branch(button("undo"))}</div>`;

test("who takes back that a row was deleted goes on at the row", () => {
  const page = makePage(home(list(`<p>${button("a")}</p>`), undo, button("after"))).put("undo");
  const row = page.define('<p><button hidden></button><button id="back"></button></p>');
  page.say(2, 0, inserted, 0, 1, row, 2, 1, other, page.define(""));
  assert.equal(page.at, "back");
});

test("who takes back that the last row was deleted goes on at the row", () => {
  const page = makePage(home(branch("<p>Nothing yet</p>"), undo, button("after"))).put("undo");
  const rows = page.define('<ul><li><button id="back"></button></li></ul>');
  page.say(2, 0, other, rows, 2, 1, other, page.define(""));
  assert.equal(page.at, "back");
});

const emptied = () => {
  const page = makePage(home(branch("<p>Nothing yet</p>"), undo, button("after"))).put("undo");
  page.rows = page.define('<ul><li><button id="back"></button></li></ul>');
  page.say(2, 1, other, page.define(""));
  assert.equal(page.at, "after");
  return page;
};

test("who takes something back that comes later goes on at it then", () => {
  const page = emptied();
  page.say(2, 0, other, page.rows);
  assert.equal(page.at, "back");
});

test("who has gone on meanwhile isn't taken to what comes back", () => {
  const page = emptied();
  page.put("Home");
  page.say(2, 0, other, page.rows);
  assert.equal(page.at, "Home");
});

test("who has gone on and returned isn't taken to what comes back either", () => {
  const page = emptied();
  page.put("Home");
  page.say(2, 0, other, page.define("<p>Nothing yet</p>"));
  page.put("after");
  page.say(2, 0, other, page.rows);
  assert.equal(page.at, "after");
});

test("who doesn't take anything back goes on beside what is gone, though a row comes", () => {
  const page = makePage(home(list(`<p>${button("a")}</p>`), branch(button("gone")), button("after"))).put("gone");
  page.say(2, 0, inserted, 0, 1, page.define('<p><button id="new"></button></p>'), 2, 1, other, page.define(""));
  assert.equal(page.at, "after");
});

test("a row that came before something was taken back isn't gone to", () => {
  const page = makePage(home(list(`<p>${button("a")}</p>`), undo, button("after"))).put("undo");
  page.say(2, 0, inserted, 0, 1, page.define('<p><button id="new"></button></p>'));
  page.say(2, 1, other, page.define(""));
  assert.equal(page.at, "after");
});

// Sheets

test("a sheet that comes has the focus on its title, and gives it back to what opened it", () => {
  const page = makePage(home(button("a"), button("opener"))).put("opener");
  page.openSheet(3, screen("Sheet"));
  assert.equal(page.at, "Sheet");
  page.closeSheet();
  assert.equal(page.at, "opener");
});

test("each sheet gives the focus back to what opened it", () => {
  const page = makePage(home(button("first"))).put("first");
  page.openSheet(3, screen("One", button("second")));
  page.put("second");
  page.openSheet(4, screen("Two"));
  page.closeSheet();
  assert.equal(page.at, "second");
  page.closeSheet();
  assert.equal(page.at, "first");
});

test("what changes in a sheet isn't taken for what opened it", () => {
  const page = makePage(home(button("opener"))).put("opener");
  page.openSheet(3, screen("Sheet", button("a"), "<p><!----></p>"), "One");
  page.put("a").say(3, 1, "Two");
  page.closeSheet();
  assert.equal(page.at, "opener");
});

test("the focus isn't given back to what a sheet covers", () => {
  const page = makePage(home(button("below"))).put("below");
  page.openSheet(3, screen("One"));
  page.put("below").openSheet(4, screen("Two"));
  page.closeSheet();
  assert.equal(page.at, "One");
});

test("several sheets that go at once give the focus back to what opened the first", () => {
  const page = makePage(home(button("first"))).put("first");
  page.openSheet(3, screen("One", button("second")));
  page.put("second");
  page.openSheet(4, screen("Two"));
  page.say(shell, layers, removed, 2, shell, layers, removed, 1);
  assert.equal(page.at, "first");
});

test("what opened a sheet that is gone opens no later one", () => {
  const page = makePage(home(branch(button("old")), button("new"))).put("old");
  page.openSheet(3, screen("One"));
  page.openSheet(4, screen("Two"));
  page.closeSheet();
  page.closeSheet();
  page.put("new");
  page.openSheet(5, screen("One"));
  page.closeSheet();
  assert.equal(page.at, "new");
});

test("a sheet whose opener is gone gives the focus to the title of the screen", () => {
  const page = makePage(home(branch(button("opener")), button("a"))).put("opener");
  page.openSheet(3, screen("Sheet"));
  page.say(2, 0, other, page.define(""));
  page.closeSheet();
  assert.equal(page.at, "Home");
});

test("a screen that comes as a sheet goes has the focus", () => {
  const page = makePage(home(button("opener"))).put("opener");
  page.openSheet(3, screen("Sheet"));
  page.say(shell, layers, removed, 1, shell, layers, inside, 0, place, 4, page.define(detail));
  assert.equal(page.at, "Detail");
});

test("a screen that comes below a sheet doesn't take the focus from that", () => {
  const page = makePage(home(button("opener"))).put("opener");
  page.openSheet(3, screen("Sheet", button("a")));
  page.put("a");
  page.show(4, detail);
  assert.equal(page.at, "a");
});

// Prompts

const alert = (...content) => `<div data-prompt tabindex="-1" id="alert">${content.join("")}</div>`;

test("a prompt has the focus where an answer is typed, and gives it back", () => {
  const page = makePage(home(button("a"), button("b"))).put("a");
  page.ask(alert('<button id="ok" data-default></button><input id="answer">'));
  assert.equal(page.at, "answer");
  page.ask("");
  assert.equal(page.at, "a");
});

test("a prompt without a field has the focus on what Return chooses, or else on itself", () => {
  const page = makePage(home(button("a"), button("b"))).put("a");
  page.ask(alert('<button id="cancel"></button><button id="ok" data-default></button>'));
  assert.equal(page.at, "ok");
  const plain = makePage(home(button("a"), button("b"))).put("a");
  plain.ask(alert('<button id="cancel"></button>'));
  assert.equal(plain.at, "alert");
});

test("a prompt that is there leaves the person where they are in it", () => {
  const page = makePage(home(button("a"), branch())).put("a");
  page.ask(alert('<input id="answer"><button id="ok"></button>'));
  page.put("ok");
  page.say(2, 1, other, page.define("<p></p>"));
  assert.equal(page.at, "ok");
});

test("a prompt that follows another gives the focus back to where the person was before both", () => {
  const page = makePage(home(button("a"), button("b"))).put("a");
  page.ask(alert('<input id="one">'));
  page.ask(alert('<input id="two">'));
  assert.equal(page.at, "two");
  page.ask("");
  assert.equal(page.at, "a");
});

test("a screen that comes behind a prompt doesn't take the focus from that", () => {
  const page = makePage(home(button("a"), button("b"))).put("a");
  page.ask(alert('<input id="answer"><button id="ok"></button>'));
  page.put("ok").show(3, detail);
  assert.equal(page.at, "ok");
});

test("a prompt is answered once: later changes don't go back to where it was asked", () => {
  const page = makePage(home(button("a"), button("b"), branch())).put("a");
  page.ask(alert('<input id="answer">'));
  page.ask("");
  page.put("b").say(2, 2, other, page.define("<p></p>"));
  assert.equal(page.at, "b");
});

// Sidebars

const split = (detail) => pageOf(layer(
  `<div class="split"><div class="sidebar">${hole(2, screen("List", button("a"), button("b")))}</div>`
  + `<div class="detail">${detail}</div></div>`));
/** In the layer's row: the place of the detail. */
const beside = 1;

test("a sidebar that its detail hid comes back scrolled, and with the focus, as it was left", () => {
  const page = makePage(split(hole(0))).put("b");
  const sidebar = page.find("List-screen");
  sidebar.scrollTop = 80;
  page.say(shell, layers, inside, 0, beside, 3, page.define(detail));
  assert.equal(page.at, "Detail");
  // What is hidden isn't scrolled.
  sidebar.scrollTop = 0;
  page.say(3, 0);
  page.say(shell, layers, inside, 0, beside, nothing);
  assert.equal(sidebar.scrollTop, 80);
  assert.equal(page.at, "b");
  // From then on it is where the person has it.
  sidebar.scrollTop = 10;
  page.put("a").say(shell, prompt, other, page.define(""));
  assert.equal(sidebar.scrollTop, 10);
  assert.equal(page.at, "a");
  page.find("a").blur();
  page.say(shell, prompt, other, page.define(""));
  assert.equal(page.at, "");
});

test("a sidebar without a detail is left as the person has it", () => {
  const page = makePage(split(hole(0)));
  const sidebar = page.find("List-screen");
  for (const [id, top] of [["a", 20], ["b", 40]]) {
    sidebar.scrollTop = top;
    page.put(id).say(shell, prompt, other, page.define(""));
    assert.equal(sidebar.scrollTop, top);
    assert.equal(page.at, id);
  }
});

test("a page that opens with a sidebar beside its detail changes as any other", () => {
  const page = makePage(split(hole(3, detail)));
  page.find("List-screen").scrollTop = 30;
  page.put("edit").say(shell, prompt, other, page.define(""));
  assert.equal(page.find("List-screen").scrollTop, 30);
  assert.equal(page.at, "edit");
});

test("a sidebar beside its detail is scrolled as the person has it when another detail comes", () => {
  const page = makePage(split(hole(0))).put("a");
  const sidebar = page.find("List-screen");
  page.say(shell, layers, inside, 0, beside, 3, page.define(detail));
  sidebar.scrollTop = 40;
  page.say(shell, layers, inside, 0, beside, 4, page.define(screen("Other")));
  assert.equal(sidebar.scrollTop, 40);
  assert.equal(page.at, "Other");
});

test("a sidebar whose row has the focus has it there when its detail goes", () => {
  const page = makePage(split(hole(0))).put("a");
  page.say(shell, layers, inside, 0, beside, 3, page.define(detail));
  page.put("b").say(shell, layers, inside, 0, beside, nothing);
  assert.equal(page.at, "b");
});

test("who skips a list goes to the title of what is beside it", () => {
  const page = makePage(split('<h1 tabindex="-1" id="below"></h1>' + hole(3, detail)));
  page.focus.skip(page.find("a"));
  assert.equal(page.at, "Detail");
});

// Everything comes anew

/** The screen is made anew from markup that has the same parts. */
function renew(page, markup) {
  const before = page.define(markup);
  page.change(() => page.focus.keepPlace(() => page.parts.renew(2, new Reader(bytes(before).buffer))));
}

test("what is made anew keeps the focus, the cursor and how far it is scrolled", () => {
  const content = screen("Home", button("a"), '<input id="name" value="Ann" u="@click">');
  const page = makePage(only(content)).put("name");
  page.find("name").setSelectionRange(1, 2);
  page.find("Home-screen").scrollTop = 30;
  const old = page.find("name");
  renew(page, content);
  assert.notEqual(page.find("name"), old);
  assert.equal(page.at, "name");
  assert.deepEqual([page.find("name").selectionStart, page.find("name").selectionEnd], [1, 2]);
  assert.equal(page.find("Home-screen").scrollTop, 30);
  assert.deepEqual(page.scrolling, []);
});

test("a sidebar and the screen beside it each stay scrolled when all is made anew", () => {
  const content = screen("List") + screen("Detail");
  const page = makePage(only(content));
  page.find("List-screen").scrollTop = 10;
  page.find("Detail-screen").scrollTop = 40;
  renew(page, content);
  assert.deepEqual(["List", "Detail"].map((name) => page.find(`${name}-screen`).scrollTop), [10, 40]);
  // On a phone the sidebar isn't there to be seen.
  page.find("List-screen").hidden = true;
  page.find("Detail-screen").scrollTop = 50;
  renew(page, content.replace('id="List-screen"', 'id="List-screen" hidden'));
  assert.equal(page.find("Detail-screen").scrollTop, 50);
});

test("a button that is made anew keeps the focus", () => {
  const content = screen("Home", button("a"), button("b"));
  const page = makePage(only(content)).put("b");
  renew(page, content);
  assert.equal(page.at, "b");
});

test("what is made anew while the focus is elsewhere doesn't get it", () => {
  const content = screen("Home", button("a"));
  const page = makePage(only(content));
  page.spoken.tabIndex = 0;
  page.put("spoken");
  renew(page, content);
  assert.equal(page.at, "spoken");
});

test("what was typed and isn't shown yet is put back into fields that are made anew", () => {
  const content = screen("Home", '<input id="name" u="@click">', '<input id="other">');
  const page = makePage(only(content.replaceAll("@click", ".value")));
  page.find("name").value = "Ann";
  const { number } = page.events.add([0]);
  page.fields.typed(page.find("name").usher.handlers.input.part, number);
  const template = page.define(content.replaceAll("@click", ".value"));
  page.focus.keepPlace(() => page.parts.renew(2, new Reader(bytes(template, "Bob").buffer)));
  assert.equal(page.find("name").value, "Ann");
  page.events.show(number);
  page.focus.keepPlace(() => page.parts.renew(2, new Reader(bytes(template, "Bob").buffer)));
  assert.equal(page.find("name").value, "Bob");
});

test("what was chosen and isn't shown yet stays when its list of choices is made anew", () => {
  const choices = (value) =>
    `<select id="choice" value="${value}" u=".value"><option value="a"></option><option value="b"></option></select>`;
  const page = makePage(only(choices("a")));
  page.find("choice").value = "b";
  const { number } = page.events.add([0]);
  page.fields.typed(page.find("choice").usher.handlers.input.part, number);
  const template = page.define(choices("a"));
  page.change(() => page.focus.keepPlace(() => page.parts.renew(2, new Reader(bytes(template, "a").buffer))));
  assert.equal(page.find("choice").value, "b");
});

test("a list of choices that changes shows what is chosen when the frame is there", () => {
  const page = makePage(only('<select id="choice" u=".value"><!--*--><option value="a"></option><!--/--></select>'));
  page.say(2, 0, "b", 2, 1, inserted, 1, 1, page.define('<option value="b"></option>'));
  assert.equal(page.find("choice").value, "b");
});

test("a sheet that comes as its opener is made anew gives the focus back to that", () => {
  const content = screen("Home", button("a"), button("b"));
  const page = makePage(only(content)).put("b");
  const [again, sheet, inSheet] = [
    content, '<div class="layer"><!--=--><!--/--></div>', screen("Sheet")].map((one) => page.define(one));
  page.change(() => {
    page.focus.keepPlace(() => page.parts.renew(2, new Reader(bytes(again).buffer)));
    page.parts.change(shell, new Reader(bytes(layers, inserted, 1, 1, sheet, 3, inSheet).buffer));
  });
  page.closeSheet();
  assert.equal(page.at, "b");
});

test("what was typed in a row isn't put into another row that stands there now", () => {
  const row = '<p><input u=".value"></p>';
  const page = makePage(only(screen("Home", list(row))));
  const [field] = page.root.querySelectorAll("input");
  field.value = "Ann";
  const { number } = page.events.add([0]);
  page.fields.typed(field.usher.handlers.input.part, number);
  const rows = page.define(screen("Home", "<!--*--><!--/-->"));
  const one = page.define(row);
  page.focus.keepPlace(() => page.parts.renew(2, new Reader(bytes(rows, 1, 0, 0, 0, one, "Bob").buffer)));
  assert.equal(page.root.querySelector("input").value, "Bob");
});

test("after everything came anew nothing of it is new to the person", () => {
  const page = makePage(home(button("a"))).put("a");
  page.change(() => {
    page.focus.arrive(page.parts.holes.find(({ number }) => number === 2));
    page.focus.forgetArrived();
  });
  assert.equal(page.at, "a");
});

// In a sheet or a prompt the focus goes round

const stops = [
  button("first"), button("middle"), button("off", "disabled"), '<input id="out" tabindex="-1">', button("last"),
  button("hidden", "hidden"),
];

test("on a page Tab does what it always does", () => {
  const page = makePage(home(...stops)).put("last");
  assert.equal(page.tab(), false);
  assert.equal(page.at, "last");
});

test("in a sheet the focus goes from the last stop to the first, and back", () => {
  const page = makePage(home(button("below")));
  page.openSheet(3, screen("Sheet", ...stops));
  page.put("last");
  assert.equal(page.tab(), true);
  assert.equal(page.at, "first");
  assert.equal(page.tab({ shiftKey: true }), true);
  assert.equal(page.at, "last");
});

test("in the middle of a sheet Tab does what it always does", () => {
  const page = makePage(home(button("below")));
  page.openSheet(3, screen("Sheet", ...stops));
  for (const shiftKey of [false, true]) {
    assert.equal(page.put("middle").tab({ shiftKey }), false);
    assert.equal(page.at, "middle");
  }
  assert.equal(page.put("first").tab(), false);
  assert.equal(page.put("last").tab({ shiftKey: true }), false);
});

test("in a prompt the focus goes round, also when it was elsewhere", () => {
  const page = makePage(home(button("below")));
  page.ask(alert(button("ok"), button("cancel")));
  assert.equal(page.put("cancel").tab(), true);
  assert.equal(page.at, "ok");
  assert.equal(page.put("below").tab({ shiftKey: true }), true);
  assert.equal(page.at, "cancel");
});

test("a prompt in which nothing can be reached keeps nobody", () => {
  const page = makePage(home(button("below")));
  page.ask(alert(button("ok", "disabled")));
  assert.equal(page.put("below").tab(), false);
});
