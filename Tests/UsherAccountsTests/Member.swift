#if Accounts
import UsherAccounts

struct Member: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
}

extension SignIns {
  /// Signs somebody in at a browser that keeps its id.
  func signIn(_ person: Person, at visitor: String) async throws {
    try await signIn(person, at: visitor) { visitor }
  }
}
#endif
