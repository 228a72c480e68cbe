// Buttons that can't be used now: they don't lose the focus by that.

/** Whether an element takes nothing now. */
export const isGuarded = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";

/** Disables an element, or says only that it is disabled as long as it has the focus, which it would lose. */
export function setDisabled(element, isDisabled) {
  const isFocused = element === element.ownerDocument.activeElement;
  element.disabled = isDisabled && !isFocused;
  if (isDisabled && isFocused) {
    element.setAttribute("aria-disabled", "true");
    element.addEventListener("blur", disableForGood);
  } else if (element.usherGuarded) {
    element.removeAttribute("aria-disabled");
    element.removeEventListener("blur", disableForGood);
  }
  element.usherGuarded = isDisabled && isFocused;
}

function disableForGood({ target }) {
  if (target.usherGuarded) setDisabled(target, true);
}
