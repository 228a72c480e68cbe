// Where, in the window, there is something to see: texts, controls and pictures that nothing lies over.

() => {
  const isTop = (element, box) => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit && (hit.contains(element) || element.contains(hit));
  };
  const isInside = ({ left, right, top, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left > 5 && bottom - top > 5;
  const within = (element, box) => {
    for (const [each, style] of containers(element)) {
      if (style.overflow === "visible") continue;
      const hold = inner(each);
      if (box.left < hold.left - 1 || box.right > hold.right + 1 || box.top < hold.top - 1 || box.bottom > hold.bottom + 1) return false;
    }
    return true;
  };
  const images = [...document.images].filter((image) => image.naturalWidth && isDrawn(image))
    .map((element) => ({ element, box: element.getBoundingClientRect(), text: "" }));
  return [...textLines(), ...images].filter(({ element, box }) => isInside(box) && within(element, box) && isTop(element, box))
    .map(({ element, box, text }) => ({
      element: describe(element), text, box: [box.left, box.top, box.right, box.bottom],
    }));
}
