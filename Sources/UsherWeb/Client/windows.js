// Long lists: the page has only the rows around what the person sees, and gaps in place of the others.

import { addressBytes } from "./actions.js";
import { countRows } from "./counting.js";
import { makeGaps } from "./gaps.js";
import { partPath } from "./parts.js";
import { gapBefore, heightsOf, measure, neededRows, placeSeen, seenRows, topOf } from "./seeing.js";
import { rowSigns } from "./signs.js";
import { coveredBy, scrollerOf, viewOf } from "./viewing.js";

/** The time without scrolling after which gaps get the heights that they should have, in milliseconds. */
const restTime = 200;

/** In milliseconds: the time after which rows that still lack are asked for again, and how long an answer is waited for. */
const pause = 1000, longestWait = 10_000;

/** The time after which a movement whose end wasn't told is taken to be over, in milliseconds. */
const longestMovement = 2000;

/** The number of rows up to which a list is sent whole. */
const longest = 250;

/** The number of lists of which a server that was restarted is told. */
const mostTold = 20;

/** The distance from the start at which the person is at the start, in pixels. */
const atStart = 1;

/** The keys that scroll. */
const scrollingKeys = /^(Arrow(Up|Down)|Page|Home|End| )/;

/**
 * Makes the windows of a page's long lists.
 *
 * @param host `window`; `events`; `send(bytes, text, how)`: sends an event; returns its number, or -1 if it can't be sent
 * now.
 */
export function makeWindows({ window, events, send }) {
  const { Date, document } = window;
  const isPrinting = window.matchMedia("print");
  /** The lists by their parts. */
  const lists = new Map();
  /** What was seen in each scroller: when it was looked at last, and before the page changed. */
  let noted = new Map(), before = null;
  /** The row of a long list that had the focus before the page changed; null without one. */
  let held = null;
  let resting = 0, asking = 0;
  let isDue = false, isResized = false, isDown = false, isTouched = false;
  /** When the list was seen to move, while the browser hasn't told that the movement is over; 0 at rest. */
  let moved = 0;
  const tellsEnd = "onscrollend" in window;

  /** Forgets the lists that are gone. A list may not have been on the page yet. */
  function forget() {
    for (const [part, list] of lists) {
      const { isConnected } = part.start;
      if (list.isPlaced && !isConnected || !part.total) {
        list.gaps.remove();
        if (isConnected) countRows(part);
        lists.delete(part);
      }
      list.isPlaced ||= isConnected;
    }
  }

  /** Whether there is something to do for a list: rows lack, or it has to be scrolled to one. */
  const isLong = ({ part, aim }) => aim || part.rows.length < part.total;

  /** Returns what can be measured of the lists, in the order of the page. */
  const measured = () => [...lists.values()].filter(isLong).map(measure).filter((found) => found)
    .sort((one, other) => one.part.start.compareDocumentPosition(other.part.start) & 4 ? -1 : 1);

  const measuredIn = (scroller) => measured().filter((found) => found.scroller === scroller);

  /** Notes what is seen of the lists, for each scroller: in the list that is seen first, or else in the last one above. */
  function note() {
    const notes = new Map();
    for (const found of measured()) {
      const { part, scroller, view: { height }, start, end } = found;
      if (start >= height || (notes.has(scroller) && !notes.get(scroller).isAbove)) continue;
      const { scrollTop, scrollHeight } = scroller;
      notes.set(scroller, {
        part, end, length: end - start, seen: seenRows(found), place: placeSeen(found), isAbove: end <= 0,
        isAtStart: scrollTop <= atStart && !part.first,
        isAtEnd: scrollTop > atStart && scrollTop + height >= scrollHeight - atStart,
      });
    }
    return notes;
  }

  /** Gives the gaps of a list their heights; of the one before its rows at least another height. */
  function lay(found, lowest = 0) {
    const { before, after } = heightsOf(found);
    found.gaps.set("before", before && Math.max(before, lowest), found.average);
    found.gaps.set("after", after, found.average);
  }

  /** Returns how far what was seen of a list has moved down; of a place in a gap it is known only at rest. */
  function shiftOf({ seen, place, isAbove, end }, found, isAtRest) {
    if (isAbove) return found.end - end;
    const { part: { first, rows }, boxes } = found;
    const places = new Map(rows.map(({ node }, index) => [node, index]));
    const left = seen.map(({ node, top }) => ({ index: places.get(node), top }))
      .filter(({ index }) => boxes[index] && boxes[index].bottom > boxes[index].top)
      .map(({ index, top }) => ({ index, by: boxes[index].top - top }));
    if (left.length) {
      // Of rows that have changed places it isn't known which one was moved: the others stay.
      const isOrdered = left.every(({ index }, at) => !at || index > left[at - 1].index);
      return isOrdered ? left[0].by : left.reduce((one, { by }) => Math.abs(by) < Math.abs(one) ? by : one, Infinity);
    }
    const index = Math.floor(place.index), box = boxes[index - first];
    if (box) return box.top + (place.index - index) * (box.bottom - box.top) - place.top;
    return isAtRest ? topOf(found, place.index) - place.top : 0;
  }

  /** Whether nothing is left of the rows that were seen. */
  const isElsewhere = ({ seen }, { rows }) => !seen.some(({ node }) => rows.some((row) => row.node === node));

  /**
   * Gives the gaps their heights, and keeps what was seen where it was. While the person scrolls, the gap before the rows
   * becomes higher or lower for that, if there is one or nothing else is seen: changes of the scroll position are felt.
   */
  function keep(notes, isAtRest) {
    const own = new Map([...notes].map(([scroller, note]) => [note.part, { scroller, note }]));
    const flexible = new Set();
    for (const list of lists.values()) {
      const { part, gaps } = list;
      const found = isLong(list) || gaps.before || gaps.after ? measure(list) : null;
      if (!found) continue;
      const height = gaps.heights.before;
      // Who is in a gap sees no row that could move.
      if (!isAtRest && part.first && own.has(part) && (height || !own.get(part).note.seen.length)) {
        gaps.set("before", heightsOf(found).before, found.average);
        flexible.add(part);
        continue;
      }
      // One that becomes lower takes what is seen along, as far as there is something above to scroll.
      lay(found, isAtRest ? height - found.scroller.scrollTop : 0);
    }
    for (const [part, { scroller, note }] of own) {
      const list = lists.get(part);
      let found = list && measure(list);
      if (!found || found.scroller !== scroller || note.isAtStart && !part.first) continue;
      const { gaps } = list;
      // While it is scrolled, the list stays as long as it is: a browser on its way somewhere wouldn't arrive.
      const rest = note.length - (found.bottom - found.top);
      const isLast = part.first + part.rows.length === part.total;
      if (!note.isAbove && isLast && isElsewhere(note, part)) {
        gaps.set("before", flexible.has(part) ? Math.max(0, rest) : heightsOf(found).before, found.average);
        gaps.set("after", 0);
        if (note.isAtEnd) scroller.scrollTop = scroller.scrollHeight;
        continue;
      }
      // Its last rows are still to come.
      if (isAtRest && note.isAtEnd && !isLast) {
        scroller.scrollTop = scroller.scrollHeight;
        continue;
      }
      if (flexible.has(part)) {
        const inGap = note.isAbove ? null : gapBefore(found, note);
        gaps.set("before", inGap ?? gaps.heights.before - shiftOf(note, found), found.average);
        gaps.set("after", isLast ? 0 : Math.max(found.average, rest - gaps.heights.before), found.average);
        found = measure(list);
      }
      const by = shiftOf(note, found, isAtRest);
      // To set the position ends a movement, as that of a key.
      if (Math.abs(by) >= (resting ? 2 : .5)) scroller.scrollTop += by;
    }
  }

  /** Scrolls to the row that a list aims at; as far as it isn't there, to its place in a gap. */
  function aim(list, found = measure(list)) {
    if (!found) return;
    const { part, scroller } = found;
    const { index, offset } = list.aim;
    const at = Math.min(index, part.total - 1);
    scroller.scrollTop += topOf(found, at) - (offset ?? coveredBy(scroller));
    if (at >= part.first && at < part.first + part.rows.length) list.aim = null;
  }

  /** Asks for the rows that lack, list by list. */
  function ask() {
    const focused = heldRow();
    for (const [part, list] of lists) {
      if (list.sent >= 0 && events.isShown(list.sent)) list.sent = -1;
      // Rows whose place the person changes have to stay.
      if (part.rows.length === part.total || part.rows.some(({ node }) => node.dataset.lifted !== undefined)) continue;
      const found = measure(list);
      if (!found) continue;
      // What a browser holds in place by itself would be held twice.
      found.scroller.style.overflowAnchor = "none";
      const index = list.aim ? Math.min(list.aim.index, part.total - 1) : undefined;
      const needed = neededRows(found, index, focused?.part === part ? focused.index : -1);
      if (!needed) continue;
      const text = `${needed.first},${needed.count}`;
      const time = Date.now() - list.time;
      if (list.sent >= 0 ? time < longestWait : text === list.text && time < pause) askLater(); else askFor(list, text);
    }
  }

  function askFor(list, text) {
    const { index, region } = list.part;
    const { fragment, path } = partPath(region, index);
    const signs = rowSigns(region);
    const sent = send(addressBytes(fragment, path), text, { row: signs.length ? { fragment, path, signs } : null });
    // When there is a connection, it is looked again.
    if (sent < 0) return;
    Object.assign(list, { sent, text, time: Date.now() });
    askLater();
  }

  function askLater() {
    asking ||= window.setTimeout(() => {
      asking = 0;
      look();
    }, pause);
  }

  /** Returns the row of a long list that has the focus: its part, and its index; null without one. */
  function heldRow() {
    const { activeElement } = document;
    for (const { part } of [...lists.values()].filter(isLong)) {
      const index = activeElement ? part.rows.findIndex(({ node }) => node.contains(activeElement)) : -1;
      if (index >= 0) return { element: activeElement, part, index: part.first + index };
    }
    return null;
  }

  /** Puts the focus on the scroller if the row that had it has gone because the person is elsewhere in the list. */
  function release() {
    const row = held;
    held = null;
    if (!row || row.element.isConnected || !row.part.start.isConnected) return;
    const { first, rows, start } = row.part;
    if (row.index >= first && row.index < first + rows.length) return;
    const scroller = scrollerOf(start.parentElement);
    if (scroller.tabIndex < 0 && !scroller.hasAttribute("tabindex")) {
      scroller.tabIndex = -1;
      // A click on what is between its controls isn't meant for it.
      scroller.addEventListener("blur", () => scroller.removeAttribute("tabindex"), { once: true });
    }
    scroller.focus({ preventScroll: true });
  }

  function look() {
    // On paper nothing is scrolled.
    if (!lists.size || isPrinting.matches) return;
    ask();
    noted = note();
  }

  /** Has the gaps get their heights when the page rests. */
  function restLater() {
    window.clearTimeout(resting);
    resting = window.setTimeout(() => {
      resting = 0;
      if (isDown || isTouched || isPrinting.matches) return;
      // On a busy machine a movement stands still for a while; to set the position would end it.
      if (moved && Date.now() - moved < longestMovement) return restLater();
      moved = 0;
      keep(note(), true);
      noted = note();
    }, restTime);
  }

  /** Looks when the browser paints next: what scrolls tells so many times. */
  function lookSoon() {
    if (isDue || !lists.size) return;
    isDue = true;
    window.requestAnimationFrame(() => {
      isDue = false;
      if (isResized && !isPrinting.matches) keep(noted, false);
      isResized = false;
      look();
    });
  }

  document.addEventListener("scroll", () => {
    if (tellsEnd) moved = Date.now();
    lookSoon();
    restLater();
  }, { capture: true, passive: true });
  document.addEventListener("scrollend", () => {
    moved = 0;
    restLater();
  }, { capture: true, passive: true });
  window.addEventListener("resize", () => {
    isResized = true;
    lookSoon();
    restLater();
  });

  // While the person holds the bar, or the page itself, its position is theirs.
  const follow = (type, act) => window.addEventListener(type, act, { capture: true, passive: true });
  follow("pointerdown", ({ target }) => {
    isDown = true;
    // A press on the bar is one on what it scrolls.
    if (target.nodeType !== 1 || target === scrollerOf(target)) letGo();
  });
  // Of the end of a press on the bar, browsers may not tell.
  follow("pointermove", ({ buttons }) => { if (isDown && !buttons) isDown = false; });
  for (const type of ["pointerup", "pointercancel"]) {
    follow(type, () => {
      isDown = false;
      restLater();
      // A row may have been dropped.
      lookSoon();
    });
  }
  for (const type of ["touchstart", "touchend", "touchcancel"]) {
    follow(type, ({ touches }) => {
      isTouched = touches.length > 0;
      restLater();
    });
  }
  for (const type of ["wheel", "touchmove"]) follow(type, letGo);
  follow("keydown", ({ key, target }) => {
    if (scrollingKeys.test(key) && !target.closest?.("input,textarea,select")) letGo();
  });

  /** Aims at nothing any more: the person scrolls. */
  function letGo() {
    // A movement that begins isn't to be ended by gaps that get their heights.
    if (resting) restLater();
    for (const list of lists.values()) list.aim = null;
  }

  return {
    /** Records that a list has other rows on the page, or that it comes; `target`: see `makeParts`. */
    extend(part, target) {
      const list = lists.get(part)
        ?? { part, gaps: makeGaps(part), aim: null, isPlaced: false, sent: -1, text: "", time: 0 };
      lists.set(part, list);
      if (target >= 0) list.aim = { index: target, offset: null };
    },

    /** Call before the page changes. */
    begin() {
      before = note();
      held = heldRow();
      if (isPrinting.matches) return;
      // Browsers scroll back in what has become too short, even if it is measured only. Until all is known, it is long enough.
      for (const { part, length } of before.values()) {
        if (part.rows.length < part.total) lists.get(part).gaps.lengthen(length);
      }
    },

    /** Call after the page has changed. */
    end() {
      forget();
      if (!isPrinting.matches) keep(before ?? [], false);
      for (const list of lists.values()) {
        if (list.part.start.isConnected && (isLong(list) || list.isCounted)) countRows(list.part);
        list.isCounted = isLong(list);
      }
      release();
      before = null;
    },

    /**
     * For the query of the socket: which rows the page has. A server that was restarted begins with them, so that it knows the
     * rows that events on their way were for. Of each list the number of its fragment, its first row, how many the page has,
     * and how many there are.
     */
    get query() {
      const parts = [...lists.values()].map(({ part }) => part)
        .filter(({ start, total }) => start.isConnected && total > longest)
        .sort((one, other) => one.start.compareDocumentPosition(other.start) & 4 ? -1 : 1).slice(0, mostTold);
      if (!parts.length) return {};
      const told = ({ region, index, first, rows, total }) => [partPath(region, index).fragment, first, rows.length, total];
      return { rows: parts.map(told).join() };
    },

    /** Call when the page is as it is to be seen, and when rows can be asked for again. */
    update() {
      forget();
      // Those that have come between two frames, with this script.
      const fresh = [...lists.values()].filter(({ part, gaps }) =>
        part.start.isConnected && part.total > part.rows.length && !gaps.before && !gaps.after);
      if (fresh.length) {
        keep(note(), false);
        for (const { part } of fresh) countRows(part);
      }
      for (const list of lists.values()) if (list.aim) aim(list);
      look();
      if (lists.size) restLater();
    },

    /**
     * Returns the person's place in a scroller: how far it is scrolled; in a long list, also the row at the top of the
     * visible part, and where that begins.
     */
    placeIn(scroller) {
      const { scrollTop } = scroller;
      for (const [list, found] of measuredIn(scroller).entries()) {
        const { aim } = lists.get(found.part);
        if (aim) return { scroll: scrollTop, list, ...aim };
        if (found.end <= 0 || found.start >= found.view.height) continue;
        const { index, top } = placeSeen(found);
        // What is above it is the same on each page.
        return !index && top >= 0 ? scrollTop : { scroll: scrollTop, list, index: Math.floor(index), offset: top };
      }
      return scrollTop;
    },

    /** Scrolls to a place, see `placeIn`. If its row isn't there, it is asked for. */
    goTo(scroller, place) {
      if (!(place?.index >= 0)) {
        scroller.scrollTop = place || 0;
        return;
      }
      for (const found of measuredIn(scroller)) if (!found.gaps.before && !found.gaps.after) lay(found);
      const found = measuredIn(scroller)[place.list];
      if (!found) {
        scroller.scrollTop = place.scroll;
        return;
      }
      const list = lists.get(found.part);
      // Where the app wants the person to be comes first.
      if (list.aim?.offset === null) return;
      list.aim = { index: place.index, offset: place.offset };
      aim(list, found);
      lookSoon();
    },
  };
}
