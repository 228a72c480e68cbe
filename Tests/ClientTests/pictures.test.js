// Pictures of chosen files, shown without being sent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow } from "./page.js";

const { makePictures } = await client("pictures");

function makePage(numbers, known = numbers) {
  const window = makeWindow(numbers.map((number) => `<img id="i${number}" data-file="${number}">`).join(""));
  const held = [];
  window.URL.createObjectURL = (file) => {
    held.push(`blob:${file}`);
    return `blob:${file}`;
  };
  window.URL.revokeObjectURL = (url) => held.splice(held.indexOf(url), 1);
  const pictures = makePictures({ window, find: (number) => known.includes(number) ? `file${number}` : undefined });
  return { held, known, pictures, window, find: (id) => window.document.getElementById(id) };
}

test("a picture is shown from the file that was chosen, once", () => {
  const { find, held, pictures } = makePage([1, 2]);
  pictures.update();
  pictures.update();
  assert.equal(find("i1").src, "blob:file1");
  assert.equal(find("i2").src, "blob:file2");
  assert.deepEqual(held, ["blob:file1", "blob:file2"]);
});

test("a picture that isn't on the page any more is let go of, and no other", () => {
  const { find, held, pictures } = makePage([1, 2]);
  pictures.update();
  find("i1").remove();
  pictures.update();
  assert.deepEqual(held, ["blob:file2"]);
});

test("a picture stays when its file has been sent", () => {
  const { find, held, known, pictures, window } = makePage([1], [1]);
  pictures.update();
  known.length = 0;
  // The row is made again meanwhile.
  find("i1").remove();
  window.document.body.innerHTML = '<img id="i1" data-file="1">';
  pictures.update();
  assert.equal(find("i1").src, "blob:file1");
  assert.deepEqual(held, ["blob:file1"]);
});

test("a file that isn't known, and a picture that the browser can't read, show nothing", () => {
  const { find, held, pictures } = makePage([1, 2], [2]);
  pictures.update();
  assert.equal(find("i1").getAttribute("src"), null);
  assert.deepEqual(held, ["blob:file2"]);
  fire(find("i2"), "error");
  assert.equal(find("i2").hidden, true);
});
