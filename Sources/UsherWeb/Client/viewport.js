// The visible part of the window, and the scroll positions of its screens.

/** The scroll position in pixels from which a bar has a line. */
const underBar = 2;

/**
 * Sets `data-scrolled` to how far screens are scrolled, and `--keyboard` to how much of the window a keyboard covers.
 */
export function makeViewport({ window }) {
  const { document, visualViewport } = window;

  document.addEventListener("scroll", ({ target }) => {
    if (target.dataset?.scroll === undefined) return;
    const title = target.querySelector(".title:not(.hidden)");
    const bar = target.querySelector(".bar");
    const end = title && bar ? title.offsetTop + title.offsetHeight - bar.offsetHeight : Infinity;
    const state = target.scrollTop >= Math.max(end, underBar) ? "far" : target.scrollTop > underBar ? "some" : "";
    if (state === (target.dataset.scrolled ?? "")) return;
    if (state) target.dataset.scrolled = state; else delete target.dataset.scrolled;
  }, { capture: true, passive: true });

  // Some browsers show their keyboard over the page.
  visualViewport?.addEventListener("resize", () => {
    const covered = Math.round(window.innerHeight - visualViewport.height * visualViewport.scale);
    const style = document.documentElement.style;
    if (covered > 80 && visualViewport.scale === 1) {
      style.setProperty("--keyboard", `${covered}px`);
      document.activeElement?.scrollIntoView({ block: "nearest" });
    } else {
      style.removeProperty("--keyboard");
    }
  });
}
