#if PostgreSQL
import Foundation
import Synchronization

/// Listens to the notifications of a channel, and does something at regular times, on a connection and a thread of its own.
///
/// A connection that was lost is opened again. What was sent meanwhile isn't received: a notification says only that
/// something may be new.
///
/// ```swift
/// let listener = PostgresListener(address, for: "site", channel: "orders", every: .seconds(1)) { texts, _ in
///   for text in texts { print("There is a new order: \(text)") }
/// }
/// ```
public final class PostgresListener: Sendable {
  private let isStopped: StopFlag

  private final class StopFlag: Sendable {
    let isSet = Atomic(false)
    private let waiting = Mutex<(isOver: Bool, all: [CheckedContinuation<Void, Never>])>(
      (false, [])
    )

    func end() {
      let all = waiting.withLock { waiting in
        defer { waiting = (true, []) }
        return waiting.all
      }
      for continuation in all { continuation.resume() }
    }

    func wait() async {
      await withCheckedContinuation { continuation in
        let isOver = waiting.withLock { waiting in
          if !waiting.isOver { waiting.all.append(continuation) }
          return waiting.isOver
        }
        if isOver { continuation.resume() }
      }
    }
  }

  /// The time after which the thread looks whether it is to end, in milliseconds.
  private static let patience: CInt = 100

  /// Begins to listen. Ends with ``stop()``, or when this object is released.
  ///
  /// - Parameters:
  ///   - address: the database.
  ///   - program: the name of this program, which the server shows.
  ///   - channel: the name of the channel.
  ///   - interval: the time after which `beat` is called again.
  ///   - beat: what is done on this connection, at once and then at regular times. If it throws, the connection is opened
  ///     again.
  ///   - failed: called with the reason, before the connection is opened again.
  ///   - receive: called with the texts of the notifications that have come, on the listener's thread, and with the
  ///     connection. If it throws, the connection is opened again.
  public init(
    _ address: PostgresAddress,
    for program: String,
    channel: String,
    every interval: Duration,
    beat: @escaping @Sendable (PostgresLink) throws -> Void = { _ in },
    failed: @escaping @Sendable (any Error) -> Void = { _ in },
    receive: @escaping @Sendable ([String], PostgresLink) throws -> Void
  ) {
    let flag = StopFlag()
    isStopped = flag
    let thread = Thread {
      while !flag.isSet.load(ordering: .relaxed) {
        let next = ContinuousClock.now + interval
        do {
          try Self.listen(address, program, channel, every: interval, flag, beat, receive)
        } catch { failed(error) }
        while .now < next, !flag.isSet.load(ordering: .relaxed) {
          Thread.sleep(forTimeInterval: Double(Self.patience) / 1000)
        }
      }
      flag.end()
    }
    thread.name = "\(program).listener"
    thread.start()
  }

  deinit { isStopped.isSet.store(true, ordering: .relaxed) }

  /// Ends the thread and its connection, and waits until they have ended.
  public func stop() async {
    isStopped.isSet.store(true, ordering: .relaxed)
    await isStopped.wait()
  }

  private static func listen(
    _ address: PostgresAddress,
    _ program: String,
    _ channel: String,
    every interval: Duration,
    _ flag: StopFlag,
    _ beat: (PostgresLink) throws -> Void,
    _ receive: ([String], PostgresLink) throws -> Void
  ) throws {
    let link = try PostgresLink(address, for: program)
    try link.run("SET statement_timeout = '5s'")
    try link.listen(to: channel)
    var next = ContinuousClock.now
    while !flag.isSet.load(ordering: .relaxed) {
      if .now >= next {
        next = .now + interval
        try beat(link)
      }
      let texts = try link.notifications(within: patience)
      if !texts.isEmpty { try receive(texts, link) }
    }
  }
}
#endif
