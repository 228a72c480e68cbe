import RESTClient
import RESTErrors

/// Repeats requests while a server, or the way to it, is down for a moment.
struct Retries: Sendable {
  static let pauses: [Duration] = [.milliseconds(200), .milliseconds(800)]
  private static let passing = [502, 503, 504]

  let clock: any Clock<Duration>

  /// - Parameter body: A request that may be done twice.
  func run<Answer>(
    _ body: () async throws -> Answer,
    status: (Answer) -> Int
  ) async throws -> Answer {
    for pause in Self.pauses {
      do {
        let answer = try await body()
        if !Self.passing.contains(status(answer)) { return answer }
      } catch RESTError.unreachable, RESTError.cutOff {}
      try await clock.sleep(for: pause)
    }
    return try await body()
  }
}
