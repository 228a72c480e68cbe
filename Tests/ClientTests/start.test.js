// The whole of the browser's half, on a page whose server is the test.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load as loadAtOnce } from "./client.js";
import { attribute, bytes, number } from "./frame.js";
import { layOutScrolling } from "./longList.js";
import { fire, promises } from "./page.js";
import { button, makePage, name, pageOf, rowOne, rows, screen, shown } from "./wholePage.js";

// The numbers of Documentation/Protocol.md.
const browser = 0;
const notice = 14, push = 1, replace = 2, go = 3, navigate = 4, template = 6, anew = 7, closing = 8, reset = 9, newWindow = 10;
const file = 11, position = 12, applied = 13, visitor = 15;
const location = 1, link = 2, fileFailed = 4, positionTold = 5, left = 7, scriptError = 9;
const inserted = 1, removed = 2;
const unknownSession = 4404, ended = 4405, tooLarge = 1009;

/** More events than this aren't kept without a connection; with fewer than the other number the page goes on. */
const mostKept = 100, fewKept = 50;
/** So many events can be told from each other by 8 bits. */
const mostNumbered = 126;
/** In milliseconds: after this time it is told that something isn't stored. */
const unsavedTime = 3000;
/** In milliseconds: how long a page is young, how long a young one whose session is gone waits, how long notes are told. */
const youngPage = 2000, circlePause = 5000, noteTime = 10_000;
/** In milliseconds, longer than any pause between attempts to connect. */
const longestDelay = 5000;

/** What is told of a text that was typed. */
const typed = (part, value) => [1, 1, part, ...new TextEncoder().encode(value)];
const pressed = [1, 1, button];

test("a page whose person has signed out elsewhere shows nothing any more, and loads again", () => {
  const page = makePage().greet();
  page.socket.end(ended);
  assert.equal(page.find("screen"), null);
  assert.equal(page.reload.calls.length, 1);
});

test("a page gets the cookie of a new visitor when the server wants it", async () => {
  const page = makePage().greet();
  page.say(0, [browser, visitor, ...new TextEncoder().encode("\x05token")]);
  await promises();
  assert.equal(page.fetch.calls[0][0], "/-/visitor/token");
});

test("an error that makes the page load again is told by the page that comes", () => {
  const page = makePage().greet();
  page.say(0, 0, 99);
  assert.equal(page.reload.calls.length, 1);
  const kept = page.window.sessionStorage.getItem("usher-error");
  assert.match(kept, /^\w+: ./);
  const next = makePage(screen, { before: ({ window }) => window.sessionStorage.setItem("usher-error", kept) }).greet();
  assert.deepEqual(next.sent(), [[browser, scriptError, ...new TextEncoder().encode(kept)]]);
});

// Taking over

test("a page without a session stays as it is", () => {
  const page = makePage(screen, { session: "" });
  assert.equal(page.sockets.length, 0);
  assert.equal(page.find("a").getAttribute("u"), "@click");
});

test("a page that opens tells its session, and what the server should know of it", () => {
  const page = makePage(screen, { isHidden: true, media: { "(min-width: 60rem)": true } });
  assert.equal(page.socket.url,
    "wss://example.org/-/socket?session=mine&received=0&document=mine&version=2&files=abc&acked=0&index=0&room=1&hidden=1");
  assert.equal(page.document.title, "Home");
});

test("a page says that it is connected when the server is there", () => {
  const page = makePage();
  assert.equal("connected" in page.document.documentElement.dataset, false);
  assert.equal(page.isIdle, false);
  page.greet();
  assert.equal("connected" in page.document.documentElement.dataset, true);
  assert.equal(page.isIdle, true);
});

test("nothing of the script can be reached from outside", () => {
  let before;
  const page = makePage(screen, { before: ({ window }) => { before = Object.keys(window); } }).greet();
  assert.deepEqual(Object.keys(page.window), before);
});

test("a page is busy until the server has answered what the person did, and while the line is broken", () => {
  const page = makePage().greet();
  page.click("a");
  assert.equal(page.isIdle, false);
  page.say(0);
  assert.equal(page.isIdle, false);
  page.say(1);
  assert.equal(page.isIdle, true);
  page.breakLine();
  assert.equal(page.isIdle, false);
  page.comeBack(1);
  assert.equal(page.isIdle, true);
});

test("a page that opens has what typing goes to in the focus, and shows what is chosen", () => {
  const page = makePage('<input id="first" data-focus>'
    + '<select id="choice" value="b" u=".value"><option value="a"></option><option value="b"></option></select>');
  assert.equal(page.document.activeElement.id, "first");
  assert.equal(page.find("choice").value, "b");
});

test("a page that is loaded again is scrolled as it was", () => {
  const page = makePage(screen, {
    before({ window }) {
      window.performance.getEntriesByType = () => [{ type: "reload" }];
      window.sessionStorage.setItem("usher:/app", "70");
    },
  });
  assert.equal(page.find("screen").scrollTop, 70);
});

test("an image that hasn't come yet is loading, and one that has failed is fetched again with the connection", () => {
  const page = makePage('<span class="remote-image" id="frame"><img id="image" src="/a.jpg"></span>', {
    before({ window }) {
      Object.defineProperty(window.HTMLImageElement.prototype, "complete", { value: false });
    },
  });
  assert.equal(page.find("frame").dataset.state, "loading");
  fire(page.find("image"), "error");
  page.greet();
  assert.equal(page.find("frame").dataset.state, "loading");
});

// What is done, and what comes of it

test("a press is sent, waits, and is over when the page shows what came of it", () => {
  const page = makePage().greet();
  page.click("a");
  assert.deepEqual(page.sent(), [pressed]);
  assert.equal("waiting" in page.find("a").dataset, true);
  assert.equal(page.isIdle, false);
  page.say(1, 1, shown, "Bruges");
  assert.equal(page.find("text").textContent, "Bruges");
  assert.equal("waiting" in page.find("a").dataset, false);
  assert.equal(page.isIdle, true);
});

test("a change that is shown but isn't stored yet ends the waiting, and the press is kept", () => {
  const page = makePage().greet();
  page.click("a");
  page.say(0, browser, applied, 1, 1, shown, "Bruges");
  assert.equal("waiting" in page.find("a").dataset, false);
  assert.equal(page.isIdle, false);
});

test("a link is followed within the page", () => {
  const page = makePage().greet();
  page.click("link");
  assert.deepEqual(page.sent(), [[browser, link, ...new TextEncoder().encode("/app/1")]]);
});

test("what comes near is told", () => {
  const page = makePage('<p id="more" u="@appear"></p>').greet();
  assert.deepEqual(page.observed, ["more"]);
  page.near("more");
  assert.deepEqual(page.sent(), [[1, 1, 0]]);
});

test("what comes near without a connection isn't kept: it is asked for again", () => {
  const page = makePage('<p id="more" u="@appear"></p>').greet();
  page.breakLine();
  for (let second = 0; second < 2 * mostKept; second++) page.near("more");
  assert.equal(page.find("usher").inert, false);
  page.comeBack();
  assert.deepEqual(page.sent(), []);
  page.near("more");
  assert.deepEqual(page.sent(), [[1, 1, 0]]);
});

test("a row that is moved is told, and spoken", () => {
  const item = (id) => `<li><button id="${id}" data-handle="${id}" u="@move"></button></li>`;
  const page = makePage(`<ul><!--*-->${item("a")}${item("b")}<!--/--></ul>`).greet();
  fire(page.find("a"), "keydown", { key: "ArrowDown" });
  assert.deepEqual(page.sent(), [[1, 3, 0, 0, 0, "1".charCodeAt(0)]]);
  assert.equal(page.find("usher-spoken").textContent, "a, 2 of 2");
});

test("a form that is refused takes the person to what is wrong", () => {
  const page = makePage('<form><input id="field" u="aria-invalid"><div data-refused="2" u="data-refused"></div></form>');
  page.greet().say(0, 1, 0, attribute("true"), 1, 1, attribute("3"));
  assert.equal(page.document.activeElement.id, "field");
});

test("a screen that comes has the focus, and gives it back when the one before it comes again", () => {
  const page = makePage('<!--=2--><h1 tabindex="-1">One</h1><button id="go" u="@click"></button><!--/-->').greet();
  page.find("go").focus();
  page.say(0, browser, template, 1, 0, '<div><h1 tabindex="-1" id="second">Two</h1></div>', 1, 0, 3, 1);
  assert.equal(page.document.activeElement.id, "second");
  assert.equal(page.document.title, "Two");
  page.say(0, browser, template, 2, 0, '<p><button id="go" u="@click"></button></p>', 1, 0, 2, 2);
  assert.equal(page.document.activeElement.id, "go");
});

test("a row that is taken back has the focus", () => {
  const page = makePage(
    '<ul><!--*--><!--/--></ul><div class="undo"><!--?--><button id="undo"></button><!--/--></div>').greet();
  page.find("undo").focus();
  page.say(0, browser, template, 1, 0, '<li><button id="back"></button></li>', browser, template, 2, 0, "",
    1, 0, inserted, 0, 1, 1, 1, 1, 1, 2);
  assert.equal(page.document.activeElement.id, "back");
});

test("an image that comes with a change of the page is loading", () => {
  const page = makePage("<!--?--><!--/-->", {
    before: ({ window }) => Object.defineProperty(window.HTMLImageElement.prototype, "complete", { value: false }),
  }).greet();
  page.say(0, browser, template, 1, 0, '<p class="remote-image" id="frame"><img src="/a.jpg"></p>', 1, 0, 1, 1);
  assert.equal(page.find("frame").dataset.state, "loading");
});

test("a list is refreshed by a pull, its rows are deleted by key, and searched by the arrow keys", () => {
  const row = '<a class="row" id="first" href="#"></a><button data-delete u="@click"></button>';
  const page = makePage(`<div class="screen" data-scroll id="screen"><button data-refresh u="@click"></button>
    <input type="search" id="query"><ul class="list"><li class="deletable">${row}</li></ul></div>`).greet();
  const touches = (clientY) => ({ touches: [{ identifier: 0, clientY }] });
  fire(page.find("first"), "touchstart", touches(0));
  fire(page.find("first"), "touchmove", touches(200));
  fire(page.find("first"), "touchend", { touches: [] });
  fire(page.find("first"), "keydown", { key: "Delete" });
  assert.deepEqual(page.sent(), [[1, 1, 0], [1, 1, 1]]);
  page.find("query").focus();
  fire(page.find("query"), "keydown", { key: "ArrowDown" });
  assert.equal(page.document.activeElement.id, "first");
});

test("a screen says that it is scrolled", () => {
  const page = makePage();
  page.find("screen").scrollTop = 50;
  fire(page.find("screen"), "scroll");
  assert.equal(page.find("screen").dataset.scrolled, "some");
});

// What the server asks of the browser

test("the history follows what is shown, and tells where the person goes in it", () => {
  const page = makePage().greet();
  page.say(0, browser, push, "/app/1", 1, 0, 1);
  assert.equal(page.at, "/app/1");
  page.window.history.back();
  page.wait(0);
  assert.deepEqual(page.sent(), [[browser, location, 1, 1, ...new TextEncoder().encode("/app")]]);
  page.say(1, browser, push, "/app/2", 1, 1, 1, browser, push, "/app/3", 2, 1, 2, browser, go, "/app", 0, 1, 3);
  page.wait(0);
  assert.equal(page.at, "/app");
  assert.deepEqual(page.sent(), []);
});

test("another page is gone to, or this one again, and nothing is tried after that", () => {
  for (const [url, record, given] of [["/other", "assign", ["/other"]], ["", "reload", []]]) {
    const page = makePage().greet();
    page.say(0, browser, navigate, url, 0);
    assert.deepEqual(page[record].calls, [given]);
    page.breakLine();
    page.wait(longestDelay);
    assert.equal(page.sockets.length, 1);
  }
});

test("another page isn't gone to when the person has gone elsewhere meanwhile, but this one loads again", () => {
  const page = makePage().greet();
  page.say(0, browser, push, "/app/1", 1, 0, 1);
  page.window.history.back();
  page.wait(0);
  page.say(0, browser, navigate, "/other", 0);
  assert.deepEqual(page.assign.calls, []);
  page.say(1, browser, navigate, "", 0);
  assert.deepEqual(page.reload.calls, [[]]);
});

test("what would be lost is asked for before the tab is closed, but not when the app goes elsewhere", () => {
  const page = makePage().greet();
  const isAsked = () => fire(page.window, "beforeunload").defaultPrevented;
  assert.equal(isAsked(), false);
  page.say(0, browser, closing, 1);
  assert.equal(isAsked(), true);
  page.say(0, browser, navigate, "/other", 0);
  assert.equal(isAsked(), false);
  // The browser kept the page, and shows it again.
  fire(page.window, "pageshow", { persisted: true });
  assert.equal(isAsked(), true);
  page.greet();
  page.say(0, browser, closing, 0);
  assert.equal(isAsked(), false);
});

test("a fragment is made anew in its place, and what was typed and the focus stay", () => {
  const page = makePage('<!--=2--><input id="old" u=".value"><!--/-->').greet();
  page.find("old").focus();
  page.type("old", "Ann");
  page.say(0, browser, template, 1, 0, '<input id="new" u=".value">', browser, anew, 2, 1, "Bob");
  assert.equal(page.find("old"), null);
  assert.equal(page.find("new").value, "Ann");
  assert.equal(page.document.activeElement.id, "new");
});

test("another window is opened, which can't reach this one", () => {
  const page = makePage().greet();
  page.say(0, browser, newWindow, "https://example.com/");
  assert.deepEqual(page.open.calls, [["https://example.com/", "_blank", "noopener"]]);
});

test("a file that was chosen is sent when it is asked for, and one that isn't known is told", async (test) => {
  test.mock.method(Math, "random", () => 0);
  const page = makePage('<input type="file" id="file" u="@file">').greet();
  const chosen = { name: "a.txt", size: 3, type: "text/plain" };
  Object.defineProperty(page.find("file"), "files", { value: [chosen] });
  fire(page.find("file"), "change");
  assert.deepEqual(page.sent(), [[1, 1, 0, ...new TextEncoder().encode("1\n3\ntext/plain\na.txt")]]);
  page.say(1, browser, file, "token", 1);
  await promises();
  assert.equal(page.fetch.calls[0][0], "/-/upload/token");
  assert.equal(page.fetch.calls[0][1].body, chosen);
  assert.deepEqual(page.sent(), []);
  page.say(1, browser, file, "token", 9);
  await promises();
  assert.deepEqual(page.sent(), [[browser, fileFailed, 9]]);
});

test("where the device is is answered, by the number of the prompt", () => {
  const page = makePage(screen, { before: ({ window }) => { window.isSecureContext = false; } }).greet();
  page.say(0, browser, position, 7, 10, 100);
  assert.deepEqual(page.sent(), [[browser, positionTold, 7, 2]]);
});

test("that the person leaves the page is told", () => {
  const page = makePage().greet();
  page.document.hidden = true;
  fire(page.document, "visibilitychange");
  assert.deepEqual(page.sent(), [[browser, left]]);
});

// Without a connection

test("what is done without a connection is sent when there is one, in its order, once", () => {
  const page = makePage();
  page.click("a");
  page.type("name", "A");
  page.type("name", "An");
  page.click("a");
  page.greet();
  assert.deepEqual(page.sent(), [pressed, typed(name, "An"), pressed]);
  page.say(3);
  page.breakLine();
  page.comeBack(3);
  assert.deepEqual(page.sent(), []);
});

test("what was sent once is sent again as it was, whatever is typed after that", () => {
  const page = makePage();
  page.type("name", "A");
  page.greet();
  page.breakLine();
  page.type("name", "An");
  page.comeBack(0);
  assert.deepEqual(page.sent(), [typed(name, "A"), typed(name, "An")]);
});

test("what the server has already isn't sent again, and the rest is", () => {
  const page = makePage().greet();
  page.click("a");
  page.type("name", "Ann");
  page.breakLine();
  page.comeBack(1);
  assert.match(page.socket.url, /&acked=0&/);
  assert.deepEqual(page.sent(), [typed(name, "Ann")]);
});

test("whether the page is seen isn't sent once more when the connection tells it", () => {
  const page = makePage().greet();
  page.document.hidden = true;
  fire(page.document, "visibilitychange");
  page.document.hidden = false;
  fire(page.document, "visibilitychange");
  page.breakLine();
  page.comeBack(0);
  // Only the newest word is news; the other is counted.
  assert.deepEqual(page.sent(), [[browser, 0], [browser, 6]]);
});

test("a connection that is lost is told after a while, and that it is back", () => {
  const page = makePage().greet();
  page.breakLine();
  assert.equal(page.line, null);
  page.wait(600);
  assert.match(page.line, /What you do is kept\.$/);
  page.comeBack();
  assert.equal(page.line, null);
  assert.equal(page.find("usher-spoken").textContent, "Connected again.");
});

test("an answer that is late is told, and that it has come", () => {
  const page = makePage().greet();
  page.click("a");
  page.wait(2500);
  assert.match(page.line, /^Reconnecting/);
  page.say(1);
  assert.equal(page.line, null);
});

test("Try Now tries at once", () => {
  const page = makePage().greet();
  page.breakLine();
  fire(page.find("usher-status").lastChild, "click");
  assert.equal(page.sockets.length, 2);
});

test("when no more can be kept the page takes nothing, until the server has answered", () => {
  const page = makePage().greet();
  page.breakLine();
  const press = (count) => { for (let time = 0; time < count; time++) page.click("a"); };
  press(mostKept);
  assert.equal(page.find("usher").inert, false);
  press(1);
  assert.equal(page.find("usher").inert, true);
  page.comeBack(0);
  assert.equal(page.sent().length, mostKept + 1);
  // A server that is there, and can't store, has no room for more either.
  assert.equal(page.find("usher").inert, true);
  page.say(mostKept + 1 - fewKept);
  assert.equal(page.find("usher").inert, true);
  page.say(mostKept + 2 - fewKept);
  assert.equal(page.find("usher").inert, false);
});

test("what the browser itself tells gets a number only as long as no other event can have it", () => {
  const page = makePage().greet();
  for (let time = 0; time <= mostKept; time++) page.click("a");
  assert.equal(page.find("usher").inert, true);
  for (let time = 0; time < 50; time++) {
    page.window.dispatchEvent(new page.window.PopStateEvent("popstate", { state: null }));
  }
  assert.equal(page.sent().length, mostNumbered);
});

test("what is shown and not stored is told after a while, and asked about before the tab closes", () => {
  const page = makePage().greet();
  const leave = () => {
    const event = new page.window.Event("beforeunload", { cancelable: true });
    page.window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  page.click("a");
  // Not applied yet: that is the matter of the connection.
  page.say(0);
  page.wait(unsavedTime);
  assert.equal(page.line, null);
  page.say(0, browser, applied, 1);
  page.wait(unsavedTime - 1);
  assert.equal(page.line, null);
  assert.equal(leave(), false);
  page.wait(1);
  assert.equal(page.line, "Not saved yet. What you do is kept on this page.");
  assert.equal(page.find("usher-spoken").textContent, page.line);
  assert.equal(leave(), true);
  page.say(1);
  assert.equal(page.line, null);
  assert.equal(page.find("usher-spoken").textContent, "Saved.");
  assert.equal(leave(), false);
});

test("a slow store that keeps up in the end isn't told", () => {
  const page = makePage().greet();
  for (let number = 1; number < 20; number++) {
    page.click("a");
    page.say(number - 1, browser, applied, number);
    page.wait(unsavedTime - 1);
    assert.equal(page.line, null);
  }
});

test("while nothing can be stored the page takes as much as it can keep, says so, and goes on afterwards", () => {
  const page = makePage().greet();
  for (let number = 1; number <= mostKept + 1; number++) {
    page.click("a");
    page.say(0, browser, applied, number);
  }
  page.wait(unsavedTime);
  const words = "Not saved yet. What you did is kept on this page. You can continue when it is saved.";
  assert.equal(page.line, words);
  assert.equal(page.find("usher").inert, true);
  // Also after the line broke.
  page.breakLine();
  page.comeBack(0);
  assert.equal(page.find("usher").inert, true);
  page.say(mostKept + 1);
  assert.equal(page.line, null);
  assert.equal(page.find("usher").inert, false);
});

test("elements that stay near take no room from what the person does", () => {
  const page = makePage('<p id="more" u="@appear"></p>').greet();
  for (let time = 0; time < 200; time++) page.near("more");
  assert.ok(page.sent().length <= fewKept);
});

test("what takes the place of what is kept can be typed, though no more can be kept", () => {
  const page = makePage().greet();
  page.breakLine();
  for (let time = 0; time < mostKept - 1; time++) page.click("a");
  page.type("name", "A");
  page.type("name", "An");
  assert.equal(page.find("usher").inert, false);
});

// What can't go on is loaded again

test("a page whose session is gone is loaded again, a young one after a pause", () => {
  const old = makePage().greet();
  old.wait(youngPage + 1);
  old.socket.end(unknownSession);
  assert.equal(old.reload.calls.length, 1);
  const young = makePage().greet();
  young.wait(youngPage);
  young.socket.end(unknownSession);
  young.wait(circlePause - 1);
  assert.equal(young.reload.calls.length, 0);
  young.wait(1);
  assert.equal(young.reload.calls.length, 1);
});

test("a page that has told what the server can't take is loaded again", () => {
  const page = makePage().greet();
  page.socket.end(tooLarge);
  assert.equal(page.reload.calls.length, 1);
});

test("a page that can't apply what comes writes it down and is loaded again, without being asked", () => {
  const page = makePage().greet();
  page.say(0, browser, closing, 1, browser, 99);
  assert.equal(page.errors.calls[0][0].message, "The server asks for 99, which this script doesn't know.");
  assert.equal(page.reload.calls.length, 1);
  assert.equal(fire(page.window, "beforeunload").defaultPrevented, false);
});

// A server that was started again

const other = pageOf(screen.replace(rowOne, ""));

test("after a restart nothing is sent until everything has come anew, and then by the rows' new numbers", () => {
  const page = makePage().greet();
  page.type("two", "Ann");
  page.sent();
  page.breakLine();
  page.comeBack(0, 1);
  assert.deepEqual(page.sent(), []);
  assert.equal(page.isIdle, false);
  page.click("a");
  assert.deepEqual(page.sent(), []);
  page.say(0, browser, reset, other);
  assert.deepEqual(page.sent(), [[1, 3, rows, 0, 0, ...new TextEncoder().encode("Ann")], pressed]);
  assert.equal(page.line, null);
  page.say(2);
  assert.equal(page.isIdle, true);
});

test("after a restart nothing is sent before everything has come anew, also when the line breaks meanwhile", () => {
  const page = makePage().greet();
  page.type("two", "Ann");
  page.breakLine();
  page.comeBack(0, 1);
  page.breakLine();
  page.comeBack(0);
  assert.deepEqual(page.sent(), []);
  page.say(0, browser, reset, other);
  assert.deepEqual(page.sent(), [[1, 3, rows, 0, 0, ...new TextEncoder().encode("Ann")]]);
});

test("what the server tells the person is said, for a while", () => {
  const page = makePage().greet();
  const text = new TextEncoder().encode("It didn’t work.");
  page.say(0, browser, notice, text.length, ...text);
  assert.equal(page.line, "It didn’t work.");
  page.wait(noteTime - 1);
  assert.notEqual(page.line, null);
  page.wait(1);
  assert.equal(page.line, null);
});

test("after a restart what can't be told any more is said, for a while", () => {
  const page = makePage().greet();
  page.click("one");
  page.breakLine();
  page.comeBack(0, 1);
  page.say(0, browser, reset, other);
  assert.deepEqual(page.sent(), [[browser, 0]]);
  assert.equal(page.line, "Something you did couldn’t be carried out: the list has changed. Please look at it again.");
  // The server answers, or the page would say that it is late.
  page.say(1);
  page.wait(noteTime - 1);
  assert.notEqual(page.line, null);
  page.wait(1);
  assert.equal(page.line, null);
});

test("after a restart the person is where they were, and what they typed stays", () => {
  const page = makePage().greet();
  page.find("name").focus();
  page.type("name", "Ann");
  page.find("screen").scrollTop = 50;
  const old = page.find("name");
  page.breakLine();
  page.comeBack(0, 1);
  page.say(0, browser, reset, other);
  assert.notEqual(page.find("name"), old);
  assert.equal(page.document.activeElement, page.find("name"));
  assert.equal(page.find("name").value, "Ann");
  assert.equal(page.find("screen").scrollTop, 50);
});

test("after a restart the history follows the new server, which is told of all moves first", () => {
  const page = makePage().greet();
  page.say(0, browser, push, "/app/1", 1, 0, 1, browser, push, "/app/2", 2, 0, 2);
  page.breakLine();
  page.window.history.back();
  page.wait(0);
  page.comeBack(0, 1);
  page.say(0, browser, reset, other, browser, replace, "/app/old", 2, 0, 1);
  assert.equal(page.at, "/app/1");
  assert.deepEqual(page.sent(), [[browser, location, 2, 0, ...new TextEncoder().encode("/app/1")]]);
  page.say(1, browser, replace, "/app/new", 1, 1, 1);
  assert.equal(page.at, "/app/new");
});

test("after a restart the server's first steps are taken where the browser hasn't moved", () => {
  const page = makePage().greet();
  page.say(0, browser, push, "/app/1", 1, 0, 1, browser, push, "/app/2", 2, 0, 2);
  page.breakLine();
  page.comeBack(0, 1);
  page.say(0, browser, reset, other, browser, go, "/app/1", 1, 0, 1);
  page.wait(0);
  assert.equal(page.at, "/app/1");
  assert.deepEqual(page.sent(), []);
});

test("a list that changes while the connection is there needs no new numbers", () => {
  const page = makePage().greet();
  page.click("one");
  page.sent();
  page.say(0, 1, rows, removed, 0);
  page.say(0, browser, reset, other);
  assert.deepEqual(page.sent(), []);
  assert.equal(page.line, null);
});

// Before all of the script is there

/** A page whose chunks come when the test lets them. */
function makeEarlyPage(content) {
  const waiting = [];
  const page = makePage(content, { load: (name) => ({ then: (begin) => waiting.push({ name, begin }) }) });
  return Object.assign(page, {
    waiting,
    come: (name) => waiting.filter((chunk) => chunk.name === name).forEach(({ begin }) => loadAtOnce(name).then(begin)),
  });
}

test("a click is sent before the rest of the script is there, and its result is shown then", () => {
  const page = makeEarlyPage().greet();
  page.click("a");
  assert.deepEqual(page.sent(), [pressed]);
  page.say(1, 1, shown, "Bruges");
  assert.equal(page.find("text").textContent, "Ghent");
  assert.equal(page.isIdle, false);
  page.come("place");
  assert.equal(page.find("text").textContent, "Bruges");
  assert.equal(page.document.title, "Home");
  assert.equal(page.isIdle, true);
});

test("a page of another version is loaded again though its rest of the script is gone", () => {
  const page = makeEarlyPage();
  page.socket.end(4426);
  page.wait(5000);
  assert.equal(page.reload.calls.length, 1);
});

test("a line that broke before the rest of the script was there is told then", () => {
  const page = makeEarlyPage().greet();
  page.breakLine();
  page.wait(5000);
  page.come("place");
  page.wait(600);
  assert.match(page.line, /^Reconnecting/);
});

test("a page stands still before too much is kept, whether the rest of the script is there or not", () => {
  const page = makeEarlyPage();
  for (let count = 0; count < mostKept + 1; count++) page.click("a");
  assert.equal(page.find("usher").inert, true);
  page.come("place");
  assert.match(page.line, /You can continue when the server answers/);
});

test("what a person has focused meanwhile keeps the focus", () => {
  const page = makeEarlyPage(screen.replace("id=\"a\"", "id=\"a\" data-focus"));
  page.find("name").focus();
  page.come("place");
  assert.equal(page.document.activeElement, page.find("name"));
});

test("elements that ask for more are watched when the rest of the script is there", () => {
  const page = makeEarlyPage(screen + '<div id="more" u="@appear"></div>');
  assert.deepEqual(page.observed, []);
  page.come("place");
  assert.deepEqual(page.observed, ["more"]);
});

test("a file that was chosen before its chunk was there is told then", (test) => {
  test.mock.method(Math, "random", () => 0);
  const page = makeEarlyPage('<label u="@file"><input type="file" id="file"></label>').greet();
  page.come("place");
  Object.defineProperty(page.find("file"), "files", { value: [{ size: 3, type: "text/csv", name: "a.csv" }] });
  fire(page.find("file"), "change");
  assert.deepEqual(page.sent(), []);
  assert.deepEqual(page.waiting.map(({ name }) => name), ["place", "files"]);
  page.come("files");
  assert.equal(new TextDecoder().decode(new Uint8Array(page.sent()[0].slice(3))), "1\n3\ntext/csv\na.csv");
});

test("a page without anything to drag or to choose loads no more than it needs", () => {
  const page = makeEarlyPage();
  page.come("place");
  assert.deepEqual(page.waiting.map(({ name }) => name), ["place"]);
});

test("what comes to the page later is loaded for, too", () => {
  const page = makeEarlyPage().greet();
  page.come("place");
  page.say(0, browser, template, 1, 0, '<button data-handle="x"></button>', 1, rows, inserted, 0, 9, 1);
  assert.deepEqual(page.waiting.map(({ name }) => name), ["place", "reordering"]);
});

test("islands hear that the line is back, though the page hasn't changed", () => {
  let updates = 0;
  const load = (name) => name === "islands"
    ? { then: (begin) => begin({ makeIslands: () => ({ update: () => { updates += 1; } }) }) }
    : loadAtOnce(name);
  const page = makePage(`${screen}<div data-island="/app/-/files/map.js"></div>`, { load }).greet();
  page.breakLine();
  const before = updates;
  page.comeBack();
  assert.equal(updates, before + 1);
});

// Long lists, of which the page has only some rows

const extent = 5;
const rowsOf = (first, count) => Array.from({ length: count }, (_, index) =>
  `<li id="r${first + index}" data-height="20"><button u="@click"></button></li>`).join("");
const longList = (first = 0, count = 100, total = 10_000) =>
  `<ul><!--*${first},${total}-->${rowsOf(first, count)}<!--/--></ul>`;
const longScreen = (list = longList()) => `<div class="screen" data-scroll id="screen">${list}</div>`;

/** A page with a long list, which is laid out. */
function makeLong(content = longScreen(), { before = () => {}, ...options } = {}) {
  const page = makePage(content, { ...options, before(made) {
    layOutScrolling(made.window);
    before(made);
  } });
  page.topOf = (id) => page.find(id).getBoundingClientRect().top;
  page.scroll = (top) => {
    page.find("screen").scrollTop = top;
    fire(page.find("screen"), "scroll");
    page.wait(20);
  };
  return page;
}

/** The rows that the server is asked for, and the bytes before that. */
const requestIn = (message) => [message.slice(0, 3), new TextDecoder().decode(new Uint8Array(message.slice(3)))];

/** Loads chunks at once, and notes their names; those that are to come later wait. */
function chunksLoaded(later = []) {
  const names = [], waiting = [];
  return {
    names,
    load(name) {
      names.push(name);
      return later.includes(name) ? { then(begin) { waiting.push(() => loadAtOnce(name).then(begin)); } } : loadAtOnce(name);
    },
    come() { for (const begin of waiting.splice(0)) begin(); },
  };
}

test("what is for long lists is loaded where there is one, once", () => {
  const plain = chunksLoaded(), long = chunksLoaded();
  makePage(screen, { load: plain.load }).greet();
  assert.equal(plain.names.includes("windows"), false);
  makeLong(longScreen(longList() + longList()), { load: long.load }).greet();
  assert.equal(long.names.filter((name) => name === "windows").length, 1);
});

test("what is for long lists is loaded when a list becomes long", () => {
  const chunks = chunksLoaded();
  const page = makeLong(longScreen(`<ul><!--*-->${rowsOf(0, 100)}<!--/--></ul>`), { load: chunks.load }).greet();
  assert.equal(chunks.names.includes("windows"), false);
  page.say(0, 1, 0, extent, 0, number(400), 0);
  assert.equal(chunks.names.includes("windows"), true);
  assert.equal(page.document.querySelector("[data-gap=after]").style.height, "6000px");
});

test("the rows that lack are asked for, and the page isn't idle until they are there", () => {
  const page = makeLong().greet();
  page.scroll(20_000);
  const sent = page.sent();
  assert.equal(sent.length, 1);
  assert.deepEqual(requestIn(sent[0]), [[1, 1, 0], "979,51"]);
  assert.equal(page.isIdle, false);
  page.say(1, 1, 0, extent, 0, number(10_000), 0);
  assert.equal(page.isIdle, true);
});

test("the person's press isn't told to wait for rows, and rows aren't kept without a connection", () => {
  const page = makeLong().greet();
  page.breakLine();
  for (let top = 0; top < 200; top++) page.scroll(20_000 + 1000 * top);
  assert.equal(page.find("usher").inert, false);
  page.comeBack();
  assert.equal(page.sent().length, 1);
});

test("rows that were asked for when the line broke are asked for again by the log alone, with one request", () => {
  const page = makeLong().greet();
  page.scroll(20_000);
  page.sent();
  page.breakLine();
  page.comeBack();
  assert.deepEqual(page.sent().map((message) => requestIn(message)[1]), ["979,51"]);
});

test("what is seen stays when rows come above it", () => {
  const page = makeLong(longScreen(longList(500))).greet();
  page.scroll(500 * 20 + 1000);
  assert.equal(page.topOf("r550"), 0);
  page.say(0, browser, template, 1, 0, '<li data-height="33" id="new"></li>', 1, 0, inserted, 5, 200, 1, 1,
    1, 0, extent, number(500), number(10_001), 0);
  assert.equal(page.topOf("r550"), 0);
});

const kept = { scroll: 1, list: 0, index: 7000, offset: -5 };

/** A page that is loaded again, where the person had been in a long list. */
const loadAgain = (options) => makeLong(longScreen(), {
  before({ window }) {
    window.performance.getEntriesByType = () => [{ type: "reload" }];
    window.sessionStorage.setItem("usher:/app", JSON.stringify(kept));
  },
  ...options,
});

test("a page that is loaded again asks for the rows where the person was", () => {
  const page = loadAgain().greet();
  const [, text] = requestIn(page.sent()[0]);
  const [first, count] = text.split(",").map(Number);
  assert.ok(first < 6990 && first + count > 7020, text);
});

test("a page that is left keeps the row where the person was", () => {
  const page = makeLong(longScreen(longList(500))).greet();
  page.scroll(500 * 20 + 1005);
  fire(page.window, "pagehide");
  assert.deepEqual(JSON.parse(page.window.sessionStorage.getItem("usher:/app")),
    { scroll: 11_005, list: 0, index: 550, offset: -5 });
});

test("the person's place is kept until what is for long lists is there, and when everything comes anew", () => {
  const chunks = chunksLoaded(["windows"]);
  const page = loadAgain({ load: chunks.load }).greet();
  fire(page.window, "pagehide");
  assert.deepEqual(JSON.parse(page.window.sessionStorage.getItem("usher:/app")), kept);
  page.say(0, browser, reset, pageOf(longScreen(longList(6950))));
  chunks.come();
  assert.equal(page.topOf("r7000"), -5);
  page.say(0, browser, reset, pageOf(longScreen(longList(6980))));
  assert.equal(page.topOf("r7000"), -5);
});

test("who has scrolled before what is for long lists is there stays there", () => {
  const chunks = chunksLoaded(["windows"]);
  const page = loadAgain({ load: chunks.load }).greet();
  page.find("screen").scrollTop = 300;
  chunks.come();
  assert.equal(page.find("screen").scrollTop, 300);
});

test("who comes back to a screen finds the row where it was, with other rows around it", () => {
  const page = makeLong(`<!--=2-->${longScreen(longList(500))}<!--/-->`).greet();
  page.scroll(500 * 20 + 1005);
  assert.equal(page.topOf("r550"), -5);
  page.say(0, browser, template, 1, 0, "<h1>Detail</h1>", 1, 0, 3, 1);
  const filled = longScreen("<ul><!--*--><!--/--></ul>");
  const items = Array.from({ length: 100 }, (_, index) => [3, attribute(`r${520 + index}`)]);
  page.say(0, browser, template, 2, 0, filled, browser, template, 3, 0, '<li data-height="31" u="id"></li>',
    1, 0, 2, 2, 100, number(520), number(10_000), 0, items);
  assert.equal(page.topOf("r550"), -5);
});
