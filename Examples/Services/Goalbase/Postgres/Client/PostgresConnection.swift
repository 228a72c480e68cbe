/// A connection, opened when it is needed and again when it was lost.
///
/// It has a thread of its own, as libpq waits for the server there.
actor PostgresConnection {
  private let executor = BlockingExecutor()
  private let address: PostgresAddress
  private var link: PostgresLink?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ address: PostgresAddress) {
    self.address = address
  }

  /// Does something that may begin anew, if the connection is lost before anything has changed.
  func perform<Value: Sendable>(
    _ transaction: PostgresTransaction,
    _ body: @Sendable (PostgresLink) throws -> Value
  ) throws -> Value {
    do {
      return try attempt(transaction, body)
    } catch let error as PostgresError where error.code == .lost {
      // Most often the server was started again since the last time.
      return try attempt(transaction, body)
    }
  }

  private func attempt<Value: Sendable>(
    _ transaction: PostgresTransaction,
    _ body: @Sendable (PostgresLink) throws -> Value
  ) throws -> Value {
    let link = try openLink()
    // What isn't as it was before is closed, which undoes everything.
    defer { if !link.isOpen || !link.isIdle { self.link = nil } }
    guard let beginning = transaction.beginning else { return try body(link) }
    try link.run(beginning)
    let value: Value
    do {
      value = try body(link)
    } catch {
      if link.isOpen { try link.run("ROLLBACK") }
      throw error
    }
    try Self.commit(transaction, link)
    return value
  }

  private static func commit(
    _ transaction: PostgresTransaction,
    _ link: PostgresLink
  ) throws(PostgresError) {
    do {
      try link.run("COMMIT")
    } catch {
      guard error.code == .lost, transaction == .writing else { throw error }
      throw PostgresError(.unknownOutcome, error.description, state: error.state)
    }
  }

  private func openLink() throws -> PostgresLink {
    if let link { return link }
    let new = try PostgresLink(address)
    // A statement that waits holds a thread, and a transaction that nobody ends holds up all writers.
    // A server may be set up to forget changes when it crashes; the next would get their versions.
    try new.run(
      """
      SELECT set_config('statement_timeout', '30s', false),
        set_config('idle_in_transaction_session_timeout', '30s', false),
        set_config('synchronous_commit', CASE current_setting('synchronous_commit')
          WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
      """
    )
    link = new
    return new
  }
}
