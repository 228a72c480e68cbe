#if PostgreSQL
import Foundation
public import PostgresClient
import Synchronization
public import UsherPubSub
import UsherWeb

/// Carries messages to all processes that share a PostgreSQL database.
///
/// Messages are rows of a table, which are kept for a while; `NOTIFY` tells the processes that there are new ones. So
/// nothing is lost when a connection breaks, or the database is restarted: a process reads afterwards what it has missed.
/// All processes receive the messages in the order of their commits.
///
/// ```swift
/// let broker = try await PostgresBroker("postgres://site:secret@localhost/site")
/// let orders = Topic<OrderChange>("orders", on: broker)
/// ```
///
/// A change and its message can be one transaction, so that there is never one without the other:
///
/// ```swift
/// try await pool.perform(.writing) { link in
///   try link.run("UPDATE shipment SET sent = now() WHERE id = $1", [.text(id)])
///   try broker.publish([try orders.message(.shipped(id), key: customer)], in: link)
/// }
/// ```
public final class PostgresBroker: MessageBroker {
  private let local = LocalBroker()
  private let pool: PostgresPool
  private let batches: Batches<Message, Void>
  private let listener: PostgresListener
  private let isClosed = Mutex(false)

  /// The time after which a process reads without having been told.
  private static let interval = Duration.seconds(1)

  /// Connects to a database, and makes the tables if they are missing. Their names begin with `usher_`.
  ///
  /// - Parameters:
  ///   - address: the database, which must exist: `postgres://user:password@host:port/database`.
  ///   - retention: how long messages are kept, in whole seconds and at least one: a process that couldn't reach the
  ///     database for longer tells its subscribers that they have missed something.
  ///   - failed: called, on any thread, whenever messages couldn't be read or removed. This is tried again each second.
  /// - Throws: `MessageBrokerError` with `unavailable` if the database can't be used.
  public init(
    _ address: String,
    retention: Duration = .seconds(600),
    failed: @escaping @Sendable (MessageBrokerError) -> Void = PostgresBroker.tell
  ) async throws(MessageBrokerError) {
    let pool: PostgresPool
    let end: MessageTable.Position
    let database: PostgresAddress
    do {
      database = try PostgresAddress(address)
      pool = PostgresPool(
        database,
        for: "usher",
        count: 1,
        timeout: .seconds(10),
        lockTimeout: .seconds(5),
        idleTimeout: .seconds(2)
      )
      end = try await pool.perform(.writing) { link in
        try Schema.migrations.run(link)
        return try MessageTable.end(link)
      }
    } catch { throw MessageBrokerError(error) }
    self.pool = pool
    batches = Batches(bytes: \.bytes.count, conflict: { _ in nil }) { messages in
      try await pool.perform(.writing) { try MessageTable.add(messages, $0) }
      return messages.map { _ in }
    }
    let seconds = max(1, Int(retention.components.seconds))
    // About once a minute.
    let cleaning = min(60, seconds)
    // Only the listener's thread moves it.
    let place = Mutex((position: end, beats: 0))
    listener = PostgresListener(
      database,
      for: "usher",
      channel: MessageTable.channel,
      every: Self.interval
    ) { [local] link in
      let beats = place.withLock { place in
        place.beats += 1
        return place.beats
      }
      if beats % cleaning == 0 { Self.clean(seconds, pool, failed) }
      try Self.read(to: local, from: place, link)
    } failed: { error in
      failed(MessageBrokerError(error))
    } receive: { [local] _, link in
      try Self.read(to: local, from: place, link)
    }
  }

  /// Writes an error to standard error.
  public static func tell(_ error: MessageBrokerError) {
    FileHandle.standardError.write(Data("PostgresBroker: \(error)\n".utf8))
  }

  /// Sends a message. Returns when the database has stored it.
  ///
  /// - Throws: `MessageBrokerError`: `value` if no broker carries it, `unavailable` if it isn't stored, or if that isn't
  ///   known: the message comes twice then if you send it again.
  public func publish(_ message: Message) async throws(MessageBrokerError) {
    try message.check()
    guard !isClosed.withLock(\.self) else {
      throw MessageBrokerError(.unavailable, "The broker is closed.")
    }
    do { try await batches.add(message) } catch { throw MessageBrokerError(error) }
  }

  /// Sends messages within a transaction: when it is committed, they are sent, and if it is undone, they aren't.
  ///
  /// Do this last: until the commit, other messages wait; after five seconds they fail.
  ///
  /// - Throws: `MessageBrokerError` with `value` if no broker carries a message; `PostgresError`: `refused` if there is no
  ///   transaction.
  public func publish(_ messages: [Message], in link: PostgresLink) throws {
    for message in messages { try message.check() }
    try MessageTable.add(messages, link)
  }

  /// Subscribes to a topic, from now on.
  public func subscribe(
    to topic: String,
    key: String?,
    _ receive: @escaping @Sendable (Delivery<Message>) -> Void,
    _ finish: @escaping @Sendable () -> Void
  ) -> Registration {
    local.subscribe(to: topic, key: key, receive, finish)
  }

  /// Ends all subscriptions, and closes the connections.
  public func close() async {
    isClosed.withLock { $0 = true }
    local.finish()
    await listener.stop()
    await pool.close()
  }

  private static func read(
    to local: LocalBroker,
    from place: borrowing Mutex<(position: MessageTable.Position, beats: Int)>,
    _ link: PostgresLink
  ) throws {
    var isPart = true
    while isPart {
      let news = try MessageTable.news(after: place.withLock(\.position), link)
      place.withLock { $0.position = news.position }
      if news.isIncomplete { local.publishMissed() }
      // What another version has sent, and this one doesn't carry, is missed.
      for message in news.messages {
        do { try local.publish(message) } catch { local.publishMissed() }
      }
      isPart = news.isPart
    }
  }

  /// Removes old messages, not on the listener's thread: it would deliver nothing meanwhile.
  private static func clean(
    _ seconds: Int,
    _ pool: PostgresPool,
    _ failed: @escaping @Sendable (MessageBrokerError) -> Void
  ) {
    Task(executorPreference: HostExecutor.shared) {
      do {
        while try await pool.perform(.writing, { try MessageTable.removeOld(seconds, $0) }) {}
      } catch { failed(MessageBrokerError(error)) }
    }
  }
}

extension MessageBrokerError {
  fileprivate init(_ error: any Error) {
    let isValue = (error as? PostgresError)?.isAboutValue == true
    self.init(isValue ? .value : .unavailable, "\(error)")
  }
}
#endif
