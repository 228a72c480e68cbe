// The numbers on the wire by name, as in Documentation/Protocol.md, and functions that read and write bytes.

/** The version of what travels. The server has pages of another version loaded again. */
export const wireVersion = 2;

/** The operations of a frame on the browser itself. */
export const control = Object.freeze({
  push: 1, replace: 2, go: 3, navigate: 4, animation: 5, template: 6, anew: 7, closing: 8, reset: 9, window: 10,
  file: 11, position: 12, applied: 13, notice: 14, visitor: 15, language: 16, leave: 17,
});

/** The events of the browser itself. */
export const told = Object.freeze({
  location: 1, link: 2, room: 3, fileFailed: 4, position: 5, cameBack: 6, left: 7, stuck: 8,
  scriptError: 9, clock: 10, returned: 11,
});

/** The kinds of changes of a list's rows. */
export const rowChange = Object.freeze({ inside: 0, inserted: 1, removed: 2, lifted: 3, placed: 4, extent: 5 });

/** The kinds of changes of a branch, which is content that comes and goes. */
export const branchChange = Object.freeze({ inside: 0, other: 1 });

/** The animations of a change of screens. */
export const animation = Object.freeze({ push: 1, pop: 2, present: 3, dismiss: 4, fade: 5 });

/** The statuses of a device's position. */
export const positionStatus = Object.freeze({ known: 0, denied: 1, unavailable: 2, late: 3 });

/** The reasons why a socket was closed, as far as the script needs them. */
export const closeCode = Object.freeze({
  tooLarge: 1009, unknownSession: 4404, ended: 4405, inUse: 4409, otherVersion: 4426,
});

/** The fragment that is the browser itself. */
export const browserFragment = 0;

// Keeps a byte order mark as a character, like the server.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** Reads a frame. */
export class Reader {
  constructor(buffer) { this.bytes = new Uint8Array(buffer); this.at = 0; }
  get done() { return this.at >= this.bytes.length; }
  /** Whether the next bytes are these. */
  startsWith(...bytes) { return bytes.every((byte, index) => this.bytes[this.at + index] === byte); }
  byte() { return this.bytes[this.at++]; }
  number() {
    let value = 0, scale = 1, next;
    do { next = this.byte(); value += (next & 127) * scale; scale *= 128; } while (next > 127);
    return value;
  }
  text(length = this.number()) { return decoder.decode(this.bytes.subarray(this.at, this.at += length)); }
  /** Reads a text that may be missing; null if it is. */
  optional() { const length = this.number(); return length ? this.text(length - 1) : null; }
}

/** Appends a number in base 128, the lowest digit first. Returns the bytes. */
export function appendNumber(value, bytes) {
  while (value > 127) { bytes.push(value % 128 + 128); value = Math.floor(value / 128); }
  bytes.push(value);
  return bytes;
}

/** Returns a message: a free byte for the number of received frames, the bytes of an event, and its text to the end. */
export function messageOf(bytes, text) {
  const payload = text ? encoder.encode(text) : [];
  const message = new Uint8Array(1 + bytes.length + payload.length);
  message.set(bytes, 1);
  message.set(payload, 1 + bytes.length);
  return message;
}
