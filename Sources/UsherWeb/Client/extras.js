// What only some pages have, and what needs no answer before the chunk "place" is there.

/**
 * Loads the chunks of islands, of long lists, of buttons that copy, share or print, and of controls with keys of their own,
 * when the page has some.
 *
 * @param host `window`; `root`; `base`: the app's path; `chunks`: see `makeChunks`; `events`; `act`: see `makeIslands`; `send`:
 * see `makeWindows`; `say(text)`: tells screen readers something.
 */
export function makeExtras({ window, root, base, chunks, events, act, send, say }) {
  let islands = null;
  chunks.when("[data-island]", "islands", ({ makeIslands }) => {
    islands = makeIslands({ window, root, base, events, act });
    islands.update();
  });
  chunks.when("[data-hand]", "handing", ({ makeHanding }) => makeHanding({ window, say }));
  /** A button that only this chunk answers, pressed before the chunk was there. */
  let pressed = null;
  const remember = ({ target }) => { pressed = target.closest?.("[data-menu] > button,[data-reveal]"); };
  window.document.addEventListener("click", remember, true);
  chunks.when("[data-menu],[data-combo],[data-roving],[data-tooltip],[data-reveal],[data-tags]", "choosing", (chunk) => {
    window.document.removeEventListener("click", remember, true);
    chunk.makeMenus({ window });
    chunk.makeCombos({ document: window.document });
    chunk.makeRoving({ window });
    chunk.makeTooltips({ window });
    chunk.makeEntering({ window });
    pressed?.click();
  });
  chunks.update();

  let windows = null;
  /** Until the chunk is there: the long lists that it is for, and the place that is to be scrolled to. */
  const extents = [];
  let wanted = null;

  function beginWindows({ makeWindows }) {
    windows = makeWindows({ window, events, send });
    for (const [part, target] of extents) windows.extend(part, target);
    // The person hasn't scrolled since.
    if (wanted && wanted.scroller.scrollTop === wanted.top) windows.goTo(wanted.scroller, wanted.place);
    windows.update();
  }

  return {
    /** Call after the page has changed, and when the connection is there again. */
    update() {
      islands?.update();
      windows?.update();
    },

    /** Records which of its rows a list has on the page, see `makeParts`. */
    extend(part, target) {
      if (windows) windows.extend(part, target);
      else if (extents.push([part, target]) === 1) chunks.need("windows", beginWindows);
    },

    /** For the query of the socket: which rows of long lists the page has. */
    get query() { return windows?.query; },

    /** Call before and after the page changes. */
    begin() { windows?.begin(); },
    end() { windows?.end(); },

    /** Returns the person's place in a scroller, a number if there is no long list: see `makeWindows`. */
    placeIn(scroller) {
      if (windows) return windows.placeIn(scroller);
      return wanted?.scroller === scroller && wanted.top === scroller.scrollTop ? wanted.place : scroller.scrollTop;
    },

    /** Scrolls to a place. */
    goTo(scroller, place) {
      if (windows) {
        windows.goTo(scroller, place);
        return;
      }
      scroller.scrollTop = place.scroll ?? place;
      if (place.index >= 0) wanted = { scroller, place, top: scroller.scrollTop };
    },
  };
}
