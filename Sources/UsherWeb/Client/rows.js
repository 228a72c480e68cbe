// Rows that the person deletes, with a swipe or a key.

import { isGuarded } from "./guarding.js";

/** Closes swiped rows when the person continues elsewhere, and deletes a row by the keys Delete and Backspace. */
export function makeRows({ window }) {
  const { document } = window;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const aside = new Set();

  document.addEventListener("scroll", ({ target }) => {
    if (target.classList?.contains("deletable")) aside.add(target);
  }, { capture: true, passive: true });

  const close = (event) => {
    for (const row of aside) {
      if (row.contains(event.target)) continue;
      row.scrollTo({ left: 0, behavior: reducesMotion.matches ? "auto" : "smooth" });
      aside.delete(row);
    }
  };
  document.addEventListener("pointerdown", close);
  document.addEventListener("focusin", close);

  document.addEventListener("keydown", (event) => {
    if (!["Delete", "Backspace"].includes(event.key) || event.repeat || event.altKey || event.ctrlKey
      || event.metaKey || event.shiftKey || event.target.matches?.("input,select,textarea")) return;
    const button = event.target.closest?.(".deletable > *")?.parentElement.querySelector("[data-delete]");
    if (!button || isGuarded(button)) return;
    event.preventDefault();
    button.click();
  });
}
