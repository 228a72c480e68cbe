// Whether the server has stored what the person did, and whether the browser asks before the tab is closed.

/** The time after which something that isn't stored is told, in milliseconds. */
const unsavedTime = 3000;

/** The number of kept events below which the page goes on after it stood still. */
const fewKept = 50;

/**
 * Makes the watch over what isn't stored yet.
 *
 * @param host `window`; `events`; `status`: is told when something isn't stored for a while, and when all is; `mostKept`:
 * the number of kept events above which the page stands still.
 */
export function makeSaving({ window, events, status, mostKept }) {
  /** The oldest event that isn't stored, and the timer until that is told. */
  let oldest = null, timer = 0;
  /** Whether the app wants the person to be asked before the tab is closed, and whether the page leaves by itself. */
  let asks = false, isLeaving = false;

  window.addEventListener("beforeunload", (event) => {
    if ((asks || status.isUnsaved) && !isLeaving) event.preventDefault();
  });
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) isLeaving = false; });

  /** The number of the oldest event whose result the page shows, and the server hasn't stored; null if there is none. */
  function oldestUnsaved() {
    const [number] = events.kept.keys();
    return number !== undefined && events.isShown(number) ? number : null;
  }

  /** Call when the server may have applied or stored events. */
  function update() {
    const now = oldestUnsaved();
    if (now === oldest) return;
    oldest = now;
    window.clearTimeout(timer);
    if (now === null) status.saved();
    else timer = window.setTimeout(status.unsaved, unsavedTime);
  }

  return {
    update,

    /** Whether events can be kept that aren't the person's own actions. */
    get hasRoom() { return events.count < fewKept; },

    /** Call when the server has stored events: lets the page go on if it stands still, and few events are kept now. */
    goOn() { if (status.isStill && events.count < fewKept) status.goOn(); },

    /** Sets whether the app wants the person to be asked before the tab is closed. */
    ask(isWanted) { asks = isWanted; },

    /** Call when the page leaves by itself, so that nobody is asked. */
    leave() { isLeaving = true; },

    /** Call when the server is there again. With too many events it has to store some before the page goes on. */
    back() {
      status.back(events.count > mostKept);
      update();
    },
  };
}
