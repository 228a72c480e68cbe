// What a person, or a screen reader, would call an element: its role and its accessible name. All engines use this one
// reading, so that they agree; it knows as much of the rules as our pages need.

const rolesOfTags = {
  A: "link", BUTTON: "button", TEXTAREA: "textbox", SELECT: "combobox", H1: "heading", H2: "heading", H3: "heading",
  UL: "list", OL: "list", LI: "listitem", NAV: "navigation", MAIN: "main", IMG: "img", PROGRESS: "progressbar",
  FIELDSET: "group", DIALOG: "dialog",
};
const rolesOfInputs = {
  checkbox: "checkbox", radio: "radio", range: "slider", search: "searchbox", number: "spinbutton", file: "button",
  submit: "button", button: "button",
};

function roleOf(element) {
  const given = element.getAttribute("role");
  if (given) return given;
  if (element.localName === "input") return rolesOfInputs[element.type] || "textbox";
  if (element.localName === "a" && !element.hasAttribute("href")) return "";
  if (element.localName === "section") return element.matches("[aria-label], [aria-labelledby]") ? "region" : "";
  return rolesOfTags[element.tagName] || "";
}

/** The text of an element as it is read: nothing hidden, and of controls within it nothing. */
function textOf(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE) return "";
  if (node.matches("[aria-hidden=true], [hidden], input, textarea, select, svg:not([role])")) return "";
  if (node.localName === "img") return node.alt;
  if (node.hasAttribute("aria-label")) return node.getAttribute("aria-label");
  const text = [...node.childNodes].map(textOf).join("");
  return getComputedStyle(node).display.startsWith("inline") ? text : ` ${text} `;
}

const plain = (text) => text.replace(/\s+/g, " ").trim();

function nameOf(element) {
  const labelledBy = element.getAttribute("aria-labelledby");
  if (labelledBy) {
    const labels = labelledBy.split(/\s+/).map((id) => document.getElementById(id)).filter(Boolean);
    if (labels.length) return plain(labels.map(textOf).join(" "));
  }
  if (element.getAttribute("aria-label")) return plain(element.getAttribute("aria-label"));
  if (element.labels?.length) return plain([...element.labels].map(textOf).join(" "));
  if (element.localName === "img") return plain(element.alt);
  return plain(textOf(element)) || element.title || element.placeholder || "";
}

/** Whether it is there for people: drawn, not behind a sheet, and not hidden from those who listen. */
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], [aria-hidden=true]");

/** Everything of a role whose name is, or matches, what is looked for. */
function named(role, name, isPattern) {
  const fits = (found) => name === null || (isPattern ? new RegExp(name, "u").test(found) : found === name);
  return [...document.querySelectorAll("*")]
    .filter((element) => roleOf(element) === role && isShown(element) && fits(nameOf(element)));
}

/** How an element is told to a reader of a report. */
function describe(element) {
  const role = roleOf(element) || element.localName;
  const name = nameOf(element) || element.className;
  return `${role} “${String(name?.baseVal ?? name).slice(0, 60)}”`;
}
