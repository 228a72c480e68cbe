import Synchronization

/// The open pages of a host, for an inspector. It can be used on any thread, and keeps no page alive.
package final class OpenPages: Sendable {
  /// The number of pages that are listed, the newest ones.
  package static let limit = 100
  /// The number of inspectors that can be open at the same time.
  static let inspectors = 8
  /// The time for which an inspector waits for its browser: it has nothing to lose, and another one may want its place.
  static let wait = Duration.seconds(5)
  /// The time for which a page is waited for. One that works for longer holds up nobody.
  private static let patience = Duration.milliseconds(250)

  private let sessions = Mutex<@Sendable () -> [WebSession]>({ [] })
  /// How many questions each session hasn't answered yet, by its token.
  private let asked = Mutex<[String: Int]>([:])

  package init() {}

  /// Lets this look at the sessions of a host.
  func connect(_ sessions: @escaping @Sendable () -> [WebSession]) {
    self.sessions.withLock { $0 = sessions }
  }

  /// Returns the newest pages, the newest first, and the number of the others.
  package func list() async -> (pages: [InspectedPage], others: Int) {
    let all = sessions.withLock { $0 }()
    let newest = all.sorted { $0.begun > $1.begun }.prefix(Self.limit)
    let answers = await ask(Array(newest)) { $0.inspectedAnswer() }
    return (newest.map { $0.listed(answers[$0.token] ?? nil) }, all.count - newest.count)
  }

  /// An answer about one page.
  package enum Details: Sendable {
    case page(InspectedDetails)
    /// The page works for too long to answer now.
    case busy
    /// There is no such page any more.
    case gone
  }

  /// Returns all that is shown of a page. From then on until a while after the last call, the page records what happens.
  package func details(of id: String) async -> Details {
    let session = sessions.withLock { $0 }().first { HostLogEntry.short($0.token) == id }
    guard let session else { return .gone }
    guard let answer = await ask([session], { $0.inspect() })[session.token] else { return .busy }
    return answer.map { .page($0) } ?? .gone
  }

  /// Asks sessions, each on its own thread, and waits for a short time.
  ///
  /// - Returns: the answers, by the sessions' tokens. Those that haven't answered are missing. One that owes many answers
  ///   isn't asked again.
  private func ask<Answer: Sendable>(
    _ sessions: [WebSession],
    _ question: @escaping @Sendable (isolated WebSession) -> Answer
  ) async -> [String: Answer] {
    let free = asked.withLock { asked in
      sessions.filter { session in
        let isFree = asked[session.token, default: 0] < 2 * Self.inspectors
        if isFree { asked[session.token, default: 0] += 1 }
        return isFree
      }
    }
    guard !free.isEmpty else { return [:] }
    let (answers, answer) = AsyncStream.makeStream(of: (String, Answer).self)
    for session in free {
      session.executor.execute(isWatched: false) { [weak self] in
        let value = session.assumeIsolated { question($0) }
        self?.answered(session.token)
        answer.yield((session.token, value))
      }
    }
    let timer = Task {
      try? await Task.sleep(for: Self.patience)
      answer.finish()
    }
    defer { timer.cancel() }
    var values: [String: Answer] = [:]
    for await (token, value) in answers {
      values[token] = value
      if values.count == free.count { break }
    }
    return values
  }

  private func answered(_ token: String) {
    asked.withLock { asked in
      let count = asked[token, default: 1] - 1
      asked[token] = count > 0 ? count : nil
    }
  }
}
