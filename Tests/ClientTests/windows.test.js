// Long lists, of which the page has only the rows around what the person sees.

import assert from "node:assert/strict";
import { test } from "node:test";
import { number } from "./frame.js";
import { high, lifted, makePage, placed, removed, screen } from "./longList.js";
import { fire, setMedia } from "./page.js";

/** In milliseconds: how long nothing scrolls until the page rests, and after which time the same is asked for again. */
const rest = 200, pause = 1000, longestWait = 10_000;

/** How many rows are seen, and how many of those that are asked for lie on each side of them. */
const seen = screen / high, margin = 20;
const rowAt = (index) => index * high;
const numbers = (page) => page.asked().map((text) => text.split(",").map(Number));

// Gaps

test("a gap is as high as the rows that it stands for, and none is where all rows are there", () => {
  const page = makePage({ first: 500, count: 100, total: 1000 });
  assert.equal(page.heightOf("before"), rowAt(500));
  assert.equal(page.heightOf("after"), rowAt(400));
  const start = makePage({ first: 0, count: 100, total: 1000 });
  assert.equal(start.before, null);
  assert.equal(start.heightOf("after"), rowAt(900));
  const all = makePage({ first: 0, count: 100, total: 100 });
  assert.equal(all.before, null);
  assert.equal(all.after, null);
});

test("gaps stand outside of the list's marks, and are nothing for screen readers", () => {
  const page = makePage({ first: 500 });
  assert.equal(page.before.nextSibling, page.part.start);
  assert.equal(page.after.previousSibling, page.part.end);
  assert.equal(page.before.getAttribute("aria-hidden"), "true");
});

for (const [tag, item, gap] of [["ul", "li", "li"], ["ol", "li", "li"], ["div", "article", "div"]]) {
  test(`a gap in <${tag}> is a <${gap}>`, () => {
    assert.equal(makePage({ tag, item, first: 500 }).before.localName, gap);
  });
}

test("a gap in a table is a row with a cell over all columns", () => {
  const { before } = makePage({ tag: "tbody", item: "tr", first: 500 });
  assert.equal(before.localName, "tr");
  assert.deepEqual([...before.cells].map(({ localName, colSpan }) => [localName, colSpan]), [["td", 2]]);
});

test("the rows of a numbered list have the numbers that they have in the whole list", () => {
  assert.equal(makePage({ tag: "ol", first: 500 }).before.value, 500);
});

test("rows of different heights count with the height that they have in the mean", () => {
  const page = makePage({ first: 500, count: 100, total: 1000, heights: (id) => id % 2 ? 10 : 50 });
  assert.equal(page.heightOf("before"), 500 * 30);
});

test("several rows beside each other are as high as one", () => {
  const page = makePage({ columns: 5, first: 500, count: 100, total: 1000 });
  assert.equal(page.heightOf("before"), 100 * high);
});

test("a page doesn't become higher than browsers can scroll", () => {
  const page = makePage({ total: 3_000_000 / 3, heights: () => 40, first: 500_000 });
  const all = page.heightOf("before") + page.heightOf("after");
  assert.ok(all <= 8_000_000 && all > 7_900_000, all);
  assert.ok(Math.abs(page.heightOf("before") - all / 2) < 1000);
});

test("a list that is whole again has no gaps, and its rows aren't counted any more", () => {
  const page = makePage({ first: 0, count: 100, total: 1000 });
  page.say([1, 0, 5, 0, 0, 0]);
  assert.equal(page.after, null);
  assert.equal(page.find("r0").hasAttribute("aria-setsize"), false);
});

test("what isn't shown isn't measured, until it is shown", () => {
  const page = makePage({
    first: 500, around: (list) => `<div id="screen" data-scroll><div id="box" hidden>${list}</div></div>`,
  });
  let looks = 0;
  const { prototype } = page.window.HTMLElement, { getBoundingClientRect } = prototype;
  prototype.getBoundingClientRect = function () { looks++; return getBoundingClientRect.call(this); };
  page.scroll(10);
  assert.equal(looks, 0);
  assert.equal(page.before, null);
  assert.deepEqual(page.asked(), []);
  page.find("box").hidden = false;
  page.windows.update();
  assert.equal(page.heightOf("before"), rowAt(500));
});

test("on paper nothing is measured, and nothing is asked for", () => {
  const page = makePage();
  setMedia(page.window, "print", true);
  page.scroll(rowAt(5000)).wait(longestWait);
  assert.deepEqual(page.asked(), []);
});

test("a list that is gone is forgotten", () => {
  const page = makePage();
  const { list } = page;
  list.remove();
  page.windows.update();
  page.scroller.append(list);
  page.scroll(rowAt(5000));
  assert.deepEqual(page.asked(), []);
});

// What is asked for

test("as long as a screen of rows is there, nothing is asked for", () => {
  const page = makePage({ count: 100 });
  assert.deepEqual(page.asked(), []);
  page.scroll(rowAt(100 - 2 * seen) - 1);
  assert.deepEqual(page.asked(), []);
});

test("when less than a screen of rows is below, what is seen is asked for, with a screen and a half on each side", () => {
  const page = makePage({ count: 100 });
  page.scroll(rowAt(85));
  const [[first, count]] = numbers(page);
  assert.ok(first <= 85 - seen && first >= 85 - margin - 1, first);
  assert.ok(count >= 50 && count <= 52);
  page.scroll(rowAt(85)).wait(0);
});

test("when less than a screen of rows is above, it is asked for, too", () => {
  const page = makePage({ first: 500, count: 100, target: 550 });
  assert.deepEqual(page.asked(), []);
  page.scroll(rowAt(505));
  const [[first, count]] = numbers(page);
  assert.ok(first <= 505 - seen && first + count >= 515 + seen, `${first},${count}`);
});

test("in a gap the rows are asked for that stand there", () => {
  const page = makePage({ count: 100 });
  page.scroll(rowAt(7000));
  const [first, count] = page.sent[0].text.split(",").map(Number);
  assert.ok(first <= 6985 && first >= 6975 && first + count >= 7025, `${first},${count}`);
  page.answer();
  assert.deepEqual(page.seen, ["r7000", 0]);
  assert.deepEqual(page.asked(), []);
});

test("at the end of a page the last rows are asked for, also in a gap that is lower than its rows", () => {
  const page = makePage({ total: 1_000_000, heights: () => 40, around: (list) => `<div id="screen" data-scroll="2000">${list}</div>` });
  page.scroll(Infinity);
  const [[first, count]] = numbers(page);
  assert.equal(first + count, 1_000_000);
});

test("one request waits for its answer before the next, which comes at once with it", () => {
  const page = makePage();
  page.scroll(rowAt(1000)).scroll(rowAt(2000)).scroll(rowAt(3000));
  assert.equal(page.sent.length, 1);
  const { text } = page.sent[0];
  const [first, count] = text.split(",").map(Number);
  page.say(page.change(first, count));
  assert.equal(page.sent.length, 2);
  assert.ok(Math.abs(Number(page.sent[1].text.split(",")[0]) - 2980) < 20, page.sent[1].text);
});

test("while it scrolls, it is looked once for each picture", () => {
  const page = makePage();
  page.scroller.scrollTop = rowAt(1000);
  fire(page.scroller, "scroll");
  assert.deepEqual(page.asked(), []);
  page.wait(20);
  assert.equal(page.asked().length, 1);
});

test("a list is asked by the address of its part, with the row that it is in", () => {
  const page = makePage();
  page.scroll(rowAt(1000));
  assert.deepEqual(page.sent[0].address, [1, 1, 0]);
  assert.equal(page.sent[0].how.row, null);
});

test("an answer that never comes doesn't hold up the next request for ever", () => {
  const page = makePage();
  page.scroll(rowAt(1000));
  assert.equal(page.asked().length, 1);
  page.scroll(rowAt(2000)).wait(longestWait / 2);
  assert.deepEqual(page.asked(), []);
  page.wait(longestWait);
  assert.ok(page.asked().length >= 1);
});

test("an answer that doesn't bring what was asked for isn't followed by request after request", () => {
  const page = makePage();
  page.scroll(rowAt(1000));
  for (let time = 0; time < 10; time++) page.say([]);
  assert.equal(page.asked().length, 1);
  page.wait(pause);
  assert.equal(page.asked().length, 1);
});

test("without a connection nothing is asked for, and it is when there is one", () => {
  const page = makePage();
  page.cutOff();
  page.scroll(rowAt(1000)).wait(longestWait);
  assert.deepEqual(page.asked(), []);
  page.connect();
  assert.equal(page.asked().length, 1);
});

test("rows without a height are no reason to ask", () => {
  const page = makePage({ heights: () => 0, first: 500 });
  page.scroll(100).wait(longestWait);
  assert.deepEqual(page.asked(), []);
  assert.equal(page.before, null);
});

test("rows beside each other in one line are left alone", () => {
  const page = makePage({ columns: 100 });
  assert.deepEqual(page.asked(), []);
  assert.equal(page.after, null);
});

test("a list of which all rows are there asks for nothing", () => {
  const page = makePage({ total: 100 });
  page.scroll(Infinity);
  assert.deepEqual(page.asked(), []);
});

test("the first row that is asked for begins a line of a grid", () => {
  const page = makePage({ columns: 7, total: 50_000, count: 140 });
  page.scroll(20_000);
  const [[first, count]] = numbers(page);
  assert.equal(first % 7, 0);
  assert.ok(first <= 7000 - 7 * seen && first + count >= 7000 + 14 * seen, `${first},${count}`);
});

test("rows that every second time look different keep their look", () => {
  const page = makePage();
  for (const top of [1000, 2001, 3002, 4003]) {
    page.scroll(rowAt(top));
    const [first] = page.sent.at(-1).text.split(",").map(Number);
    // The gap before them is a row for styles.
    assert.equal(first % 2, 1);
    page.answer();
  }
});

test("no more than 400 rows are asked for, and no fewer than 50", () => {
  const page = makePage({ heights: () => 1 });
  for (let top = 4000; top < 4010; top++) {
    page.answerAll().scroll(top + (top % 2 ? 3000 : 0));
    assert.ok(Number(page.sent.at(-1).text.split(",")[1]) <= 400);
  }
  const highRows = makePage({ heights: () => 150 });
  highRows.scroll(150 * 5000);
  assert.ok(numbers(highRows)[0][1] >= 50);
});

test("where rows are much lower than others, there are enough of them, and no requests without end", () => {
  const page = makePage({ heights: (id) => id < 5000 ? 200 : 4, first: 4975, count: 50, target: 5005 });
  page.answerAll().wait(10 * pause);
  assert.deepEqual(page.asked(), []);
  assert.ok(page.after.getBoundingClientRect().top >= screen);
});

test("when a screen has more rows than a request, the middle of it is asked for, once", () => {
  const page = makePage({ heights: () => .25, total: 100_000 });
  page.answerAll().scroll(10_000);
  page.answerAll().wait(10 * pause);
  assert.deepEqual(page.asked(), []);
});

test("where a request has no more than two screens of rows, each step isn't another request", () => {
  const page = makePage({ heights: () => 1 });
  page.answerAll().scroll(5000);
  page.answerAll().scroll(5010);
  assert.deepEqual(page.asked(), []);
});

test("where the gap is seen above the first rows, as much is asked for above as elsewhere", () => {
  const page = makePage({ first: 500, target: 550 });
  page.scroll(rowAt(500) - 150);
  const [[first]] = numbers(page);
  assert.ok(Math.abs(first - (492 - margin)) <= 1, first);
});

test("what isn't laid out is no reason to ask", () => {
  const page = makePage();
  Object.defineProperty(page.scroller, "clientHeight", { value: 0 });
  page.scroll(rowAt(5000)).wait(longestWait);
  assert.deepEqual(page.asked(), []);
});

test("while a row is dragged nothing is asked for, and it is when it was dropped", () => {
  const page = makePage();
  page.find("r0").dataset.lifted = "";
  page.scroll(rowAt(1000));
  assert.deepEqual(page.asked(), []);
  delete page.find("r0").dataset.lifted;
  fire(page.document.body, "pointerup");
  page.wait(20);
  assert.equal(page.asked().length, 1);
});

test("a list that is far from what is seen asks for nothing", () => {
  const page = makePage({
    around: (list) => `<div id="screen" data-scroll><div data-height="5000"></div>${list}</div>`,
  });
  page.scroll(1000);
  assert.deepEqual(page.asked(), []);
});

test("a list that scrolls by itself within a page that scrolls is asked by what it shows", () => {
  const page = makePage({
    around: (list) => `<div id="outer" data-scroll="400"><div data-height="300"></div>
      <div id="screen" style="overflow-y: auto">${list}</div></div>`,
  });
  page.scroll(rowAt(3000));
  const [[first]] = numbers(page);
  assert.ok(Math.abs(first - 2980) < 10);
});

test("what only scrolls from side to side isn't what scrolls a list up and down", () => {
  const page = makePage({
    around: (list) => `<div id="screen" data-scroll><div style="overflow-y: auto" data-wide>${list}</div></div>`,
  });
  assert.deepEqual(page.asked(), []);
  page.scroll(rowAt(3000));
  const [[first]] = numbers(page);
  assert.ok(Math.abs(first - 2980) < 10, first);
});

test("the browser doesn't hold in place what is held in place here", () => {
  assert.equal(makePage().scroller.style.overflowAnchor, "none");
});

// What is seen stays

test("rows that come above and below leave what is seen in its place", () => {
  const page = makePage({ first: 500, count: 60, heights: (id) => 15 + id % 11 });
  page.scroller.scrollTop = page.heightOf("before") + 300;
  const before = page.seen;
  page.say(page.change(480, 120));
  assert.deepEqual(page.seen, before);
  page.say(page.change(510, 40));
  assert.deepEqual(page.seen, before);
});

test("the gap takes up what changes above, and not the scroll position, which a finger may hold", () => {
  const page = makePage({ first: 500, count: 60, heights: (id) => id < 500 ? 50 : high });
  page.scroll(rowAt(505));
  const { scrollTop } = page.scroller;
  const before = page.seen;
  page.say(page.change(480, 80));
  assert.deepEqual(page.seen, before);
  assert.equal(page.scroller.scrollTop, scrollTop);
});

test("at the start of the list there is no gap, and the scroll position makes up for it", () => {
  const page = makePage({ first: 21, count: 60, heights: (id) => id < 21 ? 50 : high });
  page.scroll(rowAt(21));
  const before = page.seen;
  page.say(page.change(0, 80));
  assert.deepEqual(page.seen, before);
  assert.equal(page.before, null);
});

test("rows that are inserted above what is seen don't move it", () => {
  const page = makePage({ first: 500 });
  page.scroll(rowAt(550));
  const before = page.seen;
  page.insert(0, 30);
  assert.deepEqual(page.seen, before);
  page.insert(535, 3);
  assert.deepEqual(page.seen, before);
  page.remove(0, 10);
  assert.deepEqual(page.seen, before);
});

test("rows that are inserted above what is seen at the start of the list don't move it", () => {
  const page = makePage();
  page.scroll(rowAt(30));
  const before = page.seen;
  page.insert(0, 3);
  assert.deepEqual(page.seen, before);
});

test("who is at the very start sees a new first row", () => {
  const page = makePage();
  page.insert(0, 1);
  assert.deepEqual(page.seen, ["r10000", 0]);
});

test("of rows that change places the others stay", () => {
  const page = makePage({ count: 100 });
  page.scroll(rowAt(10));
  const { scrollTop } = page.scroller;
  page.say([1, 0, lifted, 15, 1, 0, placed, 10, 15]);
  assert.equal(page.scroller.scrollTop, scrollTop);
  page.say([1, 0, lifted, 10, 1, 0, placed, 15, 15]);
  assert.equal(page.scroller.scrollTop, scrollTop);
});

test("when the first row that is seen is deleted, the next one stays", () => {
  const page = makePage({ first: 500 });
  page.scroll(rowAt(550) + 5);
  assert.deepEqual(page.seen, ["r550", -5]);
  page.remove(550, 1);
  assert.equal(page.find("r551").getBoundingClientRect().top, 15);
});

test("in a gap, the rows that come are those that the person is at, whatever their heights", () => {
  const page = makePage({ heights: (id) => id < 100 ? high : 37 });
  page.scroll(rowAt(5000));
  page.answer();
  assert.deepEqual(page.seen, ["r5000", 0]);
  assert.deepEqual(page.asked(), []);
});

test("who goes to the very end comes to the very end", () => {
  const page = makePage({ heights: (id) => id < 100 ? high : 37 });
  page.scroll(Infinity);
  page.answer();
  const last = page.find("r9999").getBoundingClientRect();
  assert.equal(last.bottom, screen);
});

for (const [name, others] of [["higher", 37], ["lower", 9]]) {
  test(`who is at the very end stays there when ${name} rows of the way there come late`, () => {
    const page = makePage({ heights: (id) => id < 100 ? high : others });
    page.scroll(rowAt(9900));
    page.scroll(Infinity);
    page.say(page.change(9860, 60));
    assert.ok(page.scroller.scrollTop + screen >= page.scroller.scrollHeight - others, "the rows that came late");
    page.wait(rest);
    assert.ok(page.scroller.scrollTop + screen >= page.scroller.scrollHeight - others, "at rest");
    page.wait(1000);
    page.answerAll();
    assert.equal(page.find("r9999").getBoundingClientRect().bottom, screen);
  });

  for (const first of [60, 2000, 9000]) {
    test(`who goes to the very start comes there when ${name} rows from ${first} on come late`, () => {
      const page = makePage({ first: 9900, heights: (id) => id < 9900 ? others : high });
      page.scroll(Infinity);
      page.scroll(rowAt(first));
      page.scroll(0);
      page.say(page.change(first, 60));
      assert.equal(page.scroller.scrollTop, 0);
      page.wait(rest);
      page.wait(1000);
      page.answerAll();
      page.wait(rest);
      assert.deepEqual(page.seen, ["r0", 0]);
    });
  }

  test(`in a gap the person stays where they are when ${name} rows of elsewhere come late`, () => {
    const page = makePage({ heights: (id) => id < 100 ? high : others });
    page.scroll(rowAt(2000));
    page.scroll(rowAt(5000));
    page.say(page.change(2000, 60));
    page.wait(rest);
    page.wait(1000);
    page.answerAll();
    const seen = Number(page.seen[0].slice(1));
    assert.ok(Math.abs(seen - 5000) <= 20, page.seen[0]);
  });
}

test("below a list what is seen stays when the list changes", () => {
  const page = makePage({
    around: (list) => `<div id="screen" data-scroll>${list}<p id="foot" data-height="600"></p></div>`,
  });
  page.scroll(Infinity);
  const { top } = page.find("foot").getBoundingClientRect();
  page.asked();
  page.insert(0, 5);
  assert.equal(page.find("foot").getBoundingClientRect().top, top);
});

test("of two lists that scroll together what is seen stays", () => {
  const page = makePage({
    first: 500, around: (list) => `<div id="screen" data-scroll>${list}<ul id="other"><!--*50,1000-->${`<li data-height="20"></li>`.repeat(100)}<!--/--></ul></div>`,
  });
  page.scroll(rowAt(550));
  const before = page.seen;
  page.say([1, 1, removed, 0, 1, 1, 5, 60, number(900), 0]);
  assert.deepEqual(page.seen, before);
  assert.equal(page.find("other").querySelector("[data-gap=before]").style.height, `${60 * high}px`);
});

test("what changes on a page whose list is farther down leaves it where it is scrolled", () => {
  const page = makePage({
    around: (list) => `<div id="screen" data-scroll><p id="head" data-height="5000"></p>${list}</div>`,
  });
  page.scroll(1000);
  page.windows.begin();
  page.find("head").dataset.height = "5100";
  page.windows.end();
  assert.equal(page.scroller.scrollTop, 1000);
});

test("a row that the person has moved is where it stands, not where it is shown", () => {
  const page = makePage({ first: 500 });
  page.scroll(rowAt(550));
  page.find("r550").style.translate = "0 60px";
  page.windows.begin();
  page.find("r550").style.translate = "";
  page.windows.end();
  assert.deepEqual(page.seen, ["r550", 0]);
});

test("the edge of what scrolls isn't what is seen", () => {
  const page = makePage({ first: 500 });
  page.scroll(rowAt(550) + 5);
  Object.defineProperty(page.scroller, "clientTop", { value: 3 });
  assert.equal(page.windows.placeIn(page.scroller).offset, -8);
});

test("rows that become higher by the width of the window stay where they are", () => {
  const page = makePage({ first: 500 });
  page.scroll(rowAt(550));
  const before = page.seen;
  for (const row of page.document.querySelectorAll("[data-height]")) row.dataset.height = "33";
  fire(page.window, "resize");
  page.wait(20);
  assert.deepEqual(page.seen, before);
});

test("a sheet that lies behind another one, and is drawn smaller, is measured as it is", () => {
  const page = makePage({ first: 500 });
  page.scroll(rowAt(550));
  page.drawn.scale = .5;
  const { top } = page.find("r550").getBoundingClientRect();
  page.say(page.change(480, 120));
  assert.equal(page.find("r550").getBoundingClientRect().top, top);
  page.wait(rest);
  assert.equal(page.heightOf("before"), rowAt(480));
});

test("rows that a chunk finds already seen, which came late, stay in their place", () => {
  const page = makePage({ first: 500, isLate: true });
  page.scroller.scrollTop = 300;
  const before = page.seen;
  page.begin();
  assert.deepEqual(page.seen, before);
});

// At rest

test("when nothing scrolls any more, the gap has its height again, and what is seen stays", () => {
  const page = makePage({ first: 500, count: 60, heights: (id) => id < 500 ? 50 : high });
  page.scroll(rowAt(505));
  page.say(page.change(481, 80));
  const before = page.seen;
  const average = () => (page.find("r560").getBoundingClientRect().bottom - page.find("r481").getBoundingClientRect().top) / 80;
  assert.notEqual(page.heightOf("before"), 481 * average());
  page.wait(rest);
  assert.equal(page.heightOf("before"), 481 * average());
  assert.ok(Math.abs(page.seen[1] - before[1]) < 1);
  assert.equal(page.seen[0], before[0]);
});

test("a movement that stands still for a while isn't ended, if the browser tells when it is over", () => {
  const page = makePage({ first: 500, count: 60, heights: (id) => id < 500 ? 50 : high, tellsEnd: true });
  page.wait(rest);
  page.scroll(rowAt(505));
  page.say(page.change(481, 80));
  const { scrollTop } = page.scroller, height = page.heightOf("before");
  page.wait(3 * rest);
  assert.equal(page.scroller.scrollTop, scrollTop);
  assert.equal(page.heightOf("before"), height);
  fire(page.scroller, "scrollend");
  page.wait(rest);
  assert.notEqual(page.heightOf("before"), height);
});

test("a movement whose end is never told is over after two seconds", () => {
  const page = makePage({ first: 500, count: 60, heights: (id) => id < 500 ? 50 : high, tellsEnd: true });
  page.wait(rest);
  page.scroll(rowAt(505));
  page.say(page.change(481, 80));
  const height = page.heightOf("before");
  page.wait(2000 + rest);
  assert.notEqual(page.heightOf("before"), height);
});

test("a gap that becomes lower doesn't take what is seen along beyond the start", () => {
  const page = makePage({ first: 25, count: 60, heights: (id) => id < 25 ? 5 : high });
  page.scroll(rowAt(25) + 5);
  page.say(page.change(5, 80));
  page.scroll(page.heightOf("before") - 100);
  const before = page.seen;
  page.wait(rest);
  assert.deepEqual(page.seen, before);
  assert.equal(page.scroller.scrollTop, 0);
});

test("a pointer of whose end nothing was told isn't down when it moves without a button", () => {
  const page = makePage({ first: 500, count: 60, heights: (id) => id < 500 ? 50 : high });
  page.scroll(rowAt(505));
  fire(page.find("r505"), "pointerdown");
  page.say(page.change(481, 80));
  const height = page.heightOf("before");
  fire(page.find("r505"), "pointermove", { buttons: 1 });
  page.scroll(page.scroller.scrollTop).wait(rest);
  assert.equal(page.heightOf("before"), height);
  fire(page.find("r505"), "pointermove", { buttons: 0 });
  page.scroll(page.scroller.scrollTop).wait(rest);
  assert.notEqual(page.heightOf("before"), height);
});

for (const [how, down, up] of [["a pointer", "pointerdown", "pointerup"], ["a finger", "touchstart", "touchend"]]) {
  test(`while ${how} is down the page doesn't rest`, () => {
    const page = makePage({ first: 500, count: 60, heights: (id) => id < 500 ? 50 : high });
    page.scroll(rowAt(505));
    fire(page.find("r505"), down, { touches: [1] });
    page.say(page.change(481, 80));
    const height = page.heightOf("before");
    page.wait(10 * rest);
    assert.equal(page.heightOf("before"), height);
    fire(page.find("r505"), up, { touches: [] });
    page.wait(rest);
    assert.notEqual(page.heightOf("before"), height);
  });
}

// Where the app scrolls to

test("a row that the app scrolls to is at the top, below the bar", () => {
  const page = makePage({
    first: 500, target: 550,
    around: (list) => `<div id="screen" data-scroll><div class="bar" data-height="30"></div>${list}</div>`,
  });
  assert.equal(page.find("r550").getBoundingClientRect().top, 30);
});

test("a row that comes later is scrolled to when it is there", () => {
  const page = makePage({ heights: (id) => 10 + id % 13 });
  page.say(page.change(0, 100, { target: 7000 }));
  assert.ok(page.scroller.scrollTop > 0);
  page.answer();
  assert.equal(page.find("r7000").getBoundingClientRect().top, 0);
});

test("a row in a gap that is lower than its rows comes with the rows around it", () => {
  const page = makePage({ total: 1_000_000, heights: () => 40, around: (list) => `<div id="screen" data-scroll="2000">${list}</div>` });
  page.say(page.change(0, 100, { target: 700_000 }));
  page.answer();
  assert.equal(page.find("r700000").getBoundingClientRect().top, 0);
});

test("a row at the end is as near to the top as it can be", () => {
  const page = makePage();
  page.say(page.change(9900, 100, { target: 9998 }));
  assert.equal(page.find("r9999").getBoundingClientRect().bottom, screen);
  assert.deepEqual(page.asked(), []);
});

for (const [how, scroll] of [
  ["a wheel", (page) => fire(page.find("r0"), "wheel")],
  ["a finger", (page) => fire(page.find("r0"), "touchmove")],
  ["a key", (page) => fire(page.find("r0"), "keydown", { key: "PageUp" })],
  ["the bar", (page) => fire(page.scroller, "pointerdown")],
]) {
  test(`who scrolls by ${how} before it is there isn't taken there any more`, () => {
    const page = makePage({ heights: (id) => 10 + id % 13 });
    page.say(page.change(0, 100, { target: 7000 }));
    scroll(page);
    const [first, count] = page.sent.splice(0).at(-1).text.split(",").map(Number);
    page.scroll(50);
    page.say(page.change(first, count));
    assert.equal(page.scroller.scrollTop, 50);
  });
}

test("keys that type don't scroll", () => {
  const page = makePage({ heights: (id) => 10 + id % 13 });
  page.say(page.change(0, 100, { target: 7000 }));
  page.scroller.insertAdjacentHTML("afterbegin", "<input id=field>");
  fire(page.find("field"), "keydown", { key: "Home" });
  const [first, count] = page.sent.splice(0).at(-1).text.split(",").map(Number);
  page.scroll(50);
  page.say(page.change(first, count));
  assert.equal(page.find("r7000").getBoundingClientRect().top, 0);
});

// Screen readers

test("rows tell which of all rows they are, and what is right isn't set again", () => {
  const page = makePage({ first: 500, count: 100 });
  const told = (id) => ["aria-posinset", "aria-setsize"].map((name) => page.find(id).getAttribute(name));
  page.windows.end();
  assert.deepEqual(told("r500"), ["501", "10000"]);
  assert.deepEqual(told("r599"), ["600", "10000"]);
  const changes = [];
  const { setAttribute } = page.window.Element.prototype;
  page.window.Element.prototype.setAttribute = function (...given) { changes.push(given); setAttribute.apply(this, given); };
  page.say([]);
  assert.deepEqual(changes, []);
  page.insert(0, 10);
  assert.deepEqual(told("r500"), ["511", "10010"]);
});

test("rows that are no items of a list tell nothing", () => {
  const plain = makePage({ tag: "div", item: "div", first: 500 });
  assert.equal(plain.find("r500").hasAttribute("aria-posinset"), false);
  assert.equal(makePage({ tag: "div", item: "div", role: "option", first: 500 }).find("r500").getAttribute("aria-posinset"), "501");
});

test("the rows of a table tell their index, and the table how many there are, with its head", () => {
  const page = makePage({ tag: "tbody", item: "tr", first: 500 });
  assert.equal(page.find("r500").getAttribute("aria-rowindex"), "502");
  assert.equal(page.find("table").getAttribute("aria-rowcount"), "10001");
});

// The focus

test("a row that has the focus is asked for with those that are seen, if it isn't far", () => {
  const page = makePage();
  page.focusRow(60);
  page.scroll(rowAt(300));
  const [[first, count]] = numbers(page);
  assert.ok(first <= 60 && first + count >= 310 + seen && count <= 400, `${first},${count}`);
  const above = makePage({ first: 400, count: 100, target: 450 });
  above.focusRow(499);
  above.scroll(rowAt(200));
  const [[start, length]] = numbers(above);
  assert.ok(start <= 190 && start + length === 500, `${start},${length}`);
});

test("when a row that has the focus is left far behind, what scrolls has the focus", () => {
  const page = makePage();
  page.focusRow(5);
  page.scroll(rowAt(5000));
  page.answer();
  assert.equal(page.document.activeElement, page.scroller);
  page.scroll(0);
  page.answer();
  assert.equal(page.document.activeElement, page.scroller);
  page.scroller.blur();
  assert.equal(page.scroller.hasAttribute("tabindex"), false);
});

test("when a row that has the focus is deleted, the focus isn't moved here", () => {
  const page = makePage();
  page.focusRow(5);
  page.remove(5, 1);
  assert.equal(page.document.activeElement, page.document.body);
});

// The person's place

test("a place is a row and where it begins, and is found again on another page with other heights", () => {
  const page = makePage({ first: 500 });
  page.scroll(rowAt(550) + 5);
  const place = page.windows.placeIn(page.scroller);
  assert.deepEqual(place, { scroll: rowAt(550) + 5, list: 0, index: 550, offset: -5 });
  const other = makePage({ first: 500, heights: () => 31 });
  other.windows.goTo(other.scroller, JSON.parse(JSON.stringify(place)));
  assert.deepEqual(other.seen, ["r550", -5]);
});

test("a place whose row isn't there is asked for, and is still the place until it is there", () => {
  const page = makePage({ heights: (id) => 10 + id % 13 });
  const place = { scroll: 1, list: 0, index: 7000, offset: -3 };
  page.windows.goTo(page.scroller, place);
  page.wait(20);
  const { index, offset } = page.windows.placeIn(page.scroller);
  assert.deepEqual([index, offset], [7000, -3]);
  page.answer();
  assert.deepEqual(page.seen, ["r7000", -3]);
});

test("a place after the end of a list that has become shorter is its end", () => {
  const page = makePage({ total: 1000 });
  page.windows.goTo(page.scroller, { scroll: 1, list: 0, index: 7000, offset: 0 });
  page.wait(20);
  page.answer();
  assert.equal(page.find("r999").getBoundingClientRect().bottom, screen);
});

test("at the start, and where no long list is seen, a place is how far it is scrolled", () => {
  const page = makePage({ around: (list) => `<div id="screen" data-scroll><p data-height="100"></p>${list}</div>` });
  page.scroll(50);
  assert.equal(page.windows.placeIn(page.scroller), 50);
  page.windows.goTo(page.scroller, 70);
  assert.equal(page.scroller.scrollTop, 70);
});

test("where the app scrolls to comes before the place where the person was", () => {
  const page = makePage({ first: 500, heights: (id) => 10 + id % 13 });
  page.say(page.change(500, 100, { target: 7000 }));
  page.windows.goTo(page.scroller, { scroll: 1, list: 0, index: 550, offset: 0 });
  page.wait(20);
  page.answer();
  assert.equal(page.find("r7000").getBoundingClientRect().top, 0);
});

// A server that was restarted

test("the query of the socket says which rows the page has of long lists", () => {
  const page = makePage({ first: 500, count: 120 });
  assert.deepEqual(page.windows.query, { rows: "1,500,120,10000" });
  page.scroll(rowAt(3000)).answerAll();
  const [first] = page.windows.query.rows.split(",").slice(1).map(Number);
  assert.ok(first <= 3000 && first > 2900);
  assert.deepEqual(makePage({ count: 300, total: 300 }).windows.query, { rows: "1,0,300,300" });
  assert.deepEqual(makePage({ total: 100 }).windows.query, {});
  // A list that has become short comes whole.
  assert.deepEqual(makePage({ first: 100, count: 100, total: 240 }).windows.query, {});
});
