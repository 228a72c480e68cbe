import GTK
import Usher

/// A layer as it is drawn: a stack of screens with its sidebar and its tabs; the window's own, or a sheet over it.
@MainActor final class LayerPanel {
  /// The width that a sheet likes to have, in pixels at the normal size of texts.
  static let sheetWidth = 460
  /// The room around a sheet, in pixels.
  static let margin = 18

  let id: NodeID
  let style: Usher.Picture.Layer.Style
  /// What lies over the layers below: for a sheet, it darkens them.
  let root: Widget
  /// The screens that are shown, the sidebar first.
  private(set) var shown: [ScreenPage] = []
  private let panel: Box
  private let stack = Stack()
  private let sidebar = Box(isVertical: false)
  let tabs: TabBar
  /// What is beside a sidebar, or on the window, while there is no screen: a bar, to move the window by.
  private let nothing = Box(isVertical: true)
  private let nothingBar = HeaderBar()
  /// What a sheet is in; `nil` for the window's own layer.
  private var frame: Box?
  /// The bar of the window over what a sheet darkens: it moves the window, and has its buttons.
  private let shadeBar = HeaderBar()
  /// What there is room for.
  var room: WindowRoom {
    didSet { if room != oldValue { useRoom() } }
  }
  private var hasBack = false

  init(
    _ layer: Usher.Picture.Layer,
    _ words: WindowWords,
    _ room: WindowRoom,
    select: @escaping (NodeID) -> Void
  ) {
    id = layer.id
    self.room = room
    style = layer.style
    tabs = TabBar(named: words[.tabs], select)
    panel = Box(isVertical: true, role: layer.style == .window ? .group : .dialog)
    panel.addStyle("layer")
    stack.expand(horizontally: true, vertically: true)
    nothingBar.setTitle(Box(isVertical: false))
    nothing.append(nothingBar)
    stack.add(nothing)
    // One page's height isn't that of another.
    stack.set("vhomogeneous", false)
    // Nor is its width: GTK would ask those that don't show how wide they are where they are as low as they can be.
    stack.set("hhomogeneous", false)
    sidebar.wish(width: 360)
    // Whatever is in it: the room is the detail's.
    sidebar.expand(horizontally: false, vertically: true)
    sidebar.addStyle("sidebar-place")
    let split = Box(isVertical: false)
    split.append(sidebar)
    split.append(stack)
    panel.append(split)
    panel.append(tabs.widget)
    guard layer.style == .sheet else {
      root = panel
      return
    }
    let overlay = Overlay()
    let shade = Box(isVertical: true)
    shade.addStyle("shade")
    // A click beside a sheet would be an easy way to lose what was typed into it.
    shadeBar.addStyle("shade-bar")
    shadeBar.setTitle(Box(isVertical: false))
    shadeBar.useByPointerOnly()
    shade.append(shadeBar)
    overlay.setChild(shade)
    panel.addStyle("sheet")
    let frame = Box(isVertical: true)
    frame.wish(width: Self.sheetWidth, height: 640)
    frame.align(horizontally: .center, vertically: .center)
    frame.append(panel)
    overlay.add(frame)
    root = overlay
    self.frame = frame
    useRoom()
  }

  private func useRoom() {
    frame?.align(vertically: room.isNarrow ? .fill : .center)
    // Where there is less width, the sheet covers them or comes close.
    shadeBar.show(room.isWide ? .all : .none)
    updateButtons()
  }

  /// The button of a tab.
  func tabButton(_ id: NodeID) -> GTK.Button? { tabs.button(id) }
  /// The title of the tab whose button is pressed.
  var selectedTab: String? { tabs.selectedTitle }

  func update(_ layer: Usher.Picture.Layer, _ kind: Change.Kind?, page: (NodeID) -> ScreenPage?) {
    let visible = layer.visible.compactMap(page)
    let beside = layer.isSplit ? visible.first { $0.screen.id == layer.sidebar } : nil
    let main = visible.last { $0 !== beside }
    place(beside)
    show(main, kind)
    shown = [beside, main].compactMap(\.self)
    hasBack = layer.hasBack
    updateButtons()
    tabs.update(layer.tabs)
    if style != .window, let named = shown.last {
      panel.setName(named.screen.title)
      named.onTitle = { [weak panel] in panel?.setName($0) }
    }
    panel.isReachable = !layer.isCovered
  }

  private func updateButtons() {
    let beside = sidebar.isVisible ? shown.first : nil
    let main = shown.last { $0 !== beside }
    let isSheet = style != .window
    beside?.update(hasBack: false, hasClose: isSheet && main == nil)
    main?.update(hasBack: hasBack, hasClose: isSheet, isNarrow: room.isNarrow)
    // A sheet has no buttons of the window: those are of the layer below.
    beside?.bar.show(style == .sheet ? .none : .leading)
    (main?.bar ?? nothingBar).show(
      style == .sheet ? .none : beside == nil ? .all : .trailing,
      onlyClose: room.hasOnlyClose
    )
  }

  private func place(_ page: ScreenPage?) {
    sidebar.isVisible = page != nil
    page?.put(in: sidebar)
  }

  private func show(_ page: ScreenPage?, _ kind: Change.Kind?) {
    page?.put(in: stack)
    let widget = page?.widget ?? nothing
    guard !stack.isShown(widget) else { return }
    let (ahead, back): (Stack.Movement, Stack.Movement) =
      stack.isRightToLeft ? (.right, .left) : (.left, .right)
    let movement: Stack.Movement =
      switch kind {
      case .push: ahead
      case .pop: back
      case .tab, .replace: .fade
      default: .none
      }
    stack.show(widget, movement)
  }

  func shows(_ page: ScreenPage) -> Bool {
    page.widget.isChild(of: stack) || page.widget.isChild(of: sidebar)
  }

  /// Takes out a page whose screen has left, once it has moved out of sight.
  func drop(_ page: ScreenPage) {
    guard page.widget.isChild(of: stack), stack.isMapped, stack.isMoving else {
      return page.takeOut()
    }
    MainLoop.after(250) { page.takeOut() }
  }

  /// Follows a gesture: the page fades as the finger moves.
  func follow(_ progress: Double) { stack.opacity = 1 - 0.7 * progress }
}
