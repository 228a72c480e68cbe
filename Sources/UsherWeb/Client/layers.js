// What is on the page: layers over each other, and what of the top one isn't hidden.

export const focusable = "a[href],button,input,select,textarea";

/** The layers of a page. */
export function makeLayers(document) {
  const all = () => [...document.querySelectorAll(".layer")];
  const top = () => all().at(-1);
  return {
    get count() { return all().length; },
    get top() { return top(); },
    /** What of the top layer isn't hidden, the sidebar first. */
    shown: (selector) => [...(top()?.querySelectorAll(selector) ?? [])].filter((element) => element.checkVisibility()),
    /** The prompt that waits for an answer. */
    get prompt() { return document.querySelector("[data-prompt]"); },
  };
}
