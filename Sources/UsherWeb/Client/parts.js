// The changing parts of the page, addressed by number: fragments, and the parts of their regions in document order.

import { setDisabled } from "./guarding.js";
import { rowAt, rowWith } from "./signs.js";
import { branchChange, rowChange } from "./wire.js";

const kinds = Object.freeze({ text: 0, attribute: 1, property: 2, handler: 3, branch: 4, list: 5, hole: 6 });

const newRegion = (owner, index, uid) => ({ parts: [], owner, index, uid });

/** Returns the address of a part: its fragment, and its path through the regions around it. */
export function partPath(region, index) {
  const path = [index];
  for (; region.owner; region = region.owner) {
    if (region.uid !== undefined) path.unshift(region.uid);
    path.unshift(region.index);
  }
  return { fragment: region.fragment, path };
}

/** Returns the first handler of an element; undefined without one. */
export const firstHandler = (element) => element.usher && Object.values(element.usher.handlers)[0];

/** Returns the number of an element's fragment. */
export function fragmentOf({ usher: { region } }) {
  while (region.owner) region = region.owner;
  return region.fragment;
}

/**
 * Returns a key of an element's place on the page; null without a handler. Rows count by order: their numbers can
 * change.
 */
export function partKey(element) {
  const first = firstHandler(element);
  if (!first) return null;
  const path = [first.index];
  let region = element.usher.region;
  for (; region.owner; region = region.owner) {
    if (region.uid !== undefined) {
      const { rows, first = 0 } = region.owner.parts[region.index];
      path.push(first + rows.indexOf(rowAt(region)));
    }
    path.push(region.index);
  }
  return `${region.fragment}/${path.join()}`;
}

/** Returns the elements between the ends of a part. */
export function elementsIn(part) {
  const elements = [];
  for (let node = part.start.nextSibling; node !== part.end; node = node.nextSibling) {
    if (node.nodeType === 1) elements.push(node);
  }
  return elements;
}

/**
 * Makes the parts of a page.
 *
 * @param host `root`: the element that contains them; `fields`: shows the values of fields; `onAppear(element)`: a new
 * element has to be notified when it comes near; `onForm(element)`: a new element counts how often its form was
 * refused; `onLeave(part)`: a fragment is about to go; `onArrive(part)`: a fragment has come; `onRow(element)`: an
 * existing list has a new row, or an element has replaced other content, for example the first row of a list that was
 * empty; `onExtent(part, target)`: a list has only some of its rows on the page: `part.rows.length` of `part.total` rows,
 * from the one with the index `part.first` on. `target`: the index of a row that has to be seen; negative without one.
 */
export function makeParts({ root, fields, onAppear, onForm, onLeave, onArrive, onRow, onExtent }) {
  const document = root.ownerDocument;
  const fragments = new Map();
  let templates = [];

  /** Collects the parts of a node and its next siblings, up to the end of their region. Returns the end, or null. */
  function collect(node, region) {
    for (; node; node = node.nextSibling) {
      if (node.nodeType === 1) collectElement(node, region);
      if (node.nodeType !== 8) continue;
      const mark = node.data;
      if (mark === "/") return node;
      if (mark === "") node = collectText(node, region);
      else if (mark === "?") node = collectBranch(node, region);
      else if (mark[0] === "*") node = collectList(node, region);
      else if (mark[0] === "=") node = collectHole(node, region);
    }
    return null;
  }

  function collectText(mark, region) {
    let text = mark.nextSibling;
    if (text?.nodeType !== 3) {
      text = document.createTextNode("");
      mark.after(text);
    }
    region.parts.push({ kind: kinds.text, node: text });
    return text;
  }

  function collectBranch(mark, region) {
    const inner = newRegion(region, region.parts.length);
    const part = { kind: kinds.branch, start: mark, region: inner };
    region.parts.push(part);
    return part.end = collectToEnd("A branch", mark, inner);
  }

  /** Collects the parts between a mark and its end. Returns the end; throws if there is none. */
  function collectToEnd(what, mark, region) {
    const end = collect(mark.nextSibling, region);
    if (end) return end;
    throw new Error(`${what} has no end: the browser moved it elsewhere, as it does with blocks in a <p>.`);
  }

  function collectList(mark, region) {
    const part = { kind: kinds.list, start: mark, rows: [], lifted: new Map() };
    const index = region.parts.push(part) - 1;
    let row = mark.nextSibling;
    for (; row?.nodeType !== 8; row = row.nextSibling) {
      if (!row) throw new Error("A list has no end: the browser moved its rows elsewhere, as it does with blocks in a <p>.");
      const inner = newRegion(region, index, part.rows.length);
      collectElement(row, inner);
      part.rows.push({ node: row, region: inner });
    }
    const [first, total, target = -1] = mark.data.slice(1).split(",").map(Number);
    extend(part, index, region, first, total, target);
    return part.end = row;
  }

  /** Sets which of its rows a list has on the page. All of them are there if the total is 0. */
  function extend(part, index, region, first, total, target) {
    if (!total && !part.total) return;
    Object.assign(part, { index, region, first, total });
    part.start.usherHole = total ? part : null;
    onExtent(part, target);
  }

  function collectHole(mark, region) {
    const part = { kind: kinds.hole, start: mark, number: +mark.data.slice(1) };
    mark.usherHole = part;
    region.parts.push(part);
    const inner = newFragment(part);
    part.end = collectToEnd("A fragment", mark, inner);
    if (part.number) fragments.set(part.number, inner);
    return part.end;
  }

  const newFragment = (hole) => Object.assign(newRegion(), { fragment: hole.number, hole });

  function collectElement(element, region) {
    const marks = element.getAttribute("u");
    if (marks) {
      element.removeAttribute("u");
      const handlers = {};
      element.usher = { region, handlers };
      for (const mark of marks.split(",")) collectAttribute(mark, element, region, handlers);
      if (handlers.appear) onAppear(element);
      if (marks.includes("data-refused")) onForm(element);
    }
    if (element.firstChild) collect(element.firstChild, region);
  }

  function collectAttribute(mark, element, region, handlers) {
    const index = region.parts.length;
    const name = mark.slice(1);
    if (mark[0] === "@") {
      region.parts.push({ kind: kinds.handler });
      handlers[name] = { index };
    } else if (mark[0] === ".") {
      const part = { kind: kinds.property, element, name, edit: -1 };
      region.parts.push(part);
      fields.add(part);
      handlers[name === "checked" ? "change" : "input"] = { index, part };
    } else {
      region.parts.push({ kind: kinds.attribute, element, name: mark });
    }
  }

  function setAttribute({ element, name }, text) {
    if (name === "disabled") setDisabled(element, text !== null);
    else if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }

  /** Makes new content from a template and the values of its parts. */
  function instance(reader, region) {
    const content = document.importNode(templates[reader.number()].content, true);
    collect(content.firstChild, region);
    for (const [index, part] of region.parts.entries()) {
      switch (part.kind) {
        case kinds.text: part.node.data = reader.text(); break;
        case kinds.attribute: setAttribute(part, reader.optional()); break;
        case kinds.property: fields.show(part, reader.text()); break;
        case kinds.branch: makeBranch(part, index, region, reader); break;
        case kinds.list: {
          const count = reader.number();
          extend(part, index, region, reader.number(), reader.number(), reader.number() - 1);
          for (let uid = 0; uid < count; uid++) {
            part.rows.push(newRow(part, index, uid, region, reader));
            part.end.before(part.rows.at(-1).node);
          }
          break;
        }
        case kinds.hole: fill(part, reader); break;
      }
    }
    return content;
  }

  function makeBranch(part, index, region, reader) {
    part.region = newRegion(region, index);
    part.end.before(instance(reader, part.region));
  }

  function newRow(part, index, uid, region, reader) {
    const row = newRegion(region, index, uid);
    return { node: instance(reader, row).firstElementChild, region: row };
  }

  function empty(part) {
    while (part.start.nextSibling !== part.end) part.start.nextSibling.remove();
  }

  /** Forgets the fragments in a region that is about to go, and calls `onLeave` for them while they are still there. */
  function release(region) {
    for (const part of region.parts) {
      if (part.kind === kinds.hole) releaseFragment(part);
      else if (part.kind === kinds.branch) release(part.region);
      else if (part.kind === kinds.list) for (const row of part.rows) release(row.region);
    }
  }

  function releaseFragment(part) {
    const region = fragments.get(part.number);
    // The fragment may be in another place by now.
    if (region?.hole !== part) return;
    onLeave(part);
    release(region);
    fragments.delete(part.number);
  }

  function fill(part, reader) {
    releaseFragment(part);
    empty(part);
    part.number = reader.number();
    if (!part.number) return;
    insert(part, reader);
    onArrive(part);
  }

  function insert(part, reader) {
    const region = newFragment(part);
    fragments.set(part.number, region);
    part.end.before(instance(reader, region));
  }

  function change(region, reader) {
    const index = reader.number();
    const part = region.parts[index];
    switch (part.kind) {
      case kinds.text: part.node.data = reader.text(); break;
      case kinds.attribute: setAttribute(part, reader.optional()); break;
      case kinds.property: fields.receive(part, reader.text()); break;
      case kinds.branch:
        if (reader.byte() === branchChange.inside) { change(part.region, reader); break; }
        release(part.region);
        empty(part);
        makeBranch(part, index, region, reader);
        for (const element of elementsIn(part)) onRow(element);
        break;
      case kinds.list: changeList(part, index, region, reader); break;
      case kinds.hole: fill(part, reader); break;
    }
  }

  function changeList(part, index, region, reader) {
    const kind = reader.byte();
    const at = reader.number();
    switch (kind) {
      case rowChange.inside: change(part.rows[at].region, reader); break;
      case rowChange.inserted: {
        const row = newRow(part, index, reader.number(), region, reader);
        putRow(part, at, row);
        onRow(row.node);
        break;
      }
      case rowChange.placed: {
        const uid = reader.number();
        putRow(part, at, part.lifted.get(uid));
        part.lifted.delete(uid);
        break;
      }
      case rowChange.extent: extend(part, index, region, at, reader.number(), reader.number() - 1); break;
      default: {
        const [row] = part.rows.splice(at, 1);
        if (kind === rowChange.lifted) { part.lifted.set(row.region.uid, row); break; }
        release(row.region);
        row.node.remove();
      }
    }
  }

  function putRow(part, at, row) {
    const next = part.rows[at];
    (next ? next.node : part.end).before(row.node);
    part.rows.splice(at, 0, row);
  }

  return {
    /** The places that contain fragments. */
    get holes() { return [...fragments.values()].map((region) => region.hole).filter((hole) => hole); },

    /** Collects the parts of the page. */
    start() { collect(root.firstChild, newRegion()); },

    /** Applies an operation on a fragment. */
    change(fragment, reader) { change(fragments.get(fragment), reader); },

    /**
     * Finds a part in rows whose numbers have changed since.
     *
     * @param signs the signs of the rows, see `rowSigns`.
     * @returns the part and its path; null if it isn't found.
     */
    find(fragment, path, signs) {
      let region = fragments.get(fragment);
      const rest = [...path], rows = [...signs], found = [];
      while (region) {
        const index = rest.shift();
        const part = region.parts[index];
        found.push(index);
        if (!rest.length) return part && { path: found, part };
        if (part?.kind === kinds.list) {
          region = rowWith(rows.shift(), part.rows)?.region;
          rest.shift();
          found.push(region?.uid);
        } else {
          region = part?.region;
        }
      }
      return null;
    },

    /** Adds static markup for later use. */
    addTemplate(reader) {
      const template = document.createElement("template");
      templates[reader.number()] = template;
      const isInSVG = reader.byte() === 1;
      const markup = reader.text();
      template.innerHTML = isInSVG ? `<svg>${markup}</svg>` : markup;
      if (isInSVG) template.content.firstChild.replaceWith(...template.content.firstChild.childNodes);
    },

    /** Makes a fragment again, in its place. */
    renew(number, reader) {
      const region = fragments.get(number);
      const part = region.hole;
      release(region);
      empty(part);
      insert(part, reader);
    },

    /** Replaces the complete content by the markup of a page. */
    reset(html) {
      fragments.clear();
      templates = [];
      root.innerHTML = html;
      this.start();
    },
  };
}
