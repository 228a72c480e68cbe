// What the person hands on: copies, shares or prints. It happens in the browser, within the person's press.

/** The time for which a button shows that it has copied, in milliseconds. */
const doneTime = 2000;

/**
 * Listens to the buttons that copy, share or print.
 *
 * @param host `window`; `say(text)`: tells screen readers something.
 */
export function makeHanding({ window, say }) {
  const { document, navigator } = window;

  /** Copies a text the old way, for pages without HTTPS and old browsers. Returns whether it is copied. */
  function copySelected(text) {
    const field = document.createElement("textarea"), before = document.activeElement;
    field.value = text;
    field.readOnly = true;
    field.className = "spoken";
    (before?.closest("dialog,.layer") ?? document.body).append(field);
    field.focus({ preventScroll: true });
    field.select();
    let isCopied = false;
    try { isCopied = document.execCommand("copy"); } catch { /* the browser can't */ }
    field.remove();
    before?.focus({ preventScroll: true });
    return isCopied;
  }

  /** Copies a text, and says at a button whether it is copied. */
  async function copy(button, text) {
    let isCopied = false;
    try {
      await navigator.clipboard.writeText(text);
      isCopied = true;
    } catch {
      // There is no clipboard without HTTPS, and some browsers refuse it.
      isCopied = copySelected(text);
    }
    const { done, failed } = button.dataset, word = isCopied ? done : failed;
    button.dataset.said = word;
    say(word);
    window.setTimeout(() => { if (button.dataset.said === word) delete button.dataset.said; }, doneTime);
  }

  async function share(button) {
    const { text = "", title, share: url } = button.dataset;
    const address = url === undefined ? "" : new URL(url, document.baseURI).href;
    const data = { ...title && { title }, ...text && { text }, ...address && { url: address } };
    if (navigator.share && (navigator.canShare?.(data) ?? true)) {
      try {
        await navigator.share(data);
        return;
      } catch (error) {
        // The person has changed their mind.
        if (error.name === "AbortError") return;
      }
    }
    await copy(button, [text, address].filter(Boolean).join("\n"));
  }

  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("[data-hand]");
    if (!button || button.matches(":disabled,[aria-disabled=true]")) return;
    const { hand, text } = button.dataset;
    if (hand === "copy") copy(button, text);
    if (hand === "share") share(button);
    if (hand === "print") window.print();
  });
}
