// Shows a developer on the page that the program is being built, and why it couldn't be. Only programs that usher-watch has
// started send it; what it asks for is written by usher-watch.
(() => {
  "use strict";

  /** The time between two questions, in milliseconds. */
  const pause = 400;

  const address = document.currentScript.src.replace(/\/-\/[^/]*$/, "/_usher/build");
  const place = document.createElement("div");
  const root = place.attachShadow({ mode: "open" });
  // Above sheets and dialogs, which are on the top layer.
  place.popover = "manual";
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { all: unset; position: fixed; inset: auto 0 0 0; display: none; color-scheme: dark; direction: ltr }
    :host(:popover-open) { display: block }
    div { font: 14px/1.45 ui-sans-serif, system-ui, sans-serif; color: #f4f4f5; background: #18181b; text-align: start }
    .building { width: max-content; margin: 0 auto 1rem; padding: .4rem 1rem; border-radius: 2rem; opacity: .94 }
    .failed { box-sizing: border-box; max-height: 60vh; overflow: auto; padding: 1rem 1.25rem 1.25rem;
      border-top: 4px solid #f87171; box-shadow: 0 -8px 30px #0006 }
    header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem }
    h2 { font-size: 1rem; margin: 0 0 .5rem }
    button { font: inherit; color: inherit; background: #3f3f46; border: 0; border-radius: .4rem; padding: .35rem .9rem; cursor: pointer }
    button:focus-visible { outline: 2px solid #fff; outline-offset: 2px }
    ol { list-style: none; margin: 0; padding: 0 }
    li { padding-block: .35rem; overflow-wrap: anywhere }
    code { display: block; font: .85rem/1.5 ui-monospace, monospace; color: #fca5a5 }
  `);
  root.adoptedStyleSheets = [style];

  function element(name, text, ...children) {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    made.append(...children);
    return made;
  }

  function panelOf({ errors }) {
    const hide = element("button", "Hide");
    hide.type = "button";
    hide.onclick = () => place.hidePopover();
    const lines = errors.map(({ place, message }) =>
      place ? element("li", "", element("code", place), message) : element("li", message));
    const panel = element("div", "",
      element("header", "", element("h2", "The program can’t be built. This page is still the old one."), hide),
      element("ol", "", ...lines));
    panel.className = "failed";
    panel.setAttribute("role", "alert");
    return panel;
  }

  function badge() {
    const made = element("div", "Building…");
    made.className = "building";
    made.setAttribute("role", "status");
    return made;
  }

  let shown = "";
  function show(report) {
    const text = JSON.stringify(report);
    if (text === shown) return;
    shown = text;
    const isOpen = place.matches(":popover-open");
    if (report.state === "built") {
      if (isOpen) place.hidePopover();
      return;
    }
    root.replaceChildren(report.state === "failed" ? panelOf(report) : badge());
    // Again, because a dialog that was opened meanwhile would be above it.
    if (isOpen) place.hidePopover();
    place.showPopover();
  }

  async function look() {
    try {
      const answer = document.hidden ? null : await fetch(address, { cache: "no-store" });
      // This browser may not see it, or usher-watch has ended.
      if (answer?.status === 404) return;
      if (answer?.ok) show(await answer.json());
    } catch { /* the program is being started again */ }
    setTimeout(look, pause);
  }

  document.documentElement.append(place);
  look();
})();
