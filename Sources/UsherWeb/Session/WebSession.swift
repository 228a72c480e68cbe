import Synchronization
import Usher

/// One open page, on the event loop of its connection: an event is taken in, applied, rendered and
/// sent in one turn of one thread.
actor WebSession {
  nonisolated let token: String
  nonisolated let visitor: Visitor
  nonisolated let executor: SessionExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let limits: SessionLimits
  private let ended: @Sendable (String) -> Void
  private let turn = Turn()
  private var page: Page?
  private var connection: (any WebConnection)?
  private var log = FrameLog()
  private var expiry: Task<Void, Never>?

  init(
    token: String,
    visitor: Visitor,
    loop: any WebLoop,
    limits: SessionLimits,
    ended: @escaping @Sendable (String) -> Void
  ) {
    self.token = token
    self.visitor = visitor
    self.limits = limits
    self.ended = ended
    executor = SessionExecutor(loop: loop)
  }

  /// Starts the app and renders the first page.
  ///
  /// What screens fetch at once is waited for a moment, so that the page is complete.
  ///
  /// - Throws: `RouteError` when nothing has the address.
  func open(_ app: WebApp, path: String, assets: Assets) async throws(RouteError) -> [UInt8] {
    let page = try Page(app, path: path, visitor: visitor, on: self) {
      [weak self, turn, executor] in
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
    self.page = page
    await page.navigation.settle(upTo: limits.firstPageWait)
    expire(after: limits.unattached)
    return page.render(session: token, assets: assets)
  }

  /// Joins a connection, which lives on the session's loop by now.
  ///
  /// - Parameter received: the lowest 8 bits of the number of the last frame the browser has.
  func attach(_ connection: any WebConnection, received: UInt8) -> Attachment {
    guard executor.loop === connection.loop else { return .moved }
    guard page != nil, let missed = log.missed(after: received) else { return .refused }
    log.acknowledge(received)
    self.connection?.close(code: 1000)
    self.connection = connection
    expiry?.cancel()
    expiry = nil
    connection.send([log.appliedByte])
    for frame in missed { connection.send(frame) }
    flush(answering: false)
    return .attached
  }

  /// What became of a connection that wanted to join.
  enum Attachment {
    case attached
    /// The session has gone to another loop meanwhile.
    case moved
    /// The session is over, or the browser has what isn't known here.
    case refused
  }

  /// Takes in one message of the browser.
  func receive(_ bytes: UnsafeRawBufferPointer, from connection: any WebConnection) {
    guard let page, self.connection === connection else { return }
    var reader = ByteReader(bytes)
    guard let received = reader.byte() else { return }
    log.acknowledge(received)
    guard !reader.isAtEnd else { return flush(answering: false) }
    turn.begin()
    log.applyEvent()
    page.receive(&reader)
    turn.end()
    flush(answering: true)
  }

  func becameWritable() { flush(answering: false) }

  func disconnected(_ connection: any WebConnection) {
    guard self.connection === connection else { return }
    self.connection = nil
    expire(after: limits.detached)
  }

  /// Ends the app; the browser is told to come back when `code` says so.
  func close(code: UInt16 = 1001) {
    guard let page else { return }
    self.page = nil
    expiry?.cancel()
    page.close()
    connection?.close(code: code)
    connection = nil
    ended(token)
  }

  private func flushOnWake() {
    turn.end()
    flush(answering: false)
  }

  private func flush(answering: Bool) {
    // A session that was just moved may still have the connection of the loop before.
    guard let page, let connection, connection.loop.isCurrent else { return }
    guard answering || page.hasChanges else { return }
    // A browser that doesn't keep up gets the newest later, not everything in between.
    guard connection.isWritable, !log.isFull else { return }
    var frame = [log.appliedByte]
    if page.hasChanges {
      turn.begin()
      page.patch(into: &frame)
      turn.end()
    }
    guard answering || frame.count > 1 else { return }
    log.send(frame)
    connection.send(frame)
  }

  private func expire(after time: Duration) {
    expiry?.cancel()
    expiry = Task { [weak self] in
      guard (try? await Task.sleep(for: time)) != nil else { return }
      await self?.close()
    }
  }
}

/// Whether the session runs, so that a change made meanwhile needs no wake-up.
private final class Turn: Sendable {
  private enum State: UInt8 { case idle, running, scheduled }
  private let state = Atomic(State.idle.rawValue)

  func begin() { state.store(State.running.rawValue, ordering: .releasing) }
  func end() { state.store(State.idle.rawValue, ordering: .releasing) }

  /// - Returns: whether nothing would send the change otherwise.
  func schedule() -> Bool {
    state.compareExchange(
      expected: State.idle.rawValue,
      desired: State.scheduled.rawValue,
      ordering: .acquiringAndReleasing
    ).exchanged
  }
}
