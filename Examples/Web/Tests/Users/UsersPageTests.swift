import Testing
import Usher
import UsherTesting
import UsherWebTesting

@testable import UsersFixtures
@testable import UsersModel
@testable import UsersTestSupport
@testable import UsersViewModels
@testable import UsersWeb

/// What a person reads and does in the list of users, in each of its two styles.
@MainActor
@Suite("Users: what the lists show")
struct UsersPageTests {
  enum Style: String, CaseIterable { case observed, delegate }

  private let bart = User(id: 1, name: "Bart", email: "bart@example.org")

  private func page(
    _ style: Style,
    _ source: ScriptedUsers
  ) async throws -> (driver: UsersDriver, page: TestPage) {
    let path = style == .delegate ? "by-delegate" : nil
    let users = try UsersDriver(source, path: path)
    try await users.app.wait { source.requests.count == 1 }
    guard style == .delegate else {
      return (users, TestPage(UsersView(viewModel: try users.app.top(UsersViewModel.self))))
    }
    // The list below it has asked first.
    source.answer([])
    try await users.settle()
    let page = TestPage(UsersTableView(viewModel: try users.app.top()))
    try await users.app.wait { source.requests.count == 1 }
    return (users, page)
  }

  @Test(
    "loaded: sections with names and addresses, how many there are, and a search",
    arguments: Style.allCases
  )
  func loaded(_ style: Style) async throws {
    let source = ScriptedUsers()
    var (users, page): (UsersDriver, TestPage?) = try await page(style, source)
    #expect(page?.elements(.listitem).isEmpty == true)
    source.answer([bart, User(id: 2, name: nil, email: nil)], total: 2)
    try await users.app.wait { page?.text.contains("2 users") == true }
    let sections = page?.elements(.region).dropFirst().map(\.name)
    #expect(sections == ["A to I", "J to Q", "R to Z", "Other"])
    #expect(page?.elements(.listitem).map(\.text).contains("Bart bart@example.org") == true)
    #expect(page?.text.contains("No name") == true)
    try page?.field("Search").fill("zzz")
    try await users.app.wait { users.app.clock.sleepers == 1 }
    await users.app.clock.advance(by: .milliseconds(300))
    try await users.app.wait { source.requests.count == 1 }
    source.answer([], total: 0)
    try await users.app.wait { page?.text.contains("Nobody matches “zzz”.") == true }
    #expect(page?.elements(.listitem).isEmpty == true)
    page = nil
    try await users.close()
  }

  @Test("failed: the reason, and a button that asks again", arguments: Style.allCases)
  func failed(_ style: Style) async throws {
    let source = ScriptedUsers()
    var (users, page): (UsersDriver, TestPage?) = try await page(style, source)
    source.fail(status: 500)
    let message = "The service has a problem (500). Please try again later."
    try await users.app.wait { page?.text.contains(message) == true }
    try page?.button("Try Again").click()
    try await users.app.wait { source.requests.count == 1 }
    source.answer([bart], total: 1)
    try await users.app.wait { page?.text.contains("Bart") == true }
    #expect(page?.text.contains(message) == false)
    page = nil
    try await users.close()
  }

  @Test(
    "a long name is whole, and My Files leads there by way of signing in",
    arguments: Style.allCases
  )
  func opened(_ style: Style) async throws {
    let source = ScriptedUsers()
    var (users, page): (UsersDriver, TestPage?) = try await page(style, source)
    let name = String(repeating: "Bartholomew ", count: 40) + "Simpson"
    source.answer([User(id: 1, name: name, email: nil)], total: 1)
    try await users.app.wait { page?.elements(.listitem).count == 1 }
    #expect(page?.elements(.listitem).first?.text == name)
    try page?.button("My Files").click()
    #expect(try users.app.top(SignInViewModel.self).title == "Sign In")
    page = nil
    try await users.settle()
    try await users.close()
  }
}
