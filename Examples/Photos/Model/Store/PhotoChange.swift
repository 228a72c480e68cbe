/// What pages are told.
package enum PhotoChange: Codable, Sendable {
  /// Somebody has signed in or out under this key.
  case signIn(String)
  /// An account has bought something.
  case purchases(Account.ID)
}
