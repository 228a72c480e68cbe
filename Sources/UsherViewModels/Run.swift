import Synchronization

/// A run of a command or request. It knows whether a newer run has replaced it.
///
/// Code that shows a result looks at ``current`` first, so that a late result of an older run is dropped everywhere.
final class Run: Sendable {
  /// The run whose work the running code belongs to; `nil` for code that belongs to none.
  @TaskLocal static var current: Run?

  private let isOver = Atomic(false)

  /// Whether the results of this run must not be shown any more.
  var isSuperseded: Bool { isOver.load(ordering: .relaxed) }

  func supersede() { isOver.store(true, ordering: .relaxed) }
}
