// The gaps of a list: empty elements in place of the rows that aren't on the page.

/** The elements in lists that may have nothing but rows in them, with what a gap is there. */
const names = { UL: "li", OL: "li", MENU: "li", TABLE: "tr", TBODY: "tr", THEAD: "tr", TFOOT: "tr" };

/**
 * Makes the gaps before and after the rows of a list. A gap without height isn't there, as it would count as a row for
 * styles.
 */
export function makeGaps(part) {
  const gaps = { before: null, after: null };
  const heights = { before: 0, after: 0 };

  function make(place) {
    const { start, end } = part;
    const document = start.ownerDocument;
    const gap = document.createElement(names[start.parentElement.tagName] ?? "div");
    gap.setAttribute("aria-hidden", "true");
    gap.dataset.gap = place;
    if (gap.localName === "tr") {
      const cell = gap.appendChild(document.createElement("td"));
      const cells = [...part.rows[0]?.node.cells ?? []];
      cell.colSpan = cells.reduce((sum, { colSpan }) => sum + colSpan, 0) || 1;
    }
    if (place === "before") start.before(gap); else end.after(gap);
    return gap;
  }

  function remove(place) {
    gaps[place]?.remove();
    gaps[place] = null;
    heights[place] = 0;
  }

  return {
    heights,
    /** The elements, null where there is no gap. */
    get before() { return gaps.before; },
    get after() { return gaps.after; },

    /** Sets the height of a gap, in pixels, whose rows are `average` high. */
    set(place, height, average) {
      if (height < 1) {
        remove(place);
        return;
      }
      const gap = gaps[place] ??= make(place);
      // The rows of a numbered list count on from there.
      if (place === "before" && gap.localName === "li" && gap.value !== part.first) gap.value = part.first;
      if (heights[place] === height) return;
      heights[place] = height;
      gap.style.height = `${height}px`;
      gap.style.setProperty("--row", `${average}px`);
    },

    /** Makes the list longer below, for a moment. */
    lengthen(by) {
      gaps.after ??= make("after");
      heights.after += by;
      gaps.after.style.height = `${heights.after}px`;
    },

    remove() {
      remove("before");
      remove("after");
    },
  };
}
