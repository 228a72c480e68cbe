// What the server sends, byte by byte, as Documentation/Protocol.md has it: written here once more, so that a slip in
// the script's own reading and writing shows.

const encoder = new TextEncoder();

/** A number in base 128, lowest first. */
export const number = (value) => value > 127 ? [value % 128 + 128, ...number(Math.floor(value / 128))] : [value];

/** A text after its length in bytes. */
export function text(value) {
  const payload = encoder.encode(value);
  return [...number(payload.length), ...payload];
}

/** What an attribute is: nothing when it is gone, else a text with its length + 1. */
export function attribute(value) {
  if (value === null) return [0];
  const payload = encoder.encode(value);
  return [...number(payload.length + 1), ...payload];
}

/** The bytes of a frame: numbers as they are, texts after their length. */
export const bytes = (...items) =>
  new Uint8Array(items.flat(Infinity).flatMap((item) => typeof item === "string" ? text(item) : [item]));
