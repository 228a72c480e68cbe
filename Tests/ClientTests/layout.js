// Where elements stand, which a document without a browser doesn't know.

/**
 * Lays elements out one below the other, in the order in which they stand in the document.
 *
 * `data-height`: an element's height; else that of what is in it. `data-gap`: what is left free between the elements in
 * one. `data-top`: where an element begins; else after those before it. What has `data-scroll` scrolls what is in it.
 */
export function layOut(window) {
  const { prototype } = window.HTMLElement;
  const gapOf = (element) => Number(element.dataset.gap ?? 0);
  const endOf = (elements, gap) => elements.reduce((end, element) => end + (element.offsetHeight ?? 0) + gap, 0);
  /** Animations that are under way, at their beginning. */
  const running = new Map();

  Object.defineProperty(prototype, "offsetHeight", {
    get() {
      if (this.dataset.height) return Number(this.dataset.height);
      return this.children.length ? endOf([...this.children], gapOf(this)) - gapOf(this) : 0;
    },
  });

  Object.defineProperty(prototype, "offsetTop", {
    get() {
      const parent = this.parentElement;
      if (this.dataset.top || !parent) return Number(this.dataset.top ?? 0);
      const siblings = [...parent.children];
      return parent.offsetTop + endOf(siblings.slice(0, siblings.indexOf(this)), gapOf(parent));
    },
  });

  const down = (translate) => Number(/^0 (-?[\d.]+)px$/.exec(translate)?.[1] ?? 0);

  prototype.getBoundingClientRect = function () {
    if (!this.isConnected) return { top: 0, bottom: 0 };
    let top = this.offsetTop;
    for (let element = this; element; element = element.parentElement) {
      if (element !== this && element.dataset.scroll !== undefined) top -= element.scrollTop;
      top += down(element.style.translate) + down(running.get(element)?.keyframes.translate[0]);
    }
    return { top, bottom: top + this.offsetHeight };
  };

  prototype.animate = function (keyframes, options) {
    const animation = {
      element: this, keyframes, options,
      /** As in browsers, nobody is told. */
      cancel: () => { if (running.get(this) === animation) running.delete(this); },
      finish() {
        this.cancel();
        this.onfinish?.();
      },
    };
    running.set(this, animation);
    return animation;
  };

  return {
    /** How far elements are from where they glide to, those that do. */
    get glides() { return this.animations.map(({ element, keyframes }) => [element, down(keyframes.translate[0])]); },
    get animations() { return [...running.values()]; },
    /** All elements come where they glide to. */
    finish() { for (const animation of this.animations) animation.finish(); },
  };
}
