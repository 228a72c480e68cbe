// What a page leaves in the browser for the document that continues it: after a reload, in a tab that was discarded, and
// after Back from another site.

import { keptKey } from "./resuming.js";
import { wireVersion } from "./wire.js";

/** The number of pages of which something is kept. */
const mostPages = 8;

/** Makes the place in the browser's storage of the tab. Without storage nothing is kept. */
export function makeKeeping({ window }) {
  const { Date } = window;
  const attempt = (act) => { try { act(window.sessionStorage); } catch { /* nothing is kept */ } };

  return {
    /**
     * Keeps the state of a session.
     *
     * @param state `isLeft`: whether the document goes for sure; `isGone`: whether the session is gone; `index`: the
     * entry of the history; `log`: the events that aren't acknowledged, null if they can't be sent; `hasPresses`: whether
     * the person wants something done by one of them; `texts`: what was typed; `place`: the focus.
     */
    put(session, state) {
      attempt((storage) => {
        storage.setItem(keptKey(session), JSON.stringify({ ...state, version: wireVersion, time: Date.now() }));
        const keys = Object.keys(storage).filter((key) => key.startsWith(keptKey("")));
        const pages = keys.map((key) => ({ key, time: JSON.parse(storage.getItem(key))?.time ?? 0 }));
        pages.sort((one, other) => other.time - one.time);
        for (const { key } of pages.slice(mostPages)) storage.removeItem(key);
      });
    },

    /** Removes what was kept of a session. */
    remove(session) { attempt((storage) => storage.removeItem(keptKey(session))); },
  };
}
