// Menus: a button opens a list of commands, which the arrow keys go through.

/** The distance between the button and its menu, and between the menu and the window's edge, in pixels. */
const menuGap = 4, edgeGap = 8;

/** Listens to what the person does with menus. */
export function makeMenus({ window }) {
  const { document } = window;
  /** The menu that is open: its element with the button and the commands. */
  let open = null;

  const buttonOf = (menu) => menu.firstElementChild;
  const listOf = (menu) => menu.lastElementChild;
  const commandsOf = (menu) => [...listOf(menu).querySelectorAll("[role=menuitem]:not(:disabled)")];

  function place(menu) {
    const list = listOf(menu), button = buttonOf(menu).getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = list;
    const { clientWidth, clientHeight } = document.documentElement;
    const isBelow = button.bottom + menuGap + height <= clientHeight - edgeGap || button.top < clientHeight - button.bottom;
    const isRightToLeft = window.getComputedStyle(menu).direction === "rtl";
    const start = isRightToLeft ? button.right - width : button.left;
    const wanted = isBelow ? button.bottom + menuGap : button.top - menuGap - height;
    const left = Math.max(edgeGap, Math.min(start, clientWidth - edgeGap - width));
    const top = Math.max(edgeGap, Math.min(wanted, clientHeight - edgeGap - height));
    list.style.left = `${left}px`;
    list.style.top = `${top}px`;
  }

  /** Where the button was when its menu was placed, and how wide the window. */
  let shownAt = 0, shownWidth = 0;

  function show(menu, last) {
    close();
    open = menu;
    listOf(menu).showPopover();
    place(menu);
    shownAt = buttonOf(menu).getBoundingClientRect().top;
    shownWidth = window.innerWidth;
    buttonOf(menu).setAttribute("aria-expanded", "true");
    commandsOf(menu).at(last ? -1 : 0)?.focus();
  }

  function close(keepsFocus = true) {
    if (!open) return;
    const menu = open;
    open = null;
    if (!menu.isConnected) return;
    const hadFocus = listOf(menu).contains(document.activeElement);
    listOf(menu).hidePopover();
    buttonOf(menu).setAttribute("aria-expanded", "false");
    if (hadFocus && keepsFocus) buttonOf(menu).focus();
  }

  /** Forgets a menu that has gone without a word. */
  function check() { if (open && !(open.isConnected && listOf(open).matches(":popover-open"))) open = null; }

  document.addEventListener("click", (event) => {
    check();
    const menu = event.target.closest?.("[data-menu]");
    if (!menu || !buttonOf(menu).contains(event.target) || buttonOf(menu).ariaDisabled === "true") return;
    // What is around the menu isn't meant.
    event.stopPropagation();
    if (open === menu) close(); else show(menu);
  }, true);

  // The command has been sent by then.
  document.addEventListener("click", ({ target }) => {
    if (open && target.closest?.("[role=menuitem]")) close();
  });

  document.addEventListener("pointerdown", ({ target }) => { if (open && !open.contains(target)) close(false); }, true);
  window.addEventListener("resize", () => {
    if (!open) return;
    if (window.innerWidth !== shownWidth) { close(); return; }
    // The keyboard of a phone goes at the moment at which the menu comes.
    place(open);
    shownAt = buttonOf(open).getBoundingClientRect().top;
  });
  document.addEventListener("scroll", ({ target }) => {
    const isBehind = open && target.contains(open) && !listOf(open).contains(target);
    if (isBehind && Math.abs(buttonOf(open).getBoundingClientRect().top - shownAt) > 1) close();
  }, true);
  // A menu in a row that moves, or goes, is closed by the browser.
  document.addEventListener("toggle", ({ target, newState }) => {
    if (newState !== "closed" || !open || target !== listOf(open)) return;
    buttonOf(open).setAttribute("aria-expanded", "false");
    open = null;
  }, true);
  document.addEventListener("focusin", ({ target }) => { if (open && !open.contains(target)) close(false); });

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    check();
    const menu = target.closest?.("[data-menu]");
    if (!open) {
      if (menu && target === buttonOf(menu) && (key === "ArrowDown" || key === "ArrowUp")) {
        event.preventDefault();
        show(menu, key === "ArrowUp");
      }
      return;
    }
    if (key === "Tab") { close(); return; }
    const commands = commandsOf(open);
    const index = commands.indexOf(document.activeElement);
    const next = key === "Escape" ? null
      : key === "ArrowDown" ? commands[(index + 1) % commands.length]
      : key === "ArrowUp" ? commands.at(index <= 0 ? -1 : index - 1)
      : key === "Home" ? commands[0] : key === "End" ? commands.at(-1)
      : key.length === 1 && key !== " " ? byLetter(commands, index, key) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) next.focus(); else close();
  }, true);

  /** Returns the next command that begins with a letter. */
  function byLetter(commands, index, letter) {
    const turned = [...commands.slice(index + 1), ...commands.slice(0, index + 1)];
    return turned.find(({ textContent }) => textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
  }
}
