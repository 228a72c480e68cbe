// Addresses of other sites that the app opens, and the person's way back. A detour is a way to another site that sends the
// person back by an address with a token. The page of that address, see early.js, knows by the browser's storage which page
// was left, and leads to it.

import { browserFragment, told } from "./wire.js";

/** The keys of what a way back needs, as early.js has them, too. */
const answerKey = "usher-answer", detourKey = (token) => "usher-detour:" + token;

/** The time after which a page that is still here hasn't been left: the person has stopped it, or there is no other page. */
const stayTime = 30_000;

/** The time for which a way back is kept, in milliseconds. */
const longestDetour = 86_400_000;

/**
 * Makes the way to other sites and back.
 *
 * @param host `window`; `resuming`; `knows(moves)`: whether a message of the server knows of all moves of the person;
 * `send(bytes, text)`: sends an event to the server; `leaving()`: the page leaves by itself.
 */
export function makeAway({ window, resuming, knows, send, leaving }) {
  const { Date, location } = window;
  /** Whether the person has left on a detour, and whether they are back from it. */
  let isAway = false, isBack = !!resuming.kept?.isAway;

  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !isAway) return;
    isAway = false;
    isBack = true;
  });

  /** Keeps where the detour leads back to, for all tabs: the other site may open one. */
  function keep(token) {
    try {
      const { localStorage } = window;
      for (const key of Object.keys(localStorage)) {
        const isOld = key.startsWith(detourKey("")) && !(JSON.parse(localStorage.getItem(key)).time > Date.now() - longestDetour);
        if (isOld) localStorage.removeItem(key);
      }
      const way = { session: resuming.session, url: location.pathname + location.search, time: Date.now() };
      localStorage.setItem(detourKey(token), JSON.stringify(way));
    } catch { /* the browser keeps nothing: the person comes back to the start of the app */ }
  }

  /** Returns the answer that another site has left for this tab, once; null without one. */
  function takeAnswer() {
    try {
      const answer = JSON.parse(window.sessionStorage.getItem(answerKey));
      window.sessionStorage.removeItem(answerKey);
      return answer;
    } catch {
      return null;
    }
  }

  return {
    /** Whether the person has left on a detour, and isn't back. */
    get isAway() { return isAway; },

    /** Opens an address. */
    go(reader) {
      const url = reader.text(), token = reader.text(), isWanted = knows(reader.number());
      if (token && isWanted) {
        keep(token);
        isAway = true;
        window.setTimeout(() => {
          if (isAway) send([browserFragment, told.returned], "");
          isAway = false;
        }, stayTime);
      } else if (token) {
        // The person has gone elsewhere meanwhile.
        send([browserFragment, told.returned], "");
      }
      if (!isWanted) return;
      // A message or a call leaves the page where it is.
      if (/^https?:/i.test(url.trim())) leaving();
      try {
        location.assign(url);
      } catch {
        // It is no address.
        if (isAway) send([browserFragment, told.returned], "");
        isAway = false;
      }
    },

    /** Call when the page shows its session, and can send events. */
    report() {
      const answer = takeAnswer();
      if (answer) send([browserFragment, told.returned], `${answer.token} ${answer.query}`);
      else if (isBack) send([browserFragment, told.returned], "");
      isBack = false;
    },
  };
}
