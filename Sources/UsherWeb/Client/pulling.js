// Gestures that pull down: a list to refresh it, a sheet to close it.

import { isGuarded } from "./guarding.js";

/** The distances in pixels at which a pulled list is refreshed, and a pulled sheet closes. */
const refreshDistance = 120, dismissDistance = 100;

/** Listens to pulling fingers and mice. */
export function makePulling({ window }) {
  const { document } = window;

  /** Listens until a gesture ends. `end` returns false if the event isn't the gesture's end. */
  function during(target, moves, ends, move, end) {
    const finish = (event) => {
      if (end(event) === false) return;
      target.removeEventListener(moves, move);
      for (const name of ends) target.removeEventListener(name, finish);
    };
    target.addEventListener(moves, move, { passive: true });
    for (const name of ends) target.addEventListener(name, finish);
  }

  // Pulling a list down at its start presses its refresh button.
  document.addEventListener("touchstart", ({ target, touches }) => {
    const scroll = target.closest?.("[data-scroll]");
    const button = scroll?.querySelector("[data-refresh]");
    if (!button || isGuarded(button) || scroll.scrollTop > 0 || touches.length > 1 || target.closest("[data-handle]")) return;
    const { identifier, clientY: start } = touches[0];
    const fingerOf = (event) => [...event.touches].find((touch) => touch.identifier === identifier);
    let pulled = 0;
    // Touch events are sent to the element where the touch began, even after it was removed from the page.
    during(target, "touchmove", ["touchend", "touchcancel"], (now) => {
      pulled = scroll.scrollTop > 0 ? 0 : Math.max(0, fingerOf(now).clientY - start);
      scroll.toggleAttribute("data-pulled", pulled > 0);
      scroll.style.setProperty("--pull", Math.min(pulled / 2, 60) + "px");
    }, (now) => {
      if (fingerOf(now)) return false;
      scroll.removeAttribute("data-pulled");
      scroll.style.removeProperty("--pull");
      if (now.type === "touchend" && pulled > refreshDistance) button.click();
      return true;
    });
  }, { passive: true });

  // A sheet follows the pointer that pulls its bar down, and closes if it was pulled far enough.
  document.addEventListener("pointerdown", ({ target, button, pointerId, clientY: start }) => {
    const bar = target.closest?.(".layer.sheet [data-drag]");
    if (!bar || target.closest("button,a") || button) return;
    const panel = bar.closest(".panel");
    during(window, "pointermove", ["pointerup", "pointercancel"], (now) => {
      if (now.pointerId === pointerId) panel.style.translate = `0 ${Math.max(0, now.clientY - start)}px`;
    }, (now) => {
      if (now.pointerId !== pointerId) return false;
      panel.style.translate = "";
      if (now.type === "pointerup" && now.clientY - start > dismissDistance) {
        bar.closest(".layer").querySelector("[data-escape]")?.click();
      }
      return true;
    });
  });
}
