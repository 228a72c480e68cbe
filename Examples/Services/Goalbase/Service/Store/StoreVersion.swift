/// Which state a store is in: equal if and only if nothing has changed.
public struct StoreVersion: Hashable, Sendable {
  /// Unlike that of all other databases: a new one begins to count anew.
  public let database: String
  /// How often it was changed.
  public let changes: Int

  /// Describes a state.
  public init(database: String, changes: Int) {
    self.database = database
    self.changes = changes
  }
}
