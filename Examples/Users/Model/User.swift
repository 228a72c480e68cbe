/// Somebody a server knows; what it doesn't tell is `nil`.
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
