// Remote images: they have a placeholder while they load, and another one if they fail.

/**
 * Makes the images of a page. Sets `data-state` of `.remote-image` elements while the image is loading or has failed.
 */
export function makeImages({ window, root }) {
  const { document } = window;
  const frameOf = (image) => image.localName === "img" && image.closest(".remote-image");
  const images = () => [...root.querySelectorAll(".remote-image > img")];
  const seen = new WeakSet();

  function tell(image, state) {
    const frame = frameOf(image);
    if (!frame) return;
    // The retry button disappears when the image is there, so the focus must move.
    if (!state && frame.contains(document.activeElement)) frame.closest(".screen")?.querySelector("h1")?.focus({ preventScroll: true });
    if (state) frame.dataset.state = state; else delete frame.dataset.state;
  }

  /** Checks images that loaded or failed before this script listened, and images that are new. */
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

  // `load` and `error` don't bubble, so they are captured.
  document.addEventListener("load", ({ target }) => tell(target, ""), true);
  document.addEventListener("error", ({ target }) => tell(target, "failed"), true);
  window.addEventListener("online", again);
  document.addEventListener("click", ({ target }) => {
    const image = target.closest?.(".remote-image > .retry")?.parentElement.querySelector("img");
    if (image) fetchAgain(image);
  });

  return {
    /** Call after the page has changed. */
    update: look,
    /** Loads failed images again, when the server is back. */
    again,
  };
}
