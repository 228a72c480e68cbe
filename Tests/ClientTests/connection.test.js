// The socket: opened, watched, lost, and opened again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "./client.js";
import { fire, makeWindow, recorder, setHidden } from "./page.js";
import { FakeSocket } from "./socket.js";

const { delayAfter, makeConnection } = await client("connection");

/** In milliseconds, as Documentation/Protocol.md has it; a socket that is to open has a bit longer. */
const patience = { quiet: 15_000, late: 2500, dead: 6000, opening: 8000 };
const unknownSession = 4404, tooLarge = 1009;
/** So long the first attempts wait at most, in milliseconds, and longer than any the last. */
const firstDelay = 190, longestDelay = 5000;
/** After so many frames the server is told that they have come. */
const frameInterval = 32;

function makePage({ url, isHidden, state = {} } = {}) {
  const window = makeWindow("", { url, isHidden });
  const sockets = FakeSocket.installIn(window);
  const told = [];
  const tell = (name) => () => { told.push(name); };
  const tellData = (name) => (data) => { told.push([name, ...new Uint8Array(data)]); };
  const connection = makeConnection({
    window, state: () => ({ session: "mine", ...state }),
    onOpen: tellData("open"), onFrame: tellData("frame"), onLate: tell("late"), onHeard: tell("heard"),
    onLost: tell("lost"),  onRefused: (code) => { told.push(`refused ${code}`); },
  });
  return {
    window, connection, sockets, state,
    get socket() { return sockets.at(-1); },
    /** What was told since this was asked for last. */
    told: () => told.splice(0),
    /** What the server was sent, since this was asked for last. */
    sent() { return this.socket.sent.splice(0).map((message) => [...message]); },
    wait: (time) => window.clock.advance(time),
    connect() { connection.connect(); return this; },
    /** Connects, and the server says which events it has. */
    open() {
      this.connect().socket.say(0);
      this.told();
      return this;
    },
    sayMany(count) { for (let frame = 0; frame < count; frame++) this.socket.say(7); },
  };
}

// Opening

test("the socket is opened at the page's server, with what it is told", () => {
  const page = makePage({ url: "https://example.org:8443/app/users", state: { acked: 3, index: 1 } }).connect();
  assert.equal(page.socket.url, "wss://example.org:8443/-/socket?session=mine&received=0&acked=3&index=1");
  assert.equal(page.socket.binaryType, "arraybuffer");
});

test("a page without encryption has a socket without it", () => {
  const page = makePage({ url: "http://localhost:8080/app" }).connect();
  assert.equal(page.socket.url, "ws://localhost:8080/-/socket?session=mine&received=0");
});

test("the first message opens the connection, and those after it are frames", () => {
  const page = makePage().connect();
  assert.equal(page.connection.isOpen, false);
  assert.equal(page.connection.canSend, false);
  page.socket.say(5, 1);
  assert.equal(page.connection.isOpen, true);
  assert.equal(page.connection.canSend, true);
  page.socket.say(6);
  page.socket.say(7);
  assert.deepEqual(page.told(), [["open", 5, 1], ["frame", 6], ["frame", 7]]);
});

test("a page that is connected, or about to be, isn't connected twice", () => {
  const page = makePage().connect().connect();
  page.socket.say(0);
  page.connect();
  assert.equal(page.sockets.length, 1);
});

test("a socket that closes takes nothing any more", () => {
  const page = makePage().open();
  page.socket.readyState = FakeSocket.CLOSING;
  assert.equal(page.connection.canSend, false);
});

// Counting frames

test("an event goes with the number of the frames that have come", () => {
  const page = makePage().open();
  page.sayMany(3);
  page.connection.send(new Uint8Array([0, 9]));
  assert.deepEqual(page.sent(), [[3, 9]]);
});

test("the number of frames is counted in eight bits", () => {
  const page = makePage().open();
  page.sayMany(257);
  page.sent();
  page.connection.send(new Uint8Array([0]));
  assert.deepEqual(page.sent(), [[1]]);
  page.socket.end();
  page.wait(firstDelay);
  assert.match(page.socket.url, /&received=1$/);
});

test("the server hears that many frames have come, though nothing is done", () => {
  const page = makePage().open();
  page.sayMany(frameInterval);
  assert.deepEqual(page.sent(), []);
  page.sayMany(1);
  assert.deepEqual(page.sent(), [[frameInterval + 1]]);
  page.sayMany(frameInterval);
  assert.deepEqual(page.sent(), []);
  page.sayMany(1);
  assert.deepEqual(page.sent(), [[2 * frameInterval + 2]]);
});

test("what an event has told of frames isn't told again soon", () => {
  const page = makePage().open();
  page.sayMany(frameInterval);
  page.connection.send(new Uint8Array([0, 9]));
  page.sent();
  page.sayMany(frameInterval);
  assert.deepEqual(page.sent(), []);
});

test("frames that come while the socket closes are taken in, and nothing is said", () => {
  const page = makePage().open();
  page.socket.readyState = FakeSocket.CLOSING;
  page.sayMany(frameInterval + 1);
  assert.equal(page.told().length, frameInterval + 1);
  assert.deepEqual(page.sent(), []);
});

// Lost, and opened again

test("a connection that is lost is told, and opened again soon", () => {
  const page = makePage().open();
  page.sayMany(2);
  page.told();
  page.state.acked = 4;
  page.socket.end();
  assert.deepEqual(page.told(), ["lost"]);
  assert.equal(page.connection.isOpen, false);
  page.wait(firstDelay);
  assert.equal(page.sockets.length, 2);
  assert.match(page.socket.url, /\?session=mine&received=2&acked=4$/);
  page.socket.say(1);
  assert.deepEqual(page.told(), [["open", 1]]);
});

test("attempts are made less and less often, but go on", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 50, 5000].map((attempts) => delayAfter(attempts, 0.5)),
    [150, 300, 600, 1200, 2400, 4000, 4000, 4000]);
});

test("not all pages make their attempts at once", () => {
  assert.equal(delayAfter(1, 0), 225);
  assert.equal(delayAfter(1, 1), 375);
});

test("each attempt that fails makes the next one wait longer", () => {
  const page = makePage().open();
  for (let attempt = 0; attempt < 5; attempt++) {
    page.socket.end();
    page.wait(longestDelay);
  }
  const count = page.sockets.length;
  page.socket.end();
  page.wait(firstDelay);
  assert.equal(page.sockets.length, count);
});

test("after a connection was there the next attempt is made soon again", () => {
  const page = makePage().open();
  for (let attempt = 0; attempt < 5; attempt++) {
    page.socket.end();
    page.wait(longestDelay);
  }
  const count = page.sockets.length;
  page.socket.say(0);
  page.socket.end();
  page.wait(firstDelay);
  assert.equal(page.sockets.length, count + 1);
});

test("a server that takes a socket and says nothing is given up, and tried again", () => {
  const page = makePage().connect();
  page.wait(patience.opening - 1);
  assert.deepEqual(page.told(), []);
  page.wait(1);
  assert.deepEqual(page.told(), ["lost"]);
  assert.equal(page.sockets[0].readyState, FakeSocket.CLOSING);
  page.wait(firstDelay);
  assert.equal(page.sockets.length, 2);
});

test("what comes by a line that was given up doesn't count any more", () => {
  const page = makePage().connect();
  const old = page.socket;
  page.wait(patience.opening + firstDelay);
  page.told();
  old.say(9);
  old.end();
  assert.deepEqual(page.told(), []);
  page.socket.say(1);
  assert.deepEqual(page.told(), [["open", 1]]);
});

test("a session that the server doesn't know is told, and nothing more is tried", () => {
  const page = makePage().open();
  page.connection.send(new Uint8Array([0, 9]));
  page.socket.end(unknownSession);
  page.wait(60_000);
  assert.deepEqual(page.told(), [`refused ${unknownSession}`]);
  assert.equal(page.sockets.length, 1);
});

test("what the server can't take is told, and not sent again", () => {
  const page = makePage().open();
  page.socket.end(tooLarge);
  page.wait(60_000);
  assert.deepEqual(page.told(), [`refused ${tooLarge}`]);
  assert.equal(page.sockets.length, 1);
});

// Whether anybody is there

test("when nothing has come for a while the server is asked whether it is there", () => {
  const page = makePage().open();
  page.sayMany(2);
  page.wait(patience.quiet - 1);
  assert.deepEqual(page.sent(), []);
  page.wait(1);
  assert.deepEqual(page.sent(), [[2, 0]]);
});

test("what comes puts the prompt off", () => {
  const page = makePage().open();
  page.wait(patience.quiet - 1);
  page.socket.say(7);
  page.wait(patience.quiet - 1);
  assert.deepEqual(page.sent(), []);
  page.wait(1);
  assert.deepEqual(page.sent(), [[1, 0]]);
});

test("a server that answers is asked again after a while, and nothing is said", () => {
  const page = makePage().open();
  page.wait(patience.quiet);
  page.socket.say(0);
  page.sent();
  page.told();
  page.wait(patience.quiet);
  assert.deepEqual(page.sent(), [[1, 0]]);
  assert.deepEqual(page.told(), []);
});

test("an answer that is late is told, and that it has come", () => {
  const page = makePage().open();
  page.connection.send(new Uint8Array([0, 9]));
  page.wait(patience.late - 1);
  assert.deepEqual(page.told(), []);
  page.wait(1);
  assert.deepEqual(page.told(), ["late"]);
  page.socket.say(7);
  assert.deepEqual(page.told(), ["heard", ["frame", 7]]);
  page.socket.say(8);
  assert.deepEqual(page.told(), [["frame", 8]]);
});

test("a line on which no answer comes is given up for another one", () => {
  const page = makePage().open();
  page.connection.send(new Uint8Array([0, 9]));
  page.wait(patience.dead - 1);
  assert.deepEqual(page.told(), ["late"]);
  page.wait(1);
  assert.deepEqual(page.told(), ["lost"]);
  assert.equal(page.sockets[0].readyState, FakeSocket.CLOSING);
  page.wait(firstDelay);
  page.socket.say(1);
  // It was late on the other line.
  assert.deepEqual(page.told(), [["open", 1]]);
});

test("the time counts from the first thing that wasn't answered", () => {
  const page = makePage().open();
  page.connection.send(new Uint8Array([0, 9]));
  page.wait(patience.late - 1);
  page.connection.send(new Uint8Array([0, 9]));
  page.wait(1);
  assert.deepEqual(page.told(), ["late"]);
});

test("who waits for an answer isn't asked besides", () => {
  const page = makePage().open();
  page.connection.send(new Uint8Array([0, 9]));
  page.sent();
  fire(page.window, "online");
  assert.deepEqual(page.sent(), []);
});

test("a page that nobody sees asks nothing, and later when it is seen", () => {
  const page = makePage().open();
  page.window.document.hidden = true;
  page.wait(3 * patience.quiet);
  assert.deepEqual(page.sent(), []);
  page.window.document.hidden = false;
  page.wait(patience.quiet);
  assert.deepEqual(page.sent(), [[0, 0]]);
});

// The network, and the page, go and come back

test("without a network the line is given up at once", () => {
  const page = makePage().open();
  fire(page.window, "offline");
  assert.deepEqual(page.told(), ["lost"]);
  assert.equal(page.socket.readyState, FakeSocket.CLOSING);
});

test("with the network back the next attempt is made at once", () => {
  const page = makePage().open();
  fire(page.window, "offline");
  fire(page.window, "online");
  assert.equal(page.sockets.length, 2);
  page.socket.say(0);
  // The attempt that was to be made isn't made besides.
  page.wait(longestDelay);
  assert.equal(page.sockets.length, 2);
});

test("a line that was there before the network came back is asked", () => {
  const page = makePage().open();
  fire(page.window, "online");
  assert.deepEqual(page.sent(), [[0, 0]]);
  page.wait(patience.dead);
  assert.deepEqual(page.told(), ["late", "lost"]);
});

test("when the person comes back to the page, the server is asked", () => {
  const page = makePage().open();
  setHidden(page.window, true);
  assert.deepEqual(page.sent(), []);
  setHidden(page.window, false);
  assert.deepEqual(page.sent(), [[0, 0]]);
});

test("when the person comes back to a page without a connection, the next attempt is made at once", () => {
  const page = makePage().open();
  page.socket.end();
  setHidden(page.window, false);
  assert.equal(page.sockets.length, 2);
});

test("a page that the browser kept and shows again is connected again", () => {
  const page = makePage().open();
  page.connection.end();
  page.socket.end();
  page.wait(longestDelay);
  assert.equal(page.sockets.length, 1);
  fire(page.window, "pageshow", { persisted: true });
  assert.equal(page.sockets.length, 2);
  page.socket.end();
  page.wait(longestDelay);
  assert.equal(page.sockets.length, 3);
});

test("a page that is shown for the first time isn't asked for", () => {
  const page = makePage().open();
  fire(page.window, "pageshow", { persisted: false });
  assert.deepEqual(page.sent(), []);
});

// Not waiting, and leaving

test("who doesn't want to wait has the next attempt made at once", () => {
  const page = makePage().open();
  page.socket.end();
  page.connection.tryNow();
  assert.equal(page.sockets.length, 2);
  page.socket.say(0);
  page.wait(longestDelay);
  assert.equal(page.sockets.length, 2);
});

test("who doesn't want to wait gives up an attempt that is under way", () => {
  const page = makePage().connect();
  page.connection.tryNow();
  assert.equal(page.sockets[0].readyState, FakeSocket.CLOSING);
  assert.equal(page.sockets.length, 2);
});

test("after an attempt at once the next one waits no longer than the first", () => {
  const page = makePage().open();
  for (let attempt = 0; attempt < 5; attempt++) {
    page.socket.end();
    page.wait(longestDelay);
  }
  page.connection.tryNow();
  const count = page.sockets.length;
  page.socket.end();
  page.wait(firstDelay);
  assert.equal(page.sockets.length, count + 1);
});

test("who doesn't want to wait isn't kept by a line that is closing", () => {
  const page = makePage().open();
  page.socket.readyState = FakeSocket.CLOSING;
  page.connection.tryNow();
  assert.equal(page.sockets.length, 2);
  assert.equal(page.connection.isOpen, false);
  page.socket.say(4);
  assert.deepEqual(page.told(), [["open", 4]]);
});

test("a connection that is there stays when the person doesn't want to wait", () => {
  const page = makePage().open();
  page.connection.tryNow();
  assert.equal(page.sockets.length, 1);
  assert.equal(page.connection.canSend, true);
});

test("a page that is about to be left tries nothing any more, and asks nothing", () => {
  const page = makePage().open();
  page.connection.end();
  page.wait(patience.quiet);
  assert.deepEqual(page.sent(), []);
  page.socket.end();
  page.wait(longestDelay);
  assert.deepEqual(page.told(), []);
  assert.equal(page.sockets.length, 1);
});

test("a page that is about to be left makes no attempt that it waited for", () => {
  const page = makePage().open();
  page.socket.end();
  page.connection.end();
  page.wait(longestDelay);
  assert.equal(page.sockets.length, 1);
});
