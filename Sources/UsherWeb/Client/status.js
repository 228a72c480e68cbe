// The line about the connection, and about what isn't stored.

/**
 * The time after which a lost connection is mentioned, and the time after which its duration is shown; in milliseconds.
 */
const firstWord = 600, longAway = 5000;

/** Returns a duration in words. */
export function duration(words, milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return words.text("seconds", { seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? words.text("minutes", { minutes })
    : words.text("hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/**
 * Returns the text of the line: whether the server is away, for how long, and what happens to the person's actions.
 *
 * `away`: the time since the server was lost, in milliseconds, or null; `isFull`: whether no more actions can be kept;
 * `isUnsaved`: whether the server can't store what it has received.
 */
export function statusText(words, { away, isOffline, isFull, isUnsaved }) {
  const isThere = away === null;
  const sentences = isThere && isUnsaved
    ? [words.text("notSaved"), words.text(isFull ? "keptAllHere" : "keptHere")]
    : [
      words.text(isThere ? "waitMoment" : isOffline ? "offline" : "reconnecting"),
      away >= longAway && words.text("away", { time: duration(words, away) }),
      words.text(isFull ? "keptAll" : "kept"),
    ];
  return sentences.filter(Boolean).join(" ");
}

/**
 * Makes the line at the top of the page.
 *
 * @param host `window`; `root`: the element that contains the page; `element`: the line; `words`; `say(text)`: lets screen
 * readers speak a text; `onTry()`: the person doesn't want to wait for the next attempt.
 */
export function makeStatus({ window, root, element, words, say, onTry }) {
  const { Date, document, navigator } = window;
  const page = document.documentElement;
  const [text, button] = element.children;
  let timer = 0;
  /** The time when the server was lost; null while it is there. */
  let since = null;
  let isUnsaved = false, isHeld = false;
  let note = "";
  /** The timer that ends the note. */
  let noteEnd = 0;
  /** The element that had the focus when the page was made inert. */
  let held = null;

  button.addEventListener("click", onTry);

  /** Updates the line, or hides it if there is no text. */
  function show() {
    const away = since === null ? null : Date.now() - since;
    const isFull = root.inert;
    const line = away === null && !isFull && !isUnsaved
      ? note
      : statusText(words, { away, isOffline: !navigator.onLine, isFull, isUnsaved });
    page.toggleAttribute("data-away", away !== null);
    button.hidden = away === null || away < longAway;
    if (line && element.hidden) say(line);
    if (line && text.textContent !== line) text.textContent = line;
    element.hidden = !line;
    if (line) page.style.setProperty("--status-height", `${element.offsetHeight}px`);
    else page.style.removeProperty("--status-height");
  }

  function release() {
    if (!root.inert) return;
    root.inert = isHeld = false;
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
    /** Whether the page accepts no more actions. */
    get isStill() { return root.inert; },

    /** Call when the connection is lost. Shows the line after a while. */
    away() {
      if (since !== null) return;
      since = Date.now();
      showIn(firstWord);
    },

    /** Call when an answer is late. Shows the line at once. */
    late() {
      since ??= Date.now();
      show();
      showIn(1000);
    },

    /** Call when the server is there again. `staysStill`: it has to store events first. */
    back(staysStill = false) {
      window.clearTimeout(timer);
      if (page.hasAttribute("data-away") && !element.hidden) say(words.text("connectedAgain"));
      since = null;
      if (!staysStill) release();
      show();
    },

    /** Whether the line says that something isn't stored. */
    get isUnsaved() { return isUnsaved; },

    /** Call when the server hasn't stored for a while what the page shows. */
    unsaved() {
      isUnsaved = true;
      show();
    },

    /** Call when the server has stored all that the page shows. */
    saved() {
      if (isUnsaved && since === null) say(words.text("saved"));
      isUnsaved = false;
      show();
    },

    /** Makes the page inert, because no more actions can be kept until the server answers. */
    holdStill() {
      if (isHeld) return;
      isHeld = true;
      if (!root.inert) held = document.activeElement;
      root.inert = true;
      const isShown = !element.hidden;
      show();
      // The person is in the middle of something, and needs to know why it doesn't go on.
      if (isShown) say(text.textContent);
    },

    /** Makes the page usable again, after the server has answered. */
    goOn() {
      release();
      show();
    },

    /** Shows a note for a time in milliseconds. */
    tell(sentence, time) {
      note = sentence;
      show();
      window.clearTimeout(noteEnd);
      noteEnd = window.setTimeout(() => {
        note = "";
        show();
      }, time);
    },
  };
}
