/// Someone who buys photos.
public struct Account: Hashable, Sendable, Identifiable {
  public let id: Int64
  public let username: String

  public init(id: Int64, username: String) {
    self.id = id
    self.username = username
  }

  /// The account to try the app with.
  public static let demo = (username: "bartjacobs", password: "123456789")
}
