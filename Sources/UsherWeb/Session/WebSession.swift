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
  let uploads: Uploads
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
  var deadlyEvents: Set<Int> = []
  let turn = Turn()
  var page: Page?
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
  var log = FrameLog()
  var events: StoredEvents
  var resumption = Resumption.none
  var expiry: Task<Void, Never>?
  /// Whether the session has ended because nobody came back.
  var hasExpired = false
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

  /// Tells the log about this session, once a minute of each kind.
  func tell(_ kind: HostLogEntry.Kind, of page: Page, _ text: String) {
    refusals.tell(kind, from: nil, key: token, session: token, app: page.app.path, text)
  }

  /// The first byte of each frame: how many events are applied and stored, lowest 8 bits.
  var acknowledgement: UInt8 { UInt8(truncatingIfNeeded: events.acknowledged) }

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

  var canSendMore: Bool { log.unconfirmedBytes < max(1, limits.unconfirmedBytes) }

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

  func flushOnWake() {
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
