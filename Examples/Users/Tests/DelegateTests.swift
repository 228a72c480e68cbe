import Testing
import UsersFixtures
import UsersModel
import UsersTestSupport
import UsersViewModels
import Usher
import UsherTesting

/// The delegate style of the article: `bootstrap`, then `willLoadData` and `didLoadData`.
@MainActor
@Suite("Users: the delegate style")
struct DelegateTests {
  /// A view as the article has it: it starts its spinner, reloads its table, and holds its view model.
  final class TableView: ViewModelDelegate {
    let model: UsersViewModel
    var log: [String] = []
    var isSpinning = false

    init(_ model: UsersViewModel) {
      self.model = model
      model.delegate = self
      model.bootstrap()
    }

    func willLoadData() {
      isSpinning = true
      log.append("will \(model.sections.value?.count ?? 0)")
    }
    func didLoadData() {
      isSpinning = false
      log.append("did \(model.sections.value?.map(\.rows.count) ?? [])")
    }
    func didFail(_ message: String) {
      isSpinning = false
      log.append(message)
    }
  }

  private func driver(_ source: any UsersDataSource) async throws -> UsersDriver {
    let users = try UsersDriver(source, path: "by-delegate")
    // The list below has its own.
    if let source = source as? ScriptedUsers {
      try await users.app.wait { source.requests.count == 1 }
      source.answer([])
    }
    try await users.settle()
    return users
  }

  @Test("F3.5: will comes before did, and the data is there when did comes")
  func order() async throws {
    let users = try await driver(FixedUsers.known)
    var view: TableView? = try TableView(users.users)
    #expect(view?.isSpinning == true)
    #expect(view?.log == ["will 0"])
    try await users.app.wait { view?.isSpinning == false }
    #expect(view?.log == ["will 0", "did [5, 5, 0]"])
    view = nil
    try await users.settle()
    try await users.close()
  }

  @Test("a failure comes as didFail with its message; once more it may succeed")
  func failure() async throws {
    let source = ScriptedUsers()
    let users = try await driver(source)
    var view: TableView? = try TableView(users.users)
    try await users.app.wait { source.requests.count == 1 }
    source.fail(status: 404)
    try await users.app.wait { view?.isSpinning == false }
    view?.model.bootstrap()
    try await users.app.wait { source.requests.count == 1 }
    source.answer([])
    try await users.app.wait { view?.isSpinning == false }
    #expect(
      view?.log == [
        "will 0", "The service has a problem (404). Please try again later.", "will 0",
        "did [0, 0, 0]",
      ]
    )
    view = nil
    try await users.settle()
    try await users.close()
  }

  @Test("F3.7: bootstrapped twice, only the newer load is heard of")
  func twice() async throws {
    let source = ScriptedUsers()
    let users = try await driver(source)
    var view: TableView? = try TableView(users.users)
    try await users.app.wait { source.requests.count == 1 }
    view?.model.bootstrap()
    try await users.app.wait { source.requests.count == 2 }
    source.answer([User(id: 1, name: "Old", email: nil)])
    source.answer([])
    try await users.settle()
    #expect(view?.log == ["will 0", "will 0", "did [0, 0, 0]"])
    view = nil
    try await users.close()
  }

  @Test("F3.6: the delegate isn't retained, and nobody has to be there")
  func weak() async throws {
    let users = try await driver(FixedUsers.known)
    var view: TableView? = try TableView(users.users)
    weak let freed = view
    try await users.settle()
    view = nil
    #expect(freed == nil)
    #expect(try users.users.delegate == nil)
    try users.users.bootstrap()
    try await users.settle()
    #expect(try users.users.sections.value?.count == 3)
    try await users.close()
  }
}
