// Frames from the server: each is applied at once, with or without an animation.

import { browserFragment, control, Reader, animation } from "./wire.js";

const nameOf = Object.fromEntries(Object.entries(animation).map(([name, number]) => [number, name]));

/**
 * The longest time that a press holds frames back, and the time to wait for the click after a finger lifts; in
 * milliseconds.
 */
const longestPress = 500, clickDelay = 100;

/**
 * Makes the receiver of frames, which applies them.
 *
 * @param host `window`; `events`, `fields`, `focus`, `parts`, `reordering`; `controls`: the functions for operations on
 * the browser itself, by number; `onAcknowledge()`: the server acknowledged events; `fail(error)`: a frame couldn't be
 * applied completely, so the page has to be loaded again; `onUpdate()`: the page has changed.
 */
export function makeFrames({
  window, events, fields, focus, parts, reordering, controls, onAcknowledge, onUpdate, fail,
}) {
  const { document } = window;
  const root = document.documentElement;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  let waiting = [];
  let isAnimating = false;
  /** The timer of the current press, which holds frames back until it ends; 0 without a press. */
  let press = 0;
  /** The running view transition; null without one. */
  let animation = null;

  function receive(buffer) {
    if (isAnimating || press) { waiting.push(buffer); return; }
    const reader = new Reader(buffer);
    const applied = reader.byte();
    events.acknowledge(applied);
    events.show(applied);
    onAcknowledge();
    fields.forgetShown();
    if (reader.done) {
      reordering.hold();
      reordering.settle();
      onUpdate();
      return;
    }
    const kind = takeAnimation(reader);
    if (!kind || !document.startViewTransition || reducesMotion.matches || document.hidden) update(reader);
    else animate(kind, reader);
  }

  function animate(kind, reader) {
    isAnimating = true;
    root.dataset.animation = kind;
    const mine = animation = document.startViewTransition(() => {
      update(reader);
      isAnimating = false;
      receiveWaiting();
    });
    mine.ready.catch(() => {});
    mine.updateCallbackDone.catch(fail);
    mine.finished.catch(() => {}).then(() => {
      if (animation !== mine) return;
      animation = null;
      delete root.dataset.animation;
    });
  }

  // During a view transition, browsers send presses to the root element instead of the element under the pointer. So a
  // press ends the transition, and its click is passed to the element at that point.
  document.addEventListener("pointerdown", () => animation?.skipTransition(), true);
  document.addEventListener("click", (event) => {
    if (event.target !== root || !event.isTrusted) return;
    const meant = document.elementFromPoint(event.clientX, event.clientY);
    const element = meant?.closest("a,button,input,select,textarea,label,summary");
    if (!element) return;
    event.stopPropagation();
    element.focus({ preventScroll: true });
    element.click();
  }, true);

  function receiveWaiting() {
    const frames = waiting;
    waiting = [];
    frames.forEach(receive);
  }

  // An element must not change under the finger that presses it.
  document.addEventListener("pointerdown", () => restartPress(longestPress), true);
  // The click has to be handled first: a mouse's click comes at once, a finger's after a short delay.
  for (const [name, delay] of [["pointerup", clickDelay], ["pointercancel", 0], ["click", 0]]) {
    window.addEventListener(name, () => { if (press) restartPress(delay); }, true);
  }

  function restartPress(delay) {
    window.clearTimeout(press);
    press = window.setTimeout(released, delay);
  }

  function released() {
    press = 0;
    if (!isAnimating) receiveWaiting();
  }

  /** Reads the animation at the frame's start; returns its name, or "" if there is none. */
  function takeAnimation(reader) {
    if (!reader.startsWith(browserFragment, control.animation)) return "";
    reader.at += 2;
    return nameOf[reader.byte()] ?? "fade";
  }

  function update(reader) {
    // First what glides comes to its place, so that it is known where it is.
    reordering.hold();
    focus.begin();
    try {
      while (!reader.done) {
        const fragment = reader.number();
        if (fragment === browserFragment) apply(reader); else parts.change(fragment, reader);
      }
    } catch (error) {
      fail(error);
    }
    focus.end();
    reordering.settle();
    onUpdate();
  }

  function apply(reader) {
    const kind = reader.byte();
    const act = controls[kind];
    if (!act) throw new Error(`The server asks for ${kind}, which this script doesn't know.`);
    act(reader, kind);
  }

  return { receive };
}
