// The island of the page "Sketch": the library in pad.js, with lines from and for the view model.

import { Pad } from "./pad.js";

export default function (element, lines, send) {
  const canvas = document.createElement("canvas");
  canvas.className = "pad";
  element.append(canvas);
  const pad = new Pad(canvas);
  const show = (lines) => {
    pad.lines = lines.map(({ points }) => points);
    canvas.dataset.lines = lines.length;
  };
  show(lines);
  pad.onLine = (points) => send({ points });
  const size = new ResizeObserver(() => pad.draw());
  size.observe(canvas);
  // Its colours follow the system's.
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const again = () => pad.draw();
  scheme.addEventListener("change", again);
  return {
    update: show,
    remove() {
      size.disconnect();
      scheme.removeEventListener("change", again);
    },
  };
}
