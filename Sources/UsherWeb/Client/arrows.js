// The arrow keys, which move between a search field and its results.

/** Returns the rows that can be chosen on the screen of an element. */
const rowsBeside = (element) => [...element.closest(".screen").querySelectorAll(".list :is(button, a).row")]
  .filter((row) => !row.disabled && row.checkVisibility());

/** Listens to the arrow keys in search fields and in the rows of their screens. */
export function makeArrows({ document }) {
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (key !== "ArrowDown" && key !== "ArrowUp" || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      || event.isComposing || event.defaultPrevented) return;
    const field = target.closest?.(".screen")?.querySelector("input[type=search]");
    if (!field || target !== field && !target.matches(".row")) return;
    const stops = [field, ...rowsBeside(field)];
    const next = stops[stops.indexOf(target) + (key === "ArrowDown" ? 1 : -1)];
    if (!next || !stops.includes(target)) return;
    event.preventDefault();
    next.focus();
  });
}
