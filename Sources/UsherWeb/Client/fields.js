// Fields: what they show, and what the person types, which no older news may overwrite.

/** In UTF-16 units: at most three bytes each, which fit a message of 1 MiB. */
const longestText = 300_000;

/**
 * The fields of a page.
 *
 * @param host `document`; `events`: tells whether the page shows what came of an event.
 */
export function makeFields({ document, events }) {
  /** By event, the field it was typed into. */
  const edited = new Map();
  /** Lists of choices, with what they are to show. */
  const chosen = new Map();
  /** The field in which an input method composes a text. */
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
    // A list of choices can show one only when that is there.
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

    /** A field has come. */
    add({ element }) {
      if (element.tagName === "SELECT") chosen.set(element, element.getAttribute("value"));
    },

    /** The server says what a field shows; what was typed since is newer, and what is being composed is left alone. */
    receive(part, text) {
      if (!events.isShown(part.edit)) return;
      if (composing?.element === part.element) composing.later = () => show(part, text);
      else show(part, text);
    },

    /** Lists of choices show what was chosen, once their choices are there. */
    showChosen() {
      for (const [element, text] of chosen) element.value = text;
      chosen.clear();
    },

    /** The person has typed something. */
    typed(part, edit) {
      part.edit = edit;
      edited.set(edit, part);
      // What was to be shown after composing is older.
      if (composing?.element === part.element) composing.later = null;
    },

    /** Another event gets the number one day of one that isn't waited for any more. */
    forgetShown() {
      for (const [edit, part] of edited) {
        if (!events.isShown(edit)) continue;
        if (part.edit === edit) part.edit = -1;
        edited.delete(edit);
      }
    },

    /** What the page doesn't show yet of what was typed into an element, if it is a field: the event and the text. */
    unshown(element) {
      const part = partOf(element);
      return part && !events.isShown(part.edit) ? { edit: part.edit, text: textOf(element) } : null;
    },

    /** Puts back what was typed into a field that was made anew. */
    restore(part, edit, text) {
      if (part.name === "checked") part.element.checked = text !== ""; else part.element.value = text;
      this.typed(part, edit);
    },
  };
}

/** The part of a page that a field is. */
export const partOf = ({ usher }) => usher?.handlers.input?.part ?? usher?.handlers.change?.part;

/** A slider says what it is at as the person moves it. */
export function labelRange(slider) {
  const texts = slider.dataset.texts?.split("\n");
  const text = texts?.[Math.round((slider.value - slider.min) / (slider.step || 1))];
  if (text === undefined) return;
  slider.setAttribute("aria-valuetext", text);
  const shown = slider.closest(".slider")?.querySelector("output")?.lastChild;
  if (shown) shown.data = text;
}

/** What a field says to the server. */
export function textOf(field) {
  if (field.type === "checkbox" || field.type === "radio") return field.checked ? "1" : "";
  // More than a message holds is cut, as by a field's own limit.
  if (field.value.length > longestText) field.value = field.value.slice(0, longestText);
  return field.value;
}

/** Whether a date is still being typed: told to the server, it would be put back to what it was. */
export const isIncomplete = ({ type, validity }) => type === "datetime-local"
  && (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow);
