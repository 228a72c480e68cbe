// Where, in the window, there is something to see: texts, controls and pictures that nothing lies over.

() => {
  const images = [...document.images].filter((image) => image.naturalWidth && isDrawn(image))
    .map((element) => ({ element, box: element.getBoundingClientRect(), text: "" }));
  return [...textLines(), ...images].filter(({ element, box }) => isOnTop(element, box))
    .map(({ element, box, text }) => ({
      element: describe(element), text, box: [box.left, box.top, box.right, box.bottom],
    }));
}
