// Texts in the window that nothing lies over, with the colour they are written in.

(targets) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function rgba(color) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }
  const opacity = (element) => element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  const asked = targets.map((target) => document.querySelector(target));
  const isOff = (element) => element.closest(":disabled, [aria-disabled=true], label:has(:disabled), [data-waiting]");
  return textLines().filter(({ element, box }) => isOnTop(element, box) && !isOff(element))
    .map(({ element, box, text }) => {
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const color = rgba(element.namespaceURI.endsWith("svg") ? style.fill : style.color);
    return {
      element: describe(element), text, box: [box.left, box.top, box.right, box.bottom], target: asked.indexOf(element),
      color: color.slice(0, 3), opacity: color[3] / 255 * opacity(element),
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    };
  });
}
