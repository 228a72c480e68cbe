// The socket of a page: opens it, watches it, and opens it again when it is lost.

import { browserFragment, closeCode } from "./wire.js";

/**
 * The bounds of the delay before an attempt, in milliseconds: short, because browsers add some seconds of their own.
 */
const shortestDelay = 150, longestDelay = 4000;

/** The number of frames after which they are confirmed to the server, which keeps them until then. */
const frameInterval = 32;

/**
 * The time limits of a connection, in milliseconds. A connection can die without notice, and the system may need
 * minutes to find out. So after `quiet` without a frame, or when there is reason for doubt, the page asks the server
 * whether it is there. The server answers each message at once: without an answer, the page reports the delay after
 * `late`, and tries another connection after `dead`. `opening` limits the opening of a socket.
 */
export const patience = Object.freeze({ quiet: 15_000, late: 2500, dead: 6000, opening: 8000 });

/**
 * Returns the delay before the next attempt, in milliseconds: longer each time, and at random, so that pages don't come
 * together.
 */
export const delayAfter = (attempts, random) =>
  Math.min(longestDelay, shortestDelay * 2 ** attempts) * (0.75 + random / 2);

/**
 * Makes the connection of a page.
 *
 * @param host `window`; `prefix`: the path of the site; `state()`: returns the values for the query of the socket, of
 * which `session` is the first; `onOpen(buffer)`: the first message arrived; `onFrame(buffer)`: a frame arrived;
 * `onLate()`: an answer is late; `onHeard()`: the late answer arrived; `onLost()`: the connection is lost, and another
 * one is tried; `onRefused(code)`: the server won't go on with this page, or this message.
 */
export function makeConnection({
  window, prefix = "", state, onOpen, onFrame, onLate, onHeard, onLost, onRefused,
}) {
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
  /** The timer that ends when nothing arrives. */
  let watch = 0;
  let isAwaited = false;

  /** Whether a message can be sent: a closing socket, for example when the page is left, takes no messages. */
  const canSend = () => isOpen && socket.readyState === WebSocket.OPEN;

  function connect() {
    window.clearTimeout(retry);
    if (socket && socket.readyState < WebSocket.CLOSING) return;
    isOpen = false;
    const { session, ...others } = state();
    const query = { session, received: received & 255, ...others };
    const text = Object.entries(query).map(([name, value]) => `${name}=${value}`).join("&");
    const mine = socket = new WebSocket(`${scheme}//${location.host}${prefix}/-/socket?${text}`);
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

  /** Begins to wait for an answer, after a message to the server. */
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
    // The person doesn't see the page, and the timers of a hidden page are slow.
    if (document.hidden) { after(patience.quiet, askIfThere); return; }
    socket.send(new Uint8Array([received & 255, browserFragment]));
    awaitAnswer();
  }

  function lost(code) {
    isOpen = isAwaited = isLate = false;
    window.clearTimeout(watch);
    if (isOver) return;
    // The server would do the same again.
    if (Object.values(closeCode).includes(code)) { onRefused(code); return; }
    onLost();
    window.clearTimeout(retry);
    retry = window.setTimeout(connect, delayAfter(attempts++, Math.random()));
  }

  /** Gives the connection up without waiting for the socket's close, which may take minutes. */
  function drop() {
    const old = socket;
    socket = null;
    old?.close();
    lost();
  }

  /** Checks or opens the connection when the network or the page is back: an open connection may be dead. */
  function wake() {
    if (isOpen) askIfThere(); else connect();
  }

  // Without a network a socket may take minutes to report it.
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

    /** Sends an event with the number of received frames. Call only if `canSend` is true. */
    send(message) {
      message[0] = received & 255;
      acknowledged = received;
      socket.send(message);
      awaitAnswer();
    },

    /** Tries to connect at once, because the person doesn't want to wait. */
    tryNow() {
      if (socket && !isOpen) drop();
      attempts = 0;
      connect();
    },

    /** Connects with another session, of which nothing has come yet. */
    restart() {
      received = acknowledged = attempts = 0;
      connect();
    },

    /** Stops all attempts, because the page is about to be left. */
    end() {
      isOver = true;
      window.clearTimeout(watch);
      window.clearTimeout(retry);
    },
  };
}
