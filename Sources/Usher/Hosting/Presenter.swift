/// Stands between a window's navigation and the host that shows it: tells the host what is to be seen, laid out, and what kind
/// of change that is, and has a handle for each screen.
///
/// It is the only object a host holds. What the person does is reported to ``navigation``: ``Navigation/back(_:)``,
/// ``Navigation/dismiss(_:_:)``, ``Navigation/select(tab:)``, ``Navigation/begin(_:)``, ``Navigation/escape()``,
/// ``Navigation/open(_:_:)``, ``Navigation/requestClose()``; what they do on a screen goes through ``ScreenHandle/perform(_:)``.
///
/// ```swift
/// let navigation = Navigation(on: MainActor.shared)
/// try navigation.start(at: path) { navigation.start { PhotosCoordinator(shop: shop, flow: $0) } }
/// let presenter = Presenter(navigation)
/// presenter.attach(window)
/// ```
///
/// It is bound to the navigation's actor. The host is held weakly: a window owns its presenter.
public final class Presenter {
  /// The window's navigation.
  public let navigation: Navigation
  /// What is to be seen.
  public private(set) var picture: Picture
  private weak var host: (any Host)?
  private var screens: [EntryID: ScreenHandle] = [:]
  private var question: PromptHandle?
  /// Whether there was a root flow when the host was last told of something.
  private var isRunning = false
  var tokens: [ObservationToken] = []

  /// A presenter of a window that runs already, or is yet to be started.
  public init(_ navigation: Navigation) {
    self.navigation = navigation
    picture = Picture(navigation)
    tokens = [
      navigation.onTransition { [weak self] in self?.follow($0) },
      navigation.onVeto { [weak self] _ in self?.update(.veto) },
      navigation.onRoom { [weak self] in self?.update(.layout) },
    ]
  }

  deinit {
    for token in tokens { token.end() }
  }

  /// Shows the window on a host: at once when it runs, and from now on.
  public func attach(_ host: any Host) {
    self.host = host
    picture = Picture(navigation)
    isRunning = navigation.rootCoordinator != nil
    if isRunning { host.show(picture, Change(.first, from: nil, to: picture)) }
  }

  /// How much room the window has; narrow at first. When that changes, the host is told of the new layout.
  public var room: Room {
    get { navigation.room }
    set { navigation.room = newValue }
  }

  /// Whether the person can see the window: it isn't minimised, the browser's tab is in front.
  ///
  /// That they come back just now is more than that, and lets screens refresh: ``Device/activate()``.
  public var isSeen: Bool {
    get { navigation.device.isActive }
    set { navigation.device.setActive(newValue) }
  }

  /// The window's title: that of the screen on top. Observable; read it again after each ``Host/show(_:_:)``.
  public var title: String? {
    picture.top.flatMap { navigation.viewModel(of: $0)?.title }
  }

  /// The handle of a screen, made when it is first asked for; `nil` for a screen that is gone.
  public func screen(_ id: EntryID) -> ScreenHandle? {
    if let known = screens[id], !known.isEnded { return known }
    guard case .screen(let screen, let viewModel)? = navigation.shown[id]?.content else {
      return nil
    }
    let handle = ScreenHandle(screen, viewModel, in: navigation)
    screens[id] = handle
    handle.onEnd { [weak self, weak handle] in
      if let self, screens[id] === handle { screens[id] = nil }
    }
    return handle
  }

  /// The question that waits, if one does; the same object as long as it does.
  public var prompt: PromptHandle? {
    guard let content = picture.prompt else {
      question = nil
      return nil
    }
    if question?.id != content.id { question = PromptHandle(content, in: navigation) }
    return question
  }

  private func follow(_ transition: Transition) {
    // Another one came of it, and is told next.
    guard transition.after == navigation.tree else { return }
    let before = picture
    picture = Picture(navigation)
    guard navigation.rootCoordinator != nil else {
      if isRunning { host?.ended() }
      isRunning = false
      return
    }
    let kind = isRunning ? picture.kind(after: before) : .first
    isRunning = true
    let change = Change(kind, from: before, to: picture, cause: transition.cause)
    host?.show(picture, change)
  }

  private func update(_ kind: Change.Kind) {
    let before = picture
    picture = Picture(navigation)
    guard isRunning else { return }
    host?.show(picture, Change(kind, from: before, to: picture))
  }
}
