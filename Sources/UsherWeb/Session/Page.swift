import Usher

/// An open page: an app's navigation, the content that the browser has of it, and the operations that
/// bring this content up to date.
///
/// A page knows no sockets and no threads: it gets bytes and returns bytes. ``WebSession`` runs it.
final class Page: WindowHost {
  let app: WebApp
  let navigation: Navigation
  private let presenter: Presenter
  private let stage: Stage
  private let tracker: SnapshotTracker
  private let files: IncomingFiles?
  private let device = PositionRequests()
  private let templates = Templates()
  private var history: BrowserHistory
  /// The operations for the browser itself that wait to be sent. They are sent before new content.
  private var controls = PageControls()
  private var animation: AnimationKind?
  /// The event that a screen has handled since the last ``takeEvent()``; `nil` if there was none.
  private(set) var handled: HandledEvent?
  /// The error of the script that the browser has told last.
  private var scriptError: String?
  private var isFollowingBrowser = false
  private var asksBeforeClosing = false

  /// Starts an app at an address.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - path: the address within the app.
  ///   - visitor: the browser of the page.
  ///   - isolation: the actor that the app's view models run on.
  ///   - start: starts a root coordinator in place of the app's own; `nil` to start the app's own.
  ///   - files: receives the files that the person chooses; `nil` if the page takes no files.
  ///   - wake: called when the page has changed, also while it handles a message of the browser. It is called on
  ///     the thread that makes the change.
  /// - Throws: `RouteError` if the app has no such address.
  init(
    _ app: WebApp,
    path: String,
    visitor: Visitor,
    on isolation: any Actor,
    start: ((Navigation) -> Void)? = nil,
    files: IncomingFiles? = nil,
    wake: @escaping @Sendable () -> Void
  ) throws(RouteError) {
    self.app = app
    self.files = files
    let navigation = Navigation(on: isolation)
    self.navigation = navigation
    presenter = Presenter(navigation)
    // The page contains both columns; whether both are visible is known when the browser connects.
    presenter.room = .unknown
    try navigation.start(at: path) {
      if let start { start(navigation) } else { app.start(navigation, visitor, nil) }
    }
    tracker = SnapshotTracker(navigation)
    stage = Stage(app: app, presenter: presenter, wake: wake)
    history = BrowserHistory(path: app.url(navigation.path), in: presenter.picture)
    listen(wake)
  }

  /// Restores a stored page, for a browser that shows it.
  ///
  /// - Throws: `SnapshotError` if the record can't be used.
  init(
    _ app: WebApp,
    restoring record: SessionRecord,
    for browser: BrowserState,
    on isolation: any Actor,
    files: IncomingFiles? = nil,
    wake: @escaping @Sendable () -> Void
  ) throws(SnapshotError) {
    self.app = app
    self.files = files
    let snapshot = try Snapshot(
      decoding: record.snapshot,
      version: app.version,
      migrations: app.migrations
    )
    navigation = Navigation(on: isolation)
    presenter = Presenter(navigation)
    presenter.room = browser.hasRoom ? .wide : .narrow
    presenter.isSeen = !browser.isHidden
    app.start(navigation, record.visitor, snapshot)
    tracker = SnapshotTracker(navigation)
    stage = Stage(app: app, presenter: presenter, wake: wake)
    history =
      BrowserHistory(stored: record.history)
      ?? BrowserHistory(path: app.url(navigation.path), in: presenter.picture)
    listen(wake)
  }

  private func listen(_ wake: @escaping @Sendable () -> Void) {
    navigation.device.locator = { [device] request in
      device.add(request)
      wake()
    }
    // The history is right already: the stored one, or a new one.
    isFollowingBrowser = true
    presenter.attach(self)
    isFollowingBrowser = false
    navigation.windowOpener = { [weak self] in self?.openWindow($0) ?? false }
  }

  /// Called with advice for developers about the app's views. Each text is passed only once.
  var onAdvice: ((String) -> Void)? {
    get { stage.onAdvice }
    set { stage.onAdvice = newValue }
  }

  private func openWindow(_ path: String) -> Bool {
    controls.openWindow(app.url(path))
    return true
  }

  /// Whether the page may have changed since the last record.
  var needsStoring: Bool { tracker.hasChanges }

  /// Marks the page as not stored, after a record couldn't be stored.
  func setNeedsStoring() { tracker.setHasChanges() }

  /// Sets whether there is room for a sidebar beside its detail.
  func setHasRoom(_ hasRoom: Bool) {
    presenter.room = hasRoom ? .wide : .narrow
  }

  /// Sets whether the person sees the page, as far as the server knows. The browser reports a return to the page by an
  /// event (`PageEvent.cameBack`).
  func setIsSeen(_ isSeen: Bool) { presenter.isSeen = isSeen }

  /// Returns a record from which this page can be restored; `nil` if the app has ended.
  ///
  /// - Parameters:
  ///   - token: the session's name.
  ///   - visitor: the browser of the page.
  ///   - applied: how many events the page has applied.
  /// - Throws: `SnapshotError` if a state or an input can't be encoded.
  func record(token: String, visitor: Visitor, applied: Int) throws(SnapshotError) -> SessionRecord?
  {
    guard let snapshot = try tracker.snapshot(version: app.version) else { return nil }
    return SessionRecord(
      token: token,
      visitor: visitor,
      app: app.path,
      applied: applied,
      snapshot: snapshot.encoded(),
      history: history.stored
    )
  }

  /// The title of the current screen; the app's title if the screen has none.
  var title: String {
    presenter.title ?? app.title
  }

  /// Returns the whole page as HTML, readable without scripts.
  ///
  /// - Parameters:
  ///   - session: the token by which the page's socket finds its session.
  ///   - assets: the URLs of the host's and the app's files.
  ///   - origin: the site's origin, for example `https://example.com`, if it is known.
  func render(session: String, assets: Assets, origin: String? = nil) -> [UInt8] {
    stage.update()
    controls = PageControls()
    asksBeforeClosing = false
    animation = nil
    history = BrowserHistory(path: app.url(navigation.path), in: presenter.picture)
    var renderer = Renderer(.page, source: stage)
    let head = PageHead(
      title: title,
      summary: app.summary,
      files: assets.files(of: app),
      assets: assets,
      session: (session, app.base),
      origin: origin
    )
    PageDocument(head: head).render(into: &renderer)
    stage.setSent()
    return renderer.out
  }

  /// Appends the operations that send the complete page to a browser whose content is from an earlier process of the
  /// server.
  ///
  /// - Parameter historyIndex: the index of the browser's current history entry; `nil` if that doesn't
  ///   belong to the session.
  func renderAnew(at historyIndex: Int?, into out: inout [UInt8]) {
    stage.update()
    let path = app.url(navigation.path)
    controls.add(history.resume(at: historyIndex, path: path, in: presenter.picture))
    animation = nil
    var renderer = Renderer(.page, source: stage)
    renderer.fragment(ScreenNumber.shell)
    stage.setSent()
    out += [0, PageControl.reset.rawValue]
    out.append(varint: renderer.out.count)
    out += renderer.out
    asksBeforeClosing = navigation.asksBeforeClosing
    controls.setAsksBeforeClosing(asksBeforeClosing)
    out += controls.take()
  }

  /// How much memory the operations for the browser itself need that wait to be sent, in bytes.
  var waitingBytes: Int { controls.count }

  var hasChanges: Bool {
    updateClosing()
    return !controls.isEmpty || device.areUnasked || animation != nil || stage.needsPatch
  }

  /// Adds an operation if the browser has to change whether it asks before its tab closes. The browser asks by itself,
  /// so it must know this beforehand.
  private func updateClosing() {
    guard navigation.asksBeforeClosing != asksBeforeClosing else { return }
    asksBeforeClosing.toggle()
    controls.setAsksBeforeClosing(asksBeforeClosing)
  }

  /// Appends the operations that bring the browser's content up to date, if any.
  ///
  /// - Parameters:
  ///   - out: the frame.
  ///   - applied: the lowest 8 bits of the newest applied event's number, if that event isn't
  ///     acknowledged yet. They are placed before the operations: so the browser keeps the text in a
  ///     field if the person typed it after that event. `nil` if all applied events are acknowledged.
  ///   - isAnswer: whether `applied` is sent even if there is no operation.
  func patch(into out: inout [UInt8], applied: UInt8? = nil, isAnswer: Bool = false) {
    updateClosing()
    let isChanged = hasChanges
    var operations = controls.take()
    if isChanged {
      device.ask(in: &operations)
      var renderer = Renderer(.patch, templates: templates, source: stage)
      stage.patch(&renderer)
      operations += templates.takeDefinitions()
      operations += renderer.out
    }
    guard isAnswer || animation != nil || !operations.isEmpty else { return }
    if let animation { out += [0, PageControl.animation.rawValue, animation.rawValue] }
    animation = nil
    if let applied { out += [0, PageControl.applied.rawValue, applied] }
    out += operations
  }

  /// Applies an event of the browser. Events that are malformed, or for something that isn't on the screen
  /// any more, are ignored.
  ///
  /// - Throws: the reason why the socket has to be closed; then the event has changed nothing.
  func receive(_ reader: inout ByteReader) throws(SocketRefusal) {
    guard let fragment = reader.varint() else { return }
    if fragment == 0 { return try receiveControl(&reader) }
    guard let count = reader.varint(), (1...32).contains(count) else { return }
    var address: [Int] = []
    for _ in 0..<count {
      guard let step = reader.varint() else { return }
      address.append(step)
    }
    let payload = reader.rest()
    guard
      let handler = stage.fragment(fragment)?.handler(at: address, payload: payload, files: files)
    else { return }
    guard let shown = stage.shown(fragment) else { return handler.action() }
    if let viewModel = shown.screen.viewModel {
      handled = HandledEvent(
        name: handler.event,
        element: handler.element,
        viewModel: type(of: viewModel)
      )
    }
    guard shown.screen.perform(handler.action) else { return }
    shown.afterwards?(navigation)
    shown.afterwards = nil
  }

  /// Tells the person something, beside what the screen shows.
  func tell(_ notice: String) { controls.tell(notice) }

  /// Tells the browser to send a file, or to release it.
  func tell(_ request: FileRequest) { controls.tell(request) }

  /// The types of the view models whose screens are visible.
  var viewModels: [any ViewModel.Type] { stage.viewModels }

  /// A number that changes when other screens are visible.
  var screenChanges: Int { stage.updates }

  /// Returns the event that a screen has handled since the last call; `nil` if there was none.
  func takeEvent() -> HandledEvent? {
    defer { handled = nil }
    return handled
  }

  /// Returns the error of the script that the browser has told since the last call; `nil` if there was none.
  func takeScriptError() -> String? {
    defer { scriptError = nil }
    return scriptError
  }

  /// Ends the app.
  func close() {
    navigation.close()
    files?.close()
  }

  private func receiveControl(_ reader: inout ByteReader) throws(SocketRefusal) {
    guard let event = reader.varint().flatMap(PageEvent.init) else { return }
    switch event {
    case .location:
      guard let index = reader.varint() else { return }
      browserMoved(to: index == 0 ? nil : index - 1, url: try reader.address())
    case .earlierLocation:
      guard let index = reader.varint() else { return }
      browserHadMoved(to: index == 0 ? nil : index - 1, url: try reader.address())
    case .link: followLink(try reader.address())
    case .room: if let isWide = reader.byte() { setHasRoom(isWide == 1) }
    case .fileFailed: if let number = reader.varint() { files?.fail(number) }
    case .position:
      guard let number = reader.varint(), let status = reader.byte() else { return }
      device.answer(number, status: status, reader.rest())
    case .cameBack: navigation.device.activate()
    case .left: navigation.device.deactivate()
    case .scriptError: scriptError = reader.rest()
    }
  }

  private func followLink(_ url: String) {
    guard let path = app.pathWithin(url) else { return navigate(url) }
    do { try navigation.open(path) } catch { navigate(url) }
  }

  /// Updates the screens after the browser went back or forward in its history by itself.
  private func browserMoved(to index: Int?, url: String) {
    let item = index.flatMap { history.moved(to: $0) }
    if presenter.picture.prompt != nil {
      // A prompt must be answered first: Back dismisses it, and the screen stays.
      navigation.dismissPrompt()
      return controls.add(history.follow(path: app.url(navigation.path), in: presenter.picture))
    }
    isFollowingBrowser = true
    defer { isFollowingBrowser = false }
    var permission = item.flatMap { goBack(to: $0.trail) ?? goForward(to: $0.trail) }
    if permission == nil {
      guard let path = app.pathWithin(url) else { return navigate(url) }
      do { permission = try navigation.open(path, .history) } catch { return navigate(url) }
    }
    guard permission == .allowed else {
      // A guard asks or refuses: the browser returns to the entry of the screen that is still shown.
      let path = app.url(navigation.path)
      return controls.add(
        item == nil
          ? history.restart(path: path, in: presenter.picture)
          : history.follow(path: path, in: presenter.picture)
      )
    }
    let path = app.url(navigation.path)
    if item == nil {
      controls.add(history.restart(path: path, in: presenter.picture))
    } else {
      controls.add(history.settle(path: path, in: presenter.picture))
    }
  }

  /// Updates the screens after the browser went back or forward before it got the complete page after a restart.
  ///
  /// The complete page has changed the browser's history to fit the restored screens (see `renderAnew(at:into:)`). So
  /// the browser isn't at the reported entry any more, and its history follows this change like any other.
  private func browserHadMoved(to index: Int?, url: String) {
    if presenter.picture.prompt != nil {
      navigation.dismissPrompt()
      return
    }
    // The entry may have been replaced by the screen that is shown now.
    let item = index.flatMap { history.item(at: $0) }
    let trail = item?.path != url && item?.trail == presenter.picture.trail ? nil : item?.trail
    guard trail.flatMap({ goBack(to: $0) ?? goForward(to: $0) }) == nil else { return }
    guard let path = app.pathWithin(url) else { return navigate(url) }
    do { try navigation.open(path, .history) } catch { navigate(url) }
  }

  /// Goes back to a trail if all of its screens still exist; otherwise returns `nil`.
  private func goBack(to trail: [NodeID]) -> Permission? {
    let layers = presenter.picture.layers
    guard let last = trail.last else { return nil }
    if let tab = trail.first, let tabs = layers.first?.tabs,
      tabs.contains(where: { $0.id == tab }),
      layers.count == 1, !tabs.contains(where: { $0.id == tab && $0.isSelected })
    {
      let permission = navigation.select(tab: tab)
      guard permission == .allowed else { return permission }
    }
    if presenter.picture.trail == trail { return .allowed }
    guard presenter.picture.trail.starts(with: trail) else { return nil }
    let permission = navigation.back(to: last, .history)
    return permission == .allowed && presenter.picture.trail != trail ? nil : permission
  }

  /// Goes forward to a trail that the person went back from; returns `nil` if it isn't known any more.
  private func goForward(to trail: [NodeID]) -> Permission? {
    guard let last = trail.last, navigation.forward(to: last) == .allowed else { return nil }
    return presenter.picture.trail == trail ? .allowed : nil
  }

  func show(_ picture: Picture, _ change: Change) {
    stage.update()
    if let kind = AnimationKind(change) { animation = kind }
    // Without any screen the person would be stuck: the browser loads the app's start.
    if picture.isEmpty { return navigate("") }
    guard !isFollowingBrowser else { return }
    controls.add(history.follow(path: app.url(picture.path), in: picture))
  }

  /// Makes the browser load the page of this app again, because the app has ended.
  func ended() {
    stage.update()
    navigate("")
  }

  /// Makes the browser load another page, or this page again if `url` is empty.
  private func navigate(_ url: String) { controls.navigate(to: url) }
}
