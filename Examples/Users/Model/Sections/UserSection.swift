/// The users whose names begin with some letters, in order.
package struct UserSection: Equatable, Sendable {
  package let name: String
  package let users: [User]

  package init(name: String, users: [User]) {
    self.name = name
    self.users = users
  }
}
