// Time that tests turn: no test waits.

/** Timers that fire when a test lets time pass. */
export class TestClock {
  now = 0;
  #timers = new Map();
  #last = 0;

  setTimeout = (action, delay = 0) => {
    this.#timers.set(++this.#last, { action, at: this.now + delay });
    return this.#last;
  };

  clearTimeout = (timer) => { this.#timers.delete(timer); };

  /** The next picture of 60 in a second. */
  requestAnimationFrame = (action) => this.setTimeout(() => action(this.now), 1000 / 60);

  /** Lets time pass; what is due happens in its order. */
  advance(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.now = Math.max(this.now, due[1].at);
      due[1].action();
    }
    this.now = end;
  }
}
