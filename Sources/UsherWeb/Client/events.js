// What the person does, until the server has stored what came of it.

import { browserFragment, messageOf, told } from "./wire.js";

/** Whether an event came after another; they are counted in 8 bits. */
const isAfter = (sent, other) => ((other - sent) & 255) >= 128;

/** Numbers events and keeps them, so that a connection that breaks loses none and repeats none. */
export function makeEvents() {
  let last = 0;
  let acknowledged = 0;
  let shown = 0;
  const kept = new Map();

  /** Counted all the same, so that the numbers after it are right. */
  const forget = (event) => {
    event.message = messageOf([browserFragment, 0]);
    event.row = null;
    event.isVisibility = false;
  };

  return {
    /** How many the server hasn't acknowledged. */
    get count() { return kept.size; },
    /** The number of the last one that is acknowledged, lowest 8 bits. */
    get acknowledged() { return acknowledged; },

    /**
     * Takes in an event.
     *
     * Without a connection it takes the place of an earlier one, if nothing came after that.
     *
     * @param how `isOnline`: it is sent at once; `replaces`: the number of the earlier one; `row`: what tells where it was
     * done, when that is in the row of a list; `isVisibility`: it tells that the person has left the page or come back.
     * @returns its number and its message.
     */
    add(bytes, text, { isOnline = true, replaces = -1, row = null, isVisibility = false } = {}) {
      const number = this.canReplace(replaces, isOnline, isVisibility) ? replaces : last = (last + 1) & 255;
      const message = messageOf(bytes, text);
      kept.set(number, { message, text, row, isQueued: !isOnline, isVisibility });
      return { number, message };
    },

    /** Whether an event that waits for a connection can give way to a newer one: what came in between must come after it. */
    canReplace(number, isOnline, isVisibility = false) {
      const event = kept.get(number);
      return !isOnline && number === last && event?.isQueued === true && event.isVisibility === isVisibility;
    },

    /** The server has applied all events up to this one, and stored what came of them. */
    acknowledge(number) {
      // Frames that come once more after a reconnect say what was true before.
      if (!isAfter(acknowledged, number)) acknowledged = number;
      for (const sent of kept.keys()) if (!isAfter(sent, number)) kept.delete(sent);
    },

    /** The page shows what came of all events up to this one. */
    show(number) { shown = number; },

    /** Whether the page shows what came of an event. */
    isShown: (number) => number < 0 || !isAfter(number, shown),

    /** All messages, which a new connection sends again. */
    get messages() { return [...kept.values()].map((event) => event.message); },

    /** A connection is there: from now on nothing gives way any more. */
    sendAll() { for (const event of kept.values()) event.isQueued = false; },

    /**
     * The server was started again and has numbered rows anew: what was done in a row is told by its new number.
     *
     * @param find gives the bytes that tell it, from where it was done; nothing when that row isn't known any more.
     * @returns whether all of it can be told.
     */
    readdressRows(find) {
      let isComplete = true;
      for (const [number, event] of kept) {
        if (!event.row) continue;
        const bytes = find(event.row, event.text, number);
        if (bytes) {
          event.message = messageOf(bytes, event.text);
        } else {
          forget(event);
          isComplete = false;
        }
      }
      return isComplete;
    },

    /** Whether the page is seen is told with the connection: only the newest word on it is news. */
    forgetVisibility(newest) {
      for (const [number, event] of kept) if (event.isVisibility && number !== newest) forget(event);
    },

    /** Everything comes anew, and the history follows that from where the server was told the browser is. */
    amendLocations() {
      let isFollowed = false;
      for (const event of [...kept.values()].reverse()) {
        const { message } = event;
        const kind = message[1] === browserFragment ? message[2] : told.link;
        if (kind === told.location || kind === told.earlierLocation) {
          // Of several steps only the last counts: what came of the others nobody has seen.
          if (isFollowed) forget(event);
          else if (message[3] !== 0) message[2] = told.earlierLocation;
          isFollowed = true;
        } else if (kind === told.link) {
          isFollowed = false;
        }
      }
    },
  };
}
