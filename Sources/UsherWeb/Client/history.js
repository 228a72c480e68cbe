// The browser's history: its entries follow the screens, and the screens follow its Back and Forward.

import { appendNumber, browserFragment, control, told } from "./wire.js";

/** The longest wait for a step to an entry, in milliseconds: browsers don't report that there is no such entry. */
const longestTravel = 2000;

/** The wait before a step is tried again that the browser has ignored, because there were many in a short time. */
const stepPause = 1000;

/**
 * Makes the history of a page.
 *
 * The person and the server change it at the same time. The person comes first: each step of the server says how many
 * moves of the person it knows of, and is dropped if there were more. Each move is told with the number of the last
 * step that was taken before, so that the server knows which entries there are, and makes new steps from there.
 *
 * @param host `window`; `resuming`: knows the page's session; `send(bytes, text, how)`: sends an event to the server;
 * `onArrive()`: the browser has come to the entry of a step.
 */
export function makeHistory({ window, resuming, send, onArrive = () => {} }) {
  const { history, location } = window;
  /** The steps that wait, the first of them while the browser goes to its entry. */
  let steps = [];
  let isTravelling = false;
  let timer = 0;
  /** The number of the person's moves. */
  let moves = 0;
  /** The number of the last step that was taken since the newest move. */
  let taken = 0;

  /** Returns the index of the browser's current entry; "" if the entry doesn't belong to this session. */
  const entry = () => history.state?.session === resuming.session ? history.state.index : "";
  const address = () => location.pathname + location.search;

  /** Whether the browser is where a step leads to. */
  const isAt = ({ url, index }) => {
    const { pathname, search } = new URL(url, location.href);
    return entry() === index && address() === pathname + search;
  };

  function run() {
    while (!isTravelling && steps.length) {
      const [step] = steps;
      if (step.kind === control.go && entry() !== step.index) {
        travel(step.index);
        return;
      }
      write(step);
      if (!isAt(step)) {
        restartTimer(runLater, stepPause);
        return;
      }
      taken = step.number;
      steps.shift();
    }
  }

  function runLater() {
    run();
    onArrive();
  }

  function write(step) {
    const state = { session: resuming.session, index: step.index };
    try {
      if (step.kind === control.push) history.pushState(state, "", step.url);
      else if (!isAt(step)) history.replaceState(state, "", step.url);
    } catch {
      // The browser refuses a step when there were many in a short time.
    }
  }

  function travel(index) {
    const here = entry();
    isTravelling = true;
    // From an unknown entry it isn't known how far it is.
    restartTimer(() => tell(told.stuck), here === "" ? 0 : longestTravel);
    if (here !== "") history.go(index - here);
  }

  function restartTimer(act, delay) {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  }

  window.addEventListener("popstate", () => {
    if (isTravelling && entry() === steps[0].index) {
      window.clearTimeout(timer);
      isTravelling = false;
      runLater();
    } else {
      tell(told.location);
    }
  });

  /** Tells the server where the browser is. The steps that wait are dropped: they were made for another entry. */
  function tell(kind) {
    drop();
    const place = entry() === "" ? 0 : entry() + 1;
    const step = taken;
    moves++;
    taken = 0;
    send(appendNumber(step, appendNumber(place, [browserFragment, kind])), address(), { place });
  }

  function drop() {
    window.clearTimeout(timer);
    isTravelling = false;
    steps = [];
  }

  function beginAnew(waiting) {
    drop();
    moves = waiting;
    taken = 0;
  }

  /** Makes the present entry the first one of the session. */
  function begin() {
    beginAnew(0);
    history.replaceState({ session: resuming.session, index: 0 }, "", resuming.address);
  }

  if (!resuming.isUnderWay) begin();

  return {
    get entry() { return entry(); },
    get isIdle() { return !steps.length; },

    /** Whether a message of the server that knows of so many moves knows of all. */
    knows: (number) => number === moves,

    begin,

    /** Adds a step of the server, which follows the screens. */
    follow(kind, reader) {
      const step = { kind, url: reader.text(), index: reader.number() };
      const known = reader.number();
      step.number = reader.number();
      if (known !== moves) return;
      steps.push(step);
      if (steps.length === 1) run();
    },

    /** Tells the server that the person has moved, before this document was loaded. */
    tellMove: () => tell(told.location),

    /** Goes back, if this session has an earlier entry. */
    back() { if (entry() > 0) history.back(); },

    /**
     * Call when the content has been replaced by the complete page: the server begins to count again.
     *
     * @param waiting the number of moves that the server will be told.
     */
    beginAnew,
  };
}
