// The browser's history: its entries follow what is shown, and what is shown follows its Back and Forward.

import { appendNumber, browserFragment, control, told } from "./wire.js";

/** A step of our own: back to where the history was when everything came anew. */
const goTo = 0;

/** In milliseconds; where there is nothing to go back to, nobody says so. */
const longestTravel = 1000;

/**
 * The history of a page.
 *
 * @param host `window`; `session`: the name of the page's session; `send(bytes, text)`: tells the server.
 */
export function makeHistory({ window, session, send }) {
  const { history, location } = window;
  const steps = [];
  let isTravelling = false;
  let arrival = 0;
  /** When everything comes anew: where its history's steps begin, the entry's index + 1, or 0; else null. */
  let placeAnew = null;

  /** Which entry of this session's history the browser is at. */
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
  }

  window.addEventListener("popstate", ({ state }) => {
    if (isTravelling) { arrive(); return; }
    const index = state?.session === session ? state.index + 1 : 0;
    // Until everything has come anew, the server believes the browser elsewhere.
    const kind = index && placeAnew !== null ? told.earlierLocation : told.location;
    send(appendNumber(index, [browserFragment, kind]), location.pathname + location.search);
  });

  history.replaceState({ session, index: 0 }, "", location.href);

  return {
    get entry() { return entry(); },
    get isIdle() { return !isTravelling && !steps.length; },

    /** Takes in a step that follows what is shown. */
    follow(kind, reader) {
      if (kind === control.back) steps.push({ kind, count: reader.number() });
      else steps.push({ kind, url: reader.text(), index: reader.number() });
      run();
    },

    /** Goes back, if there is somewhere to go within this session. */
    back() { if (entry() > 0) history.back(); },

    /** Everything is about to come anew; its history's steps begin at an entry, which is told by its index + 1. */
    beginAnew(place) { placeAnew = place; },

    /** Everything has come anew: the person may have gone on since the server was told where the browser is. */
    endAnew() {
      if (placeAnew) steps.push({ kind: goTo, to: placeAnew - 1 });
      placeAnew = null;
      run();
    },
  };
}
