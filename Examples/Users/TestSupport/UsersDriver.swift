import Users
import UsersFixtures
package import UsersModel
package import UsersViewModels
import Usher
package import UsherTesting

/// Drives the app as a person does.
@MainActor
package final class UsersDriver {
  package let app: TestApp

  package init(
    _ dataSource: any UsersDataSource,
    files: any UserFiles = MemoryFiles(),
    path: String? = nil
  ) throws {
    app = try TestApp(path: path) {
      UsersCoordinator(dataSource: dataSource, files: files, flow: $0)
    }
  }

  /// Waits until no work is running.
  package func settle() async throws { try await app.wait { !self.app.navigation.isWorking } }

  package var users: UsersViewModel {
    get throws {
      if let table = try? app.top(UsersTableViewModel.self) { return table.users }
      return try app.top()
    }
  }
  package var files: FilesViewModel { get throws { try app.top() } }
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

  package func close() async throws {
    app.navigation.close()
    try await app.wait { app.navigation.leaks.isEmpty }
    try app.close()
  }
}
