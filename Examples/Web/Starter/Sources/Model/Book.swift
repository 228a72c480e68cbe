/// A book that somebody wants to read, or has read.
///
/// It is stored as JSON: give a new property an optional type, or files of before can't be read any more.
package struct Book: Codable, Equatable, Identifiable, Sendable {
  package let id: String
  package var title: String
  package var author: String
  package var isRead: Bool

  package init(id: String, title: String, author: String = "", isRead: Bool = false) {
    (self.id, self.title, self.author, self.isRead) = (id, title, author, isRead)
  }
}
