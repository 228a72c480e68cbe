/// The link between a window's navigation and the host that shows it. It gives the host a laid-out ``Picture``
/// after each change, says what kind of change that was, and has a handle for each screen.
///
/// A host holds no other object of Usher. It reports what the person does to ``navigation``:
/// ``Navigation/back(_:)``, ``Navigation/dismiss(_:_:)``, ``Navigation/select(tab:)``, ``Navigation/begin(_:)``,
/// ``Navigation/escape()``, ``Navigation/open(_:_:)``, ``Navigation/requestClose()``. Actions on a screen go
/// through ``ScreenHandle/perform(_:)``.
///
/// ```swift
/// let navigation = Navigation(on: MainActor.shared)
/// try navigation.start(at: path) { navigation.start { PhotosCoordinator(shop: shop, flow: $0) } }
/// let presenter = Presenter(navigation)
/// presenter.attach(window)
/// ```
///
/// A presenter is bound to the navigation's actor. It holds the host weakly: the window owns its presenter.
public final class Presenter {
  /// The window's navigation.
  public let navigation: Navigation
  /// The picture of the window: what it shows, laid out.
  public private(set) var picture: Picture
  private weak var host: (any WindowHost)?
  private var screens: [NodeID: ScreenHandle] = [:]
  private var prompts: [NodeID: PromptHandle] = [:]
  /// Whether there was a root flow when the host last got a picture.
  private var isRunning = false
  /// Whether the running flow was ended for another start that is to follow.
  private var awaitsStart = false
  /// Whether a screen has gone since the last picture whose handle was given out.
  private var hasEndedScreens = false
  private var tokens: [ObservationToken] = []
  /// The changes that the host hasn't got yet, oldest first.
  private var untold: [(kind: Change.Kind?, cause: Cause?)] = []
  private var isTelling = false

  /// Makes a presenter for a window that runs already, or is started later.
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

  /// Shows the window on a host. Calls ``WindowHost/show(_:_:)`` at once if the window runs, and from now on after
  /// each change.
  public func attach(_ host: any WindowHost) {
    self.host = host
    isRunning = false
    tell(nil, nil)
  }

  /// Stops calling the host, for example before it is taken apart.
  public func detach() { host = nil }

  /// The room that the window has; narrow at first. When it changes, the host gets the new layout.
  public var room: Room {
    get { navigation.room }
    set { navigation.room = newValue }
  }

  /// Whether the person can see the window: it isn't minimised, and its browser tab is in front.
  ///
  /// Setting it changes the presences of the screens, but gives no element in ``Device/activations()``. When the
  /// person has just come back, call ``Device/activate()``, which does both.
  public var isSeen: Bool {
    get { navigation.device.isActive }
    set { navigation.device.setActive(newValue) }
  }

  /// The title of the screen on top. Observable; read it again after each ``WindowHost/show(_:_:)``.
  public var title: String? {
    picture.top.flatMap { navigation.viewModel(of: $0)?.title }
  }

  /// Returns the handle of a screen, or `nil` if the screen is gone. The handle is made on the first call; later
  /// calls return the same object.
  ///
  /// ```swift
  /// if let screen = presenter.screen(id) { draw(screen) }
  /// ```
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

  /// The handle of the open prompt, if there is one. It stays the same object for as long as the prompt waits, also
  /// while another prompt covers it.
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

  /// Gives the host the present picture, after the host has returned from earlier calls.
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

  /// Tells the host that nothing runs any more, unless another flow is about to be started.
  private func end() {
    let hasEnded = isRunning || awaitsStart
    (isRunning, awaitsStart) = (false, hasEnded && navigation.lettingGo != nil)
    if hasEnded, navigation.lettingGo == nil { host?.ended() }
  }
}
