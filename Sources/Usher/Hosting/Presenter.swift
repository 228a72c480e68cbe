/// The link between a window's navigation and the host that shows it. It gives the host a laid-out ``Picture``
/// after each change, says what kind of change that was, and has a handle for each screen.
///
/// A host needs to hold no other object of Usher. It reports what the person does to ``navigation``:
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
/// Use a presenter only on the navigation's actor. The host owns its presenter; the presenter holds the host weakly.
public final class Presenter {
  /// The window's navigation.
  public let navigation: Navigation
  /// What the window shows now, laid out for its ``room``.
  public private(set) var picture: Picture
  private weak var host: (any WindowHost)?
  private var screens: [NodeID: ScreenHandle] = [:]
  private var prompts: [NodeID: PromptHandle] = [:]
  /// Whether there was a root flow when the host last got a picture.
  private var isRunning = false
  /// Whether the root flow was ended only because the window is about to be started again.
  private var awaitsStart = false
  /// Whether a screen that has a handle has gone after the host got its last picture.
  private var hasEndedScreens = false
  private var tokens: [ObservationToken] = []
  /// The changes that the host hasn't been told of yet, oldest first.
  private var untold: [(kind: Change.Kind?, cause: Cause?)] = []
  private var isTelling = false

  /// Makes a presenter for a window. The window may run already, or be started later.
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

  /// Stops calling the host, for example before the host's objects are released.
  public func detach() { host = nil }

  /// The room that the window has; `.narrow` at first. Set by the host; when the value changes, the host gets the new
  /// layout by ``WindowHost/show(_:_:)``.
  public var room: Room {
    get { navigation.room }
    set { navigation.room = newValue }
  }

  /// Whether the person can see the window: it isn't minimised, and its browser tab is in front.
  ///
  /// Set by the host. Setting it updates ``Screen/presence`` of the screens, but adds no element to
  /// ``Device/activations()``. When the person has just come back, call ``Device/activate()``, which does both.
  public var isSeen: Bool {
    get { navigation.device.isActive }
    set { navigation.device.setActive(newValue) }
  }

  /// The title of the screen on top; `nil` when the window shows no screen. Observable; also read it again after each
  /// ``WindowHost/show(_:_:)``, because another screen may be on top then.
  public var title: String? {
    picture.top.flatMap { navigation.viewModel(of: $0)?.title }
  }

  /// Returns the handle of a screen; `nil` if the screen is gone. The first call for a screen makes the handle; later
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

  /// The handle of the open prompt; `nil` when no prompt is open. A prompt has the same handle until it is gone, even
  /// if another prompt covers it meanwhile.
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

  /// Gives the host the present picture. During a call of the host, the host gets the picture after that call.
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

  /// Tells the host that the root flow has ended, unless another root flow is about to be started.
  private func end() {
    let hasEnded = isRunning || awaitsStart
    (isRunning, awaitsStart) = (false, hasEnded && navigation.lettingGo != nil)
    if hasEnded, navigation.lettingGo == nil { host?.ended() }
  }
}
