// What a seeing person has before them: texts and controls, where they are, and what they are clipped by.

const controlsOfAll = "button, a[href], input:not([type=hidden]), select, textarea, summary";

/** Whether it is there for those who listen alone. */
function isOnlyHeard(element) {
  for (let each = element; each; each = each.parentElement) if (getComputedStyle(each).clipPath === "inset(50%)") return true;
  return false;
}

/** Whether it is drawn at all; not behind a sheet. */
const isDrawn = (element) => !element.closest("[inert]")
  && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isOnlyHeard(element);

const isPainted = (element) => {
  const style = getComputedStyle(element);
  const seen = (color) => color !== "transparent" && !/, 0\)$|\/ 0\)$/.test(color);
  return element.matches("input, select, textarea") || seen(style.backgroundColor) || style.backgroundImage !== "none"
    || (parseFloat(style.borderTopWidth) > 0 && seen(style.borderTopColor));
};

/** Each line of each text. */
function textLines() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, svg title, svg desc, textarea") || !isDrawn(element)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1) lines.push({ element, box, text: plain(node.data), node });
    }
  }
  return lines;
}

/** Controls as they show; of one that is invisible itself, what shows in its place does as text. */
const drawnControls = () => [...document.querySelectorAll(controlsOfAll)].filter(isDrawn)
  .map((element) => ({ element, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && box.height > 1);

/** What an element is held by, from inside out: what is positioned isn't clipped by what it isn't positioned in. */
function* containers(element) {
  let position = getComputedStyle(element).position;
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const style = getComputedStyle(each);
    const holds = style.transform !== "none" || style.translate !== "none" || style.filter !== "none" || style.contain.includes("paint")
      || style.containerType === "size" || style.containerType === "inline-size";
    if (position === "fixed" && !holds) continue;
    if (position === "absolute" && style.position === "static" && !holds) continue;
    position = style.position;
    yield [each, style];
  }
}

/** Whether a box is in the window, nothing of it is clipped, and nothing lies over it. */
function isOnTop(element, { left, right, top, bottom }) {
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 5 || bottom - top < 5) return false;
  for (const [each, style] of containers(element)) {
    if (style.overflow === "visible") continue;
    const hold = inner(each);
    if (left < hold.left - 1 || right > hold.right + 1 || top < hold.top - 1 || bottom > hold.bottom + 1) return false;
  }
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit && (hit.contains(element) || element.contains(hit));
}

const inner = (element) => {
  const box = element.getBoundingClientRect();
  const left = box.left + element.clientLeft, top = box.top + element.clientTop;
  return element.clientWidth ? { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight } : box;
};
