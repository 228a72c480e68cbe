// The state of the device: its position, whether the person sees the page, and whether there is room for a sidebar.

import { appendNumber, browserFragment, positionStatus, told } from "./wire.js";

/**
 * Makes the device of a page.
 *
 * @param host `window`; `send(bytes, text, how)`: sends an event to the server and returns its number.
 */
export function makeDevice({ window, send }) {
  const { document, navigator } = window;
  const room = window.matchMedia("(min-width: 60rem)");
  let isAway = document.hidden;
  let lastVisibility = -1;

  room.addEventListener("change", () => send([browserFragment, told.room, room.matches ? 1 : 0]));

  function tellVisibility(kind) {
    lastVisibility = send([browserFragment, kind], "", { replaces: lastVisibility, isVisibility: true });
  }
  function leave() {
    if (isAway) return;
    isAway = true;
    tellVisibility(told.left);
  }
  function comeBack() {
    if (!isAway || document.hidden) return;
    isAway = false;
    tellVisibility(told.cameBack);
  }
  document.addEventListener("visibilitychange", () => (document.hidden ? leave : comeBack)());
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) comeBack(); });

  return {
    /** Whether there is room for a sidebar beside its detail. */
    get hasRoom() { return room.matches; },
    /** Whether the page is hidden from the person. */
    get isAway() { return isAway; },
    /** The number of the newest event about the page's visibility; -1 without one. */
    get lastVisibility() { return lastVisibility; },

    /** Sends the device's position, or the reason why it isn't known. */
    locate(number, accuracy, timeout) {
      const answer = (status, text) => send([...appendNumber(number, [browserFragment, told.position]), status], text);
      // Without HTTPS the browser would report that the person refused.
      if (!window.isSecureContext || !navigator.geolocation) { answer(positionStatus.unavailable); return; }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => answer(positionStatus.known, `${coords.latitude} ${coords.longitude} ${coords.accuracy}`),
        // The codes on the wire are the browser's codes.
        ({ code }) => answer(code),
        { enableHighAccuracy: accuracy < 100, timeout, maximumAge: 60_000 });
    },
  };
}
