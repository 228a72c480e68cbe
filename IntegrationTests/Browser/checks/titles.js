// Finds screens whose title shows not once: twice, as in a browser that can't tell how far one has scrolled, or never.

() => {
  const opacity = (element) => element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
  const screens = [...document.querySelectorAll(".screen")].filter((screen) => isDrawn(screen) && !screen.scrollTop);
  return screens.flatMap((screen) => {
    const heading = screen.querySelector("h1");
    const title = plain(heading?.textContent ?? "");
    const shown = [...screen.querySelectorAll("h1, header *")].filter((each) =>
      !each.children.length && plain(each.textContent) === title && isDrawn(each) && opacity(each) > 0.05);
    return title && shown.length === 1 ? []
      : [{ kind: "title", element: describe(heading ?? screen), text: title, detail: `shows ${shown.length} times` }];
  });
}
