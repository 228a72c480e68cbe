// Forms that were submitted with invalid fields.

import { fragmentOf } from "./parts.js";

/** Makes the forms of a page. Moves the focus to the first invalid field when a form's `data-refused` counter grows. */
export function makeForms({ root }) {
  const counters = new Set();
  /** The counts that the person has already seen, by fragment and the counter's place in it. */
  const counts = new Map();

  function goToProblem(counter) {
    const fields = (counter.closest("form") ?? root).querySelectorAll("[aria-invalid=true]");
    const field = [...fields].find((one) => one.checkVisibility());
    // Of several with one name, the first that is wrong takes the focus, or the first of all.
    const isGroup = field?.matches("[role=group],[role=radiogroup]");
    const target = isGroup ? field.querySelector("[aria-invalid=true]") ?? field.querySelector("input,button") : field;
    target?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "nearest" });
  }

  return {
    /** Adds a new counter. */
    add(element) { counters.add(element); },

    /** Call after the page has changed. */
    update() {
      const places = new Map();
      for (const counter of counters) {
        if (!counter.isConnected) { counters.delete(counter); continue; }
        const fragment = fragmentOf(counter);
        const place = places.get(fragment) ?? 0;
        places.set(fragment, place + 1);
        const key = `${fragment}/${place}`;
        // The count begins again when the form is reset or the server was restarted.
        const count = Number(counter.dataset.refused);
        if (count > counts.get(key)) goToProblem(counter);
        counts.set(key, count);
      }
    },
  };
}
