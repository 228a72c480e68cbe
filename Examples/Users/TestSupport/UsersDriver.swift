import Users
package import UsersFixtures
package import UsersModel
package import UsersViewModels
package import Usher
package import UsherTesting

/// Drives the app as a person does.
@MainActor
package final class UsersDriver {
  /// The name of the browser.
  package static let visitor = "visitor"

  package let accounts: Accounts
  package let app: TestApp

  package init(
    _ dataSource: any UsersDataSource = FixedUsers.known,
    files: any FileStore = MemoryFiles(),
    accounts: Accounts = .test(),
    visit: Visit = Visit(id: UsersDriver.visitor),
    path: String? = nil
  ) throws {
    self.accounts = accounts
    let person = Person(files: AccountFiles(accounts: accounts, store: files), visit: visit)
    app = try TestApp(path: path) {
      UsersCoordinator(dataSource: dataSource, person: person, flow: $0)
    }
  }

  /// Starts the app at the files of somebody who is signed in.
  package static func signedIn(
    as email: String = "ada@example.com",
    files: any FileStore = MemoryFiles(),
    accounts store: MemoryAccounts = MemoryAccounts()
  ) async throws -> UsersDriver {
    let accounts = Accounts.test(store)
    try await accounts.join(email, at: visitor)
    let users = try UsersDriver(files: files, accounts: accounts, path: "files")
    try await users.settle()
    return users
  }

  /// Waits until no work is running.
  package func settle() async throws { try await app.wait { !self.app.navigation.isWorking } }

  /// Waits until this is what is shown.
  package func expect(_ drawing: String) async throws {
    try? await app.wait { app.drawing == drawing }
    try app.expect(drawing)
  }

  package var users: UsersViewModel {
    get throws {
      if let table = try? app.top(UsersTableViewModel.self) { return table.users }
      return try app.top()
    }
  }
  package var files: FilesViewModel { get throws { try app.top() } }
  /// The account that is signed in at the browser; `nil` if none is.
  package var account: Account? { accounts.account(at: Self.visitor) }
  package var sections: [String: [String]] {
    get throws {
      Dictionary(
        uniqueKeysWithValues: (try users.sections.value ?? []).map {
          ($0.name, $0.rows.map(\.name))
        }
      )
    }
  }

  /// Types into the search field, and lets the pause after the typing pass.
  package func search(_ query: String) async throws {
    try app.on(UsersViewModel.self) { $0.query = query }
    try await app.wait { app.clock.sleepers == 1 }
    await app.clock.advance(by: .milliseconds(300))
  }

  /// Fills the form in, and submits it.
  package func submit(_ email: String, _ password: String = "a long password") throws {
    try app.on(SignInViewModel.self) {
      $0.email.value = email
      $0.password.value = password
      $0.signIn()
    }
  }

  package func close() async throws {
    app.navigation.close()
    try await app.wait { app.navigation.leaks.isEmpty }
    try app.close()
  }
}
