// The browser's half of Usher: keeps the parts of the page addressed by number, applies what the
// server sends, and sends what the person does. See Protocol.md.
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
        for (; row.nodeType !== 8; row = row.nextSibling) {
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
          handlers[name === "checked" ? "change" : "input"] = { index, part };
        } else {
          scope.parts.push({ kind: ATTRIBUTE, element, name: mark });
        }
      }
      element.usher = { scope, handlers };
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

  // ---- Applying

  function setProperty(part, text) {
    const { element, name } = part;
    if (name === "checked") { element.checked = text !== ""; return; }
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
    const scope = newScope();
    scope.fragment = part.number;
    fragments.set(part.number, scope);
    part.end.before(instance(reader, scope));
    arrived.push(part);
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
        if (part.edit < 0 || !unacknowledged.has(part.edit)) receiveProperty(part, text);
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
    acknowledge(reader.byte());
    if (reader.done) return;
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

  const layers = () => document.querySelectorAll(".layer");
  const topLayer = () => [...layers()].at(-1);
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

  function beginUpdate() {
    arrived = [];
    focusBefore = document.activeElement;
    layersBefore = layers().length;
  }

  function endUpdate() {
    const count = layers().length;
    if (count > layersBefore) openers[count] = focusBefore;
    for (const part of arrived) {
      const place = remembered.get(part.number);
      const scroll = scroller(part);
      if (place && scroll) scroll.scrollTop = place.scroll;
    }
    if (arrived.length || count !== layersBefore || !document.activeElement?.isConnected) {
      moveFocus(count);
    }
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
    const heading = topLayer()?.querySelector("h1");
    if (heading && document.title !== heading.textContent) document.title = heading.textContent;
  }

  const scrollKey = "usher:" + location.pathname;
  addEventListener("pagehide", () => {
    const scroll = topLayer()?.querySelector("[data-scroll]");
    if (scroll) sessionStorage.setItem("usher:" + location.pathname, String(scroll.scrollTop));
  });
  function restoreScroll() {
    const [entry] = performance.getEntriesByType("navigation");
    const scroll = topLayer()?.querySelector("[data-scroll]");
    if (scroll && entry && entry.type !== "navigate") {
      scroll.scrollTop = +(sessionStorage.getItem(scrollKey) || 0);
    }
  }

  // ---- History

  const PUSH = 1, REPLACE = 2, BACK = 3, VISIT = 4, TEMPLATE = 6;
  const historySteps = [];
  let travelling = false;

  function control(reader) {
    const kind = reader.byte();
    if (kind === PUSH || kind === REPLACE) {
      historySteps.push({ kind, url: reader.text(), index: reader.number() });
    } else if (kind === BACK) {
      historySteps.push({ kind, steps: reader.number() });
    } else if (kind === TEMPLATE) {
      const template = document.createElement("template");
      templates[reader.number()] = template;
      template.innerHTML = reader.text();
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
      if (step.kind === BACK) {
        travelling = true;
        history.go(-step.steps);
      } else {
        const state = { session, index: step.index };
        if (step.kind === PUSH) history.pushState(state, "", step.url);
        else history.replaceState(state, "", step.url);
      }
    }
  }

  addEventListener("popstate", (event) => {
    if (travelling) { travelling = false; runHistory(); return; }
    const known = event.state && event.state.session === session;
    sendLocation(known ? event.state.index + 1 : 0);
  });

  const sendLocation = (index) =>
    send(number(index, [CONTROL, 1]), location.pathname + location.search);

  function reload() { leaving = true; location.reload(); }

  // ---- Events

  let sequence = 0;
  let received = 0;
  const unacknowledged = new Map();
  /** Those of them that were never on their way. */
  const queued = new Set();

  /** Without a connection, what is typed into a field takes the place of what was typed before. */
  function send(bytes, text, earlier = -1) {
    const replaces = !connected && queued.has(earlier);
    if (!replaces && unacknowledged.size > 100) return -1;
    const number = replaces ? earlier : sequence = (sequence + 1) & 255;
    const payload = text ? encoder.encode(text) : null;
    const message = new Uint8Array(1 + bytes.length + (payload ? payload.length : 0));
    message.set(bytes, 1);
    if (payload) message.set(payload, 1 + bytes.length);
    unacknowledged.set(number, message);
    if (!connected) queued.add(number);
    transmit(message);
    return number;
  }

  function transmit(message) {
    if (!connected) return;
    message[0] = received & 255;
    acknowledgedFrames = received;
    socket.send(message);
  }

  /** The server has applied all events up to this one. */
  function acknowledge(applied) {
    for (const sent of unacknowledged.keys()) {
      if (((applied - sent) & 255) < 128) unacknowledged.delete(sent);
    }
  }

  function sendEvent(target, name, text) {
    const { index, part } = target.usher.handlers[name];
    const { fragment, path } = address(target.usher.scope, index);
    const bytes = number(fragment, []);
    number(path.length, bytes);
    for (const step of path) number(step, bytes);
    const edit = send(bytes, text, part ? part.edit : -1);
    if (part) part.edit = edit;
  }

  const handling = (event, name) => {
    for (let element = event.target; element?.closest; element = element.parentElement) {
      if (element.usher?.handlers[name]) return element;
    }
    return null;
  };

  document.addEventListener("click", (event) => {
    const target = handling(event, "click");
    if (target) {
      if (target.disabled) return;
      if (target.tagName === "A") event.preventDefault();
      sendEvent(target, "click");
      return;
    }
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey
      || event.shiftKey || event.altKey || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    const isOurs = url.origin === location.origin
      && (url.pathname === base || url.pathname.startsWith(base + "/"))
      && !url.pathname.startsWith(base + "/-/");
    if (!isOurs) return;
    event.preventDefault();
    send([CONTROL, 2], url.pathname + url.search);
  });
  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const target = handling(event, "submit");
    if (target) sendEvent(target, "submit");
  });
  document.addEventListener("input", (event) => {
    const target = handling(event, "input");
    if (target) sendEvent(target, "input", event.target.value);
  });
  document.addEventListener("change", (event) => {
    const target = handling(event, "change");
    if (!target) return;
    const isCheckbox = event.target.type === "checkbox";
    sendEvent(target, "change", isCheckbox ? (event.target.checked ? "1" : "") : event.target.value);
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") keepFocusInside(event);
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    const way = [...document.querySelectorAll("[data-escape]")].at(-1);
    if (way && !way.disabled) { event.preventDefault(); way.click(); }
  });

  /** In a sheet or a question the focus goes round, as there is nothing else to reach. */
  function keepFocusInside(event) {
    const dialog = document.querySelector("[data-prompt]")
      || (layers().length > 1 ? topLayer() : null);
    if (!dialog) return;
    const stops = [...dialog.querySelectorAll("a[href],button,input,select,textarea")]
      .filter((element) => !element.disabled && element.tabIndex >= 0 && element.offsetParent);
    if (!stops.length) return;
    const last = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== last && dialog.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0]).focus();
  }

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

  function connect() {
    clearTimeout(retryTimer);
    const previous = socket;
    if (previous && previous.readyState < WebSocket.CLOSING) return;
    connected = false;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const mine = socket = new WebSocket(
      `${scheme}//${location.host}/-/socket?session=${session}&received=${received & 255}`);
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => {
      if (mine !== socket) return;
      if (!connected) { greet(event.data); return; }
      received++;
      receive(event.data);
      // Frames are kept by the server until they are known to have come.
      if (received - acknowledgedFrames > 32) {
        acknowledgedFrames = received;
        socket.send(new Uint8Array([received & 255]));
      }
    };
    socket.onclose = (event) => {
      if (mine !== socket) return;
      connected = false;
      if (leaving) return;
      if (event.code === 4404) { sessionLost(); return; }
      statusTimer ||= setTimeout(() => { status.hidden = false; }, 600);
      const delay = Math.min(8000, 150 * 2 ** attempts++) * (0.75 + Math.random() / 2);
      retryTimer = setTimeout(connect, delay);
    };
  }

  /** The first message of a connection says which events have been applied. */
  function greet(buffer) {
    connected = true;
    attempts = 0;
    clearTimeout(statusTimer);
    statusTimer = 0;
    status.hidden = true;
    acknowledge(new Uint8Array(buffer)[0]);
    queued.clear();
    for (const message of unacknowledged.values()) transmit(message);
    root.dataset.connected = "";
  }

  function sessionLost() {
    // Never in a circle, should the server refuse each new session too.
    if (Date.now() - firstConnection > 2000) reload();
    else setTimeout(reload, 5000);
  }

  // For tests: the network goes away under the page.
  window.usherTest = { drop: () => socket.close() };

  addEventListener("online", connect);
  addEventListener("pageshow", (event) => { if (event.persisted) connect(); });

  // ---- Start

  const start = document.getElementById("usher");
  collect(start.firstChild, newScope());
  history.replaceState({ session, index: 0 }, "", location.href);
  restoreScroll();
  const focus = topLayer()?.querySelector("[data-focus]");
  if (focus) focus.focus({ preventScroll: true });
  updateTitle();
  connect();
})();
