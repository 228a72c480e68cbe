// What changes in the page, addressed by number: fragments, and in each the parts of its scopes, in document order.

import { setDisabled } from "./guarding.js";
import { rowAt, rowWith } from "./signs.js";
import { branchChange, rowChange } from "./wire.js";

const kinds = Object.freeze({ text: 0, attribute: 1, property: 2, handler: 3, branch: 4, list: 5, hole: 6 });

const newScope = (owner, index, uid) => ({ parts: [], owner, index, uid });

/** Where a part is: its fragment, and its place in the scopes around it. */
export function address(scope, index) {
  const path = [index];
  for (; scope.owner; scope = scope.owner) {
    if (scope.uid !== undefined) path.unshift(scope.uid);
    path.unshift(scope.index);
  }
  return { fragment: scope.fragment, path };
}

/** The first part of an element that takes an event. */
export const firstHandler = (element) => element.usher && Object.values(element.usher.handlers)[0];

/** The number of the fragment that an element is in. */
export function fragmentOf({ usher: { scope } }) {
  while (scope.owner) scope = scope.owner;
  return scope.fragment;
}

/** Where an element stands in its fragment; rows are named by their order, as their numbers may change. */
export function place(element) {
  const first = firstHandler(element);
  if (!first) return null;
  const path = [first.index];
  let scope = element.usher.scope;
  for (; scope.owner; scope = scope.owner) {
    if (scope.uid !== undefined) path.push(scope.owner.parts[scope.index].rows.indexOf(rowAt(scope)));
    path.push(scope.index);
  }
  return `${scope.fragment}/${path.join()}`;
}

/** The elements between the ends of a part. */
export function elementsIn(part) {
  const elements = [];
  for (let node = part.start.nextSibling; node !== part.end; node = node.nextSibling) {
    if (node.nodeType === 1) elements.push(node);
  }
  return elements;
}

/**
 * The parts of a page.
 *
 * @param host `root`: the element they are in; `fields`: shows and takes in what is typed; `onAppear(element)`: an
 * element wants to be told when it comes near; `onForm(element)`: one counts how often its form was refused;
 * `onLeave(part)`: a fragment is about to go; `onArrive(part)`: a fragment has come; `onRow(element)`: a row has come
 * into a list that was there, or something in the place of other content, as a list does that was empty.
 */
export function makeParts({ root, fields, onAppear, onForm, onLeave, onArrive, onRow }) {
  const document = root.ownerDocument;
  const fragments = new Map();
  let templates = [];

  /** Collects the parts of a node's siblings up to the end of their scope, which is returned. */
  function collect(node, scope) {
    for (; node; node = node.nextSibling) {
      if (node.nodeType === 1) collectElement(node, scope);
      if (node.nodeType !== 8) continue;
      const mark = node.data;
      if (mark === "/") return node;
      if (mark === "") node = collectText(node, scope);
      else if (mark === "?") node = collectBranch(node, scope);
      else if (mark === "*") node = collectList(node, scope);
      else if (mark[0] === "=") node = collectHole(node, scope);
    }
    return null;
  }

  function collectText(mark, scope) {
    let text = mark.nextSibling;
    if (text?.nodeType !== 3) {
      text = document.createTextNode("");
      mark.after(text);
    }
    scope.parts.push({ kind: kinds.text, node: text });
    return text;
  }

  function collectBranch(mark, scope) {
    const inner = newScope(scope, scope.parts.length);
    const part = { kind: kinds.branch, start: mark, scope: inner };
    scope.parts.push(part);
    return part.end = collectToEnd("A branch", mark, inner);
  }

  /** Collects what is between a mark and the end of it, which is returned. */
  function collectToEnd(what, mark, scope) {
    const end = collect(mark.nextSibling, scope);
    if (end) return end;
    throw new Error(`${what} has no end: the browser moved it elsewhere, as it does with blocks in a <p>.`);
  }

  function collectList(mark, scope) {
    const part = { kind: kinds.list, start: mark, rows: [], lifted: new Map() };
    const index = scope.parts.push(part) - 1;
    let row = mark.nextSibling;
    for (; row?.nodeType !== 8; row = row.nextSibling) {
      if (!row) throw new Error("A list has no end: the browser moved its rows elsewhere, as it does with blocks in a <p>.");
      const inner = newScope(scope, index, part.rows.length);
      collectElement(row, inner);
      part.rows.push({ node: row, scope: inner });
    }
    return part.end = row;
  }

  function collectHole(mark, scope) {
    const part = { kind: kinds.hole, start: mark, number: +mark.data.slice(1) };
    mark.usherHole = part;
    scope.parts.push(part);
    const inner = newFragment(part);
    part.end = collectToEnd("A fragment", mark, inner);
    if (part.number) fragments.set(part.number, inner);
    return part.end;
  }

  const newFragment = (hole) => Object.assign(newScope(), { fragment: hole.number, hole });

  function collectElement(element, scope) {
    const marks = element.getAttribute("u");
    if (marks) {
      element.removeAttribute("u");
      const handlers = {};
      element.usher = { scope, handlers };
      for (const mark of marks.split(",")) collectAttribute(mark, element, scope, handlers);
      if (handlers.appear) onAppear(element);
      if (marks.includes("data-refused")) onForm(element);
    }
    if (element.firstChild) collect(element.firstChild, scope);
  }

  function collectAttribute(mark, element, scope, handlers) {
    const index = scope.parts.length;
    const name = mark.slice(1);
    if (mark[0] === "@") {
      scope.parts.push({ kind: kinds.handler });
      handlers[name] = { index };
    } else if (mark[0] === ".") {
      const part = { kind: kinds.property, element, name, edit: -1 };
      scope.parts.push(part);
      fields.add(part);
      handlers[name === "checked" ? "change" : "input"] = { index, part };
    } else {
      scope.parts.push({ kind: kinds.attribute, element, name: mark });
    }
  }

  function setAttribute({ element, name }, text) {
    if (name === "disabled") setDisabled(element, text !== null);
    else if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  }

  /** Makes new content from a template and the values of its parts. */
  function instance(reader, scope) {
    const content = document.importNode(templates[reader.number()].content, true);
    collect(content.firstChild, scope);
    for (const [index, part] of scope.parts.entries()) {
      switch (part.kind) {
        case kinds.text: part.node.data = reader.text(); break;
        case kinds.attribute: setAttribute(part, reader.optional()); break;
        case kinds.property: fields.show(part, reader.text()); break;
        case kinds.branch: makeBranch(part, index, scope, reader); break;
        case kinds.list:
          for (let count = reader.number(), uid = 0; uid < count; uid++) {
            part.rows.push(newRow(part, index, uid, scope, reader));
            part.end.before(part.rows.at(-1).node);
          }
          break;
        case kinds.hole: fill(part, reader); break;
      }
    }
    return content;
  }

  function makeBranch(part, index, scope, reader) {
    part.scope = newScope(scope, index);
    part.end.before(instance(reader, part.scope));
  }

  function newRow(part, index, uid, scope, reader) {
    const row = newScope(scope, index, uid);
    return { node: instance(reader, row).firstElementChild, scope: row };
  }

  function empty(part) {
    while (part.start.nextSibling !== part.end) part.start.nextSibling.remove();
  }

  /** What is in a scope is about to go: the fragments in it are forgotten, and told while they are still there. */
  function release(scope) {
    for (const part of scope.parts) {
      if (part.kind === kinds.hole) releaseFragment(part);
      else if (part.kind === kinds.branch) release(part.scope);
      else if (part.kind === kinds.list) for (const row of part.rows) release(row.scope);
    }
  }

  function releaseFragment(part) {
    const scope = fragments.get(part.number);
    // It may have come elsewhere by now.
    if (scope?.hole !== part) return;
    onLeave(part);
    release(scope);
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
    const scope = newFragment(part);
    fragments.set(part.number, scope);
    part.end.before(instance(reader, scope));
  }

  function change(scope, reader) {
    const index = reader.number();
    const part = scope.parts[index];
    switch (part.kind) {
      case kinds.text: part.node.data = reader.text(); break;
      case kinds.attribute: setAttribute(part, reader.optional()); break;
      case kinds.property: fields.receive(part, reader.text()); break;
      case kinds.branch:
        if (reader.byte() === branchChange.inside) { change(part.scope, reader); break; }
        release(part.scope);
        empty(part);
        makeBranch(part, index, scope, reader);
        for (const element of elementsIn(part)) onRow(element);
        break;
      case kinds.list: changeList(part, index, scope, reader); break;
      case kinds.hole: fill(part, reader); break;
    }
  }

  function changeList(part, index, scope, reader) {
    const kind = reader.byte();
    const at = reader.number();
    switch (kind) {
      case rowChange.inside: change(part.rows[at].scope, reader); break;
      case rowChange.inserted: {
        const row = newRow(part, index, reader.number(), scope, reader);
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
      default: {
        const [row] = part.rows.splice(at, 1);
        if (kind === rowChange.lifted) { part.lifted.set(row.scope.uid, row); break; }
        release(row.scope);
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
    /** The places of fragments in others. */
    get holes() { return [...fragments.values()].map((scope) => scope.hole).filter((hole) => hole); },

    /** Takes over what is in the page. */
    start() { collect(root.firstChild, newScope()); },

    /** Applies an operation on a fragment. */
    change(fragment, reader) { change(fragments.get(fragment), reader); },

    /**
     * Where a part is that was in rows which were numbered anew since.
     *
     * @param signs tells which rows, see `rowSigns`.
     * @returns its path and itself; nothing when it isn't known where it is.
     */
    find(fragment, path, signs) {
      let scope = fragments.get(fragment);
      const rest = [...path], rows = [...signs], found = [];
      while (scope) {
        const index = rest.shift();
        const part = scope.parts[index];
        found.push(index);
        if (!rest.length) return part && { path: found, part };
        if (part?.kind === kinds.list) {
          scope = rowWith(rows.shift(), part.rows)?.scope;
          rest.shift();
          found.push(scope?.uid);
        } else {
          scope = part?.scope;
        }
      }
      return null;
    },

    /** Takes in static markup for later use. */
    addTemplate(reader) {
      const template = document.createElement("template");
      templates[reader.number()] = template;
      const isInSVG = reader.byte() === 1;
      const markup = reader.text();
      template.innerHTML = isInSVG ? `<svg>${markup}</svg>` : markup;
      if (isInSVG) template.content.firstChild.replaceWith(...template.content.firstChild.childNodes);
    },

    /** Makes a fragment anew, in its place. */
    renew(number, reader) {
      const scope = fragments.get(number);
      const part = scope.hole;
      release(scope);
      empty(part);
      insert(part, reader);
    },

    /** Makes everything anew from the markup of a page. */
    reset(html) {
      fragments.clear();
      templates = [];
      root.innerHTML = html;
      this.start();
    },
  };
}
