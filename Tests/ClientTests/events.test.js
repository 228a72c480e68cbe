// Events: how they are counted, what is kept until the server has stored what came of it, and what gives way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";

const { makeEvents } = await client("events");
const { amendMoves } = await client("passing");

const offline = { isOnline: false };
const visibility = { isOnline: false, isVisibility: true };

/** Events that were added, with texts "1", "2" and so on. */
function added(count, how) {
  const events = makeEvents();
  for (let number = 1; number <= count; number++) events.add([3, 1, 0], String(number), how);
  return events;
}

/** Events of which all but the last ones are stored: `last` is the number of the newest. */
function counted(last) {
  const events = makeEvents();
  for (let number = 1; number <= last; number++) {
    events.add([3, 1, 0], String(number));
    events.acknowledge(number & 255);
  }
  return events;
}

/** What is kept, without the room for the number of frames. */
const kept = (events) => events.messages.map((message) => [...message.subarray(1)]);
const textsOf = (events) => kept(events).map((bytes) => String.fromCharCode(...bytes.slice(3)));

// Numbers

test("events are counted from 1", () => {
  const events = makeEvents();
  assert.equal(events.add([3, 1, 0]).number, 1);
  assert.equal(events.add([3, 1, 0]).number, 2);
});

test("after 255 the count goes on at 0", () => {
  const events = counted(254);
  assert.equal(events.add([3, 1, 0]).number, 255);
  assert.equal(events.add([3, 1, 0]).number, 0);
  assert.equal(events.add([3, 1, 0]).number, 1);
});

test("an event is given back as the message that is sent", () => {
  const { message } = makeEvents().add([3, 1, 0], "é");
  assert.deepEqual([...message], [0, 3, 1, 0, 195, 169]);
});

test("the message that is sent is the one that is kept, so that what is written into it stays", () => {
  const events = makeEvents();
  const { message } = events.add([3, 1, 0]);
  assert.equal(events.messages[0], message);
});

// What is kept

test("events are kept in their order until they are acknowledged", () => {
  const events = added(3);
  assert.equal(events.count, 3);
  assert.deepEqual(textsOf(events), ["1", "2", "3"]);
});

test("an acknowledgement is for all events up to it", () => {
  const events = added(4);
  events.acknowledge(2);
  assert.deepEqual(textsOf(events), ["3", "4"]);
  assert.equal(events.count, 2);
  assert.equal(events.acknowledged, 2);
});

test("nothing is acknowledged at first", () => {
  const events = added(2);
  assert.equal(events.acknowledged, 0);
  events.acknowledge(0);
  assert.equal(events.count, 2);
});

test("an acknowledgement that comes once more drops nothing", () => {
  const events = added(3);
  events.acknowledge(2);
  events.acknowledge(2);
  assert.deepEqual(textsOf(events), ["3"]);
  assert.equal(events.acknowledged, 2);
});

test("an old acknowledgement that comes late takes nothing back", () => {
  const events = added(5);
  events.acknowledge(4);
  events.acknowledge(2);
  assert.equal(events.acknowledged, 4);
  assert.deepEqual(textsOf(events), ["5"]);
});

test("an acknowledgement before the wrap keeps what comes after it", () => {
  const events = counted(252);
  for (let text = 0; text < 8; text++) events.add([3, 1, 0], String(text));
  events.acknowledge(254);
  assert.deepEqual(textsOf(events), ["2", "3", "4", "5", "6", "7"]);
  assert.equal(events.acknowledged, 254);
});

test("an acknowledgement after the wrap drops what comes before it", () => {
  const events = counted(252);
  for (let text = 0; text < 8; text++) events.add([3, 1, 0], String(text));
  events.acknowledge(2);
  assert.deepEqual(textsOf(events), ["6", "7"]);
  assert.equal(events.acknowledged, 2);
});

test("an old acknowledgement from before the wrap takes nothing back", () => {
  const events = counted(252);
  for (let text = 0; text < 8; text++) events.add([3, 1, 0], String(text));
  events.acknowledge(2);
  events.acknowledge(253);
  assert.equal(events.acknowledged, 2);
  assert.deepEqual(textsOf(events), ["6", "7"]);
});

test("as many events as are kept without a connection are told apart", () => {
  const events = added(100);
  events.acknowledge(0);
  assert.equal(events.count, 100);
  events.acknowledge(1);
  assert.equal(events.count, 99);
  events.acknowledge(100);
  assert.equal(events.count, 0);
});

test("up to 128 events at once are told apart", () => {
  const events = added(128);
  events.acknowledge(0);
  assert.equal(events.count, 128);
  events.acknowledge(128);
  assert.equal(events.count, 0);
});

// What gives way

test("an event that waits for a connection gives way to a newer one", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a", offline);
  const newer = events.add([3, 1, 0], "b", { ...offline, replaces: number });
  assert.equal(newer.number, number);
  assert.deepEqual(textsOf(events), ["b"]);
});

test("the event after one that gave way has the next number", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a", offline);
  events.add([3, 1, 0], "b", { ...offline, replaces: number });
  assert.equal(events.add([3, 1, 0], "c", offline).number, 2);
});

test("one that gave way can give way again", () => {
  const events = makeEvents();
  for (const text of "abc") events.add([3, 1, 0], text, { ...offline, replaces: 1 });
  assert.deepEqual(textsOf(events), ["c"]);
});

test("an event that was sent doesn't give way", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a");
  assert.equal(events.add([3, 1, 0], "b", { ...offline, replaces: number }).number, 2);
  assert.deepEqual(textsOf(events), ["a", "b"]);
});

test("with a connection nothing gives way", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a", offline);
  assert.equal(events.add([3, 1, 0], "b", { replaces: number }).number, 2);
  assert.deepEqual(textsOf(events), ["a", "b"]);
});

test("an event doesn't give way when something came after it", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a", offline);
  events.add([3, 1, 1], "b", offline);
  assert.equal(events.add([3, 1, 0], "c", { ...offline, replaces: number }).number, 3);
  assert.deepEqual(textsOf(events), ["a", "b", "c"]);
});

test("an event that is stored has nothing to give way with, though it was the last", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a", offline);
  events.acknowledge(number);
  assert.equal(events.add([3, 1, 0], "b", { ...offline, replaces: number }).number, 2);
});

test("what names no earlier event gets a number of its own", () => {
  const events = added(1, offline);
  assert.equal(events.add([3, 1, 0], "b", offline).number, 2);
});

test("what names no earlier event gets a number of its own after the wrap, too", () => {
  const events = counted(255);
  assert.equal(events.add([3, 1, 0], "a", offline).number, 0);
  assert.equal(events.add([3, 1, 0], "b", offline).number, 1);
  assert.deepEqual(textsOf(events), ["a", "b"]);
});

test("when a connection is there, nothing gives way any more", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a", offline);
  events.sendAll();
  assert.equal(events.canReplace(number, false), false);
  assert.equal(events.add([3, 1, 0], "b", { ...offline, replaces: number }).number, 2);
  assert.deepEqual(textsOf(events), ["a", "b"]);
});

test("that the person left gives way only to that they came back", () => {
  const events = makeEvents();
  const { number } = events.add([0, 7], "", visibility);
  assert.equal(events.canReplace(number, false, true), true);
  assert.equal(events.canReplace(number, false), false);
  events.add([0, 6], "", { ...visibility, replaces: number });
  assert.deepEqual(kept(events), [[0, 6]]);
});

test("what was typed doesn't give way to that the person left", () => {
  const events = makeEvents();
  const { number } = events.add([3, 1, 0], "a", offline);
  assert.equal(events.canReplace(number, false, true), false);
});

test("it can be asked beforehand whether an event would give way", () => {
  const events = added(2, offline);
  assert.equal(events.canReplace(2, false), true);
  assert.equal(events.canReplace(2, true), false);
  assert.equal(events.canReplace(1, false), false);
  assert.equal(events.canReplace(-1, false), false);
  assert.equal(events.canReplace(undefined, false), false);
});

// What the page shows

test("the page shows what came of events up to the one that it is told", () => {
  const events = added(5);
  events.show(3);
  assert.equal(events.isShown(1), true);
  assert.equal(events.isShown(3), true);
  assert.equal(events.isShown(4), false);
});

test("the page shows nothing of the first events before it is told", () => {
  const events = added(1);
  assert.equal(events.isShown(1), false);
});

test("the page shows before the wrap what came of events before it, and not of those after it", () => {
  const events = counted(260);
  events.show(254);
  assert.equal(events.isShown(200), true);
  assert.equal(events.isShown(254), true);
  assert.equal(events.isShown(255), false);
  assert.equal(events.isShown(0), false);
  assert.equal(events.isShown(4), false);
});

test("the page shows after the wrap what came of events on both sides of it", () => {
  const events = counted(260);
  events.show(2);
  assert.equal(events.isShown(250), true);
  assert.equal(events.isShown(0), true);
  assert.equal(events.isShown(2), true);
  assert.equal(events.isShown(3), false);
});

test("what belongs to no event is shown", () => {
  const events = counted(200);
  assert.equal(events.isShown(-1), true);
  events.show(200);
  assert.equal(events.isShown(-1), true);
});

test("the page shows what came of up to 127 events before the one that it is told", () => {
  const events = counted(128);
  events.show(128);
  assert.equal(events.isShown(1), true);
});

test("an event can be shown before it is stored", () => {
  const events = added(1);
  events.show(1);
  assert.equal(events.isShown(1), true);
  assert.equal(events.count, 1);
  assert.equal(events.acknowledged, 0);
});

// Rows that are numbered anew

test("what was done in a row is told by its new number, with its text", () => {
  const events = makeEvents();
  events.add([3, 3, 0, 7, 1], "a", { row: "Ghent" });
  const asked = [];
  const isComplete = events.readdressRows((...about) => { asked.push(about); return [3, 3, 0, 2, 1]; });
  assert.deepEqual(asked, [["Ghent", "a", 1]]);
  assert.deepEqual(kept(events), [[3, 3, 0, 2, 1, 97]]);
  assert.equal(isComplete, true);
});

test("what was done in a row that isn't known any more becomes an empty event, which is counted", () => {
  const events = makeEvents();
  events.add([3, 1, 0], "a");
  events.add([3, 3, 0, 7, 1], "b", { row: "Ghent" });
  events.add([3, 1, 0], "c");
  assert.equal(events.readdressRows(() => null), false);
  assert.deepEqual(kept(events), [[3, 1, 0, 97], [0, 0], [3, 1, 0, 99]]);
  events.acknowledge(2);
  assert.deepEqual(kept(events), [[3, 1, 0, 99]]);
});

test("that one row isn't known any more keeps no other from being told", () => {
  const events = makeEvents();
  events.add([3, 3, 0, 7, 1], "", { row: "Ghent" });
  events.add([3, 3, 0, 8, 1], "", { row: "Bruges" });
  assert.equal(events.readdressRows((row) => row === "Bruges" ? [3, 3, 0, 1, 1] : null), false);
  assert.deepEqual(kept(events), [[0, 0], [3, 3, 0, 1, 1]]);
});

test("what was done outside of rows is told as it was", () => {
  const events = makeEvents();
  events.add([3, 1, 0], "a");
  assert.equal(events.readdressRows(() => assert.fail("nothing to find")), true);
  assert.deepEqual(kept(events), [[3, 1, 0, 97]]);
});

test("what was done in a row gets another number each time that the server is started again", () => {
  const events = makeEvents();
  events.add([3, 3, 0, 7, 1], "a", { row: "Ghent" });
  events.readdressRows(() => [3, 3, 0, 2, 1]);
  events.readdressRows((row) => row === "Ghent" ? [3, 3, 0, 5, 1] : null);
  assert.deepEqual(kept(events), [[3, 3, 0, 5, 1, 97]]);
});

test("an event that became empty isn't looked for again", () => {
  const events = makeEvents();
  events.add([3, 3, 0, 7, 1], "a", { row: "Ghent" });
  events.readdressRows(() => null);
  assert.equal(events.readdressRows(() => [3, 3, 0, 2, 1]), true);
  assert.deepEqual(kept(events), [[0, 0]]);
});

// Whether the page is seen

test("of what was told of the page being seen only the newest stays", () => {
  const events = makeEvents();
  events.add([0, 7], "", visibility);
  events.add([3, 1, 0], "a", offline);
  const { number } = events.add([0, 6], "", visibility);
  events.forgetVisibility(number);
  assert.deepEqual(kept(events), [[0, 0], [3, 1, 0, 97], [0, 6]]);
});

test("when the newest is stored, none that is older stays", () => {
  const events = makeEvents();
  events.add([0, 7], "", visibility);
  events.add([0, 6], "", visibility);
  events.forgetVisibility(-1);
  assert.deepEqual(kept(events), [[0, 0], [0, 0]]);
});

test("an empty event doesn't give way to the next word on whether the page is seen", () => {
  const events = makeEvents();
  const { number } = events.add([0, 7], "", visibility);
  events.forgetVisibility(-1);
  assert.equal(events.canReplace(number, false, true), false);
});

// Where history moved, when everything comes anew

const text = (value) => [...value].map((letter) => letter.charCodeAt(0));

test("when everything comes anew, moves are told as made before the first step of the server, and of those in a row the last", () => {
  const events = makeEvents();
  events.add([0, 1, 2, 7], "/a", { place: 2 });
  events.add([1, 1, 5], "typed");
  events.add([0, 8, 128, 2, 9], "/b", { place: 256 });
  events.add([0, 1, 0, 3], "/c", { place: 0 });
  assert.equal(amendMoves(events), 2);
  assert.deepEqual(kept(events), [
    [0, 1, 2, 0, ...text("/a")], [1, 1, 5, ...text("typed")], [0, 0],
    [0, 1, 0, 0, ...text("/c")],
  ]);
  // Once more, because the line broke again.
  assert.equal(amendMoves(events), 2);
});

test("when everything comes anew, only moves that the server hasn't stored are counted", () => {
  const events = makeEvents();
  events.add([0, 1, 2, 7], "/a", { place: 2 });
  events.add([0, 1, 1, 0], "/", { place: 1 });
  events.acknowledge(1);
  assert.equal(amendMoves(events), 1);
  events.acknowledge(2);
  assert.equal(amendMoves(events), 0);
});
