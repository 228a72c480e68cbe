// What the device knows: where it is, whether the person sees the page, and whether there is room for a sidebar.

import { appendNumber, browserFragment, positionStatus, told } from "./wire.js";

/**
 * The device of a page.
 *
 * @param host `window`; `send(bytes, text, how)`: tells the server, and gives the event's number.
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
    /** Whether the person doesn't see the page. */
    get isAway() { return isAway; },
    /** The newest word on whether they do. */
    get lastVisibility() { return lastVisibility; },

    /** Answers where the device is, or why it doesn't say. */
    locate(number, accuracy, timeout) {
      const answer = (status, text) => send([...appendNumber(number, [browserFragment, told.position]), status], text);
      // Without HTTPS it would say that the person has refused.
      if (!window.isSecureContext || !navigator.geolocation) { answer(positionStatus.unavailable); return; }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => answer(positionStatus.known, `${coords.latitude} ${coords.longitude} ${coords.accuracy}`),
        // The browser's codes are ours.
        ({ code }) => answer(code),
        { enableHighAccuracy: accuracy < 100, timeout, maximumAge: 60_000 });
    },
  };
}
