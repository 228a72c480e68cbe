// The browser's history: its entries follow the screens, and the screens follow its Back and Forward.

import { appendNumber, browserFragment, control, told } from "./wire.js";

/** The kind of a step that the script adds itself: a move to the entry at which a reset begins. */
const goTo = 0;

/** The longest wait for a step back, in milliseconds: browsers don't report that there is no entry to go back to. */
const longestTravel = 1000;

/**
 * Makes the history of a page.
 *
 * @param host `window`; `session`: the token of the page's session; `send(bytes, text)`: sends an event to the server;
 * `onArrive()`: a step back has ended.
 */
export function makeHistory({ window, session, send, onArrive = () => {} }) {
  const { history, location } = window;
  const steps = [];
  let isTravelling = false;
  let arrival = 0;
  /**
   * While a reset is awaited: the index + 1 of the entry at which its history steps begin, or 0 for an unknown one;
   * else null.
   */
  let placeAnew = null;

  /** Returns the index of the browser's current entry; "" if the entry doesn't belong to this session. */
  const entry = () => history.state?.session === session ? history.state.index : "";

  function run() {
    while (!isTravelling && steps.length) {
      const step = steps.shift();
      if (step.kind === control.push) history.pushState({ session, index: step.index }, "", step.url);
      else if (step.kind === control.replace) history.replaceState({ session, index: step.index }, "", step.url);
      else travel(step);
    }
  }

  function travel(step) {
    const here = entry();
    const count = step.kind === control.back ? step.count : here === "" ? 0 : here - step.to;
    if (count === 0) return;
    isTravelling = true;
    history.go(-count);
    arrival = window.setTimeout(arrive, longestTravel);
  }

  function arrive() {
    window.clearTimeout(arrival);
    isTravelling = false;
    run();
    onArrive();
  }

  window.addEventListener("popstate", ({ state }) => {
    if (isTravelling) { arrive(); return; }
    const index = state?.session === session ? state.index + 1 : 0;
    // Until the reset, the server expects the browser at another entry.
    const kind = index && placeAnew !== null ? told.earlierLocation : told.location;
    send(appendNumber(index, [browserFragment, kind]), location.pathname + location.search);
  });

  history.replaceState({ session, index: 0 }, "", location.href);

  return {
    get entry() { return entry(); },
    get isIdle() { return !isTravelling && !steps.length; },

    /** Adds a step of the server, which follows the screens. */
    follow(kind, reader) {
      if (kind === control.back) steps.push({ kind, count: reader.number() });
      else steps.push({ kind, url: reader.text(), index: reader.number() });
      run();
    },

    /** Goes back, if this session has an earlier entry. */
    back() { if (entry() > 0) history.back(); },

    /** Call when a reset is announced. Its history steps begin at the entry with the index `place` - 1. */
    beginAnew(place) { placeAnew = place; },

    /**
     * Call after a reset. Returns to the entry where its steps begin: the person may have moved since the socket
     * opened.
     */
    endAnew() {
      if (placeAnew) steps.push({ kind: goTo, to: placeAnew - 1 });
      placeAnew = null;
      run();
    },
  };
}
