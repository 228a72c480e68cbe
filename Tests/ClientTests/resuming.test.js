// A document that continues the page of the document before it: after a reload, in a tab that was discarded, and after
// Back from another site.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, setHidden } from "./page.js";
import { button, makePage, name, pageOf, rows, screen } from "./wholePage.js";

const { wireVersion } = await client("wire");

// The numbers of Documentation/Protocol.md.
const browser = 0;
const navigate = 4, push = 1, reset = 9;
const location = 1;
const unknownSession = 4404, inUse = 4409, otherVersion = 4426, tooLarge = 1009;

/** In milliseconds: the longest time that a page isn't painted, and how long a page is young. */
const longestHiding = 2000, youngPage = 2000, circlePause = 5000;

const pressed = [1, 1, button];
const typed = (part, value) => [1, 1, part, ...new TextEncoder().encode(value)];
const key = (session) => `usher-page:${session}`;

/** The document that the browser loads at the present entry of an earlier page's history. */
function load(earlier, { content = screen, session = "new", state = earlier.window.history.state, storage, ended, ...options } = {}) {
  const { href } = earlier.window.location;
  const kept = storage ?? { ...earlier.window.sessionStorage };
  return makePage(content, {
    session, url: href, ...options,
    before({ window, document }) {
      window.history.replaceState(state, "", href);
      for (const [name, value] of Object.entries(kept)) window.sessionStorage.setItem(name, value);
      if (ended) window.localStorage.setItem("usher-ended", String(ended));
      if (state) document.documentElement.dataset.resuming = "";
    },
  });
}

/** The person loads the page again. */
function reload(page, options) {
  fire(page.window, "pagehide");
  return load(page, options);
}

const query = (page) => Object.fromEntries(new URL(page.socket.url).searchParams);
const isHidden = (page) => "resuming" in page.document.documentElement.dataset;
const isInert = (page) => page.find("usher").firstElementChild.inert ?? false;
/** What the server was sent, without emptied events: that the person left isn't told after a reload. */
const sent = (page) => page.sent().filter((message) => message.join() !== "0,0");
/** The server agrees, and sends the complete page. */
function agree(page, { applied = 0, content = screen } = {}) {
  page.greet(applied, 1);
  page.say(applied, browser, reset, pageOf(content));
}

test("a page that is loaded again asks for its session, and takes no input until it is there", () => {
  const page = reload(makePage().greet());
  const { session, document, takes, made, moved, received, index, version } = query(page);
  assert.deepEqual({ session, document, takes, made, moved, received, index, version }, {
    session: "mine", document: "new", takes: "left", made: "1", moved: undefined, received: "0", index: "0",
    version: `${wireVersion}`,
  });
  assert.equal(isHidden(page), true);
  assert.equal(isInert(page), true);
  page.greet(0, 1);
  assert.equal(isInert(page), true);
  page.say(0, browser, reset, pageOf(screen));
  assert.equal(isHidden(page), false);
  assert.equal(isInert(page), false);
  assert.equal(page.window.history.state.session, "mine");
  page.click("a");
  assert.deepEqual(sent(page), [pressed]);
});

test("a document with a session of its own doesn't ask again when the line breaks later", () => {
  const page = reload(makePage().greet());
  agree(page);
  page.breakLine();
  page.comeBack();
  const { session, document, takes, received } = query(page);
  assert.deepEqual({ session, document, takes, received }, {
    session: "mine", document: "new", takes: undefined, received: "1",
  });
});

test("a document whose question wasn't answered asks again", () => {
  const page = reload(makePage().greet());
  page.breakLine();
  page.wait(circlePause);
  assert.equal(query(page).takes, "left");
});

test("what was done and isn't acknowledged is sent by the next document, once, and shown in its field", () => {
  const before = makePage().greet();
  before.click("a");
  before.type("name", "Ann");
  before.type("two", "Bob");
  const page = reload(before);
  // That the person left counts too.
  assert.equal(query(page).made, "4");
  agree(page, { applied: 1 });
  assert.deepEqual(page.sent(), [
    typed(name, "Ann"), [1, 3, rows, 1, 0, ...new TextEncoder().encode("Bob")], [browser, 0],
  ]);
  assert.equal(page.find("name").value, "Ann");
  assert.equal(page.find("two").value, "Bob");
  page.click("a");
  page.say(5);
  assert.equal(page.isIdle, true);
});

test("a field that isn't bound gets its text back, and one that is bound shows the server's", () => {
  const content = screen + '<input id="free" name="free">';
  const before = makePage(content).greet();
  before.type("free", "note");
  before.type("name", "Ann");
  before.say(1, 1, name, "Ann!");
  const page = reload(before, { content });
  agree(page, { applied: 1, content: content.replace('id="name"', 'id="name" value="Ann!"') });
  assert.equal(page.find("free").value, "note");
  assert.equal(page.find("name").value, "Ann!");
  assert.deepEqual(sent(page), []);
});

test("the focus is where it was", () => {
  const before = makePage().greet();
  before.find("name").focus();
  const page = reload(before);
  agree(page);
  assert.equal(page.document.activeElement.id, "name");
});

test("nothing is left in the browser once the page is there", () => {
  const before = makePage().greet();
  before.type("name", "Ann");
  const page = reload(before);
  agree(page, { applied: 1 });
  assert.equal(page.window.sessionStorage.getItem(key("mine")), null);
});

test("what is private isn't left in the browser, and what follows it still counts", () => {
  const content = '<input id="secret" type="password" u=".value"><p data-private><input id="code" u=".value"></p>'
    + '<button id="a" u="@click"></button>';
  const before = makePage(content).greet();
  before.type("secret", "s3cret");
  before.type("code", "s3cret");
  before.click("a");
  fire(before.window, "pagehide");
  assert.equal(JSON.stringify({ ...before.window.sessionStorage }).includes("s3cret"), false);
  const bytes = JSON.stringify([..."s3cret"].map((letter) => letter.charCodeAt(0))).slice(1, -1);
  assert.equal(JSON.stringify({ ...before.window.sessionStorage }).includes(bytes), false);
  const page = load(before, { content });
  agree(page, { content });
  assert.deepEqual(page.sent().slice(0, 3), [[browser, 0], [browser, 0], [1, 1, 2]]);
});

test("at another entry of the history the server is told that the person moved", () => {
  const before = makePage().greet();
  before.say(0, browser, push, "/app/1", 1, 0, 1);
  fire(before.window, "pagehide");
  const page = load(before, { state: { session: "mine", index: 0 } });
  assert.equal(query(page).index, "0");
  agree(page);
  assert.deepEqual(sent(page), [[browser, location, 1, 0, ...new TextEncoder().encode("/app/1")]]);
});

test("Back while the page isn't there yet is told", () => {
  const page = reload(makePage().greet());
  page.window.history.pushState({ session: "mine", index: 1 }, "", "/app/1");
  page.window.history.back();
  page.wait(0);
  agree(page);
  assert.deepEqual(sent(page), [[browser, location, 1, 0, ...new TextEncoder().encode("/app")]]);
});

test("a tab that was discarded asks with care, and knows what was done last", () => {
  const before = makePage().greet();
  setHidden(before.window, true);
  before.say(1);
  // An event of the hidden page.
  before.window.history.pushState({ session: "mine", index: 1 }, "", "/app/1");
  before.window.history.back();
  before.wait(0);
  const page = load(before);
  assert.deepEqual([query(page).takes, query(page).made], ["unsure", "2"]);
});

test("a tab that is seen again leaves nothing for a copy of it", () => {
  const before = makePage().greet();
  setHidden(before.window, true);
  assert.notEqual(before.window.sessionStorage.getItem(key("mine")), null);
  setHidden(before.window, false);
  assert.equal(before.window.sessionStorage.getItem(key("mine")), null);
});

test("a document that knows no events follows the server's number, with what was done meanwhile", () => {
  const page = load(makePage().greet(), { storage: {} });
  assert.equal(query(page).made, undefined);
  page.window.history.pushState({ session: "mine", index: 1 }, "", "/app/1");
  page.window.history.back();
  page.wait(0);
  agree(page, { applied: 200 });
  assert.equal(page.sent().length, 1);
  page.click("a");
  assert.equal(page.isIdle, false);
  page.say(202);
  assert.equal(page.isIdle, true);
});

test("the copy of a tab shows its own page", () => {
  const page = load(makePage().greet(), { storage: {} });
  page.socket.end(inUse);
  const { session, takes, received } = query(page);
  assert.deepEqual({ session, takes, received }, { session: "new", takes: undefined, received: "0" });
  assert.equal(isHidden(page), false);
  assert.equal(isInert(page), false);
  assert.deepEqual(page.window.history.state, { session: "new", index: 0 });
  page.greet();
  assert.equal(page.line, null);
  page.click("a");
  assert.deepEqual(page.sent(), [pressed]);
});

test("a page that is gone begins afresh, and what was typed comes back, also for the server", () => {
  const before = makePage().greet();
  before.type("name", "Ann");
  before.say(1);
  const page = reload(before);
  page.socket.end(unknownSession);
  page.greet();
  assert.equal(page.find("name").value, "Ann");
  assert.deepEqual(page.sent(), [typed(name, "Ann")]);
  assert.equal(page.line, "This page had to start again. What you had typed is back.");
});

test("a press that nobody heard is told when the page turns out to be gone", () => {
  const before = makePage().greet();
  before.wait(youngPage + 1);
  before.breakLine();
  before.click("a");
  before.wait(circlePause);
  before.socket.end(unknownSession);
  assert.equal(before.reload.calls.length, 1);
  const page = reload(before);
  // That the session is gone is no claim on it.
  assert.equal(query(page).takes, "unsure");
  page.socket.end(unknownSession);
  page.greet();
  assert.equal(page.line, "Something you did may not have been carried out. Please check it.");
  assert.deepEqual(page.sent(), []);
});

test("a page that is gone without anything to lose begins afresh without a word", () => {
  const page = reload(makePage().greet());
  page.socket.end(unknownSession);
  page.greet();
  assert.equal(page.line, null);
});

test("the nearest page asks for the lost one, at its address, and says when it is gone", () => {
  const before = makePage(screen, { url: "https://example.org/app/1/edit" }).greet();
  fire(before.window, "pagehide");
  // What early.js makes of the page at the nearest address.
  const near = () => makePage(screen, {
    session: "new", url: "https://example.org/app/1/edit",
    before({ window, document }) {
      window.history.replaceState({ session: "mine", index: 2 }, "");
      document.documentElement.dataset.nearest = "/app/1";
    },
  });
  const page = near();
  assert.deepEqual([query(page).session, query(page).index, page.at], ["mine", "2", "/app/1/edit"]);
  agree(page);
  assert.equal(page.at, "/app/1/edit");
  const other = near();
  other.socket.end(unknownSession);
  other.greet();
  assert.equal(other.at, "/app/1");
  assert.equal(other.line, "The page that was open here has ended. This is the nearest one.");
});

test("a page that isn't there in time is shown, says so, and takes no input", () => {
  const page = reload(makePage().greet());
  page.wait(longestHiding);
  assert.match(page.line, /^Reconnecting…/);
  assert.equal(isInert(page), true);
  agree(page);
  assert.equal(page.line, null);
});

test("what the browser fills in by itself before the page is there isn't told", () => {
  const page = reload(makePage().greet());
  page.type("name", "filled in");
  agree(page, { applied: 1 });
  assert.deepEqual(sent(page), []);
});

test("an app that has ended isn't asked for", () => {
  const before = makePage().greet();
  before.say(0, browser, navigate, "", 0);
  const page = reload(before);
  assert.deepEqual([query(page).session, query(page).takes], ["new", undefined]);
  assert.equal(page.window.sessionStorage.getItem(key("mine")), null);
});

test("when the person signs out on another page, this one keeps nothing, and begins afresh", () => {
  const before = makePage().greet();
  before.type("name", "Ann");
  before.socket.end(4405);
  const page = reload(before);
  assert.equal(JSON.stringify({ ...before.window.sessionStorage }).includes("Ann"), false);
  assert.equal(query(page).session, "new");
});

test("what another person has typed before this one signed in doesn't come back", () => {
  const before = makePage().greet();
  before.type("name", "Ann");
  fire(before.window, "pagehide");
  const kept = { ...before.window.sessionStorage };
  const page = load(before, { storage: kept, ended: 1 });
  page.socket.end(unknownSession);
  page.greet();
  assert.equal(page.find("name").value, "");
  assert.equal(page.line, null);
});

test("a page of another version is loaded again, and keeps what was done", () => {
  const before = makePage().greet();
  before.wait(youngPage + 1);
  before.type("name", "Ann");
  before.breakLine();
  before.wait(circlePause);
  before.socket.end(otherVersion);
  assert.equal(before.reload.calls.length, 1);
  const page = reload(before);
  assert.deepEqual([query(page).takes, query(page).made], ["left", "2"]);
});

test("what a script of another version has left isn't sent, but what was typed is typed again", () => {
  const before = makePage().greet();
  before.type("name", "Ann");
  before.click("a");
  fire(before.window, "pagehide");
  const kept = JSON.parse(before.window.sessionStorage.getItem(key("mine")));
  const page = load(before, { storage: { [key("mine")]: JSON.stringify({ ...kept, version: wireVersion + 1 }) } });
  assert.equal(query(page).made, undefined);
  agree(page, { applied: 7 });
  assert.deepEqual(page.sent(), [typed(name, "Ann")]);
  assert.equal(page.find("name").value, "Ann");
  assert.equal(page.line, "Something you did may not have been carried out. Please check it.");
});

test("what the server refuses as too large isn't sent again", () => {
  const before = makePage().greet();
  before.type("name", "too large");
  before.socket.end(tooLarge);
  const page = reload(before);
  assert.equal(query(page).made, undefined);
  agree(page, { applied: 0 });
  assert.deepEqual(page.sent(), []);
  assert.equal(page.find("name").value, "");
});

test("a page that fails at once begins afresh, and an older one continues", () => {
  for (const [time, session] of [[0, "new"], [youngPage + 1, "mine"]]) {
    const before = makePage().greet();
    before.wait(time);
    before.say(0, browser, 99);
    assert.equal(before.reload.calls.length, 1);
    assert.equal(query(reload(before)).session, session);
  }
});

test("a document that is loaded again before it is there leaves what it found", () => {
  const before = makePage().greet();
  before.type("name", "Ann");
  const page = reload(reload(before), { session: "third" });
  assert.deepEqual([query(page).session, query(page).takes, query(page).made], ["mine", "left", "3"]);
});

test("a page is cut off if it was before the browser began to leave it", () => {
  const left = (...steps) => {
    const page = makePage().greet();
    for (const step of steps) if (step === "close") page.socket.end(1006); else fire(page.window, step);
    return JSON.parse(page.window.sessionStorage.getItem(key("mine"))).cutOff;
  };
  // Firefox closes the socket on the way.
  assert.equal(left("beforeunload", "close", "pagehide"), undefined);
  assert.equal(left("close", "beforeunload", "pagehide"), "/app");
  // Phones leave a page without a word.
  assert.equal(left("close", "pagehide"), "/app");
  assert.equal(left("pagehide"), undefined);
});

test("a page that another site leads back to tells its answer after the session has accepted it", () => {
  const leave = 17, returned = 11;
  const first = makePage().greet();
  first.say(0, browser, leave, "https://pay.example/", "t1", 0);
  assert.deepEqual(first.assign.calls, [["https://pay.example/"]]);
  fire(first.window, "pagehide");
  const page = load(first, {
    state: { session: "mine", index: "" },
    storage: {
      [key("mine")]: JSON.stringify({ ...JSON.parse(first.window.sessionStorage.getItem(key("mine"))), index: "" }),
      "usher-answer": JSON.stringify({ token: "t1", query: "payment=17" }),
    },
  });
  assert.equal(query(page).index, "");
  agree(page);
  assert.deepEqual(sent(page), [[browser, returned, ...new TextEncoder().encode("t1 payment=17")]]);
});

test("a page that the person comes back to from another site by Back says so", () => {
  const leave = 17, returned = 11;
  const first = makePage().greet();
  first.say(0, browser, leave, "https://pay.example/", "t1", 0);
  const page = reload(first);
  agree(page);
  assert.deepEqual(sent(page), [[browser, returned]]);
});
