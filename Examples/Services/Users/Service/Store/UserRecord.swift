/// A user as the service sends it.
struct UserRecord: Encodable, Equatable, Sendable {
  let id: Int
  let name: String?
  let email: String?

  private enum CodingKeys: CodingKey {
    case id, name, email
  }

  /// Encodes missing values as `null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(email, forKey: .email)
  }
}
