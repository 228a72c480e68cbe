// Combo boxes: options below a text field, which the arrow keys go through while the field keeps the focus.

/** Listens to what the person does with combo boxes. */
export function makeCombos({ document }) {
  const boxOf = (target) => target.closest?.("[data-combo]");
  const fieldOf = (box) => box.querySelector("[role=combobox]");
  const optionsOf = (box) => [...box.querySelectorAll("[role=option]")];
  const activeOf = (box) => box.querySelector("[role=option][data-active]");

  /** The number of options that have got an `id` so far. */
  let named = 0;

  /** The active option may go while the list is open. */
  const changes = new MutationObserver((records) => {
    for (const box of new Set(records.map(({ target }) => boxOf(target)))) if (box && !activeOf(box)) activate(box, null);
  });

  function setOpen(box, isOpen) {
    if (isOpen) changes.observe(box.querySelector("[role=listbox]"), { childList: true }); else changes.disconnect();
    box.toggleAttribute("data-open", isOpen);
    fieldOf(box).setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) activate(box, null);
  }

  function activate(box, option) {
    const before = activeOf(box);
    before?.removeAttribute("data-active");
    before?.setAttribute("aria-selected", "false");
    const field = fieldOf(box);
    if (!option) { field.removeAttribute("aria-activedescendant"); return; }
    option.dataset.active = "";
    option.setAttribute("aria-selected", "true");
    const list = field.getAttribute("aria-controls");
    option.id ||= `${list}-${++named}`;
    field.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  const isField = (target) => target.matches?.("[role=combobox]") && boxOf(target);

  for (const type of ["input", "click"]) document.addEventListener(type, ({ target }) => {
    const box = isField(target);
    // A text that comes back after a reload opens no list.
    if (!box || target.disabled || target !== document.activeElement) return;
    setOpen(box, true);
    activate(box, null);
  });

  document.addEventListener("focusout", ({ target }) => { const box = isField(target); if (box) setOpen(box, false); });

  // The field keeps the focus.
  document.addEventListener("mousedown", (event) => {
    if (event.target.closest?.("[data-combo] .u-options")) event.preventDefault();
  });

  // The choice has been sent by then.
  document.addEventListener("click", ({ target }) => {
    const option = target.closest?.("[role=option]"), box = option && boxOf(option);
    if (box) setOpen(box, false);
  });

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const box = isField(target);
    if (!box || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOpen = box.hasAttribute("data-open"), active = activeOf(box);
    if (key === "ArrowDown" || key === "ArrowUp") {
      const options = optionsOf(box), index = options.indexOf(active);
      setOpen(box, true);
      activate(box, key === "ArrowDown" ? options[index + 1] ?? options[0] : options.at(index < 0 ? -1 : index - 1));
    } else if (key === "Enter" && isOpen) {
      // Never sends the form; and while a text is on its way, the options are those of the one before.
      if (active && !target.hasAttribute("data-waiting")) active.click();
    } else if (key === "Escape" && isOpen) {
      setOpen(box, false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}
