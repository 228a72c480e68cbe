// Where controls are, in the window: each has an edge, a text or a picture.

() => drawnControls().filter(({ element, box }) => {
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  // One that lies over a whole row shows by what it lies over.
  return isInside && hit && element.contains(hit);
}).map(({ element, box }) => ({ element: describe(element), box: [box.left, box.top, box.right, box.bottom] }))
