// The clock of the device: its time zone, and how it counts hours. The server has it from the cookie, or is told.

import { browserFragment, told } from "./wire.js";

/** The name of the cookie, and how long it lasts, in seconds. */
const clockCookie = "usher-clock", cookieLife = 31_536_000;

/**
 * Makes the function that tells the server the clock of the device if the session knows another one or none, and keeps it
 * for pages to come. It is called at each connection; what follows it listens by itself.
 *
 * @param host `window`; `prefix`: the path of the site; `send(bytes, text, how)`: sends an event to the server and returns
 * its number.
 */
export function makeClock({ window, prefix, send }) {
  const { document, location } = window;
  const { dataset } = document.documentElement;
  let last = -1, isConnected = false;

  function tell() {
    const { hourCycle, timeZone } = new window.Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
    const clock = `${/^h1/.test(hourCycle) ? 12 : 24}:${timeZone}`;
    // A browser that doesn't know its zone says so.
    if (!timeZone || timeZone === "Etc/Unknown" || clock === dataset.clock) return;
    dataset.clock = clock;
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${clockCookie}=${clock}; path=${prefix || "/"}; max-age=${cookieLife}; samesite=lax${secure}`;
    last = send([browserFragment, told.clock], clock, { replaces: last });
  }

  // The person may have travelled meanwhile.
  document.addEventListener("visibilitychange", () => { if (isConnected && !document.hidden) tell(); });

  return () => {
    isConnected = true;
    tell();
  };
}
