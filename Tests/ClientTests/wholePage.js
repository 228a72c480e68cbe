// A page that the script has taken over, whose server is the test; and what a browser does with it.

import { client, load as loadAtOnce } from "./client.js";
import { statusLine } from "./english.js";
import { bytes } from "./frame.js";
import { fire, makeWindow, recorder } from "./page.js";
import { FakeSocket } from "./socket.js";

const { start } = await client("start");

/** In milliseconds, longer than any pause between attempts to connect. */
const longestDelay = 5000;

export const rowOne = '<li>One<button id="one" type="button" u="@click"></button></li>';
export const screen = `
  <div class="screen" data-scroll id="screen"><h1 tabindex="-1">Home</h1>
    <button id="a" type="button" u="@click"></button><input id="name" u=".value"><p id="text"><!---->Ghent</p>
    <ul><!--*-->${rowOne}<li>Two<input id="two" u=".value"></li><!--/--></ul>
    <a href="/app/1" id="link"></a>
  </div>`;
/** The parts of the screen. */
export const button = 0, name = 1, shown = 2, rows = 3;

export const pageOf = (content) => `<div class="layer"><!--=1-->${content}<!--/--></div>`;

/** The clock of the device, which the page knows already. */
const inVienna = {
  DateTimeFormat: class { resolvedOptions() { return { timeZone: "Europe/Vienna", hourCycle: "h23" }; } },
};

/** A page that the script has taken over; the test is its server. */
export function makePage(content = screen, { session = "mine", load = loadAtOnce, before = () => {}, ...options } = {}) {
  const window = makeWindow(`
    <div id="usher">${pageOf(content)}</div>
    ${statusLine()}
    <div id="usher-spoken"></div>`, options);
  const { document } = window;
  if (session) Object.assign(document.documentElement.dataset, { session, base: "/app", files: "abc", clock: "24:Europe/Vienna" });
  window.Intl = inVienna;
  const sockets = FakeSocket.installIn(window);
  const observed = [];
  let near;
  window.IntersectionObserver = class {
    constructor(tell) { near = tell; }
    observe(element) { observed.push(element.id); }
    unobserve() {}
  };
  window.performance.getEntriesByType = () => [];
  document.getElementById("usher").inert = false;
  document.hasFocus = () => true;
  const assign = recorder(), reload = recorder(), open = recorder(), errors = recorder();
  const fetch = recorder(async () => ({ ok: true }));
  Object.assign(window, { open, fetch });
  window.console.error = errors;
  // What a browser does at another address this document can't.
  const here = new Proxy({ assign, reload }, { get: (ours, key) => ours[key] ?? window.location[key] });
  const host = new Proxy(window, {
    get(target, key) {
      if (key === "location") return here;
      const value = target[key];
      return typeof value === "function" && /^[a-z]/.test(key) ? value.bind(target) : value;
    },
  });
  const find = (id) => document.getElementById(id);
  before({ window, document, find });
  start(host, load);
  const page = {
    window, document, sockets, assign, reload, open, errors, fetch, observed, find,
    near: (id) => near([{ isIntersecting: true, target: find(id) }]),
    get socket() { return sockets.at(-1); },
    wait: (time) => window.clock.advance(time),
    /** The server is there, and has these events. */
    greet(...greeting) {
      page.socket.say(...greeting.length ? greeting : [0]);
      return page;
    },
    /** The server has applied events up to one, and changes the page. */
    say: (event, ...operations) => page.socket.say(...bytes(event, ...operations)),
    /** The line breaks, and is there again. */
    breakLine: () => page.socket.end(),
    comeBack(...greeting) {
      page.wait(longestDelay);
      return page.greet(...greeting);
    },
    /** What the server was sent by the newest line since this was asked for last: without the count of frames. */
    sent() { return page.socket.sent.splice(0).map((message) => [...message].slice(1)); },
    click: (id) => fire(find(id), "click"),
    type(id, value) {
      find(id).value = value;
      fire(find(id), "input");
    },
    get at() { return window.location.pathname; },
    get line() { return find("usher-status").hidden ? null : find("usher-status").firstChild.textContent; },
    get isIdle() { return !("busy" in document.documentElement.dataset); },
  };
  return page;
}
