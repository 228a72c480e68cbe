// Files that the person chooses: nothing of their content is sent until the server asks for it.

import { appendNumber, browserFragment, told } from "./wire.js";

/** The files of a page. */
export function makeFiles({ fetch, send }) {
  /** Those that were chosen and that the server may still ask for, by number. */
  const files = new Map();
  let chosen = 0;

  return {
    /** Takes in a file, and gives what to tell of it. */
    add(file) {
      files.set(++chosen, { file, sending: new AbortController() });
      return [chosen, file.size, file.type, file.name].join("\n");
    },

    /** Sends the content of a file that the server asks for; without a token lets go of it. */
    async send(token, number) {
      const file = files.get(number);
      if (!token) {
        files.delete(number);
        file?.sending.abort();
        return;
      }
      try {
        const answer = await fetch(`/-/upload/${token}`, {
          method: "POST", body: file.file, signal: file.sending.signal,
          headers: { "content-type": "application/octet-stream" },
        });
        if (!answer.ok) throw answer.status;
      } catch {
        // It isn't known any more, can't be read, or can't be sent: the server needn't wait for it.
        if (!file || files.has(number)) send(appendNumber(number, [browserFragment, told.fileFailed]));
      }
      files.delete(number);
    },
  };
}
