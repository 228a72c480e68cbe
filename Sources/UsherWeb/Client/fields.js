// Fields: they show values of the server, but an older value must not overwrite what the person typed since.

/** The longest text in UTF-16 units. Each takes three bytes at most, so the text fits into a message of 1 MiB. */
const longestText = 300_000;

/**
 * Makes the fields of a page.
 *
 * @param host `document`; `events`: the event log, which knows whether the page shows the result of an event.
 */
export function makeFields({ document, events }) {
  /** The fields that the person changed, by the number of the event. */
  const edited = new Map();
  /** The values that `<select>` elements have to show. */
  const chosen = new Map();
  /** The field in which an input method composes a text, and the update that waits for its end. */
  let composing = null;

  document.addEventListener("compositionstart", ({ target }) => { composing = { element: target }; });
  document.addEventListener("compositionend", () => {
    const later = composing?.later;
    composing = null;
    later?.();
  });

  function show(part, text) {
    const { element, name } = part;
    if (name === "checked") { element.checked = text !== ""; return; }
    // A `<select>` can show a choice only after that choice was added.
    if (element.tagName === "SELECT") { chosen.set(element, text); return; }
    if (element.value === text) return;
    if (element.type === "range") {
      element.value = text;
      labelRange(element);
      return;
    }
    const isFocused = element === document.activeElement;
    const { selectionStart, selectionEnd } = element;
    element.value = text;
    if (!isFocused) return;
    try { element.setSelectionRange(selectionStart, selectionEnd); } catch { /* not a text field */ }
  }

  return {
    show,

    /** Adds a new field. */
    add({ element }) {
      if (element.tagName === "SELECT") chosen.set(element, element.getAttribute("value"));
    },

    /** Shows a value of the server, unless the person typed a newer one. During a composition it waits for the end. */
    receive(part, text) {
      if (!events.isShown(part.edit)) return;
      if (composing?.element === part.element) composing.later = () => show(part, text);
      else show(part, text);
    },

    /** Shows the values of `<select>` elements, after their choices were added. */
    showChosen() {
      for (const [element, text] of chosen) element.value = text;
      chosen.clear();
    },

    /** Records that the person changed a field with an event. */
    typed(part, edit) {
      part.edit = edit;
      edited.set(edit, part);
      // The value that waits for the end of the composition is older.
      if (composing?.element === part.element) composing.later = null;
    },

    /** Forgets events whose results are shown, because a later event can get the same number. */
    forgetShown() {
      for (const [edit, part] of edited) {
        if (!events.isShown(edit)) continue;
        if (part.edit === edit) part.edit = -1;
        edited.delete(edit);
      }
    },

    /**
     * Returns the event and the text that were typed into a field and that the server hasn't answered yet; otherwise
     * null.
     */
    unshown(element) {
      const part = partOf(element);
      return part && !events.isShown(part.edit) ? { edit: part.edit, text: textOf(element) } : null;
    },

    /** Restores the typed text in a field that was made again. */
    restore(part, edit, text) {
      if (part.name === "checked") part.element.checked = text !== ""; else part.element.value = text;
      this.typed(part, edit);
    },
  };
}

/** Whether the content of a field must not be kept in the browser. */
export const isPrivate = (field) => field.type === "password" || !!field.closest("[data-private]");

/** Returns the part of a field's value. */
export const partOf = ({ usher }) => usher?.handlers.input?.part ?? usher?.handlers.change?.part;

/** Shows a slider's value as text while the person moves it. */
export function labelRange(slider) {
  const texts = slider.dataset.texts?.split("\n");
  const text = texts?.[Math.round((slider.value - slider.min) / (slider.step || 1))];
  if (text === undefined) return;
  slider.setAttribute("aria-valuetext", text);
  const shown = slider.closest(".slider")?.querySelector("output")?.lastChild;
  if (shown) shown.data = text;
}

/** Returns the text of a field for the server. */
export function textOf(field) {
  if (field.type === "checkbox" || field.type === "radio") return field.checked ? "1" : "";
  // A text that is too long for a message is cut, as a field's own limit does.
  if (field.value.length > longestText) field.value = field.value.slice(0, longestText);
  return field.value;
}

/** Whether a date or time is typed only partly. The server would reset such a field to its old value. */
export const isIncomplete = ({ type, validity }) => /^(date|time)/.test(type)
  && (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow);
