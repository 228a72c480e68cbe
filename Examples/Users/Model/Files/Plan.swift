/// The plan that a user has chosen.
package enum Plan: String, Sendable, Codable {
  case free
  case premium
}
