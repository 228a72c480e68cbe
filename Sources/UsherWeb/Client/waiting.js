// What the person has done and the page doesn't show yet: it looks as if it waits.

/** Marks elements with `data-waiting` until the page shows what came of what was done on them. */
export function makeWaiting({ events }) {
  /** By element, the number of the newest event on it. */
  const waiting = new Map();
  return {
    add(element, number) {
      waiting.set(element, number);
      element.dataset.waiting = "";
    },
    /** The page has changed. */
    update() {
      for (const [element, number] of waiting) {
        if (element.isConnected && !events.isShown(number)) continue;
        delete element.dataset.waiting;
        waiting.delete(element);
      }
    },
  };
}
