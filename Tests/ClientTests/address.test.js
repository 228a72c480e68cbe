// The browser's history and the server's never part, in whatever order the person and the server move, and whatever is
// on its way meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { bytes, number } from "./frame.js";
import { makeWindow } from "./page.js";

const { makeHistory } = await client("history");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md.
const push = 1, replace = 2, go = 3;
const location = 1;

/** Numbers from 0 to 1 that follow from a seed. */
function chance(seed) {
  let state = seed;
  return () => {
    state = state + 0x6d2b79f5 | 0;
    let value = Math.imul(state ^ state >>> 15, 1 | state);
    value = value + Math.imul(value ^ value >>> 7, 61 | value) ^ value;
    return ((value ^ value >>> 14) >>> 0) / 2 ** 32;
  };
}

/** What the server knows of the history: the entries as they are after each step since the person's newest move. */
class Server {
  after = [{ urls: ["/app"], index: 0 }];
  moves = 0;
  pages = 0;

  get now() { return this.after.at(-1); }

  /** Shows another screen, and returns the step for the browser. */
  step(random) {
    const { urls, index } = this.now;
    const kind = [push, push, replace, go][Math.floor(random() * 4)];
    const url = `/app/${++this.pages}`;
    const place = kind === push ? index + 1 : kind === replace ? index : Math.floor(random() * urls.length);
    const next = kind === push ? urls.slice(0, place) : [...urls];
    next[place] = url;
    this.after.push({ urls: next, index: place });
    return [kind, bytes(url, number(place), number(this.moves), number(this.after.length - 1))];
  }

  /** Hears of a move; returns the step that answers it, if the person isn't to be there. */
  hear({ place, step, url }, random) {
    const { urls } = this.after[step];
    assert.equal(urls[place - 1], url, "The server doesn't know this entry.");
    this.moves++;
    this.after = [{ urls, index: place - 1 }];
    return random() < 0.3 ? this.step(random) : null;
  }
}

/** Plays what happens, in the order that a seed says. */
function play(seed) {
  const random = chance(seed);
  const window = makeWindow("", { url: "https://example.org/app" });
  const server = new Server();
  const up = [], down = [];
  const history = makeHistory({
    window, resuming: { session: "mine", isUnderWay: false, address: window.location.href },
    send([fragment, kind, ...numbers], url) {
      assert.deepEqual([fragment, kind], [0, location]);
      const reader = new Reader(new Uint8Array(numbers).buffer);
      up.push({ place: reader.number(), step: reader.number(), url });
    },
  });
  const tell = (step) => { if (step) down.push(step); };
  const acts = [
    () => window.history.go(-1), () => window.history.go(-1), () => window.history.go(1), () => window.history.go(-2),
    () => window.clock.advance(0), () => window.clock.advance(0),
    () => tell(server.step(random)), () => tell(server.step(random)),
    () => up.length && tell(server.hear(up.shift(), random)), () => down.length && take(down.shift()),
    () => down.length && take(down.shift()),
  ];
  const take = ([kind, step]) => history.follow(kind, new Reader(step.buffer));
  for (let count = 0; count < 40; count++) acts[Math.floor(random() * acts.length)]();
  for (let rounds = 0; rounds < 200 && (up.length || down.length || !history.isIdle || rounds < 2); rounds++) {
    window.clock.advance(0);
    while (down.length) take(down.shift());
    window.clock.advance(0);
    while (up.length) tell(server.hear(up.shift(), () => 1));
  }
  const { urls, index } = server.now;
  assert.equal(window.location.pathname, urls[index]);
  assert.equal(history.entry, index);
  assert.equal(history.isIdle, true);
}

for (let part = 0; part < 5; part++) {
  test(`the browser's entry is the server's when nothing is on its way, ${part}`, () => {
    for (let seed = part * 30; seed < part * 30 + 30; seed++) {
      try { play(seed); } catch (error) { error.message = `Seed ${seed}: ${error.message}`; throw error; }
    }
  });
}
