// A small library for drawing by mouse, finger or pen. It knows nothing of Usher.

/** A surface to draw lines on. */
export class Pad {
  #canvas;
  #lines = [];
  #line = null;

  /** Called with the points of a line, when it is complete: an array of [x, y], each from 0 to 1. */
  onLine = () => {};

  constructor(canvas) {
    this.#canvas = canvas;
    canvas.addEventListener("pointerdown", (event) => this.#begin(event));
    canvas.addEventListener("pointermove", (event) => this.#go(event));
    canvas.addEventListener("pointerup", () => this.#end());
    canvas.addEventListener("pointercancel", () => { this.#line = null; this.draw(); });
  }

  /** The complete lines. */
  set lines(lines) {
    this.#lines = lines;
    this.draw();
  }

  /** Draws all lines, as large as the canvas is now. */
  draw() {
    const { clientWidth, clientHeight } = this.#canvas;
    const scale = window.devicePixelRatio || 1;
    this.#canvas.width = clientWidth * scale;
    this.#canvas.height = clientHeight * scale;
    const context = this.#canvas.getContext("2d");
    if (!context) return;
    const style = getComputedStyle(this.#canvas);
    context.scale(scale, scale);
    context.strokeStyle = style.color;
    context.lineWidth = 3;
    context.lineCap = context.lineJoin = "round";
    for (const points of this.#line ? [...this.#lines, this.#line] : this.#lines) {
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x * clientWidth, y * clientHeight);
      context.stroke();
    }
  }

  #point({ clientX, clientY }) {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const part = (value, whole) => Math.round(Math.min(1, Math.max(0, value / whole)) * 1000) / 1000;
    return [part(clientX - left, width), part(clientY - top, height)];
  }

  #begin(event) {
    if (!event.isPrimary || event.button) return;
    this.#canvas.setPointerCapture(event.pointerId);
    this.#line = [this.#point(event)];
  }

  #go(event) {
    if (!event.isPrimary || !this.#line) return;
    this.#line.push(this.#point(event));
    this.draw();
  }

  #end() {
    const points = this.#line;
    this.#line = null;
    if (!points) return;
    if (points.length < 2) { this.draw(); return; }
    this.#lines = [...this.#lines, points];
    this.draw();
    this.onLine(points);
  }
}
