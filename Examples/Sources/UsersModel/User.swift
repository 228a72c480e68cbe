/// Somebody a server knows; what it doesn't tell is `nil`.
public struct User: Identifiable, Equatable, Sendable, Codable {
  public let id: Int
  public let name: String?
  public let email: String?

  public init(id: Int, name: String?, email: String?) {
    self.id = id
    self.name = name
    self.email = email
  }
}
