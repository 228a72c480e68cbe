// What was typed, by the fields' names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { isPrivate } = await client("fields");
const { makeTyped } = await client("typed");

const form = `<div id="usher">
  <label>Name <input id="name"></label><input id="mail" name="email"><textarea id="text" aria-label="Text"></textarea>
  <label>Secret <input id="secret" type="password"></label>
  <div data-private><input id="private" name="private"></div>
  <input id="first" name="row"><input id="second" name="row">
  <label>Wanted <input id="wanted" type="checkbox"></label><input id="file" type="file">
  <select id="choice" name="choice"><option value="a"><option value="b"></select></div>`;

function makePage({ url = "https://example.org/app/1" } = {}) {
  const window = makeWindow(form, { url });
  const { document } = window;
  const find = (id) => document.getElementById(id);
  const typed = makeTyped({ window, root: find("usher") });
  const heard = [];
  for (const type of ["input", "change"]) {
    document.addEventListener(type, ({ target }) => heard.push(`${type} ${target.id}`));
  }
  return {
    window, document, typed, find, heard,
    type(id, value) {
      if (find(id).type === "checkbox") find(id).checked = value; else find(id).value = value;
      fire(find(id), "input");
    },
  };
}

/** What was typed on a page comes back on another one. */
function restored(type, { url } = {}, prepare = () => {}) {
  const page = makePage();
  type(page);
  const again = makePage({ url });
  prepare(again);
  const isBack = again.typed.restore(JSON.parse(JSON.stringify(page.typed.texts)));
  return { ...again, isBack };
}

test("what was typed comes back by the field's name, or its label, as if the person typed it", () => {
  const page = restored((page) => {
    page.type("name", "Ann");
    page.type("mail", "a@b.c");
    page.type("text", "one\ntwo");
    page.type("wanted", true);
    page.type("choice", "b");
  });
  assert.equal(page.find("name").value, "Ann");
  assert.equal(page.find("mail").value, "a@b.c");
  assert.equal(page.find("text").value, "one\ntwo");
  assert.equal(page.find("wanted").checked, true);
  assert.equal(page.find("choice").value, "b");
  assert.equal(page.isBack, true);
  assert.deepEqual(page.heard.slice(0, 2), ["input name", "change name"]);
});

test("of fields with the same name each gets its own", () => {
  const page = restored((page) => page.type("second", "two"));
  assert.equal(page.find("first").value, "");
  assert.equal(page.find("second").value, "two");
});

test("a field is found again, though its screen has another number", () => {
  const page = makePage();
  page.find("wanted").setAttribute("name", "Size~2");
  page.type("wanted", true);
  const again = makePage();
  again.find("wanted").setAttribute("name", "Size~31");
  again.typed.restore(JSON.parse(JSON.stringify(page.typed.texts)));
  assert.equal(again.find("wanted").checked, true);
});

test("a password isn't kept, nor what is in a private part of the page", () => {
  const page = makePage();
  page.type("secret", "s3cret");
  page.type("private", "s3cret");
  // A password that is shown.
  page.type("mail", "s3cret");
  page.find("mail").type = "password";
  assert.deepEqual(page.typed.texts, []);
  assert.deepEqual(["name", "secret", "private"].map((id) => isPrivate(page.find(id))), [false, true, true]);
});

test("what the person didn't touch isn't kept", () => {
  const page = makePage();
  page.find("name").value = "by the server";
  assert.deepEqual(page.typed.texts, []);
});

test("a text that the browser has put back by itself is told all the same", () => {
  const page = restored((page) => page.type("name", "Ann"), {}, (again) => { again.find("name").value = "Ann"; });
  assert.deepEqual(page.heard, ["input name", "change name"]);
});

test("at another address the text waits, for the field of its own address", () => {
  const page = restored((page) => page.type("name", "Ann"), { url: "https://example.org/app" });
  assert.equal(page.find("name").value, "");
  assert.equal(page.typed.texts.length, 1);
  page.window.history.pushState(null, "", "/app/1");
  page.typed.update();
  assert.equal(page.find("name").value, "Ann");
  page.find("name").value = "";
  page.typed.update();
  assert.equal(page.find("name").value, "", "once");
});

test("a field takes only what it is meant to", () => {
  const page = makePage();
  page.type("name", "Ann");
  page.type("mail", "a@b.c");
  const again = makePage();
  again.typed.restore(page.typed.texts, (field) => field.id === "mail");
  assert.equal(again.find("name").value, "");
  assert.equal(again.find("mail").value, "a@b.c");
});
