// Fields with a key or a button of their own: tags, and passwords that can be shown.

/** Listens to fields of tags and to the buttons that show passwords. */
export function makeEntering({ window }) {
  const { document } = window;

  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!target.matches?.("[data-tags]") || event.isComposing) return;
    if ((key === "Enter" || key === ",") && target.value.trim()) {
      event.preventDefault();
      target.dispatchEvent(new window.Event("change", { bubbles: true }));
    } else if (key === "Backspace" && !target.value && !event.repeat) {
      [...target.parentElement.querySelectorAll("li > button:not(:disabled)")].at(-1)?.click();
    }
  });

  // The text has been sent by then, and is a tag.
  document.addEventListener("change", ({ target }) => { if (target.matches?.("[data-tags]")) target.value = ""; });

  const show = (button, isShown) => {
    const field = button.parentElement.querySelector("input");
    if (field) field.type = isShown ? "text" : "password";
    button.setAttribute("aria-pressed", String(isShown));
  };

  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("[data-reveal]");
    if (button && !button.disabled && button.ariaDisabled !== "true") show(button, button.getAttribute("aria-pressed") !== "true");
  });

  // A browser that keeps passwords knows them by the field's type.
  document.addEventListener("submit", ({ target }) => {
    for (const button of target.querySelectorAll("[data-reveal][aria-pressed=true]")) show(button, false);
  }, true);
}
