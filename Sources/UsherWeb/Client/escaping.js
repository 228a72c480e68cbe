// The keys that lead out of something: Escape, and Tab, which doesn't lead out of a sheet or a prompt.

import { isGuarded } from "./guarding.js";

/**
 * Listens to Escape and Tab.
 *
 * @param host `window`; `layers`, `history`, `focus`.
 */
export function makeEscaping({ window, layers, history, focus }) {
  const { document } = window;

  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") focus.keepInside(event);
    if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented) escape(event);
  });

  /** Clears a search text; without one closes the prompt, the sheet or the screen. */
  function escape(event) {
    const { target } = event;
    if (target.type === "search" && target.value) {
      event.preventDefault();
      target.value = "";
      target.dispatchEvent(new window.Event("input", { bubbles: true }));
      return;
    }
    const way = [...document.querySelectorAll("[data-escape]")].at(-1);
    if (way) {
      event.preventDefault();
      if (!isGuarded(way)) way.click();
      return;
    }
    // A person who types may only want to leave the field.
    if (target.matches?.("input:not([type=checkbox],[type=radio],[type=range],[type=file]),textarea,select")) {
      target.blur();
      return;
    }
    const back = layers.shown(".back").at(-1);
    if (back) back.click(); else history.back();
  }
}
