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
  private weak var host: (any WindowHost)?
  private var screens: [NodeID: ScreenHandle] = [:]
  private var prompts: [NodeID: PromptHandle] = [:]
  /// Whether there was a root flow when the host was last told of something.
  private var isRunning = false
  /// Whether what ran was let go of for a start that is to follow.
  private var awaitsStart = false
  /// Whether a screen has gone that the host has the handle of.
  private var hasEndedScreens = false
  private var tokens: [ObservationToken] = []
  /// What the host is still to be told, oldest first.
  private var untold: [(kind: Change.Kind?, cause: Cause?)] = []
  private var isTelling = false

  /// A presenter of a window that runs already, or is yet to be started.
  public init(_ navigation: Navigation) {
    self.navigation = navigation
    picture = Picture(navigation)
    tokens = [
      navigation.onFollowing { [weak self] in self?.follow($0) },
      navigation.onVeto { [weak self] _ in self?.tell(.veto, nil) },
      navigation.onLayout { [weak self] in self?.tell(.layout, nil) },
    ]
  }

  deinit {
    for token in tokens { token.end() }
  }

  /// Shows the window on a host: at once when it runs, and from now on.
  public func attach(_ host: any WindowHost) {
    self.host = host
    isRunning = false
    tell(nil, nil)
  }

  /// Tells the host nothing any more, as before it is taken apart.
  public func detach() { host = nil }

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

  /// The window's title: that of the screen on top. Observable; read it again after each ``WindowHost/show(_:_:)``.
  public var title: String? {
    picture.top.flatMap { navigation.viewModel(of: $0)?.title }
  }

  /// The handle of a screen, made when it is first asked for; `nil` for a screen that is gone.
  public func screen(_ id: NodeID) -> ScreenHandle? {
    if let known = screens[id], !known.isEnded { return known }
    guard case .screen(let screen, let viewModel)? = navigation.shown[id]?.content else {
      return nil
    }
    let handle = ScreenHandle(screen, viewModel, in: navigation)
    screens[id] = handle
    handle.onEnd { [weak self, weak handle] in
      guard let self, screens[id] === handle else { return }
      screens[id] = nil
      hasEndedScreens = true
    }
    return handle
  }

  /// The prompt that waits, if one does; the same object as long as it does, also while another one covers it.
  public var prompt: PromptHandle? {
    guard let content = picture.prompt else { return nil }
    if let known = prompts[content.id] { return known }
    let handle = PromptHandle(content, in: navigation)
    prompts[content.id] = handle
    return handle
  }

  private func follow(_ cause: Cause) {
    if !prompts.isEmpty {
      let waiting = Set(navigation.prompts.map(\.content.id))
      for (id, prompt) in prompts where !waiting.contains(id) {
        prompts[id] = nil
        prompt.end()
      }
    }
    tell(nil, cause)
  }

  /// Tells the host what is to be seen now, once it has taken in what it was told before.
  private func tell(_ kind: Change.Kind?, _ cause: Cause?) {
    untold.append((kind, cause))
    guard !isTelling else { return }
    isTelling = true
    while !untold.isEmpty {
      let next = untold.removeFirst()
      show(next.kind, next.cause)
    }
    isTelling = false
  }

  private func show(_ kind: Change.Kind?, _ cause: Cause?) {
    let before = picture
    picture = Picture(navigation)
    guard navigation.rootCoordinator != nil else { return end() }
    guard isRunning else {
      (isRunning, awaitsStart, hasEndedScreens) = (true, false, false)
      host?.show(picture, Change(.first, from: nil, to: picture, cause: cause))
      return
    }
    if picture != before || hasEndedScreens {
      hasEndedScreens = false
      let change = picture.change(since: before, cause: cause)
      host?.show(picture, change)
      if kind == .layout { return }
    }
    if let kind { host?.show(picture, Change(kind, from: picture, to: picture)) }
  }

  /// Nothing runs: the window goes, unless something else is started in it.
  private func end() {
    let hasEnded = isRunning || awaitsStart
    (isRunning, awaitsStart) = (false, hasEnded && navigation.lettingGo != nil)
    if hasEnded, navigation.lettingGo == nil { host?.ended() }
  }
}
