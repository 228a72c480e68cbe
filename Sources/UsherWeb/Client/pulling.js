// What is pulled down: a list to refresh it, a sheet to close it.

/** In pixels, how far a list is pulled for it to be refreshed, and a sheet for it to go. */
const refreshDistance = 120, dismissDistance = 100;

/** Listens to what fingers and mice pull. */
export function makePulling({ window }) {
  const { document } = window;

  /** Listens until a gesture ends. */
  function during(moves, ends, move, end) {
    const finish = (event) => {
      window.removeEventListener(moves, move);
      for (const name of ends) window.removeEventListener(name, finish);
      end(event);
    };
    window.addEventListener(moves, move, { passive: true });
    for (const name of ends) window.addEventListener(name, finish);
  }

  // A list that is pulled down at its start is refreshed, by the button that does it.
  document.addEventListener("touchstart", ({ target, touches }) => {
    const scroll = target.closest?.("[data-scroll]");
    const button = scroll?.querySelector("[data-refresh]");
    if (!button || button.disabled || scroll.scrollTop > 0 || touches.length > 1 || target.closest("[data-handle]")) return;
    const start = touches[0].clientY;
    let pulled = 0;
    during("touchmove", ["touchend", "touchcancel"], (now) => {
      pulled = scroll.scrollTop > 0 ? 0 : Math.max(0, now.touches[0].clientY - start);
      scroll.toggleAttribute("data-pulled", pulled > 0);
      scroll.style.setProperty("--pull", Math.min(pulled / 2, 60) + "px");
    }, ({ type }) => {
      scroll.removeAttribute("data-pulled");
      scroll.style.removeProperty("--pull");
      if (type === "touchend" && pulled > refreshDistance) button.click();
    });
  }, { passive: true });

  // A sheet follows the finger that pulls its bar down, and goes when it was pulled far enough.
  document.addEventListener("pointerdown", ({ target, button, clientY: start }) => {
    const bar = target.closest?.(".layer.sheet [data-drag]");
    if (!bar || target.closest("button,a") || button) return;
    const panel = bar.closest(".panel");
    during("pointermove", ["pointerup", "pointercancel"], (now) => {
      panel.style.translate = `0 ${Math.max(0, now.clientY - start)}px`;
    }, (now) => {
      panel.style.translate = "";
      if (now.type !== "pointerup" || now.clientY - start <= dismissDistance) return;
      bar.closest(".layer").querySelector("[data-escape]")?.click();
    });
  });
}
