// The arrow keys in tabs within a screen and in trees. Of each, the Tab key reaches one element only.

/** Listens to the arrow keys. */
export function makeRoving({ window }) {
  const { document } = window;

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const whole = target.closest?.("[data-roving]");
    const item = whole && target.closest("[role=tab],[role=treeitem]");
    if (!item) return;
    const isRightToLeft = window.getComputedStyle(whole).direction === "rtl";
    const way = isRightToLeft ? { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key : key;
    const isDone = whole.dataset.roving === "tree" ? moveInTree(whole, item, way) : moveInRow(whole, item, way);
    if (isDone) event.preventDefault();
  });

  // The Tab key comes back to where it was.
  document.addEventListener("focusin", ({ target }) => {
    const whole = target.matches?.("[role=treeitem]") && target.closest("[data-roving]");
    if (!whole) return;
    for (const line of whole.querySelectorAll("[role=treeitem]")) line.tabIndex = line === target ? 0 : -1;
  });

  function moveInRow(whole, item, key) {
    const tabs = [...whole.querySelectorAll("[role=tab]")], index = tabs.indexOf(item);
    const next = { ArrowRight: tabs[index + 1] ?? tabs[0], ArrowLeft: tabs.at(index - 1), Home: tabs[0], End: tabs.at(-1) }[key];
    if (!next) return false;
    next.focus();
    if (next !== item) next.click();
    return true;
  }

  function moveInTree(whole, item, key) {
    const lines = [...whole.querySelectorAll("[role=treeitem]")], index = lines.indexOf(item);
    const level = (line) => Number(line.getAttribute("aria-level"));
    const isExpanded = item.getAttribute("aria-expanded");
    // What was pressed before may be on its way: then the same once more would take it back.
    const button = item.querySelector("[data-expand]");
    const expand = () => { if (!button.hasAttribute("data-waiting")) button.click(); };
    let next = { ArrowDown: lines[index + 1], ArrowUp: lines[index - 1], Home: lines[0], End: lines.at(-1) }[key];
    if (key === "ArrowRight") {
      if (isExpanded === "false") { expand(); return true; }
      if (isExpanded === "true" && lines[index + 1] && level(lines[index + 1]) > level(item)) next = lines[index + 1];
    } else if (key === "ArrowLeft") {
      if (isExpanded === "true") { expand(); return true; }
      next = lines.slice(0, index).findLast((line) => level(line) < level(item));
    } else if (key === "Enter" || key === " ") {
      item.click();
      return true;
    }
    next?.focus();
    return !!next || key.startsWith("Arrow");
  }
}
