public import Foundation

/// The gazetteer of a folder while it is opened, which takes some seconds the first time: whoever
/// asks meanwhile waits for it, and can be told how far it is.
public actor OpeningGazetteer: LocationService, PlaceNaming {
  private let folder: URL
  private let files: @Sendable () async throws -> GazetteerFiles
  private nonisolated let progress = OpeningProgress()
  private var opening: Task<Gazetteer, any Error>?

  /// - Parameter folder: where the gazetteer is, or is to be built.
  public init(at folder: URL) {
    self.init(at: folder) { try .bundled }
  }

  init(at folder: URL, files: @escaping @Sendable () async throws -> GazetteerFiles) {
    self.folder = folder
    self.files = files
  }

  public nonisolated var attribution: String { Gazetteer.attribution }

  public func locations(matching query: String) async throws -> [Location] {
    try await opened().locations(matching: query)
  }

  public func nearest(to latitude: Double, _ longitude: Double) async throws -> Location? {
    try await opened().nearest(to: latitude, longitude)
  }

  /// Opens it, if nobody has yet.
  public nonisolated func preparation() -> AsyncStream<Double> {
    let stream = progress.stream()
    Task { try? await open() }
    return stream
  }

  /// Waits for it; others go on waiting if this one is cancelled.
  private func opened() async throws -> Gazetteer {
    for await _ in preparation() {}
    try Task.checkCancellation()
    return try await open()
  }

  /// What has failed is tried again by whoever asks next.
  private func open() async throws -> Gazetteer {
    let opening =
      opening
      ?? Task { [folder, files, progress] in
        progress.begin()
        return try await Gazetteer.open(at: folder, files: await files(), progress: progress.report)
      }
    self.opening = opening
    do {
      let gazetteer = try await opening.value
      progress.end()
      return gazetteer
    } catch {
      progress.end()
      if self.opening == opening { self.opening = nil }
      throw error
    }
  }
}
