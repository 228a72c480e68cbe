// Chosen pictures, shown on the page without being sent.

/**
 * Makes the pictures of chosen files.
 *
 * @param host `window`; `find(number)`: returns the file with a number, as long as it is known.
 */
export function makePictures({ window, find }) {
  const { document, URL } = window;
  /** The addresses of the shown pictures, by the numbers of their files. */
  const shown = new Map();

  return {
    /** Call after the page has changed. Shows new pictures, and lets go of those that are not on the page any more. */
    update() {
      const wanted = new Set();
      for (const image of document.querySelectorAll("img[data-file]")) {
        const number = Number(image.dataset.file);
        wanted.add(number);
        if (image.src) continue;
        const file = find(number);
        if (file && !shown.has(number)) shown.set(number, URL.createObjectURL(file));
        if (!shown.has(number)) continue;
        // A browser doesn't know each kind of picture; what stands for all files is behind it.
        image.addEventListener("error", () => { image.hidden = true; });
        image.src = shown.get(number);
      }
      for (const [number, url] of shown) {
        if (wanted.has(number)) continue;
        URL.revokeObjectURL(url);
        shown.delete(number);
      }
    },
  };
}
