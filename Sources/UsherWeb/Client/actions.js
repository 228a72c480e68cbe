// What the person does on the page, told to the server.

import { isIncomplete, textOf } from "./fields.js";
import { address, rowScope } from "./parts.js";
import { appendNumber, browserFragment, told } from "./wire.js";

/** The element that takes an event, at or around the one it came to. */
function handling({ target }, name) {
  for (let element = target; element?.closest; element = element.parentElement) {
    if (element.usher?.handlers[name]) return element;
  }
  return null;
}

/**
 * Listens to what the person does.
 *
 * @param host `window`; `base`: the app's address; `send(bytes, text, how)`: tells the server, and gives the event's
 * number; `fields`, `files`, `focus`.
 */
export function makeActions({ window, base, send, fields, files, focus }) {
  const { document, location } = window;
  const isTouched = window.matchMedia("(pointer: coarse)");

  /** Tells that something was done on an element. */
  function act(element, name, text) {
    const { index, part } = element.usher.handlers[name];
    const { fragment, path } = address(element.usher.scope, index);
    const bytes = appendNumber(path.length, appendNumber(fragment, []));
    for (const step of path) appendNumber(step, bytes);
    const number = send(bytes, text, { replaces: part ? part.edit : -1, isInRow: !!rowScope(element.usher.scope) });
    if (part) fields.typed(part, number);
    return number;
  }

  document.addEventListener("click", (event) => {
    // What is round a handle isn't meant.
    if (event.target.closest?.("[data-handle]")) { event.preventDefault(); return; }
    const target = handling(event, "click");
    if (!target) { follow(event); return; }
    if (target.disabled) return;
    if (target.localName === "a") event.preventDefault();
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
    send([browserFragment, told.link], url.pathname + url.search);
  }

  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const target = handling(event, "submit");
    if (target) act(target, "submit");
    // The results are behind the keyboard.
    const field = document.activeElement;
    if (field?.type === "search" && isTouched.matches) field.blur();
  });

  document.addEventListener("input", (event) => {
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
    // The same file can be chosen again.
    field.value = "";
    for (const file of chosen) act(target, "file", files.add(file));
  }

  document.addEventListener("focusout", (event) => {
    // It stays incomplete, and shows what it was.
    const field = isIncomplete(event.target) && handling(event, "input");
    if (field?.isConnected && document.hasFocus()) act(field, "input", "");
    const target = handling(event, "blur");
    // A field that goes away, or a window that does, isn't left by the person.
    if (target?.isConnected && document.hasFocus()) act(target, "blur");
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") focus.keepInside(event);
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    // What is looked for goes first, and only then the screen.
    if (event.target.type === "search" && event.target.value) {
      event.preventDefault();
      event.target.value = "";
      event.target.dispatchEvent(new window.Event("input", { bubbles: true }));
      return;
    }
    const way = [...document.querySelectorAll("[data-escape]")].at(-1);
    if (way && !way.disabled) { event.preventDefault(); way.click(); }
  });

  return { act };
}
