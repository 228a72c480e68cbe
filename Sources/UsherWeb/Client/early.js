// Runs before the page is painted. The page of an entry of the history that belongs to an open app is continued by the
// script, see resuming.js: until then its fresh content isn't painted. A page without an app leads Back and Forward.

/** The key under which a lost entry waits for the page at the nearest address. */
export const lostKey = "usher-lost";

/** The longest time that the fresh content isn't painted, in milliseconds. */
const longestHiding = 2000;

/** The longest time, in milliseconds, after which a page goes on of which the browser has forgotten where it was. */
const longestOutage = 3_600_000;

/** The key under which the answer of another site waits for the page to which it has sent the person back. */
export const answerKey = "usher-answer";

/** The key under which the way back of a detour is kept. */
export const detourKey = (token) => "usher-detour:" + token;

function parsed(text) {
  try { return JSON.parse(text); } catch { return null; }
}

/** Leads from another site back to the page that was left; without one, to the start of the app. */
function comeBack(window, start) {
  const { history, localStorage, location, sessionStorage } = window;
  const token = location.pathname.split("/").at(-1);
  const key = detourKey(token);
  const way = JSON.parse(localStorage.getItem(key));
  // It leads back once.
  localStorage.removeItem(key);
  if (!way) {
    location.replace(start);
    return;
  }
  const { session, url } = way, page = "usher-page:" + session;
  const kept = JSON.parse(sessionStorage.getItem(page));
  // This is a new entry of the history, which the page has to learn.
  if (kept) sessionStorage.setItem(page, JSON.stringify({ ...kept, index: "" }));
  sessionStorage.setItem(answerKey, JSON.stringify({ token, query: location.search.slice(1) }));
  history.replaceState({ session, index: "" }, "", url);
  location.reload();
}

/**
 * Finds the page of this tab that was cut off from the server when it was left at this address. A browser that couldn't
 * load it then, or got a proxy's error in its place, has forgotten to which page the entry of the history belongs.
 */
function findCutOff(window) {
  const { history, location, sessionStorage } = window;
  if (history.state) return;
  const here = location.pathname + location.search, prefix = "usher-page:";
  const [page] = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, ...parsed(sessionStorage.getItem(key)) }))
    // In another entry it is a visit of its own.
    .filter(({ cutOff, entries, time }) =>
      cutOff === here && entries === history.length && time > window.Date.now() - longestOutage)
    .sort((one, other) => other.time - one.time);
  if (!page) return;
  const { key, ...kept } = page;
  // The tab may be a copy of another one, which shows the page.
  kept.isLeft = false;
  sessionStorage.setItem(key, JSON.stringify(kept));
  history.replaceState({ session: key.slice(prefix.length), index: kept.index }, "");
}

/** Returns the lost entry that this page is the nearest to; null without one. */
export function lostEntry(window) {
  const { location } = window;
  try {
    // A browser that stores nothing throws here.
    const lost = JSON.parse(window.sessionStorage.getItem(lostKey));
    return lost?.at === location.pathname + location.search ? lost : null;
  } catch {
    return null;
  }
}

/** Returns the address above one within an app; null above its first. */
export function addressAbove({ pathname, search }, base) {
  if (search) return pathname;
  const above = pathname.slice(0, pathname.lastIndexOf("/"));
  return above.length < base.length || pathname === "/" ? null : above || "/";
}

/** Starts on the document of a window. */
export function begin(window) {
  const { document, history, location } = window;
  const { dataset } = document.documentElement;
  const isPlain = !dataset.session;
  if ("return" in dataset) {
    // A browser that stores nothing throws.
    try { comeBack(window, dataset.return); } catch { location.replace(dataset.return); }
    return;
  }
  // The entries of an app whose page was loaded again have the document of this page.
  if (isPlain) window.addEventListener("popstate", () => location.reload());
  try { findCutOff(window); } catch { /* nothing is kept */ }
  const lost = lostEntry(window);
  const { session, index } = history.state ?? {};
  if (session || lost) {
    const above = isPlain && "gone" in dataset ? addressAbove(location, dataset.gone) : null;
    if (!isPlain || above) {
      dataset.resuming = "";
      window.setTimeout(() => { delete dataset.resuming; }, longestHiding);
    }
    if (!isPlain && lost) {
      // The script asks for the page of this entry, at its own address.
      dataset.nearest = location.pathname + location.search;
      history.replaceState({ session: lost.session, index: lost.index }, "", lost.url);
    }
    if (above) {
      const url = location.pathname + location.search;
      try {
        window.sessionStorage.setItem(lostKey, JSON.stringify({ ...lost ?? { session, index, url }, at: above }));
        // With its origin: else a path with two slashes would be another site's.
        location.replace(location.origin + above);
        return;
      } catch {
        delete dataset.resuming;
      }
    }
  }
  try { window.sessionStorage.removeItem(lostKey); } catch { /* nothing is kept there */ }
}
