// Elements that wait for the result of the person's action.

/** Marks elements with `data-waiting` until the page shows the results of their events. */
export function makeWaiting({ events }) {
  /** The number of the newest event of each element. */
  const waiting = new Map();
  return {
    add(element, number) {
      waiting.set(element, number);
      element.dataset.waiting = "";
    },
    /** Call after the page has changed. */
    update() {
      for (const [element, number] of waiting) {
        if (element.isConnected && !events.isShown(number)) continue;
        delete element.dataset.waiting;
        waiting.delete(element);
      }
    },
  };
}
