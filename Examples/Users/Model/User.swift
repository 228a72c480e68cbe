/// A user of the server. Values that the server doesn't send are `nil`.
package struct User: Identifiable, Equatable, Sendable, Codable {
  package let id: Int
  package let name: String?
  package let email: String?

  package init(id: Int, name: String?, email: String?) {
    self.id = id
    self.name = name
    self.email = email
  }
}
