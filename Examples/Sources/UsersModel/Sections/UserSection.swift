/// The users of some letters, in order.
public struct UserSection: Equatable, Sendable {
  public let name: String
  public let users: [User]

  public init(name: String, users: [User]) {
    self.name = name
    self.users = users
  }
}
