// Forms that were submitted with something wrong in them.

import { fragmentOf } from "./parts.js";

/** Moves the focus to what is wrong when a form was refused, which an element of it counts by its `data-refused`. */
export function makeForms({ root }) {
  const counters = new Set();
  /** By fragment, how often its forms were refused, as far as the person knows. */
  const counts = new Map();

  function goToProblem(counter) {
    const fields = (counter.closest("form") ?? root).querySelectorAll("[aria-invalid=true]");
    const field = [...fields].find((one) => one.checkVisibility());
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "nearest" });
  }

  return {
    /** A counter has come. */
    add(element) { counters.add(element); },

    /** The page has changed. */
    update() {
      const places = new Map();
      for (const counter of counters) {
        if (!counter.isConnected) { counters.delete(counter); continue; }
        const fragment = fragmentOf(counter);
        const place = places.get(fragment) ?? 0;
        places.set(fragment, place + 1);
        const key = `${fragment}/${place}`;
        // It begins anew when a form is reset, or a server is started again.
        const count = Number(counter.dataset.refused);
        if (count > counts.get(key)) goToProblem(counter);
        counts.set(key, count);
      }
    },
  };
}
