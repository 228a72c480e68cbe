// Elements that load more content when the person comes near them.

/** The time between two calls while the person stays near, in milliseconds: the first call may have had no effect. */
const pause = 1000;

/**
 * Watches elements, and calls `near` each time an element comes within half a screen of the visible part. Loaded
 * content is inserted before the element, so it moves away and can come near again.
 */
export function makeNearing({ window, near }) {
  const asking = new WeakMap();
  const observer = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      window.clearTimeout(asking.get(target));
      if (!target.isConnected) observer.unobserve(target);
      else if (isIntersecting) {
        near(target);
        asking.set(target, window.setTimeout(() => {
          observer.unobserve(target);
          if (target.isConnected) observer.observe(target);
        }, pause));
      }
    }
  }, { rootMargin: "50%", scrollMargin: "50%" });
  return { watch: (element) => observer.observe(element) };
}
