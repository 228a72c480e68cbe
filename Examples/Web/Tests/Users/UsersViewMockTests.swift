import Observation
import Testing
import Usher
import UsherWebTesting

@testable import UsersModel
@testable import UsersViewModels
@testable import UsersWeb

/// The view by itself: with a view model written by hand, and without a model.
@MainActor
@Suite("Users: the view with a mock")
struct UsersViewMockTests {
  @Observable
  final class MockUsers: UsersListModel {
    let title = "Users"
    var query = ""
    var sections = Loadable<[UserSectionModel]>.idle
    var notice: String?
    var hidesSections = false
    var more = MoreItems.none
    var count = ""
    let filesButtonTitle = "Files"
    let otherStyleText = "Another style"
    let otherStyleButtonTitle = "Change It"
    private(set) var calls: [String] = []

    var isLoading: Bool { sections.isLoading }
    func refresh() { calls.append("refresh") }
    func retryButtonTapped() { calls.append("retry") }
    func endReached() { calls.append("end") }
    func filesButtonTapped() { calls.append("files") }
    func otherStyleButtonTapped() { calls.append("other style") }
  }

  private let users = MockUsers()

  private func section(_ users: [User]) -> UserSectionModel {
    UserSectionModel(UserSection(name: "A to I", users: users))
  }

  @Test("it shows what the view model has, as it changes")
  func shows() throws {
    let page = TestPage(UsersView(viewModel: users))
    users.sections = .loading(old: nil)
    #expect(page.elements(.status).map(\.name).contains("Loading"))
    users.sections = .loaded([section([User(id: 7, name: "Bart", email: "bart@example.org")])])
    users.count = "1 user"
    #expect(page.elements(.listitem).map(\.text) == ["Bart bart@example.org"])
    #expect(page.text.contains("1 user"))
    users.notice = "Nobody matches “zzz”."
    users.hidesSections = true
    #expect(page.text.contains("Nobody matches “zzz”."))
    #expect(page.elements(.listitem).isEmpty)
  }

  @Test("it calls the view model, each act once")
  func calls() throws {
    let page = TestPage(UsersView(viewModel: users))
    users.sections = .loaded([section([User(id: 7, name: "Bart", email: nil)])])
    users.more = .available
    try page.button("Files").click()
    try page.button("Change It").click()
    try page.button("Refresh").click()
    page.scrollToEnd()
    users.sections = .failed(old: nil, message: "Away.")
    try page.button("Try Again").click()
    #expect(users.calls == ["files", "other style", "refresh", "end", "retry"])
    try page.field("Search").fill("Lisa")
    #expect(users.query == "Lisa")
  }
}
