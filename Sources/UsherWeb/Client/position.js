// The position of the device.

import { appendNumber, browserFragment, positionStatus, told } from "./wire.js";

/**
 * Makes the function that sends the device's position, or the reason why it isn't known.
 *
 * @param host `window`; `send(bytes, text)`: sends an event to the server.
 */
export function makePosition({ window, send }) {
  const { navigator } = window;
  return (number, accuracy, timeout) => {
    const answer = (status, text) => send([...appendNumber(number, [browserFragment, told.position]), status], text);
    // Without HTTPS the browser would report that the person refused.
    if (!window.isSecureContext || !navigator.geolocation) { answer(positionStatus.unavailable); return; }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer(positionStatus.known, `${coords.latitude} ${coords.longitude} ${coords.accuracy}`),
      // The codes on the wire are the browser's codes.
      ({ code }) => answer(code),
      { enableHighAccuracy: accuracy < 100, timeout, maximumAge: 60_000 });
  };
}
