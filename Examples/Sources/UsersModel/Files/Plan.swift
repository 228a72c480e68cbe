/// What a user has paid for.
public enum Plan: String, Sendable, Codable {
  case free
  case premium
}
