// A page for tests of the browser's half: a document without a browser, and what browsers have beyond it.

import Module, { createRequire } from "node:module";
import { TestClock } from "./clock.js";

// Debian installs it where only Debian's Node looks.
process.env.NODE_PATH ||= "/usr/share/nodejs";
Module._initPaths();
const require = createRequire(import.meta.url);
const { JSDOM, VirtualConsole } = require("jsdom");
const { implForWrapper } = require("jsdom/lib/jsdom/living/generated/utils.js");

/**
 * A window with a page, whose timers are a test's clock.
 *
 * @param media by query, whether it matches, for `matchMedia`; none does else.
 * @param isHidden whether the person doesn't see the page.
 */
export function makeWindow(body = "", { url = "https://example.org/app", media = {}, isHidden = false } = {}) {
  // What a listener throws, a browser only writes down: here the test fails where the event came from.
  const virtualConsole = new VirtualConsole().on("jsdomError", (error) => { throw error.detail ?? error; });
  const { window } = new JSDOM(`<!doctype html><html><body>${body}</body></html>`, { url, virtualConsole });
  const clock = new TestClock();
  window.clock = clock;
  window.setTimeout = clock.setTimeout;
  window.clearTimeout = clock.clearTimeout;
  window.requestAnimationFrame = clock.requestAnimationFrame;
  window.cancelAnimationFrame = clock.clearTimeout;
  window.Date = class extends window.Date { static now = () => clock.now; };
  window.isSecureContext = true;
  Object.defineProperty(window.document, "hidden", { value: isHidden, writable: true });

  const lists = new Map();
  window.matchMedia = (query) => {
    if (!lists.has(query)) {
      lists.set(query, Object.assign(new window.EventTarget(), { matches: media[query] ?? false }));
    }
    return lists.get(query);
  };

  knowTranslate(window.CSSStyleDeclaration.prototype);
  window.Element.prototype.checkVisibility = function () { return !this.closest("[hidden]"); };
  window.Element.prototype.scrollIntoView = () => {};
  window.HTMLElement.prototype.scrollTo = () => {};
  return window;
}

/** A property of styles that came after this jsdom; all windows have the same styles. */
function knowTranslate(styles) {
  if ("translate" in styles) return;
  const values = new WeakMap();
  Object.defineProperty(styles, "translate", {
    get() { return values.get(this) ?? ""; },
    set(value) { values.set(this, value); },
  });
}

/** What a query of `matchMedia` says changes. */
export function setMedia(window, query, matches) {
  const list = window.matchMedia(query);
  list.matches = matches;
  list.dispatchEvent(new window.Event("change"));
}

/** The person goes to another tab, or comes back. */
export function setHidden(window, isHidden) {
  window.document.hidden = isHidden;
  fire(window.document, "visibilitychange");
}

/** Events that only come to their target, and to who catches them on their way there. */
const stay = new Set(["scroll", "load", "error", "pagehide", "pageshow", "beforeunload", "popstate"]);

/** Something happens to an element, a document or a window; `isTrusted`: the person does it, and no script. */
export function fire(target, type, { isTrusted = false, ...properties } = {}) {
  const window = target.ownerDocument?.defaultView ?? target.defaultView ?? target;
  const event = new window.Event(type, { bubbles: !stay.has(type), cancelable: true, composed: true });
  Object.assign(event, properties);
  if (isTrusted) {
    const impl = implForWrapper(event);
    impl.isTrusted = true;
    implForWrapper(target)._dispatch(impl);
  } else {
    target.dispatchEvent(event);
  }
  return event;
}

/** A function that keeps what it was given, and answers by another one, which may be set later. */
export function recorder(answer) {
  const record = (...given) => { record.calls.push(given); return record.answer?.(...given); };
  return Object.assign(record, { calls: [], answer });
}

/** What was promised has come by then, and what follows from it. */
export async function promises() {
  for (let turn = 0; turn < 20; turn++) await null;
}
