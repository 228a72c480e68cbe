// The messages of an island, which wait here as long as many events wait for the server: so an island that sends without
// end doesn't make the page stand still.

/** The number of kept events from which an island's messages wait: the page stands still at twice as many. */
const mostAhead = 50;

/** The largest number of messages of an island that wait. */
const mostMessages = 1000;

/**
 * Makes the queue of an island.
 *
 * A message with a name is a value: of a name only the newest that hasn't left counts. The next leaves when the page shows
 * the result of the one before. A message without a name is an event: each leaves, in order, and values stay on their side
 * of it.
 *
 * @param host `events`; `send(text)`: sends a message and returns the number of its event.
 */
export function makeMessages({ events, send }) {
  const waiting = [];
  /** The number of the event with the newest value of each name. */
  const sent = new Map();

  const isValue = ({ name }) => name !== undefined;
  const isUnderWay = ({ name }) => sent.has(name);

  /** The index of the message that can leave; -1 if none can. An event doesn't wait for a value before it. */
  function next() {
    if (events.count >= mostAhead) return -1;
    return waiting.every(isValue) ? waiting.findIndex((value) => !isUnderWay(value)) : 0;
  }

  function goOn() {
    // Numbers are used again.
    for (const [name, number] of sent) if (events.isShown(number)) sent.delete(name);
    for (let index = next(); index >= 0; index = next()) {
      const [{ text, name }] = waiting.splice(index, 1);
      const number = send(text);
      if (name !== undefined) sent.set(name, number);
    }
  }

  return {
    /** Adds a message. Returns whether there was room for it. */
    add(text, name) {
      const start = waiting.findLastIndex((message) => !isValue(message)) + 1;
      const older = name === undefined ? -1 : waiting.findIndex((message, index) => index >= start && message.name === name);
      if (older >= 0) waiting.splice(older, 1);
      if (waiting.length >= mostMessages) return false;
      waiting.push({ text, name });
      goOn();
      return true;
    },

    /** Call after the server has answered. */
    goOn,
  };
}
