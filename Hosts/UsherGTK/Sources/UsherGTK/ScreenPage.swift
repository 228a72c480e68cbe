import GTK
import Usher

/// One screen as it is drawn: the bar with Back, Close, the title and the view's buttons, and the view's body below it.
@MainActor final class ScreenPage {
  let screen: ScreenHandle
  let widget = Box(isVertical: true)
  let bar = HeaderBar()
  let back = GTK.Button()
  let close = GTK.Button()
  let title = Label()
  let content: Box
  /// What stays at the lower edge, below what scrolls.
  private(set) var bars: [Widget] = []
  /// What scrolls the content, unless it scrolls itself.
  private var scrolled: Scrolled?
  /// What has the keyboard where no control has it: around what scrolls, not in it, or it would be scrolled to.
  private var rest: Box
  /// Called with the title when it changes.
  var onTitle: ((String) -> Void)?
  /// Takes the page out of where it is; `nil` while it is nowhere.
  private var remove: (() -> Void)?
  private let context: PartContext
  private let hidesBack: Bool
  private let words: WindowWords
  /// Whether the button that closes a sheet is an icon, to leave the title some room beside Back.
  private var hasShortClose = false
  private var focus: FocusMark?

  init(
    _ screen: ScreenHandle,
    _ view: Views.Maker?,
    _ setup: WindowSetup,
    _ acts: WindowActs
  ) {
    self.screen = screen
    let context = PartContext(screen, setup, acts)
    self.context = context
    words = acts.words
    back.setIcon("go-previous-symbolic")
    back.setName(acts.words[.back])
    close.title = acts.words[.close]
    bar.addLeading(back)
    bar.addLeading(close)
    title.addStyle("title")
    title.shorten()
    bar.setTitle(title)
    content = Box(isVertical: true, spacing: 12)
    rest = content
    content.addStyle("screen")
    content.expand(horizontally: true, vertically: true)
    widget.append(bar)
    widget.expand(horizontally: true, vertically: true)
    let made = view?(screen).map { context.making($0) }
    hidesBack = made?.hidesBack ?? false
    let scrollsItself = made?.body.contains(where: \.fillsHeight) ?? false
    if let made {
      let inBar = context.child()
      inBar.isInBar = true
      for widget in inBar.widgets(made.leadingToolbar, in: RowLine()) {
        bar.addLeading(widget)
      }
      for widget in inBar.widgets(made.toolbar, in: RowLine()).reversed() {
        bar.addTrailing(widget)
      }
      for part in made.body where !part.isPinned {
        let part = (widget: part.make(context), fillsHeight: part.fillsHeight)
        if part.fillsHeight { part.widget.addStyle("filling") }
        content.append(part.widget)
      }
      bars = context.widgets(made.body.filter(\.isPinned))
    } else {
      content.append(Label("There is no view for \(screen.viewModelName).", wraps: true))
      context.report(.noView, "")
    }
    place(scrollsItself)
    for bar in bars { widget.append(bar) }
    weak let handle = screen
    // Tab passes by it: a box only gives the focus on.
    rest.set("focusable", true)
    context.bind({ handle?.title ?? "" }) { [weak self, title] text in
      title.text = acts.directed(text)
      self?.rest.setName(text)
      self?.scrolled?.setName(text)
      self?.onTitle?(text)
    }
    screen.onEnd { [context] in context.end() }
  }

  /// Content with a list has the whole room, and so has what takes the height. Other content is a column that is good
  /// to read, and scrolls.
  private func place(_ scrollsItself: Bool) {
    guard !scrollsItself else {
      content.addStyle("filled")
      return widget.append(content)
    }
    var inner = content
    if !content.children.contains(where: \.takesHeight) {
      inner = Box(isVertical: true)
      inner.wish(width: 680)
      inner.append(content)
    }
    let scrolled = Scrolled(inner)
    rest = scrolled.inRoom()
    widget.append(rest)
    self.scrolled = scrolled
  }

  func update(hasBack: Bool, hasClose: Bool, isNarrow: Bool = false) {
    back.isVisible = hasBack && !hidesBack
    close.isVisible = hasClose && !hidesBack
    let isShort = isNarrow && hasBack
    guard isShort != hasShortClose else { return }
    hasShortClose = isShort
    if isShort { close.setIcon("window-close-symbolic") } else { close.title = words[.close] }
    close.setName(words[.close])
    close.setTooltip(isShort ? words[.close] : "")
  }

  /// Puts the page into a stack, if it isn't there.
  func put(in stack: Stack) {
    guard !widget.isChild(of: stack) else { return }
    takeOut()
    stack.add(widget)
    remove = { [widget] in stack.remove(widget) }
  }

  /// Puts the page into a box, if it isn't there.
  func put(in box: Box) {
    guard !widget.isChild(of: box) else { return }
    let wasSeen = widget.isMapped
    takeOut()
    box.append(widget)
    if !wasSeen {
      // GTK 4.8 hides what comes out of a stack unseen from screen readers, until it is shown anew.
      widget.isVisible = false
      widget.isVisible = true
    }
    remove = { [widget] in box.remove(widget) }
  }

  func takeOut() {
    remove?()
    remove = nil
  }

  /// Connects the bar's own buttons. They aren't done "on" the screen: guards decide.
  func connect(back goBack: @escaping () -> Void, close goAway: @escaping () -> Void) {
    context.observe(back, "clicked", goBack)
    context.observe(close, "clicked", goAway)
  }

  /// Puts the keyboard into the field that searches; `false` if there is none.
  func search() -> Bool { context.offers.search() }
  /// Undoes what the screen's undo bar tells; `false` if there is none.
  func undo() -> Bool { context.offers.undo() }

  /// Keeps where the keyboard was, for when the screen is on top again.
  func keepFocus(of window: Window) {
    guard let mark = window.focus(), mark.isInside(widget) else { return }
    focus = mark
  }

  /// Puts the keyboard where it was, or on the first control of the content. If that is a button, the page itself gets it:
  /// whoever presses Return twice where one is enough must not press a button that has come meanwhile. Tab leads to it.
  func takeFocus() {
    guard widget.isMapped, !widget.hasFocus else { return }
    if let focus, focus.isInside(widget), focus.takeFocus() { return }
    focusFirst()
  }

  /// The same when the window has just come, and GTK has put the keyboard somewhere: perhaps on a button of the bar. A field that
  /// has it keeps it, since it would be marked as left.
  func begin() {
    if widget.isMapped { focusFirst() }
  }

  private func focusFirst() {
    if !content.hasFocus, !content.focusFirst() { widget.focusFirst() }
    if widget.focusIsButton { rest.takeFocus() }
  }
}
