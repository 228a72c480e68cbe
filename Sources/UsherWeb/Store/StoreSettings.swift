/// What whoever runs a server decides about its store of open pages.
///
/// ```swift
/// let store = try SQLiteSessionStore(path: "data/sessions.sqlite", settings: settings.store)
/// ```
public struct StoreSettings: Sendable {
  /// What a stored record survives.
  public enum Durability: String, CaseIterable, Sendable {
    /// A record survives the end of the process at any moment. If the machine loses its power, the newest records can be
    /// lost.
    case normal
    /// A record survives the loss of power, too, if the disk keeps its promises. Each transaction waits for the disk.
    case full
  }

  /// How long a page is kept after it was last stored; by default a week. Fractions of a second are dropped.
  public var lifetime = Duration.seconds(7 * 24 * 3600)
  /// What a stored record survives.
  public var durability = Durability.normal
  /// The largest size of the store in bytes; `nil`, as by default, for as large as the disk. At this limit the store is
  /// full.
  public var sizeLimit: Int?

  /// Creates the default settings.
  public init() {}
}
