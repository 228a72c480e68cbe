// Files that the person chooses. Their content is sent only when the server asks for it.

import { makeDropping, mostFiles } from "./dropping.js";
import { makePictures } from "./pictures.js";
import { appendNumber, browserFragment, told } from "./wire.js";

/** Makes the files of a page. `prefix` is the path of the site. */
export function makeFiles({ window, prefix = "", send }) {
  /** The chosen files that the server may still ask for, by number. */
  const files = new Map();
  /** Not from 1: the server may still know a file of the document before this one, and would get another's content. */
  let chosen = Math.floor(Math.random() * 2 ** 30);
  /** The chosen files that aren't told yet, and how many of those that are told may be unanswered. */
  const untold = [];
  let unanswered = 0, timer = 0;
  const pictures = makePictures({ window, find: (number) => files.get(number)?.file });
  makeDropping({ window });

  function add(file) {
    files.set(++chosen, { file, sending: new AbortController() });
    return [chosen, file.size, file.type, file.name].join("\n");
  }

  function tellNext() {
    if (!("busy" in window.document.documentElement.dataset)) unanswered = 0;
    for (; untold.length && unanswered < mostFiles; unanswered++) untold.shift()();
    if (untold.length && !timer) timer = window.setTimeout(() => { timer = 0; tellNext(); }, 200);
  }

  return {
    /** Call after the page has changed. */
    update: pictures.update,

    /**
     * Adds chosen files, and tells the server of each by `tell`. A page keeps only so many events until the server answers,
     * so of very many files some are told later.
     */
    choose(list, tell) {
      for (const file of list) untold.push(() => tell(add(file)));
      tellNext();
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
