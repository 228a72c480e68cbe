// The browser's new visitor id: the person has signed in or out. The cookie comes by a request, as no socket can set it.

/** The number of requests before the page gives up, and the pause after one that failed, in milliseconds. */
const mostRequests = 8, pauseAfterFailure = 1000;

/** The statuses of the answers: the cookie has come and has to be shown; the server has seen it. */
const offered = 200, renewed = 204;

/** The name under which the browser keeps when pages of before had to end. */
export const endedName = "usher-ended";

/**
 * Makes the visitor of a page.
 *
 * @param host `window`; `fetch`; `prefix`: the path of the site; `hide()`: hides what the page shows at once, and loads it
 * again.
 */
export function makeVisitor({ window, fetch, prefix = "", hide }) {
  const { Date } = window;
  let started = Date.now();

  /** Keeps that all pages end that were loaded until now, also those that the browser keeps for Back. */
  function note() {
    started = Date.now();
    try { window.localStorage.setItem(endedName, String(started)); } catch { /* The browser keeps nothing. */ }
  }

  function isOld() {
    try { return Number(window.localStorage.getItem(endedName)) > started; } catch { return false; }
  }

  // The browser shows a page that it has kept, without asking the server.
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted && isOld()) hide(); });

  return {
    /** Gets the cookie of a new visitor by a token. With an empty token the visitor stays, but pages of before end. */
    async renew(token) {
      note();
      if (!token) return;
      for (let count = 0; count < mostRequests; count++) {
        const status = await ask(token);
        if (status === renewed) break;
        if (status === offered) continue;
        if (status) break;
        await new Promise((resolve) => { window.setTimeout(resolve, pauseAfterFailure); });
      }
      note();
    },
  };

  /** Returns the status of the answer; 0 if none has come. */
  async function ask(token) {
    try {
      return (await fetch(`${prefix}/-/visitor/${token}`, { method: "POST" })).status;
    } catch {
      return 0;
    }
  }
}
