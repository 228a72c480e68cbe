// A page with a long list, whose rows the server sends as they are asked for, and a layout that scrolls.

import { client } from "./client.js";
import { attribute, bytes, number } from "./frame.js";
import { fire, makeWindow } from "./page.js";

const { makeEvents } = await client("events");
const { makeParts } = await client("parts");
const { makeWindows } = await client("windows");
const { Reader } = await client("wire");

// The numbers of Documentation/Protocol.md, and where the list is in its fragment.
const fragment = 1, list = 0;
export const inserted = 1, removed = 2, lifted = 3, placed = 4, extent = 5;

/**
 * Lays elements out one below the other, `data-columns` of them beside each other; `data-height`: an element's height. What
 * has `data-scroll` or is styled to scroll is 200 pixels high, if it doesn't say otherwise, and scrolls; with `data-wide`,
 * only from side to side.
 */
export function layOutScrolling(window) {
  const { prototype } = window.HTMLElement;
  const scrolled = new WeakMap();
  const isScroller = ({ dataset, style }) => dataset.scroll !== undefined
    || style.overflowY === "auto" && dataset.wide === undefined;

  /** What was laid out, until the page changes. */
  let laidOut = new Map();
  const forget = () => { laidOut = new Map(); };
  const observer = new window.MutationObserver(forget);
  observer.observe(window.document, { subtree: true, childList: true, attributes: true });

  /** What a function says of an element, once as long as the page doesn't change. */
  const once = (name, find) => (element) => {
    if (observer.takeRecords().length) forget();
    if (!laidOut.has(name)) laidOut.set(name, new Map());
    const found = laidOut.get(name);
    if (!found.has(element)) found.set(element, find(element));
    return found.get(element);
  };

  const isGone = once("gone", (element) => !element.parentElement
    ? element !== window.document.documentElement : element.hidden || isGone(element.parentElement));
  const contentOf = once("content", layOut);

  function layOut(element) {
    const tops = new Map();
    let end = 0, line = 0, column = 0;
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      const isGap = child.dataset.gap !== undefined;
      if (isGap || column >= Number(element.dataset.columns ?? 1)) [end, line, column] = [end + line, 0, 0];
      tops.set(child, end);
      line = Math.max(line, heightOf(child));
      column += isGap ? Infinity : 1;
    }
    return { tops, height: end + line };
  }

  const heightOf = once("height", (element) => {
    if (isGone(element)) return 0;
    if (isScroller(element)) return Number(element.dataset.scroll) || 200;
    return parseFloat(element.style.height || element.dataset.height) || contentOf(element).height;
  });

  const property = (name, descriptor) => Object.defineProperty(prototype, name, { configurable: true, ...descriptor });
  property("offsetHeight", { get() { return heightOf(this); } });
  property("clientHeight", { get() { return heightOf(this); } });
  property("scrollHeight", { get() { return Math.max(heightOf(this), contentOf(this).height); } });
  property("scrollTop", {
    get() { return Math.max(0, Math.min(scrolled.get(this) ?? 0, this.scrollHeight - this.clientHeight)); },
    set(value) { scrolled.set(this, Math.max(0, Math.min(value, this.scrollHeight - this.clientHeight))); },
  });

  /** How much everything around an element that scrolls is scrolled. */
  const scrollersAround = once("scrollers", ({ parentElement: parent }) =>
    parent ? [...isScroller(parent) ? [parent] : [], ...scrollersAround(parent)] : []);
  /** Where an element begins if nothing is scrolled. */
  const placeOf = once("place", (element) => element.parentElement
    ? placeOf(element.parentElement) + contentOf(element.parentElement).tops.get(element) : 0);
  const topOf = (element) => placeOf(element)
    - scrollersAround(element).reduce((sum, { scrollTop }) => sum + scrollTop, 0)
    + (parseFloat(element.style.translate?.split(" ")[1]) || 0);

  /** How large all is drawn. */
  const drawn = { scale: 1 };
  prototype.getBoundingClientRect = function () {
    if (isGone(this)) return { top: 0, bottom: 0 };
    const top = topOf(this) * drawn.scale;
    return { top, bottom: top + heightOf(this) * drawn.scale };
  };
  return drawn;
}

/** The height of a row, and of the visible part, in pixels: so ten rows are seen. */
export const high = 20, screen = 200;

/**
 * A page with a list of `total` rows, those from `first` on, and a server that answers when a test says so.
 *
 * @param options `heights`: the height of a row by its number; `tag`, `item`: the elements of the list and its rows;
 * `around(list)`: what is around the list; `columns`: how many rows stand beside each other; `target`; `tellsEnd`: whether
 * the browser says when a movement is over.
 */
export function makePage({
  total = 10_000, first = 0, count = 100, target, heights = () => high, tag = "ul", item = "li", columns = 1, role,
  around = (list) => `<div class="screen" id="screen" data-scroll>${list}</div>`, isLate = false, media = {}, tellsEnd = false,
} = {}) {
  const rowOf = (id) => {
    const content = '<button u="@click"></button>';
    const inner = item === "tr" ? `<td>${content}</td><td></td>` : content;
    return `<${item} id="r${id}"${role ? ` role="${role}"` : ""} data-height="${heights(id)}">${inner}</${item}>`;
  };
  /** The rows of the whole list, and those on the page, with their numbers. */
  let all = Array.from({ length: total }, (_, id) => id);
  let shown = all.slice(first, first + count).map((id, uid) => ({ id, uid }));
  let start = first, uids = shown.length, fresh = total;
  const mark = `<!--*${first},${total}${target === undefined ? "" : `,${target}`}-->`;
  const markup = `<${tag} id="list" data-columns="${columns}">${mark}${shown.map(({ id }) => rowOf(id)).join("")}<!--/--></${tag}>`;
  const inner = tag === "tbody" ? `<table id="table"><thead><tr data-height="20"><th></th><th></th></tr></thead>${markup}</table>` : markup;
  const window = makeWindow(`<main><!--=1-->${around(inner)}<!--/--></main>`, { media });
  const { document } = window;
  const drawn = layOutScrolling(window);
  if (tellsEnd) window.onscrollend = null;
  const events = makeEvents();
  const sent = [], extents = [];
  let isOnline = true, windows = null;
  const parts = makeParts({
    fields: { add() {}, show() {}, receive() {} }, root: document.querySelector("main"),
    onAppear() {}, onForm() {}, onLeave() {}, onArrive() {}, onRow() {},
    onExtent(part, target) { if (windows) windows.extend(part, target); else extents.push([part, target]); },
  });
  parts.start();
  parts.addTemplate(new Reader(bytes(1, 0, rowOf("X")).buffer));
  const template = `<${item}${role ? ` role="${role}"` : ""} u="id,data-height">${rowOf(0).replace(/^<[^>]*>/, "")}`;
  parts.addTemplate(new Reader(bytes(2, 0, template).buffer));
  const find = (id) => document.getElementById(id);
  const page = {
    window, document, events, parts, find, sent, drawn,
    get windows() { return windows; },
    get part() { return extents[0]?.[0] ?? page.listPart; },
    get scroller() { return find("screen"); },
    get list() { return find("list"); },
    get before() { return document.querySelector("[data-gap=before]"); },
    get after() { return document.querySelector("[data-gap=after]"); },
    heightOf: (place) => parseFloat(page[place]?.style.height ?? 0),
    /** The chunk has come. */
    begin() {
      windows = makeWindows({
        window, events,
        send(address, text, how) {
          if (!isOnline) return -1;
          sent.push({ address, text, how });
          return events.add(address, text).number;
        },
      });
      for (const given of extents) windows.extend(...given);
      windows.update();
      return page;
    },
    /** The rows that were asked for since this was asked for last. */
    asked: () => sent.splice(0).map(({ text }) => text),
    cutOff() { isOnline = false; },
    connect() {
      isOnline = true;
      windows.update();
    },
    /** The person scrolls, and the browser paints. */
    scroll(top, scroller = page.scroller) {
      scroller.scrollTop = top;
      fire(scroller, "scroll");
      window.clock.advance(20);
      return page;
    },
    wait: (time) => window.clock.advance(time),
    /** The id and the place of the first row that is seen. */
    get seen() {
      const rows = [...document.querySelectorAll("[data-height][id]")]
        .map((row) => ({ id: row.id, ...row.getBoundingClientRect() })).filter(({ bottom, top }) => bottom > 0 && top < screen);
      return rows.length ? [rows[0].id, rows[0].top] : null;
    },
    /** The server changes the page: operations on fragments. */
    say(operations, { acknowledges = events.last } = {}) {
      events.acknowledge(acknowledges);
      events.show(acknowledges);
      const reader = new Reader(bytes(...operations).buffer);
      windows.begin();
      while (!reader.done) parts.change(reader.number(), reader);
      windows.end();
      windows.update();
      return page;
    },
    /** The operations that make the rows on the page those of a window. */
    change(from, length, { target } = {}) {
      const operations = [];
      const wanted = all.slice(from, from + length);
      for (let at = shown.length - 1; at >= 0; at--) {
        if (wanted.includes(shown[at].id)) continue;
        operations.push(fragment, list, removed, number(at));
        shown.splice(at, 1);
      }
      for (const [at, id] of wanted.entries()) {
        if (shown[at]?.id === id) continue;
        const uid = uids++;
        operations.push(fragment, list, inserted, number(at), number(uid), 2, attribute(`r${id}`), attribute(String(heights(id))));
        shown.splice(at, 0, { id, uid });
      }
      start = from;
      operations.push(fragment, list, extent, number(from), number(all.length), number((target ?? -1) + 1));
      return operations;
    },
    /** The server answers what was asked for last. */
    answer() {
      const [first, count] = sent.splice(0).at(-1).text.split(",").map(Number);
      return page.say(page.change(first, Math.min(count, all.length - first)));
    },
    /** The server answers until nothing is asked for any more, or for a long time. */
    answerAll() {
      for (let times = 0; times < 20 && sent.length; times++) page.answer();
      return page;
    },
    /** Rows come into the whole list, and the page keeps those that it has. */
    insert(at, length) {
      all.splice(at, 0, ...Array.from({ length }, () => fresh++));
      const from = start && at <= start ? start + length : start;
      return page.say(page.change(from, shown.length));
    },
    remove(at, length) {
      all.splice(at, length);
      const from = at < start ? start - length : start;
      return page.say(page.change(from, Math.min(shown.length, all.length - from)));
    },
    /** Another list takes the place of all rows. */
    replace(length) { all = Array.from({ length }, () => fresh++); },
    focusRow(id) { find(`r${id}`).querySelector("button").focus(); },
  };
  if (!isLate) page.begin();
  return page;
}
