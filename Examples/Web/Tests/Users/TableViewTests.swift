import Testing
import Usher
import UsherTesting

@testable import UsersFixtures
@testable import UsersModel
@testable import UsersTestSupport
@testable import UsersViewModels
@testable import UsersWeb

/// Tests of the view that is a delegate. Its view model asks a service that the test answers for.
@MainActor
@Suite("Users: the view by delegate")
struct TableViewTests {
  private let bart = User(id: 1, name: "Bart", email: nil)

  /// Starts the app with the table on top, and answers the request of the list below.
  private func table(_ source: ScriptedUsers) async throws -> UsersDriver {
    let users = try UsersDriver(source, path: "by-delegate")
    try await users.app.wait { source.requests.count == 1 }
    source.answer([])
    try await users.settle()
    return users
  }

  @Test("it starts and stops its spinner, and shows what it was told of")
  func spinner() async throws {
    let source = ScriptedUsers()
    let users = try await table(source)
    var view: UsersTableView? = UsersTableView(viewModel: try users.app.top())
    #expect(view?.isLoading == true)
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart])
    try await users.app.wait { view?.isLoading == false }
    #expect(view?.sections.first?.rows.map(\.name) == ["Bart"])
    #expect(view?.message == nil)
    view = nil
    try await users.close()
  }

  @Test("it shows the same as its observed twin: nobody found, and how many there are")
  func twin() async throws {
    let source = ScriptedUsers()
    let users = try await table(source)
    var view: UsersTableView? = UsersTableView(viewModel: try users.app.top())
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart], total: 1)
    try await users.app.wait { view?.isLoading == false }
    #expect(view?.count == "1 user" && view?.notice == nil && view?.hidesSections == false)
    try users.users.query = "zzz"
    try users.users.bootstrap()
    try await users.app.wait { source.requests.count == 1 }
    source.answer([], total: 0)
    try await users.app.wait { view?.isLoading == false }
    #expect(view?.notice == "Nobody matches “zzz”.")
    #expect(view?.hidesSections == true && view?.count == "0 users")
    view = nil
    try await users.close()
  }

  @Test("a refresh that fails while more was being fetched leaves no spinner behind")
  func failedRefresh() async throws {
    let source = ScriptedUsers()
    let users = try await table(source)
    var view: UsersTableView? = UsersTableView(viewModel: try users.app.top())
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart], next: 2)
    try await users.app.wait { view?.more == .available }
    view?.endReached()
    #expect(view?.more == .loading)
    try await users.app.wait { source.requests.count == 1 }
    try users.users.refresh()
    try await users.app.wait { source.requests.count == 2 }
    source.answer([])
    source.fail(status: 500)
    try await users.app.wait { view?.isLoading == false }
    #expect(view?.message == "The service has a problem (500). Please try again later.")
    #expect(view?.more == MoreItems.none)
    #expect(view?.sections.first?.rows.map(\.name) == ["Bart"])
    view?.endReached()
    view = nil
    try await users.settle()
    try await users.close()
  }
}
