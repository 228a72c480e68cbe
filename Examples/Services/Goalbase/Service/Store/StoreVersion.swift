/// Which state a store is in: equal if and only if nothing has changed.
package struct StoreVersion: Hashable, Sendable {
  /// Unlike that of all other databases: a new one begins to count anew.
  package let database: String
  /// How often it was changed.
  package let changes: Int

  /// Describes a state.
  package init(database: String, changes: Int) {
    self.database = database
    self.changes = changes
  }
}
