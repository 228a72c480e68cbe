#if PostgreSQL
import Foundation
import PostgresClient
import Synchronization
import UsherWeb

/// A process among those that share the database: it says at regular times that it lives, and asks the others, and answers
/// them, by notifications.
final class Membership: Sendable {
  let node: SessionNode
  private let pool: PostgresPool
  private let listener: PostgresListener
  private let answers: Answers
  private let isLeaving: Flag
  private let pulse: Pulse

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  /// When this process last said that it lives, and whether others lived then.
  private final class Pulse: Sendable {
    let last = Mutex((beat: ContinuousClock.now, hasOthers: false))
  }

  /// The requests that wait for an answer.
  private final class Answers: Sendable {
    private let waiting = Mutex<[String: CheckedContinuation<SessionNode.Answer, Never>]>([:])

    func add(_ id: String, _ continuation: CheckedContinuation<SessionNode.Answer, Never>) {
      waiting.withLock { $0[id] = continuation }
    }

    func end(_ id: String, _ answer: SessionNode.Answer) {
      waiting.withLock { $0.removeValue(forKey: id) }?.resume(returning: answer)
    }
  }

  /// The time that a process has to hand a session over.
  private static let patience = Duration.milliseconds(1500)

  /// - Parameter lease: the time, in whole milliseconds, after which a process that says nothing isn't known to live.
  init(_ node: SessionNode, _ address: PostgresAddress, _ pool: PostgresPool, lease: Duration) {
    self.node = node
    self.pool = pool
    let (answers, isLeaving, pulse) = (Answers(), Flag(), Pulse())
    self.answers = answers
    self.pulse = pulse
    self.isLeaving = isLeaving
    let name = node.name
    let milliseconds = Int(lease / .milliseconds(1))
    listener = PostgresListener(
      address,
      for: "usher",
      channel: NodeMessage.channel(of: name),
      every: lease / 4
    ) { link in
      guard !isLeaving.isSet.load(ordering: .relaxed) else { return }
      let now = ContinuousClock.now
      let hasOthers = try NodeTable.renew(name, lease: milliseconds, link)
      pulse.last.withLock { $0 = (now, hasOthers) }
      // What others have told while there was no connection.
      let ended = try SessionTable.takeEnded(of: name, link)
      guard !ended.isEmpty else { return }
      Task(executorPreference: HostExecutor.shared) { await node.end(ended) }
    } receive: { texts, _ in
      for message in texts.compactMap({ NodeMessage($0) }) {
        Task(executorPreference: HostExecutor.shared) {
          await Self.hear(message, as: node, answers, pool)
        }
      }
    }
    watch(lease)
  }

  /// Tells the host when others may have its sessions, because the lease is over, and when this has ended.
  private func watch(_ lease: Duration) {
    Task(executorPreference: HostExecutor.shared) { [weak self, node, pulse, isLeaving] in
      var isApart = false
      while self != nil, !isLeaving.isSet.load(ordering: .relaxed) {
        await HostExecutor.sleep(for: lease / 8)
        let last = pulse.last.withLock(\.self)
        let isLate = ContinuousClock.now - last.beat > lease
        // Who is alone keeps what it has.
        guard isLate != isApart, isApart || last.hasOthers else { continue }
        isApart = isLate
        await node.setApart(isApart)
      }
    }
  }

  private static func hear(
    _ message: NodeMessage,
    as node: SessionNode,
    _ answers: Answers,
    _ pool: PostgresPool
  ) async {
    switch message {
    case .request(let id, let from, let token, let visitor, let document, let isLeft):
      let request = SessionRequest(
        token,
        for: from,
        of: Visitor(id: visitor),
        document: document,
        isLeft: isLeft
      )
      await answer(request, id, as: node, pool)
    case .answer(let id, let answer):
      answers.end(id, SessionNode.Answer(rawValue: answer) ?? .later)
    case .ended(let tokens): await node.end(tokens)
    }
  }

  private static func answer(
    _ request: SessionRequest,
    _ id: String,
    as node: SessionNode,
    _ pool: PostgresPool
  ) async {
    // If this fails, the other process asks again.
    let fence = try? await pool.perform(.reading) {
      try SessionTable.fence(of: request.token, at: node.name, $0)
    }
    guard let fence else { return }
    let owner = SessionOwner(node: node.name, fence: fence)
    let answer = await node.release(request)
    try? await pool.perform(.writing) { link in
      if answer == .released { try SessionTable.release(request.token, by: owner, link) }
      try notify(request.node, .answer(id: id, answer.rawValue), link)
    }
  }

  /// Asks the owner of a session to hand it over. Returns `later` if it doesn't answer in time.
  func ask(_ owner: String, for request: SessionRequest) async -> SessionNode.Answer {
    let id = UUID().uuidString
    let message = NodeMessage.request(
      id: id,
      from: node.name,
      token: request.token,
      visitor: request.visitor.id,
      document: request.document,
      isLeft: request.isLeft
    )
    return await withCheckedContinuation { continuation in
      answers.add(id, continuation)
      Task(executorPreference: HostExecutor.shared) { [answers] in
        await HostExecutor.sleep(for: Self.patience)
        answers.end(id, .later)
      }
      Task(executorPreference: HostExecutor.shared) { [answers, pool] in
        do { try await pool.perform(.writing) { try Self.notify(owner, message, $0) } } catch {
          answers.end(id, .later)
        }
      }
    }
  }

  /// Tells the owners of sessions that these have ended.
  static func tellEnded(_ sessions: [String: [String]], _ link: PostgresLink) throws {
    for (owner, tokens) in sessions where !owner.isEmpty {
      for start in stride(from: 0, to: tokens.count, by: NodeMessage.mostTokens) {
        let some = tokens[start..<min(tokens.count, start + NodeMessage.mostTokens)]
        try notify(owner, .ended(Array(some)), link)
      }
    }
  }

  private static func notify(
    _ node: String,
    _ message: NodeMessage,
    _ link: PostgresLink
  ) throws {
    try link.run(
      "SELECT pg_notify($1, $2)",
      [.text(NodeMessage.channel(of: node)), .text(try message.text)]
    )
  }

  /// Leaves: from now on the others can claim this process's sessions at once.
  func leave() async {
    isLeaving.isSet.store(true, ordering: .relaxed)
    let name = node.name
    // If this fails, the lease ends.
    try? await pool.perform(.writing) { try NodeTable.remove(name, $0) }
    // Until here it has answered the others.
    await listener.stop()
    // A beat may have been on its way.
    try? await pool.perform(.writing) { try NodeTable.remove(name, $0) }
  }
}
#endif
