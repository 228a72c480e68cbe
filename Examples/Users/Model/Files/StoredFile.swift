package import Foundation

/// A file that a person has stored.
package struct StoredFile: Identifiable, Equatable, Sendable {
  package let id: String
  /// The name that the person gave, for display only. Never use it in a path.
  package let name: String
  package let size: Int64
  package let date: Date

  package init(id: String, name: String, size: Int64, date: Date) {
    self.id = id
    self.name = name
    self.size = size
    self.date = date
  }
}
