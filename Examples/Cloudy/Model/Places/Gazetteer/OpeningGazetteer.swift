public import Foundation

/// The gazetteer of a folder while it is opened, which takes some seconds the first time: whoever
/// asks meanwhile waits for it, and can be told how far it is.
public actor OpeningGazetteer: LocationService, PlaceNaming {
  private let folder: URL
  private let files: @Sendable () async throws -> GazetteerFiles
  private var attempt: Attempt?

  private struct Attempt {
    let progress: OpeningProgress
    let task: Task<Gazetteer, any Error>
  }

  /// - Parameter folder: where the gazetteer is, or is to be built.
  public init(at folder: URL) {
    self.init(at: folder) { try .bundled }
  }

  init(at folder: URL, files: @escaping @Sendable () async throws -> GazetteerFiles) {
    self.folder = folder
    self.files = files
  }

  package nonisolated var attribution: String { Gazetteer.attribution }

  package func locations(matching query: String) async throws -> [Location] {
    try await opened().locations(matching: query)
  }

  package func nearest(to latitude: Double, _ longitude: Double) async throws -> Location? {
    try await opened().nearest(to: latitude, longitude)
  }

  /// Opens it, if nobody has yet. What has failed is tried again by whoever asks next.
  ///
  /// - Throws: an error that says what is wrong with the folder; `CancellationError` if the task is cancelled.
  public func open() async throws { try await opened() }

  /// Opens it, if nobody has yet. What has failed is tried again by whoever asks next.
  ///
  /// Others go on waiting for it if this one is cancelled.
  ///
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled.
  @discardableResult
  package func opened() async throws -> Gazetteer {
    let attempt = begin()
    for await _ in attempt.progress.stream() {}
    try Task.checkCancellation()
    return try await attempt.task.value
  }

  /// Opens it, if nobody has yet.
  public nonisolated func preparation() -> AsyncStream<Double> {
    let (stream, continuation) = AsyncStream<Double>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    let task = Task {
      for await done in await progress() { continuation.yield(done) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  /// Listens in the turn in which it begins, so that its end isn't missed.
  private func progress() -> AsyncStream<Double> { begin().progress.stream() }

  private func begin() -> Attempt {
    if let attempt { return attempt }
    let progress = OpeningProgress()
    let task = Task { [folder, files] in
      defer { progress.end() }
      do {
        return try await Gazetteer.open(at: folder, files: files(), progress: progress.report)
      } catch {
        self.attempt = nil
        throw error
      }
    }
    let attempt = Attempt(progress: progress, task: task)
    self.attempt = attempt
    return attempt
  }
}
