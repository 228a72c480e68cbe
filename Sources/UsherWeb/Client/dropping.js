// Files and pictures that the person drops on an area of the page, or pastes. They go the way of chosen ones: into the
// area's field.

/**
 * The most files that are added at once. Each is an event, of which a page keeps only so many until the server answers.
 */
export const mostFiles = 64;

/** Whether a field that accepts files in the syntax of HTML accepts a file. */
export function isAccepted(accept, { name, type }) {
  const kinds = accept.toLowerCase().split(",").map((kind) => kind.trim()).filter(Boolean);
  return !kinds.length || kinds.some((kind) => kind[0] === "." ? name.toLowerCase().endsWith(kind)
    : kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind);
}

/** Listens to what is dropped on areas, or pasted, and to what is chosen in them. */
export function makeDropping({ window }) {
  const { document } = window;
  /** The area that the person drags files over. */
  let over = null;
  /** Whether a field changes because of this script. */
  let isOurs = false;

  const fieldOf = (area) => area.querySelector("input");
  const areaAt = (target) => target.closest?.("[data-drop]") ?? null;

  /** Returns the areas that the person can use: those of the top layer, unless it is covered by a question. */
  function areas() {
    const top = [...document.querySelectorAll(".layer")].at(-1) ?? document;
    if (document.querySelector("[data-prompt]")) return [];
    return [...top.querySelectorAll("[data-drop]")].filter((area) =>
      !fieldOf(area).disabled && !area.closest("[inert]") && area.checkVisibility());
  }

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
  const namesOf = (files) => files.map(({ name }) => name).join(", ");

  function tell(area, texts) {
    area.querySelector("[role=status]").textContent = texts.filter(Boolean).join(" ");
  }

  /** Puts files into an area's field, and tells which ones it doesn't take. */
  function take(area, files, folders, others) {
    const field = fieldOf(area);
    const { drop, folders: ofFolders, one, most } = area.dataset;
    const count = field.multiple ? mostFiles : 1;
    tell(area, [
      others.length && fill(drop, { names: namesOf(others) }),
      folders.length && fill(ofFolders, { names: namesOf(folders) }),
      files.length > count && fill(field.multiple ? most : one, { count }),
    ]);
    const taken = new window.DataTransfer();
    // Nobody knows which one was meant.
    if (field.multiple || files.length === 1) for (const file of files.slice(0, count)) taken.items.add(file);
    if (!taken.files.length) return;
    isOurs = true;
    field.files = taken.files;
    // Some browsers tell the change by themselves; the field is empty then.
    if (field.files.length) field.dispatchEvent(new window.Event("change", { bubbles: true }));
    isOurs = false;
  }

  /** Takes what was dropped or pasted. */
  function takeFrom(area, { items, files }) {
    // A folder is among the files, too, as one that can't be read.
    const isFolder = [...items].filter(({ kind }) => kind === "file").map((item) => item.webkitGetAsEntry?.()?.isDirectory);
    const all = [...files], { accept } = fieldOf(area);
    const plain = all.filter((_, index) => !isFolder[index]);
    take(area, plain.filter((file) => isAccepted(accept, file)), all.filter((_, index) => isFolder[index]),
      plain.filter((file) => !isAccepted(accept, file)));
  }

  function show(area) {
    if (over === area) return;
    if (over) delete over.dataset.over;
    over = area;
    if (over) over.dataset.over = "";
  }

  const hasFiles = ({ dataTransfer }) => !!dataTransfer && [...dataTransfer.types].includes("Files");

  /** Returns the area that files are dragged over, and keeps the browser from opening them in place of the page. */
  function dragged(event) {
    if (!hasFiles(event) || !document.querySelector("[data-drop]")) return null;
    const area = areaAt(event.target);
    // Another field takes files by itself.
    if (!area && event.target.type === "file") return null;
    event.preventDefault();
    const isUsable = area && areas().includes(area);
    event.dataTransfer.dropEffect = isUsable ? "copy" : "none";
    return isUsable ? area : null;
  }

  document.addEventListener("dragover", (event) => show(dragged(event)));
  document.addEventListener("dragleave", ({ relatedTarget }) => { if (!relatedTarget) show(null); });
  document.addEventListener("drop", (event) => {
    const area = dragged(event);
    show(null);
    if (area) takeFrom(area, event.dataTransfer);
  });

  document.addEventListener("paste", (event) => {
    const { target, clipboardData } = event;
    if (!clipboardData?.files.length) return;
    // An office program gives a picture of a text beside the text.
    if (target.closest?.("input,textarea") && [...clipboardData.types].includes("text/plain")) return;
    const usable = areas(), own = areaAt(target);
    const area = usable.includes(own) ? own : usable[0];
    if (!area) return;
    event.preventDefault();
    takeFrom(area, clipboardData);
  });

  document.addEventListener("change", (event) => {
    const area = !isOurs && event.target.type === "file" && areaAt(event.target);
    if (!area) return;
    const files = [...event.target.files];
    if (files.length <= mostFiles) { tell(area, []); return; }
    event.stopPropagation();
    take(area, files, [], []);
  }, true);
}
