import Synchronization
import Usher

/// A running page. An event is received and applied, and the answer is rendered and sent, on one thread without
/// interruption.
actor WebSession {
  nonisolated let token: String
  nonisolated let visitor: Visitor
  nonisolated let executor: SessionExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let limits: SessionLimits
  private let store: (any SessionStore)?
  private let uploads: Uploads
  private let monitor: HostMonitor
  private let refusals: Refusals
  /// `nil` if nobody measures.
  private let observer: (any HostObserver)?
  private let ended: @Sendable (WebSession) -> Void
  nonisolated let threads: HostThreads
  private let mark: CrashMark?
  private let crashLog: CrashLog?
  /// The numbers of the events that ended earlier processes, and aren't applied any more.
  private var deadlyEvents: Set<Int> = []
  private let turn = Turn()
  private var page: Page?
  /// The event that is being applied, or was just applied, if somebody follows it.
  private var span: (any HostSpan)?
  private var wasAttached = false
  private var pace: SessionPace
  private var connection: (any WebConnection)?
  private var log = FrameLog()
  private var events: StoredEvents
  private var resumption = Resumption.none
  private var saving: Task<Void, Never>?
  private var expiry: Task<Void, Never>?

  private static let saveAttempts = 3
  /// In characters; the script sends no longer one.
  private static let scriptErrorLength = 500

  init(
    token: String,
    visitor: Visitor,
    threads: HostThreads,
    isSlow: Bool = false,
    limits: SessionLimits,
    store: (any SessionStore)?,
    uploads: Uploads = Uploads(),
    mark: CrashMark? = nil,
    crashLog: CrashLog? = nil,
    monitor: HostMonitor = HostMonitor(),
    refusals: Refusals? = nil,
    ended: @escaping @Sendable (WebSession) -> Void
  ) {
    self.token = token
    self.visitor = visitor
    self.limits = limits
    self.store = store
    self.uploads = uploads
    self.monitor = monitor
    self.refusals = refusals ?? Refusals(monitor)
    observer = monitor.observer
    self.ended = ended
    events = StoredEvents(hasStore: store != nil)
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
    origin: String? = nil
  ) async throws(RouteError) -> [UInt8] {
    let page = try Page(
      app,
      path: path,
      visitor: visitor,
      on: self,
      files: files(),
      wake: wake()
    )
    self.page = page
    watchLeaks(of: page)
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
    for browser: BrowserState
  ) async throws(SnapshotError) {
    let page = try Page(
      app,
      restoring: record,
      for: browser,
      on: self,
      files: files(),
      wake: wake()
    )
    self.page = page
    log = FrameLog(applied: record.applied)
    events = StoredEvents(hasStore: store != nil, recorded: record.applied)
    resumption = .awaited
    deadlyEvents = crashLog?.deadlyEvents(of: token) ?? []
    let problems = page.navigation.restorationProblems.map(\.description)
    // A new program can have the same problem with all pages of the old one.
    if !problems.isEmpty {
      tell(.record, of: page, problems.joined(separator: "\n"))
    }
    watchLeaks(of: page)
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
  private func tell(_ kind: HostLogEntry.Kind, of page: Page, _ text: String) {
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
      Task { await self?.flushOnWake() }
    }
  }

  /// Returns the receiver of the page's files. It makes the browser send a file when the app reads it.
  private func files() -> IncomingFiles {
    IncomingFiles(uploads, of: visitor, startLimit: limits.uploadStart) { [weak self] request in
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
  /// - Returns: whether the connection has joined; `false` if the session has ended, or doesn't know the frames any
  ///   more that the browser lacks.
  func attach(_ connection: any WebConnection, _ browser: BrowserState) -> Bool {
    guard let page else { return false }
    if resumption == .awaited { showAnew(to: browser) }
    guard let missed = log.missed(after: browser.received) else { return false }
    log.acknowledge(browser.received)
    guard canSendMore else { return false }
    page.setHasRoom(browser.hasRoom)
    page.setIsSeen(!browser.isHidden)
    self.connection?.close(code: .replaced)
    self.connection = connection
    if wasAttached { observer?.record(.reconnected(app: page.app.path)) }
    wasAttached = true
    expiry?.cancel()
    expiry = nil
    let told = events.acknowledged
    connection.send([acknowledgement] + resumption.greeting(received: log.sent - missed.count))
    log.expectRepeats(after: events.acknowledged)
    for frame in missed { connection.send(frame) }
    keep()
    flush(answering: events.acknowledged != told)
    return true
  }

  /// Moves to the threads for long turns if a turn has taken long, or if a screen is shown that is known for it.
  private func turnEnded(after time: Duration) {
    guard let page else { return }
    let event = page.takeEvent()
    observer?.record(.turn(app: page.app.path, time: time))
    if time > limits.longTurn, !pace.isSlow { tell(time, of: event, on: page) }
    if pace.becomesSlow(showing: page, threads) { executor.move(to: threads.slow) }
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
    log = FrameLog(resuming: log.applied, for: browser)
    events.adopt(log.applied)
    var frame = [acknowledgement]
    turn.begin()
    page?.renderAnew(at: browser.historyIndex, into: &frame)
    turn.end()
    log.send(frame)
    resumption = .shown(frame: log.sent, historyIndex: browser.historyIndex)
  }

  /// The first byte of each frame: how many events are applied and stored, lowest 8 bits.
  private var acknowledgement: UInt8 { UInt8(truncatingIfNeeded: events.acknowledged) }

  /// Stores the page's changes, if there are any. Events aren't acknowledged before their changes are stored.
  private func keep() {
    guard let page else { return }
    let step = events.next(
      applied: log.applied,
      needsStoring: page.needsStoring,
      hasBrowser: connection != nil
    )
    mark?.end(event: events.acknowledged)
    guard step == .store, let store else { return }
    do {
      guard let record = try page.record(token: token, visitor: visitor, applied: log.applied)
      else {
        // The app has ended: there is nothing to restore.
        return stopStoring(in: store)
      }
      save(record, of: page.app, in: store)
    } catch {
      tell(
        .record,
        of: page,
        "\(error.description) Until then this page can't outlive the server."
      )
      stopStoring(in: store)
    }
  }

  private func stopStoring(in store: any SessionStore) {
    events.stop(applied: log.applied)
    // No capture list: see `Scope.task(_:_:)`.
    Task { await store.remove(token) }
  }

  private func save(_ record: SessionRecord, of app: WebApp, in store: any SessionStore) {
    events.beginStoring()
    let span = begin(.store, of: app)
    saving = Task {
      for attempt in 1...Self.saveAttempts {
        do {
          let start = ContinuousClock.now
          try await store.save(record)
          let time = ContinuousClock.now - start
          observer?.record(.stored(app: app.path, time: time, bytes: record.snapshot.count))
          span?.end(nil, error: nil)
          events.endStoring(record.applied)
          mark?.end(event: record.applied)
          keep()
          return flush(answering: true)
        } catch {
          observer?.record(.storeFailed(app: app.path))
          // A full disk concerns all sessions.
          refusals.tell(
            .store,
            from: nil,
            session: token,
            app: app.path,
            "A session couldn't be stored: \(error)"
          )
          if attempt == Self.saveAttempts || page == nil { span?.end(nil, error: error) }
        }
        guard attempt < Self.saveAttempts, page != nil else { break }
        try? await Task.sleep(for: limits.saveRetry * attempt)
      }
      // The person must not wait forever. The next change tries again.
      page?.setNeedsStoring()
      await store.remove(token)
      events.endStoring(log.applied)
      mark?.end(event: log.applied)
      flush(answering: true)
    }
  }

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
    turn.begin()
    var refusal: SocketRefusal?
    if deadlyEvents.contains(log.applied) {
      skipEvent(of: page)
    } else {
      mark?.begin(event: log.applied)
      do { try apply(&reader, to: page) } catch { refusal = error }
    }
    turn.end()
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
  private func begin(_ kind: HostWork.Kind, of app: WebApp) -> (any HostSpan)? {
    observer?.begin(HostWork(kind, app: app.path, session: token), within: span)
  }

  /// Tells the log about an error of the script in the browser, once a minute of each source.
  private func tell(scriptError: String, of page: Page) {
    observer?.record(.scriptFailed(app: page.app.path))
    refusals.tell(
      .script,
      from: connection?.network,
      session: token,
      app: page.app.path,
      "The script in a browser has failed: \(scriptError.clipped(to: Self.scriptErrorLength))"
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
  private func skipEvent(of page: Page) {
    page.tell(
      "Something you did couldn’t be carried out, because of a fault in this app. What you did before is kept."
    )
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
  func tell(_ notice: String) {
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
    page?.setIsSeen(false)
    expire(after: limits.detached)
  }

  /// Ends the app, and closes the connection with a code. After some codes the browser connects again.
  func close(code: CloseCode = .goingAway) {
    guard let page else { return }
    self.page = nil
    expiry?.cancel()
    page.close()
    connection?.close(code: code)
    connection = nil
    ended(self)
  }

  /// Ends the app because the server stops, and waits for a record that is being stored.
  func shutDown() async {
    page?.navigation.onLeak = nil
    close()
    await saving?.value
  }

  private func flushOnWake() {
    turn.end()
    keep()
    flush(answering: false)
  }

  private func flush(answering: Bool) {
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
    observer?.record(.frame(app: page.app.path, bytes: frame.count))
  }

  private func expire(after time: Duration) {
    expiry?.cancel()
    expiry = Task { [weak self] in
      guard (try? await Task.sleep(for: time)) != nil else { return }
      await self?.closeUnlessBack()
    }
  }

  /// Closes the session, unless a browser came back after the time was over.
  private func closeUnlessBack() {
    if !Task.isCancelled { close() }
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
