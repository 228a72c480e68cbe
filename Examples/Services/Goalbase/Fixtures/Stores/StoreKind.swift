import PostgresTesting

/// The kind of store in which a test keeps its logbook.
package enum StoreKind: String, CaseIterable, Sendable {
  case sqlite = "SQLite"
  case postgres = "PostgreSQL"

  /// The kind that the running test uses.
  @TaskLocal package static var current = sqlite

  /// The kinds that can be tested on this machine.
  package static var available: [StoreKind] {
    PostgresBinaries.folder == nil ? [.sqlite] : allCases
  }
}
