// What the page says of its connection.

/** In milliseconds: a connection that is back at once isn't worth a word; one that isn't is told how long it is away. */
const firstWord = 600, longAway = 5000;

/** How long the server has been away, in words. */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** What is said: whether the server is away, for how long, and what becomes of what is done meanwhile. */
export function statusText({ away, isOffline, isFull }) {
  const what = away === null ? "Please wait a moment. " : isOffline ? "You’re offline. " : "Reconnecting… ";
  const long = away >= longAway ? `Away for ${duration(away)}. ` : "";
  return what + long + (isFull
    ? "What you did is kept; nothing more can be taken until the server answers."
    : "What you do is kept.");
}

/**
 * The line at the top of the page.
 *
 * @param host `window`; `root`: the element that holds the page; `element`: the line; `say(text)`: has it spoken;
 * `onTry()`: the person doesn't want to wait.
 */
export function makeStatus({ window, root, element, say, onTry }) {
  const { Date, document, navigator } = window;
  const page = document.documentElement;
  const [text, button] = element.children;
  let timer = 0;
  /** When the server was lost; null while it is there. */
  let since = null;
  let note = "";
  /** When that has been said long enough. */
  let noteEnd = 0;
  /** What had the focus when the page stood still. */
  let held = null;

  button.addEventListener("click", onTry);

  /** Says what there is to say; with nothing to say the line goes. */
  function show() {
    const away = since === null ? null : Date.now() - since;
    const isFull = root.inert;
    const words = away === null && !isFull ? note : statusText({ away, isOffline: !navigator.onLine, isFull });
    page.toggleAttribute("data-away", away !== null);
    button.hidden = away === null || away < longAway;
    if (words && element.hidden) say(words);
    if (words && text.textContent !== words) text.textContent = words;
    element.hidden = !words;
    if (words) page.style.setProperty("--status-height", `${element.offsetHeight}px`);
    else page.style.removeProperty("--status-height");
  }

  function release() {
    if (!root.inert) return;
    root.inert = false;
    if (held?.isConnected) held.focus({ preventScroll: true });
    held = null;
  }

  function showIn(delay) {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      show();
      if (since !== null) showIn(1000);
    }, delay);
  }

  return {
    /** Whether nothing more is taken. */
    get isStill() { return root.inert; },

    /** The connection is gone: says so if it takes a while. */
    away() {
      if (since !== null) return;
      since = Date.now();
      showIn(firstWord);
    },

    /** An answer is late: says so at once. */
    late() {
      since ??= Date.now();
      show();
      showIn(1000);
    },

    /** The server is there. */
    back() {
      window.clearTimeout(timer);
      if (page.hasAttribute("data-away") && !element.hidden) say("Connected again.");
      since = null;
      release();
      show();
    },

    /** More can't be kept until the server answers; what couldn't be sent mustn't be done. */
    holdStill() {
      if (!root.inert) held = document.activeElement;
      root.inert = true;
      show();
    },

    /** It has answered. */
    goOn() {
      release();
      show();
    },

    /** Says something for a while. */
    tell(words, time) {
      note = words;
      show();
      window.clearTimeout(noteEnd);
      noteEnd = window.setTimeout(() => {
        note = "";
        show();
      }, time);
    },
  };
}
