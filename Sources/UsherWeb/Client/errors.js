// Errors of this script, for the log of the server.

import { browserFragment, told } from "./wire.js";

/** The number of errors that a page tells, so that one which comes again and again doesn't become a flood. */
const mostErrors = 5;

/** The longest text that is sent, in characters. */
const longestError = 500;

/** The name of the place in the browser where an error waits while the page loads again. */
const place = "usher-error";

/**
 * Describes an error: its name, its message, and where it is in the script. The message ends at the first quotation mark,
 * because what follows may be what the person has typed.
 */
export function describe(error) {
  const { name = "Error", message = "", stack = "" } = Object(error);
  const plain = String(message).replace(/["'`“”„‘’‚«»‹›].*/s, "…");
  const lines = [...String(stack).matchAll(/:(\d+):(\d+)\)?$/gm)].slice(0, 4).map(([, line, column]) => `${line}:${column}`);
  const where = lines.length ? ` at ${lines.join(", ")}` : "";
  return `${String(name).slice(0, 40)}: ${plain}${where}`.slice(0, longestError);
}

/**
 * Tells the server the errors that nobody has caught.
 *
 * @param host `window`; `script`: the address of this script, to leave out those of other scripts, for example of the
 * browser's extensions; `send(bytes, text)`: sends an event to the server.
 */
export function makeErrors({ window, script, send }) {
  let count = 0;

  function tell(text) {
    if (count++ < mostErrors) send([browserFragment, told.scriptError], text);
  }

  const isOurs = (text) => Boolean(script) && String(text).includes(script);

  window.addEventListener("error", ({ error, filename }) => { if (isOurs(filename)) tell(describe(error)); });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isOurs(reason?.stack)) tell(describe(reason));
  });

  return {
    /** Keeps an error until the page has loaded again, because it is about to. */
    keep(error) {
      // A browser may forbid it, or have no room.
      try { window.sessionStorage.setItem(place, describe(error)); } catch { }
    },

    /** Tells the error that was kept before the page loaded, if there is one. */
    tellKept() {
      try {
        const text = window.sessionStorage.getItem(place);
        window.sessionStorage.removeItem(place);
        if (text) tell(text.slice(0, longestError));
      } catch { }
    },
  };
}
