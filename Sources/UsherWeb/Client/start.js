// The browser's half of Usher: addresses the parts of the page by number, applies frames from the server, and sends the
// person's actions. See Documentation/Protocol.md.

import { makeActions } from "./actions.js";
import { makeChunks } from "./chunks.js";
import { makeConnection } from "./connection.js";
import { makeDevice } from "./device.js";
import { makeEvents } from "./events.js";
import { makeFields } from "./fields.js";
import { makeHistory } from "./history.js";
import { makeParts } from "./parts.js";
import { makeResuming } from "./resuming.js";
import { makeWaiting } from "./waiting.js";
import { browserFragment, control, Reader, wireVersion } from "./wire.js";

/** The number of kept events above which the page stands still. */
const mostKept = 99;

/** The wait for a chunk until a page that was refused is loaded again without it, in milliseconds. */
const chunkPause = 5000;

/** The time that a note is shown, for example about a failed action, in milliseconds. */
const noteTime = 10_000;

/**
 * Starts the script on the page of a window.
 *
 * @param load see `makeChunks`. The chunk "place" is loaded at once, beside the opening of the socket: it is needed when
 * the page first changes, and for what is seen besides. Frames wait for it.
 */
export function start(window, load) {
  const { document, location } = window;
  const { session: own, base, prefix, files: version } = document.documentElement.dataset;
  if (!own) return;

  const root = document.getElementById("usher");
  const spoken = document.getElementById("usher-spoken");
  const resuming = makeResuming({ window, own });
  /** Whether a reset is awaited: the complete page comes again, after a restart of the server or of this document. */
  let isAnew = resuming.isUnderWay;
  /** What the chunk "place" has made; null until it is there, and what has to be told to it then. */
  let place = null;
  const early = [];

  const say = (text) => { spoken.textContent = text; };

  /** Calls a function with what the chunk "place" has made, now or when it is there. */
  const withPlace = (act) => { if (place) act(place); else early.push(act); };
  const withStatus = (act) => withPlace(({ status }) => act(status));

  const chunks = makeChunks({ window, load, onLoad: () => tellBusy() });
  const events = makeEvents(resuming.log);
  const waiting = makeWaiting({ events });
  const fields = makeFields({ document, events });
  const parts = makeParts({
    root, fields,
    onAppear: (element) => withPlace(({ nearing }) => nearing.watch(element)),
    onForm: (element) => withPlace(({ forms }) => forms.add(element)),
    onLeave: (part) => place.focus.leave(part),
    onArrive: (part) => place.focus.arrive(part),
    onRow: (row) => place.focus.arriveRow(row),
    onExtent: (part, target) => withPlace(({ extras }) => extras.extend(part, target)),
  });

  parts.start();
  fields.showChosen();
  const history = makeHistory({ window, resuming, send, onArrive: tellBusy });
  const actions = makeActions({
    window, base, send, fields, parts, waiting,
    files: { use: (act) => withFiles(act) },
    focus: { skip: (button) => withPlace(({ focus }) => focus.skip(button)) },
  });
  const device = makeDevice({ window, send });

  /** What the chunk "reordering" has made; before that, there is nothing to do. */
  let reordering = { hold() {}, settle() {} };
  chunks.when("[data-handle]", "reordering", ({ makeReordering }) => {
    reordering = makeReordering({
      window, events,
      say: (name, values) => withPlace(({ words }) => say(words.text(name, values))),
      send: (handle, index) => actions.act(handle, "move", String(index)),
    });
  });

  chunks.when("[data-refresh],[data-drag],.deletable,input[type=search]", "gestures", (chunk) => {
    chunk.makePulling({ window });
    chunk.makeRows({ window });
    chunk.makeArrows({ document });
  });

  /** The functions that wait for the chunk "files"; null when it is there. */
  let chosen = [];
  let files = null;
  const withFiles = (act) => { if (files) act(files); else chosen.push(act); };
  chunks.when("input[type=file]", "files", ({ makeFiles }) => {
    files = makeFiles({ window, prefix, send });
    for (const act of chosen) act(files);
    chosen = null;
  });

  /** Makes what the chunk "place" is for. */
  function makePlace(chunk) {
    const words = chunk.makeWords({ document });
    const layers = chunk.makeLayers(document);
    const status = chunk.makeStatus({
      window, root, words, say, element: document.getElementById("usher-status"), onTry: () => connection.tryNow(),
    });
    const saving = chunk.makeSaving({ window, events, status, mostKept });
    const forms = chunk.makeForms({ root });
    const images = chunk.makeImages({ window, root });
    chunk.makeViewport({ window });
    const nearing = chunk.makeNearing({ window, near });
    const extras = chunk.makeExtras({
      window, root, base, chunks, events, act: actions.act, say, send: (...event) => canAsk() ? send(...event) : -1,
    });
    const focus = chunk.makeFocus({ root, layers, fields, lists: extras, spoken, holes: () => parts.holes });
    const passing = chunk.makePassing({
      window, root, own, resuming, events, fields, parts, history, focus, status, words, saving, send, leave, restart,
      tell: (text) => status.tell(text, noteTime), isCutOff: () => !connection.isOpen,
    });
    const visitor = chunk.makeVisitor({ window, fetch: window.fetch.bind(window), prefix, hide: passing.hide });
    const locate = chunk.makePosition({ window, send });
    const clock = chunk.makeClock({ window, prefix, send });
    const mine = makeFrames(chunk, { status, words, saving, forms, images, focus, visitor, passing, locate, extras });
    place = { status, words, saving, forms, images, nearing, focus, passing, clock, extras, frames: mine };
    for (const act of early) act(place);
    chunk.makeScroll({ window, layers, lists: extras });
    chunk.makeEscaping({ window, layers, history, focus });
    focus.start();
    images.update();
    forms.update();
    for (const buffer of frames) place.frames.receive(buffer);
  }

  /** The frames that wait for the chunk "place". */
  const frames = [];

  const makeFrames = (chunk, { status, words, saving, forms, images, focus, visitor, passing, locate, extras }) => chunk.makeFrames({
    window, events, fields, focus, parts, fail: passing.fail,
    reordering: { hold: () => reordering.hold(), settle: () => reordering.settle() },
    onUpdate() {
      saving.update();
      waiting.update();
      forms.update();
      images.update();
      extras.update();
      files?.update();
      chunks.update();
      passing.update();
      tellBusy();
    },
    onAcknowledge() {
      tellBusy();
      if (connection.isOpen) saving.goOn();
    },
    controls: {
      [control.push]: follow,
      [control.replace]: follow,
      [control.go]: follow,
      [control.navigate](reader) {
        const url = reader.text();
        // The person has gone elsewhere meanwhile, which the server will hear of.
        if (history.knows(reader.number()) || !url) navigate(url);
      },
      [control.template]: parts.addTemplate,
      [control.anew](reader) {
        const number = reader.number();
        focus.keepPlace(() => parts.renew(number, reader));
      },
      [control.closing]: (reader) => saving.ask(reader.byte() === 1),
      [control.reset](reader) {
        const html = reader.text();
        focus.forgetArrived();
        passing.show();
        focus.keepPlace(() => parts.reset(html), resuming.isUnderWay ? resuming.kept?.place : null);
        history.beginAnew(passing.amendMoves());
        tellAnew();
      },
      [control.window]: (reader) => window.open(reader.text(), "_blank", "noopener"),
      [control.file](reader) {
        const token = reader.text(), number = reader.number();
        withFiles(({ send }) => send(token, number));
      },
      [control.position]: (reader) => locate(reader.number(), reader.number(), reader.number()),
      [control.applied]: (reader) => events.show(reader.byte()),
      [control.notice]: (reader) => status.tell(reader.text(), noteTime),
      [control.visitor](reader) { visitor.renew(reader.text()); },
      [control.language]: (reader) => words.change(reader.text(), reader.text(), reader.text(), reader.text()),
      [control.leave]: passing.open,
    },
  });

  function follow(reader, kind) { history.follow(kind, reader); }

  /**
   * Whether more content can be asked for. That is repeated while it is needed, so it isn't kept without a connection, and
   * takes no room from the person's own actions while the server can't store.
   */
  const canAsk = () => canSend() && place.saving.hasRoom;

  /** Sends that an element is near. */
  function near(element) { if (canAsk()) actions.act(element, "appear"); }

  const connection = makeConnection({
    window, prefix,
    state: () => ({
      session: resuming.session, document: own, ...resuming.query, ...place?.extras.query, version: wireVersion, files: version,
      acked: events.acknowledged, index: history.entry, room: device.hasRoom ? 1 : 0, hidden: device.isAway ? 1 : 0,
    }),
    onOpen: (buffer) => { if (resuming.isAsking) withPlace(() => greet(buffer)); else greet(buffer); },
    onLate: () => withStatus((status) => status.late()),
    onHeard: () => withPlace(({ saving }) => saving.back()),
    onFrame: (buffer) => { if (place) place.frames.receive(buffer); else frames.push(buffer); },
    onLost() {
      tellBusy();
      withStatus((status) => status.away());
    },
    onRefused(code) {
      withPlace(({ passing }) => passing.refused(code));
      // A server of another version may not have this script's chunk.
      window.setTimeout(() => { if (!place) leave(); }, chunkPause);
    },
  });

  /** Handles the first message of a connection, which says how many events are applied and stored. */
  function greet(buffer) {
    const reader = new Reader(buffer);
    const applied = reader.byte();
    if (resuming.isAsking) place.passing.resume(applied, reader); else events.acknowledge(applied);
    // After a restart the server sends the complete page again. That of an earlier connection may still be awaited.
    isAnew ||= !reader.done && reader.byte() === 1;
    events.forgetVisibility(device.lastVisibility);
    withPlace(({ saving, images }) => {
      saving.back();
      images.again();
    });
    sendAll();
    if (!isAnew) arrive();
  }

  /** Call when the page shows its session, and can send events. */
  function arrive() {
    withPlace(({ passing, clock, extras }) => {
      passing.sayFarewell();
      clock();
      // What islands have to say may have waited for an answer that came with the greeting.
      extras.update();
    });
    document.documentElement.dataset.connected = "";
    tellBusy();
  }

  /** Continues after a reset: changes events in rows to the rows' new numbers, and sends all events. */
  function tellAnew() {
    if (!isAnew) return;
    isAnew = false;
    place.passing.showTexts();
    if (!events.readdressRows(actions.readdress)) {
      place.status.tell(place.words.text("listChanged"), noteTime);
    }
    sendAll();
    if (resuming.isUnderWay) place.passing.end();
    arrive();
  }

  /** Whether events can be sent: not while a reset is awaited. */
  const canSend = () => connection.canSend && !isAnew;

  function sendAll() {
    if (!canSend()) return;
    events.sendAll();
    for (const message of events.messages) connection.send(message);
  }

  function send(bytes, text, how = {}) {
    // Of content that is about to go: a browser may fill its fields by itself.
    if (resuming.isUnderWay && bytes[0] !== browserFragment) return -1;
    const isOnline = canSend();
    if (!events.canReplace(how.replaces, isOnline, how.isVisibility)) {
      if (events.count > mostKept) {
        withStatus((status) => status.holdStill());
        // The page stands still even if the chunk isn't there: no more events can be numbered.
        root.inert = true;
      }
      // What the browser itself tells doesn't stand still with the page. More would have the numbers of others.
      if (events.count > 125) return -1;
    }
    const { number, message } = events.add(bytes, text, { ...how, isOnline });
    if (isOnline) connection.send(message);
    tellBusy();
    place?.passing.keepHidden();
    return number;
  }

  /**
   * Marks the page with `data-busy` while the server hasn't answered and stored everything that the person did, and
   * while there is no connection.
   */
  function tellBusy() {
    const isBusy = !connection.isOpen || events.count > 0 || !history.isIdle || isAnew || !chunks.isIdle;
    if (isBusy) document.documentElement.dataset.busy = ""; else delete document.documentElement.dataset.busy;
  }

  function navigate(url) {
    // The app has ended: there is nothing to continue.
    if (!url) place.passing.forget();
    leave(url);
  }

  function leave(url = "") {
    place?.saving.leave();
    connection.end();
    // Two slashes would lead to another site.
    if (url) location.assign(url.replace(/^\/[/\\]+/, "/")); else location.reload();
  }

  function restart() {
    isAnew = false;
    connection.restart();
  }

  chunks.need("place", makePlace);
  chunks.update();
  connection.connect();
  tellBusy();
}
