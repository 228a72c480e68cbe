import UsersModel
import UsersViewModels
import Usher
import UsherPreviews

extension Person {
  /// Somebody who isn't signed in, at accounts of a conduct.
  static func visitor(_ conduct: MemoryAccounts.Conduct = .answering) -> Person {
    Person(
      files: AccountFiles(accounts: .test(MemoryAccounts(conduct)), store: MemoryFiles()),
      visit: Visit(id: "visitor")
    )
  }

  /// Somebody who is signed in as soon as the accounts are opened, which is done before anything else.
  static func signedIn<Event>(
    as account: Account,
    _ screen: Screen<Event>,
    in store: MemoryFiles,
    accounts conduct: MemoryAccounts.Conduct = .answering
  ) -> Person {
    let visit = Visit(id: "visitor")
    let accounts = Accounts.test(MemoryAccounts(conduct, signedIn: account, at: visit.id))
    screen.scope.task { try? await accounts.open() }
    return Person(files: AccountFiles(accounts: accounts, store: store), visit: visit)
  }
}

extension Account {
  static let ada = Account(id: "1", email: "ada@example.com")
  static let premium = Account(id: "2", email: "grace@example.com", plan: .premium)
  /// An address as long as they get.
  static let long = Account(id: "3", email: "\(LongText.word)@\(LongText.word).example.com")
}
