// What is fetched as the person comes near it.

/** In milliseconds; while the person stays near it is asked for again, as nothing may have come of it yet. */
const pause = 1000;

/**
 * Watches elements and calls `near` half a screen before they are seen, each time that they come near: what was fetched
 * goes before them.
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
