// Files that the person chooses. Their content is sent only when the server asks for it.

import { makeDropping } from "./dropping.js";
import { makePictures } from "./pictures.js";
import { appendNumber, browserFragment, told } from "./wire.js";

/** Makes the files of a page. `prefix` is the path of the site. */
export function makeFiles({ window, prefix = "", send }) {
  /** The chosen files that the server may still ask for, by number. */
  const files = new Map();
  let chosen = 0;
  const pictures = makePictures({ window, find: (number) => files.get(number)?.file });
  makeDropping({ window });

  return {
    /** Call after the page has changed. */
    update: pictures.update,

    /** Adds a chosen file. Returns its description for the server. */
    add(file) {
      files.set(++chosen, { file, sending: new AbortController() });
      return [chosen, file.size, file.type, file.name].join("\n");
    },

    /** Sends the content of a file that the server asks for. Without a token, releases the file. */
    async send(token, number) {
      const file = files.get(number);
      if (!token) {
        files.delete(number);
        file?.sending.abort();
        return;
      }
      try {
        const answer = await window.fetch(`${prefix}/-/upload/${token}`, {
          method: "POST", body: file.file, signal: file.sending.signal,
          headers: { "content-type": "application/octet-stream" },
        });
        if (!answer.ok) throw answer.status;
      } catch {
        // The file isn't known any more, can't be read, or can't be sent: the server must not wait for it.
        if (!file || files.has(number)) send(appendNumber(number, [browserFragment, told.fileFailed]));
      }
      files.delete(number);
    },
  };
}
