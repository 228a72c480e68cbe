public import Foundation

/// A gazetteer that is opened on first use, which takes some seconds the first time. Callers wait
/// until it is open, and can observe the progress.
public actor OpeningGazetteer: LocationService, PlaceNaming {
  private let folder: URL
  private let files: @Sendable () async throws -> GazetteerFiles
  private var attempt: Attempt?

  private struct Attempt {
    let progress: OpeningProgress
    let task: Task<Gazetteer, any Error>
  }

  /// - Parameter folder: The folder of the gazetteer; it is built there if it is missing.
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

  /// Opens the gazetteer, unless that has begun already. After a failure, the next call tries
  /// again.
  ///
  /// - Throws: An error that describes the problem with the folder; `CancellationError` if the task
  ///   is cancelled.
  public func open() async throws { try await opened() }

  /// Opens the gazetteer, unless that has begun already. After a failure, the next call tries
  /// again.
  ///
  /// If the calling task is cancelled, opening continues for the other callers.
  ///
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled.
  @discardableResult
  package func opened() async throws -> Gazetteer {
    let attempt = begin()
    for await _ in attempt.progress.stream() {}
    try Task.checkCancellation()
    return try await attempt.task.value
  }

  /// Opens the gazetteer, unless that has begun already, and returns a stream of the progress, from
  /// 0 to 1. The stream ends with 1, also if opening fails.
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

  /// Starts listening in the same turn of the actor in which opening begins, so that the end isn't
  /// missed.
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
