// Where a list is in the visible part of what scrolls it, which of its rows are seen, and which it needs.

import { scrollerOf, viewOf } from "./viewing.js";

/** The fewest and the most rows that are asked for at once. */
const fewest = 50, most = 400;

/** The screens of rows that are asked for: what is seen, and on each side of it one and a half. */
const screens = 4;

/** The height of a page, in pixels, above which browsers aren't to be trusted. */
const highest = 8_000_000;

const between = (low, value, high) => Math.max(low, Math.min(value, high));

/**
 * Measures a list; null if it isn't to be seen, has no height, or has its rows beside each other.
 *
 * @returns the list's `part` and `gaps`, its `scroller` and the `view` of that; `boxes`: where the rows are, from the top
 * of the visible part; `top` and `bottom`: where they begin and end all together; `start` and `end`: the same with the
 * gaps; `average`: the height of a row; `columns`: how many rows stand beside each other.
 */
export function measure({ part, gaps }) {
  if (!part.start.isConnected || !part.rows.some(({ node }) => node.checkVisibility())) return null;
  const scroller = scrollerOf(part.start.parentElement);
  const view = viewOf(scroller);
  const boxes = part.rows.map(({ node }) => view.boxOf(node));
  const shown = boxes.filter(isHigh);
  if (!shown.length || !(view.height > 0)) return null;
  const [first] = shown, { top } = first, { bottom } = shown.at(-1);
  const below = shown.findIndex((box) => box.top > (top + first.bottom) / 2);
  if (below < 0 && shown.length > 1) return null;
  return {
    part, gaps, scroller, view, boxes, top, bottom,
    start: gaps.before ? view.boxOf(gaps.before).top : top,
    end: gaps.after ? view.boxOf(gaps.after).bottom : bottom,
    average: (bottom - top) / boxes.length,
    columns: below < 0 ? 1 : below,
  };
}

/** Whether something is there that can be seen. */
const isHigh = ({ top, bottom }) => bottom > top;

const isIn = ({ top, bottom }, height) => bottom > Math.max(top, 0) && top < height;

/** Returns the heights of the gaps of a list: those of the rows that they stand for, if browsers can scroll so far. */
export function heightsOf({ part: { first, rows, total }, view, average }) {
  const rest = total - rows.length;
  const one = Math.min(average, (highest - view.height) / rest);
  return { before: rest && first * one, after: rest && (rest - first) * one };
}

/** Returns the rows that are seen, each with its index among all rows and where it begins. */
export const seenRows = ({ part: { first, rows }, boxes, view }) => rows
  .map(({ node }, index) => ({ node, index: first + index, ...boxes[index] }))
  .filter((row) => isIn(row, view.height));

/** Returns the index at the top of the visible part if that is in a gap: a number between the indices of two rows. */
function indexInGap({ part: { first, rows, total }, view, top, bottom, start, end, average }) {
  const last = first + rows.length;
  const [from, to, begin, count] = top > 0 ? [start, top, 0, first] : [bottom, end, last, total - last];
  // A gap that is lower than its rows would be is passed faster: its ends are the ends of what is in it, nevertheless.
  const most = count - view.height / average;
  return begin + between(0, -from / (to - from - view.height) || 0, 1) * Math.max(0, most);
}

/** Returns the index of what is at the top of the visible part, and where that begins: see `indexInGap`. */
export function placeSeen(list) {
  const [row] = seenRows(list);
  return row ? { index: row.index, top: row.top } : { index: indexInGap(list), top: Math.max(0, list.start) };
}

/** Returns where the row with an index is, from the top of the visible part; in a gap, where it would be. */
export function topOf({ part: { first, rows, total }, boxes, top, bottom, start, end }, index) {
  const last = first + rows.length;
  if (index < first) return start + index / first * (top - start);
  if (index >= last) return bottom + (index - last) / (total - last) * (end - bottom);
  return boxes[index - first].top;
}

/**
 * Returns how high the gap before the rows has to be if a place, which is in a gap, is to stay where it was, and the list as
 * long as it was; null if it isn't in a gap.
 */
export function gapBefore({ part: { first, rows, total }, view, top, bottom, start, average }, { place, length, seen }) {
  const last = first + rows.length, own = bottom - top, rest = length - own, at = place.top - start;
  const { index } = place;
  if (seen.length || index >= first && index < last) return null;
  const even = rest * first / (total - rows.length);
  // At its ends a list may not begin or end with what is seen.
  if (index < 1 || index > total - view.height / average - 1) return even;
  const part = (index - last) / (total - last);
  const exact = index < first ? at * first / index : (at - own - part * rest) / (1 - part);
  // Near the ends a small difference would become a large one.
  return between(Math.max(0, even - own), exact, even + own);
}

/**
 * Returns which rows a list needs: `first` and `count`; null if those that it has are enough.
 *
 * @param aim the index of the row that is to be at the top; without one, what is seen counts.
 * @param held the index of the row that has the focus, which is kept if possible; negative without one.
 */
export function neededRows(list, aim, held) {
  const { part: { first, rows, total }, view: { height }, boxes, top, bottom, start, end, average, columns } = list;
  const last = first + rows.length;
  // Where the rows that are near are lower than others, a screen has more of them.
  const near = boxes.filter((box) => isHigh(box) && box.bottom > -height && box.top < 2 * height);
  const one = near.length ? Math.min(average, (near.at(-1).bottom - near[0].top) / near.length) : average;
  const seen = height / one;
  let count = between(fewest, Math.ceil(screens * seen), most);
  const margin = Math.min(height, (count - seen) / 3 * one);
  const lacks = (from, to) => Math.min(from, to - 1) < height + margin && to > -margin;
  const isLacking = first > 0 && lacks(start, top) || last < total && lacks(bottom, Math.max(end, bottom + 1));
  if (!isLacking) return null;
  const place = placeSeen(list);
  // Above the first row that is seen there may be others to come.
  const at = aim ?? (place.index >= first && place.index < last ? place.index - Math.max(0, place.top) / one : place.index);
  // A screen on which there is room for more rows can't be filled: the middle of it is enough.
  const middle = at + seen / 2;
  if (seen > count && middle >= first && middle < last) return null;
  let begin = between(0, Math.round(at + (seen - count) / 2), Math.max(0, total - count));
  if (held >= 0 && held < begin && begin + count - held <= most) {
    count += begin - held;
    begin = held;
  } else if (held >= begin + count && held < begin + most) {
    count = held + 1 - begin;
  }
  // A line of a grid begins where it would begin in the whole list. Of rows one below the other each second may look
  // different, and the gap counts as one.
  const over = columns > 1 ? begin % columns : begin && 1 - begin % 2;
  begin -= over;
  count = Math.min(count + over, most, total - begin);
  return begin >= first && begin + count <= last ? null : { first: begin, count };
}
