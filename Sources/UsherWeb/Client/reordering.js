// Rows that the person moves, by dragging a handle or with the arrow keys.

import { isGuarded } from "./guarding.js";
import { rowAt, rowRegion } from "./signs.js";

/** The movement in pixels at which a press becomes a drag. */
const tremble = 4;
/** The distance in pixels from the edge of the visible part at which dragging scrolls. */
const edge = 80;

/** Returns the row of a handle. */
const rowOf = (handle) => {
  const region = rowRegion(handle.usher?.region);
  return region && rowAt(region)?.node;
};

/** Returns the part of the list of a handle. A long list has only some of its rows on the page. */
const partAround = (handle) => {
  const { owner, index } = rowRegion(handle.usher.region);
  return owner.parts[index];
};

const listOf = (handle) => handle.usher?.handlers.move ? rowOf(handle)?.parentElement : null;

/** Returns the handle that an event is for, and its list; null if the event isn't for a handle that can be used. */
function listOfEvent(event) {
  const handle = event.target.closest?.("[data-handle]");
  const list = handle && !isGuarded(handle) && listOf(handle);
  return list ? { handle, list } : null;
}

function rowsOf(list) {
  const rows = new Set();
  for (const handle of list.querySelectorAll("[data-handle]")) {
    if (listOf(handle) === list) rows.add(rowOf(handle));
  }
  return [...rows];
}

/** Moves a row in an array. */
export const reorder = (rows, from, to) => { if (from >= 0) rows.splice(to, 0, ...rows.splice(from, 1)); };

const isSame = (rows, others) => rows.length === others.length && rows.every((row, index) => row === others[index]);

/** Returns the tops of rows in a new order, in pixels. The gaps between rows stay where they are. */
export function topsOf(rows, order) {
  let top = rows[0]?.offsetTop;
  return order.map((row, index) => {
    const here = top;
    const next = rows[index + 1];
    const gap = next ? next.offsetTop - rows[index].offsetTop - rows[index].offsetHeight : 0;
    top += row.offsetHeight + gap;
    return here;
  });
}

/** Returns the index of a row that was dragged so far that it begins at `top`. */
export function targetOf(top, height, from, tops, order) {
  const middle = (index) => tops[index] + order[index].offsetHeight / 2;
  let to = from;
  while (to < order.length - 1 && top + height > middle(to + 1)) to++;
  while (to > 0 && to <= from && top < middle(to - 1)) to--;
  return to;
}

/**
 * Makes the reordering of a page: moves rows at once, and puts them back if the server doesn't move them.
 *
 * @param host `window`; `events`; `send(handle, index)`: sends the move to the server and returns the event's number;
 * `say(name, values)`: lets screen readers speak one of the script's texts.
 */
export function makeReordering({ window, events, send, say }) {
  const { document } = window;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  /** The lists that the server hasn't reordered yet, with the moves that it hasn't answered. */
  const rearranged = new Map();
  /** The state of the current drag; null without one. */
  let drag = null;
  /** The rows with their positions on the screen before a change. */
  let held = [];
  const gliding = new WeakMap();

  /** Returns the rows in the person's order. */
  function orderOf(list) {
    const rows = rowsOf(list);
    for (const { row, part, to } of rearranged.get(list) || []) {
      reorder(rows, rows.indexOf(row), Math.max(0, to - (part.first || 0)));
    }
    return rows;
  }

  /** Shows the rows in the person's order, although the elements have another one. */
  function arrange(list) {
    const order = orderOf(list);
    if (drag?.list === list) reorder(order, drag.from, drag.to);
    const tops = topsOf(rowsOf(list), order);
    for (const [index, row] of order.entries()) {
      const by = (row === drag?.row ? drag.top : tops[index]) - row.offsetTop;
      row.style.translate = by ? `0 ${by}px` : "";
    }
  }

  function hold(lists) {
    held = [];
    for (const list of lists) {
      const { top } = list.getBoundingClientRect();
      for (const row of rowsOf(list)) held.push({ list, row, top: row.getBoundingClientRect().top - top });
    }
    for (const { row } of held) gliding.get(row)?.cancel();
  }

  /** Lets rows glide from their earlier positions to the new ones, whatever the cause of the move. */
  function release() {
    for (const each of held) {
      each.by = each.top - each.row.getBoundingClientRect().top + each.list.getBoundingClientRect().top;
    }
    for (const { row, by } of held) if (row !== drag?.row) glide(row, by);
    held = [];
  }

  function glide(row, by) {
    const lower = () => { delete row.dataset.lifted; };
    if (!row.isConnected || reducesMotion.matches || Math.abs(by) < 1) { lower(); return; }
    const animation = row.animate(
      { translate: [`0 ${by}px`, "0 0"] }, { duration: 180, easing: "ease-out", composite: "add" });
    animation.onfinish = lower;
    gliding.set(row, animation);
  }

  function rearrange(list, change) {
    hold([list]);
    change();
    arrange(list);
    release();
  }

  function settle() {
    const lists = [...rearranged.keys()];
    for (const [list, moves] of rearranged) {
      const left = moves.filter((move) => !events.isShown(move.sent));
      if (list.isConnected && (left.length || drag?.list === list)) rearranged.set(list, left);
      else rearranged.delete(list);
    }
    // If the list has changed, the row can't go where the person wanted it.
    if (drag && !(drag.handle.isConnected && !isGuarded(drag.handle) && isSame(orderOf(drag.list), drag.order))) abandon();
    for (const list of lists) if (list.isConnected) arrange(list);
    release();
  }

  /** Moves a row to an index among all rows of its list. */
  function move(list, row, handle, to) {
    const part = partAround(handle);
    if (!rearranged.has(list)) rearranged.set(list, []);
    rearranged.get(list).push({ row, part, to, sent: send(handle, to) });
    say("movedTo", { name: handle.dataset.handle, index: to + 1, count: part.total || rowsOf(list).length });
  }

  document.addEventListener("keydown", (event) => {
    const found = listOfEvent(event);
    if (!found || drag || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { handle, list } = found;
    const order = orderOf(list);
    const row = rowOf(handle);
    const { first = 0, total } = partAround(handle);
    const from = first + order.indexOf(row);
    const last = (total || order.length) - 1;
    const to = { ArrowUp: Math.max(from - 1, 0), ArrowDown: Math.min(from + 1, last), Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to === from) return;
    rearrange(list, () => {
      move(list, row, handle, to);
      arrange(list);
      handle.scrollIntoView({ block: "nearest" });
    });
  });

  document.addEventListener("pointerdown", (event) => {
    const found = listOfEvent(event);
    if (!found || event.button || !event.isPrimary || drag) return;
    const { handle, list } = found;
    const row = rowOf(handle);
    const order = orderOf(list);
    const from = order.indexOf(row);
    const scroll = list.closest("[data-scroll]");
    const start = topsOf(rowsOf(list), order)[from];
    drag = {
      list, handle, row, order, from, to: from, scroll, pointer: event.pointerId, isLifted: false,
      startY: event.clientY, y: event.clientY, start, top: start, startScroll: scroll?.scrollTop || 0,
    };
    if (!rearranged.has(list)) rearranged.set(list, []);
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", dropped);
    window.addEventListener("pointercancel", dropped);
    window.addEventListener("keydown", escaped, true);
  });

  function moved(event) {
    if (event.pointerId !== drag.pointer) return;
    drag.y = event.clientY;
    if (!drag.isLifted) {
      if (Math.abs(drag.y - drag.startY) < tremble) return;
      drag.isLifted = true;
      drag.row.dataset.lifted = "";
      drag.frame = window.requestAnimationFrame(scrolled);
    }
    follow();
  }

  /** Moves the dragged row to the pointer, and makes room for it. */
  function follow() {
    const { list, row, order, from, scroll } = drag;
    const tops = topsOf(rowsOf(list), order);
    const height = row.offsetHeight;
    const end = tops.at(-1) + order.at(-1).offsetHeight - height;
    const top = drag.start + drag.y - drag.startY + (scroll?.scrollTop || 0) - drag.startScroll;
    const to = targetOf(top, height, from, tops, order);
    drag.top = Math.min(Math.max(top, tops[0]), end);
    if (to === drag.to) arrange(list); else rearrange(list, () => { drag.to = to; });
  }

  /** Scrolls near an edge of the visible part, as long as the list continues beyond it. Called for each frame. */
  function scrolled() {
    const { list, scroll, y, startY } = drag;
    drag.frame = window.requestAnimationFrame(scrolled);
    if (!scroll) return;
    const seen = scroll.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    // Not where the rows of a long list aren't on the page.
    const [before, after] = ["before", "after"]
      .map((place) => list.querySelector(`:scope > [data-gap=${place}]`)?.offsetHeight ?? 0);
    const down = Math.min(y - seen.bottom + edge, box.bottom - after - seen.bottom + edge / 2);
    const up = Math.min(seen.top + edge - y, seen.top + edge - box.top - before);
    const by = y > startY && down > 0 ? down : y < startY && up > 0 ? -up : 0;
    if (!by) return;
    scroll.scrollTop += Math.sign(by) * Math.ceil(Math.min(Math.abs(by), edge) / 6);
    follow();
  }

  function dropped(event) {
    if (event.pointerId !== drag.pointer) return;
    const { list, row, handle, from, to, isLifted } = drag;
    if (!isLifted) { end(); return; }
    if (event.type === "pointerup") swallowClick();
    rearrange(list, () => {
      end();
      if (event.type === "pointerup" && to !== from) move(list, row, handle, to + (partAround(handle).first || 0));
    });
  }

  /** Ignores the click that follows a drop: it would reach whatever element is there. */
  function swallowClick() {
    const swallow = (event) => { event.preventDefault(); event.stopPropagation(); };
    window.addEventListener("click", swallow, { capture: true, once: true });
    window.setTimeout(() => window.removeEventListener("click", swallow, true));
  }

  /** Ignores the click that follows when the pointer of an abandoned drag is lifted. */
  function swallowClickOf(pointer) {
    const lifted = (event) => {
      if (event.pointerId !== pointer) return;
      for (const name of ["pointerup", "pointercancel"]) window.removeEventListener(name, lifted);
      if (event.type === "pointerup") swallowClick();
    };
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, lifted);
  }

  function escaped(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    rearrange(drag.list, abandon);
  }

  /** Ends the drag while the pointer is still down. */
  function abandon() {
    if (drag.isLifted) swallowClickOf(drag.pointer);
    end();
  }

  /** Ends the drag. The caller has to arrange the list. */
  function end() {
    window.cancelAnimationFrame(drag.frame);
    window.removeEventListener("pointermove", moved);
    window.removeEventListener("pointerup", dropped);
    window.removeEventListener("pointercancel", dropped);
    window.removeEventListener("keydown", escaped, true);
    if (!rearranged.get(drag.list)?.length) rearranged.delete(drag.list);
    drag = null;
  }

  return {
    /** Call before the page changes. Remembers the positions of the rows. */
    hold() { hold(rearranged.keys()); },
    /** Call after an update, or after events were acknowledged. Forgets the moves that the server has answered. */
    settle,
  };
}
