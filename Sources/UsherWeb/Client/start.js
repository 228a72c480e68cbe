// The browser's half of Usher: addresses the parts of the page by number, applies frames from the server, and sends the
// person's actions. See Documentation/Protocol.md.

import { makeActions } from "./actions.js";
import { makeArrows } from "./arrows.js";
import { makeConnection } from "./connection.js";
import { makeDevice } from "./device.js";
import { makeErrors } from "./errors.js";
import { makeEvents } from "./events.js";
import { makeFields } from "./fields.js";
import { makeFiles } from "./files.js";
import { makeFocus } from "./focus.js";
import { makeForms } from "./forms.js";
import { makeFrames } from "./frames.js";
import { makeHistory } from "./history.js";
import { makeLayers } from "./layers.js";
import { makeNearing } from "./nearing.js";
import { makeParts } from "./parts.js";
import { makeImages } from "./images.js";
import { makePulling } from "./pulling.js";
import { makeReordering } from "./reordering.js";
import { makeRows } from "./rows.js";
import { makeScroll } from "./scroll.js";
import { makeStatus } from "./status.js";
import { makeViewport } from "./viewport.js";
import { makeWaiting } from "./waiting.js";
import { control, Reader } from "./wire.js";

/** The number of kept events above which the page stands still, and the number below which it goes on. */
const mostKept = 99, fewKept = 50;

/** The time that a note is shown, for example about a failed action, in milliseconds. */
const noteTime = 10_000;

/**
 * In milliseconds: if the server refuses the session of a page that is younger than `youngPage`, the page waits for
 * `circlePause` before it loads again. Otherwise a page whose sessions are all refused would load without end.
 */
const youngPage = 2000, circlePause = 5000;

/** Starts the script on the page of a window. */
export function start(window) {
  const { Date, document, location } = window;
  const { session, base, prefix } = document.documentElement.dataset;
  if (!session) return;

  const root = document.getElementById("usher");
  const spoken = document.getElementById("usher-spoken");
  const opened = Date.now();
  let isLeaving = false;
  /** Whether a reset is awaited: the complete page comes again after a restart of the server. */
  let isAnew = false;
  let asksBeforeClosing = false;

  const errors = makeErrors({ window, script: document.currentScript?.src, send });
  const say = (text) => { spoken.textContent = text; };

  const events = makeEvents();
  const status = makeStatus({
    window, root, say, element: document.getElementById("usher-status"), onTry: () => connection.tryNow(),
  });
  const waiting = makeWaiting({ events });
  const layers = makeLayers(document);
  const forms = makeForms({ root });
  const images = makeImages({ window, root });
  makeViewport({ window });
  const fields = makeFields({ document, events });
  const files = makeFiles({ fetch: window.fetch.bind(window), prefix, send });
  const nearing = makeNearing({ window, near });
  const parts = makeParts({
    root, fields,
    onAppear: nearing.watch,
    onForm: forms.add,
    onLeave: (part) => focus.leave(part),
    onArrive: (part) => focus.arrive(part),
    onRow: (row) => focus.arriveRow(row),
  });
  const focus = makeFocus({ root, layers, fields, spoken, holes: () => parts.holes });
  const reordering = makeReordering({
    window, events, say,
    send: (handle, index) => actions.act(handle, "move", String(index)),
  });
  makePulling({ window });
  makeRows({ window });
  makeArrows({ document });

  parts.start();
  fields.showChosen();
  const history = makeHistory({ window, session, send });
  const actions = makeActions({ window, base, send, history, fields, files, focus, layers, parts, waiting });
  const device = makeDevice({ window, send });
  makeScroll({ window, layers });
  focus.start();
  images.update();
  forms.update();

  const frames = makeFrames({
    window, events, fields, focus, parts, reordering, fail,
    onUpdate() {
      waiting.update();
      forms.update();
      images.update();
    },
    onAcknowledge() {
      if (status.isStill && connection.isOpen && events.count < fewKept) status.goOn();
    },
    controls: {
      [control.push]: follow,
      [control.replace]: follow,
      [control.back]: follow,
      [control.navigate]: (reader) => navigate(reader.text()),
      [control.template]: parts.addTemplate,
      [control.anew](reader) {
        const number = reader.number();
        focus.keepPlace(() => parts.renew(number, reader));
      },
      [control.closing](reader) { asksBeforeClosing = reader.byte() === 1; },
      [control.reset](reader) {
        const html = reader.text();
        focus.forgetArrived();
        focus.keepPlace(() => parts.reset(html));
        history.endAnew();
        tellAnew();
      },
      [control.window]: (reader) => window.open(reader.text(), "_blank", "noopener"),
      [control.file]: (reader) => files.send(reader.text(), reader.number()),
      [control.position]: (reader) => device.locate(reader.number(), reader.number(), reader.number()),
      [control.applied]: (reader) => events.show(reader.byte()),
      [control.notice]: (reader) => status.tell(reader.text(), noteTime),
    },
  });

  function follow(reader, kind) { history.follow(kind, reader); }

  /**
   * Sends that an element is near. It is repeated while the element stays near, so it isn't kept without a connection.
   */
  function near(element) { if (canSend()) actions.act(element, "appear"); }

  const connection = makeConnection({
    window, prefix, session,
    state: () => ({
      acked: events.acknowledged, index: history.entry, room: device.hasRoom ? 1 : 0, hidden: device.isAway ? 1 : 0,
    }),
    onOpen: greet,
    onLate: status.late,
    onHeard: status.back,
    onFrame: frames.receive,
    onLost: status.away,
    onGone() {
      if (Date.now() - opened > youngPage) reload(); else window.setTimeout(reload, circlePause);
    },
    onRefused: reload,
  });

  /** Handles the first message of a connection, which says how many events are applied and stored. */
  function greet(buffer) {
    const reader = new Reader(buffer);
    events.acknowledge(reader.byte());
    // After a restart the server sends the complete page again, and the entry from which the history continues.
    const comesAnew = !reader.done && reader.byte() === 1;
    // The reset of an earlier connection may still be awaited.
    isAnew ||= comesAnew;
    if (comesAnew) {
      history.beginAnew(reader.number());
      events.amendLocations();
    }
    events.forgetVisibility(device.lastVisibility);
    status.back();
    images.again();
    sendAll();
    document.documentElement.dataset.connected = "";
  }

  /** Continues after a reset: changes events in rows to the rows' new numbers, and sends all events. */
  function tellAnew() {
    if (!isAnew) return;
    isAnew = false;
    if (!events.readdressRows(actions.readdress)) {
      status.tell("Something you did couldn’t be carried out: the list has changed. Please look at it again.", noteTime);
    }
    sendAll();
  }

  /** Whether events can be sent: not while a reset is awaited. */
  const canSend = () => connection.canSend && !isAnew;

  function sendAll() {
    if (!canSend()) return;
    events.sendAll();
    for (const message of events.messages) connection.send(message);
  }

  function send(bytes, text, how = {}) {
    const isOnline = canSend();
    if (events.count > mostKept && !events.canReplace(how.replaces, isOnline, how.isVisibility)) status.holdStill();
    const { number, message } = events.add(bytes, text, { ...how, isOnline });
    if (isOnline) connection.send(message);
    return number;
  }

  function navigate(url) {
    isLeaving = true;
    connection.end();
    if (url) location.assign(url); else location.reload();
  }

  function reload() { navigate(""); }

  function fail(error) {
    window.console.error(error);
    errors.keep(error);
    reload();
  }

  window.addEventListener("beforeunload", (event) => {
    if (asksBeforeClosing && !isLeaving) event.preventDefault();
  });
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) isLeaving = false; });

  // For tests: closes the socket like a lost network; and whether all events are sent and answered.
  window.usherTest = {
    drop: connection.close,
    isIdle: () => connection.isOpen && !events.count && history.isIdle && !isAnew,
  };

  errors.tellKept();
  connection.connect();
}
