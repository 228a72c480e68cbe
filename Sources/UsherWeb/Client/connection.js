// The socket: opened, lost, and opened again.

import { closeCode } from "./wire.js";

/** In milliseconds; somebody is waiting, and the browser adds some seconds of its own. */
const shortestDelay = 150, longestDelay = 4000;

/** After so many frames the server is told that they have come; it keeps them until then. */
const frameInterval = 32;

/** How long to wait before the next attempt, in milliseconds; less and less often, and not all pages at once. */
export const delayAfter = (attempts, random) =>
  Math.min(longestDelay, shortestDelay * 2 ** attempts) * (0.75 + random / 2);

/**
 * The connection of a page.
 *
 * @param host `window`; `session`: the name of the page's session; `state()`: what else the server is told when a socket
 * opens; `onOpen(buffer)`: the first message has come; `onFrame(buffer)`; `onLost()`; `onGone()`: there is no such
 * session; `onRefused()`: the server can't take what it was sent.
 */
export function makeConnection({ window, session, state, onOpen, onFrame, onLost, onGone, onRefused }) {
  const { location, WebSocket } = window;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  let socket = null;
  let isOpen = false;
  let isOver = false;
  let attempts = 0;
  let received = 0;
  let acknowledged = 0;
  let retry = 0;

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
  }

  function receive(data) {
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

  function lost(code) {
    isOpen = false;
    if (isOver) return;
    if (code === closeCode.unknownSession) { onGone(); return; }
    // What the server can't take would be refused again and again.
    if (code === closeCode.tooLarge) { onRefused(); return; }
    onLost();
    window.clearTimeout(retry);
    retry = window.setTimeout(connect, delayAfter(attempts++, Math.random()));
  }

  function drop() {
    const old = socket;
    socket = null;
    old?.close();
    lost();
  }

  // Without a network a socket may wait for minutes before it says so.
  window.addEventListener("offline", drop);
  window.addEventListener("online", connect);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isOver = false;
    connect();
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
    },

    /** The page is about to be left: nothing is tried any more. */
    end() { isOver = true; },

    /** For tests: the network goes away under the page. */
    close: () => socket?.close(),
  };
}
