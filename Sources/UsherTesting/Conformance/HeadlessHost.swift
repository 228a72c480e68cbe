public import Usher

/// A host without a display, for tests: it stores the last picture that its presenter gave it, and does the acts of a
/// person by calls of the navigation.
///
/// ```swift
/// let host = HeadlessHost(navigation)
/// _ = host.perform(.back)
/// #expect(host.picture.layers == [["Photos"]])
/// ```
public final class HeadlessHost: ConformanceHost, WindowHost {
  /// The window's navigation.
  public var navigation: Navigation { presenter.navigation }
  private let presenter: Presenter
  private var shown: Picture?
  private var gesture: LeavingGesture?
  /// All prompts until now, because an answer to an old prompt may come late.
  private var prompts: [NodeID: PromptHandle] = [:]

  /// Makes a host that shows the window of this navigation.
  public init(_ navigation: Navigation) {
    presenter = Presenter(navigation)
    presenter.attach(self)
  }

  /// Stores the picture; called by the presenter.
  public func show(_ picture: Picture, _ change: Change) {
    shown = picture
    if let prompt = presenter.prompt { prompts[prompt.id] = prompt }
  }

  /// Drops the picture; called by the presenter when the root flow has ended.
  public func ended() { shown = nil }

  /// What the host shows, from the last picture of the presenter: the visible screens when the window is wide, all
  /// screens when the window is narrow.
  public var picture: HostPicture {
    let layers = shown?.layers ?? []
    return HostPicture(
      layers: layers.map { (shown?.room == .wide ? $0.visible : $0.stack).map(title) },
      selectedTab: layers.first?.tabs.first(where: \.isSelected)?.title,
      prompt: shown?.prompt?.title,
      windowTitle: presenter.title,
      hasBack: layers.last?.hasBack,
      focus: shown?.prompt == nil ? shown?.top.map(title) : nil
    )
  }

  private func title(_ id: NodeID) -> String { presenter.screen(id)?.title ?? "?" }

  /// Does an act of the person. The end of a gesture is reported twice, as real hosts sometimes do.
  public func perform(_ act: PersonAct) -> Bool {
    switch act {
    case .back: navigation.back()
    case .backTo(let screen): navigation.back(to: screen)
    case .forward: navigation.forward()
    case .escape: navigation.escape()
    case .dismiss(let layer): navigation.dismiss(layer)
    case .begin(let kind): gesture = navigation.begin(kind)
    case .commit:
      gesture?.commit()
      // The end is reported twice, as real hosts sometimes do.
      gesture?.commit()
      gesture?.cancel()
    case .cancelGesture:
      gesture?.cancel()
      gesture?.commit()
    case .select(let tab): navigation.select(tab: tab)
    case .answer(let id, let button, let text):
      guard let prompt = prompts[id] else { return false }
      prompt.text = text
      return prompt.answer(button)
    case .tap(let id): return handle(id) { $0.tap() }
    case .type(let id, let text):
      return handle(id) { $0.text = text }
    case .open(let path): return (try? navigation.open(path)) != nil
    case .resize(let hasRoom): presenter.room = hasRoom ? .wide : .narrow
    case .close: navigation.requestClose()
    }
    return true
  }

  private func handle(_ id: NodeID, _ action: (ConformanceModel) -> Void) -> Bool {
    guard let screen = presenter.screen(id), let model = screen.viewModel as? ConformanceModel
    else { return false }
    return screen.perform { action(model) }
  }

  /// Does nothing: this host is always up to date.
  public func update() {}

  /// Returns the identity of the screen's handle, because no object draws the screen.
  public func identity(of screen: NodeID) -> ObjectIdentifier? {
    presenter.screen(screen).map { ObjectIdentifier($0) }
  }

  /// Closes the window.
  public func close() { navigation.close() }
}
