// What the server sends: applied in one go, with or without an animation.

import { browserFragment, control, Reader, animation } from "./wire.js";

const nameOf = Object.fromEntries(Object.entries(animation).map(([name, number]) => [number, name]));

/** In milliseconds: who holds something down longer sees what comes; and how long the click of a finger is waited for. */
const longestPress = 500, clickDelay = 100;

/**
 * Applies frames.
 *
 * @param host `window`; `events`, `fields`, `focus`, `parts`, `reordering`; `controls`: by the number of an operation on the
 * browser itself, what does it; `onAcknowledge()`: the server has said which events are stored; `fail(error)`: what can't
 * be applied must not be half applied; `onUpdate()`: the page has changed.
 */
export function makeFrames({
  window, events, fields, focus, parts, reordering, controls, onAcknowledge, onUpdate, fail,
}) {
  const { document } = window;
  const root = document.documentElement;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  let waiting = [];
  let isAnimating = false;
  /** Whether something is being pressed, and until when that holds frames up. */
  let press = 0;
  /** What moves at present. */
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

  // While screens move, browsers take presses on them for presses on nothing: the move is over then, and what is there
  // is pressed.
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

  // What is pressed mustn't become something else under the finger.
  document.addEventListener("pointerdown", () => restartPress(longestPress), true);
  // The click comes first: a mouse's at once, a finger's as soon as the browser knows what it meant.
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

  /** How the frame is animated, which it begins with. */
  function takeAnimation(reader) {
    if (!reader.startsWith(browserFragment, control.animation)) return "";
    reader.at += 2;
    return nameOf[reader.byte()] ?? "fade";
  }

  function update(reader) {
    focus.begin();
    reordering.hold();
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
