import Synchronization

/// One run of a command or request: whether a newer one has taken its place.
///
/// Work asks ``current``, so that a late answer of an older run is dropped wherever it would be shown.
final class Run: Sendable {
  @TaskLocal static var current: Run?

  private let isOver = Atomic(false)

  /// Whether what this run finds must not be shown any more.
  var isSuperseded: Bool { isOver.load(ordering: .relaxed) }

  func supersede() { isOver.store(true, ordering: .relaxed) }
}
