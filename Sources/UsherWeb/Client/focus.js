// The person's place on the page: the focus, the scroll position, and the page's title.

import { partOf } from "./fields.js";
import { focusable } from "./layers.js";
import { elementsIn, partKey } from "./parts.js";
import { rowRegion } from "./signs.js";

/** The longest time between an undo and its row, in milliseconds. A later row isn't the one the person waits for. */
const longestUndo = 5000;

/**
 * Keeps the person's place when the page changes.
 *
 * @param host `root`: the element that contains the page; `layers`, `fields`; `lists`: see `makeExtras`; `holes()`:
 * returns the places of fragments; `spoken`: the element whose text screen readers speak.
 */
export function makeFocus({ root, layers, fields, lists, holes, spoken }) {
  const document = root.ownerDocument;
  const { Date } = document.defaultView;
  /** The person's last place in each fragment, by its number. */
  const remembered = new Map();
  /** The elements that opened the layers, by the number of layers. */
  const openers = [];
  let arrived = [];
  /** The rows that came into lists. */
  let rows = [];
  let covered = [];
  let neighbours = [];
  let before = null;
  let layersBefore = 0;
  let promptOpener = null;
  /** Whether the person pressed an undo button. */
  let wasUndone = false;
  /**
   * The element where the person waits for the restored row, and the end of the wait, if the row comes after the button
   * went.
   */
  let awaiting = null, awaitedUntil = 0;

  const focus = (element) => element?.focus({ preventScroll: true });
  const isLost = () => !document.activeElement || document.activeElement === document.body;

  /** What scrolls in the top layer: a sidebar, and the screen beside it. */
  const scrollers = () => layers.shown("[data-scroll]");

  const placeIn = (scroller) => scroller ? lists.placeIn(scroller) : 0;

  function scrollerOf(part) {
    for (const element of elementsIn(part)) {
      const found = element.closest("[data-scroll]") || element.querySelector("[data-scroll]");
      if (found) return found;
    }
    return null;
  }

  /** Remembers the person's place in a screen that is about to be covered. */
  function leave(part) {
    const here = { scroll: placeIn(scrollerOf(part)), focus: null };
    const focused = document.activeElement;
    if (focused?.usher && elementsIn(part).some((element) => element.contains(focused))) {
      here.focus = partKey(focused);
    }
    remembered.set(part.number, here);
  }

  const sidebars = () => holes().filter((hole) => hole.start.parentElement?.classList.contains("sidebar"));
  const hasDetail = (sidebar) => !!sidebar.start.parentElement.nextElementSibling.querySelector(".screen");

  /** Remembers the person's place in sidebars: a detail beside a sidebar can hide it or make it narrower. */
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

  /** Returns the controls near an element: those after it, then those before it, each from the nearest on. */
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
      if (known && scroller) lists.goTo(scroller, known.scroll);
    }
  }

  function restoreFocus() {
    const count = layers.count;
    if (count > layersBefore) openers[count] = before;
    // An element that was moved has lost the focus.
    if (isLost() && before?.isConnected) focus(before);
    if (arrived.length || count !== layersBefore || !document.activeElement?.isConnected) moveFocus(count);
    // If the focused element is gone, the focus goes to the row that an undo restored, or else to a neighbour.
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
      // Several layers may close at once. The element that opened the lowest of them is on the layer below.
      const opener = openers.splice(count + 1).find((one) => one?.isConnected && layer.contains(one));
      if (opener) { focus(opener); return; }
    }
    // A pressed tab keeps the focus, so that the next tab is one key away.
    if (before?.isConnected && layer.contains(before) && before.closest("nav")) return;
    const part = arrived.findLast((part) => layer.contains(part.start));
    if (part) focus(whereLeft(part, layer) || within(part, "[data-focus]") || within(part, "h1"));
    // The element that opened the sheet is gone.
    else if (count < layersBefore) focus(layer.querySelector("h1"));
  }

  /** Returns the first element of a screen that a selector matches; null without any. */
  function within(part, selector) {
    for (const element of elementsIn(part)) {
      const found = element.querySelector(selector);
      if (found) return found;
    }
    return null;
  }

  /** Returns the element that had the focus when the person left a screen. */
  function whereLeft(part, layer) {
    const key = remembered.get(part.number)?.focus;
    return key && [...layer.querySelectorAll("*")].find((element) => element.usher && partKey(element) === key);
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

  /** Returns the page's focus, scroll position and typed texts that the server hasn't answered yet. */
  function placeNow() {
    const focused = document.activeElement;
    const edits = new Map();
    for (const element of root.querySelectorAll("*")) {
      const typed = fields.unshown(element);
      // Fields in rows are restored later, when their events get the rows' new numbers.
      if (typed && !rowRegion(element.usher.region)) edits.set(partKey(element), typed);
    }
    const isInside = focused && root.contains(focused);
    return {
      edits,
      scroll: scrollers().map(placeIn),
      focus: isInside ? partKey(focused) : null,
      selection: isInside ? [focused.selectionStart, focused.selectionEnd] : [],
    };
  }

  return {
    leave,
    updateTitle,

    /** Records a new screen. */
    arrive(part) { arrived.push(part); },

    /** Records a new row of a list. */
    arriveRow(row) { rows.push(row); },

    /** Forgets the new screens: after a reset, all of them were there before. */
    forgetArrived() { arrived = []; },

    /** Call before the page changes. */
    begin() {
      arrived = [];
      rows = [];
      lists.begin();
      leaveSidebars();
      before = document.activeElement;
      if (awaiting !== before || Date.now() > awaitedUntil) awaiting = null;
      wasUndone = !!(awaiting || before?.closest(".undo"));
      neighbours = controlsBeside(before);
      layersBefore = layers.count;
    },

    /** Call after the page has changed. */
    end() {
      fields.showChosen();
      lists.end();
      restoreScroll();
      restoreFocus();
      if (arrived.length) spoken.textContent = "";
      attendToPrompt();
      updateTitle();
    },

    /** The person's place, for a document that continues this one: the focused element, and the selection in it. */
    get place() {
      const focused = root.contains(document.activeElement) ? document.activeElement : null;
      return {
        focus: focused && partKey(focused), selection: focused ? [focused.selectionStart, focused.selectionEnd] : [],
      };
    },

    /**
     * Calls `makeAnew`, which makes elements again, and restores the person's place and typed texts in them.
     *
     * @param earlier the place in the document before, see `place`; null without one.
     */
    keepPlace(makeAnew, earlier = null) {
      const { edits, scroll, focus: focused, selection } = { ...placeNow(), ...earlier };
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
      for (const [index, scroller] of scrollers().entries()) lists.goTo(scroller, scroll[index] ?? 0);
      before = document.activeElement;
    },

    /** Keeps the Tab key inside a sheet or a prompt: after the last control comes the first one. */
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

    /** Moves the focus past a list, to the detail beside it. */
    skip: (button) => focus([...button.closest(".layer").querySelectorAll(".detail h1")].at(-1)),

    /** Sets the first focus and the title when the page opens. The person may have been quicker. */
    start() {
      if (isLost()) focus(layers.top?.querySelector("[data-focus]"));
      updateTitle();
    },
  };
}
