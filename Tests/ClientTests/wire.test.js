// Numbers, texts and messages on the wire, and their names.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { client } from "./client.js";

const wire = await client("wire");
const { Reader, appendNumber, messageOf } = wire;

const protocol = readFileSync(new URL("../../Documentation/Protocol.md", import.meta.url), "utf8");

/** The numbers of a table of the protocol, by name. */
function table(heading) {
  const section = protocol.split(/^#+ /m).find((text) => text.startsWith(heading + "\n"));
  const rows = [...section.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)];
  return Object.fromEntries(rows.map(([, number, name]) => [name, +number]));
}

const reader = (...bytes) => new Reader(new Uint8Array(bytes).buffer);

for (const [heading, names] of Object.entries({
  "Controls": wire.control,
  "Events of the browser": wire.told,
  "Statuses of a position": wire.positionStatus,
  "What becomes of a branch": wire.branchChange,
  "What becomes of a row": wire.rowChange,
  "Animations": wire.animation,
})) {
  test(`the script has the names and numbers of the protocol's table "${heading}", all of them`, () => {
    assert.deepEqual({ ...names }, table(heading));
  });
}

test("the codes a socket is closed with that the script knows are the protocol's", () => {
  const codes = table("Codes a socket is closed with");
  const { ended, inUse, otherVersion, tooLarge, unknownSession } = codes;
  assert.deepEqual({ ...wire.closeCode }, { ended, inUse, otherVersion, tooLarge, unknownSession });
});

test("fragment 0 is the browser itself", () => {
  assert.equal(wire.browserFragment, 0);
});

for (const [value, bytes] of [
  [0, [0]], [1, [1]], [127, [127]], [128, [128, 1]], [129, [129, 1]], [255, [255, 1]], [300, [172, 2]],
  [16_383, [255, 127]], [16_384, [128, 128, 1]], [2 ** 31, [128, 128, 128, 128, 8]],
  [2 ** 40 + 5, [133, 128, 128, 128, 128, 32]],
]) {
  test(`${value} is written and read in base 128, lowest first`, () => {
    assert.deepEqual(appendNumber(value, []), bytes);
    const from = reader(...bytes, 9);
    assert.equal(from.number(), value);
    assert.equal(from.byte(), 9);
  });
}

test("a number is appended to the bytes that are there, which are given back", () => {
  const bytes = [7];
  assert.equal(appendNumber(200, bytes), bytes);
  assert.deepEqual(bytes, [7, 200, 1]);
});

test("bytes are read one after another, to the end", () => {
  const from = reader(5, 200);
  assert.equal(from.done, false);
  assert.equal(from.byte(), 5);
  assert.equal(from.done, false);
  assert.equal(from.byte(), 200);
  assert.equal(from.done, true);
});

test("an empty message is at its end at once", () => {
  assert.equal(reader().done, true);
});

test("what comes next is looked at without being read", () => {
  const from = reader(9, 0, 5);
  from.byte();
  assert.equal(from.startsWith(0, 5), true);
  assert.equal(from.startsWith(0), true);
  assert.equal(from.startsWith(9, 0), false);
  assert.equal(from.startsWith(0, 4), false);
  assert.equal(from.byte(), 0);
});

test("more than is left doesn't come next", () => {
  assert.equal(reader(0).startsWith(0, 5), false);
});

test("a text's length counts its bytes", () => {
  const from = reader(7, 65, 195, 164, 240, 159, 166, 138, 66);
  assert.equal(from.text(), "Aä🦊");
  assert.equal(from.byte(), 66);
});

test("a text can be empty", () => {
  const from = reader(0, 3);
  assert.equal(from.text(), "");
  assert.equal(from.byte(), 3);
});

test("a text may be longer than a byte can say", () => {
  const long = "x".repeat(300);
  assert.equal(reader(172, 2, ...Buffer.from(long)).text(), long);
});

test("a text begins where the one before it ends", () => {
  const from = reader(1, 65, 2, 66, 67);
  assert.equal(from.text(), "A");
  assert.equal(from.text(), "BC");
});

test("what may be gone tells nothing from an empty text", () => {
  const from = reader(0, 1, 3, 72, 105);
  assert.equal(from.optional(), null);
  assert.equal(from.optional(), "");
  assert.equal(from.optional(), "Hi");
  assert.equal(from.done, true);
});

test("a text keeps a mark of byte order at its beginning", () => {
  assert.equal(reader(4, 0xef, 0xbb, 0xbf, 65).text(), "\ufeffA");
});

test("a message has room for the number of frames, then the event, then its text to the end", () => {
  assert.deepEqual([...messageOf([1, 2], "ä")], [0, 1, 2, 195, 164]);
});

test("a message without a text ends with the event", () => {
  assert.deepEqual([...messageOf([1, 2])], [0, 1, 2]);
  assert.deepEqual([...messageOf([1, 2], "")], [0, 1, 2]);
});

test("a message is bytes, which a socket takes", () => {
  assert.equal(messageOf([1]) instanceof Uint8Array, true);
});
