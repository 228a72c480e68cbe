// The person's actions on the page, sent to the server.

import { isIncomplete, isPrivate, labelRange, textOf } from "./fields.js";
import { isGuarded } from "./guarding.js";
import { partPath } from "./parts.js";
import { rowSigns } from "./signs.js";
import { appendNumber, browserFragment, told } from "./wire.js";

/** The events of which the person expects no answer. */
const unasked = new Set(["appear", "blur", "island"]);

/** Returns the element that handles an event: the event's target or an element around it; null without any. */
function handling({ target }, name) {
  for (let element = target; element?.closest; element = element.parentElement) {
    if (element.usher?.handlers[name]) return element;
  }
  return null;
}

/** The events by which the person wants something done. */
const wishes = new Set(["click", "submit", "file", "move"]);

/** Returns the bytes that address a part. */
export function addressBytes(fragment, path) {
  const bytes = appendNumber(path.length, appendNumber(fragment, []));
  for (const step of path) appendNumber(step, bytes);
  return bytes;
}

/**
 * Listens to the person's actions.
 *
 * @param host `window`; `base`: the app's path; `send(bytes, text, how)`: sends an event to the server and returns its
 * number; `fields`, `files`, `focus`, `parts`, `waiting`.
 */
export function makeActions({ window, base, send, fields, files, focus, parts, waiting }) {
  const { document, location } = window;
  const isTouched = window.matchMedia("(pointer: coarse)");

  /** Sends an event of an element. Returns its number. */
  function act(element, name, text) {
    const { region, handlers: { [name]: { index, part } } } = element.usher;
    const { fragment, path } = partPath(region, index);
    const signs = rowSigns(region);
    const row = signs.length ? { fragment, path, signs } : null;
    const number = send(addressBytes(fragment, path), text, {
      replaces: part ? part.edit : -1, row, field: part && { fragment, path },
      isPress: wishes.has(name), isPrivate: part && isPrivate(element),
    });
    if (part) fields.typed(part, number);
    if (!unasked.has(name)) waiting.add(element, number);
    return number;
  }

  document.addEventListener("click", (event) => {
    // A click on a handle must not reach the row around it.
    if (event.target.closest?.("[data-handle]")) { event.preventDefault(); return; }
    const skip = event.target.closest?.(".skip");
    if (skip) { focus.skip(skip); return; }
    const target = handling(event, "click");
    if (!target) { follow(event); return; }
    // The browser would follow the link, even a guarded one.
    if (target.localName === "a") event.preventDefault();
    if (isGuarded(target)) return;
    act(target, "click");
  });

  /** Follows a link within the app. */
  function follow(event) {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey
      || event.shiftKey || event.altKey || link.getAttribute("target") || link.hasAttribute("download")) return;
    // A link in an SVG picture has no such properties.
    const url = new URL(link.getAttribute("href"), document.baseURI);
    const isOurs = url.origin === location.origin
      && (url.pathname === base || url.pathname.startsWith(base + "/"))
      && !url.pathname.startsWith(base + "/-/");
    if (!isOurs) return;
    event.preventDefault();
    waiting.add(link, send([browserFragment, told.link], url.pathname + url.search, { isPress: true }));
  }

  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const target = handling(event, "submit");
    settle(document.activeElement);
    // The Return key submits by the button that a click would use.
    const button = event.submitter ?? event.target.querySelector("button[type=submit]");
    if (target && !(button && isGuarded(button))) waiting.add(button ?? target, act(target, "submit"));
    // An open keyboard would cover the results.
    const field = document.activeElement;
    if (field?.type === "search" && isTouched.matches) field.blur();
  });

  document.addEventListener("input", (event) => {
    labelRange(event.target);
    const target = handling(event, "input");
    if (target && !isIncomplete(event.target)) act(target, "input", textOf(event.target));
  });

  document.addEventListener("change", (event) => {
    const picker = event.target.type === "file" && handling(event, "file");
    if (picker) { choose(picker, event.target); return; }
    const target = handling(event, "change");
    if (target) act(target, "change", textOf(event.target));
  });

  function choose(target, field) {
    const chosen = [...field.files];
    // After this the same file can be chosen again.
    field.value = "";
    files.use((all) => all.choose(chosen, (text) => target.isConnected && act(target, "file", text)));
  }

  /** What isn't complete, or out of the range, is nothing once it is entered; the server may restore the old value. */
  function settle(target) {
    const field = isIncomplete(target) && handling({ target }, "input");
    if (field?.isConnected && document.hasFocus()) {
      field.value = "";
      act(field, "input", "");
    }
  }

  document.addEventListener("focusout", (event) => {
    settle(event.target);
    const target = handling(event, "blur");
    // If the field is removed, or the window loses the focus, the person hasn't left the field.
    if (target?.isConnected && document.hasFocus()) act(target, "blur");
  });

  return {
    act,

    /**
     * Returns the bytes that address a part in a row whose number has changed, and restores the text of its field;
     * null if the row isn't found.
     */
    readdress({ fragment, path, signs }, text, number) {
      const found = parts.find(fragment, path, signs);
      if (!found) return null;
      // The field is a new element too.
      if (found.part.element) fields.restore(found.part, number, text);
      return addressBytes(fragment, found.path);
    },
  };
}
