/// A page of users, with the number of the next page.
package struct UserPage: Equatable, Sendable {
  package let users: [User]
  /// The number of the next page; `nil` at the end.
  package let next: Int?
  /// The number of users on all pages; `nil` if the server doesn't send it.
  package let total: Int?

  package init(users: [User], next: Int?, total: Int?) {
    self.users = users
    self.next = next
    self.total = total
  }
}
