/// The version of a store's state: two versions are equal if and only if nothing has changed
/// between them.
package struct StoreVersion: Hashable, Sendable {
  /// The name of the database, different from all others, because each new database starts counting
  /// from 0.
  package let database: String
  /// The number of changes so far.
  package let changes: Int

  /// Creates a version.
  package init(database: String, changes: Int) {
    self.database = database
    self.changes = changes
  }
}
