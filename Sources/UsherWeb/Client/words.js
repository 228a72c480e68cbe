// The texts that the script itself shows, in the language of the page. The server has them: see HostWords.

/** Makes the words of a document, which the line about the connection brings along as `data-words`. */
export function makeWords({ document }) {
  const line = document.getElementById("usher-status");
  let words = JSON.parse(line.dataset.words);

  /** Returns a text, with values in place of the names in braces. */
  const text = (name, values = {}) => words[name].replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);

  return {
    text,

    /**
     * Changes the language, for a page that was begun in another one: its tag, its direction, and the
     * words; and the clock that its session knows, empty if it knows none.
     */
    change(lang, dir, json, clock) {
      const page = document.documentElement;
      Object.assign(page, { lang, dir });
      page.dataset.clock = clock;
      words = JSON.parse(json);
      line.setAttribute("aria-label", text("connection"));
      line.querySelector("button").textContent = text("tryNow");
    },
  };
}
