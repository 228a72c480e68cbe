package import UsersModel
package import Usher

/// Whoever uses an open page, signed in or not: what all screens of the page share of the accounts and of the visit.
package struct Person: Sendable {
  let files: AccountFiles
  let visit: Visit

  package init(files: AccountFiles, visit: Visit) {
    self.files = files
    self.visit = visit
  }

  var accounts: Accounts { files.accounts }
  /// The secret name of the browser or device. It changes when the person signs in.
  var visitor: String { visit.id }
  /// The account that they have signed in with; `nil` if they haven't.
  package var account: Account? { accounts.account(at: visitor) }
  /// Emits when they signed in or out, or changed their plan, on whichever page.
  package var changes: AsyncStream<Void> { accounts.changes { [visit] in visit.id } }

  /// Signs out, and ends what other pages of the browser show.
  func signOut() async throws {
    try await accounts.signOut(at: visitor)
    await visit.endOtherPages()
  }

  /// Signs out at all browsers, for example because one was lost.
  func signOutEverywhere() async throws {
    try await accounts.signOutEverywhere(at: visitor)
    await visit.endOtherPages()
  }
}
