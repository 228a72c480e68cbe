// Errors of the scripts, for the log of the server: those of Usher's own, and those of an app's islands.

import { browserFragment, told } from "./wire.js";

/** The number of errors that a document tells, so that one which comes again and again doesn't become a flood. */
const mostErrors = 5;

/** The longest text that is sent, of it the longest name of an error, and the longest stack that is read, in characters. */
const longestError = 500, longestName = 40, longestStack = 10_000;

/** The largest number of places in scripts that are told of an error. */
const mostPlaces = 4;

/** The key under which an error waits while the page loads again. */
const errorKey = "usher-error";

/** How many texts are remembered that were typed and are no longer in a field, and the shortest of them, in characters. */
const mostTexts = 50, shortestText = 3;

/** The fields that a person types into. */
const typedFields = "input:not([type=checkbox],[type=radio],[type=submit],[type=button],[type=hidden]),textarea";

/** A place in a stack, as browsers write it: an address, a line and a column. */
const placePattern = /(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/gm;

/**
 * Makes what tells the server of errors that nobody has caught.
 *
 * @param host `window`; `send(bytes, text)`: sends an event to the server.
 */
export function makeErrors({ window, send }) {
  const { document, location } = window;
  let count = 0;
  /** What was typed, the newest last: a field may be empty or gone when an error tells its text. And of each field the newest. */
  const texts = new Set(), newest = new WeakMap();

  document.addEventListener("input", ({ target }) => {
    if (!target.matches?.(typedFields)) return;
    const { value } = target, before = newest.get(target);
    newest.set(target, value);
    // The beginning of a longer text needs no place of its own.
    if (before && value.startsWith(before)) texts.delete(before);
    if (value.length < shortestText) return;
    texts.delete(value);
    texts.add(value);
    if (texts.size > mostTexts) texts.delete(texts.values().next().value);
  }, true);

  /** The name of a script of this site; null for others, for example of the browser's extensions. */
  function scriptAt(address) {
    try {
      const { origin, pathname } = new URL(address);
      return origin === location.origin && pathname.includes("/-/") ? pathname.split("/").pop() : null;
    } catch {
      return null;
    }
  }

  /**
   * The message up to the first quotation mark or slash: what follows may be what the person has typed, or an address.
   * Nothing of it, if it contains what a field of the page contains, or what was typed into one before.
   */
  function plain(message) {
    const text = message.replace(/["'`“”„‘’‚«»‹›/].*/s, "…");
    const shown = [...document.querySelectorAll(typedFields)].map(({ value }) => value);
    const isTyped = [...shown, ...texts].some((value) => value && text.includes(value));
    return isTyped ? "…" : text;
  }

  /** The places of a stack in scripts of this site. Some browsers begin a stack with the message. */
  function placesIn(stack, message) {
    const start = message ? stack.indexOf(message) : -1;
    const trace = start < 0 ? stack : stack.slice(start + message.length);
    return [...trace.slice(0, longestStack).matchAll(placePattern)]
      .map(([, address, line, column]) => ({ script: scriptAt(address), line, column }))
      .filter(({ script }) => script)
      .map(({ script, line, column }) => `${script}:${line}:${column}`)
      .slice(0, mostPlaces);
  }

  /** Describes anything that was thrown: its name, its message and its places; without places, the script. */
  function describe(error, script) {
    const { name = "Error", message, stack = "" } = Object(error);
    const text = String(message ?? "");
    const places = placesIn(String(stack), text);
    const where = places.length ? ` at ${places.join(", ")}` : script ? ` in ${script}` : "";
    return `${plain(String(name).slice(0, longestName))}: ${plain(text)}`.slice(0, longestError - where.length) + where;
  }

  function tell(text) {
    if (count++ < mostErrors) send([browserFragment, told.scriptError], text.slice(0, longestError));
  }

  window.addEventListener("error", ({ error, filename }) => {
    const script = scriptAt(filename);
    if (script) tell(describe(error, script));
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (placesIn(String(reason?.stack ?? ""), String(reason?.message ?? "")).length) tell(describe(reason));
  });

  // A browser that stores nothing throws.
  try {
    const kept = window.sessionStorage.getItem(errorKey);
    window.sessionStorage.removeItem(errorKey);
    if (kept) tell(kept);
  } catch { /* nothing was kept */ }

  return {
    /** Keeps an error for the next document, because the page is about to load again. */
    keep(error) {
      try { window.sessionStorage.setItem(errorKey, describe(error)); } catch { /* it is in the console */ }
    },
  };
}
