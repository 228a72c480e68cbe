// Files that are dropped on an area of the page, or pasted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { isAccepted, makeDropping, mostFiles } = await client("dropping");

const photo = { name: "sea.jpg", type: "image/jpeg" };
const other = { name: "tree.png", type: "image/png" };
const note = { name: "note.txt", type: "text/plain" };

const area = (id, field = "") => `<div id="${id}" data-drop="Other kind: {names}" data-folders="Folders: {names}"
  data-one="Only one." data-most="Only {count}."><label><input type="file" ${field}></label><p role="status"></p></div>`;

/** A page whose fields have the files that a script gives them, which jsdom's fields refuse. */
function makePage(body = area("area", "multiple")) {
  const window = makeWindow(`<div class="layer">${body}<input id="text"><p id="beside"></p></div>`);
  const { document } = window;
  window.DataTransfer = class {
    files = [];
    items = { add: (file) => this.files.push(file) };
  };
  for (const field of document.querySelectorAll("input[type=file]")) {
    Object.defineProperty(field, "files", { value: [], writable: true });
  }
  const chosen = [];
  document.addEventListener("change", ({ target }) => {
    chosen.push([target.closest("[data-drop]").id, ...[...target.files].map(({ name }) => name)]);
    target.files = [];
  });
  makeDropping({ window });
  const find = (id) => document.getElementById(id);
  const carried = (files, folders = []) => ({
    types: ["Files"], files,
    items: files.map((file) => ({ kind: "file", webkitGetAsEntry: () => ({ isDirectory: folders.includes(file) }) })),
  });
  /** Returns whether the browser's own answer was prevented. */
  const send = (target, type, values) => {
    const event = Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), values);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    window, chosen, find, carried,
    told: (id = "area") => find(id).querySelector("[role=status]").textContent,
    drag: (id, type, dataTransfer, values) => send(find(id), type, { dataTransfer, ...values }),
    drop: (id, files, folders) => send(find(id), "drop", { dataTransfer: carried(files, folders) }),
    paste: (target, files, types = []) => send(target, "paste", { clipboardData: { ...carried(files), types } }),
    choose(id, files) {
      const field = find(id).querySelector("input");
      field.files = files;
      fire(field, "change");
    },
  };
}

test("dropped files go into the field of their area, all at once", () => {
  const page = makePage();
  assert.equal(page.drop("area", [photo, note]), true);
  assert.deepEqual(page.chosen, [["area", "sea.jpg", "note.txt"]]);
  assert.equal(page.told(), "");
});

test("what isn't accepted is told by its name, and the others are taken", () => {
  const page = makePage(area("area", 'multiple accept="image/*"'));
  page.drop("area", [note, photo, { name: "<b>{names}.csv", type: "text/csv" }]);
  assert.deepEqual(page.chosen, [["area", "sea.jpg"]]);
  assert.equal(page.told(), "Other kind: note.txt, <b>{names}.csv");
  page.drop("area", [photo]);
  assert.equal(page.told(), "");
});

test("a folder is told, and isn't taken", () => {
  const page = makePage(), folder = { name: "Holiday", type: "" };
  page.drop("area", [folder, photo], [folder]);
  assert.deepEqual(page.chosen, [["area", "sea.jpg"]]);
  assert.equal(page.told(), "Folders: Holiday");
});

test("an area for one file takes none of several, and says so", () => {
  const page = makePage(area("area"));
  page.drop("area", [photo, other]);
  assert.deepEqual([page.chosen, page.told()], [[], "Only one."]);
  page.drop("area", [other]);
  assert.deepEqual([page.chosen, page.told()], [[["area", "tree.png"]], ""]);
});

test("of too many files the first are taken, dropped or chosen, and it is told", () => {
  const many = Array.from({ length: mostFiles + 1 }, (_, index) => ({ name: `${index}`, type: "" }));
  for (const way of ["drop", "choose"]) {
    const page = makePage();
    page[way]("area", many);
    assert.deepEqual(page.chosen, [["area", ...many.slice(0, mostFiles).map(({ name }) => name)]]);
    assert.equal(page.told(), `Only ${mostFiles}.`);
  }
});

test("what is chosen is taken as it is, and an older text goes", () => {
  const page = makePage(area("area", 'accept="image/*"'));
  page.drop("area", [note]);
  assert.notEqual(page.told(), "");
  page.choose("area", [note]);
  assert.deepEqual([page.chosen, page.told()], [[["area", "note.txt"]], ""]);
});

test("an area shows that files are over it, until they are elsewhere, dropped or gone", () => {
  const page = makePage(), isOver = () => "over" in page.find("area").dataset;
  const carried = page.carried([photo]);
  assert.equal(page.drag("area", "dragover", carried), true);
  assert.equal(carried.dropEffect, "copy");
  assert.equal(isOver(), true);
  assert.equal(page.drag("beside", "dragover", carried), true);
  assert.equal(carried.dropEffect, "none");
  assert.equal(isOver(), false);
  page.drag("area", "dragover", carried);
  page.drag("area", "dragleave", carried, { relatedTarget: page.find("beside") });
  assert.equal(isOver(), true);
  page.drag("area", "dragleave", carried, { relatedTarget: null });
  assert.equal(isOver(), false);
  page.drag("area", "dragover", carried);
  page.drop("area", [photo]);
  assert.equal(isOver(), false);
});

test("a file dropped beside an area isn't opened in place of the page", () => {
  const page = makePage();
  assert.equal(page.drop("beside", [photo]), true);
  assert.deepEqual(page.chosen, []);
});

test("a text that is dragged, and a page without an area, are left to the browser", () => {
  const page = makePage();
  assert.equal(page.drag("area", "dragover", { types: ["text/plain"] }), false);
  const without = makePage("");
  assert.equal(without.drop("beside", [photo]), false);
});

test("a disabled area, and one below a question, takes nothing", () => {
  for (const body of [area("area", "disabled"), `${area("area")}<p data-prompt></p>`, `<div inert>${area("area")}</div>`]) {
    const page = makePage(body);
    assert.equal(page.drop("area", [photo]), true);
    page.paste(page.window.document.body, [photo]);
    assert.deepEqual(page.chosen, []);
  }
});

test("a pasted picture goes to the area with the focus, otherwise to the first", () => {
  const page = makePage(area("first") + area("second"));
  assert.equal(page.paste(page.window.document.body, [photo]), true);
  page.paste(page.find("second").querySelector("input"), [other]);
  assert.deepEqual(page.chosen, [["first", "sea.jpg"], ["second", "tree.png"]]);
});

test("an area of a lower layer takes nothing that is pasted", () => {
  const page = makePage();
  page.window.document.body.insertAdjacentHTML("beforeend", '<div class="layer"></div>');
  assert.equal(page.paste(page.window.document.body, [photo]), false);
  assert.deepEqual(page.chosen, []);
});

test("a text field keeps the text that is pasted with its picture, and gives a mere picture away", () => {
  const page = makePage();
  assert.equal(page.paste(page.find("text"), [photo], ["text/plain", "Files"]), false);
  assert.equal(page.paste(page.find("text"), []), false);
  assert.deepEqual(page.chosen, []);
  assert.equal(page.paste(page.find("text"), [photo], ["Files"]), true);
  assert.deepEqual(page.chosen, [["area", "sea.jpg"]]);
});

test("what a field accepts is known by the type or by the end of the name", () => {
  const accepted = (accept, file) => isAccepted(accept, file);
  for (const accept of ["", "image/*", "image/jpeg", ".png, .JPG", "text/plain,image/jpeg"]) assert.equal(accepted(accept, photo), true);
  for (const accept of ["image/png", ".jpeg", "text/*"]) assert.equal(accepted(accept, photo), false);
  assert.equal(accepted("image/*", { name: "a", type: "" }), false);
  assert.equal(accepted(".jpg", { name: "SEA.JPG", type: "" }), true);
});
