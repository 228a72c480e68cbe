// The state of the device: whether the person sees the page, and whether there is room for a sidebar.

import { browserFragment, told } from "./wire.js";

/**
 * Makes the device of a page.
 *
 * @param host `window`; `send(bytes, text, how)`: sends an event to the server and returns its number.
 */
export function makeDevice({ window, send }) {
  const { document } = window;
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
  };
}
