// The socket: opened, watched, lost, and opened again.

import { browserFragment, closeCode } from "./wire.js";

/** In milliseconds; somebody is waiting, and the browser adds some seconds of its own. */
const shortestDelay = 150, longestDelay = 4000;

/** After so many frames the server is told that they have come; it keeps them until then. */
const frameInterval = 32;

/**
 * In milliseconds. A line may be dead without a word, and the system notices after minutes: when nothing has come for
 * `quiet`, or there is reason for doubt, the server is asked whether it is there. What it was asked it answers at once:
 * when nothing comes for `late`, the page says so, and for `dead`, another line is tried.
 */
export const patience = Object.freeze({ quiet: 15_000, late: 2500, dead: 6000, opening: 8000 });

/** How long to wait before the next attempt, in milliseconds; less and less often, and not all pages at once. */
export const delayAfter = (attempts, random) =>
  Math.min(longestDelay, shortestDelay * 2 ** attempts) * (0.75 + random / 2);

/**
 * The connection of a page.
 *
 * @param host `window`; `session`: the name of the page's session; `state()`: what else the server is told when a socket
 * opens; `onOpen(buffer)`: the first message has come; `onFrame(buffer)`; `onLate()`: an answer is late; `onHeard()`: it
 * has come; `onLost()`: another line is tried; `onGone()`: there is no such session; `onRefused()`: the server can't take
 * what it was sent.
 */
export function makeConnection({ window, session, state, onOpen, onFrame, onLate, onHeard, onLost, onGone, onRefused }) {
  const { document, location, WebSocket } = window;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  let socket = null;
  let isOpen = false;
  let isOver = false;
  let isLate = false;
  let attempts = 0;
  let received = 0;
  let acknowledged = 0;
  let retry = 0;
  /** What happens if nothing is heard. */
  let watch = 0;
  let isAwaited = false;

  /** A socket that closes, as all do when the page is left, takes nothing any more. */
  const canSend = () => isOpen && socket.readyState === WebSocket.OPEN;

  function connect() {
    window.clearTimeout(retry);
    if (socket && socket.readyState < WebSocket.CLOSING) return;
    isOpen = false;
    const query = { session, received: received & 255, ...state() };
    const text = Object.entries(query).map(([name, value]) => `${name}=${value}`).join("&");
    const mine = socket = new WebSocket(`${scheme}//${location.host}/-/socket?${text}`);
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }) => { if (mine === socket) receive(data); };
    socket.onclose = ({ code }) => { if (mine === socket) lost(code); };
    after(patience.opening, drop);
  }

  function after(time, act) {
    window.clearTimeout(watch);
    watch = window.setTimeout(act, time);
  }

  function receive(data) {
    isAwaited = false;
    after(patience.quiet, askIfThere);
    if (isLate) {
      isLate = false;
      onHeard();
    }
    if (!isOpen) {
      isOpen = true;
      attempts = 0;
      onOpen(data);
      return;
    }
    received++;
    onFrame(data);
    if (received - acknowledged > frameInterval && canSend()) {
      acknowledged = received;
      socket.send(new Uint8Array([received & 255]));
    }
  }

  /** The server has been asked something. */
  function awaitAnswer() {
    if (isAwaited) return;
    isAwaited = true;
    after(patience.late, () => {
      isLate = true;
      onLate();
      after(patience.dead - patience.late, drop);
    });
  }

  function askIfThere() {
    if (!canSend() || isAwaited) return;
    // Nobody sees the page, and its timers are slow.
    if (document.hidden) { after(patience.quiet, askIfThere); return; }
    socket.send(new Uint8Array([received & 255, browserFragment]));
    awaitAnswer();
  }

  function lost(code) {
    isOpen = isAwaited = isLate = false;
    window.clearTimeout(watch);
    if (isOver) return;
    if (code === closeCode.unknownSession) { onGone(); return; }
    // What the server can't take would be refused again and again.
    if (code === closeCode.tooLarge) { onRefused(); return; }
    onLost();
    window.clearTimeout(retry);
    retry = window.setTimeout(connect, delayAfter(attempts++, Math.random()));
  }

  /** Gives the line up; its goodbye may take minutes. */
  function drop() {
    const old = socket;
    socket = null;
    old?.close();
    lost();
  }

  /** The network, or the page, is back: a line that was there may be dead. */
  function wake() {
    if (isOpen) askIfThere(); else connect();
  }

  // Without a network a socket may wait for minutes before it says so.
  window.addEventListener("offline", drop);
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isOver = false;
    wake();
  });

  return {
    connect,
    get isOpen() { return isOpen; },
    get canSend() { return canSend(); },

    /** Sends an event, with the number of the frames that have come; only when the connection can. */
    send(message) {
      message[0] = received & 255;
      acknowledged = received;
      socket.send(message);
      awaitAnswer();
    },

    /** The person doesn't want to wait for the next attempt. */
    tryNow() {
      if (socket && !isOpen) drop();
      attempts = 0;
      connect();
    },

    /** The page is about to be left: nothing is tried any more. */
    end() {
      isOver = true;
      window.clearTimeout(watch);
      window.clearTimeout(retry);
    },

    /** For tests: the network goes away under the page. */
    close: () => socket?.close(),
  };
}
