/// Someone who buys photos.
public struct Account: Hashable, Sendable, Identifiable {
  public let id: Int64
  public let username: String

  public init(id: Int64, username: String) {
    self.id = id
    self.username = username
  }

  /// How many characters a username may have at most, and a password must have at least.
  public static let longestUsername = 50
  public static let shortestPassword = 8

  /// The account to try the app with.
  public static let demo = (username: "bartjacobs", password: "123456789")
}
