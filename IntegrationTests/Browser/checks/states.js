// Turns everything that can be on, chosen, disabled or wrong into its contrary, only for the eye, and says where that is;
// called again with what it gave, it turns all back.

(back) => {
  if (back) {
    for (const undo of window.turnBack.reverse()) undo();
    return null;
  }
  const places = [];
  const undo = window.turnBack = [];
  const visible = (box) => box.width > 1 && box.height > 1 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  function turn(element, state, change, revert, shown = element) {
    const box = shown.getBoundingClientRect();
    if (element.closest("[inert]") || !shown.checkVisibility() || !visible(box) || !isOnTop(shown, box)) return;
    places.push({ element: describe(element), state, box: [box.left, box.top, box.right, box.bottom] });
    change();
    undo.push(revert);
  }
  const attribute = (element, name, value) => {
    const before = element.getAttribute(name);
    turn(element, name, () => value === null ? element.removeAttribute(name) : element.setAttribute(name, value),
      () => element.setAttribute(name, before));
  };
  for (const each of document.querySelectorAll("[aria-pressed], [aria-checked], [aria-selected]")) {
    for (const name of ["aria-pressed", "aria-checked", "aria-selected"]) {
      const value = each.getAttribute(name);
      if (value) attribute(each, name, value === "true" ? "false" : "true");
    }
  }
  for (const each of document.querySelectorAll("[aria-current]")) attribute(each, "aria-current", null);
  // What is wrong with a field is said below it, and what is busy turns a wheel.
  for (const each of document.querySelectorAll("[aria-invalid=true]:not([aria-describedby])")) attribute(each, "aria-invalid", null);
  for (const each of document.querySelectorAll("[aria-disabled=true]:not([aria-busy=true], :has(.spinner))")) attribute(each, "aria-disabled", null);
  for (const each of document.querySelectorAll(":is(button, input, select, textarea):disabled:not(:has(.spinner))")) {
    turn(each, "disabled", () => { each.disabled = false; }, () => { each.disabled = true; }, each.closest("label") ?? each);
  }
  for (const each of document.querySelectorAll("input[type=checkbox]")) {
    turn(each, "checked", () => { each.checked = !each.checked; }, () => { each.checked = !each.checked; });
  }
  for (const chosen of document.querySelectorAll("input[type=radio]:checked")) {
    const others = [...document.querySelectorAll("input[type=radio]")].filter((each) => each.name === chosen.name && each !== chosen);
    if (!others.length) continue;
    turn(chosen, "chosen", () => { others[0].checked = true; }, () => { chosen.checked = true; }, chosen.closest("label") ?? chosen);
  }
  return places;
}
