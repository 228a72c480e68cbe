import RESTErrors
import RESTSourceChecks
import Testing

@testable import UsersModel

@Suite("F3.3: asking for users")
struct UsersSourceTests {
  private let source = RESTSource(
    longestAnswer: RESTUsersDataSource.longestAnswer
  ) { url, timeout in
    _ = try await RESTUsersDataSource(timeout: timeout) { url }.users(page: 1, matching: "")
  } reason: { error in
    if case .service(let reason) = error as? UsersError { reason } else { nil }
  }

  @Test(
    "what goes wrong on the way is told, and always ends",
    arguments: RESTSourceCheck.onTheWay + RESTSourceCheck.statuses
  )
  func way(_ check: RESTSourceCheck) async throws {
    try await check.run(source)
  }

  @Test("without an address it is unreachable")
  func nowhere() async {
    let source = RESTUsersDataSource { nil }
    await #expect(throws: UsersError.service(.unreachable)) {
      try await source.users(page: 1, matching: "")
    }
  }
}
