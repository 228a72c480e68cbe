/// A person's account in the shop.
package struct Account: Hashable, Sendable, Identifiable {
  package let id: Int64
  package let username: String

  package init(id: Int64, username: String) {
    self.id = id
    self.username = username
  }

  /// The largest length of a username and the smallest length of a password, in characters.
  package static let longestUsername = 50
  /// The largest size of a username, in bytes: a single character can have any number of marks.
  package static let largestUsername = 400
  package static let shortestPassword = 8

  /// The account for people who try the app.
  package static let demo = (username: "bartjacobs", password: "123456789")
}
