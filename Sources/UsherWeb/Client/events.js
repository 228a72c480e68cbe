// The events of the page, kept until the server has stored their results.

import { browserFragment, messageOf } from "./wire.js";

/** Whether the event `sent` came after `other`. Both are numbers of 8 bits, which begin at 0 again after 255. */
const isAfter = (sent, other) => ((other - sent) & 255) >= 128;

/**
 * Makes the event log, which numbers and keeps events, so that a broken connection loses none and repeats none.
 *
 * @param log the log of an earlier document of the same session, see `makePassing`; null without one.
 */
export function makeEvents(log = null) {
  let last = log?.last ?? 0;
  let acknowledged = log?.acknowledged ?? 0;
  let shown = acknowledged;
  const kept = new Map((log?.events ?? []).map(({ number, bytes, ...event }) =>
    [number, { ...event, message: new Uint8Array(bytes), isQueued: false, isEarlier: true }]));

  /** Empties an event. The event still counts, so that the numbers after it stay right. */
  const forget = (event) => {
    event.message = messageOf([browserFragment, 0]);
    event.row = event.field = null;
    event.isPress = event.isVisibility = false;
    delete event.place;
  };

  return {
    /** The number of events that the server hasn't acknowledged. */
    get count() { return kept.size; },
    /** The number of the last acknowledged event, lowest 8 bits. */
    get acknowledged() { return acknowledged; },

    /**
     * Adds an event.
     *
     * Without a connection, the event replaces an earlier one if no other event came after that one.
     *
     * @param how `isOnline`: the event is sent at once; `replaces`: the number of the earlier event; `row`: the place
     * of the event, if it is in a row of a list; `field`: the place of the field, if the person changed one; `place`: the
     * index + 1 of the entry, if the event is a move in the history; `isVisibility`: the event means that the person left
     * the page or came back; `isPress`: the person wants something done; `isPrivate`: the text must not be kept in the
     * browser.
     * @returns the event's number and message.
     */
    add(bytes, text, { isOnline = true, replaces = -1, isVisibility = false, ...how } = {}) {
      const number = this.canReplace(replaces, isOnline, isVisibility) ? replaces : last = (last + 1) & 255;
      const message = messageOf(bytes, text);
      kept.set(number, { ...how, message, text, isQueued: !isOnline, isVisibility });
      return { number, message };
    },

    /**
     * Whether a newer event can replace this one: this one must wait for a connection, and be the last event of all.
     */
    canReplace(number, isOnline, isVisibility = false) {
      const event = kept.get(number);
      return !isOnline && number === last && event?.isQueued === true && event.isVisibility === isVisibility;
    },

    /** Drops the events up to a number, because the server has applied them and stored their results. */
    acknowledge(number) {
      // Frames that are repeated after a reconnect carry older numbers.
      if (!isAfter(acknowledged, number)) acknowledged = number;
      for (const sent of kept.keys()) if (!isAfter(sent, number)) kept.delete(sent);
    },

    /** The events that the server hasn't acknowledged, by number. */
    get kept() { return kept; },
    /** The number of the last event, lowest 8 bits. */
    get last() { return last; },

    /** Begins a log after the event with a number, with these events. */
    begin(number, events = []) {
      kept.clear();
      last = acknowledged = shown = number;
      for (const event of events) kept.set(last = (last + 1) & 255, event);
    },

    /** Records that the page shows the results of all events up to a number. */
    show(number) { shown = number; },

    /** Whether the page shows the result of an event. */
    isShown: (number) => number < 0 || !isAfter(number, shown),

    /** The messages of all kept events, which a new connection sends again. */
    get messages() { return [...kept.values()].map((event) => event.message); },

    /** Marks all events as sent, so that newer events don't replace them. */
    sendAll() { for (const event of kept.values()) event.isQueued = false; },

    /**
     * Changes events in rows to the rows' new numbers, after a restart of the server.
     *
     * @param find returns the bytes that address the event's part now, from its old place; null if the row isn't found.
     * @returns whether the rows of all events were found. An event without its row is emptied.
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

    forget,

    /** Empties all events about visibility but the newest: a new connection reports the visibility itself. */
    forgetVisibility(newest) {
      for (const [number, event] of kept) if (event.isVisibility && number !== newest) forget(event);
    },
  };
}
