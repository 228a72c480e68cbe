package import GTK
public import Usher

/// A window of the desktop that shows one navigation, and tells it what the person does.
///
/// ```swift
/// let window = GTKWindow(navigation, WindowSetup(name: "Photos", views: photosViews))
/// window.present()
/// ```
///
/// A ``GTKProgram`` makes the windows of its apps. Used on the main actor, like the navigation.
@MainActor public final class GTKWindow: WindowHost {
  /// The width from which a sidebar stands beside its detail, in pixels at the normal size of texts.
  public static let roomForSidebar = 720

  /// The connection to the window's content.
  public let presenter: Presenter

  /// Called when the person quits the app.
  var onQuit: () -> Void = {}
  let window: Window
  private(set) var layers: [LayerPanel] = []
  private(set) var prompt: PromptPanel?
  /// The layers, and over all of them a prompt.
  private let (overlay, front) = (Overlay(), Overlay())
  private let setup: WindowSetup
  private let onEnd: () -> Void
  private var pages: [ObjectIdentifier: ScreenPage] = [:]
  private var title: ObservationToken?
  private let scope: Scope
  private var connections: [Connection] = []
  private var top: NodeID?
  var gesture: LeavingGesture?
  private var isEnded = false
  private var room = WindowRoom(width: 0)

  /// Makes a window for a navigation that is started already.
  ///
  /// - Parameters:
  ///   - navigation: the navigation, on the main actor.
  ///   - setup: the app's name, views and resources.
  ///   - onEnd: called when the window is gone.
  public init(_ navigation: Navigation, _ setup: WindowSetup, onEnd: @escaping () -> Void = {}) {
    Styles.addOnce()
    presenter = Presenter(navigation)
    self.setup = setup
    self.onEnd = onEnd
    scope = navigation.makeScope()
    window = Window(width: setup.width, height: setup.height)
    front.setChild(overlay)
    window.setChild(front)
    let device = navigation.device
    device.siteOpener = device.siteOpener ?? DesktopDevice.siteOpener(over: window)
    connect()
    resized()
    presenter.attach(self)
  }

  /// Shows the window in front of others.
  public func present() {
    let isNew = !window.isMapped
    window.present()
    guard isNew else { return }
    // GTK has put the keyboard on whatever is first in the window.
    if prompt == nil, let top { page(top)?.begin() }
    giveFocus()
  }

  // MARK: What is shown

  /// Shows a picture of the window; called by the ``presenter``.
  public func show(_ picture: Usher.Picture, _ change: Change) {
    guard !isEnded else { return }
    if let top, let page = page(top) {
      page.keepFocus(of: window)
    } else {
      // What leaves must not have it: GTK would tell a field of it that is gone already.
      window.dropFocus()
    }
    let (oldTop, hadPrompt) = (top, prompt != nil)
    updateLayers(picture, change)
    updatePrompt()
    dropPages(picture)
    top = picture.top
    observeTitle()
    guard top != oldTop || hadPrompt != (prompt != nil) || change.kind == .first else { return }
    giveFocus()
  }

  /// Takes the window away; called by the ``presenter`` when the root flow has ended.
  public func ended() {
    guard !isEnded else { return }
    isEnded = true
    presenter.detach()
    scope.end()
    for connection in connections { connection.end() }
    (pages, layers, prompt, connections) = ([:], [], nil, [])
    window.destroy()
    onEnd()
  }

  private func updateLayers(_ picture: Usher.Picture, _ change: Change) {
    let old = layers
    layers = picture.layers.map { layer in
      old.first { $0.id == layer.id && $0.style == layer.style } ?? makeLayer(layer)
    }
    for gone in old where !layers.contains(where: { $0 === gone }) {
      remove(gone.root, from: overlay)
    }
    let kind = change.isAnimated ? change.kind : nil
    for (panel, layer) in zip(layers, picture.layers) {
      panel.update(layer, layer.isCovered ? nil : kind) { page($0) }
    }
  }

  private func makeLayer(_ layer: Usher.Picture.Layer) -> LayerPanel {
    let panel = LayerPanel(layer, words, room) { [weak self] tab in
      self?.presenter.navigation.select(tab: tab)
    }
    overlay.add(panel.root)
    return panel
  }

  /// The page of a screen: made when the screen is first seen, kept until it is gone.
  private func page(_ id: NodeID) -> ScreenPage? {
    guard let screen = presenter.screen(id) else { return nil }
    if let known = pages[ObjectIdentifier(screen)] { return known }
    let page = ScreenPage(screen, setup.views[screen], setup, acts)
    page.connect { [weak self] in
      self?.presenter.navigation.back()
    } close: { [weak self] in
      guard let self else { return }
      let layer = presenter.picture.layers.last { $0.stack.contains(id) }
      if let layer { presenter.navigation.dismiss(layer.id) }
    }
    pages[ObjectIdentifier(screen)] = page
    return page
  }

  /// The widgets of the screens that are shown, and of a prompt: for tests.
  package var shownWidgets: [Widget] {
    layers.flatMap(\.shown).map(\.widget) + [prompt?.root].compactMap(\.self)
  }
  /// The tabs of the layers: for tests.
  package var tabs: [Widget] { layers.map(\.tabs.widget) }
  /// A picture of the window, as PNG: for tests.
  package func png(scale: Double) -> [UInt8]? { window.png(scale: scale) }

  /// Closes the window as the person does: a guard may ask first.
  func close() {
    // The window goes when its flow ends. One whose flow had ended before, as the app started, is told nothing any more.
    guard presenter.navigation.rootCoordinator != nil else { return ended() }
    presenter.navigation.requestClose()
  }

  func report(_ mistake: ViewMistake) { setup.onViewMistake(mistake) }

  private var words: WindowWords { .for(presenter.navigation.device.locale, among: setup.words) }

  private var acts: WindowActs {
    weak let host = self
    return WindowActs(
      window: { host?.window },
      open: { host?.open($0) },
      locale: { host?.presenter.navigation.device.locale ?? .english },
      words: words
    )
  }

  private func dropPages(_ picture: Usher.Picture) {
    for (key, page) in pages where page.screen.isEnded {
      if let panel = layers.first(where: { $0.shows(page) }) {
        panel.drop(page)
      } else {
        page.takeOut()
      }
      pages[key] = nil
    }
  }

  private func updatePrompt() {
    guard presenter.prompt !== prompt?.prompt else { return }
    if let prompt { remove(prompt.root, from: front) }
    window.setDefault(nil)
    prompt = presenter.prompt.map { PromptPanel($0) }
    if let prompt { front.add(prompt.root) }
  }

  /// GTK doesn't tell a field that leaves that it has the focus no more.
  private func remove(_ root: Widget, from overlay: Overlay) {
    if root.hasFocus { window.dropFocus() }
    overlay.remove(root)
  }

  private func observeTitle() {
    title?.end()
    let apply: (String?) -> Void = { [weak self] title in
      guard let self else { return }
      let isNamed = title.map { !$0.isEmpty && $0 != setup.name } ?? false
      window.title = isNamed ? "\(title ?? "") – \(setup.name)" : setup.name
    }
    let read = { [weak presenter] in presenter?.title }
    apply(read())
    title = scope.observe(read, then: apply)
  }

  /// The keyboard goes to what is on top: at once, since the person may type already, and again once GTK has laid it
  /// out, if it couldn't have it before.
  private func giveFocus() {
    takeFocus()
    MainLoop.after(0) { [weak self] in self?.takeFocus() }
  }

  private func takeFocus() {
    guard !isEnded else { return }
    if let prompt { return prompt.takeFocus(in: window) }
    if let top { page(top)?.takeFocus() }
  }

  // MARK: What the person does

  private func connect() {
    weak let window = self
    connections = [
      self.window.on("notify::default-width") {
        // GTK lays out at this moment, and widgets must not be moved meanwhile.
        MainLoop.after(0) { window?.resized() }
      },
      self.window.onLayout { MainLoop.after(0) { window?.laidOut() } },
      self.window.on("close-request", .plain) { _ in
        window?.close()
        return true
      },
      self.window.onMinimise { isMinimised in
        guard let window, window.presenter.isSeen == isMinimised else { return }
        let device = window.presenter.navigation.device
        if isMinimised { device.deactivate() } else { device.activate() }
      },
    ]
    let keys = Controller.keys(capturing: true)
    connections.append(
      keys.on("key-pressed", .key) { event in
        window?.pressed(event.number, event.modifiers) ?? false
      }
    )
    self.window.add(keys)
    let lastKeys = Controller.keys(capturing: false)
    connections.append(
      lastKeys.on("key-pressed", .key) { event in
        window?.pressedLast(event.number, event.modifiers) ?? false
      }
    )
    self.window.add(lastKeys)
    connectMouse()
    connectSwipe()
  }

  func resized() { use(width: window.contentWidth) }

  private func laidOut() { if overlay.width > 0 { use(width: overlay.width) } }

  private func use(width: Int) {
    guard !isEnded else { return }
    room = WindowRoom(width: width)
    presenter.room = room.isWide ? .wide : .narrow
    for layer in layers { layer.room = room }
  }
}
