// The parts of the script that are loaded when they are needed: its chunks.

/** The pause before a chunk is asked for again, in milliseconds. It is twice as long each time, up to the longest. */
const retryPause = 1000, longestRetry = 60_000;

/** What the person does with the pointer and the keys is kept until the chunk that listens to it is there. */
const keptTypes = ["pointerdown", "pointermove", "pointerup", "pointercancel", "keydown"];

/** The keys that a chunk listens to. All others are heard by the part of the script that is there. */
const keptKeys = /^(Arrow|Home|End|Delete|Backspace)/;

/** The most events that are kept for a chunk. */
const mostEvents = 500;

/**
 * Makes the loader of a page's chunks.
 *
 * @param host `window`; `load(name, attempt)`: returns a promise of what a chunk exports; `onLoad()`: a chunk is there.
 */
export function makeChunks({ window, load, onLoad = () => {} }) {
  const { document } = window;
  /** The chunks that no element on the page has needed yet, or that aren't there yet. */
  let awaited = [];
  let loading = 0;

  /** Loads a chunk, and tries it again until it is there. Then calls `begin` with what the chunk exports. */
  function need(name, begin) {
    loading++;
    const ask = (attempt) => load(name, attempt).then((chunk) => {
      loading--;
      begin(chunk);
      onLoad();
    }, () => window.setTimeout(() => ask(attempt + 1), Math.min(retryPause * 2 ** attempt, longestRetry)));
    ask(0);
  }

  function update() {
    for (const chunk of awaited) {
      if (chunk.isNeeded || !document.querySelector(chunk.selector)) continue;
      chunk.isNeeded = true;
      need(chunk.name, (exports) => {
        awaited = awaited.filter((other) => other !== chunk);
        chunk.begin(exports);
        for (const event of chunk.events) event.target.dispatchEvent(new event.constructor(event.type, event));
        if (!awaited.length) for (const type of keptTypes) window.removeEventListener(type, keep, true);
      });
    }
  }

  function keep(event) {
    const { type, target, key } = event;
    for (const { selector, events } of awaited) {
      const begins = type === "pointerdown" || type === "keydown" && keptKeys.test(key);
      const isMeant = begins ? target.closest?.(selector) : events.length && type !== "keydown";
      if (isMeant && events.length < mostEvents) events.push(event);
    }
  }

  for (const type of keptTypes) window.addEventListener(type, keep, { capture: true, passive: true });

  return {
    need,

    /** Whether no chunk is being loaded. */
    get isIdle() { return !loading; },

    /**
     * Loads a chunk as soon as the page has an element that a selector matches. What the person does with such an element
     * meanwhile is done again when `begin` has returned.
     */
    when(selector, name, begin) { awaited.push({ selector, name, begin, events: [], isNeeded: false }); },

    /** Call after the page has changed. */
    update,
  };
}
