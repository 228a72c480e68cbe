// What scrolls, and where elements are in its visible part.

/** Returns the element that scrolls an element up and down: one around it, or the element itself. */
export function scrollerOf(element) {
  const { body, defaultView, documentElement, scrollingElement } = element.ownerDocument;
  for (let around = element; around && around !== body; around = around.parentElement) {
    // What only scrolls from side to side counts as one that could scroll up and down, too.
    const scrolls = around.dataset?.scroll !== undefined
      || /auto|scroll/.test(defaultView.getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight;
    if (scrolls) return around;
  }
  return scrollingElement ?? documentElement;
}

/** Returns how far a row was moved from its place in the document, as rows are that the person drags: see reordering.js. */
const moved = ({ style }) => parseFloat(style?.translate?.split(" ")[1]) || 0;

/**
 * Returns the visible part of what a scroller scrolls: its `height`, and `boxOf(element)`, where an element is in it, in
 * pixels from its top. What is drawn smaller, as a sheet behind another one, is measured as if it weren't.
 */
export function viewOf(scroller) {
  const { defaultView, documentElement, scrollingElement } = scroller.ownerDocument;
  const isPage = scroller === (scrollingElement ?? documentElement);
  const box = scroller.getBoundingClientRect();
  const scale = !isPage && (box.bottom - box.top) / scroller.offsetHeight || 1;
  const start = isPage ? 0 : box.top + scroller.clientTop * scale;
  return {
    height: isPage ? defaultView.innerHeight : scroller.clientHeight,
    boxOf(element) {
      const { top, bottom } = element.getBoundingClientRect();
      const by = moved(element);
      return { top: (top - start) / scale - by, bottom: (bottom - start) / scale - by };
    },
  };
}

/** Returns how much of the visible part is covered by a bar at its top. */
export function coveredBy(scroller) {
  const { scrollPaddingTop } = scroller.ownerDocument.defaultView.getComputedStyle(scroller);
  return Math.max(parseFloat(scrollPaddingTop) || 0, scroller.querySelector(".bar")?.offsetHeight || 0);
}
