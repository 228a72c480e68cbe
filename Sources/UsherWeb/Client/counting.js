// What screen readers are told of rows: which of all rows they are.

/** The roles of rows that are counted in their list. */
const counted = new Set(["listitem", "option", "article", "row", "treeitem"]);

/** Sets an attribute, or removes it if there is no value. One that is right already isn't touched. */
function setCount(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== `${value}`) element.setAttribute(name, value);
}

/** Tells of the rows of a list which of all rows they are; of a list that is whole, nothing. */
export function countRows({ first, total, rows, start }) {
  const table = start.parentElement.closest("table");
  let heads = 0;
  if (table && rows[0]?.node.localName === "tr") {
    // The rows of the table itself, such as its head, count as well.
    const others = [...table.rows].filter(({ dataset }) => dataset.gap === undefined);
    heads = others.indexOf(rows[0].node);
    setCount(table, "aria-rowcount", total ? others.length - rows.length + total : null);
  }
  for (const [index, { node }] of rows.entries()) {
    const here = total ? first + index + 1 : null;
    if (node.localName === "tr") {
      setCount(node, "aria-rowindex", total ? heads + here : null);
    } else if (node.localName === "li" || counted.has(node.getAttribute("role"))) {
      setCount(node, "aria-setsize", total || null);
      setCount(node, "aria-posinset", here);
    }
  }
}
