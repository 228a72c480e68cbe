/// What a test keeps its logbook in.
package enum StoreKind: String, CaseIterable, Sendable {
  case sqlite = "SQLite"
  case postgres = "PostgreSQL"

  /// The kind that the running test is about.
  @TaskLocal package static var current = sqlite

  /// All that can be tested on this machine.
  package static var available: [StoreKind] {
    PostgresBinaries.folder == nil ? [.sqlite] : allCases
  }
}
