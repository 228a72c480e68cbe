public import Foundation

/// A file a user has stored.
public struct StoredFile: Identifiable, Equatable, Sendable {
  public let id: String
  /// As the person named it, to be shown; never part of a path.
  public let name: String
  public let size: Int64
  public let date: Date

  public init(id: String, name: String, size: Int64, date: Date) {
    self.id = id
    self.name = name
    self.size = size
    self.date = date
  }
}
