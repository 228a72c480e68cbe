// Short explanations beside what the pointer rests on, or what the keyboard has reached.

/** The time for which the pointer has to rest, and for which it may be on its way to the explanation, in milliseconds. */
const restTime = 500, wayTime = 150;

/** The distance between the explanation and what it explains, and between it and the window's edge, in pixels. */
const distance = 6, edge = 8;

/** Shows and hides explanations. */
export function makeTooltips({ window }) {
  const { document } = window;
  const tip = document.createElement("div");
  tip.className = "u-tooltip";
  tip.setAttribute("popover", "manual");
  // Screen readers have the description of the element.
  tip.setAttribute("aria-hidden", "true");
  document.body.append(tip);
  let shown = null, timer = 0;

  function show(element) {
    hide();
    if (!element.isConnected) return;
    shown = element;
    tip.textContent = element.dataset.tooltip;
    tip.showPopover();
    const box = element.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = tip;
    const { clientWidth } = document.documentElement;
    const above = box.top - height - distance;
    const left = Math.max(edge, Math.min(box.left + box.width / 2 - width / 2, clientWidth - edge - width));
    const top = above >= edge ? above : box.bottom + distance;
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  }

  function hide() {
    window.clearTimeout(timer);
    if (!shown) return;
    shown = null;
    tip.hidePopover();
  }

  const isInside = (target) => target === tip || shown?.contains(target);

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    if (isInside(target)) { window.clearTimeout(timer); return; }
    const element = target.closest?.("[data-tooltip]");
    window.clearTimeout(timer);
    if (element) timer = window.setTimeout(() => show(element), shown ? wayTime : restTime);
    else if (shown) timer = window.setTimeout(hide, wayTime);
  });
  // An explanation that is about to come isn't called off by what happens elsewhere.
  const hideShown = () => { if (shown) hide(); };
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches?.("[data-tooltip]:focus-visible")) show(target); else if (!isInside(target)) hideShown();
  });
  document.addEventListener("focusout", hideShown);
  document.addEventListener("pointerdown", ({ target }) => { if (target !== tip) hide(); }, true);
  document.addEventListener("scroll", hideShown, true);
  document.addEventListener("keydown", (event) => {
    if (!shown || event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  }, true);

  // The pointer or the keyboard may have been there before this.
  const reached = document.querySelector("[data-tooltip]:hover, [data-tooltip]:focus-visible");
  if (reached) timer = window.setTimeout(() => show(reached), restTime);
}
