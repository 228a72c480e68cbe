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
  private let monitor: HostMonitor
  let refusals: Refusals
  /// `nil` if nobody measures.
  let observer: (any HostObserver)?
  private let ended: @Sendable (_ session: WebSession, _ saving: Task<Void, Never>?) -> Void
  nonisolated let threads: HostThreads
  let mark: CrashMark?
  private let crashLog: CrashLog?
  let visits: SessionVisits?
  /// The visitor as the app knows it.
  var visit: Visit?
  /// Where the new visitor is awaited.
  var renewing: AsyncStream<Visitor>.Continuation?
  /// The numbers of the events that ended earlier processes, and aren't applied any more.
  private var deadlyEvents: Set<Int> = []
  private let turn = Turn()
  private(set) var page: Page?
  /// The event that is being applied, or was just applied, if somebody follows it.
  private var span: (any HostSpan)?
  private var wasAttached = false
  /// The number of errors of scripts that the browser has told.
  private var scriptErrors = 0
  /// The screen on top that observers know of, and the page's ``Page/screenChanges`` then.
  private var toldTop: NodeID?
  private var toldChanges = 0
  private var pace: SessionPace
  private(set) var connection: (any WebConnection)?
  private(set) var log = FrameLog()
  var events: StoredEvents
  private var resumption = Resumption.none
  private var expiry: Task<Void, Never>?
  /// The token by which the browser's document is recognized; `nil` before one has joined.
  private var document: String?
  /// When the browser went away; `nil` while there is one.
  private var awaySince: ContinuousClock.Instant?

  // How the page is stored: see `WebSession+Storing.swift`.
  var versions: RecordVersions
  var keeping: Keeping?
  var lastState: LastState?
  var saving: Task<Void, Never>?
  var failures = 0
  var retry: Task<Void, Never>?
  var deadline: ContinuousClock.Instant?

  /// The largest number of errors of scripts that are told of a session, and the longest text of one, in characters. The
  /// script of a document sends fewer, and no longer ones.
  private static let (mostScriptErrors, scriptErrorLength) = (20, 500)

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
    locale: PageLocale? = nil
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
    self.page = page
    watchLeaks(of: page)
    watchFaults(of: page)
    await page.navigation.settle(upTo: limits.firstPageWait)
    expire(after: limits.unattached)
    defer { mark?.endPage() }
    return page.render(session: token, assets: assets, origin: origin)
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
    await page.navigation.settle(upTo: limits.firstPageWait)
    expire(after: limits.unattached)
    if let mark {
      Task {
        try? await Task.sleep(for: CrashMark.trial)
        mark.endRestoration()
      }
    }
  }

  /// Reports leaks, misuse and advice about views at once, in debug builds.
  private func watchLeaks(of page: Page) {
    #if DEBUG
    let (monitor, token, app) = (monitor, token, page.app.path)
    func log(_ kind: HostLogEntry.Kind, _ text: String) {
      monitor.log(HostLogEntry(kind, text, session: token, app: app))
    }
    page.navigation.onLeak = { log(.leak, $0.description) }
    page.navigation.onMisuse = { log(.misuse, $0.description) }
    page.onAdvice = { log(.advice, $0) }
    #endif
  }

  /// Tells the log about this session, once a minute of each kind.
  func tell(_ kind: HostLogEntry.Kind, of page: Page, _ text: String) {
    refusals.tell(kind, from: nil, key: token, session: token, app: page.app.path, text)
  }

  /// Reports faults of the app that concern people: of its views, and of what it stores.
  private func watchFaults(of page: Page) {
    page.onFault = { [refusals, token, app] name, text in
      refusals.tell(.view, from: nil, key: name, session: token, app: app, text)
    }
    if let observer {
      page.navigation.onError = { [token, app, weak page] error in
        observer.failed(HostFailure(error, app: app, session: token, screen: page?.top?.name))
      }
    }
    guard store != nil else { return }
    page.onPrivateText = { [refusals, token, app] text in
      refusals.tell(.record, from: nil, key: token, session: token, app: app, text)
    }
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
      Task { await self?.flushOnWake() }
    }
  }

  /// Returns the receiver of the page's files. It makes the browser send a file when the app reads it.
  private func files() -> IncomingFiles {
    let visitor = { @Sendable [weak self] in self?.visitor ?? Visitor(id: "") }
    return IncomingFiles(uploads, of: visitor, startLimit: limits.uploadStart) {
      [weak self] request in
      // Files can be read on any thread.
      guard let self else { return }
      Task { await tell(request) }
    }
  }

  private func tell(_ request: FileRequest) {
    page?.tell(request)
    flush(answering: false)
  }

  /// Connects the session with a connection. The connection before is closed.
  ///
  /// - Returns: `nil` if the connection has joined; otherwise the code to close it with: the session has ended, doesn't
  ///   know the frames any more that the browser lacks, or is shown by another document of the browser.
  func attach(_ connection: any WebConnection, _ browser: BrowserState) -> CloseCode? {
    guard let page else { return .unknownSession }
    if let takeover = browser.takeover {
      guard !page.isOver else { return .unknownSession }
      let isShown = self.connection != nil && document != browser.document
      guard takeover == .left || !isShown else { return .inUse }
      page.prepareForDocument(of: browser)
      showAnew(to: browser)
    } else if document != nil, document != browser.document {
      // A document has taken the session over from this one.
      return .unknownSession
    } else if resumption == .awaited {
      showAnew(to: browser)
    }
    guard let missed = log.missed(after: browser.received) else { return .unknownSession }
    log.acknowledge(browser.received)
    guard canSendMore else { return .unknownSession }
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
    connection.send([acknowledgement] + resumption.greeting(received: log.sent - missed.count))
    log.expectRepeats(after: events.acknowledged)
    for frame in missed { connection.send(frame) }
    keep()
    flush(answering: events.acknowledged != told)
    return nil
  }

  /// Moves to the threads for long turns if a turn has taken long, or if a screen is shown that is known for it.
  private func turnEnded(after time: Duration) {
    guard let page else { return }
    let event = page.takeEvent()
    if page.recorder?.isOver() == true { page.recorder = nil }
    page.recorder?.end(after: time)
    observer?.record(.turn(app: page.app.path, time: time))
    tellTop(of: page)
    if time > limits.longTurn, !pace.isSlow { tell(time, of: event, on: page) }
    if pace.becomesSlow(showing: page, threads) { executor.move(to: threads.slow) }
  }

  /// Tells observers if another screen is on top.
  private func tellTop(of page: Page) {
    guard wasAttached, let observer, page.screenChanges != toldChanges else { return }
    toldChanges = page.screenChanges
    guard let top = page.top, top.id != toldTop else { return }
    toldTop = top.id
    observer.shown(
      HostScreen(app: page.app.path, session: token, name: top.name, address: page.plainAddress)
    )
  }

  /// Tells the log of a long turn, and all sessions that show the same screen.
  private func tell(_ time: Duration, of event: HandledEvent?, on page: Page) {
    let viewModels = event.map { [$0.viewModel] } ?? page.viewModels
    for viewModel in viewModels { threads.addSlow(viewModel) }
    let names = viewModels.map { "\($0)" }.joined(separator: ", ")
    let milliseconds = Int(time / .milliseconds(1))
    refusals.tell(
      .turn,
      from: nil,
      key: names,
      session: token,
      app: page.app.path,
      """
      Session \(token.prefix(8)) worked for \(milliseconds) ms without a pause: \
      \(event?.description ?? "no event, on the screen of \(names)"). From now on, the sessions that show this screen \
      run apart from the others. To fix this, let an actor or a service do the work and `await` it, or declare the view \
      model as a `SlowViewModel`.
      """
    )
  }

  /// Continues with the browser's numbers of frames and events, and prepares a frame with the complete page for this
  /// browser.
  private func showAnew(to browser: BrowserState) {
    var browser = browser
    let applied = log.applied
    let knowsAll = browser.takeover == nil || browser.knowsAll(of: applied)
    if !knowsAll { browser.acknowledged = UInt8(truncatingIfNeeded: applied) }
    log = FrameLog(resuming: applied, for: browser)
    // What a session that goes on hasn't stored yet is stored soon, and acknowledged then. But a document that doesn't
    // know the events can't send them again.
    if browser.takeover == nil || !knowsAll || log.applied > applied { events.adopt(log.applied) }
    var frame = [acknowledgement]
    // The browser must know which of the events that it sends again are applied.
    if events.acknowledged != log.applied {
      frame += [0, PageControl.applied.rawValue, UInt8(truncatingIfNeeded: log.applied)]
    }
    turn.begin()
    page?.renderAnew(at: browser.historyIndex, into: &frame)
    turn.end()
    log.send(frame)
    resumption = .shown(frame: log.sent)
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

  /// Begins a span, as a part of the event that is being applied; `nil` if nobody follows it.
  func begin(_ kind: HostWork.Kind, of app: WebApp) -> (any HostSpan)? {
    observer?.begin(HostWork(kind, app: app.path, session: token), within: span)
  }

  /// Tells the log of an error of a script in the browser, once a minute of each source.
  private func tell(scriptError: String, of page: Page) {
    scriptErrors += 1
    guard scriptErrors <= Self.mostScriptErrors else { return }
    observer?.record(.scriptFailed(app: page.app.path))
    refusals.tell(
      .script,
      from: connection?.network,
      session: token,
      app: page.app.path,
      "A script has failed in a browser: \(scriptError.clipped(to: Self.scriptErrorLength))"
    )
  }

  /// Closes the connection for a reason that the log tells. The session waits for its browser.
  private func refuse(_ refusal: SocketRefusal) {
    guard let connection else { return }
    let source = connection.network
    refusals.tell(
      refusal.kind,
      from: source,
      session: token,
      app: page?.app.path,
      refusal.report(from: source ?? "an unknown address")
    )
    connection.close(code: refusal.code)
    detach()
  }

  /// The number of bytes that are kept for the browser until it confirms more.
  var keptBytes: Int { log.unconfirmedBytes + (page?.waitingBytes ?? 0) }

  private var canSendMore: Bool { log.unconfirmedBytes < max(1, limits.unconfirmedBytes) }

  /// Tells the person that the event isn't applied. It counts as applied, so that the browser doesn't send it again.
  private func tellOfSkippedEvent(on page: Page) {
    page.tell(.actionSkipped)
    tell(
      .deadly,
      of: page,
      """
      Event \(log.applied) of session \(token.prefix(8)) ended the process \(Deaths.limit) times or more, and isn't \
      tried again.
      """
    )
  }

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

  /// Releases the connection, and waits for a browser to come back. Until then the page is treated as hidden.
  private func detach() {
    connection = nil
    awaySince = .now
    page?.setIsSeen(false)
    let awaitsReturn = page?.navigation.device.awaitsReturn ?? false
    expire(after: awaitsReturn ? max(limits.detached, limits.detour) : limits.detached)
  }

  /// Ends the app, and closes the connection with a code. After some codes the browser connects again.
  func close(code: CloseCode = .goingAway) {
    guard let page else { return }
    prepareLastSave(of: page)
    self.page = nil
    expiry?.cancel()
    renewing?.finish()
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

  /// Ends the app if no document has joined: the browser continues another page instead.
  func closeUnused(by visitor: Visitor) {
    if visitor == self.visitor, document == nil, connection == nil { close() }
  }

  /// Ends the app because the server stops, and waits until its record is stored, or until a time.
  func shutDown(by time: ContinuousClock.Instant) async {
    page?.navigation.onLeak = nil
    close()
    endTrying(by: time)
    await saving?.value
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

  private func expire(after time: Duration) {
    expiry?.cancel()
    expiry = Task { [weak self] in
      guard (try? await Task.sleep(for: time)) != nil else { return }
      await self?.closeUnlessBack()
    }
  }

  /// Closes the session, unless a browser came back after the time was over. What couldn't be stored waits longer.
  private func closeUnlessBack() {
    guard !Task.isCancelled else { return }
    if waitsForStore, let awaySince {
      let rest = awaySince + limits.unsaved - .now
      if rest > .zero {
        return expire(after: max(.milliseconds(1), min(rest, limits.detached)))
      }
    }
    close()
  }
}

/// Whether a turn of the session is running or scheduled: then a change of the page needs no further turn.
private final class Turn: Sendable {
  private enum State: UInt8 { case idle, running, scheduled }
  private let state = Atomic(State.idle.rawValue)

  func begin() { state.store(State.running.rawValue, ordering: .releasing) }
  func end() { state.store(State.idle.rawValue, ordering: .releasing) }

  /// Schedules a turn, unless one is running or scheduled already.
  ///
  /// - Returns: whether the caller has to start the turn.
  func schedule() -> Bool {
    state.compareExchange(
      expected: State.idle.rawValue,
      desired: State.scheduled.rawValue,
      ordering: .acquiringAndReleasing
    ).exchanged
  }
}
