/// Some of the users, and where there are more.
package struct UserPage: Equatable, Sendable {
  package let users: [User]
  /// The number of the next page; `nil` at the end.
  package let next: Int?
  /// How many users there are on all pages, if the server tells.
  package let total: Int?

  package init(users: [User], next: Int?, total: Int?) {
    self.users = users
    self.next = next
    self.total = total
  }
}
