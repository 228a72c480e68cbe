#if PostgreSQL
/// A connection that is opened when it is needed, and again after it was lost.
///
/// The actor has its own executor, because libpq blocks the thread while it waits for the server.
actor PostgresConnection {
  private let executor: BlockingExecutor
  private let address: PostgresAddress
  private let program: String
  private let limits: Limits
  private var link: PostgresLink?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The times after which the server ends something, in whole seconds.
  struct Limits: Sendable {
    let statement, lock, idle: Duration

    var parameters: [PostgresParameter] {
      [statement, lock, idle].map { .text("\($0.components.seconds)s") }
    }
  }

  init(_ address: PostgresAddress, for program: String, _ limits: Limits) {
    executor = BlockingExecutor("\(program).postgres")
    self.address = address
    self.program = program
    self.limits = limits
  }

  /// Runs a transaction. Runs it again once if the connection is lost before anything has changed.
  func perform<Value: Sendable>(
    _ transaction: PostgresTransaction,
    _ body: @Sendable (PostgresLink) throws -> Value
  ) throws -> Value {
    do {
      return try attempt(transaction, body)
    } catch let error as PostgresError where error.code == .lost {
      // The usual reason is that the server was restarted since the last time.
      return try attempt(transaction, body)
    }
  }

  private func attempt<Value: Sendable>(
    _ transaction: PostgresTransaction,
    _ body: @Sendable (PostgresLink) throws -> Value
  ) throws -> Value {
    let link = try openLink()
    // A connection that is broken or still in a transaction is closed, which undoes all its
    // changes.
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

  /// Closes the connection, which is opened again when it is needed.
  func close() { link = nil }

  private func openLink() throws -> PostgresLink {
    if let link { return link }
    let new = try PostgresLink(address, for: program)
    // The time limits protect others: a waiting statement blocks a thread, and a transaction that
    // doesn't end blocks all writers. Synchronous commit must be on: otherwise a server may lose
    // changes in a crash, and later changes would get the same versions.
    try new.run(
      """
      SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
        set_config('idle_in_transaction_session_timeout', $3, false),
        set_config('synchronous_commit', CASE current_setting('synchronous_commit')
          WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
      """,
      limits.parameters
    )
    link = new
    return new
  }
}
#endif
