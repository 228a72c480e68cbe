// The scroll position of a page that is loaded again.

/**
 * Keeps and restores the scroll position, by the page's path.
 *
 * @param host `window`; `layers`; `lists`: see `makeExtras`.
 */
export function makeScroll({ window, layers, lists }) {
  const { location, performance, sessionStorage } = window;
  const key = () => "usher:" + location.pathname;
  const scroller = () => layers.shown("[data-scroll]").at(-1);

  window.addEventListener("pagehide", () => {
    const scroll = scroller();
    if (scroll) sessionStorage.setItem(key(), JSON.stringify(lists.placeIn(scroll)));
  });

  const [entry] = performance.getEntriesByType("navigation");
  const scroll = scroller();
  if (scroll && entry && entry.type !== "navigate") lists.goTo(scroll, JSON.parse(sessionStorage.getItem(key())) || 0);
}
