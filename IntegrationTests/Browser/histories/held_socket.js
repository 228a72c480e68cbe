// Holds what a page and its server say to each other, until a test lets it through: the line is as slow as a test wants.
(() => {
  const Socket = window.WebSocket;
  /** What the page said, oldest first. */
  let said = [];
  /** What the server answered to each of these, and to nothing. */
  let answers = [];
  let isHeld = false;
  let newest = null;
  let moves = 0;
  /** Whether the person has gone somewhere, and the browser hasn't come there yet: a busy machine takes its time. */
  let isGoing = false;

  class HeldSocket {
    static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;

    constructor(url) {
      newest = this;
      this.socket = new Socket(url);
      this.socket.onmessage = (event) => this.arrive(event);
      this.socket.onclose = (event) => this.end(event);
    }

    get readyState() { return this.isOver ? HeldSocket.CLOSED : this.socket.readyState; }
    set binaryType(type) { this.socket.binaryType = type; }
    close() { this.socket.close(); }

    send(message) {
      const copy = message.slice();
      const tell = () => { if (this.readyState === HeldSocket.OPEN) this.socket.send(copy); };
      // One byte only confirms frames.
      if (isHeld && copy.length > 1) said.push({ socket: this, tell }); else tell();
    }

    arrive(event) {
      if (this.isOver) return;
      if (!isHeld) { this.onmessage?.(event); return; }
      if (!answers.length) answers.push([]);
      answers.at(-1).push({ socket: this, event });
    }

    end(event) {
      if (this.isOver) return;
      this.isOver = true;
      said = said.filter(({ socket }) => socket !== this);
      answers = answers.map((frames) => frames.filter(({ socket }) => socket !== this)).filter((frames) => frames.length);
      this.onclose?.(event);
    }
  }

  window.WebSocket = HeldSocket;
  window.addEventListener("popstate", () => { moves++; isGoing = false; }, true);

  const pause = (time) => new Promise((done) => setTimeout(done, time));

  /** Waits for something; whether it came. */
  async function when(condition, time) {
    for (const end = performance.now() + time; performance.now() < end; await pause(2)) if (condition()) return true;
    return condition();
  }

  const show = (frames) => {
    for (const { socket, event } of frames) if (!socket.isOver) socket.onmessage?.(event);
  };

  const nameOf = (element) => element.getAttribute("aria-label") ?? element.textContent.replace(/\s+/g, " ").trim();

  /** The visible buttons and links that nothing covers, by the beginning of their names; of several the last. */
  const find = (name) => [...document.querySelectorAll("button, a[href]")].findLast((element) =>
    !element.closest("[inert], [hidden]") && element.checkVisibility({ visibilityProperty: true })
    && element.getBoundingClientRect().width && nameOf(element).startsWith(name));

  const go = (distance) => {
    if (!(history.state?.index + distance >= 0)) return;
    isGoing = true;
    history.go(distance);
  };

  const acts = {
    // Not out of the page.
    back: () => go(-1),
    // There may be nothing to go to.
    forward() { isGoing = true; history.forward(); },
    twice: () => go(-2),
    press: (name) => find(name)?.click(),
    /** The server hears the oldest thing, and answers. */
    async up() {
      const first = said.shift();
      if (!first) return;
      const frames = [];
      answers.push(frames);
      first.tell();
      await when(() => frames.length || first.socket.isOver, 1000);
    },
    /** The page gets the oldest answer. */
    down: () => show(answers.shift() ?? []),
    /** All that was said is answered, and shown. */
    async answer() {
      for (let rounds = 0; rounds < 10 && (said.length || answers.length); rounds++) {
        if (said.length) await acts.up();
        if (answers.length) acts.down();
      }
    },
    /** The server hears all that was said, and nothing of it is shown yet. */
    async hear() { while (said.length) await acts.up(); },
    /** The browser comes to where it was sent. */
    async land() {
      const before = moves;
      await when(() => moves > before, 25);
    },
    /** The line breaks; the page has another one a moment later. */
    async drop() {
      const old = newest;
      old.socket.close();
      old.end({ code: 1006 });
      await when(() => newest !== old && newest.socket.readyState === 1, 2000);
    },
  };

  const isQuiet = () => !said.length && !answers.length && !("busy" in document.documentElement.dataset);

  window.line = {
    /** Does one thing after the other, with the line held. */
    async play(story) {
      await this.settle();
      isHeld = true;
      for (const [act, ...given] of story) await acts[act](...given);
      return this.settle();
    },

    /** Lets everything through; whether all came to rest. */
    async settle() {
      isHeld = false;
      const frames = answers.flat();
      answers = [];
      show(frames);
      for (const { tell } of said.splice(0)) tell();
      for (let rounds = 0; rounds < 200; rounds++) {
        if (!await when(isQuiet, 10_000)) return false;
        const before = moves;
        await when(() => moves > before, isGoing ? 250 : 15);
        isGoing = false;
        if (isQuiet() && moves === before) return true;
      }
      return false;
    },

    /** What the page says of itself. */
    place: () => ({
      address: location.pathname + location.search,
      index: history.state?.index ?? null,
      title: document.title,
      heading: [...document.querySelectorAll(".layer")].at(-1)?.querySelectorAll("h1").length
        ? [...[...document.querySelectorAll(".layer")].at(-1).querySelectorAll("h1")].map((h1) => h1.textContent) : [],
      hasPrompt: !!document.querySelector("[data-prompt]"),
    }),

    /** The person goes back by one, and everything comes to rest. */
    async goBack() {
      const before = moves;
      history.back();
      return await when(() => moves > before, 5000) && await this.settle();
    },
  };
})();
