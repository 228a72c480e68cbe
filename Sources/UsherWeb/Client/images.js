// Images that are fetched: something stands in their place until they come, and when they don't.

/** Says by `data-state` of what has the class `remote-image` whether its image is loading, or has failed. */
export function makeImages({ window, root }) {
  const { document } = window;
  const frameOf = (image) => image.localName === "img" && image.closest(".remote-image");
  const images = () => [...root.querySelectorAll(".remote-image > img")];
  const seen = new WeakSet();

  function tell(image, state) {
    const frame = frameOf(image);
    if (!frame) return;
    // Its button goes with what it was for.
    if (!state && frame.contains(document.activeElement)) frame.closest(".screen")?.querySelector("h1")?.focus({ preventScroll: true });
    if (state) frame.dataset.state = state; else delete frame.dataset.state;
  }

  /** What happened before anybody listened, or to a picture that has come since. */
  function look() {
    for (const image of images()) {
      if (seen.has(image)) continue;
      seen.add(image);
      if (!image.complete) tell(image, "loading");
      else if (image.getAttribute("src")) tell(image, image.naturalWidth ? "" : "failed");
    }
  }

  function fetchAgain(image) {
    tell(image, "loading");
    image.src = image.getAttribute("src");
  }

  function again() {
    for (const image of images()) if (frameOf(image).dataset.state === "failed") fetchAgain(image);
  }

  // Neither bubbles.
  document.addEventListener("load", ({ target }) => tell(target, ""), true);
  document.addEventListener("error", ({ target }) => tell(target, "failed"), true);
  window.addEventListener("online", again);
  document.addEventListener("click", ({ target }) => {
    const image = target.closest?.(".remote-image > .retry")?.parentElement.querySelector("img");
    if (image) fetchAgain(image);
  });

  return {
    /** The page has changed. */
    update: look,
    /** The server is there again: what has failed is tried again. */
    again,
  };
}
