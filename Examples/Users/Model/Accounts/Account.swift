import UsherAccounts

/// A person's account, which has files. It has nothing to do with the listed users, who are a service's.
package struct Account: Hashable, Identifiable, Sendable {
  /// Never given twice. So nobody gets the files of an account that was lost with its store.
  package let id: String
  /// The address, in lower case.
  package let email: String
  package var plan: Plan

  package init(id: String, email: String, plan: Plan = .free) {
    self.id = id
    self.email = email
    self.plan = plan
  }

  /// The smallest length of a password, in characters.
  package static let shortestPassword = 8
  /// The largest size of a password, in bytes: a single character can have any number of marks.
  package static let largestPassword = PasswordHash.longestPassword
}
