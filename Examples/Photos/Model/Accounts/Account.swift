/// Someone who buys photos.
package struct Account: Hashable, Sendable, Identifiable {
  package let id: Int64
  package let username: String

  package init(id: Int64, username: String) {
    self.id = id
    self.username = username
  }

  /// How many characters a username may have at most, and a password must have at least.
  package static let longestUsername = 50
  package static let shortestPassword = 8

  /// The account to try the app with.
  package static let demo = (username: "bartjacobs", password: "123456789")
}
