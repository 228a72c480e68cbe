// How a page is passed on from one document to the next: what it leaves when it goes, and what becomes of that.

import { makeAway } from "./away.js";
import { makeErrors } from "./errors.js";
import { partOf } from "./fields.js";
import { makeKeeping } from "./keeping.js";
import { makeTyped } from "./typed.js";
import { appendNumber, browserFragment, closeCode, messageOf } from "./wire.js";

/** The time after which the person sees the page though it isn't complete, in milliseconds: when it is painted again. */
const longestHiding = 2000;

/**
 * In milliseconds: if the server refuses the session of a page that is younger than `youngPage`, the page waits for
 * `circlePause` before it loads again. Otherwise a page whose sessions are all refused would load without end.
 */
const youngPage = 2000, circlePause = 5000;

/** What the person is told if the server may have missed an action. */

/**
 * Changes the waiting events about moves in the history, after the complete page has come again: no step of the history
 * that it begins was taken before them. The page shows the results of those that were applied already. Of several moves in
 * a row only the last counts, as the results of the others were never shown.
 *
 * @returns how many moves the server will be told.
 */
export function amendMoves(events) {
  let count = 0, isFollowed = false;
  for (const [number, event] of [...events.kept].reverse()) {
    const { message, place, text } = event;
    const isMove = place >= 0 && !events.isShown(number);
    if (isMove && isFollowed) {
      events.forget(event);
    } else if (isMove) {
      event.message = messageOf(appendNumber(0, appendNumber(place, [browserFragment, message[2]])), text);
      count++;
    }
    isFollowed = isMove;
  }
  return count;
}

/**
 * Makes what passes a page on.
 *
 * @param host `window`; `root`: the element that contains the page; `own`: the session of the document's content; `resuming`, `events`, `fields`, `parts`, `history`,
 * `focus`, `status`, `words`; `saving`; `leave(url)`: loads another page, or this one again, which continues;
 * `restart()`: connects with another session; `send(bytes, text)`: sends an event; `tell(text)`: tells the person something;
 * `isCutOff()`: whether there is no connection.
 */
export function makePassing({
  window, root, own, resuming, events, fields, parts, history, focus, status, words, saving, send, leave, restart, tell, isCutOff,
}) {
  const { Date, document, history: entries, location } = window;
  const opened = Date.now();
  const { dataset } = document.documentElement;
  const keeping = makeKeeping({ window });
  const typed = makeTyped({ window, root });
  const errors = makeErrors({ window, send });
  const away = makeAway({ window, resuming, knows: history.knows, send, leaving: saving.leave });
  /** Whether the document is left: another one may take its place. */
  let isLeft = false;
  /** Whether there was no connection when the browser began to leave the document; null where browsers don't tell. */
  let wasCutOff = null;
  /** What was done on the page whose session can't be continued, until the session in its place has a connection. */
  let farewell = null;
  /** Whether the session is gone, and whether the server can't accept what is kept, as far as this document knows. */
  let isGone = false, isUnsendable = false;
  /** Whether the page leaves nothing. */
  let isForgotten = false;

  // Until the content is that of the session, it takes no input.
  const held = resuming.isUnderWay ? [...root.children].filter((element) => !element.inert) : [];
  for (const element of held) element.inert = true;
  if (resuming.isUnderWay) window.setTimeout(() => { if (resuming.isUnderWay) status.late(); }, longestHiding);

  const hasPresses = () => [...events.kept.values()].some((event) => event.isPress);

  /** The log for the next document. A private text is left out; its event still counts. */
  function log() {
    const kept = [...events.kept].map(([number, { isPrivate, isQueued, isEarlier, message, ...event }]) =>
      isPrivate ? { number, bytes: [0, browserFragment, 0] } : { number, bytes: [...message], ...event });
    return { last: events.last, acknowledged: events.acknowledged, events: kept };
  }

  // The person has moved since the earlier document was left.
  if (resuming.kept && resuming.kept.index !== history.entry) history.tellMove();

  function keep() {
    if (isForgotten) return;
    const { isUnderWay, isAsking, kept } = resuming;
    const isAlone = isLeft && wasCutOff !== null ? wasCutOff : isCutOff();
    keeping.put(resuming.session, {
      isLeft: isLeft && !isGone,
      isAway: away.isAway,
      isGone,
      index: isUnderWay ? kept?.index ?? history.entry : history.entry,
      log: isUnsendable || (isAsking && !resuming.log) ? null : log(),
      texts: isUnsendable ? [] : farewell?.texts ?? (isUnderWay ? kept?.texts ?? [] : typed.texts),
      hasPresses: isUnsendable || hasPresses() || !!(farewell ?? (isUnderWay ? kept : null))?.hasPresses,
      place: isUnderWay ? kept?.place ?? null : focus.place,
      ...isAlone && "connected" in dataset && { cutOff: location.pathname + location.search, entries: entries.length },
    });
  }

  // Firefox closes the socket before it tells that the document is left.
  window.addEventListener("beforeunload", () => { wasCutOff = isCutOff(); });
  window.addEventListener("pagehide", () => {
    isLeft = true;
    keep();
  });
  document.addEventListener("visibilitychange", () => {
    // Of a document that is left browsers tell that it is hidden, too, after that it is left.
    if (document.hidden) keep(); else if (!resuming.isUnderWay) keeping.remove(resuming.session);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    isLeft = false;
    if (persisted) keeping.remove(resuming.session);
  });

  function show() { delete dataset.resuming; }

  function end() {
    resuming.isUnderWay = resuming.isAsking = false;
    for (const element of held) element.inert = false;
    show();
  }

  /** Leaves nothing: a document that is loaded at this entry begins a session of its own. */
  function forget() {
    isForgotten = true;
    keeping.remove(resuming.session);
    entries.replaceState(null, "", location.href);
  }

  function leaveInTime() {
    if (Date.now() - opened > youngPage) leave(); else window.setTimeout(() => leave(), circlePause);
  }

  /** Turns to the document's own session, because the earlier one can't be continued. */
  function giveUp(isInUse) {
    const { session } = resuming;
    const kept = keeping.ifOwn(resuming.kept);
    // The browser has kept an old document: there is no other session.
    if (session === own) {
      forget();
      leave();
      return;
    }
    keeping.remove(session);
    // What was done in a tab that this one is a copy of isn't lost.
    if (!isInUse || kept?.isGone) farewell = { hasPresses: kept?.hasPresses, texts: kept?.texts ?? [] };
    events.begin(0);
    resuming.session = own;
    end();
    history.begin();
    restart();
  }

  /** Hides what the page shows, and keeps nothing of it: the person has signed in or out. */
  function hide() {
    root.replaceChildren();
    forget();
    keeping.clear();
    leave();
  }

  return {
    hide,
    /** Opens an address of another site. */
    open: away.go,
    forget,
    /** Call before the content is shown: a hidden element takes no focus. */
    show,

    /**
     * Call when the session has accepted this document. If the log of the earlier document doesn't reach as far as the
     * events that the server has applied, its events are dropped, and those of this document follow the applied ones.
     *
     * @param stored the number of the last event that is stored.
     * @param reader where the greeting goes on.
     */
    resume(stored, reader) {
      const { log } = resuming;
      resuming.isAsking = false;
      // The first byte says that the complete page comes.
      reader.byte();
      const applied = reader.byte();
      if (log && ((applied - log.acknowledged) & 255) <= ((log.last - log.acknowledged) & 255)) {
        events.acknowledge(stored);
        events.show(stored);
        return;
      }
      // What the server has applied and not stored yet is still at risk, though nobody knows what it was.
      const unknown = Array.from({ length: (applied - stored) & 255 }, () => ({ message: messageOf([browserFragment, 0]) }));
      events.begin(stored, [...unknown, ...[...events.kept.values()].filter((event) => !event.isEarlier)]);
      events.show(applied);
    },

    /** Call after an event. A hidden tab can be discarded without a word. */
    keepHidden() { if (document.hidden) keep(); },

    /** Call when the server won't go on with this page, or with one of its events. */
    refused(code) {
      if (code === closeCode.ended) {
        hide();
        return;
      }
      if (code === closeCode.tooLarge) {
        isUnsendable = true;
        leave();
      } else if (code === closeCode.otherVersion) {
        leaveInTime();
      } else if (!resuming.isUnderWay) {
        isGone = true;
        leaveInTime();
      } else {
        giveUp(code === closeCode.inUse);
      }
    },

    /** Call when a frame couldn't be applied. */
    fail(error) {
      window.console.error(error);
      errors.keep(error);
      // The same may fail again.
      if (Date.now() - opened < youngPage) forget();
      leave();
    },

    /** Call when there is a connection. Puts back what was typed on a page that is gone, and says what became of it. */
    sayFarewell() {
      away.report();
      if (!farewell) return;
      const { hasPresses, texts } = farewell;
      farewell = null;
      const isBack = typed.restore(texts);
      const said = ["nearest" in dataset && "nearestPage", hasPresses && "mayBeLost", isBack && "typedIsBack"];
      const sentences = said.filter(Boolean).map((name) => words.text(name));
      if (sentences.length) tell(sentences.join(" "));
    },

    amendMoves: () => amendMoves(events),

    /** Shows the texts of kept events in their fields, which are new elements after the complete page came again. */
    showTexts() {
      for (const [number, { field, row, text }] of events.kept) {
        // Fields in rows are found with their rows.
        const part = field && !row && parts.find(field.fragment, field.path, [])?.part;
        if (part?.element) fields.restore(part, number, text);
      }
    },

    /** Call when the page of the earlier document is there, and its events are sent. */
    end() {
      const { log, session } = resuming;
      const kept = keeping.ifOwn(resuming.kept);
      end();
      keeping.remove(session);
      // The server has the others, or gets them with the events.
      typed.restore(kept?.texts ?? [], (field) => !log || !partOf(field));
      if (!log && kept?.hasPresses) tell(words.text("mayBeLost"));
    },

    /** Call after the page has changed. */
    update: () => typed.update(),
  };
}
