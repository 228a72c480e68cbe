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
  private let files: IncomingFiles?
  private let device = PositionRequests()
  private var templates = Templates()
  var history: BrowserHistory
  /// The operations for the browser itself that wait to be sent. They are sent before new content.
  var controls = PageControls()
  var animation: AnimationKind?
  /// The event that a screen has handled since the last ``takeEvent()``; `nil` if there was none.
  private(set) var handled: HandledEvent?
  /// The error of a script that the browser has told last.
  private var scriptError: String?
  var isFollowingBrowser = false
  private var asksBeforeClosing = false
  /// The language of the page, which stays the same, and the person's clock as far as it is known.
  private var locale: PageLocale
  /// Whether the next complete page is for a document that may be in another language.
  private var tellsLanguage = false
  private(set) var privateTexts = PrivateTexts()
  /// The lengths of the texts in the page's fields; with the usual limit until the session sets its own.
  var typedTexts = TypedTexts(limit: SessionLimits().textBytes)
  /// Whether the newest event wasn't applied, because its text is too long for what the page may keep.
  private var refusedText = false
  /// Records what happens while an inspector looks at the page; `nil` while none does.
  var recorder: PageRecorder?
  /// The event of the browser itself that was received last; `nil` if the last event was for a screen.
  private var told: PageEvent?
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

  /// Returns the whole page as HTML, readable without scripts.
  ///
  /// - Parameters:
  ///   - session: the token by which the page's socket finds its session.
  ///   - assets: the URLs of the host's and the app's files.
  ///   - origin: the site's origin, for example `https://example.com`, if it is known.
  ///   - rows: which rows of a long list the page begins with; `nil` for the first ones.
  func render(
    session: String,
    assets: Assets,
    origin: String? = nil,
    rows: RowsParameter? = nil
  ) -> [UInt8] {
    if let origin { self.origin = origin }
    stage.update()
    stage.rowsParameter = rows
    defer { stage.rowsParameter = nil }
    controls.beginAnew()
    asksBeforeClosing = false
    animation = nil
    history = BrowserHistory(path: app.url(navigation.path), in: presenter.picture)
    var renderer = Renderer(.page, source: stage)
    let head = PageHead(
      title: title,
      summary: app.summary,
      files: assets.files(of: app),
      assets: assets,
      locale: locale,
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
  /// - Parameters:
  ///   - historyIndex: the index of the browser's current history entry; `nil` if that doesn't belong to the session.
  ///   - rows: which rows the browser has of long lists, by the number of the fragment.
  func renderAnew(
    at historyIndex: Int?,
    with rows: [Int: [ToldRows]] = [:],
    into out: inout [UInt8]
  ) {
    stage.update()
    stage.resume(rows)
    let path = app.url(navigation.path)
    controls.add(history.resume(at: historyIndex, path: path, in: presenter.picture))
    animation = nil
    var renderer = Renderer(.page, source: stage)
    renderer.fragment(ScreenNumber.shell)
    stage.setSent()
    if tellsLanguage {
      tellsLanguage = false
      out += [0, PageControl.language.rawValue]
      out.append(text: locale.language)
      out.append(text: locale.direction)
      out.append(text: stage.words.scriptWords)
      out.append(text: locale.clock?.text ?? "")
    }
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
    told = nil
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
    if handler.isRequestForRows {
      handler.action()
      stage.fragment(fragment)?.setNeedsPatch()
      return
    }
    if handler.isPrivate { recorder?.hideSize() }
    let field = TypedTexts.Field(fragment: fragment, path: address)
    let hasRoom = typedTexts.admit(payload.utf8.count, in: field) { stage.exists($0.fragment) }
    guard hasRoom else { return refusedText = true }
    if handler.isPrivate {
      // Those of a page that is stored are forgotten after its record has been compared with them.
      if onPrivateText == nil { privateTexts.forget(unless: stage.exists) }
      privateTexts.add(payload, fragment: fragment, path: address)
    }
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

  /// The event that was applied last, for an inspector; `nil` if it was for nothing on the screen.
  var eventName: String? { handled?.description ?? told.map { "\($0)" } }

  /// Returns the event that a screen has handled since the last call; `nil` if there was none.
  func takeEvent() -> HandledEvent? {
    defer { handled = nil }
    return handled
  }

  /// Returns whether the text of an event since the last call wasn't taken.
  func takeRefusedText() -> Bool {
    defer { refusedText = false }
    return refusedText
  }

  /// Returns the error of a script that the browser has told since the last call; `nil` if there was none. What was typed
  /// into a private field isn't in it.
  func takeScriptError() -> String? {
    defer { scriptError = nil }
    return scriptError.map { privateTexts.hides($0) ? "…" : $0 }
  }

  /// Ends the app.
  func close() {
    navigation.close()
    files?.close()
  }

  private func receiveControl(_ reader: inout ByteReader) throws(SocketRefusal) {
    guard let event = reader.varint().flatMap(PageEvent.init) else { return }
    told = event
    switch event {
    case .location, .stuck:
      guard let report = try HistoryReport(&reader) else { return }
      if event == .location { browserMoved(report) } else { browserIsStuck(report) }
    case .link: followLink(try reader.address())
    case .room: if let isWide = reader.byte() { setHasRoom(isWide == 1) }
    case .fileFailed: if let number = reader.varint() { files?.fail(number) }
    case .position:
      guard let number = reader.varint(), let status = reader.byte() else { return }
      device.answer(number, status: status, reader.rest())
    case .cameBack: navigation.device.activate()
    case .left: navigation.device.deactivate()
    case .scriptError: scriptError = reader.rest()
    case .returned: personReturned(try reader.address())
    case .clock: if let clock = ClockReport(reader.rest()) { setClock(clock) }
    }
  }

  private func setClock(_ clock: ClockReport) {
    guard locale.clock != clock else { return }
    locale.clock = clock
    navigation.device.set(locale)
    setNeedsStoring()
  }

  /// Takes note of an event that isn't applied, because it ended earlier processes. If the browser has moved in its
  /// history, it returns to the screens that are shown.
  func skip(_ reader: inout ByteReader) {
    guard reader.varint() == 0, let event = reader.varint().flatMap(PageEvent.init),
      event == .location || event == .stuck,
      let report = (try? HistoryReport(&reader)) ?? nil
    else { return }
    _ = history.moved(to: report.index, at: report.url, after: report.step)
    followScreens()
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
  fileprivate func set(_ place: PageLocale) {
    locale = place.locale
    timeZone = place.clock?.timeZone
  }
}
