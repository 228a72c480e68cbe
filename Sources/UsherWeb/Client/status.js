// What the page says of its connection.

/** In milliseconds: a connection that is back at once isn't worth a word. */
const patience = 600;

/** @param host `window`; `root`: the element that holds the page; `element`: where it is said. */
export function makeStatus({ window, root, element }) {
  let timer = 0;
  return {
    get isStill() { return root.inert; },

    /** The connection is gone: says so if it takes a while. */
    away() { timer ||= window.setTimeout(() => { element.hidden = false; }, patience); },

    /** It is there. */
    back() {
      window.clearTimeout(timer);
      timer = 0;
      this.goOn();
    },

    /** More can't be kept until the connection is back; what couldn't be sent mustn't be done. */
    holdStill() {
      root.inert = true;
      element.hidden = false;
    },

    goOn() {
      root.inert = false;
      element.hidden = true;
    },
  };
}
