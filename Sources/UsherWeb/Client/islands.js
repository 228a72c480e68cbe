// Islands: elements that a script of the app's own draws.

import { makeMessages } from "./messages.js";

const importModule = (url) => import(url);

/**
 * Makes the islands of a page.
 *
 * @param host `window`; `root`; `base`: the app's path; `events`; `act(element, name, text)`: sends an event of an element
 * and returns its number; `load(url)`: imports a module.
 */
export function makeIslands({ window, root, base, events, act, load = importModule }) {
  const { location, console } = window;
  const islands = new Map();

  function begin(element) {
    const send = (text) => element.usher?.handlers.island ? act(element, "island", text) : -1;
    const island = { value: undefined, drawn: null, isOver: false, messages: makeMessages({ events, send }) };
    islands.set(element, island);
    const url = new URL(element.dataset.island, location);
    // Only a file of the app is run, whoever has written the attribute.
    if (url.origin !== location.origin || !url.pathname.startsWith(`${base}/-/files/`)) return;
    load(url.href).then((module) => draw(module, element, island)).catch((error) => fail(element, island, error));
  }

  function draw({ default: make }, element, island) {
    if (island.isOver) return;
    // The script may have to know its size.
    element.dataset.state = "live";
    island.value = element.dataset.value;
    const send = (message, name) => {
      if (!island.isOver && !island.messages.add(JSON.stringify(message) ?? "null", name)) {
        throw new Error("An island has sent more than can wait. To fix this, send values by a name.");
      }
    };
    island.drawn = make(element.lastElementChild, parse(island.value), send) ?? {};
  }

  /** Shows what is shown without the script. */
  function fail(element, island, error) {
    console.error(error);
    // For the log of the server, see errors.js.
    const filename = new URL(element.dataset.island, location).href;
    window.dispatchEvent(new window.ErrorEvent("error", { error, filename }));
    island.drawn = null;
    element.lastElementChild.replaceChildren();
    element.dataset.state = "failed";
  }

  function attempt(element, island, change) {
    try { change(island.drawn); } catch (error) { fail(element, island, error); }
  }

  function follow(element, island) {
    const { value } = element.dataset;
    island.messages.goOn();
    if (!island.drawn || value === island.value) return;
    island.value = value;
    attempt(element, island, (drawn) => drawn.update?.(parse(value)));
  }

  function end(element, island) {
    islands.delete(element);
    island.isOver = true;
    if (island.drawn) attempt(element, island, (drawn) => drawn.remove?.());
  }

  return {
    /** Call after the page has changed: draws new islands, gives new values to the others, and ends those that are gone. */
    update() {
      for (const [element, island] of islands) {
        if (element.isConnected) follow(element, island); else end(element, island);
      }
      for (const element of root.querySelectorAll("[data-island]")) if (!islands.has(element)) begin(element);
    },
  };
}

const parse = (json) => json === undefined ? null : JSON.parse(json);
