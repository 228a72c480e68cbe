/// A model that never answers, for the previews of what is shown meanwhile.
///
/// ```swift
/// struct SilentStore: MatchStore {
///   func matches() async throws -> [Match] { try await Silence.untilCancelled() }
/// }
/// ```
public enum Silence {
  /// Waits until the task is cancelled, as it is when its screen has left.
  ///
  /// - Throws: `CancellationError`, always.
  public static func untilCancelled() async throws -> Never {
    let (nothing, end) = AsyncStream.makeStream(of: Never.self)
    for await _ in nothing {}
    end.finish()
    throw CancellationError()
  }
}
