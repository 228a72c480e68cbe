// What the server sends: applied in one go, with or without an animation.

import { browserFragment, control, Reader, transition } from "./wire.js";

const nameOf = Object.fromEntries(Object.entries(transition).map(([name, number]) => [number, name]));

/**
 * Applies frames.
 *
 * @param host `window`; `events`, `fields`, `focus`, `parts`, `reordering`; `controls`: by the number of an operation on the
 * browser itself, what does it; `onAcknowledge()`: the server has said which events are stored; `fail(error)`: what can't
 * be applied must not be half applied.
 */
export function makeFrames({ window, events, fields, focus, parts, reordering, controls, onAcknowledge, fail }) {
  const { document } = window;
  const root = document.documentElement;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  let waiting = [];
  let isAnimating = false;

  function receive(buffer) {
    if (isAnimating) { waiting.push(buffer); return; }
    const reader = new Reader(buffer);
    const applied = reader.byte();
    events.acknowledge(applied);
    events.show(applied);
    onAcknowledge();
    fields.forgetShown();
    if (reader.done) {
      reordering.hold();
      reordering.settle();
      return;
    }
    const kind = takeTransition(reader);
    if (!kind || !document.startViewTransition || reducesMotion.matches || document.hidden) update(reader);
    else animate(kind, reader);
  }

  function animate(kind, reader) {
    isAnimating = true;
    root.dataset.transition = kind;
    const animation = document.startViewTransition(() => {
      update(reader);
      isAnimating = false;
      const frames = waiting;
      waiting = [];
      frames.forEach(receive);
    });
    animation.ready.catch(() => {});
    animation.updateCallbackDone.catch(fail);
    animation.finished.finally(() => { delete root.dataset.transition; });
  }

  /** How the frame is animated, which it begins with. */
  function takeTransition(reader) {
    if (!reader.startsWith(browserFragment, control.transition)) return "";
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
  }

  function apply(reader) {
    const kind = reader.byte();
    const act = controls[kind];
    if (!act) throw new Error(`The server asks for ${kind}, which this script doesn't know.`);
    act(reader, kind);
  }

  return { receive };
}
