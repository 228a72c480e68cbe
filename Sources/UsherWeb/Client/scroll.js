// The scroll position of a page that is loaded again.

/** Keeps and restores the scroll position, by the page's path. */
export function makeScroll({ window, layers }) {
  const { location, performance, sessionStorage } = window;
  const key = () => "usher:" + location.pathname;
  const scroller = () => layers.shown("[data-scroll]").at(-1);

  window.addEventListener("pagehide", () => {
    const scroll = scroller();
    if (scroll) sessionStorage.setItem(key(), String(scroll.scrollTop));
  });

  const [entry] = performance.getEntriesByType("navigation");
  const scroll = scroller();
  if (scroll && entry && entry.type !== "navigate") scroll.scrollTop = +(sessionStorage.getItem(key()) || 0);
}
