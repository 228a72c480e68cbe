// Finds what can't be seen whole, however one scrolls: what is cut off, what runs over an edge, what lies on something
// else, and what makes the page scroll sideways.

() => {
  const found = [];
  const report = (kind, element, text, detail) => found.push({ kind, element: describe(element), text: text.slice(0, 50), detail });
  const name = (element) => element.localName + (element.className?.baseVal ?? element.className ?? "").toString().trim().replace(/^|\s+/g, ".");
  const slack = 1.5;

  /** Why a box can't be seen whole, or nothing. */
  function whyCutOff(element, box) {
    let { left, right, top, bottom } = box;
    // The room above and below letters may be cut.
    // The space at the end of a line of kept spaces hangs out of it.
    if (/pre-wrap|break-spaces/.test(getComputedStyle(element).whiteSpace)) right -= parseFloat(getComputedStyle(element).fontSize) * 0.35;
    const air = element.matches(controlsOfAll) ? slack : Math.max(slack, (bottom - top) * 0.22);
    for (const [each, style] of [[element, getComputedStyle(element)], ...containers(element)]) {
      const isSelf = each === element;
      if (isSelf && element.matches(controlsOfAll)) continue;
      const hold = inner(each);
      const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" && style.webkitLineClamp !== undefined;
      if (/auto|scroll/.test(style.overflowX)) {
        if (left < hold.left - each.scrollLeft - slack && style.direction === "ltr") return ["cut off", `before the start of ${name(each)}`];
        [left, right] = [Math.max(left, hold.left), Math.min(right, hold.right)];
        if (left >= right) [left, right] = [hold.left, hold.right];
      } else if (/hidden|clip/.test(style.overflowX)) {
        const over = Math.max(hold.left - left, right - hold.right);
        if (over > slack) return [isShortened ? "shortened" : "cut off", `${Math.round(over)} px beside ${name(each)}`];
      }
      if (/auto|scroll/.test(style.overflowY)) {
        [top, bottom] = [Math.max(top, hold.top), Math.min(bottom, hold.bottom)];
        if (top >= bottom) [top, bottom] = [hold.top, hold.bottom];
      } else if (/hidden|clip/.test(style.overflowY)) {
        const over = Math.max(hold.top - top, bottom - hold.bottom);
        if (over > air) return [isShortened ? "shortened" : "cut off", `${Math.round(over)} px above or below ${name(each)}`];
      }
    }
    const page = [document.documentElement, document.body].map((each) => getComputedStyle(each).overflowY);
    const scrolls = (page[0] === "visible" ? page[1] : page[0]) !== "hidden";
    const over = Math.max(-left, right - innerWidth);
    if (over > slack) return ["cut off", `${Math.round(over)} px beside the window`];
    if (!scrolls && Math.max(-top, bottom - innerHeight) > air) return ["cut off", "above or below the window"];
    return null;
  }

  // What is only seen by sight is told by another text, which isn't shortened.
  const hasTwin = (element, text) => element.closest("[aria-hidden=true]")
    && [...document.querySelectorAll("h1")].some((heading) => isDrawn(heading) && plain(heading.textContent) === text);

  const lines = textLines(), controls = drawnControls();
  for (const { element, box, text } of lines) {
    const why = whyCutOff(element, box);
    if (why && !(why[0] === "shortened" && hasTwin(element, text))) { report(why[0], element, text, why[1]); continue; }
    for (let each = element; each && !each.matches(".screen, body"); each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "inline" || each.namespaceURI.endsWith("svg")) continue;
      // What a person can scroll to, also by the keyboard, isn't lost.
      if (/auto|scroll/.test(style.overflowX) && each.tabIndex === 0) break;
      if (each.matches(controlsOfAll) || isPainted(each)) {
        const edge = each.getBoundingClientRect();
        const hanging = getComputedStyle(element).whiteSpace.startsWith("pre") ? parseFloat(style.fontSize) * 0.35 : 0;
        const over = Math.max(edge.left - box.left, box.right - edge.right) - hanging;
        if (over > slack && edge.width > 1) report("over an edge", element, text, `${Math.round(over)} px beside ${name(each)}`);
        break;
      }
      if (style.position === "absolute" || style.position === "fixed") break;
    }
  }
  for (const { element, box } of controls) {
    const why = whyCutOff(element, box);
    if (why) report(why[0], element, "", why[1]);
  }

  /** What stays while other things scroll isn't compared with these. */
  function plane(element) {
    const scroller = element.closest("[data-scroll]");
    for (let each = element; each && each !== scroller; each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
    }
    return scroller;
  }
  const ink = ({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 });
  /** What remains of a box in what clips it, rows that scroll by themselves included. */
  function shown(element, box) {
    let { left, right, top, bottom } = box;
    for (const [each, style] of [[element, getComputedStyle(element)], ...containers(element)]) {
      if (each.matches("[data-scroll]")) break;
      if (each === element && each.matches(controlsOfAll)) continue;
      const hold = inner(each);
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, hold.left), Math.min(right, hold.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, hold.top), Math.min(bottom, hold.bottom)];
    }
    return { left, right, top, bottom };
  }
  const items = [
    ...lines.map(({ element, box, text, node }) => ({ element, text, node, box: shown(element, ink(box)), plane: plane(element) })),
    ...controls.filter(({ element }) => isPainted(element))
      .map(({ element, box }) => ({ element, text: "", box: shown(element, box), plane: plane(element) })),
  ].filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2).sort((a, b) => a.box.top - b.box.top);
  const related = (a, b) => a === b || a.contains(b) || b.contains(a) || (a.closest("label") && a.closest("label") === b.closest("label"));
  for (let one = 0; one < items.length; one++) {
    for (let other = one + 1; other < items.length; other++) {
      const a = items[one], b = items[other];
      if (b.box.top > a.box.bottom - 2) break;
      if (a.plane !== b.plane || (a.node && a.node === b.node) || (!(a.node && b.node) && related(a.element, b.element))) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      if (width > 2 && height > 2) {
        report("overlaps", a.element, a.text, `${describe(b.element)} by ${Math.round(width)} x ${Math.round(height)} px`);
      }
    }
  }

  for (const each of document.querySelectorAll("[data-scroll], html, .tabs, .panel, .prompt, .content, .bar")) {
    if (!isDrawn(each)) continue;
    const over = each.scrollWidth - each.clientWidth;
    if (over > slack && getComputedStyle(each).overflowX !== "visible") report("wider than its place", each, "", `${Math.round(over)} px`);
  }
  return found;
}
