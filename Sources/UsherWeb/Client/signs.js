// Signs of rows, which tell a list's rows apart even after the server has numbered them again.

/** Returns the region of the row around a region, or the region itself if it is a row's; undefined without a row. */
export function rowRegion(region) {
  while (region && region.uid === undefined) region = region.owner;
  return region;
}

/** Returns the row with a region. */
export const rowAt = (region) => region.owner.parts[region.index].rows.find((row) => row.region === region);

/** The attributes that tell rows apart: names and URLs. */
const telling = Object.freeze(["aria-label", "alt", "href", "src"]);

/** The elements whose content the person enters, or doesn't see. */
const entered = new Set(["textarea", "select", "output", "noscript"]);

/**
 * Yields the text of an element, piece by piece, without other fragments in it, without entered text, and without the rows of
 * long lists, of which a page has now these, now those.
 */
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
    } else if (node.nodeType === 1 && node.className === "island-place") {
      // What a script of the app has drawn isn't the server's.
      isApart = true;
    } else if (node.nodeType === 1) {
      yield* wordsOf(node);
      isApart = true;
    } else if (node.nodeType === 3 && node.data) {
      // Separates texts: "1" and "11" must differ from "11" and "1".
      if (isApart) yield "\n";
      isApart = false;
      yield node.data;
    }
  }
}

/**
 * Whether the text of an element is equal to `text`. Stops at the first difference, which most elements have at once.
 */
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
 * Returns the signs of the rows around a region, the outermost first.
 *
 * @returns for each row `text`: its text; `count`: how many rows of its list have this text; `rank`: the row's index
 * among these. Null for a row that is gone already.
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
 * Finds the row with a sign; null if more or fewer rows have the same text now, as the row may be any of them or gone.
 * A row that was replaced by another one with the same text can't be told from it.
 */
export function rowWith(sign, rows) {
  if (!sign) return null;
  const alike = rowsSaying(sign.text, rows);
  return alike.length === sign.count ? alike[sign.rank] : null;
}
