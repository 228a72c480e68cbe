import Foundation
import Synchronization
import Usher

/// A running page. An event is received and applied, and the answer is rendered and sent, on one thread without
/// interruption.
actor WebSession {
  nonisolated let token: String
  /// The browser that the session belongs to.
  nonisolated var visitor: Visitor { owner.withLock { $0 } }
  private nonisolated let owner: Mutex<Visitor>
  /// The path of the session's app.
  nonisolated let app: String
  /// When the session began in this process.
  nonisolated let begun = Date.now
  nonisolated let executor: SessionExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  let limits: SessionLimits
  let store: StoreMonitor?
  private let uploads: Uploads
  let monitor: HostMonitor
  let refusals: Refusals
  /// `nil` if nobody measures.
  let observer: (any HostObserver)?
  private let ended: @Sendable (_ session: WebSession, _ saving: Task<Void, Never>?) -> Void
  nonisolated let threads: HostThreads
  let mark: CrashMark?
  let crashLog: CrashLog?
  let visits: SessionVisits?
  /// The visitor as the app knows it.
  var visit: Visit?
  /// Where the new visitor is awaited.
  var renewing: AsyncStream<Visitor>.Continuation?
  /// The numbers of the events that ended earlier processes, and aren't applied any more.
  private var deadlyEvents: Set<Int> = []
  let turn = Turn()
  private(set) var page: Page?
  /// The event that is being applied, or was just applied, if somebody follows it.
  var span: (any HostSpan)?
  var wasAttached = false
  /// The number of errors of scripts that the browser has told.
  var scriptErrors = 0
  /// The screen on top that observers know of, and the page's ``Page/screenChanges`` then.
  var toldTop: NodeID?
  var toldChanges = 0
  var pace: SessionPace
  var connection: (any WebConnection)?
  private(set) var log = FrameLog()
  var events: StoredEvents
  private var resumption = Resumption.none
  var expiry: Task<Void, Never>?
  /// The token by which the browser's document is recognized; `nil` before one has joined.
  var document: String?
  /// When the browser went away; `nil` while there is one.
  var awaySince: ContinuousClock.Instant?

  // How the page is stored: see `WebSession+Storing.swift`.
  var versions: RecordVersions
  var keeping: Keeping?
  var lastState: LastState?
  var saving: Task<Void, Never>?
  var failures = 0
  var retry: Task<Void, Never>?
  var deadline: ContinuousClock.Instant?
  /// The number of times that storing has begun.
  var storesBegun = 0
  /// Whether another process goes on with the page, which has to be stored though no browser has joined.
  var isHandedOver = false
  /// Whether another process may have the page: until it is stored, nobody sees this copy.
  var isInDoubt = false
  var storeWaiters: [StoreWaiter] = []

  /// The largest number of errors of scripts that are told of a session, and the longest text of one, in characters. The
  /// script of a document sends fewer, and no longer ones.
  static let (mostScriptErrors, scriptErrorLength) = (20, 500)

  init(
    token: String,
    visitor: Visitor,
    app: String = "",
    threads: HostThreads,
    isSlow: Bool = false,
    limits: SessionLimits,
    store: StoreMonitor?,
    node: String = "",
    uploads: Uploads = Uploads(),
    mark: CrashMark? = nil,
    crashLog: CrashLog? = nil,
    monitor: HostMonitor = HostMonitor(),
    refusals: Refusals? = nil,
    visits: SessionVisits? = nil,
    ended: @escaping @Sendable (_ session: WebSession, _ saving: Task<Void, Never>?) -> Void
  ) {
    self.token = token
    owner = Mutex(visitor)
    self.app = app
    self.visits = visits
    self.limits = limits
    self.store = store
    self.uploads = uploads
    self.monitor = monitor
    self.refusals = refusals ?? Refusals(monitor)
    observer = monitor.observer
    self.ended = ended
    events = StoredEvents(hasStore: store != nil)
    versions = RecordVersions(of: token, node: node)
    self.mark = mark
    self.crashLog = crashLog
    self.threads = threads
    pace = SessionPace(isSlow: isSlow)
    executor = SessionExecutor(isSlow ? threads.slow : threads.quick, mark: mark)
    executor.watch { [weak self] time in self?.assumeIsolated { $0.turnEnded(after: time) } }
  }

  /// Starts the app and returns its first page.
  ///
  /// Waits at most ``SessionLimits/firstPageWait`` for data that the screens load when they appear, so that the page is
  /// complete if possible.
  ///
  /// - Throws: `RouteError` if the app has no such address.
  func open(
    _ app: WebApp,
    path: String,
    assets: Assets,
    origin: String? = nil,
    locale: PageLocale? = nil,
    rows: RowsParameter? = nil
  ) async throws(RouteError) -> [UInt8] {
    let visit = makeVisit()
    self.visit = visit
    let page = try Page(
      app,
      path: path,
      visitor: visitor,
      visit: visit,
      locale: locale,
      on: self,
      files: files(),
      wake: wake()
    )
    // What the screens begin at once may send the person to another site, and back.
    page.origin = origin
    page.typedTexts = TypedTexts(limit: limits.textBytes)
    self.page = page
    watchLeaks(of: page)
    watchFaults(of: page)
    tellStored(to: page)
    await page.navigation.settle(upTo: limits.firstPageWait)
    expire(after: limits.unattached)
    defer { mark?.endPage() }
    return page.render(session: token, assets: assets, origin: origin, rows: rows)
  }

  /// Continues this session from the record of an earlier process.
  ///
  /// - Throws: `SnapshotError` if the record can't be used.
  func revive(
    _ record: SessionRecord,
    _ app: WebApp,
    for browser: BrowserState,
    origin: String? = nil
  ) async throws(SnapshotError) {
    let visit = makeVisit()
    self.visit = visit
    let page = try Page(
      app,
      restoring: record,
      for: browser,
      visit: visit,
      on: self,
      files: files(),
      wake: wake()
    )
    page.origin = origin
    page.typedTexts = TypedTexts(limit: limits.textBytes)
    self.page = page
    // It was told when it was shown first.
    toldTop = page.top?.id
    log = FrameLog(applied: record.applied)
    events = StoredEvents(hasStore: store != nil, recorded: record.applied)
    versions = RecordVersions(continuing: record)
    resumption = .awaited
    deadlyEvents = crashLog?.deadlyEvents(of: token) ?? []
    let problems = page.navigation.restorationProblems.map(\.description)
    // A new program can have the same problem with all pages of the old one.
    if !problems.isEmpty {
      tell(.record, of: page, problems.joined(separator: "\n"))
    }
    watchLeaks(of: page)
    watchFaults(of: page)
    tellStored(to: page)
    await page.navigation.settle(upTo: limits.firstPageWait)
    expire(after: limits.unattached)
    if let mark {
      Task {
        try? await Task.sleep(for: CrashMark.trial)
        mark.endRestoration()
      }
    }
  }

  /// Tells the log about this session, once a minute of each kind.
  func tell(_ kind: HostLogEntry.Kind, of page: Page, _ text: String) {
    refusals.tell(kind, from: nil, key: token, session: token, app: page.app.path, text)
  }

  /// Returns the closure that schedules a turn when the page changes without an event.
  private func wake() -> @Sendable () -> Void {
    { [weak self, turn, executor] in
      assert(
        executor.isCurrent,
        """
        A view model was changed outside its actor. To fix this, start asynchronous work by \
        `scope.task(self) { … }` and give its closures no capture list.
        """
      )
      guard turn.schedule() else { return }
      Task(executorPreference: HostExecutor.shared) { await self?.flushOnWake() }
    }
  }

  /// Returns the receiver of the page's files. It makes the browser send a file when the app reads it.
  private func files() -> IncomingFiles {
    let visitor = { @Sendable [weak self] in self?.visitor ?? Visitor(id: "") }
    return IncomingFiles(uploads, of: visitor, startLimit: limits.uploadStart) {
      [weak self] request in
      // Files can be read on any thread.
      guard let self else { return }
      Task(executorPreference: HostExecutor.shared) { await self.tell(request) }
    }
  }

  private func tell(_ request: FileRequest) {
    page?.tell(request)
    flush(answering: false)
  }

  /// Connects the session with a connection. The connection before is closed.
  ///
  /// - Throws: the reason why the connection hasn't joined, and has to be closed.
  func attach(_ connection: any WebConnection, _ browser: BrowserState) throws(JoinRefusal) {
    guard let page else { throw .ended }
    guard !isInDoubt else {
      retry?.cancel()
      throw .inDoubt
    }
    if let takeover = browser.takeover {
      guard !page.isOver else { throw .ended }
      let isShown = self.connection != nil && document != browser.document
      guard takeover == .left || !isShown else { throw .inUse }
      page.prepareForDocument(of: browser)
      showAnew(to: browser)
    } else if document != nil, document != browser.document {
      throw .takenOver
    } else if resumption == .awaited {
      showAnew(to: browser)
    }
    guard let missed = log.missed(after: browser.received) else { throw .forgotten }
    log.acknowledge(browser.received)
    guard canSendMore else { throw .unconfirmed }
    document = browser.document
    page.setHasRoom(browser.hasRoom)
    page.setIsSeen(!browser.isHidden)
    if let origin = connection.origin { page.origin = origin }
    self.connection?.close(code: .replaced)
    self.connection = connection
    if wasAttached { observer?.record(.reconnected(app: page.app.path)) }
    wasAttached = true
    expiry?.cancel()
    expiry = nil
    awaySince = nil
    let told = events.acknowledged
    connection.send(greeting(missing: missed.count))
    log.expectRepeats(after: events.acknowledged)
    for frame in missed { connection.send(frame) }
    keep()
    flush(answering: events.acknowledged != told)
  }

  /// Continues with the browser's numbers of frames and events, and prepares a frame with the complete page for this
  /// browser.
  private func showAnew(to browser: BrowserState) {
    var browser = browser
    let applied = log.applied
    let knowsAll = browser.takeover == nil || browser.knowsAll(of: applied)
    if !knowsAll { browser.acknowledged = UInt8(truncatingIfNeeded: applied) }
    log = FrameLog(resuming: applied, for: browser)
    // What a session that goes on hasn't stored yet is stored soon, and acknowledged then. What the browser has forgotten
    // it can't send again.
    if browser.takeover == nil || log.applied > applied { events.adopt(log.applied) }
    var frame = [acknowledgement]
    // The browser must know which of the events that it sends again are applied.
    if events.acknowledged != log.applied {
      frame += [0, PageControl.applied.rawValue, UInt8(truncatingIfNeeded: log.applied)]
    }
    turn.begin()
    // Of a page of this process it is known which rows the browser has.
    let rows = resumption == .awaited ? browser.rows : [:]
    page?.renderAnew(at: browser.historyIndex, with: rows, into: &frame)
    turn.end()
    log.send(frame)
    resumption = .shown(frame: log.sent)
  }

  /// The first message of a connection.
  private func greeting(missing count: Int) -> [UInt8] {
    [acknowledgement] + resumption.greeting(received: log.sent - count, applied: log.applied)
  }

  /// The first byte of each frame: how many events are applied and stored, lowest 8 bits.
  private var acknowledgement: UInt8 { UInt8(truncatingIfNeeded: events.acknowledged) }

  /// Receives a message of the browser.
  func receive(_ bytes: UnsafeRawBufferPointer, from connection: any WebConnection) {
    guard let page, self.connection === connection else { return }
    var reader = ByteReader(bytes)
    guard let received = reader.byte() else { return }
    log.acknowledge(received)
    guard !reader.isAtEnd else { return flush(answering: false) }
    // The browser only asks whether the server is there.
    guard bytes.count != 2 || bytes[1] != 0 else { return flush(answering: true) }
    guard log.takeEvent() else { return }
    page.recorder?.begin(bytes: bytes.count)
    turn.begin()
    var refusal: SocketRefusal?
    if deadlyEvents.contains(log.applied) {
      page.skip(&reader)
      tellOfSkippedEvent(on: page)
    } else {
      mark?.begin(event: log.applied)
      do { try apply(&reader, to: page) } catch { refusal = error }
    }
    turn.end()
    if page.recorder != nil { page.recorder?.call(page.eventName) }
    if page.takeRefusedText() { tellOfRefusedText(on: page) }
    if let error = page.takeScriptError() { tell(scriptError: error, of: page) }
    keep()
    if let refusal { refuse(refusal) } else { flush(answering: true) }
    span?.end(page.handled?.description, error: refusal)
    span = nil
  }

  /// Applies an event, and what it begins becomes a part of its span.
  private func apply(_ reader: inout ByteReader, to page: Page) throws(SocketRefusal) {
    observer?.record(.event(app: page.app.path))
    span = begin(.event, of: page.app)
    guard let span else { return try page.receive(&reader) }
    try span.run { () throws(SocketRefusal) in try page.receive(&reader) }
  }

  /// The number of bytes that are kept for the browser until it confirms more.
  var keptBytes: Int { log.unconfirmedBytes + (page?.waitingBytes ?? 0) }

  private var canSendMore: Bool { log.unconfirmedBytes < max(1, limits.unconfirmedBytes) }

  /// Tells the person something at the next opportunity.
  func tell(_ notice: HostWord) {
    page?.tell(notice)
    flush(answering: false)
  }

  func becameWritable() { flush(answering: false) }

  func disconnected(_ connection: any WebConnection) {
    guard self.connection === connection else { return }
    detach()
  }

  /// Ends the app, and closes the connection with a code. After some codes the browser connects again.
  func close(code: CloseCode = .goingAway) {
    guard let page else { return }
    prepareLastSave(of: page)
    self.page = nil
    expiry?.cancel()
    renewing?.finish()
    endWaiting()
    page.close()
    connection?.close(code: code)
    connection = nil
    ended(self, waitsForStore ? saving : nil)
  }

  /// Whether the session hasn't ended.
  var isOpen: Bool { page != nil }

  nonisolated func setVisitor(_ visitor: Visitor) { owner.withLock { $0 = visitor } }

  /// Tells the browser that it gets another visitor's cookie, by a token.
  func tellVisitor(_ token: String) {
    page?.renewVisitor(token)
    flush(answering: false)
  }

  /// Stores the page again, because its record has changed although the page hasn't.
  func storeAgain() {
    page?.setNeedsStoring()
    keep()
  }

  private func flushOnWake() {
    turn.end()
    keep()
    flush(answering: false)
  }

  func flush(answering: Bool) {
    guard let page, let connection else { return }
    if answering { log.oweAnswer() }
    guard log.owesAnswer || page.hasChanges else { return }
    // A browser that doesn't keep up later gets only the newest state.
    guard connection.isWritable, !log.isFull, canSendMore else {
      if keptBytes >= max(1, limits.unconfirmedBytes) { refuse(.unconfirmed) }
      return
    }
    let span = begin(.render, of: page.app)
    defer { span?.end(nil, error: nil) }
    var frame = [acknowledgement]
    let isUnstored = events.acknowledged != log.applied
    turn.begin()
    page.patch(
      into: &frame,
      applied: isUnstored ? UInt8(truncatingIfNeeded: log.applied) : nil,
      isAnswer: log.owesAnswer
    )
    turn.end()
    guard log.owesAnswer || frame.count > 1 else { return }
    log.send(frame)
    connection.send(frame)
    page.recorder?.send(bytes: frame.count)
    observer?.record(.frame(app: page.app.path, bytes: frame.count))
  }

}
