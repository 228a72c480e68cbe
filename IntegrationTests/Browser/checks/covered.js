// Finds controls that can't be pressed, as something else lies over their middle.

(most) => {
  const scrollers = [...document.querySelectorAll("*")].filter((each) => each.scrollTop || each.scrollLeft)
    .map((each) => [each, each.scrollTop, each.scrollLeft]);
  const focused = document.activeElement;
  const touched = new Set();
  const controls = [...document.querySelectorAll(controlsOfAll)].filter((each) =>
    !each.closest("[inert]") && each.checkVisibility({ visibilityProperty: true }) && !isOnlyHeard(each) && each.getBoundingClientRect().width > 1);
  const some = controls.length > most ? [...controls.slice(0, most / 2), ...controls.slice(-most / 2)] : controls;
  const found = [];
  for (const control of some) {
    control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    for (const [each] of containers(control)) if (each.scrollTop || each.scrollLeft) touched.add(each);
    const box = control.getClientRects()[0];
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest("label");
    if (hit && (control.contains(hit) || label?.control === control)) continue;
    found.push({ kind: "covered", element: describe(control), text: "", detail: hit ? `by ${hit.localName}.${hit.className?.baseVal ?? hit.className}` : "outside the window" });
  }
  for (const each of touched) each.scrollTo({ top: 0, left: 0, behavior: "instant" });
  for (const [each, top, left] of scrollers) each.scrollTo({ top, left, behavior: "instant" });
  focused?.focus?.({ preventScroll: true });
  return found;
}
