// Buttons that can't be used now: they don't lose the focus by that.

/** Whether an element takes nothing now. */
export const isGuarded = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";

const isText = (element) =>
  element.matches("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color])");

/**
 * Disables an element, or, as it would lose the focus by that, says only that it is, as long as it has it: a button takes
 * no press then, and a text can't be changed.
 */
export function setDisabled(element, isDisabled) {
  const isFocused = element === element.ownerDocument.activeElement && (element.localName === "button" || isText(element));
  element.disabled = isDisabled && !isFocused;
  if (isDisabled && isFocused) {
    element.setAttribute("aria-disabled", "true");
    element.readOnly = true;
    element.addEventListener("blur", disableForGood);
  } else if (element.usherGuarded) {
    element.removeAttribute("aria-disabled");
    element.readOnly = false;
    element.removeEventListener("blur", disableForGood);
  }
  element.usherGuarded = isDisabled && isFocused;
}

function disableForGood({ target }) {
  if (target.usherGuarded) setDisabled(target, true);
}
