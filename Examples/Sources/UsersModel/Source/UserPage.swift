/// Some of the users, and where there are more.
public struct UserPage: Equatable, Sendable {
  public let users: [User]
  /// The number of the next page; `nil` at the end.
  public let next: Int?
  /// How many users there are on all pages, if the server tells.
  public let total: Int?

  public init(users: [User], next: Int?, total: Int?) {
    self.users = users
    self.next = next
    self.total = total
  }
}
