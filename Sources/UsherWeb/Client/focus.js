// Where the person is: the focus, how far they have scrolled, and the page's title.

import { partOf } from "./fields.js";
import { focusable } from "./layers.js";
import { elementsIn, firstHandler, partKey, partPath } from "./parts.js";
import { rowRegion } from "./signs.js";

/** In milliseconds: what is brought back later than that isn't what the person waits for. */
const longestUndo = 5000;

/**
 * Keeps the person's place when the page changes.
 *
 * @param host `root`: the element that holds the page; `layers`, `fields`; `holes()`: the places of fragments; `spoken`:
 * the element whose text is spoken.
 */
export function makeFocus({ root, layers, fields, holes, spoken }) {
  const document = root.ownerDocument;
  const { Date } = document.defaultView;
  /** By fragment: where the person was in it. */
  const remembered = new Map();
  /** By the number of layers: what opened the top one. */
  const openers = [];
  let arrived = [];
  /** Rows that came into lists. */
  let rows = [];
  let covered = [];
  let neighbours = [];
  let before = null;
  let layersBefore = 0;
  let promptOpener = null;
  /** Whether the person takes something back. */
  let wasUndone = false;
  /** Where they wait for that, and until when, if it comes later than the button goes. */
  let awaiting = null, awaitedUntil = 0;

  const focus = (element) => element?.focus({ preventScroll: true });
  const isLost = () => !document.activeElement || document.activeElement === document.body;

  function scrollerOf(part) {
    for (const element of elementsIn(part)) {
      const found = element.closest("[data-scroll]") || element.querySelector("[data-scroll]");
      if (found) return found;
    }
    return null;
  }

  /** A screen is about to be covered: remembers where the person was. */
  function leave(part) {
    const here = { scroll: scrollerOf(part)?.scrollTop || 0, focus: null };
    const focused = document.activeElement;
    if (focused?.usher && elementsIn(part).some((element) => element.contains(focused))) {
      const first = firstHandler(focused);
      if (first) here.focus = partPath(focused.usher.region, first.index).path.join();
    }
    remembered.set(part.number, here);
  }

  const sidebars = () => holes().filter((hole) => hole.start.parentElement?.classList.contains("sidebar"));
  const hasDetail = (sidebar) => !!sidebar.start.parentElement.nextElementSibling.querySelector(".screen");

  /** A sidebar is hidden beside its detail, or narrower, and comes back as it was left. */
  function leaveSidebars() {
    covered = [];
    for (const sidebar of sidebars()) {
      const last = remembered.get(sidebar.number);
      leave(sidebar);
      if (!hasDetail(sidebar)) continue;
      covered.push(sidebar);
      const here = remembered.get(sidebar.number);
      if (last) here.scroll = last.scroll;
      here.focus ||= last?.focus;
    }
  }

  /** What else can be acted on near an element, the nearest first: what follows it, then what precedes it. */
  function controlsBeside(element) {
    if (!element || !root.contains(element) || element.tagName === "H1") return [];
    const all = [...(element.closest(".layer") || root).querySelectorAll(focusable)];
    const index = all.indexOf(element);
    return index < 0 ? [] : [...all.slice(index + 1, index + 20), ...all.slice(Math.max(index - 20, 0), index).reverse()];
  }

  function restoreScroll() {
    for (const sidebar of covered) {
      if (sidebar.start.isConnected && !hasDetail(sidebar)) arrived.push(sidebar);
    }
    for (const part of arrived) {
      const known = remembered.get(part.number);
      const scroller = scrollerOf(part);
      if (known && scroller) scroller.scrollTop = known.scroll;
    }
  }

  function restoreFocus() {
    const count = layers.count;
    if (count > layersBefore) openers[count] = before;
    // An element that is moved loses the focus.
    if (isLost() && before?.isConnected) focus(before);
    if (arrived.length || count !== layersBefore || !document.activeElement?.isConnected) moveFocus(count);
    // What had the focus is gone: the person goes on where they brought something back, or else beside it.
    const canTake = (element) => element.isConnected && !element.disabled && element.checkVisibility();
    const back = wasUndone ? rows.flatMap((row) => [...row.querySelectorAll(focusable)]).find(canTake) : null;
    if (before && !before.isConnected && document.activeElement === document.body) {
      focus(back ?? neighbours.find(canTake));
      awaiting = wasUndone && !back ? document.activeElement : null;
      awaitedUntil = Date.now() + longestUndo;
    } else if (back && awaiting === document.activeElement) {
      focus(back);
      awaiting = null;
    }
    neighbours = [];
  }

  function moveFocus(count) {
    const layer = layers.top;
    if (layers.prompt || !layer) return;
    if (count < layersBefore) {
      // Several layers may go at once: the lowest of them was opened from what is there.
      const opener = openers.splice(count + 1).find((one) => one?.isConnected && layer.contains(one));
      if (opener) { focus(opener); return; }
    }
    // A tab that was pressed keeps the focus, so that the next one is one key away.
    if (before?.isConnected && layer.contains(before) && before.closest("nav")) return;
    const part = arrived.findLast((part) => layer.contains(part.start));
    if (part) focus(whereLeft(part, layer) || within(part, "[data-focus]") || within(part, "h1"));
    // What the sheet was opened by is gone.
    else if (count < layersBefore) focus(layer.querySelector("h1"));
  }

  /** The first element of a screen that a selector matches. */
  function within(part, selector) {
    for (const element of elementsIn(part)) {
      const found = element.querySelector(selector);
      if (found) return found;
    }
    return null;
  }

  /** What had the focus when the person left a screen. */
  function whereLeft(part, layer) {
    const path = remembered.get(part.number)?.focus;
    return path && [...layer.querySelectorAll("*")].find((element) => {
      const first = firstHandler(element);
      if (!first) return false;
      const found = partPath(element.usher.region, first.index);
      return found.fragment === part.number && found.path.join() === path;
    });
  }

  function attendToPrompt() {
    const { prompt } = layers;
    if (prompt && !prompt.contains(document.activeElement)) {
      promptOpener ||= before;
      focus(prompt.querySelector("input") || prompt.querySelector("[data-default]") || prompt);
    } else if (!prompt && promptOpener) {
      if (promptOpener.isConnected) focus(promptOpener);
      promptOpener = null;
    }
  }

  function updateTitle() {
    const heading = layers.shown("h1").at(-1);
    if (heading && document.title !== heading.textContent) document.title = heading.textContent;
  }

  /** Where the page is scrolled and focused, and what was typed into it. */
  function placeNow() {
    const focused = document.activeElement;
    const edits = new Map();
    for (const element of root.querySelectorAll("*")) {
      const typed = fields.unshown(element);
      // Which row is which is known when what was done in them is told.
      if (typed && !rowRegion(element.usher.region)) edits.set(partKey(element), typed);
    }
    const isInside = focused && root.contains(focused);
    return {
      edits,
      scroll: layers.top?.querySelector("[data-scroll]")?.scrollTop || 0,
      focus: isInside ? partKey(focused) : null,
      selection: isInside ? [focused.selectionStart, focused.selectionEnd] : [],
    };
  }

  return {
    leave,
    updateTitle,

    /** A screen has come. */
    arrive(part) { arrived.push(part); },

    /** A row has come into a list. */
    arriveRow(row) { rows.push(row); },

    /** Everything comes anew: nothing of it is new to the person. */
    forgetArrived() { arrived = []; },

    /** The page is about to change. */
    begin() {
      arrived = [];
      rows = [];
      leaveSidebars();
      before = document.activeElement;
      if (awaiting !== before || Date.now() > awaitedUntil) awaiting = null;
      wasUndone = !!(awaiting || before?.closest(".undo"));
      neighbours = controlsBeside(before);
      layersBefore = layers.count;
    },

    /** The page has changed. */
    end() {
      fields.showChosen();
      restoreScroll();
      restoreFocus();
      if (arrived.length) spoken.textContent = "";
      attendToPrompt();
      updateTitle();
    },

    /** Makes elements anew, but for where the person is and what they typed. */
    keepPlace(makeAnew) {
      const { edits, scroll, focus: focused, selection } = placeNow();
      makeAnew();
      fields.showChosen();
      for (const element of root.querySelectorAll("*")) {
        const here = partKey(element);
        const typed = here && edits.get(here);
        if (typed) fields.restore(partOf(element), typed.edit, typed.text);
        if (!here || here !== focused) continue;
        focus(element);
        try { element.setSelectionRange(...selection); } catch { /* not a text field */ }
      }
      const scroller = layers.top?.querySelector("[data-scroll]");
      if (scroller) scroller.scrollTop = scroll;
      before = document.activeElement;
    },

    /** In a sheet or a prompt the focus goes round, as there is nothing else to reach. */
    keepInside(event) {
      const dialog = layers.prompt || (layers.count > 1 ? layers.top : null);
      if (!dialog) return;
      const stops = [...dialog.querySelectorAll(focusable)]
        .filter((element) => !element.disabled && element.tabIndex >= 0 && element.offsetParent);
      if (!stops.length) return;
      const last = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== last && dialog.contains(document.activeElement)) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0]).focus();
    },

    /** The person goes past a list, to what is beside it. */
    skip: (button) => focus([...button.closest(".layer").querySelectorAll(".detail h1")].at(-1)),

    /** What typing goes to when the page opens. */
    start() {
      focus(layers.top?.querySelector("[data-focus]"));
      updateTitle();
    },
  };
}
