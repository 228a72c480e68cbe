// What only some pages have, and what needs no answer before the chunk "place" is there.

/**
 * Loads the chunks of islands, and of buttons that copy, share or print, when the page has some.
 *
 * @param host `window`; `root`; `base`: the app's path; `chunks`: see `makeChunks`; `events`; `act`: see `makeIslands`; `say(text)`:
 * tells screen readers something.
 */
export function makeExtras({ window, root, base, chunks, events, act, say }) {
  let islands = null;
  chunks.when("[data-island]", "islands", ({ makeIslands }) => {
    islands = makeIslands({ window, root, base, events, act });
    islands.update();
  });
  chunks.when("[data-hand]", "handing", ({ makeHanding }) => makeHanding({ window, say }));
  chunks.update();
  return {
    /** Call after the page has changed. */
    update() { islands?.update(); },
  };
}
