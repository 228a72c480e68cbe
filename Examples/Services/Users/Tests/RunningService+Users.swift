import Foundation
import ServiceTestSupport
import UsersModel
import UsersService

extension RunningService {
  /// Runs a service with this number of users while `body` runs; then shuts it down.
  static func run(
    users count: Int? = nil,
    _ body: (RunningService) async throws -> Void
  ) async throws {
    let store = try UserStore.inMemory()
    if let count { try await store.seed(count: count) }
    try await run(UsersService(store: store), body)
  }
}

extension Answer {
  var users: [User] {
    get throws { try JSONDecoder().decode([User].self, from: Data(body.utf8)) }
  }

  var names: [String?] {
    get throws { try users.map(\.name) }
  }
}
