// Disabled buttons and text fields, which keep the focus if they have it.

/** Whether an element is disabled, so that it takes no input now. */
export const isGuarded = (element) => element.disabled || element.getAttribute("aria-disabled") === "true";

const isText = (element) =>
  element.matches("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color])");

/**
 * Enables or disables an element. A disabled element would lose the focus; so a focused button or text field is only
 * marked as disabled until it loses the focus: such a button takes no press, and such a text can't be changed.
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
