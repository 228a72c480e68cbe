/// What a user has paid for.
package enum Plan: String, Sendable, Codable {
  case free
  case premium
}
