// Forms that were refused: the person is taken to what is wrong.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { makeWindow } from "./page.js";

const { makeForms } = await client("forms");

const field = (id, attributes = "") => `<input id="${id}" ${attributes}>`;
const form = (id, ...fields) =>
  `<form id="${id}-form">${fields.join("")}<div class="problems" id="${id}" data-refused="0"></div></form>`;

/** A page whose counters are in fragments, the number of which their `data-fragment` tells. */
function makePage(body) {
  const window = makeWindow(`<main>${body}</main><input id="beside" aria-invalid="true">`);
  const { document } = window;
  const root = document.querySelector("main");
  const seen = [];
  window.Element.prototype.scrollIntoView = function (how) { seen.push([this.id, how]); };
  const { focus } = window.HTMLElement.prototype;
  const scrolled = [];
  window.HTMLElement.prototype.focus = function (options) {
    if (!options?.preventScroll) scrolled.push(this.id);
    focus.call(this);
  };
  const forms = makeForms({ root });
  const find = (id) => document.getElementById(id);
  const page = {
    document, forms, find, seen, scrolled,
    add(id) {
      find(id).usher = { region: { fragment: Number(find(id).dataset.fragment ?? 1) } };
      forms.add(find(id));
    },
    /** The form was refused so often, and the page changes. */
    refuse(id, count = Number(find(id).dataset.refused) + 1) {
      find(id).dataset.refused = count;
      forms.update();
    },
    setInvalid(...ids) { for (const id of ids) find(id).setAttribute("aria-invalid", "true"); },
    get focused() { return document.activeElement.id; },
  };
  for (const { id } of root.querySelectorAll("[data-refused]")) page.add(id);
  forms.update();
  return page;
}

test("a form that is refused takes the person to the first field with something wrong", () => {
  const page = makePage(form("a", field("name"), field("mail"), field("phone")));
  page.setInvalid("mail", "phone");
  page.refuse("a");
  assert.equal(page.focused, "mail");
  assert.deepEqual(page.seen, [["mail", { block: "nearest" }]]);
  assert.deepEqual(page.scrolled, []);
});

test("in a group the field that is wrong takes the focus, and the first if it is said of none", () => {
  const group = `<div id="days" role="group">${field("from")}${field("to")}</div>`;
  const page = makePage(form("a", group));
  page.setInvalid("days", "to");
  page.refuse("a");
  assert.equal(page.focused, "to");
  page.find("to").removeAttribute("aria-invalid");
  page.refuse("a");
  assert.equal(page.focused, "from");
});

test("a form that is refused again takes the person there again", () => {
  const page = makePage(form("a", field("name"), field("mail")));
  page.setInvalid("name");
  page.refuse("a");
  page.find("mail").focus();
  page.refuse("a");
  assert.equal(page.focused, "name");
});

test("a change of the page that refuses nothing leaves the person where they are", () => {
  const page = makePage(form("a", field("name"), field("mail")));
  page.setInvalid("name");
  page.find("mail").focus();
  page.forms.update();
  assert.equal(page.focused, "mail");
});

test("a form that comes after it was refused leaves the person where they are", () => {
  const page = makePage(form("a", field("name")).replace('data-refused="0"', 'data-refused="3"'));
  page.setInvalid("name");
  page.forms.update();
  assert.equal(page.focused, "");
});

test("a field that isn't seen is passed over", () => {
  const page = makePage(form("a", field("name", "hidden"), field("mail")));
  page.setInvalid("name", "mail");
  page.refuse("a");
  assert.equal(page.focused, "mail");
});

test("a form that is refused with nothing wrong in its fields leaves the person where they are", () => {
  const page = makePage(form("a", field("name"), field("mail", 'aria-invalid="false"')));
  page.find("name").focus();
  page.refuse("a");
  assert.equal(page.focused, "name");
  assert.deepEqual(page.seen, []);
});

test("of several forms the one that was refused counts", () => {
  const page = makePage(form("a", field("name")) + form("b", field("mail")) + form("c", field("phone")));
  page.setInvalid("name", "mail", "phone");
  page.refuse("c");
  page.forms.update();
  assert.equal(page.focused, "phone");
  page.refuse("b");
  assert.equal(page.focused, "mail");
  page.refuse("a");
  assert.equal(page.focused, "name");
});

test("what counts refusals outside a form stands for all fields of the page, and no others", () => {
  const page = makePage(`${field("name")}<div id="a" data-refused="0"></div>`);
  page.refuse("a");
  assert.equal(page.focused, "");
  page.setInvalid("name");
  page.refuse("a");
  assert.equal(page.focused, "name");
});

test("a form that was made anew when it was refused takes the person to what is wrong", () => {
  const page = makePage(form("a", field("name")));
  page.document.querySelector("main").innerHTML = form("a", field("name", 'aria-invalid="true"'));
  page.add("a");
  page.refuse("a");
  assert.equal(page.focused, "name");
});

test("forms of several screens count each for itself", () => {
  const other = form("b", field("mail")).replace("data-", 'data-fragment="2" data-');
  const page = makePage(form("a", field("name")) + other);
  page.setInvalid("name", "mail");
  page.refuse("a");
  page.find("a-form").remove();
  page.find("mail").blur();
  // The second form is the first of its screen now as before.
  page.forms.update();
  assert.equal(page.focused, "");
  page.refuse("b");
  assert.equal(page.focused, "mail");
});

test("a count that begins anew, as after a restart of the server, takes the person nowhere", () => {
  const page = makePage(form("a", field("name"), field("mail")));
  page.setInvalid("name");
  page.refuse("a", 2);
  page.find("mail").focus();
  page.refuse("a", 0);
  assert.equal(page.focused, "mail");
  page.refuse("a", 1);
  assert.equal(page.focused, "name");
});
