// Fields: what they show, and what the person types, which no older news may overwrite.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { makeEvents } = await client("events");
const { isIncomplete, labelRange, makeFields, partOf, textOf } = await client("fields");

const page = `
  <input id="name" value="Ann"><input type="checkbox" id="box"><input type="email" id="mail" value="a@b">
  <select id="choice" value="b"><option value="a"></option><option value="b"></option></select>
  <div class="slider"><output><!---->Low</output>
    <input type="range" id="range" min="10" max="30" step="10" value="10" data-texts="Low\nMiddle\nHigh"></div>`;

/** A page with fields; the parts are those that the script would make. */
function makePage() {
  const { document } = makeWindow(page);
  const events = makeEvents();
  const fields = makeFields({ document, events });
  const find = (id) => document.getElementById(id);
  const parts = new Map();
  const partFor = (id) => {
    if (!parts.has(id)) {
      const part = { element: find(id), name: id === "box" ? "checked" : "value", edit: -1 };
      find(id).usher = { handlers: { [id === "box" ? "change" : "input"]: { part } } };
      parts.set(id, part);
      fields.add(part);
    }
    return parts.get(id);
  };
  return {
    document, events, fields, find, partFor,
    /** The person types, which is told; gives the event's number. */
    type(id, text) {
      if (text !== undefined) find(id).value = text;
      const { number } = events.add([0]);
      fields.typed(partFor(id), number);
      return number;
    },
    /** The server says what a field shows. */
    receive(id, text) { fields.receive(partFor(id), text); },
    show(id, text) { fields.show(partFor(id), text); },
  };
}

// What fields show

test("a field shows what the server says", () => {
  const page = makePage();
  page.receive("name", "Bob");
  assert.equal(page.find("name").value, "Bob");
  page.receive("name", "");
  assert.equal(page.find("name").value, "");
});

test("a box is checked or not", () => {
  const page = makePage();
  page.receive("box", "1");
  assert.equal(page.find("box").checked, true);
  page.receive("box", "");
  assert.equal(page.find("box").checked, false);
});

test("in a field with the focus the cursor stays where it is", () => {
  const page = makePage();
  page.find("name").focus();
  page.find("name").setSelectionRange(1, 2);
  page.receive("name", "Anna");
  assert.deepEqual([page.find("name").selectionStart, page.find("name").selectionEnd], [1, 2]);
});

test("in a field that shows the same already nothing moves", () => {
  const page = makePage();
  page.find("name").focus();
  page.find("name").setSelectionRange(0, 2, "backward");
  page.receive("name", "Ann");
  assert.equal(page.find("name").selectionDirection, "backward");
});

test("a field in which no cursor can be put shows what the server says, too", () => {
  const page = makePage();
  page.find("mail").focus();
  page.receive("mail", "c@d");
  assert.equal(page.find("mail").value, "c@d");
  assert.equal(page.document.activeElement, page.find("mail"));
});

test("a field without the focus doesn't get the cursor", () => {
  const page = makePage();
  page.partFor("name").element.setSelectionRange = () => assert.fail("some browsers would focus the field");
  page.receive("name", "Anna");
  assert.equal(page.find("name").value, "Anna");
});

// Lists of choices

test("a list of choices shows what it says in the page", () => {
  const page = makePage();
  page.partFor("choice");
  assert.equal(page.find("choice").value, "a");
  page.fields.showChosen();
  assert.equal(page.find("choice").value, "b");
});

test("a list of choices shows a new one once that is there", () => {
  const page = makePage();
  page.receive("choice", "c");
  page.find("choice").insertAdjacentHTML("beforeend", '<option value="c"></option>');
  page.fields.showChosen();
  assert.equal(page.find("choice").value, "c");
});

test("a choice is shown once: what the person chooses after it stays", () => {
  const page = makePage();
  page.receive("choice", "b");
  page.fields.showChosen();
  page.find("choice").value = "a";
  page.fields.showChosen();
  assert.equal(page.find("choice").value, "a");
});

// Sliders

test("a slider that the server moves says what it is at", () => {
  const page = makePage();
  page.receive("range", "20");
  assert.equal(page.find("range").value, "20");
  assert.equal(page.find("range").getAttribute("aria-valuetext"), "Middle");
  assert.equal(page.document.querySelector("output").textContent, "Middle");
});

test("a slider says what it is at as the person moves it", () => {
  const { find, document } = makePage();
  find("range").value = "30";
  labelRange(find("range"));
  assert.equal(find("range").getAttribute("aria-valuetext"), "High");
  assert.equal(document.querySelector("output").textContent, "High");
});

test("a slider without a step of its own goes by ones", () => {
  const { find } = makePage();
  const range = find("range");
  for (const name of ["step", "min"]) range.removeAttribute(name);
  range.value = "1";
  labelRange(range);
  assert.equal(range.getAttribute("aria-valuetext"), "Middle");
});

test("a slider whose texts aren't known says nothing of its own", () => {
  const { find, document } = makePage();
  find("range").removeAttribute("data-texts");
  find("range").value = "30";
  labelRange(find("range"));
  labelRange(find("name"));
  assert.equal(find("range").hasAttribute("aria-valuetext"), false);
  assert.equal(document.querySelector("output").textContent, "Low");
});

test("a slider that stands alone says what it is at", () => {
  const { find } = makePage();
  const range = find("range");
  range.closest(".slider").replaceWith(range);
  range.value = "30";
  labelRange(range);
  assert.equal(range.getAttribute("aria-valuetext"), "High");
});

// What was typed is newer

test("what was typed stays until the page shows what came of it", () => {
  const page = makePage();
  const edit = page.type("name", "Anna");
  page.receive("name", "Bob");
  assert.equal(page.find("name").value, "Anna");
  page.events.show(edit);
  page.receive("name", "Bob");
  assert.equal(page.find("name").value, "Bob");
});

test("what was typed into one field says nothing of another", () => {
  const page = makePage();
  page.type("name", "Anna");
  page.receive("mail", "c@d");
  assert.equal(page.find("mail").value, "c@d");
});

test("a new field shows its value, whatever was typed", () => {
  const page = makePage();
  page.type("name", "Anna");
  page.show("name", "Bob");
  assert.equal(page.find("name").value, "Bob");
});

test("a field isn't kept from changing when another event gets the number of what was typed", () => {
  const page = makePage();
  const edit = page.type("name", "Anna");
  page.events.show(edit);
  page.fields.forgetShown();
  // Half a round later the number would count as one to come.
  page.events.show((edit + 150) & 255);
  page.receive("name", "Bob");
  assert.equal(page.find("name").value, "Bob");
});

test("what the page doesn't show yet isn't forgotten", () => {
  const page = makePage();
  const first = page.type("name", "Anna");
  page.type("name", "Annab");
  page.events.show(first);
  page.fields.forgetShown();
  page.receive("name", "Anna");
  assert.equal(page.find("name").value, "Annab");
});

test("what the page doesn't show yet of a field is its event and its text", () => {
  const page = makePage();
  page.partFor("mail");
  const edit = page.type("name", "Anna");
  assert.deepEqual(page.fields.unshown(page.find("name")), { edit, text: "Anna" });
  assert.equal(page.fields.unshown(page.find("mail")), null);
  assert.ok(!page.fields.unshown(page.document.body));
  page.events.show(edit);
  assert.equal(page.fields.unshown(page.find("name")), null);
});

test("what was typed is put back into a field that was made anew, and stays", () => {
  const page = makePage();
  const { number } = page.events.add([0]);
  page.fields.restore(page.partFor("name"), number, "Anna");
  page.fields.restore(page.partFor("box"), number, "1");
  assert.equal(page.find("name").value, "Anna");
  assert.equal(page.find("box").checked, true);
  page.receive("name", "Bob");
  page.receive("box", "");
  assert.equal(page.find("name").value, "Anna");
  assert.equal(page.find("box").checked, true);
  page.fields.restore(page.partFor("box"), number, "");
  assert.equal(page.find("box").checked, false);
});

// What is being composed

test("what is being composed is left alone, and shows what the server says after that", () => {
  const page = makePage();
  fire(page.find("name"), "compositionstart");
  page.receive("name", "Bob");
  assert.equal(page.find("name").value, "Ann");
  fire(page.find("name"), "compositionend");
  assert.equal(page.find("name").value, "Bob");
});

test("other fields change while something is being composed", () => {
  const page = makePage();
  fire(page.find("name"), "compositionstart");
  page.receive("mail", "c@d");
  assert.equal(page.find("mail").value, "c@d");
});

test("what was composed is newer than what the server said meanwhile", () => {
  const page = makePage();
  fire(page.find("name"), "compositionstart");
  page.receive("name", "Bob");
  page.type("name", "Annあ");
  fire(page.find("name"), "compositionend");
  assert.equal(page.find("name").value, "Annあ");
});

test("what is typed elsewhere doesn't drop what the server said of a field that is being composed", () => {
  const page = makePage();
  fire(page.find("name"), "compositionstart");
  page.receive("name", "Bob");
  page.type("mail", "c@d");
  fire(page.find("name"), "compositionend");
  assert.equal(page.find("name").value, "Bob");
});

test("after something was composed the field changes at once again", () => {
  const page = makePage();
  fire(page.find("name"), "compositionstart");
  fire(page.find("name"), "compositionend");
  page.receive("name", "Bob");
  assert.equal(page.find("name").value, "Bob");
  fire(page.find("name"), "compositionend");
  assert.equal(page.find("name").value, "Bob");
});

// What fields tell

test("a field tells its text, and a box whether it is checked", () => {
  const { find, document } = makePage();
  assert.equal(textOf(find("name")), "Ann");
  assert.equal(textOf(find("box")), "");
  find("box").checked = true;
  assert.equal(textOf(find("box")), "1");
  const radio = Object.assign(document.createElement("input"), { type: "radio", value: "x" });
  assert.equal(textOf(radio), "");
  radio.checked = true;
  assert.equal(textOf(radio), "1");
});

test("more than a message holds is cut, in the field, too", () => {
  const { find } = makePage();
  find("name").value = "é".repeat(300_001);
  assert.equal(textOf(find("name")).length, 300_000);
  assert.equal(find("name").value.length, 300_000);
});

test("the part of a field is that of what is typed or of what is checked", () => {
  const page = makePage();
  assert.equal(partOf({}), undefined);
  assert.equal(partOf({ usher: { handlers: { click: {} } } }), undefined);
  for (const id of ["name", "box"]) assert.equal(partOf(page.partFor(id).element), page.partFor(id));
});

for (const type of ["date", "datetime-local"]) test(`a ${type} is incomplete while it is none, or is out of its range`, () => {
  const date = (wrong) => ({
    type,
    validity: { badInput: false, rangeUnderflow: false, rangeOverflow: false, ...wrong && { [wrong]: true } },
  });
  assert.equal(isIncomplete(date()), false);
  for (const wrong of ["badInput", "rangeUnderflow", "rangeOverflow"]) assert.equal(isIncomplete(date(wrong)), true);
  assert.equal(isIncomplete({ ...date("badInput"), type: "number" }), false);
  // A link in SVG.
  assert.equal(isIncomplete({ type: { baseVal: "" } }), false);
});
