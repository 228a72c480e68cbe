import UsherAccounts

extension Members {
  /// Makes an account, and signs in.
  package func join(_ address: String, _ password: String, at browser: Browser) async throws {
    let id = try Self.checked(address, password)
    try browsers.begin(browser.id())
    try add(id, await PasswordHash.of(password, work: work))
    try await signIns.signIn(Member(id: id), at: browser.id(), renewing: browser.renew)
  }

  /// Signs in.
  package func signIn(_ address: String, _ password: String, at browser: Browser) async throws {
    let id = try Self.checked(address, password)
    try browsers.begin(browser.id())
    let hash = hash(of: id)
    // An address that nobody has takes as long as a wrong password.
    let compared = hash ?? .ofNobody(work: work)
    let isRight = try await attempts.attempt(id) { try await compared.matches(password) }
    guard isRight, hash != nil else { throw LibraryError.wrongCredentials }
    try await signIns.signIn(Member(id: id), at: browser.id(), renewing: browser.renew)
  }

  package func signOut(at browser: Browser) async throws {
    try await signIns.signOut(at: browser.id())
    // They may still show what the person saw.
    await browser.endOtherPages()
  }

  /// Long texts would fill the memory, and short passwords are guessed.
  private static func checked(
    _ address: String,
    _ password: String
  ) throws(LibraryError) -> Member.ID {
    guard (1...200).contains(address.utf8.count) else { throw .wrongAddress }
    guard password.count >= 8 else { throw .shortPassword }
    guard password.utf8.count <= PasswordHash.longestPassword else { throw .longPassword }
    return address.lowercased()
  }
}
