// What a page leaves in the browser for the document that continues it: after a reload, in a tab that was discarded, and
// after Back from another site.

import { endedName } from "./visitor.js";
import { wireVersion } from "./wire.js";

/** The key of what a page leaves, as resuming.js has it, too. */
const keptKey = (session) => "usher-page:" + session;

/** The number of pages of which something is kept. */
const mostPages = 8;

/** Makes the place in the browser's storage of the tab. Without storage nothing is kept. */
export function makeKeeping({ window }) {
  const { Date } = window;
  const attempt = (act) => { try { act(window.sessionStorage); } catch { /* nothing is kept */ } };

  const keys = (storage) => Object.keys(storage).filter((key) => key.startsWith(keptKey("")));
  const timeOf = (storage, key) => JSON.parse(storage.getItem(key))?.time ?? 0;

  /** Removes all that was kept before a time, in milliseconds since 1970. */
  const removeBefore = (end) => attempt((storage) => {
    for (const key of keys(storage)) if (timeOf(storage, key) < end) storage.removeItem(key);
  });

  /** The time when the person signed in or out last: what was typed before may be another person's. */
  let ended = 0;
  try { ended = Number(window.localStorage.getItem(endedName)); } catch { /* the browser keeps nothing */ }
  removeBefore(ended);

  return {
    /** Returns what was kept, if the person hasn't signed in or out since; else null. */
    ifOwn: (kept) => kept?.time >= ended ? kept : null,

    /** Removes all that was kept. */
    clear: () => removeBefore(Infinity),

    /**
     * Keeps the state of a session.
     *
     * @param state `isLeft`: whether the document goes for sure; `isAway`: whether the person is on a
     * detour to another site; `isGone`: whether the session is gone; `index`: the
     * entry of the history; `log`: the events that aren't acknowledged, null if they can't be sent; `hasPresses`: whether
     * the person wants something done by one of them; `texts`: what was typed; `place`: the focus;
     * `cutOff`: the address, if there was no connection, and `entries`: how many the history had then.
     */
    put(session, state) {
      attempt((storage) => {
        storage.setItem(keptKey(session), JSON.stringify({ ...state, version: wireVersion, time: Date.now() }));
        const pages = keys(storage).map((key) => ({ key, time: timeOf(storage, key) }));
        pages.sort((one, other) => other.time - one.time);
        for (const { key } of pages.slice(mostPages)) storage.removeItem(key);
      });
    },

    /** Removes what was kept of a session. */
    remove(session) { attempt((storage) => storage.removeItem(keptKey(session))); },
  };
}
