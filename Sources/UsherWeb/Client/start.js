// The browser's half of Usher: addresses the parts of the page by number, applies frames from the server, and sends the
// person's actions. See Documentation/Protocol.md.

import { makeActions } from "./actions.js";
import { makeChunks } from "./chunks.js";
import { makeConnection } from "./connection.js";
import { makeDevice } from "./device.js";
import { makeEvents } from "./events.js";
import { makeFields } from "./fields.js";
import { makeHistory } from "./history.js";
import { makeLayers } from "./layers.js";
import { makeParts } from "./parts.js";
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

/**
 * Starts the script on the page of a window.
 *
 * @param load see `makeChunks`. The chunk "place" is loaded at once, beside the opening of the socket: it is needed when
 * the page first changes, and for what is seen besides. Frames wait for it.
 */
export function start(window, load) {
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
  /** What the chunk "place" has made; null until it is there, and what has to be told to it then. */
  let place = null;
  const early = [];

  const say = (text) => { spoken.textContent = text; };

  /** Calls a function with what the chunk "place" has made, now or when it is there. */
  const withPlace = (act) => { if (place) act(place); else early.push(act); };
  const withStatus = (act) => withPlace(({ status }) => act(status));

  const chunks = makeChunks({ window, load });
  const events = makeEvents();
  const waiting = makeWaiting({ events });
  const layers = makeLayers(document);
  const fields = makeFields({ document, events });
  const parts = makeParts({
    root, fields,
    onAppear: (element) => withPlace(({ nearing }) => nearing.watch(element)),
    onForm: (element) => withPlace(({ forms }) => forms.add(element)),
    onLeave: (part) => place.focus.leave(part),
    onArrive: (part) => place.focus.arrive(part),
    onRow: (row) => place.focus.arriveRow(row),
  });

  parts.start();
  fields.showChosen();
  const history = makeHistory({ window, session, send });
  const actions = makeActions({
    window, base, send, history, fields, layers, parts, waiting,
    files: { use: (act) => withFiles(act) },
    focus: {
      keepInside: (event) => place?.focus.keepInside(event),
      skip: (button) => withPlace(({ focus }) => focus.skip(button)),
    },
  });
  const device = makeDevice({ window, send });

  /** What the chunk "reordering" has made; before that, there is nothing to do. */
  let reordering = { hold() {}, settle() {} };
  chunks.when("[data-handle]", "reordering", ({ makeReordering }) => {
    reordering = makeReordering({
      window, events, say,
      send: (handle, index) => actions.act(handle, "move", String(index)),
    });
  });

  chunks.when("[data-refresh],[data-drag],.deletable,input[type=search]", "gestures", (chunk) => {
    chunk.makePulling({ window });
    chunk.makeRows({ window });
    chunk.makeArrows({ document });
  });

  let islands = null;
  chunks.when("[data-island]", "islands", ({ makeIslands }) => {
    islands = makeIslands({ window, root, base, act: actions.act });
    islands.update();
  });

  /** The functions that wait for the chunk "files"; null when it is there. */
  let chosen = [];
  let files = null;
  const withFiles = (act) => { if (files) act(files); else chosen.push(act); };
  chunks.when("input[type=file]", "files", ({ makeFiles }) => {
    files = makeFiles({ fetch: window.fetch.bind(window), prefix, send });
    for (const act of chosen) act(files);
    chosen = null;
  });

  /** Makes what the chunk "place" is for. */
  function makePlace(chunk) {
    const status = chunk.makeStatus({
      window, root, say, element: document.getElementById("usher-status"), onTry: () => connection.tryNow(),
    });
    const forms = chunk.makeForms({ root });
    const images = chunk.makeImages({ window, root });
    chunk.makeViewport({ window });
    const nearing = chunk.makeNearing({ window, near });
    const focus = chunk.makeFocus({ root, layers, fields, spoken, holes: () => parts.holes });
    place = { status, forms, images, nearing, focus, frames: makeFrames(chunk, { status, forms, images, focus }) };
    for (const act of early) act(place);
    chunk.makeScroll({ window, layers });
    focus.start();
    images.update();
    forms.update();
    for (const buffer of frames) place.frames.receive(buffer);
  }

  /** The frames that wait for the chunk "place". */
  const frames = [];

  const makeFrames = (chunk, { status, forms, images, focus }) => chunk.makeFrames({
    window, events, fields, focus, parts, fail,
    reordering: { hold: () => reordering.hold(), settle: () => reordering.settle() },
    onUpdate() {
      waiting.update();
      forms.update();
      images.update();
      islands?.update();
      chunks.update();
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
      [control.file](reader) {
        const token = reader.text(), number = reader.number();
        withFiles(({ send }) => send(token, number));
      },
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
    onLate: () => withStatus((status) => status.late()),
    onHeard: () => withStatus((status) => status.back()),
    onFrame: (buffer) => { if (place) place.frames.receive(buffer); else frames.push(buffer); },
    onLost: () => withStatus((status) => status.away()),
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
    withPlace(({ status, images }) => {
      status.back();
      images.again();
    });
    sendAll();
    document.documentElement.dataset.connected = "";
  }

  /** Continues after a reset: changes events in rows to the rows' new numbers, and sends all events. */
  function tellAnew() {
    if (!isAnew) return;
    isAnew = false;
    if (!events.readdressRows(actions.readdress)) {
      place.status.tell("Something you did couldn’t be carried out: the list has changed. Please look at it again.", noteTime);
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
    if (events.count > mostKept && !events.canReplace(how.replaces, isOnline, how.isVisibility)) {
      withStatus((status) => status.holdStill());
      // The page stands still even if the chunk isn't there: no more events can be numbered.
      root.inert = true;
    }
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
    reload();
  }

  window.addEventListener("beforeunload", (event) => {
    if (asksBeforeClosing && !isLeaving) event.preventDefault();
  });
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) isLeaving = false; });

  // For tests: closes the socket like a lost network; and whether all events are sent and answered.
  window.usherTest = {
    drop: connection.close,
    isIdle: () => connection.isOpen && !events.count && history.isIdle && !isAnew && chunks.isIdle,
  };

  chunks.need("place", makePlace);
  chunks.update();
  connection.connect();
}
