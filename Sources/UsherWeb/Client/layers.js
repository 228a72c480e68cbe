// The layers of a page, which lie over each other, and the visible elements of the top one.

export const focusable = "a[href],button,input,select,textarea,[tabindex='0']";

/** Makes the layers of a page. */
export function makeLayers(document) {
  const all = () => [...document.querySelectorAll(".layer")];
  const top = () => all().at(-1);
  return {
    get count() { return all().length; },
    get top() { return top(); },
    /** Returns the visible elements of the top layer that a selector matches, those of the sidebar first. */
    shown: (selector) => [...(top()?.querySelectorAll(selector) ?? [])].filter((element) => element.checkVisibility()),
    /** The prompt that waits for an answer; null without one. */
    get prompt() { return document.querySelector("[data-prompt]"); },
  };
}
