// A document that continues the page of an earlier document: its entry of the history names the session. The content
// that came with the document belongs to a session of its own, which is shown if the earlier one can't be continued.

import { wireVersion } from "./wire.js";

/**
 * Finds the session that the document has to continue.
 *
 * @param host `window`; `own`: the session of the document's content.
 */
export function makeResuming({ window, own }) {
  const { document, history, location } = window;
  const entry = history.state?.session ? history.state : null;
  let kept = null;
  // A browser that stores nothing throws.
  try { kept = entry && JSON.parse(window.sessionStorage.getItem("usher-page:" + entry.session)); } catch { /* nothing is kept */ }
  /** The events that the earlier document has left, if they can be sent: their bytes are of one version. */
  const log = kept?.version === wireVersion ? kept.log : null;

  return {
    /** The session that is shown, or that is to be continued. */
    session: entry?.session ?? own,
    /** The address at which the document was loaded. */
    address: document.documentElement.dataset.nearest ?? location.href,
    /** What the earlier document has left; null without anything. */
    kept,
    log,
    /** Whether the content isn't that of the session yet. */
    isUnderWay: !!entry,
    /** Whether the session hasn't accepted this document yet. */
    isAsking: !!entry,

    /** How the document takes the session over, for the query of the socket; empty if it has. */
    get query() {
      return this.isAsking && { takes: kept?.isLeft ? "left" : "unsure", ...log && { made: log.last } };
    },
  };
}
