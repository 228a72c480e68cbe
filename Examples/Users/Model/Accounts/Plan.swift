/// The plan of an account.
package enum Plan: String, Sendable, Codable {
  case free
  case premium
}
