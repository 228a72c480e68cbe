// The browser's half of Usher: keeps the parts of the page addressed by number, applies what the
// server sends, and sends what the person does. See Documentation/Protocol.md.
(() => {
  "use strict";
  const root = document.documentElement;
  const session = root.dataset.session;
  const base = root.dataset.base;
  if (!session) return;

  // ---- Bytes

  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  class Reader {
    constructor(buffer) { this.bytes = new Uint8Array(buffer); this.at = 0; }
    get done() { return this.at >= this.bytes.length; }
    byte() { return this.bytes[this.at++]; }
    number() {
      let value = 0, scale = 1, next;
      do { next = this.byte(); value += (next & 127) * scale; scale *= 128; } while (next > 127);
      return value;
    }
    text(length = this.number()) {
      return decoder.decode(this.bytes.subarray(this.at, this.at += length));
    }
    optional() { const length = this.number(); return length ? this.text(length - 1) : null; }
  }

  const number = (value, out) => {
    while (value > 127) { out.push(value % 128 + 128); value = Math.floor(value / 128); }
    out.push(value);
    return out;
  };

  const start = document.getElementById("usher");

  // ---- Parts: a scope is a list of them, in document order

  const TEXT = 0, ATTRIBUTE = 1, PROPERTY = 2, HANDLER = 3, BRANCH = 4, LIST = 5, HOLE = 6;
  const fragments = new Map();
  const templates = [];

  const newScope = (owner, index, uid) => ({ parts: [], owner, index, uid });

  /** Collects the parts of a node's siblings up to the end of their scope, which is returned. */
  function collect(node, scope) {
    for (; node; node = node.nextSibling) {
      if (node.nodeType === 1) collectElement(node, scope);
      if (node.nodeType !== 8) continue;
      const mark = node.data;
      if (mark === "/") return node;
      if (mark === "") {
        let text = node.nextSibling;
        if (!text || text.nodeType !== 3) {
          text = document.createTextNode("");
          node.after(text);
        }
        scope.parts.push({ kind: TEXT, node: text });
        node = text;
      } else if (mark === "?") {
        const inner = newScope(scope, scope.parts.length);
        const part = { kind: BRANCH, start: node, scope: inner };
        scope.parts.push(part);
        node = part.end = collect(node.nextSibling, inner);
      } else if (mark === "*") {
        const part = { kind: LIST, start: node, rows: [], lifted: new Map() };
        const index = scope.parts.push(part) - 1;
        let row = node.nextSibling;
        for (; row?.nodeType !== 8; row = row.nextSibling) {
          if (!row) throw new Error("A list has no end: the browser moved its rows elsewhere, as it does with blocks in a <p>.");
          const inner = newScope(scope, index, part.rows.length);
          collectElement(row, inner);
          part.rows.push({ node: row, scope: inner });
        }
        node = part.end = row;
      } else if (mark[0] === "=") {
        const part = { kind: HOLE, start: node, number: +mark.slice(1) };
        scope.parts.push(part);
        const inner = newScope();
        inner.fragment = part.number;
        inner.hole = part;
        node = part.end = collect(node.nextSibling, inner);
        if (part.number) fragments.set(part.number, inner);
      }
    }
    return null;
  }

  function collectElement(element, scope) {
    const marks = element.getAttribute("u");
    if (marks) {
      element.removeAttribute("u");
      const handlers = {};
      for (const mark of marks.split(",")) {
        const index = scope.parts.length;
        const name = mark.slice(1);
        if (mark[0] === "@") {
          scope.parts.push({ kind: HANDLER });
          handlers[name] = { index };
        } else if (mark[0] === ".") {
          const part = { kind: PROPERTY, element, name, edit: -1 };
          scope.parts.push(part);
          if (element.tagName === "SELECT") chosen.set(element, element.getAttribute("value"));
          handlers[name === "checked" ? "change" : "input"] = { index, part };
        } else {
          scope.parts.push({ kind: ATTRIBUTE, element, name: mark });
        }
      }
      element.usher = { scope, handlers };
      if (handlers.appear) nearing.observe(element);
    }
    if (element.firstChild) collect(element.firstChild, scope);
  }

  function address(scope, index) {
    const path = [index];
    while (scope.owner) {
      if (scope.uid !== undefined) path.unshift(scope.uid);
      path.unshift(scope.index);
      scope = scope.owner;
    }
    return { fragment: scope.fragment, path };
  }

  // What is fetched as the person comes near it is asked for half a screen before, each time that it comes near: what
  // was fetched goes before it. While it stays near it is asked for again, as nothing may have come of it yet.
  const asking = new WeakMap();
  const nearing = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(asking.get(target));
      if (!target.isConnected) nearing.unobserve(target);
      else if (isIntersecting) {
        sendEvent(target, "appear");
        asking.set(target, setTimeout(() => {
          nearing.unobserve(target);
          if (target.isConnected) nearing.observe(target);
        }, 1000));
      }
    }
  }, { rootMargin: "50%", scrollMargin: "50%" });

  // ---- Applying

  const chosen = new Map();

  function showChosen() {
    for (const [element, text] of chosen) element.value = text;
    chosen.clear();
  }

  function setProperty(part, text) {
    const { element, name } = part;
    if (name === "checked") { element.checked = text !== ""; return; }
    // A list of choices can show one only when that is there.
    if (element.tagName === "SELECT") { chosen.set(element, text); return; }
    if (element.value === text) return;
    if (element === document.activeElement) {
      const { selectionStart: start, selectionEnd: end } = element;
      element.value = text;
      try { element.setSelectionRange(start, end); } catch { /* not a text field */ }
    } else {
      element.value = text;
    }
  }

  function setAttribute(part, text) {
    if (text === null) part.element.removeAttribute(part.name);
    else part.element.setAttribute(part.name, text);
  }

  /** Makes new content from a template and the values of its parts. */
  function instance(reader, scope) {
    const content = document.importNode(templates[reader.number()].content, true);
    collect(content.firstChild, scope);
    for (const [index, part] of scope.parts.entries()) {
      switch (part.kind) {
        case TEXT: part.node.data = reader.text(); break;
        case ATTRIBUTE: setAttribute(part, reader.optional()); break;
        case PROPERTY: setProperty(part, reader.text()); break;
        case BRANCH:
          part.scope = newScope(scope, index);
          part.end.before(instance(reader, part.scope));
          break;
        case LIST:
          for (let count = reader.number(), uid = 0; uid < count; uid++) {
            const row = newScope(scope, index, uid);
            const node = instance(reader, row).firstElementChild;
            part.end.before(node);
            part.rows.push({ node, scope: row });
          }
          break;
        case HOLE: fill(part, reader); break;
      }
    }
    return content;
  }

  function empty(part) {
    while (part.start.nextSibling !== part.end) part.start.nextSibling.remove();
  }

  function fill(part, reader) {
    if (part.number) { leave(part); fragments.delete(part.number); }
    empty(part);
    part.number = reader.number();
    if (!part.number) return;
    insert(part, part.number, reader);
    arrived.push(part);
  }

  function insert(part, number, reader) {
    const scope = newScope();
    scope.fragment = number;
    scope.hole = part;
    fragments.set(number, scope);
    part.end.before(instance(reader, scope));
  }

  function apply(scope, reader) {
    const index = reader.number();
    const part = scope.parts[index];
    switch (part.kind) {
      case TEXT: part.node.data = reader.text(); break;
      case ATTRIBUTE: setAttribute(part, reader.optional()); break;
      case PROPERTY: {
        const text = reader.text();
        // What was typed since is newer than what the server knew.
        if (!isTypedSince(part.edit)) receiveProperty(part, text);
        break;
      }
      case BRANCH:
        if (reader.byte() === 0) { apply(part.scope, reader); break; }
        empty(part);
        part.scope = newScope(scope, index);
        part.end.before(instance(reader, part.scope));
        break;
      case LIST: applyToList(part, index, scope, reader); break;
      case HOLE: fill(part, reader); break;
    }
  }

  function applyToList(part, index, scope, reader) {
    const kind = reader.byte();
    const at = reader.number();
    if (kind === 0) return apply(part.rows[at].scope, reader);
    if (kind === 1) {
      const row = newScope(scope, index, reader.number());
      const node = instance(reader, row).firstElementChild;
      place(part, at, { node, scope: row });
    } else if (kind === 4) {
      const uid = reader.number();
      place(part, at, part.lifted.get(uid));
      part.lifted.delete(uid);
    } else {
      const [row] = part.rows.splice(at, 1);
      if (kind === 3) part.lifted.set(row.scope.uid, row); else row.node.remove();
    }
  }

  function place(part, at, row) {
    const next = part.rows[at];
    (next ? next.node : part.end).before(row.node);
    part.rows.splice(at, 0, row);
  }

  // While an input method composes a text, the field is left alone.
  let composing = null;
  const receiveProperty = (part, text) => {
    if (composing && composing.element === part.element) composing.later = () => setProperty(part, text);
    else setProperty(part, text);
  };
  document.addEventListener("compositionstart", (event) => { composing = { element: event.target }; });
  document.addEventListener("compositionend", () => {
    const later = composing && composing.later;
    composing = null;
    if (later) later();
  });

  // ---- Frames

  const CONTROL = 0;
  let waiting = [];
  let animating = false;

  function receive(buffer) {
    if (animating) { waiting.push(buffer); return; }
    const reader = new Reader(buffer);
    acknowledge(applied = reader.byte());
    forgetShown();
    if (reader.done) {
      holdRows(rearranged.keys());
      settleRows();
      return;
    }
    const kind = peekTransition(reader);
    if (!kind) { update(reader); return; }
    if (!document.startViewTransition || reducesMotion.matches || document.hidden) {
      update(reader);
      return;
    }
    animating = true;
    root.dataset.transition = kind;
    const transition = document.startViewTransition(() => { update(reader); settle(); });
    transition.ready.catch(() => {});
    transition.updateCallbackDone.catch(fail);
    transition.finished.finally(() => { delete root.dataset.transition; });
  }

  function settle() {
    animating = false;
    const frames = waiting;
    waiting = [];
    frames.forEach(receive);
  }

  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const transitions = ["", "push", "pop", "present", "dismiss", "fade"];

  function peekTransition(reader) {
    if (reader.bytes[reader.at] !== CONTROL || reader.bytes[reader.at + 1] !== 5) return "";
    reader.at += 2;
    return transitions[reader.byte()] || "fade";
  }

  function update(reader) {
    beginUpdate();
    try {
      while (!reader.done) {
        const fragment = reader.number();
        if (fragment === CONTROL) control(reader); else apply(fragments.get(fragment), reader);
      }
    } catch (error) {
      fail(error);
    }
    endUpdate();
  }

  /** What can't be applied must not be half applied: the page is asked for anew. */
  function fail(error) {
    console.error(error);
    reload();
  }

  // ---- Focus, scroll position and title

  const remembered = new Map();
  const openers = [];
  let arrived = [];
  let focusBefore = null;
  let layersBefore = 0;
  let neighbours = [];
  const focusable = "a[href],button,input,select,textarea";

  const layers = () => document.querySelectorAll(".layer");
  const topLayer = () => [...layers()].at(-1);
  /** What of the top layer isn't hidden, the sidebar first. */
  const shown = (selector) => [...(topLayer()?.querySelectorAll(selector) || [])]
    .filter((element) => element.checkVisibility());
  const inside = (part) => {
    const elements = [];
    for (let node = part.start.nextSibling; node !== part.end; node = node.nextSibling) {
      if (node.nodeType === 1) elements.push(node);
    }
    return elements;
  };
  const scroller = (part) => {
    for (const element of inside(part)) {
      const found = element.closest("[data-scroll]") || element.querySelector("[data-scroll]");
      if (found) return found;
    }
    return null;
  };

  /** A screen is about to be covered: remembers where the person was. */
  function leave(part) {
    const place = { scroll: scroller(part)?.scrollTop || 0, focus: null };
    const focused = document.activeElement;
    if (focused?.usher && inside(part).some((element) => element.contains(focused))) {
      const { scope, handlers } = focused.usher;
      const first = Object.values(handlers)[0];
      if (first) place.focus = address(scope, first.index).path.join();
    }
    remembered.set(part.number, place);
  }

  const sidebars = () => [...fragments.values()].map((scope) => scope.hole)
    .filter((hole) => hole?.start.parentElement?.classList.contains("sidebar"));
  const hasDetail = (sidebar) =>
    !!sidebar.start.parentElement.nextElementSibling.querySelector(".screen");
  let covered = [];

  function beginUpdate() {
    arrived = [];
    holdRows(rearranged.keys());
    // A sidebar is hidden beside its detail, or narrower, and comes back as it was left.
    covered = [];
    for (const sidebar of sidebars()) {
      const before = remembered.get(sidebar.number);
      leave(sidebar);
      if (!hasDetail(sidebar)) continue;
      covered.push(sidebar);
      const place = remembered.get(sidebar.number);
      if (before) place.scroll = before.scroll;
      place.focus ||= before?.focus;
    }
    focusBefore = document.activeElement;
    neighbours = controlsBeside(focusBefore);
    layersBefore = layers().length;
  }

  /** What else can be acted on near an element, the nearest first: what follows it, then what precedes it. */
  function controlsBeside(element) {
    if (!element || !start.contains(element) || element.tagName === "H1") return [];
    const all = [...(element.closest(".layer") || start).querySelectorAll(focusable)];
    const index = all.indexOf(element);
    return index < 0 ? [] : [...all.slice(index + 1, index + 20), ...all.slice(Math.max(index - 20, 0), index).reverse()];
  }

  function endUpdate() {
    const count = layers().length;
    if (count > layersBefore) openers[count] = focusBefore;
    showChosen();
    for (const sidebar of covered) {
      if (sidebar.start.isConnected && !hasDetail(sidebar)) arrived.push(sidebar);
    }
    for (const part of arrived) {
      const place = remembered.get(part.number);
      const scroll = scroller(part);
      if (place && scroll) scroll.scrollTop = place.scroll;
    }
    // An element that is moved loses the focus.
    const isFocusLost = !document.activeElement || document.activeElement === document.body;
    if (isFocusLost && focusBefore?.isConnected) focusBefore.focus({ preventScroll: true });
    if (arrived.length || count !== layersBefore || !document.activeElement?.isConnected) {
      moveFocus(count);
    }
    // What had the focus is gone: the person goes on beside it.
    if (focusBefore && !focusBefore.isConnected && document.activeElement === document.body) {
      neighbours.find((element) => element.isConnected && !element.disabled && element.checkVisibility())
        ?.focus({ preventScroll: true });
    }
    neighbours = [];
    if (arrived.length) spoken.textContent = "";
    const prompt = document.querySelector("[data-prompt]");
    if (prompt && !prompt.contains(document.activeElement)) {
      promptOpener ||= focusBefore;
      (prompt.querySelector("input") || prompt.querySelector("[data-default]") || prompt)
        .focus({ preventScroll: true });
    } else if (!prompt && promptOpener) {
      if (promptOpener.isConnected) promptOpener.focus({ preventScroll: true });
      promptOpener = null;
    }
    updateTitle();
    settleRows();
  }
  let promptOpener = null;

  function moveFocus(count) {
    if (document.querySelector("[data-prompt]")) return;
    const layer = topLayer();
    if (!layer) return;
    const opener = openers[layersBefore];
    if (count < layersBefore) openers.length = count + 1;
    if (count < layersBefore && opener?.isConnected && layer.contains(opener)) {
      opener.focus({ preventScroll: true });
      return;
    }
    // A tab that was pressed keeps the focus, so that the next one is one key away.
    if (focusBefore?.isConnected && layer.contains(focusBefore) && focusBefore.closest("nav")) return;
    const part = arrived.findLast((part) => layer.contains(part.start));
    // What the sheet was opened by is gone.
    if (!part && count < layersBefore) layer.querySelector("h1")?.focus({ preventScroll: true });
    if (!part) return;
    const place = remembered.get(part.number);
    const known = place?.focus && [...layer.querySelectorAll("*")].find((element) => {
      const first = element.usher && Object.values(element.usher.handlers)[0];
      if (!first || element.usher.scope === undefined) return false;
      const found = address(element.usher.scope, first.index);
      return found.fragment === part.number && found.path.join() === place.focus;
    });
    const target = known || layer.querySelector("[data-focus]") || layer.querySelector("h1");
    target?.focus({ preventScroll: true });
  }

  function updateTitle() {
    const heading = shown("h1").at(-1);
    if (heading && document.title !== heading.textContent) document.title = heading.textContent;
  }

  const scrollKey = "usher:" + location.pathname;
  addEventListener("pagehide", () => {
    const scroll = shown("[data-scroll]").at(-1);
    if (scroll) sessionStorage.setItem("usher:" + location.pathname, String(scroll.scrollTop));
  });
  function restoreScroll() {
    const [entry] = performance.getEntriesByType("navigation");
    const scroll = shown("[data-scroll]").at(-1);
    if (scroll && entry && entry.type !== "navigate") {
      scroll.scrollTop = +(sessionStorage.getItem(scrollKey) || 0);
    }
  }

  // ---- History

  const PUSH = 1, REPLACE = 2, BACK = 3, VISIT = 4, TEMPLATE = 6, ANEW = 7, CLOSING = 8, RESET = 9, WINDOW = 10, APPLIED = 13;
  const RETURN = 0;
  const historySteps = [];
  let travelling = false;
  let arrival = 0;
  /** When everything comes anew: where its history's steps begin, the entry's index + 1, or 0; else null. */
  let placeAnew = null;

  function control(reader) {
    const kind = reader.byte();
    if (kind === PUSH || kind === REPLACE) {
      historySteps.push({ kind, url: reader.text(), index: reader.number() });
    } else if (kind === BACK) {
      historySteps.push({ kind, steps: reader.number() });
    } else if (kind === TEMPLATE) {
      const template = document.createElement("template");
      templates[reader.number()] = template;
      const isInSVG = reader.byte() === 1;
      const markup = reader.text();
      template.innerHTML = isInSVG ? `<svg>${markup}</svg>` : markup;
      if (isInSVG) template.content.firstChild.replaceWith(...template.content.firstChild.childNodes);
      return;
    } else if (kind === ANEW) {
      const number = reader.number();
      const part = fragments.get(number).hole;
      keepingPlace(() => {
        empty(part);
        insert(part, number, reader);
      });
      return;
    } else if (kind === WINDOW) {
      open(reader.text(), "_blank", "noopener");
      return;
    } else if (kind === RESET) {
      reset(reader.text());
      // The person may have gone on since the server was told where the browser is.
      if (placeAnew) historySteps.push({ kind: RETURN, to: placeAnew - 1 });
      placeAnew = null;
    } else if (kind === FILE) {
      sendFile(reader.text(), reader.number());
      return;
    } else if (kind === POSITION) {
      locate(reader.number(), reader.number(), reader.number());
      return;
    } else if (kind === APPLIED) {
      applied = reader.byte();
      return;
    } else if (kind === CLOSING) {
      asksBeforeClosing = reader.byte() === 1;
      return;
    } else if (kind === VISIT) {
      const url = reader.text();
      leaving = true;
      if (url) location.assign(url); else reload();
      return;
    }
    runHistory();
  }

  function runHistory() {
    while (!travelling && historySteps.length) {
      const step = historySteps.shift();
      if (step.kind === BACK || step.kind === RETURN) {
        const here = historyEntry();
        const steps = step.kind === BACK ? step.steps : here === "" ? 0 : here - step.to;
        if (steps === 0) continue;
        travelling = true;
        history.go(-steps);
        // Where there is nothing to go back to, nobody says so.
        arrival = setTimeout(arrive, 1000);
      } else {
        const state = { session, index: step.index };
        if (step.kind === PUSH) history.pushState(state, "", step.url);
        else history.replaceState(state, "", step.url);
      }
    }
  }

  function arrive() {
    clearTimeout(arrival);
    travelling = false;
    runHistory();
  }

  /** Which entry of this session's history the browser is at. */
  const historyEntry = () => history.state?.session === session ? history.state.index : "";

  addEventListener("popstate", (event) => {
    if (travelling) { arrive(); return; }
    const known = event.state && event.state.session === session;
    sendLocation(known ? event.state.index + 1 : 0);
  });

  const LOCATION = 1, LINK = 2, EARLIER_LOCATION = 8;
  // Until everything has come anew, the server believes the browser elsewhere.
  const sendLocation = (index) =>
    send(number(index, [CONTROL, index && placeAnew !== null ? EARLIER_LOCATION : LOCATION]), location.pathname + location.search);

  let asksBeforeClosing = false;
  addEventListener("beforeunload", (event) => {
    if (asksBeforeClosing && !leaving) event.preventDefault();
  });

  /** The server was started again: everything anew, but for where the person is and what they typed. */
  function reset(html) {
    keepingPlace(() => {
      fragments.clear();
      templates.length = 0;
      arrived = [];
      start.innerHTML = html;
      collect(start.firstChild, newScope());
    });
  }

  /** Makes elements anew, but for where the person is and what they typed. */
  function keepingPlace(makeAnew) {
    const focused = document.activeElement;
    const scroll = topLayer()?.querySelector("[data-scroll]")?.scrollTop || 0;
    const place = (element) => {
      const first = element.usher && Object.values(element.usher.handlers)[0];
      if (!first) return null;
      const path = [first.index];
      let scope = element.usher.scope;
      for (; scope.owner; scope = scope.owner) {
        // Rows are numbered anew, so what counts is where they stand.
        const here = scope;
        if (here.uid !== undefined) path.push(here.owner.parts[here.index].rows.findIndex((row) => row.scope === here));
        path.push(here.index);
      }
      return `${scope.fragment}/${path.join()}`;
    };
    const fieldOf = ({ usher }) => usher?.handlers.input?.part ?? usher?.handlers.change?.part;
    const all = () => [...start.querySelectorAll("*")];
    const edits = new Map();
    for (const element of all()) {
      const part = fieldOf(element);
      if (!part || !isTypedSince(part.edit) || isInRow(element.usher.scope)) continue;
      edits.set(place(element), { edit: part.edit, value: element.value, checked: element.checked });
    }
    const focus = focused && start.contains(focused) ? place(focused) : null;
    const selection = focus ? [focused.selectionStart, focused.selectionEnd] : [];
    makeAnew();
    showChosen();
    for (const element of all()) {
      const key = place(element);
      const typed = key && edits.get(key);
      if (typed) {
        const part = fieldOf(element);
        element[part.name] = typed[part.name];
        typedInto(part, typed.edit);
      }
      if (!key || key !== focus) continue;
      element.focus({ preventScroll: true });
      try { element.setSelectionRange(...selection); } catch { /* not a text field */ }
    }
    const scrolled = topLayer()?.querySelector("[data-scroll]");
    if (scrolled) scrolled.scrollTop = scroll;
    focusBefore = document.activeElement;
  }

  function reload() { leaving = true; location.reload(); }

  // ---- Events

  let sequence = 0;
  let received = 0;
  let acknowledged = 0;
  /** Up to which event the page shows what came of them. */
  let applied = 0;
  const unacknowledged = new Map();
  /** Those of them that were never on their way. */
  const queued = new Set();
  /** Those that were done in the row of a list. */
  const rowEvents = new Set();
  /** By event, the field it was typed into. */
  const edited = new Map();
  /** Those that tell that the person has left the page or come back. */
  const visitEvents = new Set();

  /** Without a connection, what is typed into a field takes the place of what was typed before. */
  function send(bytes, text, earlier = -1) {
    // Only the last one: what came in between must come after what was typed before it.
    const isOnline = canSend();
    const replaces = !isOnline && queued.has(earlier) && earlier === sequence;
    if (!replaces && unacknowledged.size > 99) holdStill();
    const number = replaces ? earlier : sequence = (sequence + 1) & 255;
    const payload = text ? encoder.encode(text) : null;
    const message = new Uint8Array(1 + bytes.length + (payload ? payload.length : 0));
    message.set(bytes, 1);
    if (payload) message.set(payload, 1 + bytes.length);
    unacknowledged.set(number, message);
    if (isOnline) transmit(message);
    else queued.add(number);
    return number;
  }

  /** More can't be kept until the connection is back; what couldn't be sent mustn't be done. */
  function holdStill() {
    start.inert = true;
    status.hidden = false;
  }

  function goOn() {
    start.inert = false;
    status.hidden = true;
  }

  /** A socket that closes, as all do when the page is left, takes nothing any more. */
  const canSend = () => connected && socket.readyState === WebSocket.OPEN;

  /** Only when the connection can send: what it can't waits for the next one. */
  function transmit(message) {
    message[0] = received & 255;
    acknowledgedFrames = received;
    socket.send(message);
  }

  /** Whether an event came after another; they are counted in 8 bits. */
  const isAfter = (sent, other) => ((other - sent) & 255) >= 128;

  /** The server has applied all events up to this one, and stored what came of them. */
  function acknowledge(last) {
    // Frames that come once more after a reconnect say what was true before.
    if (!isAfter(acknowledged, last)) acknowledged = last;
    for (const sent of unacknowledged.keys()) {
      if (!isAfter(sent, last)) {
        unacknowledged.delete(sent);
        rowEvents.delete(sent);
        visitEvents.delete(sent);
        if (sent === lastVisit) lastVisit = -1;
      }
    }
    if (connected && start.inert && unacknowledged.size < 50) goOn();
  }

  /** In UTF-16 units: at most three bytes each, which fit a message of 1 MiB. */
  const longestText = 300_000;

  const isInRow = (scope) => {
    for (; scope; scope = scope.owner) if (scope.uid !== undefined) return true;
    return false;
  };

  function sendEvent(target, name, text) {
    const { index, part } = target.usher.handlers[name];
    const { fragment, path } = address(target.usher.scope, index);
    const bytes = number(fragment, []);
    number(path.length, bytes);
    for (const step of path) number(step, bytes);
    const edit = send(bytes, text, part ? part.edit : -1);
    if (isInRow(target.usher.scope)) rowEvents.add(edit);
    if (part) typedInto(part, edit);
    return edit;
  }

  function typedInto(part, edit) {
    part.edit = edit;
    edited.set(edit, part);
    // What was to be shown after composing is older.
    if (composing?.element === part.element) composing.later = null;
  }

  /** Another event gets the number one day of one that isn't waited for any more. */
  function forgetShown() {
    for (const [edit, part] of edited) {
      if (isTypedSince(edit)) continue;
      if (part.edit === edit) part.edit = -1;
      edited.delete(edit);
    }
  }

  /** Whether a field's last event isn't among those whose outcome the page shows. */
  const isTypedSince = (edit) => edit >= 0 && isAfter(edit, applied);

  const handling = (event, name) => {
    for (let element = event.target; element?.closest; element = element.parentElement) {
      if (element.usher?.handlers[name]) return element;
    }
    return null;
  };

  document.addEventListener("click", (event) => {
    // What is round a handle isn't meant.
    if (event.target.closest?.("[data-handle]")) { event.preventDefault(); return; }
    const target = handling(event, "click");
    if (target) {
      if (target.disabled) return;
      if (target.localName === "a") event.preventDefault();
      sendEvent(target, "click");
      return;
    }
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey
      || event.shiftKey || event.altKey || link.getAttribute("target") || link.hasAttribute("download")) return;
    // A link in an SVG picture has no such properties.
    const url = new URL(link.getAttribute("href"), document.baseURI);
    const isOurs = url.origin === location.origin
      && (url.pathname === base || url.pathname.startsWith(base + "/"))
      && !url.pathname.startsWith(base + "/-/");
    if (!isOurs) return;
    event.preventDefault();
    send([CONTROL, LINK], url.pathname + url.search);
  });
  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const target = handling(event, "submit");
    if (target) sendEvent(target, "submit");
    // The results are behind the keyboard.
    const field = document.activeElement;
    if (field?.type === "search" && matchMedia("(pointer: coarse)").matches) field.blur();
  });
  document.addEventListener("input", (event) => {
    const target = handling(event, "input");
    if (!target || isIncomplete(event.target)) return;
    // More than a message holds is cut, as by a field's own limit.
    if (event.target.value.length > longestText) event.target.value = event.target.value.slice(0, longestText);
    sendEvent(target, "input", event.target.value);
  });
  document.addEventListener("change", (event) => {
    const target = handling(event, "change");
    if (!target) return;
    const isSwitch = event.target.type === "checkbox" || event.target.type === "radio";
    sendEvent(target, "change", isSwitch ? (event.target.checked ? "1" : "") : event.target.value);
  });

  /** Whether a date is still being typed: told to the server, it would be put back to what it was. */
  const isIncomplete = ({ type, validity }) => type === "datetime-local"
    && (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow);

  document.addEventListener("focusout", (event) => {
    // It stays incomplete, and shows what it was.
    const field = isIncomplete(event.target) && handling(event, "input");
    if (field?.isConnected && document.hasFocus()) sendEvent(field, "input", "");
    const target = handling(event, "blur");
    // A field that goes away, or a window that does, isn't left by the person.
    if (target?.isConnected && document.hasFocus()) sendEvent(target, "blur");
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") keepFocusInside(event);
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    // What is looked for goes first, and only then the screen.
    if (event.target.type === "search" && event.target.value) {
      event.preventDefault();
      event.target.value = "";
      event.target.dispatchEvent(new Event("input", { bubbles: true }));
      return;
    }
    const way = [...document.querySelectorAll("[data-escape]")].at(-1);
    if (way && !way.disabled) { event.preventDefault(); way.click(); }
  });

  /** In a sheet or a question the focus goes round, as there is nothing else to reach. */
  function keepFocusInside(event) {
    const dialog = document.querySelector("[data-prompt]")
      || (layers().length > 1 ? topLayer() : null);
    if (!dialog) return;
    const stops = [...dialog.querySelectorAll(focusable)]
      .filter((element) => !element.disabled && element.tabIndex >= 0 && element.offsetParent);
    if (!stops.length) return;
    const last = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== last && dialog.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0]).focus();
  }

  // A list that is pulled down at its start is refreshed, by the button that does it.
  document.addEventListener("touchstart", (event) => {
    const scroll = event.target.closest?.("[data-scroll]");
    const button = scroll?.querySelector("[data-refresh]");
    if (!button || button.disabled || scroll.scrollTop > 0 || event.touches.length > 1
      || event.target.closest("[data-handle]")) return;
    const startY = event.touches[0].clientY;
    let pulled = 0;
    const move = (now) => {
      pulled = scroll.scrollTop > 0 ? 0 : Math.max(0, now.touches[0].clientY - startY);
      scroll.style.setProperty("--pull", Math.min(pulled / 2, 60) + "px");
    };
    const end = (now) => {
      for (const name of ["touchmove", "touchend", "touchcancel"]) removeEventListener(name, name === "touchmove" ? move : end);
      scroll.style.removeProperty("--pull");
      if (now.type === "touchend" && pulled > 120) button.click();
    };
    addEventListener("touchmove", move, { passive: true });
    addEventListener("touchend", end);
    addEventListener("touchcancel", end);
  }, { passive: true });

  // A sheet follows the finger that pulls its bar down, and goes when it was pulled far enough.
  document.addEventListener("pointerdown", (event) => {
    const bar = event.target.closest?.(".layer.sheet [data-drag]");
    if (!bar || event.target.closest("button,a") || event.button) return;
    const panel = bar.closest(".panel");
    const start = event.clientY;
    const move = (now) => {
      panel.style.translate = `0 ${Math.max(0, now.clientY - start)}px`;
    };
    const end = (now) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      panel.style.translate = "";
      if (now.type === "pointerup" && now.clientY - start > 100) {
        bar.closest(".layer").querySelector("[data-escape]")?.click();
      }
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  });

  // ---- Rows that the person deletes

  /** Rows that are swiped aside close when the person goes on elsewhere. */
  const aside = new Set();
  document.addEventListener("scroll", ({ target }) => {
    if (target.classList?.contains("deletable")) aside.add(target);
  }, { capture: true, passive: true });
  const closeRows = (event) => {
    for (const row of aside) {
      if (row.contains(event.target)) continue;
      row.scrollTo({ left: 0, behavior: reducesMotion.matches ? "auto" : "smooth" });
      aside.delete(row);
    }
  };
  document.addEventListener("pointerdown", closeRows);
  document.addEventListener("focusin", closeRows);

  document.addEventListener("keydown", (event) => {
    if (!["Delete", "Backspace"].includes(event.key) || event.repeat || event.altKey || event.ctrlKey
      || event.metaKey || event.shiftKey || event.target.matches?.("input,select,textarea")) return;
    const button = event.target.closest?.(".deletable > *")?.parentElement.querySelector("[data-delete]");
    if (!button || button.disabled) return;
    event.preventDefault();
    button.click();
  });

  // ---- Rows that the person moves

  /** Lists that the server has still to bring in order, with the moves to come. */
  const rearranged = new Map();
  /** The row that is dragged. */
  let drag = null;

  /** The row of a list that a handle is in. */
  function rowOf(handle) {
    let scope = handle.usher?.scope;
    while (scope && scope.uid === undefined) scope = scope.owner;
    return scope?.owner.parts[scope.index].rows.find((row) => row.scope === scope)?.node;
  }

  const listOf = (handle) => handle.usher?.handlers.move ? rowOf(handle)?.parentElement : null;

  function rowsOf(list) {
    const rows = new Set();
    for (const handle of list.querySelectorAll("[data-handle]")) {
      if (listOf(handle) === list) rows.add(rowOf(handle));
    }
    return [...rows];
  }

  const reorder = (rows, from, to) => { if (from >= 0) rows.splice(to, 0, ...rows.splice(from, 1)); };
  const isSame = (rows, others) => rows.length === others.length && rows.every((row, index) => row === others[index]);

  /** The rows as the person has put them. */
  function orderOf(list) {
    const rows = rowsOf(list);
    for (const { row, to } of rearranged.get(list) || []) reorder(rows, rows.indexOf(row), to);
    return rows;
  }

  /** Where rows begin when they stand in some order. */
  function topsOf(rows, order) {
    let top = rows[0]?.offsetTop;
    return order.map((row, index) => {
      const here = top;
      const next = rows[index + 1];
      const gap = next ? next.offsetTop - rows[index].offsetTop - rows[index].offsetHeight : 0;
      top += row.offsetHeight + gap;
      return here;
    });
  }

  /** Shows the rows as the person has put them, though they stand elsewhere. */
  function arrange(list) {
    const order = orderOf(list);
    if (drag?.list === list) reorder(order, drag.from, drag.to);
    const tops = topsOf(rowsOf(list), order);
    for (const [index, row] of order.entries()) {
      const by = (row === drag?.row ? drag.top : tops[index]) - row.offsetTop;
      row.style.translate = by ? `0 ${by}px` : "";
    }
  }

  // Rows glide from where they are seen to where they come, whatever brings them there.
  let held = [];
  const gliding = new WeakMap();

  function holdRows(lists) {
    held = [];
    for (const list of lists) {
      const top = list.getBoundingClientRect().top;
      for (const row of rowsOf(list)) held.push({ list, row, top: row.getBoundingClientRect().top - top });
    }
    for (const { row } of held) gliding.get(row)?.cancel();
  }

  function releaseRows() {
    for (const each of held) {
      each.by = each.top - each.row.getBoundingClientRect().top + each.list.getBoundingClientRect().top;
    }
    for (const { row, by } of held) {
      if (row === drag?.row) continue;
      const lower = () => { delete row.dataset.lifted; };
      if (!row.isConnected || reducesMotion.matches || Math.abs(by) < 1) { lower(); continue; }
      const glide = row.animate(
        { translate: [`0 ${by}px`, "0 0"] }, { duration: 180, easing: "ease-out", composite: "add" });
      glide.onfinish = lower;
      gliding.set(row, glide);
    }
    held = [];
  }

  function rearrange(list, change) {
    holdRows([list]);
    change();
    arrange(list);
    releaseRows();
  }

  /** After an update, or when events are known to be applied: what the server has done of the moves is over. */
  function settleRows() {
    const lists = [...rearranged.keys()];
    for (const [list, moves] of rearranged) {
      const left = moves.filter((move) => isAfter(move.sent, applied));
      if (list.isConnected && (left.length || drag?.list === list)) rearranged.set(list, left);
      else rearranged.delete(list);
    }
    // A row can't be put where the person meant when the list is another.
    if (drag && !(drag.handle.isConnected && !drag.handle.disabled && isSame(orderOf(drag.list), drag.order))) {
      abandonDrag();
    }
    for (const list of lists) if (list.isConnected) arrange(list);
    releaseRows();
  }

  const spoken = document.getElementById("usher-spoken");

  function moveRow(list, row, handle, to) {
    if (!rearranged.has(list)) rearranged.set(list, []);
    rearranged.get(list).push({ row, to, sent: sendEvent(handle, "move", String(to)) });
    spoken.textContent = `${handle.dataset.handle}, ${to + 1} of ${rowsOf(list).length}`;
  }

  document.addEventListener("keydown", (event) => {
    const handle = event.target.closest?.("[data-handle]");
    const list = handle && listOf(handle);
    if (!list || handle.disabled || drag || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const order = orderOf(list);
    const row = rowOf(handle);
    const from = order.indexOf(row);
    const last = order.length - 1;
    const to = { ArrowUp: Math.max(from - 1, 0), ArrowDown: Math.min(from + 1, last), Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to === from) return;
    rearrange(list, () => {
      moveRow(list, row, handle, to);
      arrange(list);
      handle.scrollIntoView({ block: "nearest" });
    });
  });

  document.addEventListener("pointerdown", (event) => {
    const handle = event.target.closest?.("[data-handle]");
    const list = handle && listOf(handle);
    if (!list || handle.disabled || event.button || !event.isPrimary || drag) return;
    const row = rowOf(handle);
    const order = orderOf(list);
    const from = order.indexOf(row);
    const scroll = list.closest("[data-scroll]");
    drag = {
      list, handle, row, order, from, to: from, scroll, pointer: event.pointerId, isLifted: false,
      startY: event.clientY, y: event.clientY, start: topsOf(rowsOf(list), order)[from], startScroll: scroll?.scrollTop || 0,
    };
    drag.top = drag.start;
    if (!rearranged.has(list)) rearranged.set(list, []);
    addEventListener("pointermove", dragMoved);
    addEventListener("pointerup", dropped);
    addEventListener("pointercancel", dropped);
    addEventListener("keydown", dragEscaped, true);
  });

  function dragMoved(event) {
    if (event.pointerId !== drag.pointer) return;
    drag.y = event.clientY;
    if (!drag.isLifted) {
      // A press that trembles is none.
      if (Math.abs(drag.y - drag.startY) < 4) return;
      drag.isLifted = true;
      drag.row.dataset.lifted = "";
      drag.frame = requestAnimationFrame(dragScrolled);
    }
    follow();
  }

  /** Puts the row where the pointer is, and makes room for it. */
  function follow() {
    const { list, row, order, from, scroll } = drag;
    const tops = topsOf(rowsOf(list), order);
    const height = row.offsetHeight;
    const end = tops.at(-1) + order.at(-1).offsetHeight - height;
    const top = drag.start + drag.y - drag.startY + (scroll?.scrollTop || 0) - drag.startScroll;
    const middle = (index) => tops[index] + order[index].offsetHeight / 2;
    let to = from;
    drag.top = Math.min(Math.max(top, tops[0]), end);
    while (to < order.length - 1 && drag.top + height > middle(to + 1)) to++;
    while (to > 0 && to <= from && drag.top < middle(to - 1)) to--;
    if (to === drag.to) arrange(list); else rearrange(list, () => { drag.to = to; });
  }

  /** Near an edge of what is seen, scrolls towards the end of the list that is beyond it. */
  function dragScrolled() {
    const { list, row, order, scroll, y, startY } = drag;
    drag.frame = requestAnimationFrame(dragScrolled);
    if (!scroll) return;
    const edge = 80;
    const seen = scroll.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    const down = Math.min(y - seen.bottom + edge, box.bottom - seen.bottom + edge / 2);
    const up = Math.min(seen.top + edge - y, seen.top + edge - box.top);
    const by = y > startY && down > 0 ? down : y < startY && up > 0 ? -up : 0;
    if (!by) return;
    scroll.scrollTop += Math.sign(by) * Math.ceil(Math.min(Math.abs(by), edge) / 6);
    follow();
  }

  function dropped(event) {
    if (event.pointerId !== drag.pointer) return;
    const { list, row, handle, from, to, isLifted } = drag;
    if (!isLifted) { endDrag(); return; }
    if (event.type === "pointerup") swallowClick();
    rearrange(list, () => {
      endDrag();
      if (event.type === "pointerup" && to !== from) moveRow(list, row, handle, to);
    });
  }

  /** A click on what happens to be where a row was dropped isn't meant. */
  function swallowClick() {
    const swallow = (event) => { event.preventDefault(); event.stopPropagation(); };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true));
  }

  function dragEscaped(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    rearrange(drag.list, abandonDrag);
  }

  /** Ends it while the pointer is still down. */
  function abandonDrag() {
    if (drag.isLifted) addEventListener("pointerup", swallowClick, { once: true });
    endDrag();
  }

  /** Lets go of the row; where it stands then is for who calls. */
  function endDrag() {
    cancelAnimationFrame(drag.frame);
    removeEventListener("pointermove", dragMoved);
    removeEventListener("pointerup", dropped);
    removeEventListener("pointercancel", dropped);
    removeEventListener("keydown", dragEscaped, true);
    if (!rearranged.get(drag.list)?.length) rearranged.delete(drag.list);
    drag = null;
  }

  // ---- Files

  const FILE = 11;
  /** Those that were chosen and that the server may still ask for, by number. */
  const files = new Map();
  let filesChosen = 0;

  document.addEventListener("change", (event) => {
    const target = event.target.type === "file" && handling(event, "file");
    if (!target) return;
    const chosen = [...event.target.files];
    // The same file can be chosen again.
    event.target.value = "";
    for (const file of chosen) {
      files.set(++filesChosen, { file, sending: new AbortController() });
      sendEvent(target, "file", [filesChosen, file.size, file.type, file.name].join("\n"));
    }
  });

  /** Sends the content of a file that the server asks for; without a token lets go of it. */
  async function sendFile(token, index) {
    const chosen = files.get(index);
    if (!token) {
      files.delete(index);
      chosen?.sending.abort();
      return;
    }
    try {
      const answer = await fetch(`/-/upload/${token}`, {
        method: "POST", body: chosen.file, signal: chosen.sending.signal,
        headers: { "content-type": "application/octet-stream" },
      });
      if (!answer.ok) throw answer.status;
    } catch {
      // It isn't known any more, can't be read, or can't be sent: the server needn't wait for it.
      if (!chosen || files.has(index)) send(number(index, [CONTROL, 4]));
    }
    files.delete(index);
  }

  // ---- Device

  const POSITION = 12;

  /** Answers where the device is, or why it doesn't say. */
  function locate(index, accuracy, timeout) {
    const answer = (status, text) => send([...number(index, [CONTROL, 5]), status], text);
    // Without HTTPS it would say that the person has refused.
    if (!isSecureContext || !navigator.geolocation) { answer(2); return; }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(0, `${coords.latitude} ${coords.longitude} ${coords.accuracy}`),
      (error) => answer(error.code),
      { enableHighAccuracy: accuracy < 100, timeout, maximumAge: 60_000 });
  }

  // The person leaves the page and comes back; how it is at first comes with the connection.
  const COME_BACK = 6, LEAVE = 7;
  let isAway = document.hidden;
  let lastVisit = -1;
  const tellVisit = (kind) => visitEvents.add(lastVisit = send([CONTROL, kind], "", lastVisit));
  const leavePage = () => {
    if (isAway) return;
    isAway = true;
    tellVisit(LEAVE);
  };
  const comeBack = () => {
    if (!isAway || document.hidden) return;
    isAway = false;
    tellVisit(COME_BACK);
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? leavePage : comeBack)());
  addEventListener("pagehide", leavePage);
  addEventListener("pageshow", (event) => { if (event.persisted) comeBack(); });

  // ---- Connection

  let socket = null;
  let connected = false;
  let leaving = false;
  let attempts = 0;
  let acknowledgedFrames = 0;
  let statusTimer = 0;
  let retryTimer = 0;
  const status = document.getElementById("usher-status");
  const firstConnection = Date.now();
  /** In milliseconds; somebody is waiting, and the browser adds some seconds of its own. */
  const longestDelay = 4000;

  function connect() {
    clearTimeout(retryTimer);
    const previous = socket;
    if (previous && previous.readyState < WebSocket.CLOSING) return;
    connected = false;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const mine = socket = new WebSocket(
      `${scheme}//${location.host}/-/socket?session=${session}&received=${received & 255}`
      + `&acked=${acknowledged}&place=${historyEntry()}&room=${hasRoom.matches ? 1 : 0}&hidden=${isAway ? 1 : 0}`);
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => {
      if (mine !== socket) return;
      if (!connected) { greet(event.data); return; }
      received++;
      receive(event.data);
      // Frames are kept by the server until they are known to have come.
      if (received - acknowledgedFrames > 32 && canSend()) {
        acknowledgedFrames = received;
        socket.send(new Uint8Array([received & 255]));
      }
    };
    socket.onclose = (event) => {
      if (mine === socket) lost(event.code);
    };
  }

  /** The connection is gone: says so if it takes a while, and tries again, less and less often. */
  function lost(code) {
    connected = false;
    if (leaving) return;
    if (code === 4404) { sessionLost(); return; }
    // What the server can't take would be refused again and again.
    if (code === 1009) { reload(); return; }
    statusTimer ||= setTimeout(() => { status.hidden = false; }, 600);
    const delay = Math.min(longestDelay, 150 * 2 ** attempts++) * (0.75 + Math.random() / 2);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, delay);
  }

  // Without a network a socket may wait for minutes before it says so.
  addEventListener("offline", () => {
    const old = socket;
    socket = null;
    old?.close();
    lost();
  });

  /** The first message of a connection says which events have been applied. */
  function greet(buffer) {
    connected = true;
    attempts = 0;
    clearTimeout(statusTimer);
    statusTimer = 0;
    goOn();
    const reader = new Reader(buffer);
    acknowledge(reader.byte());
    queued.clear();
    // What can't be told any more is counted all the same.
    const forget = (sent) => unacknowledged.set(sent, new Uint8Array([0, CONTROL, 0]));
    // A server that was started again numbers rows anew.
    if (!reader.done && reader.byte() === 1) {
      rowEvents.forEach(forget);
      rowEvents.clear();
      if (!reader.done) {
        placeAnew = reader.number();
        amendLocations(forget);
      }
    }
    // Whether the page is seen was told with the connection: what was before is over.
    for (const sent of visitEvents) if (sent !== lastVisit) forget(sent);
    if (canSend()) for (const message of unacknowledged.values()) transmit(message);
    root.dataset.connected = "";
  }

  /** Everything comes anew, and the history follows that from where the server was told the browser is. */
  function amendLocations(forget) {
    let isFollowed = false;
    for (const [sent, message] of [...unacknowledged].reverse()) {
      const kind = message[1] === CONTROL ? message[2] : LINK;
      if (kind === LOCATION || kind === EARLIER_LOCATION) {
        // Of several steps only the last counts: what came of the others nobody has seen.
        if (isFollowed) forget(sent);
        else if (message[3] !== 0) message[2] = EARLIER_LOCATION;
        isFollowed = true;
      } else if (kind === LINK) {
        isFollowed = false;
      }
    }
  }

  // Where there is room, a sidebar can be acted on beside what is over it.
  const hasRoom = matchMedia("(min-width: 60rem)");
  const sendRoom = () => send([CONTROL, 3, hasRoom.matches ? 1 : 0]);
  hasRoom.addEventListener("change", sendRoom);

  function sessionLost() {
    // Never in a circle, should the server refuse each new session too.
    if (Date.now() - firstConnection > 2000) reload();
    else setTimeout(reload, 5000);
  }

  // For tests: the network goes away under the page.
  window.usherTest = {
    drop: () => socket?.close(),
    isIdle: () => connected && !unacknowledged.size && !travelling && !historySteps.length,
  };

  addEventListener("online", connect);
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    leaving = false;
    connect();
  });

  // ---- Start

  collect(start.firstChild, newScope());
  showChosen();
  history.replaceState({ session, index: 0 }, "", location.href);
  restoreScroll();
  const focus = topLayer()?.querySelector("[data-focus]");
  if (focus) focus.focus({ preventScroll: true });
  updateTitle();
  connect();
})();
