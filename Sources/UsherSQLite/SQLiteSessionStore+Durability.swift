#if SQLite
extension SQLiteSessionStore {
  /// What a stored record survives.
  ///
  /// ```swift
  /// let store = try SQLiteSessionStore(path: "data/sessions.sqlite", durability: .full)
  /// ```
  public enum Durability: Sendable {
    /// A record survives the end of the process at any moment. If the machine loses its power, the last transactions can
    /// be lost: SQLite's `synchronous = NORMAL`.
    case normal
    /// A record survives the loss of power, too, if the disk keeps its promises: SQLite's `synchronous = FULL`. Each
    /// transaction waits for the disk.
    case full
  }
}
#endif
