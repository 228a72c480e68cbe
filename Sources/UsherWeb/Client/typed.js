// What the person typed or chose in the fields of the page, by the fields' names: for a page that has to start again.

import { isPrivate } from "./fields.js";

const fieldSelector = "input:not([type=file],[type=hidden],[type=submit],[type=button],[type=reset],[type=image]),textarea,select";
const isChecked = ({ type }) => type === "checkbox" || type === "radio";

/** Returns the name of a field: its own, without the number of its screen, or its label. */
function fieldName(field) {
  const label = [...field.closest("label")?.childNodes ?? []].find((node) => node.nodeType === 3 && node.data.trim());
  return field.getAttribute("name")?.replace(/~\d+$/, "") ?? field.getAttribute("aria-label") ?? label?.data.trim()
    ?? field.getAttribute("placeholder") ?? "";
}

/**
 * Makes the memory of what was typed.
 *
 * @param host `window`; `root`: the element that contains the page.
 */
export function makeTyped({ window, root }) {
  const { document, location } = window;
  const touched = new Set();
  /** The texts whose fields aren't shown yet. */
  let waiting = [];

  /** Returns the fields that are shown, by key: the page's address, the field's name, and its rank among namesakes. */
  function fieldsNow() {
    const fields = new Map();
    const ranks = new Map();
    for (const field of root.querySelectorAll(fieldSelector)) {
      const name = fieldName(field);
      const rank = ranks.get(name) ?? 0;
      ranks.set(name, rank + 1);
      fields.set(JSON.stringify([location.pathname, name, rank]), field);
    }
    return fields;
  }

  function note({ target }) {
    if (!target.matches?.(fieldSelector) || isPrivate(target)) return;
    for (const [key, field] of fieldsNow()) if (field === target) touched.add(key);
  }
  document.addEventListener("input", note);
  document.addEventListener("change", note);

  /** Also if the text is there: the browser may have put it back, without a word to the server. */
  function put(field, value) {
    if (isChecked(field)) field.checked = value; else field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new window.Event(type, { bubbles: true }));
  }

  return {
    /** What was typed in the fields that are shown, and what still waits for its field. */
    get texts() {
      const now = [...fieldsNow()].filter(([key, field]) => touched.has(key) && !isPrivate(field))
        .map(([key, field]) => ({ key, value: isChecked(field) ? field.checked : field.value }));
      return [...now, ...waiting];
    },

    /**
     * Puts texts back into fields, as if the person typed them. A text waits if its field isn't shown.
     *
     * @param accepts whether a field takes its text.
     * @returns whether a field has got its text.
     */
    restore(texts, accepts = () => true) {
      const fields = fieldsNow();
      let isBack = false;
      waiting = [];
      for (const text of texts) {
        const field = fields.get(text.key);
        if (!field || field.disabled) waiting.push(text);
        else if (!isPrivate(field) && accepts(field)) {
          put(field, text.value);
          isBack = true;
        }
      }
      return isBack;
    },

    /** Call after the page has changed: the field of a waiting text may be shown. */
    update() { if (waiting.length) this.restore(waiting); },
  };
}
