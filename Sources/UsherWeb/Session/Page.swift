import Usher

/// An open page: an app's navigation, the content that the browser has of it, and the operations that
/// bring this content up to date.
///
/// A page knows no sockets and no threads: it gets bytes and returns bytes. ``WebSession`` runs it.
final class Page: WindowHost {
  let app: WebApp
  let navigation: Navigation
  let presenter: Presenter
  let stage: Stage
  private let tracker: SnapshotTracker
  let files: IncomingFiles?
  let device = PositionRequests()
  var templates = Templates()
  var history: BrowserHistory
  /// The operations for the browser itself that wait to be sent. They are sent before new content.
  var controls = PageControls()
  var animation: AnimationKind?
  /// The event that a screen has handled since the last ``takeEvent()``; `nil` if there was none.
  var handled: HandledEvent?
  /// The error of a script that the browser has told last.
  var scriptError: String?
  var isFollowingBrowser = false
  var asksBeforeClosing = false
  /// The language of the page, which stays the same, and the person's clock as far as it is known.
  var locale: PageLocale
  /// Whether the next complete page is for a document that may be in another language.
  var tellsLanguage = false
  var privateTexts = PrivateTexts()
  /// The lengths of the texts in the page's fields; with the usual limit until the session sets its own.
  var typedTexts = TypedTexts(limit: SessionLimits().textBytes)
  /// Whether the newest event wasn't applied, because its text is too long for what the page may keep.
  var refusedText = false
  /// Records what happens while an inspector looks at the page; `nil` while none does.
  var recorder: PageRecorder?
  /// The event of the browser itself that was received last; `nil` if the last event was for a screen.
  var told: PageEvent?
  /// The origin by which the browser reaches the site; `nil` if it isn't known yet.
  var origin: String?
  /// Called with a text for the log when something isn't stored because it contains what was typed into a private field;
  /// `nil` if the page isn't stored at all.
  var onPrivateText: ((String) -> Void)?

  /// Starts an app at an address.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - path: the address within the app.
  ///   - visitor: the browser of the page.
  ///   - visit: the same for the app; `nil` for one whose id never changes.
  ///   - locale: the language of the page; `nil` for the usual one of the app.
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
    visit: Visit? = nil,
    locale: PageLocale? = nil,
    on isolation: any Actor,
    start: ((Navigation) -> Void)? = nil,
    files: IncomingFiles? = nil,
    wake: @escaping @Sendable () -> Void
  ) throws(RouteError) {
    self.app = app
    self.files = files
    let navigation = Navigation(on: isolation)
    self.navigation = navigation
    let locale = locale ?? PageLocale(usualOf: app)
    self.locale = locale
    navigation.device.set(locale)
    presenter = Presenter(navigation)
    // The page contains both columns; whether both are visible is known when the browser connects.
    presenter.room = .unknown
    try navigation.start(at: path) {
      if let start {
        start(navigation)
      } else {
        app.start(navigation, visit ?? Visit(id: visitor.id), nil)
      }
    }
    tracker = SnapshotTracker(navigation)
    stage = Stage(
      app: app,
      words: app.words(in: locale.language),
      presenter: presenter,
      wake: wake
    )
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
    visit: Visit? = nil,
    on isolation: any Actor,
    files: IncomingFiles? = nil,
    wake: @escaping @Sendable () -> Void
  ) throws(SnapshotError) {
    self.app = app
    self.files = files
    let snapshot = try RecordContent.snapshot(of: record.parts, for: app)
    navigation = Navigation(on: isolation)
    let locale =
      PageLocale(record.parts[PageLocale.partName], of: app) ?? PageLocale(usualOf: app)
    self.locale = locale
    navigation.device.set(locale)
    presenter = Presenter(navigation)
    presenter.room = browser.hasRoom ? .wide : .narrow
    presenter.isSeen = !browser.isHidden
    app.start(navigation, visit ?? Visit(id: record.visitor.id), snapshot)
    tracker = SnapshotTracker(navigation)
    stage = Stage(
      app: app,
      words: app.words(in: locale.language),
      presenter: presenter,
      wake: wake
    )
    history =
      HistoryEntries(parts: record.parts).map(BrowserHistory.init)
      ?? BrowserHistory(path: app.url(navigation.path), in: presenter.picture)
    listen(wake)
  }

  private func listen(_ wake: @escaping @Sendable () -> Void) {
    navigation.device.locator = { [device] request in
      device.add(request)
      wake()
    }
    navigation.device.siteOpener = SiteOpener { [weak self] in
      self?.makeDetour()
    } open: { [weak self] url, detour in
      guard let self else { return }
      controls.leave(for: url, detour: detour?.token ?? "", knowing: history.moves)
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

  /// Called with the name of a view model and a text about a fault of its view, for the log.
  var onFault: ((String, String) -> Void)? {
    get { stage.onFault }
    set { stage.onFault = newValue }
  }

  private func openWindow(_ path: String) -> Bool {
    controls.openWindow(app.url(path))
    return true
  }

  /// Whether the app has ended, or shows nothing: then there is nothing to continue.
  var isOver: Bool { presenter.picture.isEmpty }

  /// Prepares for a document of the browser that has nothing of this page yet, and that takes it over from an earlier
  /// document. The complete page has to be sent next.
  func prepareForDocument(of browser: BrowserState) {
    setHasRoom(browser.hasRoom)
    setIsSeen(!browser.isHidden)
    templates = Templates()
    controls.beginAnew()
    // The document that had them is gone.
    files?.close()
    device.beginAnew()
    tellsLanguage = true
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

  /// Returns the content of a record from which this page can be restored; `nil` if the app has ended.
  ///
  /// - Throws: `SnapshotError` if a state or an input can't be encoded.
  func recordContent() throws(SnapshotError) -> RecordContent? {
    guard var snapshot = try tracker.snapshot(version: app.version) else { return nil }
    let leaks = privateTexts.redact(&snapshot)
    for leak in leaks { onPrivateText?(leak.description) }
    privateTexts.forget(unless: stage.exists)
    let isInAddress = leaks.contains { if case .way = $0 { true } else { false } }
    return RecordContent(
      snapshot,
      isInAddress ? nil : history.entries,
      locale,
      at: isInAddress ? "" : app.url(navigation.path)
    )
  }

  /// The title of the current screen; the app's title if the screen has none.
  var title: String {
    presenter.title ?? app.title
  }

  /// Tells the person something, beside what the screen shows.
  func tell(_ notice: HostWord) { controls.tell(stage.words[notice]) }

  /// Tells the browser to get a new visitor's cookie, or only that its pages of before have ended.
  func renewVisitor(_ token: String) { controls.renewVisitor(token) }

  /// Tells the browser to send a file, or to release it.
  func tell(_ request: FileRequest) { controls.tell(request) }

  /// The types of the view models whose screens are visible.
  var viewModels: [any ViewModel.Type] { stage.viewModels }

  /// The screen on top, and the name of its view model; `nil` if none is shown.
  var top: (id: NodeID, name: String)? {
    presenter.picture.top.flatMap { id in
      presenter.screen(id).map { (id, $0.viewModelName) }
    }
  }

  /// The address of the page, without its query.
  var plainAddress: String { String(app.url(navigation.path).prefix { $0 != "?" }) }

  /// A number that changes when other screens are visible.
  var screenChanges: Int { stage.updates }

  /// Ends the app.
  func close() {
    navigation.close()
    files?.close()
  }

  func show(_ picture: Picture, _ change: Change) {
    stage.update()
    record(picture, change)
    if let kind = AnimationKind(change) { animation = kind }
    // Without any screen the person would be stuck: the browser loads the app's start.
    if picture.isEmpty { return navigate("") }
    guard !isFollowingBrowser else { return }
    followScreens()
  }

  /// Makes the browser load the page of this app again, because the app has ended.
  func ended() {
    stage.update()
    navigate("")
  }
}

extension Device {
  /// Sets what is known of the person's place.
  func set(_ place: PageLocale) {
    locale = place.locale
    timeZone = place.clock?.timeZone
  }
}
