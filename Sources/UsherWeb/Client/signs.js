// Rows of lists, and what tells one from the others, also after they were numbered anew.

/** The region of the row that a region is in, if any. */
export function rowRegion(region) {
  while (region && region.uid === undefined) region = region.owner;
  return region;
}

/** The row of a list. */
export const rowAt = (region) => region.owner.parts[region.index].rows.find((row) => row.region === region);

/** Attributes that tell rows apart: what something is called, and the address it has or leads to. */
const telling = Object.freeze(["aria-label", "alt", "href", "src"]);

/** Elements whose content the person sets. */
const entered = new Set(["textarea", "select", "output"]);

/** What an element says, piece by piece: neither what other fragments in it say, nor what was entered. */
function* wordsOf(element) {
  for (const name of telling) {
    const value = element.getAttribute(name);
    if (value) yield `\n${name}=${value}`;
  }
  if (entered.has(element.localName)) return;
  let isApart = true;
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.usherHole) {
      node = node.usherHole.end;
    } else if (node.nodeType === 1) {
      yield* wordsOf(node);
      isApart = true;
    } else if (node.nodeType === 3 && node.data) {
      // "1" and "11" aren't "11" and "1".
      if (isApart) yield "\n";
      isApart = false;
      yield node.data;
    }
  }
}

/** Whether all that an element says is a text; most show by their first words that it isn't. */
function saysAll(element, text) {
  let at = 0;
  for (const words of wordsOf(element)) {
    if (!text.startsWith(words, at)) return false;
    at += words.length;
  }
  return at === text.length;
}

const rowsSaying = (text, rows) => rows.filter((row) => saysAll(row.node, text));

/**
 * What tells the rows that a region is in from others, also after they were numbered anew; the outermost first.
 *
 * @returns for each row `text`: what it says; `count`: how many rows of its list say that; `rank`: which of these it
 * is. Nothing for a row that is gone already.
 */
export function rowSigns(region) {
  const signs = [];
  for (let inner = rowRegion(region); inner; inner = rowRegion(inner.owner)) {
    const row = rowAt(inner);
    signs.unshift(row ? signOf(row, inner.owner.parts[inner.index].rows) : null);
  }
  return signs;
}

function signOf(row, rows) {
  const text = [...wordsOf(row.node)].join("");
  const alike = rowsSaying(text, rows);
  return { text, count: alike.length, rank: alike.indexOf(row) };
}

/**
 * The row with a sign; nothing when more or fewer rows say the same by now, as it may be any of them, or gone. Where one
 * went and another that says the same came, they can't be told apart.
 */
export function rowWith(sign, rows) {
  if (!sign) return null;
  const alike = rowsSaying(sign.text, rows);
  return alike.length === sign.count ? alike[sign.rank] : null;
}
